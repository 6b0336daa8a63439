//! What a listing shows, and who is counted as a reader.

use chrono::TimeDelta;
use serde_json::json;

use super::{heading, heading_of, lists, put, with};
use crate::each_engine;

each_engine! {
    async fn a_whole_listing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({"hours_estimate": 1.25})).await;
        let mut others = Vec::new();
        for _ in 0..7 {
            others.push(lists(&ada, repairs, json!({"title": "Another offer"})).await);
        }
        let request = lists(&ada, repairs, json!({"type": "request", "title": "Bicycle wanted"})).await;
        let draft = lists(&ada, repairs, json!({"type": "request"})).await;
        put(&ada, &format!("/listings/{draft}"), json!({"status": "draft"})).await.ok();
        put(&ada, &format!("/listings/{id}/tags"), json!({"tags": ["repair", "bicycles"]})).await.ok();
        let seen = ben.get(&format!("/listings/{id}")).await.ok().json()["data"].clone();
        let offers: Vec<_> = others.iter().rev().take(6).map(|other| {
            json!({"id": other, "title": "Another offer", "type": "offer", "hours_estimate": null})
        }).collect();
        let itself = json!({
            "id": id, "user_id": ada.id, "category_id": repairs, "title": "Bicycle repair",
            "description": "Punctures, brakes and gears of every kind.", "location": null, "latitude": null, "longitude": null,
            "type": "offer", "status": "active", "moderation_status": "approved", "image_url": null, "thumbnail_url": null,
            "sdg_goals": [], "price": null, "federated_visibility": "none", "service_type": "physical_only", "availability": null,
            "hours_estimate": "1.25", "hours_available": null, "expires_at": null, "renewed_at": null, "renewal_count": 0,
            "view_count": 1, "contact_count": 0, "save_count": 0, "is_featured": false, "featured_until": null,
            "created_at": "2026-01-05T12:00:00Z", "updated_at": "2026-01-05T12:00:00Z"
        });
        let around = json!({
            "user": {"id": ada.id, "name": "Ada", "avatar": null, "avatar_url": null, "tagline": null},
            "author_name": "Ada", "author_avatar": null, "author_verified": false, "author_rating": null,
            "category_name": "repairs", "category_color": "#b45309", "category_slug": "repairs", "is_favorited": false,
            "reciprocity_match": null, "author_reviews_count": 0, "author_exchanges_count": 0, "likes_count": 0, "comments_count": 0,
            "is_liked": false, "skill_tags": ["bicycles", "repair"], "images": [], "member_offers": offers,
            "member_requests": [{"id": request, "title": "Bicycle wanted", "type": "request", "hours_estimate": null}],
            "can_edit": false, "can_delete": false
        });
        assert_eq!(seen, with(&itself, around));
        let listed = ben.get("/listings?q=punctures&type=request").await.ok().json();
        assert_eq!(listed["data"][0]["id"], request);
        for path in ["/listings", "/listings/saved", "/listings/featured", "/listings/1", "/listings/nearby?lat=0&lon=0", "/users/me/listings"] {
            assert_eq!(town.stranger().get(path).await.refusal(), (401, "auth_required".to_owned(), String::new()), "{path}");
        }
    }

    async fn a_reader_counts_once_a_day(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}");
        for _ in 0..3 {
            ben.get(&path).await.ok();
            ada.get(&path).await.ok();
        }
        cleo.get(&path).await.ok();
        assert_eq!(ada.get(&path).await.ok().json()["data"]["view_count"], 2);
        ben.tap(&format!("{path}/save")).await.ok();
        let [mut ada, mut ben] = [ada, ben];
        town.later(TimeDelta::hours(12));
        ben.signs_in().await;
        ada.signs_in().await;
        ben.get(&path).await.ok();
        assert_eq!(ada.get(&path).await.ok().json()["data"]["view_count"], 3);
        let numbers = ada.get(&format!("{path}/analytics?days=2")).await.ok().json()["data"].clone();
        let created_at = ada.get(&path).await.ok().json()["data"]["created_at"].clone();
        assert_eq!(numbers, json!({
            "listing_id": id, "days": 2, "period_days": 2, "created_at": created_at, "expires_at": null,
            "summary": {
                "views": 3, "unique_viewers": 2, "contacts": 0, "saves": 1, "contact_rate": 0.0, "save_rate": 33.33,
                "total_views": 3, "total_contacts": 0, "total_saves": 1, "views_trend_percent": 0.0,
            },
            "views_over_time": [{"date": "2026-01-05", "count": 2}, {"date": "2026-01-06", "count": 1}],
            "contacts_over_time": [{"date": "2026-01-05", "count": 0}, {"date": "2026-01-06", "count": 0}],
            "contact_types": [],
            "period": {"views": 3, "unique_viewers": 2, "contacts": 0, "saves": 1},
            "series": [
                {"date": "2026-01-05", "views": 2, "contacts": 0, "saves": 1},
                {"date": "2026-01-06", "views": 1, "contacts": 0, "saves": 0}
            ]
        }));
        let today = ada.get(&format!("{path}/analytics?days=1")).await.ok().json()["data"].clone();
        assert_eq!(today["summary"]["views_trend_percent"], -50.0, "one view, after two the day before");
        let today = today["period"].clone();
        assert_eq!(today, json!({"views": 1, "unique_viewers": 1, "contacts": 0, "saves": 0}));
        assert_eq!(ada.get(&format!("{path}/analytics?days=1000")).await.ok().json()["data"]["series"].as_array().unwrap().len(), 90);
    }

    async fn headings_are_for_everybody(town: Town) {
        heading(&town, "repairs").await;
        heading(&town, "food").await;
        heading_of(&town, town.harbour, "event", "walks").await;
        heading_of(&town, town.meadow, "listing", "far").await;
        let names = async |query: &str| {
            let list = town.stranger().get(&format!("/categories{query}")).await.ok().json();
            list["data"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(names("").await, ["food", "repairs"]);
        assert_eq!(names("?type=events").await, ["walks"]);
        assert_eq!(names("?type=nonsense").await, ["food", "repairs"]);
        assert_eq!(names("?type=resource").await, Vec::<String>::new());
    }
}
