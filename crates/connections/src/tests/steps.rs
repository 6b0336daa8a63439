//! Asking, accepting, declining, removing: what becomes of the row, and who hears of it.

use contract::{Code, ConnectionsApi as _, Operation};
use serde_json::json;

use crate::base::ConnectionId;
use crate::connections::rest::Rest;
use crate::connections::{State, actions, store};
use crate::members;
use crate::params;
use testing::town::{Person, Town, in_town, on_the_wire, refused};

async fn told(town: &Town) -> Vec<String> {
    let call = town.world.errand(None);
    call.db().all("SELECT kind FROM domain_events ORDER BY id", params![]).await.unwrap()
}

async fn state(person: &Person, id: ConnectionId) -> Option<State> {
    let mut tx = person.call().begin().await.unwrap();
    store::lock(&mut tx, id).await.unwrap().map(|connection| connection.status)
}

#[tokio::test]
async fn a_request_is_accepted_by_the_one_who_was_asked() {
    in_town(async |town| {
        let [ada, ben, cleo] = town.people(["Ada", "Ben", "Cleo"]).await;
        let body = contract::connections::RequestConnectionBody { user_id: ben.id.get() };
        let asked = Rest.request_connection(ada.call(), body).await.unwrap();
        let id = ConnectionId::from(asked.data.connection_id);
        assert_eq!(on_the_wire(Operation::RequestConnection, 201, &asked)["data"]["status"], json!("pending_sent"));

        assert_eq!(refused(actions::accept(&ada.call(), id).await), (403, Code::InvalidState));
        assert_eq!(refused(actions::accept(&cleo.call(), id).await), (404, Code::NotFound));
        assert_eq!(state(&ada, id).await, Some(State::Pending));

        let accepted = actions::accept(&ben.call(), id).await.unwrap();
        assert_eq!((accepted.id, accepted.status), (id, State::Accepted));
        assert_eq!(state(&ada, id).await, Some(State::Accepted));
        assert_eq!(refused(actions::accept(&ben.call(), id).await), (409, Code::InvalidState));
        assert_eq!(refused(actions::decline(&ben.call(), id).await), (409, Code::InvalidState));
        assert_eq!(told(&town).await, ["connection_requested", "connection_accepted"]);
    })
    .await;
}

#[tokio::test]
async fn whoever_was_declined_may_ask_again() {
    in_town(async |town| {
        let [ada, ben, cleo] = town.people(["Ada", "Ben", "Cleo"]).await;
        let id = actions::request(&ada.call(), ben.id).await.unwrap();
        assert_eq!(refused(actions::decline(&ada.call(), id).await), (409, Code::InvalidState));
        assert_eq!(refused(actions::decline(&cleo.call(), id).await), (404, Code::NotFound));
        actions::decline(&ben.call(), id).await.unwrap();
        assert_eq!(state(&ada, id).await, None);
        assert_eq!(refused(actions::decline(&ben.call(), id).await), (404, Code::NotFound));
        let again = actions::request(&ada.call(), ben.id).await.unwrap();
        assert_ne!(again, id);
        assert_eq!(told(&town).await, ["connection_requested", "connection_declined", "connection_requested"]);
    })
    .await;
}

#[tokio::test]
async fn either_may_end_it_and_nobody_is_told() {
    in_town(async |town| {
        let [ada, ben, cleo] = town.people(["Ada", "Ben", "Cleo"]).await;
        let zoe = town.join(&town.meadow, "Zoe").await;
        for (accepted, who) in [(false, &ada), (false, &ben), (true, &ada), (true, &ben)] {
            let id = actions::request(&ada.call(), ben.id).await.unwrap();
            if accepted {
                actions::accept(&ben.call(), id).await.unwrap();
            }
            for stranger in [&cleo, &zoe] {
                assert_eq!(refused(actions::remove(&stranger.call(), id).await), (404, Code::NotFound));
            }
            actions::remove(&who.call(), id).await.unwrap();
            assert_eq!(refused(actions::remove(&who.call(), id).await), (404, Code::NotFound));
        }
        assert_eq!(told(&town).await.iter().filter(|kind| *kind == "connection_requested").count(), 4);
        assert_eq!(told(&town).await.len(), 6);
    })
    .await;
}

#[tokio::test]
async fn requests_that_cannot_be_leave_nothing_behind() {
    in_town(async |town| {
        let [ada, ben, cleo, dan, eve] = town.people(["Ada", "Ben", "Cleo", "Dan", "Eve"]).await;
        let zoe = town.join(&town.meadow, "Zoe").await;
        town.run("UPDATE users SET status = 'suspended' WHERE id = $1", params![dan.id]).await;
        town.connect(&cleo, &ada).await;
        members::actions::block(&eve.call(), ada.id, None).await.unwrap();
        let before = town.count("SELECT COUNT(*) FROM connections").await;
        let ask = async |who| refused(actions::request(&ada.call(), who).await);
        assert_eq!(ask(ada.id).await, (400, Code::ValidationError));
        assert_eq!(ask(9_999.into()).await, (422, Code::ValidationError));
        assert_eq!(ask(zoe.id).await, (422, Code::ValidationError));
        assert_eq!(ask(dan.id).await, (422, Code::ValidationError));
        assert_eq!(ask(eve.id).await, (422, Code::ValidationError));
        assert_eq!(refused(actions::request(&eve.call(), ada.id).await), (422, Code::ValidationError));
        assert_eq!(ask(cleo.id).await, (409, Code::AlreadyExists));
        assert_eq!(refused(actions::request(&cleo.call(), ada.id).await), (409, Code::AlreadyExists));
        assert_eq!(town.count("SELECT COUNT(*) FROM connections").await, before);
        assert!(told(&town).await.is_empty());
        actions::request(&ada.call(), ben.id).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn the_table_has_the_last_word_about_pairs() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        town.ask(&ada, &ben).await;
        for (one, other, index) in [(&ada, &ben, "connections_direction"), (&ben, &ada, "connections_pair")] {
            let mut tx = ada.call().begin().await.unwrap();
            let error = store::insert(&mut tx, one.id, other.id).await.unwrap_err();
            // Both indexes refuse the same direction; which one is met first is the engine's choice.
            let told = error.unique().unwrap_or_default().to_owned();
            assert!(told == index || told == "connections_pair", "{told}");
            assert_eq!(refused(Err::<(), _>(actions::told(error))), (409, Code::AlreadyExists));
        }
    })
    .await;
}
