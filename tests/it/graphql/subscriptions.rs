//! What members hear of while they listen: messages, typing, counts, groups and exchanges, on a real socket.
//!
//! The socket itself is in `sockets`.

use std::net::SocketAddr;

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};
use timeweave::live::{Live, Owner, Rows, Told, Topic};
use timeweave::params;
use timeweave::tenancy::Tenants;
use tokio_util::sync::CancellationToken;

use super::sockets::{Line, SELDOM, failure, listening, listening_with};
use super::{global, operation, run};
use crate::each_engine;
use crate::exchanges::listing;
use crate::realtime::gateways;
use crate::support::{Person, SOON, Town, needed, until};

const MESSAGES: &str = operation!("messages/added");
const TYPING: &str = operation!("messages/typing");
const CHAT: &str = operation!("groups/message_added");
const EXCHANGES: &str = operation!("exchanges/changed");
const COUNTERS: &str = operation!("notifications/counters");

fn live(town: &Town) -> &Live {
    town.world().room::<Live>().unwrap()
}

impl Line {
    async fn asks(&mut self, id: &str, document: &str, variables: &Value) {
        self.say(json!({ "type": "subscribe", "id": id, "payload": { "query": document, "variables": variables } }))
            .await;
    }

    /// The data of the next result, which must be this operation's and without errors.
    async fn next(&mut self, id: &str) -> Value {
        let came = self.hear().await.expect("a message");
        assert_eq!((&came["type"], &came["id"]), (&json!("next"), &json!(id)), "{came}");
        assert_eq!(came["payload"].get("errors"), None, "{came}");
        came["payload"]["data"].clone()
    }

    /// Code and field with which an operation is refused.
    async fn refusal(&mut self, id: &str) -> (String, String) {
        let came = self.hear().await.expect("a message");
        assert_eq!((&came["type"], &came["id"]), (&json!("error"), &json!(id)), "{came}");
        // There is no answer in which it could have a place.
        let error = &failure(&came);
        assert_eq!(error.get("path"), None, "{came}");
        let text = |name: &str| error["extensions"][name].as_str().unwrap_or_default().to_owned();
        (text("code"), text("field"))
    }
}

/// A socket on which one subscription has begun: the bus has so many topics to tell then.
async fn listens(
    town: &Town,
    address: SocketAddr,
    who: &Person,
    document: &str,
    variables: Value,
    topics: usize,
) -> Line {
    let mut line = Line::of(address, who).await;
    line.asks("1", document, &variables).await;
    until(|| live(town).listening() >= topics).await;
    line
}

async fn write(from: &Person, to: &Person, body: &str) -> i64 {
    let sent = from.post("/messages", json!({ "recipient_id": to.id, "body": body })).await.ok();
    sent.json()["data"]["id"].as_i64().unwrap()
}

/// Tells a subscription that it may have missed something.
fn gap(town: &Town, rows: Rows) {
    live(town).tell_here(&Topic::Rows(town.harbour.into(), rows), &Told::Missed);
}

fn text(data: &Value) -> &str {
    data["messageAdded"]["body"].as_str().unwrap()
}

/// A member as they are shown: family names are for oneself.
fn shown(person: &Person, to: &Person) -> Value {
    let mut name = person.name.clone();
    name[..1].make_ascii_uppercase();
    if person.id == to.id {
        name.push_str(" Tester");
    }
    json!({ "restId": person.id.to_string(), "name": name })
}

async fn switch_off(town: &Town, feature: &str) {
    let off = "UPDATE tenants SET features = $2 WHERE id = $1";
    town.db().run(off, params![town.harbour, json!({ feature: false })]).await.unwrap();
    town.world().room::<Tenants>().unwrap().forget();
}

async fn found(owner: &Person, visibility: &str) -> i64 {
    let founded = owner.post("/groups", json!({ "name": "Garden", "visibility": visibility })).await.ok();
    founded.json()["data"]["id"].as_i64().unwrap()
}

