//! What people write to staff, and what becomes of it.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::guidance::support::{LETTER, store};
use timeweave::params;
use timeweave::queue::Kinds;
use tokio::join;

use crate::each_engine;
use crate::support::{Heard, Person, Town};

const REPORT: &str = include_str!("../../../graphql/operations/guidance/report_problem.graphql");
const MINE: &str = include_str!("../../../graphql/operations/guidance/my_support_requests.graphql");
const DESK: &str = include_str!("../../../graphql/operations/guidance/support_requests.graphql");
const RESOLVE: &str = include_str!("../../../graphql/operations/guidance/resolve_support_request.graphql");

fn message() -> Value {
    json!({ "name": " Dora \n Hill", "email": "Dora@Post.Example", "subject": "technical", "message": " How can I join?\n<b>Dora</b> ", "turnstile_token": "" })
}

fn message_with(changes: Value) -> Value {
    let mut form = message();
    form.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    form
}

fn problem() -> Value {
    json!({
        "request_type": "broken", "summary": "The wallet stays empty", "description": "It says zero hours.", "impact": "blocked",
        "page_url": "https://harbour.example/wallet?token=secret#x", "route": "/report-a-problem", "source": "accessible",
        "include_diagnostics": true, "diagnostics": { "errors": [] },
    })
}

async fn resolves(who: &Person, id: &Value, answer: Value) -> Heard {
    who.post(&format!("/admin/support/requests/{id}/resolve"), answer).await
}

async fn bell(town: &Town, who: &Person) -> Vec<String> {
    town.deliver().await;
    let lines = who.get("/notifications").await.ok().json()["data"].clone();
    lines.as_array().unwrap().iter().map(|line| line["type"].as_str().unwrap().to_owned()).collect()
}

fn fields(heard: &Heard) -> Vec<(u16, String)> {
    let errors = heard.json()["errors"].as_array().cloned().unwrap_or_default();
    errors.iter().map(|error| (heard.status.as_u16(), error["field"].as_str().unwrap_or_default().to_owned())).collect()
}

