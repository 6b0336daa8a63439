//! Reading a thread: order, cursors, what is marked as read.

use serde_json::{Value, json};

use super::{pair, partner, put, unread, write};
use crate::each_engine;
use crate::support::Person;

/// One page of a thread: ids, whether there is more, and its cursors.
async fn page(reader: &Person, path: &str) -> (Vec<i64>, bool, Option<String>, Option<String>) {
    let page = reader.get(path).await.ok().json();
    let ids = page["data"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let meta = &page["meta"];
    (ids, meta["has_more"].as_bool().unwrap(), text(&meta["cursor"]), text(&meta["poll_cursor"]))
}

each_engine! {
    async fn a_thread_goes_back_page_by_page(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut ids = Vec::new();
        for number in 0..5 {
            let (from, to) = if number % 2 == 0 { (&ada, &ben) } else { (&ben, &ada) };
            ids.push(write(from, to, &format!("m{number}")).await);
        }
        write(&cleo, &ada, "elsewhere").await;
        let whole = ada.get(&format!("/messages/{}", ben.id)).await.ok().json();
        assert_eq!(
            whole["meta"],
            json!({
                "base_url": "http://localhost",
                "conversation": { "id": ben.id, "conversation_id": pair(&ada, &ben), "other_user": partner(&ben) },
                "per_page": 50, "has_more": false, "poll_cursor": whole["meta"]["poll_cursor"],
            })
        );

        let (first, more, cursor, poll) = page(&ada, &format!("/messages/{}?per_page=2", ben.id)).await;
        assert_eq!((first.as_slice(), more), (&[ids[4], ids[3]][..], true));
        let (second, more, cursor, none) =
            page(&ada, &format!("/messages/{}?per_page=2&cursor={}", ben.id, cursor.unwrap())).await;
        assert_eq!((second.as_slice(), more, none), (&[ids[2], ids[1]][..], true, None));
        let (third, more, cursor, _) =
            page(&ada, &format!("/messages/{}?per_page=2&cursor={}", ben.id, cursor.unwrap())).await;
        assert_eq!((third.as_slice(), more, cursor), (&[ids[0]][..], false, None));

        // Forward, and polling from where the first page ended.
        let (forward, more, cursor, _) = page(&ada, &format!("/messages/{}?per_page=3&direction=newer", ben.id)).await;
        assert_eq!((forward.as_slice(), more), (&ids[..3], true));
        let (rest, more, ..) =
            page(&ada, &format!("/messages/{}?direction=newer&cursor={}", ben.id, cursor.unwrap())).await;
        assert_eq!((rest.as_slice(), more), (&ids[3..], false));
        let poll = poll.unwrap();
        let path = |poll: &str| format!("/messages/{}?direction=newer&cursor={poll}", ben.id);
        let (nothing, _, _, again) = page(&ada, &path(&poll)).await;
        assert_eq!((nothing.len(), again.as_deref()), (0, Some(poll.as_str())));
        let new = write(&ben, &ada, "news").await;
        let (news, _, _, next) = page(&ada, &path(&poll)).await;
        assert_eq!(news, [new]);
        assert_eq!(page(&ada, &path(&next.unwrap())).await.0.len(), 0);
    }

    async fn reading_marks_what_is_shown_and_polling_does_not(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for number in 0..4 {
            write(&ada, &ben, &format!("m{number}")).await;
        }
        assert_eq!(unread(&ben).await, 4);
        // Who wrote them marks nothing.
        ada.get(&format!("/messages/{}", ben.id)).await.ok();
        assert_eq!(unread(&ben).await, 4);
        // A poll marks nothing, the oldest two are marked when they are shown.
        let (oldest, _, cursor, _) = page(&ben, &format!("/messages/{}?direction=newer&per_page=2", ada.id)).await;
        assert_eq!((oldest.len(), unread(&ben).await), (2, 2));
        let polled = ben.get(&format!("/messages/{}?direction=newer&cursor={}", ada.id, cursor.unwrap())).await.ok().json();
        assert_eq!((polled["data"].as_array().unwrap().len(), unread(&ben).await), (2, 2));
        assert_eq!(polled["data"][0]["is_read"], json!(false));
        // The answer says how they stood before.
        let shown = ben.get(&format!("/messages/{}", ada.id)).await.ok().json();
        assert_eq!((&shown["data"][0]["is_read"], &shown["data"][3]["is_read"]), (&json!(false), &json!(true)));
        assert_eq!(unread(&ben).await, 0);
        assert_eq!(ada.get("/messages").await.ok().json()["data"][0]["last_message"]["is_read"], json!(true));
    }

    async fn marking_all_as_read_says_how_much_that_was(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        write(&ada, &ben, "one").await;
        write(&ada, &ben, "two").await;
        write(&cleo, &ben, "three").await;
        let marked = put(&ben, &format!("/messages/{}/read", ada.id), None).await.ok();
        assert_eq!(marked.json(), json!({ "data": { "marked_read": 2 }, "meta": { "base_url": "http://localhost" } }));
        assert_eq!(put(&ben, &format!("/messages/{}/read", ada.id), None).await.ok().json()["data"], json!({ "marked_read": 0 }));
        assert_eq!(unread(&ben).await, 1);
    }

    async fn nobody_reads_a_thread_with_nobody(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        write(&ada, &ben, "secret").await;
        for id in [ada.id, far.id, 999_999] {
            assert_eq!(ada.get(&format!("/messages/{id}")).await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
            assert_eq!(put(&ada, &format!("/messages/{id}/read"), None).await.refusal().1, "NOT_FOUND");
        }
        // A thread is always the viewer's own: with Ada, Cleo and the administrator have none.
        for viewer in [&cleo, &admin] {
            let empty = viewer.get(&format!("/messages/{}", ada.id)).await.ok().json();
            assert_eq!((&empty["data"], empty["meta"].get("poll_cursor")), (&json!([]), None));
        }
        assert_eq!(ada.get(&format!("/messages/{}?direction=sideways", ben.id)).await.refusal(),
            (422, "VALIDATION_ERROR".to_owned(), "direction".to_owned()));
        assert_eq!(unread(&ben).await, 1);
    }

    async fn whoever_was_blocked_reads_as_if_the_other_were_gone(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        write(&ada, &ben, "one").await;
        write(&ben, &ada, "two").await;
        write(&cleo, &ada, "three").await;
        let inbox = async |person: &Person| {
            let page = person.get("/messages").await.ok().json();
            page["data"].as_array().unwrap().iter().map(|one| one["id"].as_i64().unwrap()).collect::<Vec<_>>()
        };
        let unread = async || ada.get("/messages/unread-count").await.ok().json()["data"]["count"].clone();
        assert_eq!((inbox(&ada).await, unread().await), (vec![cleo.id, ben.id], json!(2)));
        let refused = async |id: i64| {
            let mut heard = ada.get(&format!("/messages/{id}")).await.json();
            heard.as_object_mut().unwrap().remove("meta");
            heard
        };
        let (block, thread) = (format!("/users/{}/block", ada.id), format!("/messages/{}", ben.id));
        ben.post(&block, json!({})).await.ok();
        assert_eq!(ada.get(&thread).await.refusal(), (404, "NOT_FOUND".into(), String::new()));
        assert_eq!(refused(ben.id).await, refused(999_999).await);
        assert_eq!((inbox(&ada).await, unread().await), (vec![cleo.id], json!(1)));
        // Whoever made the block reads on, and what they hid comes back with its end.
        ben.get(&format!("/messages/{}", ada.id)).await.ok();
        assert_eq!(inbox(&ben).await, [ada.id]);
        ben.delete(&block).await.ok();
        assert_eq!((inbox(&ada).await, unread().await), (vec![cleo.id, ben.id], json!(2)));
        ada.get(&thread).await.ok();
    }
}
