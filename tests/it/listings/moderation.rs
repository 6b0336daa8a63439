//! Staff approve listings: what waits, who decides, who is told, and what others see meanwhile (spec desk 5).

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::{decides, found, heading, ids, lists, put};
use crate::each_engine;
use crate::support::{Person, Town};

const QUEUE: &str = "/admin/listings/moderation-queue";

/// Staff approve listings here from now on.
async fn approves(town: &Town) {
    decides(town, json!({"listing.moderation_enabled": true})).await;
}

fn approval(id: i64) -> String {
    format!("/admin/listings/{id}/approve")
}

async fn reject(person: &Person, id: i64, reason: &str) -> crate::support::Heard {
    person.post(&format!("/admin/listings/{id}/reject"), json!({ "reason": reason })).await
}

/// Where a listing stands: status, moderation, reason.
async fn standing(person: &Person, id: i64) -> (String, String, Option<String>) {
    let seen = person.get(&format!("/listings/{id}")).await.ok().json()["data"].clone();
    let word = |name: &str| seen[name].as_str().map(str::to_owned);
    (word("status").unwrap(), word("moderation_status").unwrap(), word("moderation_reason"))
}

fn stands(status: &str, moderation: &str, reason: Option<&str>) -> (String, String, Option<String>) {
    (status.to_owned(), moderation.to_owned(), reason.map(str::to_owned))
}

/// The bell's lines: to whom, of which type, what they say, where they lead. Of the types that staff are told of members apart.
async fn bell(town: &Town) -> Vec<(i64, String, String, String)> {
    town.deliver().await;
    let sql = "SELECT user_id, type, message, link FROM notifications WHERE type LIKE '%listing%' ORDER BY id, user_id";
    town.db().all(sql, params![]).await.unwrap()
}

