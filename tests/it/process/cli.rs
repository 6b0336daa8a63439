//! The commands that end by themselves, and what they refuse.

use std::path::Path;

use super::*;

fn write(here: &Installation, name: &str, text: &str) -> String {
    let path = here.data.path().join(name);
    std::fs::write(&path, text).unwrap();
    path.display().to_string()
}

fn set_mode(path: &Path, mode: &str) {
    assert!(std::process::Command::new("chmod").arg(mode).arg(path).status().unwrap().success());
}

each_installation! {
    async fn doctor_tells_sick_from_healthy(here: Installation) {
        settle(&here.db().await, 1).await;
        let first = here.program(&["doctor"], &[]).end().await.well();
        assert!(first.out.contains("the next start makes it") && first.out.contains("Nothing is wrong."), "{}", first.out);
        for file in ["keys.json", "vapid.json"] {
            assert!(!here.data.path().join(file).exists(), "doctor makes nothing");
        }
        assert!(first.out.contains("ok    live updates: within one process"), "{}", first.out);
        let split = here.program(&["doctor"], &[("TIMEWEAVE_WORKER_ENABLED", "false")]).end().await.well();
        assert!(split.out.contains("look  live updates: `serve` does no background work"), "{}", split.out);

        let gateway = here.serves(&["--no-worker"]).await;
        let ada = Client::member(&gateway, "ada").await;
        let db = here.db().await;
        ada.ask(count(&db, "SELECT MAX(id) FROM users").await).await.unwrap().ok();
        gateway.stop().await.well();
        let healthy = here.program(&["doctor"], &[]).end().await.well();
        assert!(healthy.out.contains("ok    schema: up to date") && healthy.out.ends_with("Nothing is wrong."), "{}", healthy.out);

        db.run("UPDATE deliveries SET status = 'dead', finished_at = due_at WHERE consumer = 'bell'", params![]).await.unwrap();
        let miscounted = "INSERT INTO groups (tenant_id, owner_id, name, slug, description, visibility, status, created_at, updated_at,
                cached_member_count)
             SELECT tenant_id, id, 'x', 'x', '', 'public', 'active', created_at, created_at, 3
               FROM users WHERE tenant_id = 1 AND id = (SELECT MIN(id) FROM users)";
        db.run(miscounted, params![]).await.unwrap();
        let keys = here.data.path().join("keys.json");
        let vapid = here.data.path().join("vapid.json");
        for file in [&keys, &vapid] {
            set_mode(file, "644");
        }
        let sick = here.program(&["doctor"], &[]).end().await.badly();
        assert!(sick.out.contains("WRONG outbox: 1 deliveries were given up"), "{}", sick.out);
        for file in [&keys, &vapid] {
            assert!(sick.out.contains(&format!("run `chmod 600 {}`", file.display())), "{}", sick.out);
        }
        assert!(sick.out.contains("WRONG members of groups: 1 groups whose count"), "{}", sick.out);
        assert!(sick.out.ends_with("4 things are wrong."), "{}", sick.out);

        db.run("UPDATE groups SET cached_member_count = 0 WHERE tenant_id = 1", params![]).await.unwrap();
        for file in [&keys, &vapid] {
            set_mode(file, "600");
        }
        let worker = here.program(&["work", "--revive"], &[]);
        worker.says("1 deliveries are due again").await;
        until(&db, DONE, |done| done == 1).await;
        worker.stop().await.well();
        here.program(&["doctor"], &[]).end().await.well();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn doctor_says_what_to_do_about_a_schema_that_is_behind_and_migrate_does_it() {
    let here = Installation::empty();
    let behind = here.program(&["doctor"], &[]).end().await.badly();
    assert!(behind.out.contains("WRONG schema: run `timeweave migrate`; missing: "), "{}", behind.out);

    let migrated = here.program(&["migrate"], &[]).end().await.well();
    assert!(migrated.out.starts_with("applied "), "{}", migrated.out);
    let again = here.program(&["migrate"], &[]).end().await.well();
    assert_eq!(again.out, "the schema is up to date");
    here.program(&["doctor"], &[]).end().await.well();

    let elsewhere = [("TIMEWEAVE_DATABASE_URL", "postgres://nobody:hush@127.0.0.1:1/nowhere")];
    let unreachable = here.program(&["doctor"], &elsewhere).end().await.badly();
    assert!(unreachable.out.contains("Check TIMEWEAVE_DATABASE_URL."), "{}", unreachable.out);
    assert!(!format!("{unreachable:?}").contains("hush"), "{unreachable:?}");
    let redis = here.program(&["doctor"], &[("TIMEWEAVE_REDIS_URL", "redis://127.0.0.1:1")]).end().await.badly();
    assert!(redis.out.contains("Check TIMEWEAVE_REDIS_URL."), "{}", redis.out);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_demo_is_sown_once() {
    let here = Installation::empty();
    let sow = ["seed", "--members", "100", "--connections", "200"];
    let first = here.program(&sow, &[]).end().await.well();
    assert!(first.out.contains("Made the demo communities: 100 members, "), "{}", first.out);
    assert!(first.out.contains("Demo sign-ins, password timeweave-demo:"), "{}", first.out);
    let db = here.db().await;
    let rows = "SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM connections)";
    let before = count(&db, rows).await;
    let second = here.program(&sow, &[]).end().await.well();
    assert!(second.out.contains("The demo communities are there."), "{}", second.out);
    assert_eq!(count(&db, rows).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_contracts_are_printed_as_published_whatever_the_configuration() {
    let here = Installation::empty();
    let broken = [("TIMEWEAVE_SERVER_LISTEN", "nowhere")];
    let openapi = here.program(&["openapi"], &broken).end().await.well();
    let printed: serde_json::Value = serde_json::from_str(&openapi.out).unwrap();
    assert_eq!(printed, serde_json::from_str::<serde_json::Value>(contract::OPENAPI_JSON).unwrap());

    let schema = here.program(&["schema"], &broken).end().await.well();
    let published = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/graphql/schema.graphql")).unwrap();
    assert_eq!(schema.out.trim_end(), published.trim_end());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wrong_with_the_configuration_is_told_by_name_before_anything_starts() {
    let here = Installation::empty();
    let file = write(
        &here,
        "other.toml",
        "[server]\nlisen = \"127.0.0.1:0\"\n[databse]\nurl = \"\"\n[log]\nformat = \"xml\"\n",
    );
    let secret = "one:short-secret-nobody-may-see";
    let more =
        [("TIMEWEAVE_SERVER_LISEN", "x"), ("TIMEWEAVE_WORKER_POLL_SECONDS", "soon"), ("TIMEWEAVE_AUTH_KEYS", secret)];
    for command in ["serve", "work", "migrate", "seed", "doctor"] {
        let ended = here.program(&[command, "--config", &file], &more).end().await.badly();
        let told = format!("{}\n{}", ended.out, ended.log);
        for part in [
            "server.lisen: no such key",
            "[databse]: no such section",
            "log.format: \"xml\" is not one of",
            "TIMEWEAVE_SERVER_LISEN: no such variable",
            "worker.poll_seconds: \"soon\" is not",
            "auth.keys: this is not",
        ] {
            assert!(told.contains(part), "{command}: {part:?} is missing in {told}");
        }
        assert!(!told.contains("nobody-may-see"), "{told}");
    }
    assert!(!here.data.path().join("timeweave.db").exists(), "nothing was started");
    let missing = here.program(&["serve", "--config", "missing.toml"], &[]).end().await.badly();
    assert!(missing.log.contains("missing.toml"), "{}", missing.log);
    let unknown = here.program(&["dance"], &[]).end().await;
    assert_eq!(unknown.status.code(), Some(2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_is_read_where_it_is_named_or_where_the_program_stands_and_the_environment_wins() {
    let here = Installation::empty();
    let named = write(&here, "other.toml", "[server]\npublic_url = \"https://named.example\"\n");
    write(&here, "timeweave.toml", "[server]\npublic_url = \"https://there.example\"\nlisten = \"256.0.0.1:1\"\n");
    for (arguments, more, expected) in [
        (vec!["--config", named.as_str()], vec![], "https://named.example"),
        (vec![], vec![], "https://there.example"),
        (vec![], vec![("TIMEWEAVE_SERVER_PUBLIC_URL", "https://env.example")], "https://env.example"),
    ] {
        let program = here.serves_with(&arguments, &more).await;
        let tenants = Client::new(&program, "").get("/api/v2/tenants").await.ok().json();
        assert_eq!(tenants["meta"]["base_url"], expected);
        program.stop().await.well();
    }
}
