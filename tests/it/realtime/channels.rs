//! What a socket may subscribe to, and whose it is.

use serde_json::json;
use timeweave::live::Owner;

use super::{Stage, chat, own, signs};
use crate::each_engine;

each_engine! {
    async fn a_word_opens_one_channel_on_one_socket(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let stage = Stage::of(&town).await;
        let mut line = stage.open().await;
        let mut others = stage.open().await;

        let mine = signs(&ada, &line.id, &own(&ada)).await;
        let of_another_socket = signs(&ada, &others.id, &own(&ada)).await;
        let of_ben = signs(&ben, &line.id, &own(&ben)).await;
        let of_far = signs(&far, &line.id, "private-tenant.2.feed").await;
        let broken = format!("{}0", &mine[..mine.len() - 1]);
        let broken = if broken == mine { format!("{}1", &mine[..mine.len() - 1]) } else { broken };
        let elsewhere = mine.replacen(stage.hub.keys().key(), "other", 1);

        for (channel, word, status) in [
            (own(&ada), "", 401),
            (own(&ada), "nonsense", 401),
            (own(&ada), broken.as_str(), 401),
            (own(&ada), &elsewhere, 401),
            (own(&ada), &of_another_socket, 401),
            (own(&ada), &of_ben, 401),
            (own(&ben), &mine, 401),
            (own(&ada).replace("tenant.1", "tenant.2"), &mine, 401),
            ("private-tenant.1.feed".to_owned(), &of_far, 401),
            ("private-tenant.1.feed".to_owned(), &mine, 401),
            ("presence-tenant.1".to_owned(), &mine, 403),
            ("tenant.1.feed".to_owned(), &mine, 403),
            ("news".to_owned(), "", 403),
            ("private-encrypted-tenant.1.feed".to_owned(), &mine, 403),
            (String::new(), &mine, 403),
        ] {
            let (event, data) = line.asks(&channel, word).await;
            assert_eq!((event.as_str(), &data["status"]), ("pusher:subscription_error", &json!(status)), "{channel:?} {word}");
        }
        // Nothing of it is listened to.
        for (tenant, channel) in [(1, own(&ada)), (1, own(&ben)), (1, "private-tenant.1.feed".to_owned()), (2, "private-tenant.2.feed".to_owned())] {
            stage.hub.live().tell(tenant.into(), &channel, "secret", &json!({}));
        }
        assert!(line.is_silent().await && others.is_silent().await);
    }

    async fn a_socket_is_one_members(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let stage = Stage::of(&town).await;
        let mut line = stage.listens(&ada, &[&own(&ada), &chat(&ada, &ben)]).await;
        // Somebody else who signs in on the same page gets words for the same socket. They are good words, but not for Ada's socket.
        for (who, channel) in [(&ben, own(&ben)), (&far, "private-tenant.2.feed".to_owned()), (&far, own(&far))] {
            let word = signs(who, &line.id, &channel).await;
            let (event, data) = line.asks(&channel, &word).await;
            assert_eq!((event.as_str(), &data["status"]), ("pusher:subscription_error", &json!(403)), "{channel}");
        }
        let owners = stage.hub.owners();
        assert_eq!(owners, [Owner { tenant: town.harbour.into(), member: ada.id.into() }]);
        drop(line);
    }

    async fn a_word_that_nobody_vouches_for_waits_and_is_refused(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let stage = Stage::of(&town).await;
        let mut line = stage.open().await;
        // Signed with the right secret, but not by a gateway of ours: whose socket it is, nobody knows.
        let channel = chat(&ada, &ben);
        let word = stage.hub.keys().sign(&line.id, &channel, None);
        line.say(json!({ "event": "pusher:subscribe", "data": { "channel": channel, "auth": word } })).await;
        assert!(line.is_silent().await);
        assert_eq!(line.hears("pusher:subscription_error").await["status"], 503);

        // The word may come later than the subscription.
        line.say(json!({ "event": "pusher:subscribe", "data": { "channel": channel, "auth": word } })).await;
        assert!(line.is_silent().await);
        stage.hub.live().vouch(&line.id, Owner { tenant: town.harbour.into(), member: ben.id.into() });
        line.hears("pusher_internal:subscription_succeeded").await;
    }
}
