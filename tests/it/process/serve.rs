//! The first minutes: `serve --demo`, starting again, starting with nothing.

use super::*;

const DEMO: &str = "timeweave-demo";

async fn demo_member(program: &Program, tenant: &str, name: &str) -> (Client, i64) {
    let client = Client::new(program, tenant).signed_in(&format!("{name}@{tenant}.example"), DEMO).await;
    let me = client.get("/api/v2/users/me").await.ok().json();
    (client, me["data"]["id"].as_i64().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_demo_is_ready_to_look_around_and_made_once() {
    let here = Installation::empty();
    let program = here.serves(&["--demo"]).await;
    program.says("Timeweave listens.").await;
    program.says("Reference  http://127.0.0.1:").await;
    program.says("Demo sign-ins, password timeweave-demo:").await;
    program.says("super@timeweave.example").await;
    assert!(program.said().contains("Made the demo communities: 1000 members, "), "{}", program.said());

    let ready = Client::new(&program, "").get("/api/v2/health").await;
    assert_eq!(ready.json(), json!({ "status": "ok", "checks": { "database": "ok", "migrations": "ok" } }));
    for tenant in ["harbour", "meadow"] {
        let mut three = Vec::new();
        for name in ["ada", "ben", "cleo"] {
            three.push(demo_member(&program, tenant, name).await);
        }
        for (viewer, own) in &three {
            let page = viewer.get("/api/v2/connections").await.ok().json();
            assert!(!page["data"].as_array().unwrap().is_empty(), "{page}");
            let blocked = viewer.get("/api/v2/users/blocked").await.ok().json();
            assert_eq!(blocked["data"], json!([]));
            for (_, other) in three.iter().filter(|(_, other)| other != own) {
                let status = viewer.get(&format!("/api/v2/connections/status/{other}")).await.ok().json();
                assert_eq!(status["data"]["status"], "none");
            }
        }
        let elsewhere = if tenant == "harbour" { "meadow" } else { "harbour" };
        let stranger = Client::new(&program, elsewhere).login(&format!("ada@{tenant}.example"), DEMO).await;
        assert_eq!((stranger.status.as_u16(), stranger.code()), (401, "AUTH_INVALID_CREDENTIALS".to_owned()));
    }
    Client::new(&program, "harbour").signed_in("super@timeweave.example", DEMO).await;
    program.stop().await.well();

    let rows = "SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM connections)";
    let db = here.db().await;
    let before = count(&db, rows).await;
    let again = here.serves(&["--demo"]).await;
    again.says("The demo communities are there.").await;
    assert_eq!(count(&db, rows).await, before);
    demo_member(&again, "meadow", "ben").await;
    again.stop().await.well();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_demo_nobody_is_there() {
    let here = Installation::empty();
    let program = here.serves(&[]).await;
    let answer = Client::new(&program, "").get("/api/v2/tenants").await.ok();
    assert_eq!(answer.json()["data"], json!([]));
    let refused = Client::new(&program, "harbour").login("ada@harbour.example", DEMO).await;
    assert!(refused.status.is_client_error(), "{}", refused.text());
    let ended = program.stop().await.well();
    assert!(!ended.out.contains("sign-ins"), "{}", ended.out);

    let db = here.db().await;
    assert_eq!(count(&db, "SELECT (SELECT COUNT(*) FROM tenants) + (SELECT COUNT(*) FROM users)").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_is_taken_is_told_by_the_name_of_its_variable() {
    let here = Installation::empty();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    for name in ["TIMEWEAVE_SERVER_LISTEN", "TIMEWEAVE_METRICS_LISTEN"] {
        let ended = here.program(&["serve"], &[(name, &address)]).end().await.badly();
        assert!(ended.log.contains(&format!("cannot listen on {address} ({name})")), "{}", ended.log);
    }
}
