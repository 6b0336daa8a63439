//! Presence channels, where the operator allows them: who of a community is there.

use serde_json::{Value, json};
use timeweave::params;

use super::gateways::{acquainted, at, gateway};
use super::{Line, Stage};
use crate::support::{Engine, Heard, Person, Town, needed};

const CHANNEL: &str = "presence-tenant.1";

/// The same story on each engine that is at hand, with presence allowed.
async fn where_it_is_allowed(story: impl AsyncFn(Town)) {
    for engine in Engine::at_hand() {
        story(Town::configured(*engine, "[live]\npresence = true").await).await;
    }
}

async fn signs(person: &Person, socket: &str, channel: &str) -> Heard {
    person.post("/api/pusher/auth", json!({ "socket_id": socket, "channel_name": channel })).await
}

/// Subscribes as pusher-js does, and gives what was answered.
async fn comes(line: &mut Line, signed: &Value, channel: &str) -> (String, Value) {
    let data = json!({ "channel": channel, "auth": signed["auth"], "channel_data": signed["channel_data"] });
    line.say(json!({ "event": "pusher:subscribe", "data": data })).await;
    line.hear().await.unwrap()
}

/// A socket of a member who has come, and whom they found there.
async fn here(stage: &Stage, person: &Person) -> (Line, Value) {
    let mut line = stage.open().await;
    let signed = signs(person, &line.id, CHANNEL).await.ok().json();
    let (event, found) = comes(&mut line, &signed, CHANNEL).await;
    assert_eq!(event, "pusher_internal:subscription_succeeded", "{found}");
    (line, found)
}

fn info(person: &Person) -> Value {
    let (first, more) = person.name.split_at(1);
    json!({ "id": person.id, "name": first.to_uppercase() + more, "avatar": null })
}

fn found(people: &[&Person]) -> Value {
    let ids: Vec<String> = people.iter().map(|person| person.id.to_string()).collect();
    let hash: serde_json::Map<String, Value> =
        people.iter().map(|person| (person.id.to_string(), info(person))).collect();
    json!({ "presence": { "count": people.len(), "ids": ids, "hash": hash } })
}

#[tokio::test]
async fn members_see_who_is_there_comes_and_goes() {
    where_it_is_allowed(async |town| {
        let [ada, ben, dan] = town.members(["ada", "ben", "dan"]).await;
        ada.post(&format!("/users/{}/block", dan.id), json!({})).await.ok();
        let stage = Stage::of(&town).await;
        let (mut line, alone) = here(&stage, &ada).await;
        assert_eq!(alone, found(&[&ada]));

        let (mut laptop, both) = here(&stage, &ben).await;
        assert_eq!(both, found(&[&ada, &ben]));
        let told = line.hears("pusher_internal:member_added").await;
        assert_eq!(told, json!({ "user_id": ben.id.to_string(), "user_info": info(&ben) }));

        // Another page of Ben's is no other Ben; and whom a block keeps apart do not see each other come or go.
        let (phone, again) = here(&stage, &ben).await;
        assert_eq!(again, found(&[&ada, &ben]));
        let (blocked, seen) = here(&stage, &dan).await;
        assert_eq!(seen, found(&[&ben, &dan]));
        assert_eq!(laptop.hears("pusher_internal:member_added").await["user_id"], dan.id.to_string());
        drop((phone, blocked));
        assert_eq!(laptop.hears("pusher_internal:member_removed").await, json!({ "user_id": dan.id.to_string() }));
        assert!(line.is_silent().await);

        laptop.say(json!({ "event": "pusher:unsubscribe", "data": { "channel": CHANNEL } })).await;
        assert_eq!(line.hears("pusher_internal:member_removed").await, json!({ "user_id": ben.id.to_string() }));
        assert!(laptop.is_silent().await);
        assert_eq!(stage.hub.live().present(1.into(), &CHANNEL.into()).len(), 1);
    })
    .await;
}

#[tokio::test]
async fn nobody_comes_as_somebody_else() {
    where_it_is_allowed(async |town| {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let stage = Stage::of(&town).await;
        let (mut line, _) = here(&stage, &ada).await;
        let mine = signs(&ada, &line.id, CHANNEL).await.ok().json();
        let ben_on_mine = signs(&ben, &line.id, CHANNEL).await.ok().json();
        let without = json!({ "auth": mine["auth"] });
        let as_ben = json!({ "auth": mine["auth"], "channel_data": ben_on_mine["channel_data"] });
        let elsewhere = "presence-tenant.1.elsewhere";
        for (signed, channel, status) in
            [(&without, CHANNEL, 401), (&as_ben, CHANNEL, 401), (&mine, elsewhere, 401), (&ben_on_mine, CHANNEL, 403)]
        {
            let (event, data) = comes(&mut line, signed, channel).await;
            assert_eq!((event.as_str(), &data["status"]), ("pusher:subscription_error", &json!(status)), "{signed}");
        }
        let of_far = signs(&far, &line.id, "presence-tenant.2").await.ok().json();
        assert_eq!(comes(&mut line, &of_far, "presence-tenant.2").await.1["status"], 403);
        assert_eq!(signs(&far, "1.2", CHANNEL).await.refusal().0, 403);
        assert_eq!(signs(&ada, "1.2", "presence-anything").await.refusal().0, 403);

        // Whoever hides from members whom they do not know is not shown to them, and clients are told where to look.
        town.db()
            .run("UPDATE users SET privacy_profile = 'connections' WHERE id = $1", params![cleo.id])
            .await
            .unwrap();
        assert_eq!(signs(&cleo, "1.2", CHANNEL).await.refusal().0, 403);
        town.db()
            .run("UPDATE users SET privacy_profile = 'members', privacy_search = FALSE WHERE id = $1", params![cleo.id])
            .await
            .unwrap();
        assert_eq!(signs(&cleo, "1.2", CHANNEL).await.refusal().0, 403);
        assert_eq!(ada.get("/pusher/config").await.ok().json()["data"]["channels"]["presence"], CHANNEL);
        assert_eq!(stage.hub.live().present(1.into(), &CHANNEL.into()).len(), 1);
    })
    .await;
}

#[tokio::test]
#[ignore = "needs Redis: scripts/test runs it"]
async fn gateways_know_who_is_at_the_other() {
    let redis = needed("TIMEWEAVE_TEST_REDIS");
    where_it_is_allowed(async |town| {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let stop = tokio_util::sync::CancellationToken::new();
        let (one, first) = gateway(&town, &redis, &stop).await;
        let (mut line, alone) = here(&first, &at(&one, &ada)).await;
        assert_eq!(alone, found(&[&ada]));

        // A gateway that starts later asks who is there.
        let (other, second) = gateway(&town, &redis, &stop).await;
        acquainted(&first, &second).await;
        let (later, both) = here(&second, &at(&other, &ben)).await;
        assert_eq!(both, found(&[&ada, &ben]));
        assert_eq!(line.hears("pusher_internal:member_added").await["user_id"], ben.id.to_string());

        drop(later);
        assert_eq!(line.hears("pusher_internal:member_removed").await["user_id"], ben.id.to_string());
        stop.cancel();
    })
    .await;
}
