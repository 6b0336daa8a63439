//! Calls under a key: sent again, they happen once, as at the other door.

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};
use tokio::join;

use super::{data, refusal, run};
use crate::each_engine;
use crate::listings::heading;
use crate::support::Heard;

const SEND: &str = "mutation($to: ID!, $body: String!, $key: String) {
    sendMessage(input: { memberId: $to, body: $body, idempotencyKey: $key }) { message { restId body } } }";

const REQUEST: &str = "mutation($member: ID!, $key: String) {
    requestConnection(input: { memberId: $member, idempotencyKey: $key }) { status connection { restId status } } }";

const MEASURE: &str = "mutation($member: ID!, $direction: SafeguardingDirection!, $key: String) {
    createSafeguardingMeasure(input: {
        kind: NO_CONTACT, memberId: $member, direction: $direction, reason: \"x\", endsAt: \"2026-03-01T00:00:00Z\", idempotencyKey: $key
    }) { measure { restId kind reason endsAt } } }";

const LIST: &str = "mutation($title: String!, $story: String!, $type: ListingType!, $heading: ID!, $key: String) {
    createListing(input: { title: $title, description: $story, type: $type, categoryId: $heading, hoursEstimate: 1.5, idempotencyKey: $key }) {
        listing { restId title type hoursEstimate owner { name } } } }";

const FOUND: &str = "mutation($name: String!, $visibility: GroupVisibility, $key: String) {
    createGroup(input: { name: $name, visibility: $visibility, idempotencyKey: $key }) { group { restId name visibility memberCount viewerMembership { role } } } }";

const POST: &str = "mutation($group: ID!, $body: String!, $key: String) {
    postGroupMessage(input: { groupId: $group, body: $body, idempotencyKey: $key }) { message { restId body sender { name } } } }";

const REVIEW: &str = "mutation($member: ID!, $rating: Int!, $hidden: Boolean!, $key: String) {
    createReview(input: { memberId: $member, rating: $rating, comment: \" Fine. \", isAnonymous: $hidden, idempotencyKey: $key }) {
        review { restId rating comment status reviewType isAnonymous reviewerName reviewer { restId } } } }";

const ENDORSE: &str = "mutation($member: ID!, $skill: String!, $key: String) {
    endorseSkill(input: { memberId: $member, skillName: $skill, idempotencyKey: $key }) { endorsement { restId } } }";

const WITHDRAW: &str = "mutation($member: ID!, $skill: String!) {
    withdrawSkillEndorsement(input: { memberId: $member, skillName: $skill }) { member { id } } }";

