//! What members of a group sell.

use super::*;
use crate::each_engine;

each_engine! {
    async fn members_of_a_group_see_what_the_others_sell(town: Town) {
        unmoderated(&town).await;
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let chairs = category(&town, "chairs").await;
        let group = id(&ada.post("/groups", json!({"name": "Harbour makers"})).await.ok());
        for person in [&ben, &cleo] {
            person.tap(&format!("/groups/{group}/join")).await.ok();
        }
        let table = sells(&town, &ada, json!({"price": 80})).await;
        let chair = sells(&town, &ben, json!({"title": "Chair", "price": 15, "category_id": chairs, "condition": "fair"})).await;
        let free = sells(&town, &ben, json!({"title": "Box", "price_type": "free"})).await;
        sells(&town, &ben, json!({"title": "Draft", "status": "draft"})).await;
        sells(&town, &dora, json!({"title": "Chair of somebody else"})).await;
        let path = format!("/marketplace/groups/{group}/listings");
        for (query, expected) in [
            ("", vec![free, chair, table]), ("?sort=price_asc", vec![free, chair, table]), ("?sort=price_desc", vec![table, chair, free]),
            ("?search=cha", vec![chair]), ("?price_min=20", vec![table]), ("?price_max=20", vec![chair]), ("?condition=fair,new", vec![chair]),
        ] {
            assert_eq!(ids(&cleo.get(&format!("{path}{query}")).await.ok().json()), expected, "{query}");
        }
        assert_eq!(ids(&cleo.get(&format!("{path}?category_id={chairs}")).await.ok().json()), [chair]);
        let page = cleo.get(&format!("{path}?limit=2")).await.ok().json();
        let cursor = page["meta"]["cursor"].as_str().unwrap();
        assert_eq!((ids(&page), ids(&cleo.get(&format!("{path}?limit=2&cursor={cursor}")).await.ok().json())), (vec![free, chair], vec![table]));
        let stats = format!("/marketplace/groups/{group}/stats");
        let numbers = json!({"active_listings": 3, "total_listed": 3, "total_sellers": 2, "categories": [{"id": chairs, "name": "chairs", "slug": "chairs", "count": 1}]});
        assert_eq!(cleo.get(&stats).await.ok().json()["data"], numbers);
        // What is sold was listed, and a block hides what the other sells.
        put(&ada, &format!("/marketplace/listings/{table}"), json!({"title": "Oak table"})).await.ok();
        town.db().run("UPDATE marketplace_listings SET status = 'sold' WHERE id = $1", params![table]).await.unwrap();
        blocks(&cleo, &ben).await;
        assert_eq!(ids(&cleo.get(&path).await.ok().json()), Vec::<i64>::new());
        assert_eq!(cleo.get(&stats).await.ok().json()["data"], json!({"active_listings": 0, "total_listed": 1, "total_sellers": 0, "categories": []}));
        assert_eq!(ids(&ada.get(&path).await.ok().json()), [free, chair]);
        // Others are kept out; what they do not see is not there.
        for (person, refused) in [(&dora, "FORBIDDEN"), (&town.member_as("meadow", "faye", "member").await, "NOT_FOUND")] {
            for path in [&path, &stats] {
                assert_eq!(person.get(path).await.code(), refused);
            }
        }
        assert_eq!(ada.get("/marketplace/groups/99999/listings").await.code(), "NOT_FOUND");
        ben.delete(&format!("/groups/{group}/membership")).await.ok();
        assert_eq!(ids(&ada.get(&path).await.ok().json()), Vec::<i64>::new());
        assert_eq!(ben.get(&path).await.code(), "FORBIDDEN");
    }
}
