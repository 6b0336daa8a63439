//! Hours for coming to an event, out of the community fund (spec events 2.1, 9 and 24).

use http::Method;
use serde_json::{Value, json};
use timeweave::events::rewards::tasks;
use timeweave::params;

use super::recurrence::is_sound;
use super::{confirm, decide, draft, minutes_before, publish, put, read, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

async fn reward(admin: &Person, id: i64, hours: f64, version: i64) -> Heard {
    put(admin, &format!("/admin/events/{id}/attendance-reward"), json!({ "hours": hours, "expected_version": version }))
        .await
}

async fn note(person: &Person, id: i64, of: &Person, action: &str, version: i64) -> Value {
    let body = json!({ "action": action, "expected_version": version, "reason": "x" });
    person.post(&format!("/events/{id}/people/{}/attendance", of.id), body).await.ok().json()["data"]["mutation"]["credit_status"].clone()
}

/// Who has hours for coming: how they stand, what they wait for, and whose they are.
async fn claims(town: &Town, admin: &Person, query: &str) -> Vec<(i64, Value, Value)> {
    town.deliver().await;
    let page = admin.get(&format!("/admin/events/attendance-claims{query}")).await.ok().json();
    page["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["user_id"].as_i64().unwrap(), row["status"].clone(), row["waits_for"].clone()))
        .collect()
}

async fn claim_of(admin: &Person, member: &Person) -> i64 {
    let page = admin.get("/admin/events/attendance-claims").await.ok().json();
    let of = page["data"].as_array().unwrap().iter().find(|row| row["user_id"] == member.id).unwrap();
    of["id"].as_i64().unwrap()
}

async fn fund(admin: &Person) -> Value {
    admin.get("/wallet/community-fund").await.ok().json()["data"]["balance"].clone()
}

async fn balance(person: &Person) -> Value {
    person.get("/wallet/balance").await.ok().json()["data"]["balance"].clone()
}

async fn deposit(admin: &Person, amount: f64) {
    admin.post("/wallet/community-fund/deposit", json!({ "amount": amount, "description": "A start" })).await.ok();
}

fn claim(of: &Person, status: &str, waits_for: Value) -> (i64, Value, Value) {
    (of.id, json!(status), waits_for)
}

each_engine! {
    async fn whoever_comes_gets_hours_once_as_far_as_the_fund_has_them(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut admin = town.member_as("harbour", "admin", "admin").await;
        let id = publish(&ada, json!({})).await;
        let nothing = admin.get(&format!("/admin/events/{id}/attendance-reward")).await.ok().json();
        assert_eq!(nothing["data"], json!({
            "event_id": id, "hours": 0.0, "version": 0, "decided_by_id": null, "decided_by": null, "updated_at": null, "pending_count": 0,
            "paid_count": 0, "paid_hours": 0.0, "pending_hours": 0.0, "fund_hours": 0.0,
        }));
        for person in [&ben, &cleo] {
            confirm(person, id).await;
        }
        minutes_before(&town, 10, &mut [&mut ada, &mut ben, &mut cleo, &mut admin]).await;
        // Whoever came before anything was promised has it, too.
        assert_eq!(note(&ada, id, &ben, "check_in", 0).await, "disabled");
        let said = reward(&admin, id, 1.5, 0).await.ok().json();
        assert_eq!((&said["data"]["hours"], &said["data"]["version"], &said["data"]["decided_by_id"]), (&json!(1.5), &json!(1), &json!(admin.id)));
        assert_eq!((&said["data"]["pending_count"], &said["data"]["pending_hours"]), (&json!(1), &json!(1.5)));
        assert_eq!(read(&cleo, id).await["attendance_credit_amount"], 1.5);
        // The fund is empty: nothing moves, and it is told.
        assert_eq!(claims(&town, &admin, "").await, [claim(&ben, "pending", json!("fund"))]);
        assert_eq!(note(&ada, id, &cleo, "check_in", 0).await, "pending");
        assert_eq!(claims(&town, &admin, "?status=pending").await, [claim(&cleo, "pending", json!("fund")), claim(&ben, "pending", json!("fund"))]);
        town.deliver().await;
        let told: Vec<String> = town.db().all("SELECT message FROM notifications WHERE user_id = $1 AND type = 'event_reward_waiting'", params![admin.id]).await.unwrap();
        assert_eq!(told, ["Hours for taking part in “Repair evening” are waiting. Please have a look."]);
        let (of_ben, of_cleo) = (claim_of(&admin, &ben).await, claim_of(&admin, &cleo).await);
        let retry = |claim: i64| format!("/admin/events/attendance-claims/{claim}/retry");
        let reverse = |claim: i64| format!("/admin/events/attendance-claims/{claim}/reverse");
        assert_eq!(admin.tap(&retry(of_ben)).await.refusal(), refusal(400, "INSUFFICIENT_FUNDS", "amount"));
        // With enough for one, one is paid, by hand; the other when more comes, by the clock.
        deposit(&admin, 1.5).await;
        let paid = admin.tap(&retry(of_ben)).await.ok().json()["data"].clone();
        assert_eq!((&paid["status"], &paid["waits_for"], &paid["decided_by_id"], &paid["event_title"]), (&json!("paid"), &Value::Null, &json!(admin.id), &json!("Repair evening")));
        assert_eq!(admin.tap(&retry(of_ben)).await.refusal(), refusal(409, "INVALID_STATE", ""));
        assert_eq!((balance(&ben).await, fund(&admin).await), (json!(1.5), json!(0.0)));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        deposit(&admin, 2.0).await;
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 1);
        assert_eq!((balance(&cleo).await, fund(&admin).await), (json!(1.5), json!(0.5)));
        let page = ben.get("/wallet/transactions").await.ok().json();
        assert_eq!((&page["data"][0]["transaction_type"], &page["data"][0]["description"]), (&json!("event_attendance"), &json!("Repair evening")));
        town.deliver().await;
        let heard: i64 = town.db().one("SELECT COUNT(*) FROM notifications WHERE user_id = $1 AND type = 'credits_received'", params![cleo.id]).await.unwrap();
        assert_eq!(heard, 1, "whoever is paid by itself hears of it, too");
        // Noted as gone and there again, nobody is paid twice.
        assert_eq!(note(&ada, id, &ben, "check_out", 1).await, "already_settled");
        // What was noted by mistake is taken back, once; whoever has spent it owes it.
        assert_eq!(note(&ada, id, &cleo, "undo", 1).await, "pending");
        assert_eq!(claims(&town, &admin, &format!("?event_id={id}")).await, [claim(&cleo, "reversed", Value::Null), claim(&ben, "paid", Value::Null)]);
        assert_eq!((balance(&cleo).await, fund(&admin).await), (json!(0.0), json!(2.0)));
        assert_eq!(note(&ada, id, &cleo, "check_in", 2).await, "skipped", "what was taken back stays so");
        ben.post("/wallet/community-fund/donate", json!({ "amount": 1 })).await.ok();
        let why = json!({ "reason": "Counted twice" });
        assert_eq!(admin.post(&reverse(of_ben), why.clone()).await.refusal(), refusal(400, "INSUFFICIENT_FUNDS", "amount"));
        assert_eq!(note(&ada, id, &ben, "undo", 2).await, "already_settled", "back to checked in");
        let undone = json!({ "operations": [{ "user_id": ben.id, "action": "undo_attendance", "reason": "x" }] });
        assert_eq!(ada.post(&format!("/events/{id}/people/bulk"), undone).await.ok().json()["data"]["failed"], 1, "an undo is not undone");
        deposit(&admin, 3.0).await;
        admin.post("/wallet/community-fund/withdraw", json!({ "recipient_id": ben.id, "amount": 1, "description": "For the hall" })).await.ok();
        let back = admin.post(&reverse(of_ben), why.clone()).await.ok().json()["data"].clone();
        assert_eq!((&back["status"], &back["reason"]), (&json!("reversed"), &json!("Counted twice")));
        assert!(back["reversal_id"].is_i64() && back["reversed_at"].is_string(), "{back}");
        for claim in [of_ben, of_cleo] {
            assert_eq!(admin.post(&reverse(claim), why.clone()).await.refusal(), refusal(409, "INVALID_STATE", ""));
        }
        let sum: i64 = town.db().one("SELECT COALESCE(SUM(balance), 0)::bigint FROM accounts WHERE tenant_id = $1", params![town.harbour]).await.unwrap();
        assert_eq!(sum, 0, "hours neither come nor go");
        is_sound(&town).await;
    }

    async fn what_a_month_gives_by_itself_is_capped(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let mut admin = town.member_as("harbour", "admin", "admin").await;
        decide(&town, json!({ "attendance_credit_monthly_cap": 250 })).await;
        deposit(&admin, 10.0).await;
        let mut events = Vec::new();
        for hours in [1.5, 1.5, 1.0] {
            let id = publish(&ada, json!({})).await;
            reward(&admin, id, hours, 0).await.ok();
            confirm(&ben, id).await;
            events.push(id);
        }
        minutes_before(&town, 10, &mut [&mut ada, &mut ben, &mut admin]).await;
        for id in events {
            assert_eq!(note(&ada, id, &ben, "check_in", 0).await, "pending");
            town.deliver().await;
        }
        // What fits is paid; what does not waits for an administrator, and the clock decides nothing.
        let [paid, waits] = [claim(&ben, "paid", Value::Null), claim(&ben, "pending", json!("decision"))];
        assert_eq!(claims(&town, &admin, "").await, [paid.clone(), waits, paid.clone()]);
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        assert_eq!(balance(&ben).await, json!(2.5));
        let open = admin.get("/admin/events/attendance-claims?status=pending").await.ok().json()["data"][0]["id"].as_i64().unwrap();
        admin.tap(&format!("/admin/events/attendance-claims/{open}/retry")).await.ok();
        assert_eq!((claims(&town, &admin, "?status=pending").await, balance(&ben).await), (vec![], json!(4.0)));
        is_sound(&town).await;
    }

    async fn nobody_decides_about_their_own_hours(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let mut admin = town.member_as("harbour", "admin", "admin").await;
        let mut other = town.member_as("harbour", "other", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = publish(&ada, json!({})).await;
        deposit(&admin, 10.0).await;
        reward(&admin, id, 1.0, 0).await.ok();
        let path = format!("/admin/events/{id}/attendance-reward");
        let table = [
            (reward(&ben, id, 1.0, 1).await, refusal(403, "forbidden", "")),
            (reward(&far, id, 1.0, 1).await, refusal(404, "NOT_FOUND", "")),
            (reward(&admin, id, 1.0, 0).await, refusal(409, "VERSION_CONFLICT", "expected_version")),
            (reward(&admin, id, 1.005, 1).await, refusal(422, "VALIDATION_ERROR", "hours")),
            (reward(&admin, id, 24.5, 1).await, refusal(422, "VALIDATION_ERROR", "hours")),
            (reward(&admin, id, -1.0, 1).await, refusal(422, "VALIDATION_ERROR", "hours")),
            (put(&admin, &path, json!({ "hours": "1", "expected_version": 1 })).await, refusal(422, "VALIDATION_ERROR", "hours")),
            (put(&admin, &path, json!({ "hours": 1, "expected_version": 1, "cap": 2 })).await, refusal(422, "VALIDATION_ERROR", "cap")),
            (ben.get("/admin/events/attendance-claims").await, refusal(403, "forbidden", "")),
            (admin.get("/admin/events/attendance-claims?status=lost").await, refusal(422, "VALIDATION_ERROR", "status")),
        ];
        for (heard, refused) in table {
            assert_eq!(heard.refusal(), refused);
        }
        // Whoever said how many hours there are comes, too, and a helper notes themselves: somebody else decides.
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": ben.id, "role": "check_in_staff" })).await.ok();
        // Who administers a community takes part in nothing; whoever does so since may have registered before.
        for role in ["member", "admin"] {
            town.db().run("UPDATE users SET role = $2 WHERE id = $1", params![admin.id, role]).await.unwrap();
            admin.signs_in().await;
            if role == "member" {
                confirm(&admin, id).await;
            }
        }
        confirm(&ben, id).await;
        assert_eq!(reward(&admin, id, 5.0, 1).await.refusal(), refusal(403, "FORBIDDEN", ""));
        minutes_before(&town, 10, &mut [&mut ada, &mut ben, &mut admin, &mut other]).await;
        assert_eq!(note(&ada, id, &admin, "check_in", 0).await, "pending");
        assert_eq!(note(&ben, id, &ben, "check_in", 0).await, "pending");
        let waiting = [claim(&ben, "pending", json!("decision")), claim(&admin, "pending", json!("decision"))];
        assert_eq!(claims(&town, &other, "").await, waiting);
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0, "the clock decides nothing");
        let (own, of_ben) = (claim_of(&admin, &admin).await, claim_of(&admin, &ben).await);
        for what in ["retry", "reverse"] {
            let heard = admin.post(&format!("/admin/events/attendance-claims/{own}/{what}"), json!({ "reason": "x" })).await;
            assert_eq!(heard.refusal(), refusal(403, "FORBIDDEN", ""), "{what}");
        }
        let document = "mutation($id: ID!) { retryEventAttendanceClaim(input: { claimId: $id }) {
            claim { restId status hours member { restId } event { title } payment { amount } } } }";
        let paid = other.graphql(document, json!({ "id": own.to_string() })).await.ok().json();
        assert_eq!(paid["data"]["retryEventAttendanceClaim"]["claim"]["status"], "PAID", "{paid}");
        assert_eq!(paid["data"]["retryEventAttendanceClaim"]["claim"]["member"]["restId"], admin.id.to_string());
        // What waits can be given up, and stays so whatever is noted later.
        let given_up = other.post(&format!("/admin/events/attendance-claims/{of_ben}/reverse"), json!({ "reason": "Only helped" })).await.ok().json();
        assert_eq!(given_up["data"]["status"], "cancelled");
        assert_eq!(note(&ada, id, &ben, "undo", 1).await, "skipped");
        assert_eq!(note(&ada, id, &ben, "check_in", 2).await, "skipped");
        let listed = "{ eventAttendanceClaims(first: 5) { totalCount nodes { id status waitsFor member { restId } } } }";
        let page = other.graphql(listed, json!({})).await.ok().json();
        assert_eq!(page["data"]["eventAttendanceClaims"]["totalCount"], 2, "{page}");
        // Templates promise nothing: each date does. And where a community does not want it, there is nothing of it.
        let unheard = draft(&ada, json!({})).await;
        town.db().run("UPDATE tenants SET features = '{}' WHERE id = $1", params![town.harbour]).await.unwrap();
        town.world().room::<timeweave::tenancy::Tenants>().unwrap().forget();
        let off = admin.send(admin.request(Method::GET, &format!("/admin/events/{unheard}/attendance-reward"), None)).await;
        assert_eq!(off.status, 403);
        assert!(read(&ben, id).await.get("attendance_credit_amount").is_none());
        is_sound(&town).await;
    }
}
