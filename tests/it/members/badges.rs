//! Badges that administrators grant and revoke.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use crate::each_engine;
use crate::support::{PASSWORD, Person, Town};

async fn bell(town: &Town, who: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let lines = "SELECT type, message FROM notifications WHERE user_id = $1 ORDER BY id";
    town.db().all(lines, params![who.id]).await.unwrap()
}

each_engine! {
    async fn administrators_grant_badges_and_revoke_them(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let admin = town.member_as("harbour", "al", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let desk = format!("/admin/users/{}/verification-badges", ada.id);
        let empty = admin.get(&desk).await.ok().json()["data"].clone();
        assert_eq!((&empty["badges"], &empty["history"]), (&json!([]), &json!([])));
        assert_eq!((empty["available_types"].as_array().unwrap().len(), &empty["labels"]["id_verified"]), (7, &json!("Id verified")));

        // Twice at once is once; the note is for staff alone.
        let wish = json!({ "badge_type": "id_verified", "note": " Passport seen. ", "expires_at": "2026-01-06T12:00:00Z" });
        let (one, other) = join!(admin.post(&desk, wish.clone()), admin.post(&desk, wish));
        assert_eq!((one.status.as_u16(), other.status.as_u16()), (201, 201));
        let granted = json!({
            "badge_type": "id_verified", "label": "Id verified", "icon": null, "note": "Passport seen.", "granted_by": admin.id,
            "granted_at": "2026-01-05T12:00:00Z", "expires_at": "2026-01-06T12:00:00Z", "revoked_at": null, "is_active": true,
        });
        let decided = json!({
            "action": "granted", "badge_type": "id_verified", "note": "Passport seen.", "decided_by": admin.id, "expires_at": "2026-01-06T12:00:00Z",
            "decided_at": "2026-01-05T12:00:00Z",
        });
        let told = admin.get(&desk).await.ok().json()["data"].clone();
        assert_eq!((&told["badges"], &told["history"]), (&json!([granted]), &json!([decided])));
        let shown = ben.get(&format!("/users/{}/verification-badges", ada.id)).await.ok();
        assert_eq!(shown.json()["data"][0]["badge_type"], "id_verified");
        assert!(!shown.text().contains("Passport") && !shown.text().contains("granted_by"));
        assert_eq!(bell(&town, &ada).await, [("verification".to_owned(), "You were granted a badge: Id verified.".to_owned())]);

        for (body, status, code, field) in [
            (json!({}), 400, "VALIDATION_ERROR", "badge_type"),
            (json!({ "badge_type": "founder" }), 422, "INVALID_TYPE", "badge_type"),
            (json!({ "badge_type": "admin_verified", "expires_at": "2026-01-05T12:00:00Z" }), 422, "VALIDATION_ERROR", "expires_at"),
        ] {
            assert_eq!(admin.post(&desk, body.clone()).await.refusal(), (status, code.into(), field.into()), "{body}");
        }
        let wish = json!({ "badge_type": "phone_verified" });
        for who in [&ada, &broker] {
            for heard in [who.get(&desk).await, who.post(&desk, wish.clone()).await, who.delete(&format!("{desk}/id_verified")).await] {
                assert_eq!(heard.refusal(), (403, "forbidden".into(), String::new()));
            }
        }
        assert_eq!(far.post(&desk, wish.clone()).await.refusal().0, 404, "of another community");
        for path in ["/admin/users/9999999/verification-badges".to_owned(), format!("/admin/users/{}/verification-badges", far.id)] {
            assert_eq!(admin.get(&path).await.refusal().0, 404, "{path}");
            assert_eq!(admin.post(&path, wish.clone()).await.refusal().0, 404, "{path}");
        }
        assert_eq!(admin.delete(&format!("{desk}/phone_verified")).await.refusal(), (404, "NOT_FOUND".into(), String::new()));

        // Revoked, it counts no more; granted anew, it does. Each decision is told.
        let gone = admin.delete(&format!("{desk}/id_verified")).await.ok().json()["data"].clone();
        assert_eq!((&gone["badges"][0]["is_active"], &gone["history"][0]["action"]), (&json!(false), &json!("revoked")));
        assert_eq!(ben.get(&format!("/users/{}/verification-badges", ada.id)).await.ok().json()["data"], json!([]));
        assert_eq!(admin.delete(&format!("{desk}/id_verified")).await.refusal().0, 404);
        let mutation = "mutation($id: ID!) { grantVerificationBadge(input: { memberId: $id, badgeType: ID_VERIFIED }) {
            memberBadges { badges { badgeType isActive note grantedBy { id } } history { action } } member { badges { name } } } }";
        let graph = admin.graphql(mutation, json!({ "id": ada.id.to_string() })).await.ok().json();
        let anew = graph["data"]["grantVerificationBadge"]["memberBadges"].clone();
        assert_eq!((&anew["badges"][0]["isActive"], &anew["badges"][0]["note"]), (&json!(true), &Value::Null), "{graph}");
        assert_eq!(anew["history"].as_array().map(Vec::len), Some(3));
        assert_eq!(bell(&town, &ada).await.len(), 2);

        // What has expired is granted anew, too; and all of it goes with the member.
        let brief = json!({ "badge_type": "address_verified", "expires_at": "2026-01-05T12:10:00Z" });
        admin.post(&desk, brief).await.ok();
        town.later(TimeDelta::minutes(11));
        assert_eq!(admin.get(&desk).await.ok().json()["data"]["badges"][1]["is_active"], false);
        let again = admin.post(&desk, json!({ "badge_type": "address_verified" })).await.ok().json()["data"].clone();
        assert_eq!((&again["badges"][1]["is_active"], again["history"].as_array().unwrap().len()), (&json!(true), 5));
        ada.send(ada.request(http::Method::DELETE, "/users/me", Some(json!({ "password": PASSWORD })))).await.ok();
        assert_eq!((town.count("member_verification_badges").await, town.count("verification_badge_decisions").await), (0, 0));
    }
}
