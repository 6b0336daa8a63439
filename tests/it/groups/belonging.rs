//! Joining, leaving, and being moved.

use serde_json::json;
use timeweave::params;

use super::{found, is_counted, join, kinds, put, refusal, rows, stands};
use crate::each_engine;

each_engine! {
    async fn a_public_group_is_joined_and_left(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Garden", "public").await;
        let joined = join(&ben, id).await.ok().json();
        let membership = json!({ "status": "active", "role": "member" });
        assert_eq!(
            joined,
            json!({
                "data": { "status": "active", "action": "joined", "membership": membership, "message": "Welcome to the group!" },
                "meta": { "base_url": "http://localhost" },
            })
        );
        assert_eq!(stands(&ben, id).await, (membership, 2));
        assert_eq!(join(&ben, id).await.refusal(), refusal(409, "ALREADY_MEMBER", ""));
        assert_eq!(join(&ada, id).await.refusal(), refusal(409, "ALREADY_MEMBER", ""));
        assert_eq!(kinds(&town).await, ["group_created", "group_member_joined"]);

        let left = ben.delete(&format!("/groups/{id}/membership")).await.ok().json();
        assert_eq!(left, json!({ "data": { "status": "none", "action": "left" }, "meta": { "base_url": "http://localhost" } }));
        assert_eq!(stands(&ben, id).await, (json!(null), 1));
        let again = ben.delete(&format!("/groups/{id}/membership")).await;
        assert_eq!(again.refusal(), refusal(409, "NOT_MEMBER", ""));
        let owner = ada.delete(&format!("/groups/{id}/membership")).await;
        assert_eq!(owner.refusal(), refusal(409, "OWNER_CANNOT_LEAVE", ""));
    }

    async fn a_private_group_is_asked(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let id = found(&ada, "Choir", "private").await;
        let asked = join(&ben, id).await.ok().json();
        assert_eq!((&asked["data"]["status"], &asked["data"]["action"]), (&json!("pending"), &json!("requested")));
        assert_eq!(join(&ben, id).await.refusal(), refusal(409, "ALREADY_MEMBER", ""));
        join(&cleo, id).await.ok();
        join(&dora, id).await.ok();
        assert_eq!(stands(&ben, id).await, (json!({ "status": "pending", "role": "member" }), 1));
        assert_eq!(ben.get(&format!("/groups/{id}/members")).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(ben.get(&format!("/groups/{id}/requests")).await.refusal(), refusal(403, "FORBIDDEN", ""));

        let waiting = ada.get(&format!("/groups/{id}/requests")).await.ok().json();
        assert_eq!(
            waiting["data"][0],
            json!({
                "id": ben.id, "user_id": ben.id, "name": "Ben", "first_name": "Ben", "last_name": null, "avatar_url": null,
                "role": "member", "status": "pending", "joined_at": "2026-01-05T12:00:00Z", "created_at": "2026-01-05T12:00:00Z",
                "user": { "id": ben.id, "name": "Ben", "avatar": null },
            })
        );
        let request = |person: i64| format!("/groups/{id}/requests/{person}");
        let bens_own = ben.post(&request(ben.id), json!({ "action": "accept" })).await;
        assert_eq!(bens_own.refusal(), refusal(403, "FORBIDDEN", ""));
        let accepted = ada.post(&request(ben.id), json!({ "action": "approve" })).await.ok().json();
        assert_eq!(accepted["data"], json!({ "user_id": ben.id, "action": "approve", "result": "approved", "membership": { "status": "active", "role": "member" } }));
        let declined = ada.post(&request(cleo.id), json!({ "action": "reject" })).await.ok().json();
        assert_eq!(declined["data"], json!({ "user_id": cleo.id, "action": "reject", "result": "rejected", "membership": null }));
        for (person, body, expected) in [
            (ben.id, json!({ "action": "accept" }), refusal(404, "NOT_FOUND", "")),
            (cleo.id, json!({ "action": "decline" }), refusal(404, "NOT_FOUND", "")),
            (999_999, json!({ "action": "accept" }), refusal(404, "NOT_FOUND", "")),
            (dora.id, json!({ "action": "maybe" }), refusal(400, "VALIDATION_ERROR", "action")),
        ] {
            assert_eq!(ada.post(&request(person), body).await.refusal(), expected);
        }
        // A request is taken back, and made again.
        let back = dora.delete(&format!("/groups/{id}/membership")).await.ok().json();
        assert_eq!(back["data"]["action"], "cancelled");
        join(&dora, id).await.ok();
        let told = [
            "group_created", "group_join_requested", "group_join_requested", "group_join_requested", "group_member_joined",
            "group_join_accepted", "group_join_rejected", "group_join_requested",
        ];
        assert_eq!(kinds(&town).await, told);
        is_counted(&town, id).await;
    }

    async fn roles_decide_who_moves_whom(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let id = found(&ada, "Garden", "public").await;
        for person in [&ben, &cleo, &dora] {
            join(person, id).await.ok();
        }
        let member = |person: i64| format!("/groups/{id}/members/{person}");
        let made = put(&ada, &member(ben.id), json!({ "role": "admin" })).await.ok().json();
        assert_eq!(made["data"], json!({ "user_id": ben.id, "membership": { "status": "active", "role": "admin" } }));

        let forbidden = || refusal(403, "FORBIDDEN", "");
        let table = [
            (put(&ben, &member(cleo.id), json!({ "role": "admin" })).await, forbidden()),
            (put(&cleo, &member(cleo.id), json!({ "role": "admin" })).await, forbidden()),
            (put(&broker, &member(cleo.id), json!({ "role": "admin" })).await, forbidden()),
            (put(&ada, &member(ada.id), json!({ "role": "member" })).await, forbidden()),
            (put(&ada, &member(999_999), json!({ "role": "member" })).await, refusal(404, "NOT_FOUND", "")),
            (put(&ada, &member(cleo.id), json!({ "role": "king" })).await, refusal(422, "VALIDATION_ERROR", "role")),
            (cleo.delete(&member(dora.id)).await, forbidden()),
            (ben.delete(&member(ben.id)).await, forbidden()),
            (ben.delete(&member(ada.id)).await, forbidden()),
            (ben.tap(&format!("{}/ban", member(ada.id))).await, forbidden()),
            (broker.delete(&member(dora.id)).await, forbidden()),
            (ada.delete(&member(broker.id)).await, refusal(404, "NOT_FOUND", "")),
            (ada.tap(&format!("{}/ban", member(999_999))).await, refusal(404, "NOT_FOUND", "")),
        ];
        for (nth, (heard, expected)) in table.into_iter().enumerate() {
            assert_eq!(heard.refusal(), expected, "{nth}");
        }
        is_counted(&town, id).await;
        assert_eq!(rows(&town, id).await.1, 4);

        // An administrator of the group removes a member; another administrator only the owner does.
        let removed = ben.delete(&member(dora.id)).await.ok().json();
        assert_eq!(removed["data"], json!({ "user_id": dora.id, "membership": null }));
        put(&ada, &member(cleo.id), json!({ "role": "admin" })).await.ok();
        assert_eq!(ben.delete(&member(cleo.id)).await.refusal(), forbidden());
        ada.delete(&member(cleo.id)).await.ok();
        is_counted(&town, id).await;

        // The group changes hands.
        put(&ada, &member(ben.id), json!({ "role": "owner" })).await.ok();
        let active = |id: i64, role: &str| (id, "active".to_owned(), role.to_owned());
        assert_eq!(rows(&town, id).await, (vec![active(ada.id, "admin"), active(ben.id, "owner")], 2));
        assert_eq!(ada.get(&format!("/groups/{id}")).await.ok().json()["data"]["owner_id"], ben.id);
        ada.delete(&format!("/groups/{id}/membership")).await.ok();
        is_counted(&town, id).await;
    }

    async fn whoever_is_banned_stays_out(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = found(&ada, "Garden", "public").await;
        join(&ben, id).await.ok();
        let ban = |person: i64| format!("/groups/{id}/members/{person}/ban");
        let banned = ada.tap(&ban(ben.id)).await.ok().json();
        assert_eq!(banned["data"], json!({ "user_id": ben.id, "membership": { "status": "banned", "role": "member" } }));
        ada.tap(&ban(cleo.id)).await.ok();
        assert_eq!(stands(&ben, id).await.1, 1);
        let table = [
            (join(&ben, id).await, refusal(403, "BANNED", "")),
            (join(&cleo, id).await, refusal(403, "BANNED", "")),
            (ben.delete(&format!("/groups/{id}/membership")).await, refusal(403, "BANNED", "")),
            (ada.tap(&ban(ben.id)).await, refusal(409, "INVALID_STATE", "")),
            (ada.post(&format!("/groups/{id}/invitations"), json!({ "user_id": ben.id })).await, refusal(403, "BANNED", "")),
            (ben.delete(&ban(ben.id)).await, refusal(403, "FORBIDDEN", "")),
            (ben.post(&format!("/groups/{id}/messages"), json!({ "body": "x" })).await, refusal(403, "FORBIDDEN", "")),
        ];
        for (nth, (heard, expected)) in table.into_iter().enumerate() {
            assert_eq!(heard.refusal(), expected, "{nth}");
        }
        ada.delete(&ban(ben.id)).await.ok();
        assert_eq!(ada.delete(&ban(ben.id)).await.refusal(), refusal(404, "NOT_FOUND", ""));
        join(&ben, id).await.ok();
        is_counted(&town, id).await;
    }

    async fn an_invitation_opens_a_secret_group(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let id = found(&ada, "Surprise", "secret").await;
        let path = format!("/groups/{id}/invitations");
        let invite = |person: i64| json!({ "user_id": person });
        let invited = ada.post(&path, invite(ben.id)).await.ok().json();
        assert_eq!(invited["data"], json!({ "user_id": ben.id, "membership": { "status": "invited", "role": "member" } }));
        dora.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        let table = [
            (ada.post(&path, invite(ben.id)).await, refusal(409, "INVALID_STATE", "")),
            (ada.post(&path, invite(far.id)).await, refusal(422, "VALIDATION_ERROR", "user_id")),
            (ada.post(&path, invite(999_999)).await, refusal(422, "VALIDATION_ERROR", "user_id")),
            (ada.post(&path, invite(dora.id)).await, refusal(403, "FORBIDDEN", "")),
            (ben.post(&path, invite(cleo.id)).await, refusal(403, "FORBIDDEN", "")),
        ];
        for (nth, (heard, expected)) in table.into_iter().enumerate() {
            assert_eq!(heard.refusal(), expected, "{nth}");
        }
        assert_eq!(join(&ben, id).await.ok().json()["data"]["action"], "joined");
        ada.post(&path, invite(cleo.id)).await.ok();
        assert_eq!(cleo.delete(&format!("/groups/{id}/membership")).await.ok().json()["data"]["action"], "declined");
        assert_eq!(cleo.get(&format!("/groups/{id}")).await.status, 404);
        assert_eq!(ada.post(&path, invite(ben.id)).await.refusal(), refusal(409, "ALREADY_MEMBER", ""));
        is_counted(&town, id).await;
    }

    async fn the_last_one_who_looks_after_a_group_stays(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = found(&ada, "Garden", "public").await;
        join(&ben, id).await.ok();
        join(&cleo, id).await.ok();
        put(&ada, &format!("/groups/{id}/members/{}", ben.id), json!({ "role": "admin" })).await.ok();
        let gone = "UPDATE users SET deleted_at = $3 WHERE tenant_id = $1 AND id = $2";
        town.db().run(gone, params![town.harbour, ada.id, town.clock.now()]).await.unwrap();
        let path = format!("/groups/{id}/membership");
        assert_eq!(ben.delete(&path).await.refusal(), refusal(409, "SOLE_ADMIN", ""));
        cleo.delete(&path).await.ok();
        is_counted(&town, id).await;
    }

    async fn what_stands_in_the_way_of_joining(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let guest = town.member_as("meadow", "guest", "super_admin").await.in_community(Some("harbour"));
        let broker = town.member_as("harbour", "broker", "broker").await;
        let id = found(&ada, "Garden", "public").await;
        let before = rows(&town, id).await;
        assert_eq!(join(&guest, id).await.refusal(), refusal(403, "FORBIDDEN", ""));
        cleo.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        assert_eq!(join(&cleo, id).await.refusal(), refusal(403, "FORBIDDEN", ""));

        let status = "UPDATE groups SET status = $3 WHERE tenant_id = $1 AND id = $2";
        town.db().run(status, params![town.harbour, id, "archived"]).await.unwrap();
        assert_eq!(join(&ben, id).await.refusal(), refusal(409, "GROUP_UNAVAILABLE", ""));
        town.db().run(status, params![town.harbour, id, "pending_review"]).await.unwrap();
        assert_eq!(join(&ben, id).await.refusal(), refusal(404, "NOT_FOUND", ""));
        town.db().run(status, params![town.harbour, id, "active"]).await.unwrap();

        let count = "UPDATE groups SET cached_member_count = $3 WHERE tenant_id = $1 AND id = $2";
        town.db().run(count, params![town.harbour, id, 50_000]).await.unwrap();
        assert_eq!(join(&ben, id).await.refusal(), refusal(409, "CAPACITY_FULL", ""));
        town.db().run(count, params![town.harbour, id, 1]).await.unwrap();

        let measure = json!({ "kind": "no_contact", "member_id": ben.id, "partner_id": ada.id, "reason": "asked for" });
        broker.post("/admin/safeguarding/measures", measure).await.ok();
        assert_eq!(join(&ben, id).await.refusal(), refusal(403, "SAFEGUARDING_CONTACT_RESTRICTED", ""));
        assert_eq!(rows(&town, id).await, before);

        let many = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 500)
            INSERT INTO groups (tenant_id, owner_id, name, slug, description, visibility, status, created_at, updated_at)
            SELECT $1, $2, 'g', 'g' || CAST(n AS TEXT), '', 'public', 'active', $3, $3 FROM numbers";
        town.db().run(many, params![town.harbour, ada.id, town.clock.now()]).await.unwrap();
        let belong = "INSERT INTO group_members (tenant_id, group_id, user_id, status, role, joined_at)
            SELECT $1, id, $2, 'active', 'member', $3 FROM groups WHERE tenant_id = $1 AND slug LIKE 'g%' AND slug <> 'garden'";
        town.db().run(belong, params![town.harbour, broker.id, town.clock.now()]).await.unwrap();
        assert_eq!(join(&broker, id).await.refusal(), refusal(409, "MEMBERSHIP_LIMIT_REACHED", ""));
        let founding = broker.post("/groups", json!({ "name": "One more" })).await;
        assert_eq!(founding.refusal(), refusal(409, "MEMBERSHIP_LIMIT_REACHED", ""));
    }

    async fn preferences_are_for_who_belongs(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Garden", "public").await;
        let path = format!("/groups/{id}/notification-prefs");
        assert_eq!(
            ada.get(&path).await.ok().json()["data"],
            json!({ "frequency": "instant", "email_enabled": true, "push_enabled": true, "updated_at": null })
        );
        let wish = json!({ "frequency": "digest", "email_enabled": false, "push_enabled": true });
        let saved = put(&ada, &path, wish.clone()).await.ok().json();
        let prefs = json!({
            "frequency": "digest", "email_enabled": false, "push_enabled": true, "updated_at": "2026-01-05T12:00:00Z",
        });
        assert_eq!(saved["data"], json!({ "message": "Your preferences are saved.", "preferences": prefs }));
        assert_eq!(ada.get(&path).await.ok().json()["data"], prefs);
        assert_eq!(ben.get(&path).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(put(&ben, &path, wish).await.refusal(), refusal(403, "FORBIDDEN", ""));
        for (body, field) in [
            (json!({ "email_enabled": false, "push_enabled": true }), "frequency"),
            (json!({ "frequency": "hourly", "email_enabled": false, "push_enabled": true }), "frequency"),
            (json!({ "frequency": "digest", "email_enabled": "no", "push_enabled": true }), "email_enabled"),
        ] {
            assert_eq!(put(&ada, &path, body).await.refusal(), refusal(422, "VALIDATION_ERROR", field));
        }
    }
}
