//! Blocking and taking it back.

use contract::{Code, MembersApi as _, Operation};
use serde_json::json;

use crate::members::Rest;
use crate::members::actions;
use crate::params;
use crate::town::{in_town, on_the_wire, refused};

#[tokio::test]
async fn a_block_ends_what_the_two_have_and_nothing_else() {
    in_town(async |town| {
        let [ada, ben, cleo] = town.people(["Ada", "Ben", "Cleo"]).await;
        town.connect(&ben, &ada).await;
        town.connect(&ada, &cleo).await;
        actions::block(&ada.call(), ben.id, Some("Unwanted messages")).await.unwrap();
        assert_eq!(town.count("SELECT COUNT(*) FROM connections").await, 1);

        // Once more, with another note: the first stands.
        town.later(chrono::TimeDelta::hours(1));
        actions::block(&ada.call(), ben.id, None).await.unwrap();
        let blocked = Rest.list_blocked_members(ada.call()).await.unwrap();
        let blocked = on_the_wire(Operation::ListBlockedMembers, 200, &blocked);
        assert_eq!(
            blocked["data"],
            json!([{"block_id": blocked["data"][0]["block_id"], "user_id": ben.id.get(), "name": "Ben", "first_name": "Ben",
                    "last_name": null, "avatar_url": null, "reason": "Unwanted messages",
                    "blocked_at": "2027-01-15T08:00:00.250Z"}])
        );
        let status = actions::block_status(&ben.call(), ada.id).await.unwrap();
        assert_eq!((status.is_blocked, status.is_blocked_by), (false, true));

        assert_eq!(refused(actions::unblock(&ben.call(), ada.id).await), (404, Code::NotFound));
        actions::unblock(&ada.call(), ben.id).await.unwrap();
        assert_eq!(refused(actions::unblock(&ada.call(), ben.id).await), (404, Code::NotFound));
        assert!(actions::blocked(&ada.call()).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn only_others_of_the_same_community_can_be_blocked() {
    in_town(async |town| {
        let [ada, gone] = town.people(["Ada", "Gone"]).await;
        let stranger = town.join(&town.meadow, "Zoe").await;
        town.run("UPDATE users SET deleted_at = $2 WHERE id = $1", params![gone.id, town.now()]).await;
        let block = async |who| actions::block(&ada.call(), who, None).await;
        assert_eq!(refused(block(ada.id).await), (400, Code::ValidationError));
        for nobody in [stranger.id, gone.id, 9_999.into()] {
            assert_eq!(refused(block(nobody).await), (404, Code::NotFound));
            assert_eq!(refused(actions::block_status(&ada.call(), nobody).await), (404, Code::NotFound));
        }
        assert_eq!(town.count("SELECT COUNT(*) FROM user_blocks").await, 0);
    })
    .await;
}

#[tokio::test]
async fn two_who_block_each_other_at_once_both_do() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        let (ada_calls, ben_calls) = (ada.call(), ben.call());
        let (one, other) =
            tokio::join!(actions::block(&ada_calls, ben.id, None), actions::block(&ben_calls, ada.id, None));
        one.unwrap();
        other.unwrap();
        assert_eq!(town.count("SELECT COUNT(*) FROM user_blocks").await, 2);
    })
    .await;
}
