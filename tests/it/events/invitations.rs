//! Invitations to events: many at once, one by one, by link; answered, withdrawn, over (spec events 17.2 and 24).

use chrono::TimeDelta;
use futures::future::join_all;
use serde_json::{Value, json};
use timeweave::events::invitations::tasks;
use timeweave::params;

use super::recurrence::is_sound;
use super::{confirm, decide, draft, publish, put, refusal};
use crate::each_engine;
use crate::support::{Heard, Person, Town, leak};

const CREATE: &str = include_str!("../../../graphql/operations/events/create_event_invitation_campaign.graphql");
const LIST: &str = include_str!("../../../graphql/operations/events/event_invitations.graphql");

fn at(event: i64, rest: &str) -> String {
    format!("/events/{event}/registration-product/{rest}")
}

async fn plan(by: &Person, event: i64, body: Value) -> Value {
    let made = by.post(&at(event, "campaigns"), body).await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()["data"].clone()
}

async fn act(by: &Person, event: i64, campaign: &Value, what: &str) -> Heard {
    let path = at(event, &format!("campaigns/{}/{what}", campaign["id"]));
    by.post(&path, json!({ "expected_version": campaign["version"] })).await
}

async fn answer(by: &Person, event: i64, invitation: &Value, what: &str) -> Heard {
    by.post(&at(event, &format!("invitations/{invitation}/{what}")), json!({})).await
}

async fn campaign(by: &Person, event: i64, id: &Value) -> Value {
    let rows = by.get(&at(event, "campaigns")).await.ok().json()["data"].clone();
    rows.as_array().unwrap().iter().find(|row| &row["id"] == id).unwrap().clone()
}

async fn link(by: &Person, event: i64, body: Value) -> (Value, String) {
    let made = by.post(&at(event, "invitations/link"), body).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let data = made.json()["data"].clone();
    (data["invitation"].clone(), data["token"].as_str().unwrap().to_owned())
}

async fn with(by: &Person, event: i64, token: &str) -> Heard {
    by.post(&at(event, "invitations/accept"), json!({ "token": token })).await
}

/// The invitations that wait for somebody.
async fn of(person: &Person) -> Value {
    person.get("/events/invitations").await.ok().json()["data"].clone()
}

/// How the invitations of an event stand, the oldest first: whose, and how.
async fn standing(by: &Person, event: i64) -> Vec<(Value, String)> {
    let rows = by.get(&at(event, "invitations?per_page=100")).await.ok().json()["data"].clone();
    let row = |row: &Value| (row["user_id"].clone(), row["status"].as_str().unwrap().to_owned());
    rows.as_array().unwrap().iter().rev().map(row).collect()
}

