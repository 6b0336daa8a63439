//! What the program tells its operators: metrics that move, and logs without secrets.

use super::client::page;
use super::*;

/// The value of a metric with these labels, in any order.
fn value(page: &str, name: &str, labels: &[&str]) -> Option<f64> {
    let line = page.lines().find(|line| {
        line.strip_prefix(name).is_some_and(|rest| rest.starts_with(['{', ' ']))
            && labels.iter().all(|label| line.contains(label))
    })?;
    line.rsplit(' ').next()?.parse().ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_move_on_a_listener_of_their_own() {
    let here = Installation::on(Engine::Sqlite).await;
    let db = here.db().await;
    let members = settle(&db, 2).await;
    let gateway = here.serves_with(&["--no-worker"], &[]).await;
    let ada = Client::member(&gateway, "ada").await;
    ada.ask(members[1]).await.unwrap().ok();
    let none = Client::new(&gateway, "").get("/metrics").await;
    assert_eq!(none.status, 404, "the API shows none");

    let seconds = "timeweave_http_request_seconds";
    let asked = [r#"operation="requestConnection""#, r#"class="2xx""#];
    let before = page(&gateway.metrics).await;
    assert_eq!(value(&before, &format!("{seconds}_count"), &asked), Some(1.0), "{before}");
    assert_eq!(value(&before, &format!("{seconds}_bucket"), &[asked[0], asked[1], r#"le="+Inf""#]), Some(1.0));
    assert!(value(&before, &format!("{seconds}_sum"), &asked).unwrap() > 0.0);
    let open = ["idle", "used"]
        .map(|state| value(&before, "timeweave_database_connections", &[&format!("state=\"{state}\"")]).unwrap());
    assert!(open.iter().sum::<f64>() >= 1.0, "{open:?}");
    let limited = [r#"operation="requestConnection""#];
    assert_eq!(value(&before, "timeweave_rate_limit_refusals_total", &limited), None);

    // 20 a minute, of which one is gone; a new minute may begin meanwhile.
    let mut refused = 0.0;
    for _ in 0..45 {
        if ada.ask(members[0]).await.unwrap().status == 429 {
            refused += 1.0;
        }
    }
    assert!(refused > 0.0);
    let after = page(&gateway.metrics).await;
    assert_eq!(value(&after, "timeweave_rate_limit_refusals_total", &limited), Some(refused), "{after}");
    let statements = "timeweave_database_statements_total";
    assert!(value(&after, statements, &[]) > value(&before, statements, &[]));
    gateway.stop().await.well();
}

each_installation! {
    async fn the_backlog_is_seen_and_goes(here: Installation) {
        let db = here.db().await;
        let members = settle(&db, 2).await;
        let gateway = here.serves(&["--no-worker"]).await;
        Client::member(&gateway, "ada").await.ask(members[1]).await.unwrap().ok();
        gateway.stop().await.well();
        db.run("UPDATE tasks SET due_at = '2100-01-01T00:00:00.000000Z', ready_at = '2100-01-01T00:00:00.000000Z'", params![]).await.unwrap();

        let worker = here.program(&["work"], &[]);
        let line = worker.says("Timeweave works.").await;
        let metrics = line.rsplit(' ').next().unwrap();
        // The bell, and whoever listens.
        waiting(metrics, "timeweave_queue_later", 1.0).await;
        db.run("UPDATE tasks SET due_at = '2020-01-01T00:00:00.000000Z', ready_at = '2020-01-01T00:00:00.000000Z'", params![]).await.unwrap();
        waiting(metrics, "timeweave_queue_later", 0.0).await;
        waiting(metrics, "timeweave_queue_ready", 0.0).await;
        assert_eq!(count(&db, RUNG).await, 1);
        worker.stop().await.well();
    }
}

async fn waiting(metrics: &str, gauge: &str, expected: f64) {
    let seen = async {
        for kind in ["kind=\"event.bell\"", "kind=\"event.live\""] {
            while value(&page(metrics).await, gauge, &[kind]) != Some(expected) {
                // They are counted every few seconds.
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    };
    assert!(tokio::time::timeout(PATIENCE, seen).await.is_ok(), "{gauge} is never {expected}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_holds_no_secret_even_when_it_tells_all() {
    let here = Installation::on(Engine::Sqlite).await;
    settle(&here.db().await, 1).await;
    let key = "0123456789abcdef0123456789abcdef-of-the-gateway";
    let keys = format!("one:{key}");
    let more = [("TIMEWEAVE_LOG_FILTER", "debug,timeweave=trace,sqlx=trace"), ("TIMEWEAVE_AUTH_KEYS", &keys)];
    let gateway = here.serves_with(&[], &more).await;
    let mut ada = Client::new(&gateway, "harbour");
    let mut secrets = vec![PASSWORD.to_owned(), "a wrong guess".to_owned(), key.to_owned()];

    ada.login("ada@harbour.example", "a wrong guess").await;
    let login = ada.login("ada@harbour.example", PASSWORD).await.ok();
    let first = login.json();
    let refresh = json!({ "refresh_token": first["refresh_token"] });
    let second = ada.post("/api/auth/refresh-token", refresh).await.ok().json();
    for tokens in [&first, &second] {
        secrets.extend(["access_token", "refresh_token"].map(|name| tokens[name].as_str().unwrap().to_owned()));
    }
    if let Some(cookie) = login.header("set-cookie") {
        secrets.push(cookie.split([';', '=']).nth(1).unwrap().to_owned());
    }
    ada.token = second["access_token"].as_str().map(str::to_owned);
    ada.get("/api/v2/users/me").await.ok();
    // What is said in confidence at an event: how to take part, what is answered, and what is told to all who come.
    let confided = [
        "marked-link-of-the-hall",
        "marked-answer-of-a-guest",
        "marked-refused-answer",
        "marked-words-to-all-who-come",
    ];
    secrets.extend(confided.map(str::to_owned));
    let [link, answer, refused, words] = confided;
    let event = json!({ "title": "Evening", "description": "x", "start_time": "2099-05-01T18:00:00", "online_link": format!("https://meet.example/{link}") });
    let event = ada.post("/api/v2/events", event).await.ok().json()["data"]["id"].clone();
    let path = |rest: &str| format!("/api/v2/events/{event}/{rest}");
    ada.post(&path("publish"), json!({})).await.ok();
    let asks = json!({ "title": "x", "questions": [{ "key": "need", "kind": "short_text", "label": "What?", "sensitive": true }] });
    let form = ada.post(&path("registration-product/forms"), asks).await.ok().json()["data"]["id"].clone();
    ada.post(&path(&format!("registration-product/forms/{form}/publish")), json!({ "expected_version": 1 })).await.ok();
    let ben = Client::member(&gateway, "m1").await;
    for value in [json!([refused]), json!(answer)] {
        let given = json!({ "form_id": form, "answers": [{ "key": "need", "value": value }] });
        ben.post(&path("registration-product/submissions"), given).await;
    }
    ben.post(&path("registration/confirm"), json!({})).await.ok();
    let own = ada.get(&path("registration-product/submissions")).await.ok().json()["data"][0]["submission_id"].clone();
    let read = ada.post(&path(&format!("registration-product/submissions/{own}/answers")), json!({})).await.ok();
    assert_eq!(read.json()["data"]["answers"][0]["value"], answer);
    let said = json!({ "subject": "News", "body": words, "segments": ["confirmed"] });
    let told = ada.post(&path("broadcasts"), said).await.ok().json()["data"]["id"].clone();
    ada.post(&format!("/api/v2/event-broadcasts/{told}/schedule"), json!({ "expected_version": 1 })).await.ok();
    ada.post("/api/auth/logout", json!({ "refresh_token": second["refresh_token"] })).await.ok();
    ada.post("/api/auth/login", json!({ "email": 1, "password": PASSWORD })).await;
    ada.get(&format!("/api/v2/users/search?q=x&token={}", secrets[3])).await;

    let ended = gateway.stop().await.well();
    assert!(ended.log.contains("/api/auth/login") || ended.log.contains("login"), "it told nothing: {}", ended.log);
    for secret in secrets {
        // A token's signature alone is enough to be a secret.
        let telling = secret.rsplit('.').next().unwrap();
        assert!(telling.len() >= 12, "{telling:?}");
        let line = ended.log.lines().chain(ended.out.lines()).find(|line| line.contains(telling));
        assert_eq!(line, None, "{telling:?} was told");
    }
}
