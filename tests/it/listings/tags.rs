//! Tags: what is kept of them, what is popular, what is proposed.

use serde_json::{Value, json};

use super::{heading, lists, put};
use crate::each_engine;

each_engine! {
    async fn tags_replace_each_other(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}/tags");
        for (typed, kept) in [
            (json!(["Soup", " SOUP ", "first-aid 101!", "🚲", ""]), json!(["first-aid 101", "soup"])),
            (json!(["Über", "U\u{308}BER", "žluťoučký kůň"]), json!(["über", "žluťoučký kůň"])),
            (json!(["bread", "soup"]), json!(["bread", "soup"])),
            (json!([]), json!([])),
            (json!((0..10).map(|nth| format!("t{nth}")).collect::<Vec<_>>()), json!((0..10).map(|nth| format!("t{nth}")).collect::<Vec<_>>())),
        ] {
            let heard = put(&ada, &path, json!({"tags": typed})).await.ok().json()["data"].clone();
            assert_eq!(heard, json!({"listing_id": id, "tags": kept}));
            assert_eq!(ada.get(&format!("/listings/{id}")).await.ok().json()["data"]["skill_tags"], kept);
        }
        let before = town.count("listing_tags").await;
        for (body, field) in [
            (json!({}), "tags"),
            (json!({"tags": "soup"}), "tags"),
            (json!({"tags": [1]}), "tags.0"),
            (json!({"tags": (0..11).map(|nth| format!("u{nth}")).collect::<Vec<_>>()}), "tags"),
        ] {
            assert_eq!(put(&ada, &path, body).await.refusal(), (400, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        assert_eq!(town.count("listing_tags").await, before);
    }

    async fn popular_and_proposed_tags_need_no_sign_in(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let repairs = heading(&town, "repairs").await;
        let mut made = Vec::new();
        for tags in [json!(["soup", "garden"]), json!(["soup", "garden design"]), json!(["soup", "zebra", "gar-den"])] {
            let id = lists(&ada, repairs, json!({})).await;
            put(&ada, &format!("/listings/{id}/tags"), json!({"tags": tags})).await.ok();
            made.push(id);
        }
        let stranger = town.stranger();
        let data = async |path: &str| -> Value { stranger.get(&format!("/listings/tags/{path}")).await.ok().json()["data"].clone() };
        assert_eq!(data("popular?limit=2").await, json!([{"tag": "soup", "count": 3}, {"tag": "gar-den", "count": 1}]));
        assert_eq!(data("autocomplete?q=Gard").await, json!(["garden", "garden design"]));
        assert_eq!(data("autocomplete?q=ga&limit=1").await, json!(["gar-den"]));
        for nothing in ["autocomplete", "autocomplete?q=g", "autocomplete?q=%25%25", "autocomplete?q=zz"] {
            assert_eq!(data(nothing).await, json!([]), "{nothing}");
        }
        // Only what everybody may see counts.
        put(&ada, &format!("/listings/{}", made[2]), json!({"status": "paused"})).await.ok();
        assert_eq!(data("autocomplete?q=zeb").await, json!([]));
        assert_eq!(data("popular?limit=1").await, json!([{"tag": "soup", "count": 2}]));
        put(&ada, &format!("/listings/{}/tags", made[2]), json!({"tags": ["yak"]})).await.ok();
        assert_eq!(data("autocomplete?q=ya").await, json!([]));
        put(&ada, &format!("/listings/{}", made[2]), json!({"status": "active"})).await.ok();
        assert_eq!(data("autocomplete?q=ya").await, json!(["yak"]));
        let far = stranger.in_community(Some("meadow"));
        assert_eq!(far.get("/listings/tags/popular").await.ok().json()["data"], json!([]));
        assert_eq!(stranger.in_community(None).get("/listings/tags/popular").await.status, 400);
    }
}
