//! Paid messages: the first tap counts.

use futures::future::join_all;
use serde_json::json;
use timeweave::params;

use crate::each_engine;
use crate::support::{Person, Town};

/// A paid message of `by`, sent to these.
async fn campaign(town: &Town, by: &Person, to: &[&Person]) -> i64 {
    let (tenant, now) = (town.harbour, town.clock.now());
    let id: i64 = town
        .db()
        .one(
            "INSERT INTO paid_push_campaigns (tenant_id, user_id, name, title, body, status, open_count, created_at, updated_at)
             VALUES ($1, $2, 'n', 't', 'b', 'sent', 0, $3, $3)
             RETURNING id",
            params![tenant, by.id, now],
        )
        .await
        .unwrap();
    for person in to {
        let sql =
            "INSERT INTO paid_push_campaign_sends (tenant_id, campaign_id, user_id, sent_at) VALUES ($1, $2, $3, $4)";
        town.db().run(sql, params![tenant, id, person.id, now]).await.unwrap();
    }
    id
}

async fn allow(town: &Town) {
    let sql = "UPDATE tenants SET features = $1";
    town.db().run(sql, params![json!({ "local_advertising": true })]).await.unwrap();
    // Communities are looked at anew every few seconds.
    town.later(chrono::TimeDelta::minutes(1));
}

async fn opens(town: &Town, id: i64) -> i64 {
    town.db().one("SELECT open_count FROM paid_push_campaigns WHERE id = $1", params![id]).await.unwrap()
}

each_engine! {
    async fn the_first_tap_counts_and_no_other(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        allow(&town).await;
        let id = campaign(&town, &ada, &[&ada, &ben]).await;
        let path = format!("/me/push-campaigns/{id}/open");
        assert_eq!(ben.tap(&path).await.ok().json()["data"], json!({ "opened": true, "first": true }));
        assert_eq!(ben.tap(&path).await.ok().json()["data"], json!({ "opened": true, "first": false }));
        assert_eq!(opens(&town, id).await, 1);
        ada.tap(&path).await.ok();
        assert_eq!(opens(&town, id).await, 2);
    }

    async fn ten_taps_at_once_are_one(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        allow(&town).await;
        let id = campaign(&town, &ada, &[&ben]).await;
        let path = format!("/me/push-campaigns/{id}/open");
        let told = join_all((0..10).map(|_| ben.tap(&path))).await;
        let first = told.into_iter().filter(|heard| heard.json()["data"]["first"] == json!(true)).count();
        assert_eq!((first, opens(&town, id).await), (1, 1));
    }

    async fn refused_taps_count_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = campaign(&town, &ada, &[&ben]).await;
        let path = format!("/me/push-campaigns/{id}/open");
        let off = ben.tap(&path).await.refusal();
        assert_eq!((off.0, off.1.as_str()), (403, "FEATURE_DISABLED"));
        allow(&town).await;
        let far = town.member_as("meadow", "far", "member").await;
        for (person, path, status, code) in [
            (&town.stranger(), path.clone(), 401, "auth_required"),
            (&ada, path.clone(), 404, "NOT_FOUND"),
            (&far, path.clone(), 404, "NOT_FOUND"),
            (&ben, "/me/push-campaigns/999999/open".to_owned(), 404, "NOT_FOUND"),
        ] {
            let heard = person.tap(&path).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, code), "{path}");
        }
        assert!(ben.tap("/me/push-campaigns/x/open").await.status.is_client_error());
        assert_eq!(opens(&town, id).await, 0);
    }
}
