//! Paid messages: from a draft to the first tap (spec notifications 8).

use chrono::TimeDelta;
use futures::future::join_all;
use http::Method;
use serde_json::{Value, json};
use timeweave::notifications::campaigns::tasks;
use timeweave::notifications::store::sound;
use timeweave::params;

use super::{register, states, subscribe};
use crate::each_engine;
use crate::support::{Heard, Person, Town, leak};

const CREATE: &str = include_str!("../../../graphql/operations/notifications/create_push_campaign.graphql");
const MINE: &str = include_str!("../../../graphql/operations/notifications/push_campaigns.graphql");
const STAFF: &str = include_str!("../../../graphql/operations/notifications/push_campaigns_for_staff.graphql");
const OPEN: &str = include_str!("../../../graphql/operations/notifications/open_push_campaign.graphql");

pub(super) async fn allow(town: &Town, is_on: bool) {
    let sql = "UPDATE tenants SET features = $1";
    town.db().run(sql, params![json!({ "local_advertising": is_on })]).await.unwrap();
    // Communities are looked at anew every few seconds.
    town.later(TimeDelta::minutes(1));
}

/// A member wants paid messages, or does not.
pub(super) async fn opt_in(person: &Person, wants: bool) {
    put(person, "/users/me/notifications", json!({ "push_campaigns_opted_in": wants })).await.ok();
}

async fn put(by: &Person, path: &str, body: Value) -> Heard {
    by.send(by.request(Method::PUT, path, Some(body))).await
}

fn words() -> Value {
    json!({ "name": " Spring ", "title": "Bikes are ready", "body": "Ten percent off.", "cta_url": "https://bikes.example.com/spring" })
}

async fn draft(by: &Person, more: Value) -> Value {
    let mut body = words();
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let made = by.post("/me/push-campaigns", body).await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()["data"].clone()
}

/// A draft that was submitted.
pub(super) async fn waiting(by: &Person, more: Value) -> i64 {
    let id = draft(by, more).await["id"].as_i64().unwrap();
    by.tap(&format!("/me/push-campaigns/{id}/submit")).await.ok();
    id
}

pub(super) async fn decide(by: &Person, id: i64, what: &str, body: Value) -> Heard {
    by.post(&format!("/admin/push-campaigns/{id}/{what}"), body).await
}

async fn show(by: &Person, id: i64) -> Value {
    by.get(&format!("/me/push-campaigns/{id}")).await.ok().json()["data"].clone()
}

/// Lines of a kind in somebody's bell: what they say and where they lead.
async fn bell(town: &Town, person: &Person, kind: &str) -> Vec<(String, String)> {
    let sql = "SELECT message, link FROM notifications WHERE user_id = $1 AND type = $2 ORDER BY id";
    town.db().all(sql, params![person.id, kind]).await.unwrap()
}

async fn readers(town: &Town, id: i64) -> Vec<i64> {
    let sql = "SELECT user_id FROM paid_push_campaign_sends WHERE campaign_id = $1 ORDER BY user_id";
    town.db().all(sql, params![id]).await.unwrap()
}

async fn is_sound(town: &Town) {
    for invariant in sound::INVARIANTS {
        let wrong: i64 = town.db().one(leak(invariant.count.to_owned()), params![]).await.unwrap();
        assert_eq!(wrong, 0, "{}", invariant.what);
    }
}

async fn place(town: &Town, person: &Person, latitude: f64, longitude: f64) {
    let sql = "UPDATE users SET latitude = $2, longitude = $3 WHERE id = $1";
    town.db().run(sql, params![person.id, latitude, longitude]).await.unwrap();
}