const PUSH: &str = "mutation($title: String!, $key: String) {
    sendPush(input: { title: $title, body: \"B\", idempotencyKey: $key }) { sent } }";

/// Keys of a browser: those of the example in RFC 8291.
const P256DH: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

/// The same variables with a key.
fn under(key: &str, variables: &Value) -> Value {
    let mut variables = variables.clone();
    variables["key"] = json!(key);
    variables
}

fn reused() -> (String, i64, String) {
    ("IDEMPOTENCY_KEY_REUSED".to_owned(), 422, "idempotencyKey".to_owned())
}

each_engine! {
    async fn what_is_made_under_a_key_is_made_once(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let repairs = heading(&town, "repairs").await.to_string();
        let choir = ada.post("/groups", json!({ "name": "Choir" })).await.ok().json()["data"]["id"].to_string();
        let listing = |title: &str, side: &str| {
            let story = "A pot of soup, carried to the door.";
            json!({ "title": title, "story": story, "type": side, "heading": repairs })
        };
        let measure = |direction: &str| json!({ "member": cleo.id, "direction": direction });
        let review = |hidden: bool| json!({ "member": ben.id, "rating": 4, "hidden": hidden });
        for (table, who, document, first, other) in [
            ("messages", &ada, SEND, json!({ "to": ben.id, "body": "Hello" }), json!({ "to": ben.id, "body": "Bye" })),
            ("listings", &ada, LIST, listing("Soup for six", "OFFER"), listing("Soup for six", "REQUEST")),
            (
                "groups",
                &ada,
                FOUND,
                json!({ "name": "Garden" }),
                json!({ "name": "Garden", "visibility": "SECRET" }),
            ),
            ("group_messages", &ada, POST, json!({ "group": choir, "body": "Hello" }), json!({ "group": choir, "body": "Bye" })),
            ("reviews", &ada, REVIEW, review(false), review(true)),
            ("skill_endorsements", &ada, ENDORSE, json!({ "member": ben.id, "skill": "Tea" }), json!({ "member": ben.id, "skill": "Bread" })),
            ("connections", &ada, REQUEST, json!({ "member": ben.id }), json!({ "member": cleo.id })),
            ("safeguarding_measures", &broker, MEASURE, measure("TO"), measure("FROM")),
        ] {
            let before = town.count(table).await;
            let made = data(run(who, document, under("once", &first)).await);
            let told = town.count("domain_events").await;
            assert_eq!(data(run(who, document, under("once", &first)).await), made, "{table}");
            assert_eq!(refusal(&run(who, document, under("once", &other)).await), reused(), "{table}");
            assert_eq!(town.count(table).await, before + 1, "{table}");
            assert_eq!(town.count("domain_events").await, told, "{table}");
        }
        assert_eq!(town.count("idempotency_keys").await, 8);
        // The same key is another member's own.
        let sent = data(run(&cleo, SEND, under("once", &json!({ "to": ben.id, "body": "Hello" }))).await);
        assert_eq!((&sent["sendMessage"]["message"]["body"], town.count("messages").await), (&json!("Hello"), 2));
    }

    async fn both_doors_refuse_another_input_alike(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let write = async |body: &str| -> Heard {
            let body = json!({ "recipient_id": ben.id, "body": body });
            let mut request = ada.request(Method::POST, "/messages", Some(body));
            request.headers_mut().insert("idempotency-key", http::HeaderValue::from_static("rest"));
            ada.send(request).await
        };
        write("Hello").await.ok();
        let rest = write("Bye").await.refusal();
        run(&ada, SEND, under("graph", &json!({ "to": ben.id, "body": "Hello" }))).await;
        let graph = refusal(&run(&ada, SEND, under("graph", &json!({ "to": ben.id, "body": "Bye" }))).await);
        assert_eq!((i64::from(rest.0), rest.1), (graph.1, graph.0));
        // A call may be sent again at the other door.
        let crossed = data(run(&ada, SEND, under("rest", &json!({ "to": ben.id, "body": "Hello" }))).await);
        assert_eq!(crossed["sendMessage"]["message"]["body"], "Hello");
        let crossed = run(&ada, SEND, under("rest", &json!({ "to": ben.id, "body": "Bye" }))).await;
        assert_eq!(refusal(&crossed), reused());
        for key in ["", "two words", &"k".repeat(192)] {
            let refused = refusal(&run(&ada, SEND, under(key, &json!({ "to": ben.id, "body": "Hello" }))).await);
            assert_eq!(refused, ("VALIDATION_ERROR".to_owned(), 422, "idempotencyKey".to_owned()), "{key:?}");
        }
        assert_eq!(town.count("messages").await, 2);
    }

    async fn of_two_at_once_one_writes_and_both_are_told(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let same = || under("k", &json!({ "to": ben.id, "body": "Hello" }));
        let (one, other) = join!(run(&ada, SEND, same()), run(&ada, SEND, same()));
        assert_eq!(data(one), data(other));
        assert_eq!(town.count("messages").await, 1);
        // Without a key it is another one.
        data(run(&ada, SEND, json!({ "to": ben.id, "body": "Hello" })).await);
        assert_eq!(town.count("messages").await, 2);
    }

    async fn a_key_is_remembered_for_a_day_and_a_refusal_never(town: Town) {
        let [mut ada, ben] = town.members(["ada", "ben"]).await;
        ben.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        let hello = json!({ "to": ben.id, "body": "Hello" });
        assert_eq!(refusal(&run(&ada, SEND, under("k", &hello)).await).0, "NOT_FOUND");
        ben.delete(&format!("/users/{}/block", ada.id)).await.ok();
        let first = data(run(&ada, SEND, under("k", &hello)).await);
        town.later(TimeDelta::hours(24) - TimeDelta::seconds(1));
        ada.signs_in().await;
        assert_eq!(data(run(&ada, SEND, under("k", &hello)).await), first);
        town.later(TimeDelta::seconds(1));
        assert_ne!(data(run(&ada, SEND, under("k", &hello)).await), first);
        assert_eq!(town.count("messages").await, 2);
    }

    async fn what_was_made_is_told_as_it_is_by_then(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let ask = async || run(&ada, REQUEST, under("k", &json!({ "member": ben.id }))).await;
        let asked = data(ask().await)["requestConnection"].clone();
        assert_eq!(asked["status"], "PENDING_SENT");
        let id = asked["connection"]["restId"].as_str().unwrap().to_owned();
        ben.tap(&format!("/connections/{id}/accept")).await.ok();
        let again = data(ask().await)["requestConnection"].clone();
        assert_eq!(again, json!({ "status": "PENDING_SENT", "connection": { "restId": id, "status": "ACCEPTED" } }));
        ben.delete(&format!("/connections/{id}")).await.ok();
        let gone = data(ask().await)["requestConnection"].clone();
        assert_eq!(gone, json!({ "status": "PENDING_SENT", "connection": null }), "nothing is made again");
        assert_eq!(town.count("connections").await, 0);
    }

    async fn what_was_made_and_is_gone_is_told_as_gone(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let endorse = async || run(&ada, ENDORSE, under("k", &json!({ "member": ben.id, "skill": "Tea" }))).await;
        let endorsed = data(endorse().await);
        data(run(&cleo, ENDORSE, json!({ "member": ben.id, "skill": "Tea" })).await);
        assert_eq!(data(endorse().await), endorsed);
        data(run(&ada, WITHDRAW, json!({ "member": ben.id, "skill": "tea" })).await);
        assert_eq!(data(endorse().await)["endorseSkill"]["endorsement"], Value::Null);
        assert_eq!(town.count("skill_endorsements").await, 1, "nothing is made again");

        // An answer that is kept as REST keeps it is told as it was.
        let found = async || run(&ada, FOUND, under("g", &json!({ "name": "Garden" }))).await;
        let founded = data(found().await);
        let group = founded["createGroup"]["group"]["restId"].as_str().unwrap();
        ada.delete(&format!("/groups/{group}")).await.ok();
        assert_eq!(data(found().await), founded);
        assert_eq!(town.count("groups").await, 0);
    }

    async fn a_message_to_browsers_leaves_once(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let endpoint = "https://push.example.com/a";
        let browser = json!({ "endpoint": endpoint, "keys": { "p256dh": P256DH, "auth": AUTH } });
        ada.post("/api/push/subscribe", browser).await.ok();
        let push = async |title: &str| -> Value {
            run(&admin, PUSH, under("k", &json!({ "title": title }))).await
        };
        let first = data(push("T").await);
        assert_eq!(first["sendPush"]["sent"], 1);
        ada.post("/api/push/unsubscribe", json!({ "endpoint": endpoint })).await.ok();
        let told = town.count("domain_events").await;
        assert_eq!(data(push("T").await), first, "although nobody would hear it now");
        assert_eq!(refusal(&push("U").await), reused());
        assert_eq!(town.count("domain_events").await, told);
    }
}
