//! Lists, counts and how two stand to each other.

use contract::connections::{GetConnectionStatusPath, ListConnectionsQuery, ListConnectionsQueryStatus};
use contract::{Code, ConnectionsApi as _, Operation};
use serde_json::{Value, json};

use crate::base::MemberId;
use crate::connections::rest::Rest;
use crate::connections::store::{Filter, accepted_counts, mutual, with_each};
use crate::connections::{State, actions};
use crate::params;
use testing::town::{Person, in_town, on_the_wire, refused};

async fn list(who: &Person, status: ListConnectionsQueryStatus) -> Value {
    let query = ListConnectionsQuery { status, per_page: 20, cursor: None };
    let call = who.call();
    let page = Rest.list_connections(call.clone(), query).await.unwrap();
    assert_eq!(call.statements(), 1);
    on_the_wire(Operation::ListConnections, 200, &page)
}

fn partners(page: &Value) -> Vec<&str> {
    page["data"].as_array().unwrap().iter().map(|item| item["partner"]["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn each_list_shows_its_own_newest_first() {
    in_town(async |town| {
        let [ada, ben, cleo, dan, eve, fay] = town.people(["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]).await;
        town.connect(&ada, &ben).await;
        town.ask(&cleo, &ada).await;
        town.connect(&dan, &ada).await;
        town.ask(&ada, &eve).await;
        town.connect(&ada, &fay).await;
        town.connect(&ben, &cleo).await;
        use ListConnectionsQueryStatus as Status;
        assert_eq!(partners(&list(&ada, Status::Accepted).await), ["Fay", "Dan", "Ben"]);
        assert_eq!(partners(&list(&ada, Status::Pending).await), ["Cleo"]);
        assert_eq!(partners(&list(&ada, Status::PendingReceived).await), ["Cleo"]);
        assert_eq!(partners(&list(&ada, Status::PendingSent).await), ["Eve"]);

        let counts = Rest.get_pending_connection_counts(ada.call()).await.unwrap();
        let counts = on_the_wire(Operation::GetPendingConnectionCounts, 200, &counts);
        assert_eq!(counts["data"], json!({"received": 1, "sent": 1, "total_friends": 3}));

        town.run("UPDATE users SET deleted_at = $2 WHERE id = $1", params![dan.id, town.now()]).await;
        assert_eq!(partners(&list(&ada, Status::Accepted).await), ["Fay", "Ben"]);
    })
    .await;
}

#[tokio::test]
async fn an_item_names_both_and_the_partner() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        town.run("UPDATE users SET avatar_url = 'uploads/b.jpg', bio = 'Cook' WHERE id = $1", params![ben.id]).await;
        town.connect(&ben, &ada).await;
        let page = list(&ada, ListConnectionsQueryStatus::Accepted).await;
        let item = &page["data"][0];
        assert_eq!(item["id"], item["connection_id"]);
        assert_eq!(item["requester"], item["partner"]);
        assert_eq!(item["partner"], item["user"]);
        assert_eq!(item["receiver"]["id"], json!(ada.id.get()));
        assert_eq!(item["created_at"], json!("2027-01-15T08:00:00.250Z"));
        assert_eq!(
            item["partner"],
            json!({"id": ben.id.get(), "name": "Ben", "first_name": "Ben", "last_name": null,
                   "avatar_url": "https://harbour.example/uploads/b.jpg", "avatar": "https://harbour.example/uploads/b.jpg",
                   "organization_name": null, "profile_type": "individual", "last_active_at": null, "location": null,
                   "bio": "Cook", "tagline": null})
        );
    })
    .await;
}

#[tokio::test]
async fn pages_meet_without_gap_or_overlap() {
    in_town(async |town| {
        let [ada] = town.people(["Ada"]).await;
        let mut expected = Vec::new();
        for nth in 0..7 {
            let friend = town.join(&town.harbour, &format!("F{nth}")).await;
            if nth % 2 == 0 {
                town.connect(&ada, &friend).await
            } else {
                town.connect(&friend, &ada).await
            }
            expected.insert(0, friend.id);
        }
        for limit in [1, 2, 3, 7, 8] {
            let (mut seen, mut cursor) = (Vec::new(), None);
            loop {
                let page = actions::list(&ada.call(), Filter::Accepted, limit, cursor).await.unwrap();
                seen.extend(page.items.iter().map(|row| row.partner.id));
                cursor = page.next;
                if cursor.is_none() {
                    break;
                }
            }
            assert_eq!(seen, expected, "{limit} a page");
        }
    })
    .await;
}

#[tokio::test]
async fn the_status_is_seen_from_each_side() {
    in_town(async |town| {
        let [ada, ben, cleo] = town.people(["Ada", "Ben", "Cleo"]).await;
        let zoe = town.join(&town.meadow, "Zoe").await;
        let id = actions::request(&ada.call(), ben.id).await.unwrap();
        let status = async |who: &Person, of: MemberId| {
            let path = GetConnectionStatusPath { user_id: of.get() };
            let status = Rest.get_connection_status(who.call(), path).await.unwrap();
            on_the_wire(Operation::GetConnectionStatus, 200, &status)["data"].clone()
        };
        let none = json!({"status": "none", "connection_id": null, "direction": null});
        let shown = |status, direction| json!({"status": status, "connection_id": id.get(), "direction": direction});
        assert_eq!(status(&ada, ben.id).await, shown("pending_sent", "sent"));
        assert_eq!(status(&ben, ada.id).await, shown("pending_received", "received"));
        assert_eq!(status(&ada, cleo.id).await, none);
        assert_eq!(status(&ada, ada.id).await, none);
        actions::accept(&ben.call(), id).await.unwrap();
        assert_eq!(status(&ada, ben.id).await, shown("connected", "sent"));
        assert_eq!(status(&ben, ada.id).await, shown("connected", "received"));
        assert_eq!(refused(actions::status_with(&ada.call(), zoe.id).await), (404, Code::NotFound));
        assert_eq!(refused(Rest.reject_own_connection_status(ada.call()).await), (422, Code::InvalidUser));
    })
    .await;
}

#[tokio::test]
async fn many_members_are_asked_about_at_once() {
    in_town(async |town| {
        let [ada, ben, cleo, dan] = town.people(["Ada", "Ben", "Cleo", "Dan"]).await;
        town.connect(&ada, &ben).await;
        town.ask(&cleo, &ada).await;
        town.connect(&dan, &ben).await;
        let call = ada.call();
        let mut with = with_each(&call, ada.id, &[ben.id, cleo.id, dan.id]).await.unwrap();
        with.sort_by_key(|connection| connection.id);
        let with: Vec<_> = with.iter().map(|connection| (connection.requester_id, connection.status)).collect();
        assert_eq!(with, [(ada.id, State::Accepted), (cleo.id, State::Pending)]);
        let mut counts = accepted_counts(&call, &[ada.id, ben.id, cleo.id]).await.unwrap();
        counts.sort_unstable();
        assert_eq!(counts, [(ada.id, 1), (ben.id, 2)]);
        let shared = mutual(&call, ada.id, false, &[dan.id, cleo.id], None, 3).await.unwrap();
        let shared: Vec<_> = shared.iter().map(|(member, card)| (*member, card.id)).collect();
        assert_eq!(shared, [(dan.id, ben.id)]);
        assert_eq!(call.statements(), 3);
        assert!(with_each(&call, ada.id, &[]).await.unwrap().is_empty());
    })
    .await;
}
