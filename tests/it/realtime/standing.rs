//! Whoever may not listen any more hears nothing more.

use chrono::TimeDelta;
use serde_json::json;
use timeweave::params;
use timeweave::realtime;

use super::{Stage, chat, own};
use crate::each_engine;
use crate::listings::heading;
use crate::support::Person;

const GROUP: &str = "UPDATE groups SET status = 'archived' WHERE tenant_id = $1";

async fn found(owner: &Person, members: &[&Person]) -> i64 {
    let body = json!({ "name": "Menders", "description": "We mend what is broken.", "visibility": "public" });
    let group = owner.post("/groups", body).await.ok().json()["data"]["id"].as_i64().unwrap();
    for member in members {
        member.tap(&format!("/groups/{group}/join")).await.ok();
    }
    group
}

each_engine! {
    async fn whoever_leaves_a_group_hears_it_no_more(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let group = found(&ada, &[&ben, &cleo]).await;
        town.deliver().await;
        let stage = Stage::of(&town).await;
        let channel = format!("private-tenant.1.group.{group}");
        let mut of_ben = stage.listens(&ben, &[&own(&ben), &channel]).await;
        let mut of_cleo = stage.listens(&cleo, &[&own(&cleo), &channel]).await;

        ada.post(&format!("/groups/{group}/messages"), json!({ "body": "first" })).await.ok();
        town.deliver().await;
        for line in [&mut of_ben, &mut of_cleo] {
            let heard = line.waits_for("chatroom.message_posted").await;
            assert_eq!((&heard["chatroom_id"], &heard["message"]["body"]), (&json!(group), &json!("first")));
            assert_eq!(heard["message"]["sender"], json!({ "id": ada.id, "name": "Ada" }));
        }
        ben.delete(&format!("/groups/{group}/membership")).await.ok();
        town.later(TimeDelta::hours(1));
        let mut ada = ada;
        ada.signs_in().await;
        ada.post(&format!("/groups/{group}/messages"), json!({ "body": "second" })).await.ok();
        town.deliver().await;
        assert_eq!(of_cleo.waits_for("chatroom.message_posted").await["message"]["body"], "second");
        assert!(of_ben.is_silent().await, "the socket is there, and hears nothing of the group");

        town.db().run(GROUP, params![town.harbour]).await.unwrap();
        let (event, _) = of_cleo.asks(&channel, "none").await;
        assert_eq!(event, "pusher:subscription_error");
    }

    async fn a_block_ends_what_two_hear_of_each_other(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let stage = Stage::of(&town).await;
        let mut line = stage.listens(&ben, &[&own(&ben), &chat(&ada, &ben), "private-tenant.1.feed"]).await;
        let typing = json!({ "recipient_id": ben.id });
        ada.post("/messages/typing", typing.clone()).await.ok();
        for _ in 0..2 {
            assert_eq!(line.hears("typing").await, json!({ "user_id": ada.id, "is_typing": true }));
        }
        ada.post("/messages/typing", json!({ "recipient_id": ben.id, "is_typing": false })).await.ok();
        for _ in 0..2 {
            assert_eq!(line.hears("typing").await["is_typing"], false);
        }

        ben.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        assert_eq!(ada.post("/messages/typing", typing).await.refusal().1, "NOT_FOUND");
        let heading = heading(&town, "repairs").await;
        let listing = json!({
            "title": "Bicycle repair", "description": "I mend bicycles of every kind.", "type": "offer", "category_id": heading,
        });
        ada.post("/listings", listing).await.ok();
        town.deliver().await;
        assert!(line.is_silent().await, "not even on the community's channel");
    }

    async fn rounds_send_away_whoever_may_not_listen(town: Town) {
        let [ada, ben, cleo, dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        let stage = Stage::of(&town).await;
        let mut lines = Vec::new();
        for member in [&ada, &ben, &cleo, &dan] {
            lines.push(stage.listens(member, &[&own(member)]).await);
        }
        assert_eq!(realtime::round(town.world(), &stage.hub).await.unwrap(), 0);
        let suspend = "UPDATE users SET status = 'suspended' WHERE tenant_id = $1 AND id = $2";
        town.db().run(suspend, params![town.harbour, ben.id]).await.unwrap();
        let remove = "UPDATE users SET deleted_at = created_at WHERE tenant_id = $1 AND id = $2";
        town.db().run(remove, params![town.harbour, cleo.id]).await.unwrap();
        let cut_off = "INSERT INTO token_cutoffs (tenant_id, user_id, cutoff) VALUES ($1, $2, $3)";
        town.db().run(cut_off, params![town.harbour, dan.id, town.clock.now()]).await.unwrap();

        assert_eq!(realtime::round(town.world(), &stage.hub).await.unwrap(), 3);
        for line in &mut lines[1..] {
            assert_eq!(line.ends().await, (vec![4009], 4009));
        }
        assert!(lines[0].is_silent().await);
        // Who signs in again later may listen again.
        town.later(TimeDelta::minutes(1));
        let mut dan = dan;
        dan.signs_in().await;
        let mut again = stage.listens(&dan, &[&own(&dan)]).await;
        realtime::round(town.world(), &stage.hub).await.unwrap();
        assert!(again.is_silent().await);
    }

    async fn a_sign_out_sends_the_members_sockets_to_sign_anew(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let mut phone = ada.clone();
        phone.signs_in().await;
        let stage = Stage::of(&town).await;
        let mut line = stage.listens(&ada, &[&own(&ada)]).await;
        let mut bystander = stage.listens(&ben, &[&own(&ben)]).await;
        ada.tap("/api/auth/logout").await.ok();
        assert_eq!(line.ends().await, (vec![4200], 4200));
        assert!(bystander.is_silent().await);
        // Whoever still has a sign-in comes back with it, and whoever has not gets no word.
        let mut again = stage.listens(&phone, &[&own(&ada)]).await;
        assert!(again.is_silent().await);
        let body = json!({ "socket_id": "1.2", "channel_name": own(&ada) });
        assert_eq!(ada.post("/api/pusher/auth", body).await.status, 401);
    }

    async fn a_round_tells_of_a_sign_out_that_nobody_heard_of(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let stage = Stage::of(&town).await;
        let mut line = stage.listens(&ada, &[&own(&ada)]).await;
        let sign_out = "UPDATE refresh_families SET revoked_at = $3, revocation_reason = 'user_logout' WHERE tenant_id = $1 AND user_id = $2";
        town.db().run(sign_out, params![town.harbour, ada.id, town.clock.now()]).await.unwrap();
        assert_eq!(realtime::round(town.world(), &stage.hub).await.unwrap(), 1);
        assert_eq!(line.ends().await, (vec![4200], 4200));
    }
}