each_engine! {
    async fn a_stranger_writes_and_is_answered_by_mail(engine: Engine) {
        let (town, server) = crate::mail::posting(engine).await;
        let [ada] = town.members(["ada"]).await;
        let broker = town.member_as("harbour", "keeper", "broker").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let stranger = town.stranger();
        let sent = stranger.post("/contact", message()).await;
        assert_eq!(sent.status, 201, "{}", sent.text());
        assert_eq!(sent.json()["data"]["sent"], true);
        // The same waits once, whoever sends it twice; a machine's leaves nothing.
        let (one, other) = join!(stranger.post("/contact", message()), stranger.post("/contact", message_with(json!({ "email": "dora@post.example" }))));
        one.ok();
        other.ok();
        assert_eq!(town.stranger().post("/contact", message_with(json!({ "message": "Buy!", "website": "https://x.example" }))).await.status, 201);
        assert_eq!(town.count("support_requests").await, 1);
        for (body, expected) in [
            (json!({}), vec!["name", "email", "message"]),
            (message_with(json!({ "name": "\u{200b}", "message": " " })), vec!["name", "message"]),
            (message_with(json!({ "email": "dora" })), vec!["email"]),
            (message_with(json!({ "name": "<b>Dora", "subject": "a\u{202e}b" })), vec!["name", "subject"]),
            (message_with(json!({ "name": " ", "email": "dora@mailinator.com" })), vec!["name", "email"]),
        ] {
            let heard = town.stranger().post("/contact", body.clone()).await;
            let mut told = fields(&heard);
            told.sort();
            let mut expected: Vec<_> = expected.into_iter().map(|field| (422, field.to_owned())).collect();
            expected.sort();
            assert_eq!(told, expected, "{body}");
        }

        assert_eq!(bell(&town, &broker).await, ["support_request_created"]);
        assert_eq!(bell(&town, &ada).await, Vec::<String>::new());
        let page = broker.get("/admin/support/requests?status=open").await.ok().json();
        let row = page["data"][0].clone();
        assert_eq!(row, json!({
            "id": row["id"], "reference": format!("SR-{}", row["id"]), "request_type": "contact", "status": "open", "impact": null,
            "summary": "technical", "description": "How can I join?\n<b>Dora</b>", "page_url": null, "user_id": null, "name": "Dora Hill",
            "email": "dora@post.example", "answer": null, "created_at": "2026-01-05T12:00:00Z", "decided_at": null,
        }));
        for (who, status) in [(&ada, 403), (&town.stranger(), 401)] {
            assert_eq!(who.get("/admin/support/requests").await.status, status);
            assert_eq!(resolves(who, &row["id"], json!({ "answer": "x" })).await.status, status);
        }
        assert_eq!(far.get("/admin/support/requests").await.ok().json()["data"], json!([]));
        assert_eq!(resolves(&far, &row["id"], json!({ "answer": "x" })).await.refusal().1, "NOT_FOUND");

        let answer = "You are welcome.\n\n\nCome by & sing.\n".to_owned() + &"One more line.\n".repeat(20);
        let (one, other) = join!(
            resolves(&broker, &row["id"], json!({ "answer": answer })),
            resolves(&broker, &row["id"], json!({ "answer": answer })),
        );
        let mut told = [one.status.as_u16(), other.status.as_u16()];
        told.sort_unstable();
        assert_eq!(told, [200, 409], "of two who answer at once one does");
        town.post().await;
        let letters = server.letters();
        let letter = letters.iter().find(|letter| letter.to == "dora@post.example").unwrap();
        assert_eq!((letter.to.as_str(), letter.subject().as_str()), ("dora@post.example", "An answer from harbour"));
        let kinds = town.world().room::<Kinds>().unwrap();
        assert!(kinds.names().any(|kind| kind == LETTER.as_str()), "whoever runs the program finds it in the queue");
        let text = letter.text().replace("\r\n", "\n");
        for part in ["You wrote to harbour.", "> You are welcome.\n>\n> Come by & sing.", "Write to the team:\nhttps://timeweave.example/harbour/contact"] {
            assert!(text.contains(part), "{text}");
        }
        assert_eq!(text.matches("> One more line.").count(), 20, "an answer is shown whole");
        assert!(letter.html().contains("You are welcome.<br><br>Come by &amp; sing."), "{}", letter.html());

        // It is forgotten half a year after it was over, when somebody writes next; what waits is not.
        town.later(TimeDelta::days(181));
        stranger.post("/contact", message_with(json!({ "message": "Still there?" }))).await.ok();
        assert_eq!(town.count("support_requests").await, 1);

        // Whoever runs the program is told of what waits for a week.
        let unattended = async || store::UNATTENDED[0].waiting(town.db(), town.clock.now()).await.unwrap();
        town.later(TimeDelta::days(7) - TimeDelta::seconds(1));
        assert_eq!(unattended().await, 0);
        town.later(TimeDelta::seconds(1));
        assert_eq!(unattended().await, 1);
    }

    async fn a_member_reports_a_problem_and_reads_the_answer(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let keeper = town.member_as("harbour", "keeper", "coordinator").await;
        let made = ada.post("/support/reports", problem()).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let report = made.json()["data"]["report"].clone();
        assert_eq!(report, json!({
            "id": report["id"], "reference": format!("SR-{}", report["id"]), "request_type": "broken", "status": "open", "impact": "blocked",
            "summary": "The wallet stays empty", "description": "It says zero hours.", "page_url": "/wallet", "user_id": ada.id,
            "answer": null, "created_at": "2026-01-05T12:00:00Z", "decided_at": null,
        }));
        let (again, theirs) = join!(ada.post("/support/reports", problem()), ben.post("/support/reports", problem()));
        assert_eq!(again.ok().json()["data"]["report"], report, "the same again is the same request");
        let theirs = theirs.ok().json()["data"]["report"]["id"].clone();
        assert_ne!(theirs, report["id"]);
        for (body, expected) in [
            (json!({}), vec!["summary", "description"]),
            (json!({ "summary": "   ", "description": "          " }), vec!["summary", "description"]),
            (json!({ "summary": "The wal\u{202e}tel", "description": "It says zero hours." }), vec!["summary"]),
            (json!({ "summary": "", "description": "x".repeat(5_001), "impact": "zero", "request_type": "contact" }), vec!["summary", "description", "impact", "request_type"]),
        ] {
            let heard = ada.post("/support/reports", body.clone()).await;
            let mut told = fields(&heard);
            told.sort();
            let mut expected: Vec<_> = expected.into_iter().map(|field| (422, field.to_owned())).collect();
            expected.sort();
            assert_eq!(told, expected, "{body}");
        }
        assert_eq!(town.stranger().post("/support/reports", problem()).await.status, 401);

        // Whoever uses the contact form signed in is a member, wherever the form says the answer should go.
        ben.post("/contact", message()).await.ok();
        let input = json!({ "input": { "summary": "How do I get hours?", "description": "I have none at all.", "requestType": "HOW_TO" } });
        let answer = ben.graphql(REPORT, input).await.ok().json();
        assert_eq!(answer["data"]["reportProblem"]["supportRequest"]["impact"], Value::Null, "{answer}");
        assert!(bell(&town, &keeper).await.contains(&"support_request_created".to_owned()));
        let desk = keeper.graphql(DESK, json!({ "first": 10, "status": "OPEN" })).await.ok().json();
        let shown: Vec<_> = desk["data"]["supportRequests"]["nodes"].as_array().unwrap().iter().map(|node| (node["requestType"].clone(), node["email"].clone(), node["member"]["name"].clone())).collect();
        let row = |kind: &str, who: &str| (json!(kind), json!(format!("{who}@harbour.example")), json!(who[..1].to_uppercase() + &who[1..]));
        assert_eq!(shown, [row("HOW_TO", "ben"), row("CONTACT", "ben"), row("BROKEN", "ben"), row("BROKEN", "ada")], "{desk}");

        let done = keeper.graphql(RESOLVE, json!({ "input": { "requestId": report["id"].to_string(), "answer": " They have arrived now. " } })).await.ok().json();
        assert_eq!(done["data"]["resolveSupportRequest"]["supportRequest"]["status"], "ANSWERED", "{done}");
        let closed = resolves(&keeper, &theirs, json!({ "answer": " " })).await.ok().json()["data"].clone();
        assert_eq!((&closed["status"], &closed["answer"]), (&json!("closed"), &Value::Null));
        assert_eq!(resolves(&keeper, &theirs, json!({})).await.refusal().1, "INVALID_STATE");
        assert_eq!(bell(&town, &ada).await, ["support_request_answered"]);
        assert!(!bell(&town, &ben).await.contains(&"support_request_answered".to_owned()), "closing says nothing");
        let mine = ada.get("/support/reports").await.ok().json()["data"].clone();
        assert_eq!((mine.as_array().unwrap().len(), &mine[0]["answer"], &mine[0]["name"]), (1, &json!("They have arrived now."), &Value::Null));
        let graph = ben.graphql(MINE, json!({})).await.ok().json();
        let states: Vec<_> = graph["data"]["viewer"]["supportRequests"].as_array().unwrap().iter().map(|one| one["status"].clone()).collect();
        assert_eq!(states, ["OPEN", "OPEN", "CLOSED"], "{graph}");
        let node = "query($id: ID!) { node(id: $id) { ... on SupportRequest { summary email } } }";
        let id = &graph["data"]["viewer"]["supportRequests"][0]["id"];
        assert_eq!(ada.graphql(node, json!({ "id": id })).await.json()["errors"][0]["extensions"]["code"], "NOT_FOUND");
        assert_eq!(keeper.graphql(node, json!({ "id": id })).await.ok().json()["data"]["node"]["email"], "ben@harbour.example");
        assert_eq!(ben.graphql(node, json!({ "id": id })).await.ok().json()["data"]["node"], json!({ "summary": "How do I get hours?", "email": null }));

        // The same again after the end is another request.
        let anew = ada.post("/support/reports", problem()).await.ok().json()["data"]["report"]["id"].clone();
        assert_ne!(anew, report["id"]);
        // Whoever leaves takes along what they wrote, also before they were members.
        let sql = "UPDATE support_requests SET user_id = NULL, name = 'Ben', email = 'ben@harbour.example' WHERE tenant_id = $1 AND id = $2";
        town.db().run(sql, params![town.harbour, theirs.as_i64().unwrap()]).await.unwrap();
        let leave = json!({ "password": crate::support::PASSWORD });
        ben.send(ben.request(http::Method::DELETE, "/users/me", Some(leave))).await.ok();
        let left = keeper.get("/admin/support/requests").await.ok().json()["data"].clone();
        assert!(left.as_array().unwrap().iter().all(|row| row["user_id"] == ada.id), "{left}");
    }
}