async fn posts(person: &Person, group: i64, body: &str) -> i64 {
    let posted = person.post(&format!("/groups/{group}/messages"), json!({ "body": body })).await.ok();
    posted.json()["data"]["id"].as_i64().unwrap()
}

/// Asks about somebody's listing, the exchange's id.
async fn requests(town: &Town, requester: &Person, provider: &Person) -> i64 {
    let about = listing(town, provider, "offer").await;
    let asked = requester.post("/exchanges", json!({ "listing_id": about, "proposed_hours": 2 })).await.ok();
    asked.json()["data"]["id"].as_i64().unwrap()
}

each_engine! {
    async fn a_message_is_heard_whole_by_the_two_and_by_nobody_else(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let address = listening(&town).await;
        let with = |other: &Person| json!({ "memberId": other.id });
        let mut of_ben = listens(&town, address, &ben, MESSAGES, json!({}), 1).await;
        let mut thread = listens(&town, address, &ben, MESSAGES, json!({ "memberId": global("Member", ada.id) }), 2).await;
        let mut of_ada = listens(&town, address, &ada, MESSAGES, json!({}), 3).await;
        let mut other_thread = listens(&town, address, &ben, MESSAGES, with(&cleo), 4).await;
        let mut of_cleo = listens(&town, address, &cleo, MESSAGES, json!({}), 5).await;
        let mut elsewhere = listens(&town, address, &far, MESSAGES, json!({}), 6).await;

        let id = write(&ada, &ben, "May I borrow your ladder?").await;
        town.deliver().await;
        let message = |viewer: &Person, partner: &Person, unread: i64| json!({ "messageAdded": {
            "id": global("Message", id), "restId": id.to_string(), "sender": shown(&ada, viewer),
            "receiver": { "restId": ben.id.to_string() }, "body": "May I borrow your ladder?", "isOwn": viewer.id == ada.id, "isRead": false,
            "isEdited": false, "isDeleted": false, "isVoice": false, "attachments": [], "reactions": [],
            "createdAt": "2026-01-05T12:00:00Z",
            "conversation": { "id": global("Conversation", partner.id), "unreadCount": unread },
        } });
        for line in [&mut of_ben, &mut thread] {
            assert_eq!(line.next("1").await, message(&ben, &ada, 1));
        }
        assert_eq!(of_ada.next("1").await, message(&ada, &ben, 0));
        for line in [&mut other_thread, &mut of_cleo, &mut elsewhere] {
            assert!(line.is_silent().await);
        }

        // Whoever has heard enough says so, and is told no more.
        thread.say(json!({ "type": "complete", "id": "1" })).await;
        until(|| live(&town).listening() == 5).await;
        write(&cleo, &ben, "Mine is longer.").await;
        town.deliver().await;
        for line in [&mut of_ben, &mut other_thread, &mut of_cleo] {
            assert_eq!(text(&line.next("1").await), "Mine is longer.");
        }
        assert!(thread.is_silent().await && of_ada.is_silent().await);
    }

    async fn what_may_not_be_seen_when_it_is_told_is_not_heard(town: Town) {
        let [ada, ben, cleo, dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        let address = listening(&town).await;
        let mut all = listens(&town, address, &ben, MESSAGES, json!({}), 1).await;
        let mut with_ada = listens(&town, address, &ben, MESSAGES, json!({ "memberId": ada.id }), 2).await;
        let mut with_dan = listens(&town, address, &ben, MESSAGES, json!({ "memberId": dan.id }), 3).await;

        // Blocked after it was written, taken back, and from whom the viewer wants to hear nothing.
        write(&ada, &ben, "blocked").await;
        ben.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        let gone = write(&cleo, &ben, "taken back").await;
        let back = cleo.request(Method::DELETE, &format!("/messages/{gone}"), Some(json!({ "scope": "everyone" })));
        cleo.send(back).await.ok();
        ben.tap(&format!("/feed/users/{}/mute", dan.id)).await.ok();
        write(&dan, &ben, "muted").await;
        write(&cleo, &ben, "seen").await;
        town.deliver().await;
        assert_eq!(text(&all.next("1").await), "seen");
        assert_eq!(text(&with_dan.next("1").await), "muted", "whoever looks at the conversation sees it");
        gap(&town, Rows::Messages(ben.id.into()));
        assert!(all.is_silent().await && with_ada.is_silent().await);
    }

    async fn a_gap_is_made_up_for(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let address = listening(&town).await;
        let mut line = listens(&town, address, &ben, MESSAGES, json!({}), 1).await;
        write(&ada, &ben, "one").await;
        town.deliver().await;
        assert_eq!(text(&line.next("1").await), "one");

        // Nobody tells of these two.
        write(&ada, &ben, "two").await;
        write(&ben, &ada, "three").await;
        gap(&town, Rows::Messages(ben.id.into()));
        for body in ["two", "three"] {
            assert_eq!(text(&line.next("1").await), body);
        }
        gap(&town, Rows::Messages(ben.id.into()));
        assert!(line.is_silent().await, "nothing came since");

        let group = found(&ada, "public").await;
        ben.tap(&format!("/groups/{group}/join")).await.ok();
        let mut chat = listens(&town, address, &ben, CHAT, json!({ "groupId": group }), 2).await;
        let posted = posts(&ada, group, "four").await;
        live(&town).changed(town.harbour.into(), Rows::GroupMessages(group.into()), posted);
        assert_eq!(chat.next("1").await["groupMessageAdded"]["body"], "four");
        posts(&ada, group, "five").await;
        gap(&town, Rows::GroupMessages(group.into()));
        assert_eq!(chat.next("1").await["groupMessageAdded"]["body"], "five");
    }

    async fn nothing_is_read_while_nothing_concerns_the_viewer(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let address = listening_with(&town, SELDOM, SOON).await;
        let brief = "subscription { messageAdded { body } }";
        let mut line = listens(&town, address, &ben, brief, json!({}), 1).await;
        let id = write(&ada, &ben, "one").await;
        let told = |member: &Person| live(&town).changed(town.harbour.into(), Rows::Messages(member.id.into()), id);
        told(&ben);
        assert_eq!(text(&line.next("1").await), "one");

        let before = town.db().statements();
        told(&ada);
        live(&town).changed(town.harbour.into(), Rows::Exchanges(ben.id.into()), id);
        assert!(line.is_silent().await);
        assert_eq!(town.db().statements(), before);
        told(&ben);
        assert_eq!(text(&line.next("1").await), "one");
        assert_eq!(town.db().statements(), before + 1);
    }

    async fn one_sees_the_other_write(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let address = listening(&town).await;
        let mut line = listens(&town, address, &ben, TYPING, json!({ "memberId": ada.id }), 1).await;
        let says = async |from: &Person, to: &Person, is_typing: bool| {
            from.post("/messages/typing", json!({ "recipient_id": to.id, "is_typing": is_typing })).await
        };
        for is_typing in [true, false] {
            says(&ada, &ben, is_typing).await.ok();
            let expected = json!({ "typing": { "member": shown(&ada, &ben), "isTyping": is_typing } });
            assert_eq!(line.next("1").await, expected);
        }
        // Not what the viewer writes themselves, nor others, nor a message.
        says(&ben, &ada, true).await.ok();
        says(&cleo, &ben, true).await.ok();
        write(&ada, &ben, "Hello").await;
        town.deliver().await;
        ben.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        assert_eq!(says(&ada, &ben, true).await.status, 404);
        // As if it had been on its way when the block came.
        let told = json!({ "user_id": ada.id, "is_typing": true });
        let (low, high) = (ada.id.min(ben.id), ada.id.max(ben.id));
        let channel = format!("private-tenant.{}.chat.{low}-{high}", town.harbour);
        live(&town).tell(town.harbour.into(), &channel, "typing", &told);
        assert!(line.is_silent().await);
    }

    async fn what_is_unread_is_counted_anew_on_all_devices(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let address = listening(&town).await;
        let mut line = listens(&town, address, &ben, COUNTERS, json!({}), 1).await;
        let counts = |messages: i64, lines: i64, asked: i64| json!({ "countersChanged": {
            "id": global("Viewer", ben.id), "unreadMessageCount": messages, "notificationCounts": { "total": lines },
            "pendingConnectionCounts": { "received": asked },
        } });
        // What is counted between two steps may be heard, too.
        let reach = async |line: &mut Line, expected: Value| {
            let mut heard = Vec::new();
            while heard.last() != Some(&expected) {
                assert!(heard.len() < 8, "not {expected}, but {heard:?}");
                heard.push(line.next("1").await);
            }
        };

        town.ask(&ada, &ben).await;
        town.deliver().await;
        reach(&mut line, counts(0, 1, 1)).await;
        write(&ada, &ben, "Hello").await;
        town.deliver().await;
        reach(&mut line, counts(1, 2, 1)).await;
        // On another device.
        ben.send(ben.request(Method::PUT, &format!("/messages/{}/read", ada.id), None)).await.ok();
        reach(&mut line, counts(0, 1, 1)).await;
        ben.tap("/notifications/read-all").await.ok();
        reach(&mut line, counts(0, 0, 1)).await;
        let owner = Owner { tenant: town.harbour.into(), member: ben.id.into() };
        live(&town).tell_here(&Topic::Member(owner), &Told::Missed);
        assert_eq!(line.next("1").await, counts(0, 0, 1), "after a gap nobody knows what was missed");
        write(&ben, &ada, "Hello yourself").await;
        town.deliver().await;
        assert!(line.is_silent().await);
    }

    async fn a_group_is_heard_by_whoever_belongs_to_it(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let group = found(&ada, "public").await;
        let other = found(&ada, "public").await;
        let join = format!("/groups/{group}/join");
        ben.tap(&join).await.ok();
        let address = listening(&town).await;
        let mut of_ada = listens(&town, address, &ada, CHAT, json!({ "groupId": group }), 1).await;
        let mut of_ben = listens(&town, address, &ben, CHAT, json!({ "groupId": global("Group", group) }), 1).await;
        let topic = Topic::Rows(town.harbour.into(), Rows::GroupMessages(group.into()));
        until(|| live(&town).owners(&topic).len() == 2).await;
        let id = posts(&ada, group, "one").await;
        posts(&ada, other, "elsewhere").await;
        town.deliver().await;
        for (line, viewer) in [(&mut of_ada, &ada), (&mut of_ben, &ben)] {
            let message = json!({ "groupMessageAdded": {
                "id": global("GroupMessage", id), "restId": id.to_string(), "group": { "id": global("Group", group) },
                "sender": shown(&ada, viewer), "body": "one", "createdAt": "2026-01-05T12:00:00Z",
            } });
            assert_eq!(line.next("1").await, message);
        }

        ben.delete(&format!("/groups/{group}/membership")).await.ok();
        // Whoever is not there any more is told at once, and nothing else.
        let last = of_ben.hear().await.unwrap();
        assert_eq!((&last["type"], &last["payload"]["data"]), (&json!("next"), &json!({ "groupMessageAdded": null })));
        assert_eq!(failure(&last)["extensions"]["code"], "FORBIDDEN");
        assert_eq!(of_ben.hear().await, Ok(json!({ "id": "1", "type": "complete" })));
        posts(&ada, group, "among us").await;
        town.deliver().await;
        assert_eq!(of_ada.next("1").await["groupMessageAdded"]["body"], "among us");
        gap(&town, Rows::GroupMessages(group.into()));
        assert!(of_ben.is_silent().await);

        // Not even an administrator of the community hears what is not for them.
        for (person, group, expected) in [
            (&cleo, json!(group), ("FORBIDDEN", "")),
            (&admin, json!(group), ("FORBIDDEN", "")),
            (&ada, json!(999_999), ("NOT_FOUND", "")),
            (&ada, global("Member", 7), ("VALIDATION_ERROR", "groupId")),
        ] {
            let mut line = Line::of(address, person).await;
            line.asks("1", CHAT, &json!({ "groupId": group })).await;
            let (code, field) = line.refusal("1").await;
            assert_eq!((code.as_str(), field.as_str()), expected, "{} {group}", person.name);
        }
    }

    async fn an_exchange_is_heard_by_its_two_whoever_moves_it(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let address = listening(&town).await;
        let mut of_ben = listens(&town, address, &ben, EXCHANGES, json!({}), 1).await;
        let mut of_cleo = listens(&town, address, &cleo, EXCHANGES, json!({}), 2).await;
        let id = requests(&town, &ada, &ben).await;
        let exchange = |viewer: &Person, status: &str, history: Value| json!({ "exchangeChanged": {
            "id": global("Exchange", id), "restId": id.to_string(), "status": status, "requester": shown(&ada, viewer),
            "provider": shown(&ben, viewer), "proposedHours": null, "history": history,
        } });
        let next = async |line: &mut Line| {
            let mut data = line.next("1").await;
            assert_eq!(data["exchangeChanged"]["proposedHours"].take().as_f64(), Some(2.0), "{data}");
            data
        };
        let asked = json!({ "action": "REQUEST", "newStatus": "PENDING_PROVIDER" });
        assert_eq!(next(&mut of_ben).await, exchange(&ben, "PENDING_PROVIDER", json!([asked])));

        let mut of_ada = listens(&town, address, &ada, EXCHANGES, json!({ "exchangeId": id }), 3).await;
        ben.tap(&format!("/exchanges/{id}/accept")).await.ok();
        let accepted = json!({ "action": "ACCEPT", "newStatus": "ACCEPTED" });
        for (line, viewer) in [(&mut of_ada, &ada), (&mut of_ben, &ben)] {
            assert_eq!(next(line).await, exchange(viewer, "ACCEPTED", json!([asked, accepted])));
        }
        // Another one of the same member.
        requests(&town, &cleo, &ada).await;
        assert_eq!(of_cleo.next("1").await["exchangeChanged"]["status"], "PENDING_PROVIDER");
        assert!(of_ada.is_silent().await && of_ben.is_silent().await);

        // Nobody tells of this.
        town.later(TimeDelta::seconds(5));
        let quietly = "UPDATE exchanges SET status = 'in_progress', updated_at = $2 WHERE id = $1";
        town.db().run(quietly, params![id, town.clock.now()]).await.unwrap();
        for (line, person) in [(&mut of_ada, &ada), (&mut of_ben, &ben)] {
            gap(&town, Rows::Exchanges(person.id.into()));
            assert_eq!(next(line).await, exchange(person, "IN_PROGRESS", json!([asked, accepted])));
        }

        for (person, exchange, expected) in [
            (&cleo, json!(id), ("NOT_FOUND", "")),
            (&broker, json!(id), ("NOT_FOUND", "")),
            (&ada, global("Member", 7), ("VALIDATION_ERROR", "exchangeId")),
        ] {
            let mut line = Line::of(address, person).await;
            line.asks("1", EXCHANGES, &json!({ "exchangeId": exchange })).await;
            let (code, field) = line.refusal("1").await;
            assert_eq!((code.as_str(), field.as_str()), expected, "{} {exchange}", person.name);
        }
    }

    async fn who_may_not_ask_may_not_listen(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let group = found(&ada, "public").await;
        let address = listening(&town).await;
        let mut nobody = Line::of(address, &town.stranger()).await;
        for (n, (document, variables)) in [
            (MESSAGES, json!({})),
            (MESSAGES, json!({ "memberId": ada.id })),
            (TYPING, json!({ "memberId": ada.id })),
            (COUNTERS, json!({})),
            (CHAT, json!({ "groupId": group })),
            (EXCHANGES, json!({})),
            (EXCHANGES, json!({ "exchangeId": "nonsense" })),
        ]
        .iter()
        .enumerate()
        {
            nobody.asks(&n.to_string(), document, variables).await;
            assert_eq!(nobody.refusal(&n.to_string()).await.0, "auth_required", "{document}");
        }
        let mut line = Line::of(address, &ada).await;
        for (n, (document, member, expected)) in [
            (MESSAGES, json!(ada.id), ("NOT_FOUND", "")),
            (MESSAGES, json!(999_999), ("NOT_FOUND", "")),
            (MESSAGES, global("Group", group), ("VALIDATION_ERROR", "memberId")),
            (TYPING, json!(ada.id), ("NOT_FOUND", "")),
            (TYPING, json!(999_999), ("NOT_FOUND", "")),
            (TYPING, global("Group", group), ("VALIDATION_ERROR", "memberId")),
        ]
        .into_iter()
        .enumerate()
        {
            line.asks(&n.to_string(), document, &json!({ "memberId": member })).await;
            let (code, field) = line.refusal(&n.to_string()).await;
            assert_eq!((code.as_str(), field.as_str()), expected, "{document} {member}");
        }

        // Where a feature is off, as the query says it.
        for (feature, document, variables, query) in [
            ("groups", CHAT, json!({ "groupId": group }), operation!("groups/chat")),
            ("exchange_workflow", EXCHANGES, json!({}), operation!("exchanges/list")),
        ] {
            switch_off(&town, feature).await;
            let answer = run(&ada, query, variables.clone()).await;
            let mut line = Line::of(address, &ada).await;
            line.asks("1", document, &variables).await;
            let refused = line.refusal("1").await;
            assert_eq!(refused.0, "FEATURE_DISABLED");
            assert_eq!(answer["errors"][0]["extensions"]["code"], "FEATURE_DISABLED", "{answer}");
        }
        until(|| live(&town).listening() == 0).await;
    }

    async fn a_sign_in_that_ends_ends_everything_that_is_listened_to(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let group = found(&ada, "public").await;
        let address = listening(&town).await;
        let mut line = Line::of(address, &ada).await;
        for (id, document, variables) in [
            ("1", MESSAGES, json!({})),
            ("2", TYPING, json!({ "memberId": ben.id })),
            ("3", COUNTERS, json!({})),
            ("4", CHAT, json!({ "groupId": group })),
            ("5", EXCHANGES, json!({})),
        ] {
            line.asks(id, document, &variables).await;
        }
        until(|| live(&town).listening() == 5).await;
        ada.tap("/api/auth/revoke-all").await.ok();
        assert_eq!(line.hear().await, Err(4403));
        until(|| live(&town).listening() == 0).await;
    }

    #[ignore = "needs Redis: scripts/test runs it"]
    async fn what_happens_at_one_gateway_is_heard_at_the_other(town: Town) {
        let redis = needed("TIMEWEAVE_TEST_REDIS");
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let group = found(&ada, "public").await;
        ben.tap(&format!("/groups/{group}/join")).await.ok();
        let stop = CancellationToken::new();
        let (one, here) = gateways::gateway(&town, &redis, &stop).await;
        let (other, there) = gateways::gateway(&town, &redis, &stop).await;
        gateways::acquainted(&here, &there).await;

        let mut line = Line::of(here.address, &gateways::at(&one, &ben)).await;
        for (n, (id, document, variables)) in [
            ("messages", MESSAGES, json!({})),
            ("typing", TYPING, json!({ "memberId": ada.id })),
            ("chat", CHAT, json!({ "groupId": group })),
            ("exchanges", EXCHANGES, json!({})),
        ]
        .iter()
        .enumerate()
        {
            line.asks(id, document, variables).await;
            until(|| here.hub.live().listening() > n).await;
        }
        let ada = gateways::at(&other, &ada);
        ada.post("/messages/typing", json!({ "recipient_id": ben.id })).await.ok();
        assert_eq!(line.next("typing").await["typing"]["isTyping"], true);
        requests(&town, &ada, &ben).await;
        assert_eq!(line.next("exchanges").await["exchangeChanged"]["status"], "PENDING_PROVIDER");
        write(&ada, &ben, "Hello").await;
        other.worker().work_off().await.unwrap();
        assert_eq!(text(&line.next("messages").await), "Hello");
        posts(&ada, group, "Welcome").await;
        other.worker().work_off().await.unwrap();
        assert_eq!(line.next("chat").await["groupMessageAdded"]["body"], "Welcome");
        stop.cancel();
    }
}
