//! The listings of the community as staff go through them (spec desk 5).

use serde_json::{Value, json};

use super::{decides, heading, ids, lists, put};
use crate::each_engine;

const DESK: &str = "/admin/listings";

each_engine! {
    async fn staff_list_what_they_may_open_and_find_it_again(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let admin = town.member_as("harbour", "al", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let repairs = heading(&town, "repairs").await;
        let shown = lists(&ada, repairs, json!({})).await;
        let paused = lists(&ben, repairs, json!({"title": "Apple pie", "type": "request"})).await;
        put(&ben, &format!("/listings/{paused}"), json!({"status": "paused"})).await.ok();
        decides(&town, json!({"listing.moderation_enabled": true})).await;
        let waits = lists(&ada, repairs, json!({"title": "Zither lessons"})).await;
        let gone = lists(&ada, repairs, json!({})).await;
        ada.delete(&format!("/listings/{gone}")).await.ok();

        let page = admin.get(&format!("{DESK}?limit=1&page=3")).await.ok().json();
        let row = json!({
            "id": shown, "title": "Bicycle repair", "description": page["data"][0]["description"], "type": "offer", "status": "active",
            "moderation_status": "approved", "tenant_id": town.harbour, "tenant_name": "harbour", "user_id": ada.id,
            "user_name": "Ada Tester", "user_email": "ada@harbour.example", "user_avatar": null, "category_id": repairs,
            "category_name": page["data"][0]["category_name"], "price": null, "created_at": "2026-01-05T12:00:00Z",
            "updated_at": "2026-01-05T12:00:00Z",
        });
        assert_eq!(page["data"], json!([row]));
        let meta = json!({
            "base_url": page["meta"]["base_url"], "current_page": 3, "per_page": 1, "total": 3, "total_pages": 3, "has_more": false,
        });
        assert_eq!(page["meta"], meta);
        for (query, for_admin, for_broker) in [
            ("", vec![waits, paused, shown], vec![waits, shown]),
            ("?order=asc", vec![shown, paused, waits], vec![shown, waits]),
            ("?sort=title&order=asc", vec![paused, shown, waits], vec![shown, waits]),
            ("?sort=user_name&order=asc", vec![shown, waits, paused], vec![shown, waits]),
            ("?sort=user_name", vec![paused, waits, shown], vec![waits, shown]),
            ("?sort=status&order=asc", vec![shown, paused, waits], vec![shown, waits]),
            ("?sort=nonsense&order=sideways&status=nonsense&type=nonsense", vec![waits, paused, shown], vec![waits, shown]),
            ("?status=paused", vec![paused], vec![]),
            ("?status=pending", vec![waits], vec![waits]),
            ("?type=request", vec![paused], vec![]),
            ("?search=APPLE", vec![paused], vec![]),
            ("?search=ben", vec![paused], vec![]),
            ("?search=%25", vec![], vec![]),
        ] {
            assert_eq!(ids(&admin.get(&format!("{DESK}{query}")).await.ok().json()), for_admin, "{query}");
            assert_eq!(ids(&broker.get(&format!("{DESK}{query}")).await.ok().json()), for_broker, "{query}");
            for id in &for_broker {
                broker.get(&format!("/listings/{id}")).await.ok();
            }
        }
        let document = "{ listingsForStaff(first: 5, order: TITLE, direction: ASC) { totalCount nodes { restId status } } }";
        let seen = broker.graphql(document, Value::Null).await.ok().json();
        let node = |id: i64, status: &str| json!({"restId": id.to_string(), "status": status});
        assert_eq!(seen["data"]["listingsForStaff"], json!({"totalCount": 2, "nodes": [node(shown, "ACTIVE"), node(waits, "PENDING")]}));

        assert_eq!(far.get(DESK).await.ok().json()["data"], json!([]));
        assert_eq!(ben.get(DESK).await.refusal(), (403, "forbidden".to_owned(), String::new()));
        assert_eq!(town.stranger().get(DESK).await.refusal(), (401, "auth_required".to_owned(), String::new()));
        assert_eq!(ben.graphql(document, Value::Null).await.json()["errors"][0]["extensions"]["code"], "FORBIDDEN");
    }

    async fn staff_see_how_many_listings_wait(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let warden = town.member_as("harbour", "warden", "coordinator").await;
        let repairs = heading(&town, "repairs").await;
        const STATS: &str = "/admin/listings/moderation-stats";
        let stats = |total: i64, pending: i64, approved: i64, rejected: i64, enabled: bool| {
            json!({"total": total, "pending": pending, "approved": approved, "rejected": rejected, "moderation_enabled": enabled})
        };
        lists(&ada, repairs, json!({})).await;
        assert_eq!(warden.get(STATS).await.ok().json()["data"], stats(1, 0, 1, 0, false));
        decides(&town, json!({"listing.moderation_enabled": true})).await;
        let (one, other) = (lists(&ada, repairs, json!({})).await, lists(&ada, repairs, json!({})).await);
        lists(&ada, repairs, json!({})).await;
        let gone = lists(&ada, repairs, json!({})).await;
        ada.delete(&format!("/listings/{gone}")).await.ok();
        warden.post(&format!("/admin/listings/{one}/reject"), json!({"reason": "No."})).await.ok();
        warden.tap(&format!("/admin/listings/{other}/approve")).await.ok();
        assert_eq!(warden.get(STATS).await.ok().json()["data"], stats(4, 1, 2, 1, true));
        let document = "{ listingModerationStats { total pending approved rejected moderationEnabled } }";
        let told = warden.graphql(document, Value::Null).await.ok().json()["data"]["listingModerationStats"].clone();
        assert_eq!(told, json!({"total": 4, "pending": 1, "approved": 2, "rejected": 1, "moderationEnabled": true}));
        assert_eq!(ada.get(STATS).await.refusal(), (403, "forbidden".to_owned(), String::new()));
        assert_eq!(ada.graphql(document, Value::Null).await.json()["errors"][0]["extensions"]["code"], "FORBIDDEN");
    }
}