each_engine! {
    async fn a_listing_waits_is_rejected_changed_and_approved(town: Town) {
        approves(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}");
        let submitted = town.clock.now();
        let asks = (warden.id, "listing_pending_review".to_owned(), "A listing by Ada is waiting to be approved.".to_owned(), format!("/broker/listing-moderation?listing={id}"));
        assert_eq!(bell(&town).await, std::slice::from_ref(&asks));

        let queue = warden.get(QUEUE).await.ok().json();
        assert_eq!((ids(&queue), &queue["meta"]["total"]), (vec![id], &json!(1)));
        assert_eq!((&queue["data"][0]["title"], &queue["data"][0]["moderation_status"]), (&json!("Bicycle repair"), &json!("pending_review")));
        assert_eq!(queue["data"][0]["submitted_at"], "2026-01-05T12:01:00Z", "{submitted}");
        assert!(queue["data"][0]["submission"].is_i64());
        assert_eq!(queue["meta"], json!({
            "base_url": "http://localhost", "current_page": 1, "per_page": 20, "total": 1, "total_pages": 1, "has_more": false,
        }));
        assert_eq!(standing(&warden, id).await, stands("pending", "pending_review", None));
        assert_eq!(town.count("listing_views").await, 0);

        for (body, field) in [(json!({}), "reason"), (json!({"reason": ""}), "reason"), (json!({"reason": " "}), "reason"), (json!({"reason": "x".repeat(1_001)}), "reason")] {
            let refused = warden.post(&format!("/admin/listings/{id}/reject"), body).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        assert_eq!(town.count("listing_moderations").await, 0);
        let told = reject(&warden, id, " Which brakes? ").await.ok().json();
        assert_eq!(told["data"], json!({"rejected": true, "id": id}));
        assert_eq!(standing(&ada, id).await, stands("draft", "rejected", Some("Which brakes?")));
        assert_eq!(ada.get("/users/me/listings").await.ok().json()["data"][0]["moderation_reason"], "Which brakes?");
        assert_eq!(warden.get(&path).await.status, 404);
        let says = "Your listing “Bicycle repair” was not approved. You can change it and send it in again. The reason: Which brakes?";
        let lines = bell(&town).await;
        let plain = |text: &str| text.replace(['\u{2068}', '\u{2069}'], "");
        assert_eq!((lines[1].0, lines[1].1.as_str(), plain(&lines[1].2).as_str(), &lines[1].3), (ada.id, "listing_rejected", says, &path));
        let mails = "SELECT user_id, activity_type, email_body FROM notification_queue WHERE activity_type = 'listing_rejected'";
        let mails: Vec<(i64, String, Option<String>)> = town.db().all(mails, params![]).await.unwrap();
        assert_eq!(mails, [(ada.id, "listing_rejected".to_owned(), Some("Which brakes?".to_owned()))]);

        // Nothing came of it: it cannot be brought back as it was, and waits again once it is rewritten.
        assert_eq!(put(&ada, &path, json!({"status": "active"})).await.refusal().2, "status");
        put(&ada, &path, json!({"hours_estimate": 2})).await.ok();
        assert_eq!(warden.get(QUEUE).await.ok().json()["data"], json!([]));
        town.later(TimeDelta::minutes(11));
        put(&ada, &path, json!({"description": "Punctures, rim brakes and gears of every kind."})).await.ok();
        assert_eq!(standing(&ada, id).await, stands("pending", "pending_review", Some("Which brakes?")));
        assert_eq!(bell(&town).await.last().unwrap(), &asks);

        let told = warden.tap(&approval(id)).await.ok().json();
        assert_eq!(told["data"], json!({"approved": true, "id": id}));
        assert_eq!(standing(&ben, id).await, stands("active", "approved", None));
        assert_eq!(found(&ben, "?q=bicycle").await, [id]);
        // Staff have heard of it when it came in; that it is new is no news to them.
        let lines: Vec<(i64, String)> = bell(&town).await.into_iter().skip(3).map(|(to, kind, ..)| (to, kind)).collect();
        assert_eq!(lines, [(ada.id, "listing_approved".to_owned())]);
        let noted = "SELECT action, reason, made_by FROM listing_moderations ORDER BY id";
        let noted: Vec<(String, Option<String>, i64)> = town.db().all(noted, params![]).await.unwrap();
        assert_eq!(noted, [("reject".to_owned(), Some("Which brakes?".to_owned()), warden.id), ("approve".to_owned(), None, warden.id)]);

        for heard in [warden.tap(&approval(id)).await, reject(&warden, id, "Too late.").await] {
            assert_eq!(heard.status, 422);
        }
    }

    async fn staff_decide_about_the_words_that_they_have_read(town: Town) {
        approves(&town).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}");
        let waits = async || warden.get(QUEUE).await.ok().json()["data"][0]["submission"].clone();
        let mut read = waits().await;
        // What nobody reads changes nothing.
        put(&ada, &path, json!({"hours_estimate": 2})).await.ok();
        assert_eq!(waits().await, read);
        let tags = format!("{path}/tags");
        for (path, changes) in [(&path, json!({"title": "Something else"})), (&tags, json!({"tags": ["soup"]}))] {
            town.later(TimeDelta::seconds(10));
            put(&ada, path, changes.clone()).await.ok();
            let refused = warden.post(&approval(id), json!({"submission": read})).await.refusal();
            assert_eq!(refused, (409, "INVALID_STATE".to_owned(), String::new()), "{changes}");
            let refused = warden.post(&format!("/admin/listings/{id}/reject"), json!({"reason": "No.", "submission": read})).await.refusal();
            assert_eq!(refused, (409, "REJECT_FAILED".to_owned(), String::new()), "{changes}");
            assert_eq!(standing(&ada, id).await, stands("pending", "pending_review", None));
            read = waits().await;
        }
        assert_eq!(town.count("listing_moderations").await, 0);
        for wrong in [json!(0), json!("x")] {
            let refused = warden.post(&approval(id), json!({"submission": wrong})).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "submission".to_owned()));
        }
        warden.post(&approval(id), json!({"submission": read})).await.ok();
        assert_eq!(standing(&ada, id).await, stands("active", "approved", None));
        assert!(ada.get(&path).await.ok().json()["data"].get("submission").is_none());
    }

    async fn of_a_rewrite_and_an_approval_at_once_nobody_approves_what_was_not_read(town: Town) {
        approves(&town).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let read = warden.get(QUEUE).await.ok().json()["data"][0]["submission"].clone();
        let (path, approval) = (format!("/listings/{id}"), approval(id));
        let (rewritten, _) = join!(
            put(&ada, &path, json!({"title": "Something else"})),
            warden.post(&approval, json!({"submission": read}))
        );
        rewritten.ok();
        assert_eq!(standing(&ada, id).await.0, "pending", "whoever came first, the new words wait");
    }

    async fn the_queue_goes_on_where_it_was_left(town: Town) {
        approves(&town).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let mut made = Vec::new();
        for _ in 0..5 {
            town.later(TimeDelta::seconds(10));
            made.push(lists(&ada, repairs, json!({})).await);
        }
        let page = warden.get(&format!("{QUEUE}?limit=2")).await.ok().json();
        assert_eq!((ids(&page), &page["meta"]["has_more"], &page["meta"]["total"]), (made[..2].to_vec(), &json!(true), &json!(5)));
        let graph = "query ($after: String) { listingModerationQueue(first: 2, after: $after) { totalCount nodes { restId } pageInfo { endCursor hasNextPage } } }";
        let first = warden.graphql(graph, json!({})).await.ok().json()["data"]["listingModerationQueue"].clone();
        assert_eq!(first["pageInfo"]["endCursor"], page["meta"]["cursor"]);
        for id in &made[..2] {
            warden.tap(&approval(*id)).await.ok();
        }
        // What its owner rewrites goes to the end: other words wait now.
        put(&ada, &format!("/listings/{}", made[2]), json!({"title": "Something else"})).await.ok();
        let cursor = page["meta"]["cursor"].as_str().unwrap();
        let next = warden.get(&format!("{QUEUE}?limit=2&cursor={cursor}&page=9")).await.ok().json();
        assert_eq!((ids(&next), &next["meta"]["current_page"]), (vec![made[3], made[4]], &json!(1)));
        let next = warden.graphql(graph, json!({"after": cursor})).await.ok().json()["data"]["listingModerationQueue"].clone();
        assert_eq!((&next["totalCount"], &next["nodes"]), (&json!(3), &json!([{"restId": made[3].to_string()}, {"restId": made[4].to_string()}])));
        let last = warden.graphql(graph, json!({"after": next["pageInfo"]["endCursor"]})).await.ok().json()["data"]["listingModerationQueue"].clone();
        assert_eq!((&last["nodes"], &last["pageInfo"]["hasNextPage"]), (&json!([{"restId": made[2].to_string()}]), &json!(false)));
    }

    async fn every_decision_and_every_time_it_comes_in_is_told(town: Town) {
        approves(&town).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}");
        for nth in 0..2 {
            reject(&warden, id, &format!("Reason {nth}.")).await.ok();
            put(&ada, &path, json!({"title": format!("Bicycle repair {nth}")})).await.ok();
            town.deliver().await;
        }
        warden.tap(&approval(id)).await.ok();
        let lines: Vec<(i64, String)> = bell(&town).await.into_iter().map(|(to, kind, ..)| (to, kind)).collect();
        let line = |to: &Person, kind: &str| (to.id, kind.to_owned());
        let (asks, rejected) = (line(&warden, "listing_pending_review"), line(&ada, "listing_rejected"));
        let mut expected = vec![asks.clone(), rejected.clone(), asks.clone(), rejected, asks, line(&ada, "listing_approved")];
        let mut lines = lines;
        lines.sort();
        expected.sort();
        assert_eq!(lines, expected);
    }

    async fn nobody_else_sees_what_waits_by_any_door(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "coordinator").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({"latitude": 53, "longitude": -9, "location": "Old Quay"})).await;
        put(&ada, &format!("/listings/{id}/tags"), json!({"tags": ["soup"]})).await.ok();
        ben.tap(&format!("/listings/{id}/save")).await.ok();
        let message = json!({"recipient_id": ada.id, "body": "Yours?", "context_type": "listing", "context_id": id});
        ben.post("/messages", message).await.ok();
        let draft = lists(&ada, repairs, json!({})).await;
        put(&ada, &format!("/listings/{draft}"), json!({"status": "draft"})).await.ok();
        approves(&town).await;
        // What was approved and is rewritten waits as what is new does.
        put(&ada, &format!("/listings/{id}"), json!({"title": "Bicycle tuning"})).await.ok();
        assert_eq!(standing(&ada, id).await, stands("pending", "pending_review", None));

        for query in ["", "?q=bicycle", "?skills=soup", "?near_lat=53&near_lng=-9&radius_km=5"] {
            assert_eq!(found(&ben, query).await, Vec::<i64>::new(), "{query}");
            assert_eq!(found(&warden, query).await, Vec::<i64>::new(), "{query}");
        }
        assert_eq!(ben.get("/listings/saved").await.ok().json()["data"], json!([]));
        assert_eq!(ben.get("/listings/tags/popular").await.ok().json()["data"], json!([]));
        assert_eq!(ids(&ben.get(&format!("/users/{}/listings", ada.id)).await.ok().json()), Vec::<i64>::new());
        assert_eq!(ben.get("/listings/nearby?lat=53&lon=-9").await.ok().json()["data"], json!([]));
        for heard in [
            ben.get(&format!("/listings/{id}")).await,
            ben.tap(&format!("/listings/{id}/save")).await,
            ben.post(&format!("/listings/{id}/report"), json!({"reason": "spam"})).await,
        ] {
            assert_eq!(heard.status, 404, "{}", heard.text());
        }
        // Nor can they write about what they have written about before. Staff may, who decide about it.
        let message = json!({"recipient_id": ada.id, "body": "Still yours?", "context_type": "listing", "context_id": id});
        let refused = (422, "VALIDATION_ERROR".to_owned(), "context_id".to_owned());
        assert_eq!(ben.post("/messages", message.clone()).await.refusal(), refused);
        warden.post("/messages", message).await.ok();
        let message = json!({"recipient_id": ada.id, "body": "Still yours?", "context_type": "listing", "context_id": draft});
        for who in [&ben, &warden] {
            assert_eq!(who.post("/messages", message.clone()).await.refusal(), refused, "{}", who.name);
        }
        let asked = ben.post("/exchanges", json!({"listing_id": id, "proposed_hours": 1})).await;
        assert!(asked.status.is_client_error(), "{}", asked.text());
        assert_eq!(town.count("exchanges").await, 0);
        let node = "query ($id: ID!, $member: ID!) { listing(id: $id) { restId } member(id: $member) { listings { nodes { restId } } } }";
        let asks = json!({"id": id.to_string(), "member": ada.id.to_string()});
        let seen = ben.graphql(node, asks.clone()).await.json();
        assert_eq!((&seen["data"]["listing"], &seen["errors"][0]["extensions"]["code"]), (&json!(null), &json!("NOT_FOUND")));
        assert_eq!(seen["data"]["member"]["listings"]["nodes"], json!([]));
        let seen = warden.graphql(node, asks).await.ok().json();
        assert_eq!(seen["data"]["listing"]["restId"], id.to_string());

        for who in [&ben, &town.stranger()] {
            for heard in [who.get(QUEUE).await, who.tap(&approval(id)).await, reject(who, id, "No.").await] {
                assert!([401, 403].contains(&heard.status.as_u16()), "{}", heard.text());
            }
        }
        let far = town.member_as("meadow", "far", "admin").await;
        assert_eq!(far.get(QUEUE).await.ok().json()["data"], json!([]));
        assert_eq!(far.tap(&approval(id)).await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        assert_eq!(reject(&far, id, "No.").await.refusal(), (404, "REJECT_FAILED".to_owned(), String::new()));
        assert_eq!(town.count("listing_moderations").await, 0);
        // Approved again, it is where it was; nobody is told that it is new.
        warden.tap(&approval(id)).await.ok();
        assert_eq!(found(&ben, "?q=tuning").await, [id]);
        assert_eq!(ben.get("/listings/saved").await.ok().json()["data"], json!([id]));
        let new = "SELECT COUNT(*) FROM domain_events WHERE kind = 'listing_created'";
        assert_eq!(town.db().one::<i64>(new, params![]).await.unwrap(), 2, "and none of it again");
    }

    async fn nobody_decides_about_their_own(town: Town) {
        approves(&town).await;
        let repairs = heading(&town, "repairs").await;
        let other = town.member_as("harbour", "cora", "coordinator").await;
        for role in ["broker", "admin"] {
            let one = town.member_as("harbour", &format!("one-{role}"), role).await;
            let id = lists(&one, repairs, json!({})).await;
            assert_eq!(one.get(QUEUE).await.ok().json()["data"], json!([]), "{role}");
            assert_eq!(one.tap(&approval(id)).await.refusal(), (403, "FORBIDDEN".to_owned(), String::new()), "{role}");
            assert_eq!(reject(&one, id, "No.").await.refusal(), (403, "REJECT_FAILED".to_owned(), String::new()), "{role}");
            assert_eq!(put(&one, &format!("/listings/{id}"), json!({"status": "active"})).await.refusal().2, "status", "{role}");
            assert_eq!(ids(&other.get(QUEUE).await.ok().json()), [id], "{role}");
            other.tap(&approval(id)).await.ok();
        }
    }

    async fn what_is_read_is_looked_at_again_and_what_is_counted_is_not(town: Town) {
        approves(&town).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}");
        warden.tap(&approval(id)).await.ok();
        for (changes, expected) in [
            (json!({"hours_estimate": 2, "sdg_goals": [3]}), stands("active", "approved", None)),
            (json!({"title": "Bicycle repair"}), stands("active", "approved", None)),
            (json!({"status": "paused"}), stands("paused", "approved", None)),
            (json!({"title": "Bicycle tuning"}), stands("paused", "pending_review", None)),
            (json!({"status": "active"}), stands("pending", "pending_review", None)),
        ] {
            town.later(TimeDelta::seconds(10));
            put(&ada, &path, changes.clone()).await.ok();
            assert_eq!(standing(&ada, id).await, expected, "{changes}");
        }
        warden.tap(&approval(id)).await.ok();
        put(&ada, &format!("{path}/tags"), json!({"tags": ["soup"]})).await.ok();
        assert_eq!(standing(&ada, id).await, stands("pending", "pending_review", None));
        warden.tap(&approval(id)).await.ok();
        put(&ada, &format!("{path}/tags"), json!({"tags": []})).await.ok();
        assert_eq!(standing(&ada, id).await, stands("active", "approved", None));
        // An administrator's own words are not looked at; they approve what they activate, and its owner is told.
        let admin = town.member_as("harbour", "bea", "admin").await;
        put(&admin, &path, json!({"title": "Bicycle repairs"})).await.ok();
        assert_eq!(standing(&ada, id).await, stands("active", "approved", None));
        put(&admin, &path, json!({"status": "pending"})).await.ok();
        assert_eq!(ids(&warden.get(QUEUE).await.ok().json()), [id]);
        put(&admin, &path, json!({"status": "active"})).await.ok();
        assert_eq!(standing(&ada, id).await, stands("active", "approved", None));
        let last = "SELECT made_by FROM listing_moderations ORDER BY id DESC LIMIT 1";
        assert_eq!(town.db().one::<i64>(last, params![]).await.unwrap(), admin.id);
    }

    async fn what_waits_is_decided_about_after_the_community_has_stopped_approving(town: Town) {
        approves(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let (one, other) = (lists(&ada, repairs, json!({})).await, lists(&ada, repairs, json!({"type": "request"})).await);
        reject(&warden, other, "Not here.").await.ok();
        decides(&town, json!({})).await;
        assert_eq!(ids(&warden.get(QUEUE).await.ok().json()), [one]);
        assert_eq!(ben.get(&format!("/listings/{one}")).await.status, 404);
        put(&ada, &format!("/listings/{other}"), json!({"title": "Bicycle wanted"})).await.ok();
        for (query, expected) in [("", vec![one, other]), ("?type=offer", vec![one]), ("?type=request", vec![other]), ("?limit=1&page=2", vec![other])] {
            assert_eq!(ids(&warden.get(&format!("{QUEUE}{query}")).await.ok().json()), expected, "{query}");
        }
        for id in [one, other] {
            warden.tap(&approval(id)).await.ok();
            ben.get(&format!("/listings/{id}")).await.ok();
        }
        put(&ada, &format!("/listings/{one}"), json!({"title": "Bicycle tuning"})).await.ok();
        ben.get(&format!("/listings/{one}")).await.ok();
    }

    async fn of_two_who_decide_at_once_one_is_too_late(town: Town) {
        approves(&town).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let cora = town.member_as("harbour", "cora", "coordinator").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = approval(id);
        let (one, other) = join!(warden.tap(&path), reject(&cora, id, "No."));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 422]);
        assert_eq!(town.count("listing_moderations").await, 1);
    }

    async fn the_graph_has_the_same_queue_and_the_same_decisions(town: Town) {
        approves(&town).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let (one, other) = (lists(&ada, repairs, json!({})).await, lists(&ada, repairs, json!({})).await);
        let queue = "{ listingModerationQueue(first: 5) { nodes { restId status moderationStatus submittedAt moderationReason owner { restId } } } }";
        let row = |id: i64| json!({
            "restId": id.to_string(), "status": "PENDING", "moderationStatus": "PENDING_REVIEW", "submittedAt": "2026-01-05T12:01:00Z",
            "moderationReason": null, "owner": {"restId": ada.id.to_string()},
        });
        let page = warden.graphql(queue, Value::Null).await.ok().json();
        assert_eq!(page["data"]["listingModerationQueue"]["nodes"], json!([row(one), row(other)]));
        assert_eq!(ada.graphql(queue, Value::Null).await.json()["errors"][0]["extensions"]["code"], "FORBIDDEN");

        let approve = "mutation ($id: ID!) { approveListing(input: {listingId: $id}) { listing { restId status moderationStatus } } }";
        let told = warden.graphql(approve, json!({"id": one.to_string()})).await.ok().json();
        assert_eq!(told["data"]["approveListing"]["listing"], json!({"restId": one.to_string(), "status": "ACTIVE", "moderationStatus": "APPROVED"}));
        let again = warden.graphql(approve, json!({"id": one.to_string()})).await.json();
        assert_eq!(again["errors"][0]["extensions"]["code"], "INVALID_STATE");
        let reject = "mutation ($id: ID!, $reason: String!) { rejectListing(input: {listingId: $id, reason: $reason}) { removedListingId listing { restId } } }";
        let told = warden.graphql(reject, json!({"id": other.to_string(), "reason": "No."})).await.ok().json();
        let payload = &told["data"]["rejectListing"];
        assert_eq!(payload["listing"], json!(null), "a broker does not see what is its owner's draft");
        assert!(payload["removedListingId"].is_string(), "{payload}");
        town.deliver().await;
        let bell = "{ viewer { notifications(first: 5) { nodes { type about { ... on Listing { restId moderationReason } } } } } }";
        let lines = ada.graphql(bell, Value::Null).await.ok().json()["data"]["viewer"]["notifications"]["nodes"].clone();
        let expected = json!([
            {"type": "listing_rejected", "about": {"restId": other.to_string(), "moderationReason": "No."}},
            {"type": "listing_approved", "about": {"restId": one.to_string(), "moderationReason": null}},
        ]);
        assert_eq!(lines, expected);
    }
}
