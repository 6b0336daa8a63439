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

        db.run("UPDATE tasks SET status = 'dead', finished_at = due_at WHERE kind = 'event.bell'", params![]).await.unwrap();
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
        assert!(sick.out.contains("WRONG queue: 1 tasks were given up"), "{}", sick.out);
        for file in [&keys, &vapid] {
            assert!(sick.out.contains(&format!("run `chmod 600 {}`", file.display())), "{}", sick.out);
        }
        assert!(sick.out.contains("WRONG members of groups: 1 groups whose count"), "{}", sick.out);
        assert!(sick.out.ends_with("4 things are wrong."), "{}", sick.out);

        let listed = here.program(&["queue"], &[]).end().await.well();
        assert!(listed.out.contains("dead: event.bell of row "), "{}", listed.out);
        let paused = here.program(&["queue", "pause", "event.bell"], &[]).end().await.well();
        assert_eq!(paused.out, "event.bell is paused");
        let resumed = here.program(&["queue", "resume", "event.bell"], &[]).end().await.well();
        assert_eq!(resumed.out, "event.bell goes on");

        db.run("UPDATE groups SET cached_member_count = 0 WHERE tenant_id = 1", params![]).await.unwrap();
        for file in [&keys, &vapid] {
            set_mode(file, "600");
        }
        let worker = here.program(&["work", "--revive"], &[]);
        worker.says("1 tasks are due again").await;
        until(&db, DONE, |done| done == 1).await;
        worker.stop().await.well();
        here.program(&["doctor"], &[]).end().await.well();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn doctor_says_what_to_do_about_a_schema_that_is_behind_and_migrate_does_it() {
    let here = Installation::empty();
    let nothing = here.program(&["doctor"], &[]).end().await.well();
    assert!(nothing.out.contains("timeweave.db is not there yet; the next start makes it"), "{}", nothing.out);
    let nothing = here.program(&["queue"], &[]).end().await.badly();
    assert!(format!("{nothing:?}").contains("is TIMEWEAVE_DATA_DIR right?"), "{nothing:?}");
    let file = write(&here, "timeweave.db", "");
    set_mode(Path::new(&file), "600");
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
async fn doctor_finds_open_doors_and_odd_rules() {
    let here = Installation::empty();
    here.program(&["seed", "--members", "100", "--connections", "200"], &[]).end().await.well();
    let open = here.program(&["doctor"], &[]).end().await.badly();
    assert!(open.out.contains("WRONG demo passwords: the demo's password opens 10"), "{}", open.out);

    let db = here.db().await;
    db.run("UPDATE users SET password_hash = 'x' WHERE id > 1", params![]).await.unwrap();
    let one = here.program(&["doctor"], &[]).end().await.badly();
    assert!(one.out.contains("the demo's password opens 1 accounts, such as "), "{}", one.out);
    db.run("UPDATE users SET password_hash = 'x'", params![]).await.unwrap();
    here.program(&["doctor"], &[]).end().await.well();

    let unknown = serde_json::json!({ "colour": "red" });
    db.run("UPDATE tenants SET settings = $1 WHERE slug = 'meadow'", params![unknown]).await.unwrap();
    let told = here.program(&["doctor"], &[]).end().await.well();
    assert!(
        told.out.contains("look  rules of communities: nobody knows meadow: colour; they are ignored"),
        "{}",
        told.out
    );
    let unreadable = serde_json::json!({
        "registration_mode": "by_lot", "wallet": { "max_transfer": -1, "overdraft": 0 }, "events": [],
        "listing": { "max_per_user": -3 }, "two_factor": { "trusted_device_days": 100_000 },
    });
    db.run("UPDATE tenants SET settings = $1 WHERE slug = 'meadow'", params![unreadable]).await.unwrap();
    let told = here.program(&["doctor"], &[]).end().await.badly();
    assert!(
        told.out.contains("WRONG rules of communities: the values of meadow: registration_mode, meadow: events, meadow: wallet.max_transfer, \
             meadow: two_factor.trusted_device_days, meadow: listing.max_per_user cannot be used"),
        "{}",
        told.out
    );
    db.run("UPDATE tenants SET settings = '{}'", params![]).await.unwrap();
    let odd = serde_json::json!({ "groups": "yes", "flying": true });
    db.run("UPDATE tenants SET features = $1 WHERE slug = 'meadow'", params![odd]).await.unwrap();
    let told = here.program(&["doctor"], &[]).end().await.badly();
    assert!(
        told.out.contains(
            "WRONG features of communities: the values of meadow: groups cannot be used, so they are off; \
             nobody knows meadow: flying"
        ),
        "{}",
        told.out
    );
    db.run("UPDATE tenants SET features = '{}'", params![]).await.unwrap();

    set_mode(here.data.path(), "755");
    let told = here.program(&["doctor"], &[]).end().await.badly();
    assert!(
        told.out.contains("WRONG data directory: others may look into ") && told.out.contains("chmod -R go= "),
        "{}",
        told.out
    );
    set_mode(here.data.path(), "700");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_kept_is_for_its_owner_alone_and_a_broken_key_is_named_once() {
    use std::os::unix::fs::PermissionsExt as _;
    let here = Installation::empty();
    let dir = here.data.path().join("kept/here");
    let place = dir.display().to_string();
    here.serves_with(&[], &[("TIMEWEAVE_DATA_DIR", &place)]).await.stop().await.well();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&dir), mode(dir.parent().unwrap())), (0o700, 0o700));
    for file in std::fs::read_dir(&dir).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file()) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    assert!(dir.join("timeweave.db").exists());
    // A database at an address of its own is kept as well.
    let apart = here.data.path().join("apart/from/it.db");
    let address = format!("sqlite://{}", apart.display());
    here.serves_with(&[], &[("TIMEWEAVE_DATA_DIR", &place), ("TIMEWEAVE_DATABASE_URL", &address)])
        .await
        .stop()
        .await
        .well();
    assert_eq!((mode(apart.parent().unwrap()), mode(&apart)), (0o700, 0o600));

    for (file, name) in [("keys.json", "the signing keys"), ("vapid.json", "the key for browsers")] {
        let kept = std::fs::read(dir.join(file)).unwrap();
        std::fs::write(dir.join(file), "{\"keys\": \"hush\"}").unwrap();
        let ended = here.program(&["serve"], &[("TIMEWEAVE_DATA_DIR", &place)]).end().await.badly();
        assert_eq!(ended.log.matches(file).count(), 1, "{}", ended.log);
        assert!(ended.log.contains(&format!("{name} cannot be used")) && !ended.log.contains("hush"), "{}", ended.log);
        std::fs::write(dir.join(file), kept).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_demo_is_open_to_others_only_if_somebody_says_so() {
    let here = Installation::empty();
    let everywhere = [("TIMEWEAVE_SERVER_LISTEN", "0.0.0.0:0")];
    let refused = here.program(&["serve", "--demo"], &everywhere).end().await.badly();
    for part in ["0.0.0.0:0", "everybody knows the passwords", "--public-demo"] {
        assert!(refused.log.contains(part), "{part:?} is missing in {}", refused.log);
    }
    assert!(!here.data.path().join("timeweave.db").exists(), "nothing was started");
    let alone = here.program(&["serve", "--public-demo"], &[]).end().await;
    assert_eq!(alone.status.code(), Some(2), "it says nothing without a demo");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_contracts_are_printed_as_published_whatever_the_configuration() {
    let here = Installation::empty();
    let broken = [("TIMEWEAVE_SERVER_LISTEN", "nowhere")];
    let openapi = here.program(&["openapi"], &broken).end().await.well();
    let printed: serde_json::Value = serde_json::from_str(&openapi.out).unwrap();
    assert_eq!(printed, serde_json::from_str::<serde_json::Value>(&contract::openapi_json()).unwrap());

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