async fn bell(town: &Town, person: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let sql = "SELECT type, message FROM notifications WHERE user_id = $1 AND type IN ('event_invited', 'event_invitation_revoked', 'event_removed') ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

each_engine! {
    async fn many_are_invited_part_by_part_each_once(town: Town) {
        let [ada, ben, cleo, dora, emil] = town.members(["ada", "ben", "cleo", "dora", "emil"]).await;
        let id = publish(&ada, json!({})).await;
        let now = town.clock.now();
        let crowd = "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status, is_approved, is_tenant_super_admin, skills,
                            search_text, preferred_language, privacy_profile, privacy_search, onboarding_completed, newsletter_opt_in, created_at, updated_at)
                     VALUES ($1, $2, 'x', 'Person', 'Tester', 'individual', 'member', 'active', TRUE, FALSE, $3, '', 'en', 'members', TRUE, TRUE, FALSE, $4, $4)
                     RETURNING id";
        let likes = "INSERT INTO event_engagements (tenant_id, event_id, user_id, created_at) VALUES ($1, $2, $3, $4)";
        for number in 0..110 {
            let person: i64 = town.db().one(crowd, params![town.harbour, format!("p{number}@harbour.example"), json!([]), now]).await.unwrap();
            town.db().run(likes, params![town.harbour, id, person, now]).await.unwrap();
        }
        for person in [&ben, &cleo, &dora, &emil] {
            person.post(&format!("/events/{id}/rsvp"), json!({ "status": "interested" })).await.ok();
        }
        // Ben takes part, Cleo is invited, Dora has blocked the organizer, Emil has muted her: he is invited and hears nothing, and nobody learns why.
        confirm(&ben, id).await;
        ada.post(&format!("/events/{id}/people/bulk"), json!({ "operations": [{ "user_id": cleo.id, "action": "invite" }] })).await.ok();
        dora.tap(&format!("/users/{}/block", ada.id)).await.ok();
        emil.tap(&format!("/feed/users/{}/mute", ada.id)).await.ok();
        let preview = ada.post(&at(id, "campaigns/preview"), json!({ "audience": "interested" })).await.ok().json()["data"].clone();
        assert_eq!(preview, json!({
            "event_id": id, "audience": "interested", "named_count": 114, "duplicate_count": 0, "invitable_count": 111, "already_invited_count": 1,
            "taking_part_count": 1, "kept_back_count": 1, "unavailable_count": 0,
        }));
        let made = plan(&ada, id, json!({ "audience": "interested", "label": " Who was interested " })).await;
        let moment = "2026-01-05T12:00:00Z";
        assert_eq!(made, json!({
            "id": made["id"], "event_id": id, "author_id": ada.id, "author": { "id": ada.id, "display_name": made["author"]["display_name"] },
            "label": "Who was interested", "audience": "interested", "named_count": 0, "group_id": null, "source_event_id": null, "invitations_expire_at": null,
            "status": "draft", "version": 1, "scheduled_at": null, "started_at": null, "finished_at": null, "invited_count": 0, "skipped_count": 0,
            "created_at": moment, "updated_at": moment,
        }));
        // Two issue it at once: one does, and nobody is invited twice, also not by another campaign.
        let (one, two) = futures::join!(act(&ada, id, &made, "issue"), act(&ada, id, &made, "issue"));
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        town.deliver().await;
        let again = plan(&ada, id, json!({ "audience": "interested" })).await;
        act(&ada, id, &again, "issue").await.ok();
        town.deliver().await;
        let (first, second) = (campaign(&ada, id, &made["id"]).await, campaign(&ada, id, &again["id"]).await);
        let counts = |row: &Value| (row["status"].clone(), row["invited_count"].clone(), row["skipped_count"].clone());
        assert_eq!(counts(&first), (json!("issued"), json!(111), json!(3)), "{first}");
        assert_eq!(counts(&second), (json!("issued"), json!(0), json!(114)), "{second}");
        assert_eq!((&first["started_at"], &first["finished_at"]), (&json!(moment), &json!(moment)));
        let lines: (i64, i64) = town.db().one("SELECT COUNT(*), COUNT(DISTINCT user_id) FROM notifications WHERE type = 'event_invited'", params![]).await.unwrap();
        assert_eq!(lines, (111, 111));
        let told: i64 = town.db().one("SELECT COUNT(*) FROM domain_events WHERE kind = 'event.invitation.issued'", params![]).await.unwrap();
        assert_eq!(told, 112);
        // The list goes on page by page, each invitation once.
        let path = at(id, &format!("invitations?per_page=60&status=issued&campaign_id={}", made["id"]));
        let page = ada.get(&path).await.ok().json();
        let cursor = page["meta"]["cursor"].as_str().unwrap().to_owned();
        let next = ada.get(&format!("{path}&cursor={cursor}")).await.ok().json();
        let count = |page: &Value| page["data"].as_array().unwrap().len();
        assert_eq!((count(&page), count(&next), &next["meta"]["has_more"]), (60, 51, &json!(false)));
        assert_eq!(ada.get(&format!("{}&cursor={cursor}", at(id, "invitations?per_page=60"))).await.refusal(), refusal(422, "INVALID_CURSOR", "cursor"));
        is_sound(&town).await;
    }

    async fn an_invitation_is_accepted_declined_withdrawn_or_over(town: Town) {
        let [mut ada, mut ben, mut cleo, mut dora, mut emil, mut fay] = town.members(["ada", "ben", "cleo", "dora", "emil", "fay"]).await;
        let id = publish(&ada, json!({ "max_attendees": 1 })).await;
        let named = [ben.id, cleo.id, dora.id, emil.id, fay.id, ben.id, ada.id, 9_999_999];
        let body = json!({ "audience": "members", "user_ids": named, "invitations_expire_at": "2026-01-06T12:00:00Z" });
        let asked = json!({ "audience": "members", "user_ids": named });
        let preview = ada.post(&at(id, "campaigns/preview"), asked).await.ok().json()["data"].clone();
        let counts = ["named_count", "duplicate_count", "invitable_count", "unavailable_count"].map(|name| preview[name].as_i64().unwrap());
        assert_eq!(counts, [7, 1, 5, 2], "{preview}");
        let made = plan(&ada, id, body).await;
        // It is issued at its moment, once, by whichever process looks first.
        let path = at(id, &format!("campaigns/{}/schedule", made["id"]));
        let planned = ada.post(&path, json!({ "expected_version": 1, "scheduled_at": "2026-01-05T13:00:00Z" })).await.ok().json()["data"].clone();
        assert_eq!((&planned["status"], &planned["version"]), (&json!("scheduled"), &json!(2)));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        town.later(TimeDelta::hours(1));
        for person in [&mut ada, &mut ben, &mut cleo, &mut dora, &mut emil, &mut fay] {
            person.signs_in().await;
        }
        let (one, two) = futures::join!(tasks::tick(town.world()), tasks::tick(town.world()));
        assert_eq!(one.unwrap() + two.unwrap(), 1);
        let invited = ("event_invited".to_owned(), "You are invited to “Repair evening”. Please say whether you are coming.".to_owned());
        assert_eq!(bell(&town, &ben).await, std::slice::from_ref(&invited));
        let issued = campaign(&ada, id, &made["id"]).await;
        assert_eq!((&issued["invited_count"], &issued["skipped_count"], &issued["named_count"]), (&json!(5), &json!(2), &json!(7)), "{issued}");
        let named: Value = town.db().one("SELECT named FROM event_invitation_campaigns WHERE id = $1", params![made["id"].as_i64()]).await.unwrap();
        assert_eq!(named, json!([]), "whoever was named is forgotten");
        let mine = ben.get("/events/invitations").await.ok().json()["data"].clone();
        let own = mine[0]["id"].clone();
        assert_eq!(mine, json!([{
            "id": own, "event_id": id, "event_title": "Repair evening", "starts_at": "2026-05-01T17:00:00Z", "expires_at": "2026-01-06T12:00:00Z",
            "created_at": "2026-01-05T13:00:00Z",
        }]));
        // It is for Ben alone.
        assert_eq!(answer(&cleo, id, &own, "accept").await.refusal(), refusal(404, "EVENT_INVITATION_NOT_FOUND", ""));
        assert_eq!(answer(&ben, id, &own, "revoke").await.refusal(), refusal(403, "FORBIDDEN", ""));
        let accepted = answer(&ben, id, &own, "accept").await.ok().json()["data"].clone();
        assert_eq!((&accepted["relationship"]["registration"]["state"], &accepted["mutation"]["changed"]), (&json!("confirmed"), &json!(true)));
        let again = answer(&ben, id, &own, "accept").await.ok().json()["data"].clone();
        assert_eq!(again["mutation"]["changed"], false);
        assert_eq!(answer(&ben, id, &own, "decline").await.refusal(), refusal(409, "EVENT_INVITATION_INACTIVE", ""));
        // The only place is taken: an invitation makes no other.
        let cleos = of(&cleo).await[0]["id"].clone();
        assert_eq!(answer(&cleo, id, &cleos, "accept").await.refusal(), refusal(409, "EVENT_CAPACITY_FULL", ""));
        for changed in [true, false] {
            let declined = answer(&cleo, id, &cleos, "decline").await.ok().json()["data"].clone();
            assert_eq!((&declined["relationship"]["registration"]["state"], &declined["mutation"]["changed"]), (&json!("declined"), &json!(changed)));
        }
        let doras = of(&dora).await[0]["id"].clone();
        let path = at(id, &format!("invitations/{doras}/revoke"));
        for _ in 0..2 {
            let revoked = ada.post(&path, json!({ "reason": "It is for beginners." })).await.ok().json()["data"].clone();
            assert_eq!((&revoked["status"], &revoked["closed_at"], &revoked["member"]["id"]), (&json!("revoked"), &json!("2026-01-05T13:00:00Z"), &json!(dora.id)));
        }
        assert_eq!(answer(&dora, id, &doras, "accept").await.refusal(), refusal(409, "EVENT_INVITATION_INACTIVE", ""));
        let revoked = ("event_invitation_revoked".to_owned(), "You are no longer invited to “Repair evening”.".to_owned());
        assert_eq!(bell(&town, &dora).await, [invited.clone(), revoked]);
        assert_eq!(answer(&ada, id, &own, "revoke").await.refusal(), refusal(409, "EVENT_INVITATION_INACTIVE", ""));
        // Whoever says at the event that they come has accepted, and whoever does not answer in time is not invited any more.
        let fays = of(&fay).await[0]["id"].clone();
        ben.post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        confirm(&fay, id).await;
        town.later(TimeDelta::hours(23));
        for person in [&mut ada, &mut emil] {
            person.signs_in().await;
        }
        let emils = json!(town.db().one::<i64>("SELECT id FROM event_invitations WHERE user_id = $1", params![emil.id]).await.unwrap());
        assert_eq!(answer(&emil, id, &emils, "accept").await.refusal(), refusal(410, "EVENT_INVITATION_EXPIRED", ""));
        assert_eq!(of(&emil).await, json!([]));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 1);
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        let expected = [(&ben, "accepted"), (&cleo, "declined"), (&dora, "revoked"), (&emil, "expired"), (&fay, "accepted")];
        assert_eq!(standing(&ada, id).await, expected.map(|(person, status)| (json!(person.id), status.to_owned())));
        assert_eq!(bell(&town, &emil).await, [invited], "they know that they did not answer");
        assert!(fays.is_i64());
        is_sound(&town).await;
    }

    async fn a_draft_reaches_nobody_whom_its_author_may_not_reach_any_more(town: Town) {
        let [mut ada, mut ben, mut cleo, mut dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        // Ben helps with the evening of Ada and in her group, and has an evening of his own.
        let theirs = publish(&ada, json!({})).await;
        confirm(&dora, theirs).await;
        let made = ada.post("/groups", json!({ "name": "Menders", "description": "We mend.", "visibility": "public" })).await.ok().json();
        let group = made["data"]["id"].as_i64().unwrap();
        for member in [&ben, &cleo] {
            member.tap(&format!("/groups/{group}/join")).await.ok();
        }
        put(&ada, &format!("/groups/{group}/members/{}", ben.id), json!({ "role": "admin" })).await.ok();
        let role = json!({ "user_id": ben.id, "role": "registration_manager" });
        let grant = ada.post(&format!("/events/{theirs}/staff"), role).await.ok().json()["data"]["id"].clone();
        let own = publish(&ben, json!({ "title": "Swap" })).await;
        let (of_group, of_event) = (
            json!({ "audience": "group", "group_id": group }), json!({ "audience": "participants", "source_event_id": theirs }),
        );
        let drafts = [plan(&ben, own, of_group.clone()).await, plan(&ben, own, of_event.clone()).await];
        let mut planned = Vec::new();
        for body in [of_group, of_event] {
            let made = plan(&ben, own, body).await;
            let path = at(own, &format!("campaigns/{}/schedule", made["id"]));
            planned.push(ben.post(&path, json!({ "expected_version": 1, "scheduled_at": "2026-01-05T13:00:00Z" })).await.ok().json()["data"].clone());
        }
        // Neither is his any more.
        ada.delete(&format!("/groups/{group}/members/{}", ben.id)).await.ok();
        ada.delete(&format!("/events/{theirs}/staff/{grant}")).await.ok();
        let refused = [refusal(403, "FORBIDDEN", "group_id"), refusal(403, "FORBIDDEN", "source_event_id")];
        for (draft, refused) in drafts.iter().zip(refused) {
            assert_eq!(act(&ben, own, draft, "issue").await.refusal(), refused);
            let path = at(own, &format!("campaigns/{}/schedule", draft["id"]));
            assert_eq!(ben.post(&path, json!({ "expected_version": 1, "scheduled_at": "2026-01-05T13:00:00Z" })).await.refusal(), refused);
        }
        town.later(TimeDelta::hours(1));
        for person in [&mut ada, &mut ben, &mut cleo, &mut dora] {
            person.signs_in().await;
        }
        tasks::tick(town.world()).await.unwrap();
        town.deliver().await;
        for made in &planned {
            assert_eq!(campaign(&ben, own, &made["id"]).await["status"], "cancelled");
        }
        assert_eq!((standing(&ben, own).await, of(&cleo).await, of(&dora).await), (Vec::new(), json!([]), json!([])));
        is_sound(&town).await;
    }

    async fn a_link_lets_in_as_many_as_are_said(town: Town) {
        let [mut ada] = town.members(["ada"]).await;
        let guests = town.members(["p1", "p2", "p3", "p4", "p5", "p6"]).await;
        let id = publish(&ada, json!({ "max_attendees": 3 })).await;
        let (made, token) = link(&ada, id, json!({ "label": "Poster", "max_uses": 2 })).await;
        assert_eq!(made, json!({
            "id": made["id"], "event_id": id, "kind": "link", "status": "issued", "campaign_id": null, "user_id": null, "member": null, "invited_by_id": ada.id,
            "label": "Poster", "max_uses": 2, "use_count": 0, "expires_at": null, "created_at": "2026-01-05T12:00:00Z", "closed_at": null,
        }));
        // Six come at once.
        let answers = join_all(guests.iter().map(|guest| with(guest, id, &token))).await;
        let let_in: Vec<&Person> = guests.iter().zip(&answers).filter(|(_, heard)| heard.status == 200).map(|(guest, _)| guest).collect();
        assert_eq!(let_in.len(), 2);
        let outside: Vec<&Person> = guests.iter().filter(|guest| !let_in.iter().any(|one| one.id == guest.id)).collect();
        for heard in answers.iter().filter(|heard| heard.status != 200) {
            assert_eq!(heard.refusal(), refusal(409, "EVENT_INVITATION_INACTIVE", "token"));
        }
        // Whoever has used it may come again, and uses nothing up.
        assert_eq!(with(let_in[0], id, &token).await.ok().json()["data"]["mutation"]["changed"], false);
        let_in[0].post(&format!("/events/{id}/registration/withdraw"), json!({})).await.ok();
        assert_eq!(with(let_in[0], id, &token).await.ok().json()["data"]["mutation"]["changed"], true);
        let used = ada.get(&at(id, "invitations")).await.ok().json()["data"][0].clone();
        assert_eq!((&used["status"], &used["use_count"], &used["closed_at"]), (&json!("accepted"), &json!(2), &json!("2026-01-05T12:00:00Z")));
        assert_eq!(answer(&ada, id, &used["id"], "revoke").await.refusal(), refusal(409, "EVENT_INVITATION_INACTIVE", ""));
        // Another one has room for many; the event has not: one comes, for the others it is full.
        let (_, wide) = link(&ada, id, json!({ "max_uses": 100 })).await;
        let mut statuses: Vec<_> = join_all(outside.iter().map(|guest| with(guest, id, &wide))).await.iter().map(|heard| heard.status.as_u16()).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409, 409, 409]);
        // One that is withdrawn, one that is over, and one of another event.
        let (gone, withdrawn) = link(&ada, id, json!({})).await;
        answer(&ada, id, &gone["id"], "revoke").await.ok();
        let (_, over) = link(&ada, id, json!({ "expires_at": "2026-01-05T12:10:00Z" })).await;
        let other = publish(&ada, json!({})).await;
        let stranger = outside[3];
        assert_eq!(with(stranger, id, &withdrawn).await.refusal(), refusal(409, "EVENT_INVITATION_INACTIVE", "token"));
        assert_eq!(with(stranger, other, &over).await.refusal(), refusal(404, "EVENT_INVITATION_NOT_FOUND", "token"));
        assert_eq!(with(stranger, id, "nxi_no").await.refusal(), refusal(404, "EVENT_INVITATION_NOT_FOUND", "token"));
        town.later(TimeDelta::minutes(10));
        assert_eq!(with(stranger, id, &over).await.refusal(), refusal(410, "EVENT_INVITATION_EXPIRED", "token"));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 1);
        // No secret stands anywhere.
        for (table, column) in [("event_invitations", "label"), ("domain_events", "payload"), ("notifications", "message")] {
            let sql = leak(format!("SELECT COUNT(*) FROM {table} WHERE CAST({column} AS TEXT) LIKE '%nxi\\_%' ESCAPE '\\'"));
            let found: i64 = town.db().one(sql, params![]).await.unwrap();
            assert_eq!(found, 0, "{table}.{column}");
        }
        // What is cancelled invites nobody any more.
        let (_, open) = link(&ada, other, json!({})).await;
        let waits = plan(&ada, other, json!({ "audience": "members", "user_ids": [stranger.id] })).await;
        ada.signs_in().await;
        ada.post(&format!("/events/{other}/cancel"), json!({ "reason": "Rain." })).await.ok();
        assert_eq!(campaign(&ada, other, &waits["id"]).await["status"], "cancelled");
        assert_eq!(with(stranger, other, &open).await.refusal(), refusal(410, "EVENT_INVITATION_EXPIRED", "token"));
        is_sound(&town).await;
    }

    async fn what_cannot_be_is_refused_and_changes_nothing(town: Town) {
        let [ada, ben, gus] = town.members(["ada", "ben", "gus"]).await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = publish(&ada, json!({})).await;
        let hidden = draft(&ada, json!({})).await;
        let theirs = publish(&ben, json!({})).await;
        let made = ben.post("/groups", json!({ "name": "Menders", "description": "We mend what is broken, every week.", "visibility": "public" })).await.json();
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": gus.id, "role": "check_in_staff" })).await.ok();
        let whom = json!({ "audience": "interested" });
        for (who, told) in [(&ben, refusal(403, "FORBIDDEN", "")), (&gus, refusal(403, "FORBIDDEN", "")), (&far, refusal(404, "NOT_FOUND", ""))] {
            for path in ["campaigns", "invitations"] {
                assert_eq!(who.get(&at(id, path)).await.refusal(), told);
            }
            for (path, body) in [("campaigns", &whom), ("campaigns/preview", &whom), ("invitations/link", &json!({}))] {
                assert_eq!(who.post(&at(id, path), body.clone()).await.refusal(), told, "{path}");
            }
        }
        let invalid = |field: &str| refusal(422, "EVENT_INVITATION_VALIDATION_FAILED", field);
        for (body, told) in [
            (json!({}), invalid("audience")),
            (json!({ "audience": "everybody" }), invalid("audience")),
            (json!({ "audience": "members" }), invalid("user_ids")),
            (json!({ "audience": "interested", "user_ids": [1] }), invalid("user_ids")),
            (json!({ "audience": "participants" }), invalid("source_event_id")),
            (json!({ "audience": "interested", "invitations_expire_at": "2026-01-05T12:00:00Z" }), invalid("invitations_expire_at")),
            (json!({ "audience": "interested", "label": "x".repeat(121) }), invalid("label")),
            (json!({ "audience": "interested", "to": "all" }), invalid("to")),
            (json!({ "audience": "participants", "source_event_id": theirs }), refusal(403, "FORBIDDEN", "source_event_id")),
            (json!({ "audience": "participants", "source_event_id": 9_999_999 }), refusal(404, "NOT_FOUND", "source_event_id")),
            (json!({ "audience": "group", "group_id": made["data"]["id"] }), refusal(403, "FORBIDDEN", "group_id")),
            (json!({ "audience": "group", "group_id": 9_999_999 }), refusal(404, "NOT_FOUND", "group_id")),
        ] {
            assert_eq!(ada.post(&at(id, "campaigns"), body.clone()).await.refusal(), told, "{body}");
        }
        for (body, field) in [(json!({ "max_uses": 0 }), "max_uses"), (json!({ "expires_at": "2026-01-05T12:00:00Z" }), "expires_at")] {
            assert_eq!(ada.post(&at(id, "invitations/link"), body).await.refusal(), invalid(field));
        }
        assert_eq!((town.count("event_invitation_campaigns").await, town.count("event_invitations").await), (0, 0));
        // Nobody is invited to what nobody can come to.
        let unready = plan(&ada, hidden, whom.clone()).await;
        assert_eq!(act(&ada, hidden, &unready, "issue").await.refusal(), refusal(409, "EVENT_REGISTRATION_UNAVAILABLE", ""));
        let ready = plan(&ada, id, whom).await;
        let path = at(id, &format!("campaigns/{}/schedule", ready["id"]));
        for past in ["2026-01-05T12:00:00Z", "2026-05-01T17:00:00Z"] {
            assert_eq!(ada.post(&path, json!({ "expected_version": 1, "scheduled_at": past })).await.refusal(), invalid("scheduled_at"));
        }
        let stale = json!({ "id": ready["id"], "version": 7 });
        assert_eq!(act(&ada, id, &stale, "issue").await.refusal(), refusal(409, "VERSION_CONFLICT", "expected_version"));
        let nowhere = json!({ "id": unready["id"], "version": 1 });
        assert_eq!(act(&ada, id, &nowhere, "issue").await.refusal(), refusal(404, "EVENT_INVITATION_NOT_FOUND", ""));
        let cancelled = act(&ada, id, &ready, "cancel").await.ok().json()["data"].clone();
        assert_eq!(act(&ada, id, &cancelled, "cancel").await.ok().json()["data"], cancelled);
        assert_eq!(act(&ada, id, &cancelled, "issue").await.refusal(), refusal(409, "EVENT_INVITATION_CONFLICT", ""));
        decide(&town, json!({ "registration_enabled": false })).await;
        assert_eq!(ada.post(&at(id, "invitations/link"), json!({})).await.refusal(), refusal(403, "EVENT_REGISTRATION_DISABLED", ""));
        // Whoever came to an earlier evening is invited to the next.
        decide(&town, json!({})).await;
        let next = publish(&ada, json!({})).await;
        confirm(&ben, id).await;
        let asked = json!({ "audience": "participants", "source_event_id": id });
        let preview = ada.post(&at(next, "campaigns/preview"), asked).await.ok().json()["data"].clone();
        assert_eq!((&preview["named_count"], &preview["invitable_count"]), (&json!(1), &json!(1)));
    }

    async fn the_graph_says_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = publish(&ada, json!({})).await;
        let input = json!({ "input": { "eventId": id.to_string(), "audience": "MEMBERS", "memberIds": [ben.id.to_string()] } });
        let made = ada.graphql(CREATE, input).await.ok().json();
        let made = made["data"]["createEventInvitationCampaign"]["campaign"].clone();
        assert_eq!((&made["status"], &made["audience"], &made["namedCount"]), (&json!("DRAFT"), &json!("MEMBERS"), &json!(1)), "{made}");
        let issues = "mutation($event: ID!, $id: ID!) { issueEventInvitationCampaign(input: { eventId: $event, campaignId: $id, expectedVersion: 1 }) { campaign { status } } }";
        let issued = ada.graphql(issues, json!({ "event": id.to_string(), "id": made["id"] })).await.ok().json();
        assert_eq!(issued["data"]["issueEventInvitationCampaign"]["campaign"]["status"], "ISSUING", "{issued}");
        town.deliver().await;
        let own = ben.graphql("{ viewer { eventInvitations { invitationId eventTitle event { restId } } } }", json!({})).await.ok().json()["data"]["viewer"]["eventInvitations"].clone();
        assert_eq!((&own[0]["eventTitle"], &own[0]["event"]["restId"]), (&json!("Repair evening"), &json!(id.to_string())), "{own}");
        let accepts = "mutation($event: ID!, $id: ID!) { acceptEventInvitation(input: { eventId: $event, invitationId: $id }) { registration { registration { state } } } }";
        let done = ben.graphql(accepts, json!({ "event": id.to_string(), "id": own[0]["invitationId"] })).await.ok().json();
        assert_eq!(done["data"]["acceptEventInvitation"]["registration"]["registration"]["state"], "CONFIRMED", "{done}");
        let rows = ada.graphql(LIST, json!({ "event": id.to_string() })).await.ok().json()["data"]["eventInvitations"].clone();
        let row = &rows["nodes"][0];
        assert_eq!((&row["status"], &row["kind"], &row["member"]["restId"]), (&json!("ACCEPTED"), &json!("MEMBER"), &json!(ben.id.to_string())), "{rows}");
        let closed = ben.graphql(LIST, json!({ "event": id.to_string() })).await.json();
        assert_eq!(closed["errors"][0]["extensions"]["code"], "FORBIDDEN", "{closed}");
    }
}
