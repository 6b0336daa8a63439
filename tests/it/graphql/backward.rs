//! Lists on both ways: `first` and `after`, `last` and `before`.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use timeweave::params;

use super::{data, global, refusal, run};
use crate::each_engine;
use crate::events::publish;
use crate::listings::{heading, lists};
use crate::support::{Person, Town};
use crate::wallet::grant;

/// A list in the graph: what stands before it, its name, its other arguments, and what names a row.
struct List {
    path: &'static [&'static str],
    arguments: &'static str,
    row: &'static str,
}

impl List {
    const fn at(path: &'static [&'static str]) -> Self {
        Self { path, arguments: "", row: "id" }
    }

    fn document(&self, paging: &str) -> String {
        let (open, close) = (self.path.join(" { "), "}".repeat(self.path.len()));
        let arguments = format!("{paging} {}", self.arguments);
        let row = self.row;
        format!(
            "{{ {open}({arguments}) {{ edges {{ cursor node {{ {row} }} }} pageInfo {{ hasPreviousPage hasNextPage startCursor endCursor }} }} {close}"
        )
    }

    async fn page(&self, person: &Person, paging: &str) -> Page {
        let document = self.document(paging);
        let mut found = data(run(person, &document, json!({})).await);
        for name in self.path {
            found = found[*name].take();
        }
        let edges = found["edges"].as_array().unwrap_or_else(|| panic!("{document}: {found}"));
        let info = &found["pageInfo"];
        let cursor = |edge: Option<&Value>| edge.map_or(Value::Null, |edge| edge["cursor"].clone());
        assert_eq!(
            (&info["startCursor"], &info["endCursor"]),
            (&cursor(edges.first()), &cursor(edges.last())),
            "{document}"
        );
        Page {
            rows: edges.iter().map(|edge| edge["node"].clone()).collect(),
            has: (info["hasPreviousPage"] == true, info["hasNextPage"] == true),
            start: info["startCursor"].as_str().map(str::to_owned),
            end: info["endCursor"].as_str().map(str::to_owned),
        }
    }

    /// Every row, two at a time, from the beginning or from the end. Each page says what stands on either side of it.
    async fn walk(&self, person: &Person, is_backward: bool) -> Vec<Value> {
        let (mut rows, mut paging) = (Vec::new(), if is_backward { "last: 2" } else { "first: 2" }.to_owned());
        loop {
            let page = self.page(person, &paging).await;
            let is_first_step = rows.is_empty();
            let (previous, next) = page.has;
            assert_eq!(if is_backward { next } else { previous }, !is_first_step, "{}: {paging}", self.path.join("."));
            assert!(page.rows.len() <= 2);
            let goes_on = if is_backward { previous } else { next };
            let at = if is_backward { 0 } else { rows.len() };
            rows.splice(at..at, page.rows);
            if !goes_on {
                return rows;
            }
            paging = match is_backward {
                true => format!("last: 2, before: {}", json!(page.start)),
                false => format!("first: 2, after: {}", json!(page.end)),
            };
        }
    }
}

struct Page {
    rows: Vec<Value>,
    /// Whether there is something before it, and after it.
    has: (bool, bool),
    start: Option<String>,
    end: Option<String>,
}

