//! The list of conversations: order, pages, and what ten thousand messages cost.

use serde_json::json;
use timeweave::params;

use super::{inbox, unread, write};
use crate::each_engine;
use crate::support::Town;

/// Ten thousand messages of `sender` to `receiver`, a tenth of them unread.
async fn flood(town: &Town, sender: i64, receiver: i64) {
    let sql = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
        INSERT INTO messages (tenant_id, conversation, sender_id, receiver_id, body, reactions, created_at, read_at, hidden_by_sender,
                hidden_by_receiver)
        SELECT $1, $2, $3, $4, 'x', '[]', $5, CASE WHEN n % 10 = 0 THEN NULL ELSE $5 END, FALSE, FALSE
          FROM numbers";
    let pair = format!("{}-{}", sender.min(receiver), sender.max(receiver));
    town.db().run(sql, params![town.harbour, pair, sender, receiver, town.clock.now()]).await.unwrap();
}

each_engine! {
    async fn the_latest_conversation_comes_first_and_pages_go_on(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        write(&ben, &ada, "1").await;
        write(&cleo, &ada, "2").await;
        write(&dora, &ada, "3").await;
        write(&ada, &ben, "4").await;
        assert_eq!(inbox(&ada, "").await, [(ben.id, 1), (dora.id, 1), (cleo.id, 1)]);

        let page = ada.get("/messages?per_page=2").await.ok().json();
        assert_eq!(page["meta"]["has_more"], json!(true));
        let cursor = page["meta"]["cursor"].as_str().unwrap();
        assert_eq!(inbox(&ada, &format!("?per_page=2&cursor={cursor}")).await, [(cleo.id, 1)]);
        // Numbers are moved into their bounds, a cursor that means nothing is none.
        assert_eq!(inbox(&ada, "?per_page=0").await.len(), 1);
        assert_eq!(inbox(&ada, "?per_page=many&cursor=x&archived=perhaps").await.len(), 3);
    }

    async fn a_conversation_with_somebody_who_left_is_left_out(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        write(&ben, &ada, "1").await;
        write(&cleo, &ada, "2").await;
        let gone = "UPDATE users SET deleted_at = $3 WHERE tenant_id = $1 AND id = $2";
        town.db().run(gone, params![town.harbour, ben.id, town.clock.now()]).await.unwrap();
        assert_eq!((inbox(&ada, "").await, unread(&ada).await), (vec![(cleo.id, 1)], 1));
        assert_eq!(ada.get(&format!("/messages/{}", ben.id)).await.refusal().1, "NOT_FOUND");
    }

    async fn ten_thousand_messages_cost_no_more(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        write(&ben, &ada, "first").await;
        flood(&town, ben.id, ada.id).await;
        flood(&town, ada.id, cleo.id).await;
        write(&cleo, &ada, "last").await;
        write(&ben, &ada, "last").await;
        let before = town.db().statements();
        assert_eq!(inbox(&ada, "").await, [(ben.id, 1_002), (cleo.id, 1)]);
        assert_eq!(unread(&ada).await, 1_003);
        let thread = ada.get(&format!("/messages/{}?per_page=100", ben.id)).await.ok().json();
        assert_eq!(thread["data"].as_array().unwrap().len(), 100);
        // The newest hundred are shown, so everything up to them is read.
        assert_eq!(unread(&ada).await, 1);
        let cost = town.db().statements() - before;
        assert!(cost < 50, "{cost} statements for four requests, one of which shows a hundred messages");
    }
}
