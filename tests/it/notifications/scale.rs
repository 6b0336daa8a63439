//! What ten thousand lines cost: statements and indexes.

use serde_json::json;
use timeweave::params;

use super::{counts, ids, put};
use crate::each_engine;
use crate::support::Town;

/// Ten thousand lines of five types for a member, a tenth of them unread.
async fn flood(town: &Town, member: i64) {
    let sql = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
        INSERT INTO notifications (tenant_id, user_id, type, link, message, created_at, read_at)
        SELECT $1, $2, CASE n % 5 WHEN 0 THEN 'new_message' WHEN 1 THEN 'event_reminder' WHEN 2 THEN 'welcome'
                                  WHEN 3 THEN 'group_chatroom_message' ELSE 'connection_request' END,
               '/' || (n % 50), 'x', $3, CASE WHEN n % 10 = 0 THEN NULL ELSE $3 END
          FROM numbers";
    town.db().run(sql, params![town.harbour, member, town.clock.now()]).await.unwrap();
    town.db().analyze().await.unwrap();
}

each_engine! {
    async fn ten_thousand_lines_cost_no_more(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        flood(&town, ada.id).await;
        flood(&town, ben.id).await;
        put(&ada, "/users/me/notifications", json!({ "email_digest": true })).await.ok();
        // The sign-in, and one; the grouped list has no actors to name here.
        for (path, statements) in [
            ("/notifications?per_page=100", 2),
            ("/notifications?per_page=100&unread_only=1", 2),
            ("/notifications?type=events&per_page=100", 2),
            ("/notifications/grouped?per_page=100", 2),
            ("/notifications/counts", 2),
            ("/api/notifications", 2),
            ("/api/notifications/check", 2),
            ("/notifications/settings", 2),
            ("/users/me/notifications", 2),
            ("/feed/muted-users", 2),
        ] {
            ada.get(path).await.ok();
            let before = town.db().statements();
            ada.get(path).await.ok();
            assert_eq!(town.db().statements() - before, statements, "{path}");
        }
        assert_eq!(ids(&ada, "/notifications?unread_only=1&per_page=100").await.0.len(), 100);
        let told = counts(&ada).await;
        assert_eq!((&told["total"], &told["messages"], &told["events"]), (&json!(1_000), &json!(1_000), &json!(0)));
        assert_eq!(ada.tap("/notifications/read-all").await.ok().json()["data"]["marked_read"], 1_000);
        assert_eq!(ada.delete("/notifications?category=events").await.ok().json()["data"]["deleted"], 2_000);
        assert_eq!(ada.delete("/notifications").await.ok().json()["data"]["deleted"], 8_000);
        assert_eq!(counts(&ben).await["total"], 1_000);
    }

    async fn lists_and_counts_are_served_by_their_indexes(town: Town) {
        let [ada] = town.members(["ada"]).await;
        flood(&town, ada.id).await;
        let own = format!("FROM notifications WHERE tenant_id = {} AND user_id = {} AND deleted_at IS NULL", town.harbour, ada.id);
        for (sql, index) in [
            (format!("SELECT id {own} AND id < 9000000 ORDER BY id DESC LIMIT 20"), "notifications_by_user"),
            (format!("SELECT id {own} AND read_at IS NULL AND id < 9000000 ORDER BY id DESC LIMIT 20"), "notifications_unread"),
            (format!("SELECT type, COUNT(*) {own} AND read_at IS NULL GROUP BY type"), "notifications_unread"),
        ] {
            let plan = town.plan(&sql).await;
            // Where everything is one member's, the planner may as well take another index of theirs.
            let served = town.db().engine().pick("INDEX notifications_", "Index");
            assert!((plan.contains(index) || plan.contains(served)) && !plan.contains("Seq Scan"), "{sql}: {plan}");
        }
    }
}