/// Keysets by falling numbers, in two parts, by rank, sealed, by rising numbers; then what REST counts: by pages, with an offset, and of which it gives the
/// beginning; then those by time, by distance and by a line of those who wait.
const LISTS: [List; 21] = [
    List::at(&["viewer", "connections"]),
    List::at(&["viewer", "wallet", "transactions"]),
    List::at(&["viewer", "conversations"]),
    List::at(&["viewer", "notifications"]),
    List { arguments: "unreadOnly: true", ..List::at(&["viewer", "notifications"]) },
    List::at(&["viewer", "listings"]),
    List { arguments: "featuredFirst: true", ..List::at(&["listings"]) },
    List { arguments: "order: NEWEST", ..List::at(&["listings"]) },
    List { arguments: "search: \"tea\"", ..List::at(&["listings"]) },
    List { arguments: "nearLatitude: 53.3, nearLongitude: -6.2, radiusKm: 50", ..List::at(&["listings"]) },
    List { row: "id author { id }", ..List::at(&["feed"]) },
    List::at(&["groups"]),
    List { arguments: "groupId: $group", row: "member { id }", ..List::at(&["groupMembers"]) },
    List::at(&["viewer", "bookmarks"]),
    List { row: "amount createdAt", ..List::at(&["viewer", "wallet", "donations"]) },
    List { row: "member { id }", ..List::at(&["viewer", "connectionSuggestions"]) },
    List::at(&["events"]),
    List { arguments: "when: ALL, search: \"evening\"", ..List::at(&["events"]) },
    List { arguments: "nearLatitude: 53.3, nearLongitude: -6.2, radiusKm: 50", ..List::at(&["events"]) },
    List { arguments: "eventId: $event", row: "member { id }", ..List::at(&["eventAttendees"]) },
    List { arguments: "eventId: $event, status: WAITLISTED", row: "member { id }", ..List::at(&["eventAttendees"]) },
];

/// Five evenings of Ada's, to the first of which five members come; five more wait for a place at it. Its id.
async fn evenings(town: &Town, ada: &Person, others: &[Person]) -> i64 {
    let mut first = None;
    for day in [3, 1, 2, 5, 4] {
        let more = json!({
            "start_time": format!("2026-05-0{day}T18:00:00"), "end_time": format!("2026-05-0{day}T20:00:00"), "max_attendees": 5,
            "latitude": 53.3 + 0.01 * f64::from(day), "longitude": -6.2,
        });
        let id = publish(ada, more).await;
        first.get_or_insert(id);
    }
    let id = first.unwrap();
    for other in others {
        other.post(&format!("/events/{id}/registration/confirm"), json!({})).await.ok();
    }
    for at in 0..5 {
        let late = town.member_as("harbour", &format!("late{at}"), "member").await;
        late.post(&format!("/events/{id}/registration/waitlist"), json!({})).await.ok();
    }
    id
}

/// Five of everything that Ada sees in [`LISTS`]; the id of a group with five members.
async fn five_of_each(town: &Town, ada: &Person, others: &[Person]) -> i64 {
    grant(town, ada, 5_000).await;
    let repairs = heading(town, "repairs").await;
    let group = ada.post("/groups", json!({ "name": "Menders" })).await.ok().json()["data"]["id"].as_i64().unwrap();
    for (at, other) in others.iter().enumerate() {
        town.connect(ada, other).await;
        ada.post("/wallet/transfer", json!({ "recipient": other.id, "amount": at + 1 })).await.ok();
        ada.post("/wallet/community-fund/donate", json!({ "amount": at + 1 })).await.ok();
        ada.post("/messages", json!({ "recipient_id": other.id, "body": "Tea?" })).await.ok();
        let place = json!({ "title": format!("Tea {at}"), "latitude": 53.3 + 0.01 * f64::from(u8::try_from(at).unwrap()), "longitude": -6.2 });
        let listing = lists(ada, repairs, place).await;
        let kept = json!({ "input": { "type": "LISTING", "itemId": listing.to_string() } });
        data(
            run(ada, "mutation($input: ToggleBookmarkInput!) { toggleBookmark(input: $input) { __typename } }", kept)
                .await,
        );
        ada.post("/feed/posts", json!({ "content": format!("Post {at}") })).await.ok();
        ada.post("/groups", json!({ "name": format!("Group {at}") })).await.ok();
        other.tap(&format!("/groups/{group}/join")).await.ok();
        town.db()
            .run(
                "INSERT INTO notifications (tenant_id, user_id, type, message, created_at) VALUES ($1, $2, 'new_message', 'Something happened.', $3)",
                params![town.harbour, ada.id, town.clock.now()],
            )
            .await
            .unwrap();
        // Somebody whom they know and Ada does not.
        let friend = town.member_as("harbour", &format!("friend{at}"), "member").await;
        town.connect(other, &friend).await;
    }
    town.deliver().await;
    group
}