each_engine! {
    async fn a_campaign_goes_from_a_draft_to_the_first_tap(town: Town) {
        let [ada, ben, cleo, dora, emil, fay, gus] = town.members(["ada", "ben", "cleo", "dora", "emil", "fay", "gus"]).await;
        let admin = town.member_as("harbour", "root", "admin").await;
        let broker = town.member_as("harbour", "bea", "broker").await;
        allow(&town, true).await;
        let made = draft(&ada, json!({ "advertiser_type": "sme", "cost_per_send": 7 })).await;
        let id = made["id"].as_i64().unwrap();
        assert_eq!(made, json!({
            "id": id, "user_id": ada.id, "owner_name": made["owner_name"], "name": "Spring", "title": "Bikes are ready", "body": "Ten percent off.",
            "advertiser_type": "sme", "cta_url": "https://bikes.example.com/spring", "audience_filter": null, "cost_per_send": 7, "scheduled_at": null,
            "status": "draft", "rejection_reason": null, "send_count": 0, "open_count": 0, "total_cost": 0, "version": 1, "submitted_at": null,
            "decided_at": null, "started_at": null, "finished_at": null, "created_at": made["created_at"], "updated_at": made["updated_at"],
        }));
        let changed = put(&ada, &format!("/me/push-campaigns/{id}"), json!({ "body": "Twenty percent off.", "cost_per_send": 0 })).await.ok();
        assert_eq!((&changed.json()["data"]["body"], &changed.json()["data"]["title"], &changed.json()["data"]["cost_per_send"]),
            (&json!("Twenty percent off."), &json!("Bikes are ready"), &json!(1)));
        put(&ada, &format!("/me/push-campaigns/{id}"), json!({ "cost_per_send": 5 })).await.ok();

        // Ben and Cleo want paid messages, and Ben has a browser; Dora has muted who writes, Emil has blocked them, Fay has switched push messages
        // off, Gus wants none, and those who write do not hear themselves.
        for person in [&ada, &ben, &cleo, &dora, &emil, &fay] {
            opt_in(person, true).await;
        }
        put(&fay, "/users/me/notifications", json!({ "push_enabled": false })).await.ok();
        subscribe(&ben, "https://push.example.com/ben").await;
        register(&ben, "phone").await;
        dora.tap(&format!("/feed/users/{}/mute", ada.id)).await.ok();
        emil.tap(&format!("/users/{}/block", ada.id)).await.ok();

        ada.tap(&format!("/me/push-campaigns/{id}/submit")).await.ok();
        town.deliver().await;
        let told = bell(&town, &admin, "push_campaign_submitted").await;
        assert_eq!(told.len(), 1);
        assert!(told[0].0.starts_with("The campaign “Spring” by Ada"), "{told:?}");
        assert_eq!(told[0].1, format!("/admin/push-campaigns?campaign={id}"));
        assert_eq!((bell(&town, &broker, "push_campaign_submitted").await.len(), bell(&town, &ada, "push_campaign_submitted").await.len()), (0, 0));
        let listed = admin.get("/admin/push-campaigns?status=pending_review").await.ok().json()["data"].clone();
        assert_eq!((listed.as_array().unwrap().len(), &listed[0]["id"]), (1, &json!(id)));

        // Two approve it at once: one does. Nobody has it twice, however often it is ordered.
        let seen = show(&ada, id).await["version"].clone();
        assert_eq!(decide(&admin, id, "approve?expected_version=1", json!({})).await.refusal(), (409, "VERSION_CONFLICT".into(), "expected_version".into()));
        let version = format!("approve?expected_version={seen}");
        let approval = || decide(&admin, id, &version, json!({}));
        let (one, two) = futures::join!(approval(), approval());
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 422]);
        decide(&admin, id, "dispatch", json!({})).await.ok();
        town.deliver().await;
        assert_eq!(readers(&town, id).await, [ben.id, cleo.id]);
        let sent = show(&ada, id).await;
        assert_eq!((&sent["status"], &sent["send_count"], &sent["total_cost"], &sent["open_count"]), (&json!("sent"), &json!(2), &json!(10), &json!(0)));
        assert_eq!(bell(&town, &cleo, "push_campaign").await, [("Advertisement: Bikes are ready".to_owned(), format!("/me/push-campaigns/{id}"))]);
        assert_eq!((bell(&town, &ada, "push_campaign_approved").await.len(), bell(&town, &ada, "push_campaign_sent").await.len()), (1, 1));
        let queued: Vec<(i64, String, String, String)> =
            town.db().all("SELECT user_id, title, body, link FROM push_queue WHERE type = 'push_campaign'", params![]).await.unwrap();
        assert_eq!(queued, [(ben.id, "Bikes are ready".to_owned(), "Twenty percent off.".to_owned(), format!("/me/push-campaigns/{id}"))]);

        // Ten taps at once are one, and no other's count.
        let path = format!("/me/push-campaigns/{id}/open");
        let taps = join_all((0..10).map(|_| ben.tap(&path))).await;
        let first = taps.into_iter().filter(|heard| heard.json()["data"]["first"] == json!(true)).count();
        assert_eq!(first, 1);
        let again = cleo.graphql(OPEN, json!({ "input": { "campaignId": id.to_string() } })).await.ok().json()["data"]["openPushCampaign"].clone();
        assert_eq!(again, json!({ "first": true, "title": "Bikes are ready", "body": "Twenty percent off.", "url": "https://bikes.example.com/spring" }));
        for (person, path, status, code) in [
            (&town.stranger(), path.clone(), 401, "auth_required"),
            (&ada, path.clone(), 404, "NOT_FOUND"),
            (&gus, path.clone(), 404, "NOT_FOUND"),
            (&ben, "/me/push-campaigns/999999/open".to_owned(), 404, "NOT_FOUND"),
        ] {
            let heard = person.tap(&path).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, code), "{path}");
        }
        let numbers = ada.get(&format!("/me/push-campaigns/{id}/analytics")).await.ok().json()["data"].clone();
        assert_eq!(numbers, json!({
            "campaign_id": id, "send_count": 2, "open_count": 2, "click_count": 2, "open_rate": 100.0,
            "daily_breakdown": [{ "date": "2026-01-05", "sends": 2, "opens": 2 }],
        }));
        let stats = admin.get("/admin/push-campaigns/stats").await.ok().json()["data"].clone();
        assert_eq!((&stats["total_campaigns"], &stats["by_status"]["sent"], &stats["sends_this_month"], &stats["opens_this_month"], &stats["revenue_cents_this_month"]),
            (&json!(1), &json!(1), &json!(2), &json!(2), &json!(10)));
        is_sound(&town).await;

        // Whoever leaves is not named any more; that they got it stays counted.
        town.db().run("UPDATE paid_push_campaign_sends SET user_id = NULL WHERE user_id = $1", params![cleo.id]).await.unwrap();
        is_sound(&town).await;
    }

    async fn many_get_it_part_by_part_and_a_pause_is_heard(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "root", "admin").await;
        allow(&town, true).await;
        let crowd = "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status, is_approved, is_tenant_super_admin, skills,
                            search_text, preferred_language, privacy_profile, privacy_search, onboarding_completed, newsletter_opt_in, notification_preferences, created_at, updated_at)
                     VALUES ($1, $2, 'x', 'Person', 'Tester', 'individual', 'member', 'active', TRUE, FALSE, $3, '', 'en', 'members', TRUE, TRUE, FALSE, $4, $5, $5)";
        for number in 0..450 {
            let who = params![town.harbour, format!("p{number}@harbour.example"), json!([]), json!({ "push_campaigns_opted_in": 1 }), town.clock.now()];
            town.db().run(crowd, who).await.unwrap();
        }
        let tens = ada.post("/me/push-campaigns/estimate-audience", json!({})).await.ok().json()["data"].clone();
        assert_eq!(tens, json!({ "audience_count": 450, "is_fewer_than_ten": false, "rounded_to": 10 }));
        // One that was stopped before it began reaches nobody, and goes on when it is ordered, twice at once.
        let id = waiting(&ada, json!({})).await;
        decide(&admin, id, "approve", json!({})).await.ok();
        decide(&admin, id, "pause", json!({})).await.ok();
        town.deliver().await;
        assert_eq!((readers(&town, id).await.len(), show(&ada, id).await["status"].clone()), (0, json!("paused")));
        assert_eq!(bell(&town, &ada, "push_campaign_paused").await.len(), 1);
        let (one, two) = futures::join!(decide(&admin, id, "dispatch", json!({})), decide(&admin, id, "dispatch", json!({})));
        assert_eq!((one.status.as_u16(), two.status.as_u16()), (200, 200));
        town.deliver().await;
        let sent = show(&ada, id).await;
        assert_eq!((&sent["status"], &sent["send_count"], &sent["total_cost"]), (&json!("sent"), &json!(450), &json!(2250)));
        let lines: i64 = town.db().one("SELECT COUNT(*) FROM notifications WHERE type = 'push_campaign'", params![]).await.unwrap();
        assert_eq!((lines, town.count("paid_push_campaign_sends").await), (450, 450));
        is_sound(&town).await;
    }

    async fn it_goes_out_at_its_moment_to_those_around_its_place(town: Town) {
        let [mut ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let mut admin = town.member_as("harbour", "root", "admin").await;
        allow(&town, true).await;
        for person in [&ben, &cleo, &dora] {
            opt_in(person, true).await;
        }
        place(&town, &ben, 53.274, -9.049).await;
        place(&town, &cleo, 53.274, -9.049).await;
        place(&town, &dora, 54.5, -9.05).await;
        // Cleo has made a level.
        let points = "INSERT INTO xp_entries (tenant_id, user_id, points, reason, subject, created_at) VALUES ($1, $2, 100, 'review_written', 1, $3)";
        town.db().run(points, params![town.harbour, cleo.id, town.clock.now()]).await.unwrap();
        let around = |more: Value| {
            let mut filter = json!({ "radius_km": 10, "lat": 53.27, "lng": -9.05 });
            filter.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            filter
        };
        // How many they are is told in tens: fewer than ten is nothing.
        let few = ada.post("/me/push-campaigns/estimate-audience", json!({ "audience_filter": around(json!({})) })).await.ok().json()["data"].clone();
        assert_eq!(few, json!({ "audience_count": 0, "is_fewer_than_ten": true, "rounded_to": 10 }));
        let moment = (town.clock.now() + TimeDelta::minutes(10)).to_rfc3339();
        let id = waiting(&ada, json!({ "audience_filter": around(json!({ "member_tier_min": 2 })), "scheduled_at": moment })).await;
        let other = waiting(&ada, json!({ "scheduled_at": moment })).await;
        for id in [id, other] {
            assert_eq!(decide(&admin, id, "approve", json!({})).await.ok().json()["data"]["status"], "scheduled");
        }
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        let why = json!({ "reason": " It names a price that is not so. " });
        let rejected = decide(&admin, other, "reject", why).await.ok().json()["data"].clone();
        assert_eq!((&rejected["status"], &rejected["rejection_reason"]), (&json!("rejected"), &json!("It names a price that is not so.")));
        town.later(TimeDelta::minutes(15));
        ada.signs_in().await;
        admin.signs_in().await;
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 1);
        town.deliver().await;
        assert_eq!((readers(&town, id).await, readers(&town, other).await), (vec![cleo.id], vec![]));
        assert_eq!(bell(&town, &ada, "push_campaign_rejected").await.len(), 1);

        // Where the community has none any more, what waits stops and is not lost.
        let late = waiting(&ada, json!({ "scheduled_at": (town.clock.now() + TimeDelta::minutes(10)).to_rfc3339() })).await;
        decide(&admin, late, "approve", json!({})).await.ok();
        allow(&town, false).await;
        town.later(TimeDelta::minutes(15));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        town.deliver().await;
        allow(&town, true).await;
        ada.signs_in().await;
        admin.signs_in().await;
        assert_eq!((show(&ada, late).await["status"].clone(), readers(&town, late).await), (json!("paused"), vec![]));
        decide(&admin, late, "dispatch", json!({})).await.ok();
        town.deliver().await;
        assert_eq!(readers(&town, late).await, [ben.id, cleo.id, dora.id]);
        assert!(states(&town).await.is_empty());
        is_sound(&town).await;
    }

    async fn what_cannot_be_is_refused_and_changes_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "root", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        allow(&town, false).await;
        for path in ["/me/push-campaigns", "/me/push-campaigns/1"] {
            assert_eq!(ada.get(path).await.refusal(), (403, "FEATURE_DISABLED".into(), String::new()), "{path}");
        }
        allow(&town, true).await;
        let wrong = json!({ "name": " ", "title": "x".repeat(101), "body": "", "advertiser_type": "nobody" });
        let told = ada.post("/me/push-campaigns", wrong).await;
        assert_eq!(told.status, 422);
        let mut fields: Vec<_> = told.json()["errors"].as_array().unwrap().iter().map(|one| (one["code"].clone(), one["field"].clone())).collect();
        fields.sort_by_key(|(_, field)| field.to_string());
        let expected = ["advertiser_type", "body", "name", "title"].map(|field| (json!("VALIDATION_ERROR"), json!(field)));
        fields.dedup();
        assert_eq!(fields, expected);
        for (more, fields) in [
            (json!({ "cta_url": "javascript:alert(1)" }), vec!["cta_url"]),
            (json!({ "cta_url": "https://10.0.0.1/x", "scheduled_at": "2020-01-01T00:00:00Z", "audience_filter": { "lat": 1 } }),
                vec!["cta_url", "audience_filter.lng", "audience_filter.radius_km", "scheduled_at"]),
            (json!({ "audience_filter": { "lat": 91, "lng": 0, "radius_km": 10 } }), vec!["audience_filter.lat"]),
        ] {
            let mut body = words();
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            let told = ada.post("/me/push-campaigns", body).await;
            let named: Vec<String> = told.json()["errors"].as_array().unwrap().iter().map(|one| one["field"].as_str().unwrap().to_owned()).collect();
            assert_eq!((told.status.as_u16(), named), (422, fields.into_iter().map(str::to_owned).collect()), "{more}");
        }
        assert_eq!(town.count("paid_push_campaigns").await, 0);

        let id = waiting(&ada, json!({})).await;
        let path = format!("/me/push-campaigns/{id}");
        for heard in [ben.get(&path).await, far.get(&path).await, put(&ben, &path, json!({ "name": "x" })).await, ben.delete(&path).await,
            ben.tap(&format!("{path}/submit")).await, ben.get(&format!("{path}/analytics")).await, far.get(&format!("/admin/push-campaigns/{id}")).await,
            decide(&far, id, "approve", json!({})).await] {
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (404, "NOT_FOUND"));
        }
        for heard in [ben.get("/admin/push-campaigns").await, ben.get("/admin/push-campaigns/stats").await, decide(&ada, id, "approve", json!({})).await] {
            assert_eq!(heard.status, 403, "{}", heard.text());
        }
        assert_eq!(decide(&admin, id, "reject", json!({ "reason": "  " })).await.refusal(), (422, "VALIDATION_ERROR".into(), "reason".into()));
        for what in ["dispatch", "pause"] {
            assert_eq!(decide(&admin, id, what, json!({})).await.refusal().1, "CAMPAIGN_UPDATE_FAILED", "{what}");
        }
        assert_eq!(ada.tap(&format!("{path}/submit")).await.refusal(), (422, "CAMPAIGN_UPDATE_FAILED".into(), String::new()));
        // What waits can still be changed and taken back; after that nothing can.
        put(&ada, &path, json!({ "title": "Bikes", "cta_url": null })).await.ok();
        assert_eq!(ada.delete(&path).await.ok().json()["data"]["status"], "cancelled");
        assert_eq!(put(&ada, &path, json!({ "title": "x" })).await.refusal().1, "CAMPAIGN_UPDATE_FAILED");
        assert_eq!(decide(&admin, id, "approve", json!({})).await.refusal().1, "CAMPAIGN_UPDATE_FAILED");
        let kept = show(&ada, id).await;
        assert_eq!((&kept["title"], &kept["cta_url"], &kept["status"]), (&json!("Bikes"), &Value::Null, &json!("cancelled")));

        // The same at the other door.
        let input = json!({ "input": { "name": "n", "title": "t", "body": "b", "advertiserType": "VEREIN", "costPerSend": 0.07, "audienceFilter": { "minimumLevel": 3 } } });
        let made = ada.graphql(CREATE, input).await.ok().json()["data"]["createPushCampaign"]["campaign"].clone();
        assert_eq!((&made["status"], &made["audience"]["minimumLevel"], &made["owner"]["name"]), (&json!("DRAFT"), &json!(3), &json!("Ada Tester")));
        // Hundredths at the REST door are an amount here.
        let rest = ada.get("/me/push-campaigns").await.ok().json()["data"][0].clone();
        assert_eq!((&made["costPerSend"], &rest["cost_per_send"]), (&json!(0.07), &json!(7)));
        let finer = json!({ "input": { "name": "n", "title": "t", "body": "b", "costPerSend": 0.075 } });
        let told = ada.graphql(CREATE, finer).await.json()["errors"][0]["extensions"].clone();
        assert_eq!((&told["code"], &told["field"]), (&json!("VALIDATION_OUT_OF_RANGE"), &json!("costPerSend")));
        let mine = ada.graphql(MINE, json!({})).await.ok().json()["data"]["viewer"]["pushCampaigns"]["nodes"].clone();
        assert_eq!((mine.as_array().unwrap().len(), &mine[0]["id"]), (2, &made["id"]));
        let all = admin.graphql(STAFF, json!({ "status": "DRAFT" })).await.ok().json()["data"].clone();
        assert_eq!((&all["pushCampaignsForStaff"]["nodes"][0]["id"], &all["pushCampaignStats"]["byStatus"]["draft"]), (&made["id"], &json!(1)));
        let node = "query($id: ID!) { node(id: $id) { ... on PushCampaign { title } } }";
        assert_eq!(admin.graphql(node, json!({ "id": made["id"] })).await.ok().json()["data"]["node"]["title"], "t");
        assert_eq!(ben.graphql(node, json!({ "id": made["id"] })).await.ok().json()["errors"][0]["extensions"]["code"], "NOT_FOUND");
        is_sound(&town).await;
    }
}
