//! What members see of each other.

use std::collections::BTreeSet;

use contract::connections::ConnectionState;
use contract::members::GetMemberPath;
use contract::{Code, MembersApi as _, Operation};
use serde_json::json;

use crate::call::Face;
use crate::language::Language;
use crate::members::Rest;
use crate::members::actions;
use crate::params;
use crate::town::{in_town, on_the_wire, refused};

#[tokio::test]
async fn others_see_a_first_name_and_administrators_the_whole_one() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        town.run("UPDATE users SET avatar_url = '/uploads/ben.jpg' WHERE id = $1", params![ben.id]).await;
        let path = || GetMemberPath { id: ben.id.get() };
        let seen = Rest.get_member(ada.call(), path()).await.unwrap();
        let seen = on_the_wire(Operation::GetMember, 200, &seen);
        assert_eq!(seen["data"]["name"], json!("Ben"));
        assert_eq!(seen["data"]["last_name"], json!(null));
        assert_eq!(seen["data"]["avatar_url"], json!("https://harbour.example/uploads/ben.jpg"));
        assert_eq!(seen["data"]["online_status"], json!("offline"));
        let seen = Rest.get_member(ada.as_admin().call(), path()).await.unwrap();
        assert_eq!((seen.data.name.as_str(), seen.data.last_name.as_deref()), ("Ben Smith", Some("Smith")));
    })
    .await;
}

/// What the contract lets members choose, what communities offer unless they say otherwise, and what can be said.
#[test]
fn the_languages_are_the_same_everywhere() {
    let spoken: BTreeSet<_> = Language::ALL.iter().map(|language| language.code()).collect();
    assert_eq!(
        contract::members::Language::ALL.iter().map(|language| language.as_str()).collect::<BTreeSet<_>>(),
        spoken
    );
    let offered = Face::default().supported_languages;
    assert_eq!(offered.iter().map(String::as_str).collect::<BTreeSet<_>>(), spoken);
}

#[tokio::test]
async fn a_profile_tells_counts_and_how_the_viewer_stands() {
    in_town(async |town| {
        let [ada, ben, cleo, dan] = town.people(["Ada", "Ben", "Cleo", "Dan"]).await;
        town.connect(&ben, &cleo).await;
        town.connect(&dan, &ben).await;
        town.ask(&ben, &ada).await;
        town.group("choir", &[&cleo, &ben]).await;
        let call = ada.call();
        let (_, standing) = actions::profile(&call, ben.id).await.unwrap();
        assert_eq!(call.statements(), 1);
        assert_eq!((standing.connections_count, standing.groups_count), (2, 1));
        assert_eq!(standing.connection_status, Some(ConnectionState::Pending));
    })
    .await;
}

#[tokio::test]
async fn whoever_cannot_be_seen_is_not_there() {
    in_town(async |town| {
        let [ada, ben, cleo] = town.people(["Ada", "Ben", "Cleo"]).await;
        let stranger = town.join(&town.meadow, "Zoe").await;
        let look = async |who| actions::profile(&ada.call(), who).await.map(drop);
        assert_eq!(refused(look(stranger.id).await), (404, Code::NotFound));
        assert_eq!(refused(look(9_999.into()).await), (404, Code::NotFound));

        town.run("UPDATE users SET status = 'suspended' WHERE id = $1", params![cleo.id]).await;
        assert_eq!(refused(look(cleo.id).await), (404, Code::NotFound));

        town.run("UPDATE users SET privacy_profile = 'connections' WHERE id = $1", params![ben.id]).await;
        assert_eq!(refused(look(ben.id).await), (404, Code::NotFound));
        actions::profile(&ben.call(), ben.id).await.unwrap();
        town.ask(&ada, &ben).await;
        assert_eq!(refused(look(ben.id).await), (404, Code::NotFound));
        town.run("UPDATE connections SET status = 'accepted' WHERE requester_id = $1", params![ada.id]).await;
        look(ben.id).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_block_closes_both_profiles() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        actions::block(&ada.call(), ben.id, None).await.unwrap();
        assert_eq!(refused(actions::profile(&ada.call(), ben.id).await), (403, Code::Forbidden));
        assert_eq!(refused(actions::profile(&ben.call(), ada.id).await), (403, Code::Forbidden));
    })
    .await;
}

#[tokio::test]
async fn a_member_sees_themselves_whole() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        town.connect(&ada, &ben).await;
        let own = Rest.get_me(ada.call()).await.unwrap();
        let own = on_the_wire(Operation::GetMe, 200, &own);
        assert_eq!(own["data"]["name"], json!("Ada Smith"));
        assert_eq!(own["data"]["email"], json!("ada@harbour.example"));
        assert_eq!(own["data"]["stats"]["connections_count"], json!(1));
        assert_eq!(own["data"]["created_at"], json!("2027-01-15T08:00:00.250Z"));
    })
    .await;
}