each_engine! {
    async fn a_list_is_the_same_from_its_end(town: Town) {
        let people = town.members(["ada", "ben", "cleo", "dan", "eve", "fay"]).await;
        let (ada, others) = people.split_first().unwrap();
        let group = five_of_each(&town, ada, others).await;
        let event = evenings(&town, ada, others).await;
        let (group, event) = (global("Group", group).to_string(), global("Event", event).to_string());
        for list in LISTS {
            let arguments = list.arguments.replace("$group", &group).replace("$event", &event);
            let arguments: &'static str = Box::leak(arguments.into_boxed_str());
            let list = List { arguments, ..list };
            let name = format!("{} {}", list.path.join("."), list.arguments);
            let forward = list.walk(ada, false).await;
            assert!(forward.len() >= 5, "{name}: {forward:?}");
            assert_eq!(list.walk(ada, true).await, forward, "{name}");

            // Nothing stands before the first row, and everything does after it.
            let first = list.page(ada, "first: 1").await;
            let nothing = list.page(ada, &format!("last: 5, before: {}", json!(first.start))).await;
            assert_eq!((nothing.rows.len(), nothing.has), (0, (false, true)), "{name}");
            // More than there is: all before the cursor.
            let third = list.page(ada, "first: 3").await;
            let before = list.page(ada, &format!("last: 20, before: {}", json!(third.end))).await;
            assert_eq!((before.rows, before.has), (forward[..2].to_vec(), (false, true)), "{name}");
        }
    }

    async fn what_is_gone_stands_on_no_side(town: Town) {
        let people = town.members(["ada", "ben", "cleo", "dan"]).await;
        let (ada, others) = people.split_first().unwrap();
        let mut ids = Vec::new();
        for other in others {
            ids.push(town.connect(ada, other).await);
        }
        let list = List::at(&["viewer", "connections"]);
        let (first, last) = (list.page(ada, "first: 1").await, list.page(ada, "last: 1").await);
        let (after, before) = (format!("first: 1, after: {}", json!(first.end)), format!("last: 1, before: {}", json!(last.start)));
        assert_eq!((list.page(ada, &after).await.has, list.page(ada, &before).await.has), ((true, true), (true, true)));
        for gone in [ids[2], ids[0]] {
            ada.delete(&format!("/connections/{gone}")).await.ok();
        }
        for paging in [after, before] {
            let page = list.page(ada, &paging).await;
            assert_eq!((page.rows, page.has), (vec![json!({ "id": global("Relationship", ids[1]) })], (false, false)), "{paging}");
        }
    }

    async fn a_page_goes_one_way(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.connect(&ada, &ben).await;
        for (list, other) in [
            (List::at(&["viewer", "connections"]), "listWalletTransactions:7"),
            (List::at(&["groups"]), "listConnections:7"),
            (List::at(&["skills"]), "listConnections:7"),
        ] {
            let foreign = format!("before: \"{}\"", STANDARD.encode(other));
            let cursor = "YW5vdGhlckxpc3Q6Nw==";
            for (arguments, code, field) in [
                ("last: 0".to_owned(), "VALIDATION_OUT_OF_RANGE", "last"),
                ("last: 101".to_owned(), "VALIDATION_OUT_OF_RANGE", "last"),
                ("first: 1, last: 1".to_owned(), "VALIDATION_ERROR", "last"),
                (format!("first: 1, before: \"{cursor}\""), "VALIDATION_ERROR", "before"),
                ("before: \"%%%\"".to_owned(), "INVALID_CURSOR", "before"),
                (foreign, "INVALID_CURSOR", "before"),
            ] {
                let answer = run(&ada, &list.document(&arguments), json!({})).await;
                let (told, status, named) = refusal(&answer);
                assert_eq!((told.as_str(), status, named.as_str()), (code, 422, field), "{arguments}: {answer}");
            }
            // What is null, or an empty cursor, is not said: clients with one document for both ways send all four.
            for arguments in ["first: 1, after: null, last: null, before: null", "first: null, after: \"\", last: 1, before: \"\""] {
                data(run(&ada, &list.document(arguments), json!({})).await);
            }
        }
    }
}
