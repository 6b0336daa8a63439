//! What many listings cost: the lists that are new beside them are served by indexes, and read with as many statements as with few.

use super::*;
use crate::each_engine;
use crate::support::leak;

/// Twenty thousand listings of ten sellers, of which some are promoted and some gathered, and five thousand searches.
async fn flood(town: &Town, sellers: &[i64]) {
    let now = town.clock.now();
    let numbers = |most: i64| {
        format!("WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {most})")
    };
    let of = |nth: &str| {
        format!(
            "(CASE {nth} % 10 {} ELSE {} END)",
            sellers.iter().enumerate().map(|(at, id)| format!("WHEN {at} THEN {id}")).collect::<Vec<_>>().join(" "),
            sellers[0]
        )
    };
    let listings = format!(
        "{} INSERT INTO marketplace_listings (tenant_id, user_id, title, description, price_currency, price_type, price_rank, quantity, is_oversold_protected,
            shipping_available, local_pickup, delivery_method, seller_type, status, moderation_status, saves_count, contacts_count, renewal_count,
            promoted_until, search_text, created_at, updated_at)
         SELECT $1, {}, 'Thing', 'x', 'EUR', 'fixed', -1, 1, TRUE, FALSE, TRUE, 'pickup', 'private', 'active', 'approved', 0, 0, 0,
                CASE WHEN n % 100 = 0 THEN $2 END, 'thing', $2, $2
           FROM numbers", numbers(20_000), of("n"));
    town.db().run(leak(listings), params![town.harbour, now]).await.unwrap();
    let views = "INSERT INTO marketplace_listing_views (tenant_id, listing_id, views_count) SELECT tenant_id, id, 0 FROM marketplace_listings";
    town.db().run(views, params![]).await.unwrap();
    let searches = format!(
        "{} INSERT INTO marketplace_saved_searches (tenant_id, user_id, name, search_query, filters, alert_frequency, alert_channel, alerted_at, alert_due_at, created_at)
         SELECT $1, {}, 'x', 'thing', $3, 'daily', 'both', $2, CASE WHEN n % 50 = 0 THEN $2 END, $2 FROM numbers", numbers(5_000), of("n"));
    town.db().run(leak(searches), params![town.harbour, now, json!({})]).await.unwrap();
    let finds = "INSERT INTO marketplace_search_finds (tenant_id, search_id, listing_id, found_at, told_at)
                 SELECT s.tenant_id, s.id, l.id, $1, CASE WHEN l.id % 5 = 0 THEN NULL ELSE $1 END
                   FROM marketplace_saved_searches s JOIN marketplace_listings l ON l.id % 1000 = s.id % 1000
                  WHERE s.id <= 1000";
    town.db().run(finds, params![now]).await.unwrap();
    let collections = format!(
        "{} INSERT INTO marketplace_collections (tenant_id, user_id, name, is_public, created_at, updated_at) SELECT $1, {}, 'x', TRUE, $2, $2 FROM numbers",
        numbers(100),
        of("n")
    );
    town.db().run(leak(collections), params![town.harbour, now]).await.unwrap();
    let items = "INSERT INTO marketplace_collection_items (tenant_id, collection_id, listing_id, created_at)
                 SELECT c.tenant_id, c.id, l.id, $1 FROM marketplace_collections c JOIN marketplace_listings l ON l.id % 100 = c.id % 100";
    town.db().run(items, params![now]).await.unwrap();
    town.db().analyze().await.unwrap();
}

each_engine! {
    async fn the_lists_are_served_by_their_indexes(town: Town) {
        let people = town.members(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]).await;
        let sellers: Vec<i64> = people.iter().map(|person| person.id).collect();
        flood(&town, &sellers).await;
        let (t, me) = (town.harbour, sellers[3]);
        let search: i64 = town.db().one("SELECT MIN(id) FROM marketplace_saved_searches", params![]).await.unwrap();
        let collection: i64 = town.db().one("SELECT MIN(id) FROM marketplace_collections", params![]).await.unwrap();
        let now = town.db().engine().pick("'2026-01-05T12:00:00.000000Z'", "TIMESTAMPTZ '2026-01-05T12:00:00Z'");
        for (sql, indexes, is_sorted) in [
            (format!("SELECT tenant_id, id FROM marketplace_saved_searches WHERE alert_due_at <= {now} ORDER BY alert_due_at LIMIT 20"), "marketplace_saved_searches_by_due", true),
            (format!("SELECT id FROM marketplace_saved_searches WHERE tenant_id = {t} AND user_id = {me} ORDER BY id DESC"), "marketplace_saved_searches_by_user", false),
            (format!("SELECT listing_id FROM marketplace_search_finds WHERE tenant_id = {t} AND search_id = {search} AND told_at IS NULL ORDER BY id LIMIT 20"), "marketplace_search_finds_untold", true),
            (format!("SELECT id FROM marketplace_collection_items WHERE tenant_id = {t} AND collection_id = {collection} AND id < 900000 ORDER BY id DESC LIMIT 21"), "marketplace_collection_items_latest", true),
            (format!("SELECT id FROM marketplace_listings WHERE tenant_id = {t} AND user_id = {me} AND promoted_until > {now} AND status <> 'removed' ORDER BY promoted_until DESC, id DESC LIMIT 50"), "marketplace_listings_promot", false),
            (format!("SELECT id FROM marketplace_listings WHERE promoted_until <= {now} ORDER BY promoted_until LIMIT 50"), "marketplace_listings_promotions_over", true),
            (format!("SELECT id FROM marketplace_listings WHERE tenant_id = {t} AND user_id = {me} AND status <> 'removed' ORDER BY id DESC LIMIT 5000"), "marketplace_listings_by_user", false),
        ] {
            let plan = town.plan(&sql).await;
            let sorts = plan.contains("USE TEMP B-TREE FOR ORDER BY") || plan.contains("Sort");
            assert!(plan.contains(indexes) && (!is_sorted || !sorts), "{sql}: {plan}");
        }
    }

    async fn a_page_costs_as_many_statements_as_a_row(town: Town) {
        let people = town.members(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]).await;
        let sellers: Vec<i64> = people.iter().map(|person| person.id).collect();
        flood(&town, &sellers).await;
        let reader = &people[0];
        let group = id(&reader.post("/groups", json!({"name": "Harbour makers"})).await.ok());
        people[1].tap(&format!("/groups/{group}/join")).await.ok();
        let collection: i64 = town.db().one("SELECT MIN(id) FROM marketplace_collections", params![]).await.unwrap();
        for path in [
            format!("/marketplace/collections/{collection}/items"),
            format!("/marketplace/groups/{group}/listings"),
        ] {
            let mut costs = Vec::new();
            for limit in [1, 100] {
                let path = format!("{path}?limit={limit}");
                reader.get(&path).await.ok();
                let before = town.db().statements();
                assert_eq!(reader.get(&path).await.ok().json()["data"].as_array().unwrap().len(), limit);
                costs.push(town.db().statements() - before);
            }
            assert_eq!(costs[0], costs[1], "{path}");
        }
        assert_eq!(reader.get("/marketplace/collections").await.ok().json()["data"][0]["item_count"], 200);
        let numbers = reader.get(&format!("/marketplace/groups/{group}/stats")).await.ok().json()["data"].clone();
        assert_eq!((&numbers["active_listings"], &numbers["total_sellers"]), (&json!(4_000), &json!(2)));
    }
}
