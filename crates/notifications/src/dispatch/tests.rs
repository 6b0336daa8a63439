//! What becomes of a domain event, on each engine: rows, once.

use std::sync::Arc;

use chrono::TimeDelta;
use serde_json::json;

use super::model::{Facts, Policy, decide};
use crate::auth::events::MemberRegistered;
use crate::base::{ConversationId, Hours};
use crate::call::Rooms;
use crate::db::Db;
use crate::groups::events::GroupMessageSent;
use crate::groups::notices::GROUP_CHATROOM_MESSAGE;
use crate::groups::prefs::{Frequency as GroupFrequency, Prefs};
use crate::language::Language;
use crate::live::Live;
use crate::messages::events::MessageSent;
use crate::notifications::prefs::model::Context;
use crate::notifications::prefs::store::write_setting;
use crate::notifications::push::model::title_name;
use crate::notifications::{BellListener, Decided, Frequency, Preferences};
use crate::outbox::{Listener, Subscriptions};
use crate::params;
use crate::queue::{Worker, WorkerSettings};
use crate::reviews::events::ReviewHidden;
use crate::rules::NotificationRules;
use crate::wallet::{Holder, Kind, Payment, pay, reverse};
use testing::Ground;
use testing::{crashing, everybody_home, on_each_engine};

async fn ground(db: &Db) -> Ground {
    let bell: Arc<dyn Listener> = Arc::new(BellListener::new(Live::new()));
    Ground::new(db, Rooms::default().with(Subscriptions::of(&[bell]))).await
}

fn worker(ground: &Ground) -> Worker {
    ground.worker(BellListener::new(Live::new()), WorkerSettings::default())
}

/// A row as readers see it: whose, what, and how.
async fn rows(ground: &Ground, sql: &'static str) -> Vec<String> {
    ground.call().db().all(sql, params![]).await.unwrap()
}

const BELLS: &str = "SELECT CAST(user_id AS TEXT) || ' ' || type FROM notifications ORDER BY user_id, type, id";
const MAILS: &str = "SELECT CAST(user_id AS TEXT) || ' ' || activity_type || ' ' || frequency FROM notification_queue
      ORDER BY user_id, activity_type, id";
const PUSHES: &str = "SELECT CAST(user_id AS TEXT) || ' ' || type FROM push_queue ORDER BY user_id, type, id";
const NOTED: &str =
    "SELECT CAST(user_id AS TEXT) || ' ' || event || ' ' || channel || ' ' || status FROM transaction_notification_deliveries
      ORDER BY user_id, event, channel";

async fn subscribes(ground: &Ground, member: i64) {
    let (now, db) = (ground.call().now(), ground.call().db().clone());
    db.run(
        "INSERT INTO push_subscriptions (tenant_id, user_id, endpoint, endpoint_hash, p256dh_key, auth_key, created_at, updated_at)
         VALUES (1, $1, 'https://push.example/' || CAST($1 AS TEXT), $2, $3, $3, $4, $4)",
        params![member, vec![u8::try_from(member).unwrap(); 32], vec![2_u8; 65], now],
    )
    .await
    .unwrap();
}

async fn prefers(ground: &Ground, member: i64, what: serde_json::Value) {
    let sql = "UPDATE users SET notification_preferences = $2 WHERE tenant_id = 1 AND id = $1";
    ground.call().db().run(sql, params![member, what]).await.unwrap();
}

fn message(sender: i64, receiver: i64, number: i64) -> MessageSent {
    let (sender, receiver) = (sender.into(), receiver.into());
    let conversation = ConversationId::of(sender, receiver);
    MessageSent { message: number.into(), conversation, sender, receiver }
}

/// Hours from one member to another.
async fn pays(ground: &Ground, from: i64, to: i64) {
    let mut tx = ground.call().begin().await.unwrap();
    let (from, to) = (Holder::Member(from.into()), Holder::Member(to.into()));
    pay(&mut tx, Payment::new(from, to, Hours::whole(1), Kind::Transfer, "Help")).await.unwrap();
    tx.commit().await.unwrap();
}

async fn grants(ground: &Ground, to: i64) {
    let mut tx = ground.call().begin().await.unwrap();
    let to = Holder::Member(to.into());
    pay(&mut tx, Payment::new(Holder::Issuance, to, Hours::whole(9), Kind::StartingBalance, "Welcome")).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn however_a_worker_dies_everything_goes_out_once() {
    on_each_engine(async |db| {
        let ground = ground(db).await;
        subscribes(&ground, 2).await;
        for dies_after in 0_usize.. {
            let round = i64::try_from(dies_after).unwrap() + 1;
            ground.later(TimeDelta::minutes(2));
            ground.tell(message(1, 2, round)).await;
            let (first, second) = (worker(&ground), worker(&ground));
            let ended = crashing(first.work_off(), dies_after).await;
            everybody_home(db).await;
            // The lease of whoever died ends.
            ground.later(TimeDelta::minutes(6));
            let tally = second.work_off().await.unwrap();
            assert_eq!((tally.failed, tally.dead, tally.lost), (0, 0, 0), "died after {dies_after} polls");
            let all = usize::try_from(round).unwrap();
            for (table, sql) in [("bell", BELLS), ("mail", MAILS), ("push", PUSHES)] {
                assert_eq!(rows(&ground, sql).await.len(), all, "{table}, died after {dies_after} polls");
            }
            if ended.is_some() {
                // How often it waits depends on how quick the engine is.
                assert!(dies_after > 1, "nothing was interrupted");
                return;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn however_a_worker_dies_what_shares_a_transaction_goes_out_once() {
    on_each_engine(async |db| {
        let ground = ground(db).await;
        subscribes(&ground, 2).await;
        for dies_after in 0_usize.. {
            let round = i64::try_from(dies_after).unwrap() + 1;
            ground.later(TimeDelta::minutes(2));
            for sender in [1, 3] {
                ground.tell(message(sender, 2, 10 * round + sender)).await;
            }
            let (first, second) = (worker(&ground), worker(&ground));
            let ended = crashing(first.work_off(), dies_after).await;
            everybody_home(db).await;
            ground.later(TimeDelta::seconds(10));
            let tally = second.work_off().await.unwrap();
            assert_eq!((tally.failed, tally.dead, tally.lost), (0, 0, 0), "died after {dies_after} polls");
            let all = 2 * usize::try_from(round).unwrap();
            for (table, sql) in [("bell", BELLS), ("mail", MAILS), ("push", PUSHES)] {
                assert_eq!(rows(&ground, sql).await.len(), all, "{table}, died after {dies_after} polls");
            }
            if ended.is_some() {
                assert!(dies_after > 1, "nothing was interrupted");
                return;
            }
        }
    })
    .await;
}

/// What a few events become that say the same twice, concern whoever has muted or switched off, and are not for one member alone.
async fn become_of_events(batch: u32) -> Vec<Vec<String>> {
    let seen = std::cell::RefCell::new(Vec::new());
    on_each_engine(async |db| {
        let ground = ground(db).await;
        subscribes(&ground, 2).await;
        subscribes(&ground, 3).await;
        prefers(&ground, 3, json!({ "email_messages": 0, "push_enabled": 0 })).await;
        let sql = "INSERT INTO user_mutes (tenant_id, user_id, muted_user_id, created_at) VALUES (1, 1, 3, $1)";
        ground.call().db().run(sql, params![ground.call().now()]).await.unwrap();
        for (number, (from, to)) in [(1, 2), (1, 2), (3, 2), (2, 1), (3, 1), (1, 3)].into_iter().enumerate() {
            ground.tell(message(from, to, i64::try_from(number).unwrap())).await;
            ground.ask(from, to).await;
        }
        ground.tell(MemberRegistered { member: 3.into(), waits: false }).await;
        for author in [1, 2] {
            ground.tell(ReviewHidden { author: author.into(), review: None }).await;
        }
        let settings = WorkerSettings { batch, ..WorkerSettings::default() };
        let tally = ground.worker(BellListener::new(Live::new()), settings).work_off().await.unwrap();
        assert_eq!((tally.failed, tally.dead), (0, 0));
        let texts = "SELECT CAST(user_id AS TEXT) || ' ' || type || ' ' || link || ' ' || message FROM notifications ORDER BY id";
        let mails = "SELECT CAST(user_id AS TEXT) || ' ' || activity_type || ' ' || content_snippet FROM notification_queue ORDER BY id";
        for sql in [BELLS, MAILS, PUSHES, texts, mails] {
            let found = rows(&ground, sql).await;
            seen.borrow_mut().push(found);
        }
    })
    .await;
    seen.into_inner()
}

#[tokio::test]
async fn events_become_the_same_together_as_one_by_one() {
    let together = become_of_events(64).await;
    assert_eq!(together, become_of_events(1).await);
    assert!(together.iter().all(|rows| !rows.is_empty()));
}

#[tokio::test]
async fn two_workers_at_once_tell_everything_once() {
    on_each_engine(async |db| {
        let ground = ground(db).await;
        for number in 0..20 {
            ground.tell(message(1, 2, number)).await;
            ground.later(TimeDelta::minutes(2));
        }
        let (one, other) = (worker(&ground), worker(&ground));
        let (one, other) = tokio::join!(one.work_off(), other.work_off());
        assert_eq!(one.unwrap().done + other.unwrap().done, 20);
        // All are told within one minute: one line, and a mail each.
        assert_eq!(rows(&ground, BELLS).await, ["2 new_message"]);
        assert_eq!(rows(&ground, MAILS).await, vec!["2 new_message instant"; 20]);
    })
    .await;
}

#[tokio::test]
async fn both_sides_of_a_transfer_hear_of_it_and_are_asked_how_it_went() {
    on_each_engine(async |db| {
        let ground = ground(db).await;
        grants(&ground, 1).await;
        worker(&ground).work_off().await.unwrap();
        assert_eq!(rows(&ground, MAILS).await, [] as [String; 0], "whoever joins gets the welcome");
        ground.later(TimeDelta::minutes(2));
        pays(&ground, 1, 2).await;
        worker(&ground).work_off().await.unwrap();
        let mails = [
            "1 credit_sent instant",
            "1 review_request instant",
            "2 credit_received instant",
            "2 review_request instant",
        ];
        assert_eq!(rows(&ground, MAILS).await, mails);
        assert_eq!(rows(&ground, BELLS).await, ["2 transaction"]);
        let noted = [
            "1 credit_sent email delivered",
            "1 review_request email delivered",
            "2 credit_received bell delivered",
            "2 credit_received email delivered",
            "2 review_request email delivered",
        ];
        assert_eq!(rows(&ground, NOTED).await, noted);

        // Told again under another number: the transaction has said it all.
        let again = "INSERT INTO domain_events (tenant_id, kind, payload, actor_id, occurred_at)
                     SELECT tenant_id, kind, payload, actor_id, occurred_at FROM domain_events
                      WHERE kind = 'transaction_completed' AND actor_id = 1 RETURNING id";
        let id: i64 = ground.call().db().one(again, params![]).await.unwrap();
        let task = "INSERT INTO tasks (tenant_id, subject, kind, status, attempts, due_at, ready_at)
                    VALUES (1, $1, 'event.bell', 'pending', 0, $2, $2)";
        ground.call().db().run(task, params![id, ground.call().now()]).await.unwrap();
        ground.later(TimeDelta::minutes(2));
        assert_eq!(worker(&ground).work_off().await.unwrap().done, 1);
        assert_eq!(rows(&ground, MAILS).await, mails);
        assert_eq!(rows(&ground, BELLS).await, ["2 transaction"]);
    })
    .await;
}

#[tokio::test]
async fn whoever_hours_are_taken_from_is_not_told_that_they_sent_them() {
    on_each_engine(async |db| {
        let ground = ground(db).await;
        grants(&ground, 1).await;
        worker(&ground).work_off().await.unwrap();
        let (ada, ben) = (Holder::Member(1.into()), Holder::Member(2.into()));
        let mut tx = ground.call().begin().await.unwrap();
        let given = Payment::new(ada.clone(), ben, Hours::whole(1), Kind::Transfer, "Help");
        let paid = pay(&mut tx, given).await.unwrap();
        tx.commit().await.unwrap();
        worker(&ground).work_off().await.unwrap();

        ground.later(TimeDelta::minutes(2));
        let mut tx = ground.call().begin().await.unwrap();
        reverse(&mut tx, paid.id, "The wrong Ben", None).await.unwrap();
        tx.commit().await.unwrap();
        worker(&ground).work_off().await.unwrap();

        ground.later(TimeDelta::minutes(2));
        prefers(&ground, 1, json!({ "email_transactions": 0 })).await;
        let mut tx = ground.call().begin().await.unwrap();
        let taken = Payment::new(ada, Holder::Issuance, Hours::whole(2), Kind::AdminReclaim, "Counted twice");
        pay(&mut tx, taken).await.unwrap();
        tx.commit().await.unwrap();
        worker(&ground).work_off().await.unwrap();

        let lines = "SELECT CAST(user_id AS TEXT) || ' ' || type || ' ' || message FROM notifications ORDER BY id";
        let expected = [
            "2 transaction Ada sent you hours.",
            "1 credits_received Harbour credited hours to you.",
            "2 credits_taken Staff of Harbour have taken hours from your balance.",
            "1 credits_taken Staff of Harbour have taken hours from your balance.",
        ];
        assert_eq!(rows(&ground, lines).await, expected);
        let mails =
            "SELECT CAST(user_id AS TEXT) || ' ' || activity_type || ' ' || content_snippet FROM notification_queue
                      WHERE activity_type LIKE 'credit%' ORDER BY id";
        let expected = [
            "2 credit_received Ada sent you 1 hour.",
            "1 credit_sent You sent 1 hour to Ben.",
            "2 credits_taken Staff of Harbour have taken hours from your balance.",
            "1 credit_received Harbour sent you 1 hour.",
        ];
        assert_eq!(rows(&ground, mails).await, expected);
        let noted = "SELECT event || ' ' || channel || ' ' || status FROM transaction_notification_deliveries
                      WHERE user_id = 1 ORDER BY transaction_id DESC, channel LIMIT 2";
        assert_eq!(rows(&ground, noted).await, ["credit_sent bell delivered", "credit_sent email skipped"]);
    })
    .await;
}

#[tokio::test]
async fn whoever_switched_mails_off_gets_the_line_and_no_mail() {
    on_each_engine(async |db| {
        let ground = ground(db).await;
        grants(&ground, 1).await;
        worker(&ground).work_off().await.unwrap();
        prefers(&ground, 2, json!({ "email_transactions": 0, "email_messages": 0 })).await;
        pays(&ground, 1, 2).await;
        ground.tell(message(1, 2, 1)).await;
        worker(&ground).work_off().await.unwrap();
        assert_eq!(rows(&ground, BELLS).await, ["2 new_message", "2 transaction"]);
        assert_eq!(rows(&ground, MAILS).await, ["1 credit_sent instant", "1 review_request instant"]);
        let noted = rows(&ground, NOTED).await;
        assert!(noted.contains(&"2 credit_received email skipped".to_owned()), "{noted:?}");
        // What was skipped once stays so, whatever is preferred later.
        prefers(&ground, 2, json!({})).await;
        assert_eq!(worker(&ground).work_off().await.unwrap().done, 0);
    })
    .await;
}

#[tokio::test]
async fn a_member_reads_lines_and_pushes_in_their_own_language() {
    on_each_engine(async |db| {
        let ground = ground(db).await;
        ground.call().db().run("UPDATE users SET preferred_language = 'de' WHERE id = 2", params![]).await.unwrap();
        ground.ask(1, 2).await;
        ground.ask(1, 3).await;
        worker(&ground).work_off().await.unwrap();
        let texts = rows(&ground, "SELECT message FROM notifications ORDER BY user_id").await;
        assert_eq!(texts, ["Ada möchte mit dir in Kontakt treten.", "Ada would like to connect with you."]);
    })
    .await;
}

/// A group of Ada's and Ben's, in which Ada has written something.
async fn has_a_group(ground: &Ground) {
    let (now, db) = (ground.call().now(), ground.call().db().clone());
    for sql in [
        "INSERT INTO groups (id, tenant_id, owner_id, name, slug, description, visibility, status, created_at, updated_at)
         VALUES (7, 1, 1, 'Garden', 'garden', '', 'public', 'active', $1, $1)",
        "INSERT INTO group_members (tenant_id, group_id, user_id, status, role, joined_at)
         VALUES (1, 7, 1, 'active', 'owner', $1), (1, 7, 2, 'active', 'member', $1)",
        "INSERT INTO group_messages (id, tenant_id, group_id, sender_id, body, created_at) VALUES (9, 1, 7, 1, 'x', $1)",
    ] {
        db.run(sql, params![now]).await.unwrap();
    }
}

/// What Ben decided: about the group in itself, in the settings about the group, and in the settings about everything.
type Wishes = (Option<Prefs>, Option<Frequency>, Option<Frequency>);

/// Ben decides anew, Ada's message is told, and whether it is to go to Ben's browser.
async fn is_pushed(ground: &Ground, (place, of_group, of_all): Wishes) -> bool {
    // A busy group rings again after five minutes.
    ground.later(TimeDelta::minutes(6));
    for sql in
        ["DELETE FROM push_queue", "DELETE FROM notification_settings", "DELETE FROM group_notification_preferences"]
    {
        ground.call().db().run(sql, params![]).await.unwrap();
    }
    let mut tx = ground.call().begin().await.unwrap();
    if let Some(prefs) = place {
        crate::groups::prefs::store::write(&mut tx, 7.into(), 2.into(), prefs).await.unwrap();
    }
    for (context, frequency) in [(Context::Group(7.into()), of_group), (Context::Global, of_all)] {
        if let Some(frequency) = frequency {
            write_setting(&mut tx, 2.into(), context, frequency).await.unwrap();
        }
    }
    tx.commit().await.unwrap();
    ground.tell(GroupMessageSent { message: 9.into(), group: 7.into(), sender: 1.into() }).await;
    assert_eq!(worker(ground).work_off().await.unwrap().done, 1);
    let pushes = rows(ground, PUSHES).await;
    assert!(pushes.is_empty() || pushes == ["2 group_chatroom_message"], "{pushes:?}");
    !pushes.is_empty()
}

#[tokio::test]
async fn a_message_to_a_group_is_pushed_to_whom_the_ten_steps_would_push_it() {
    on_each_engine(async |db| {
        let mut ground = ground(db).await;
        has_a_group(&ground).await;
        subscribes(&ground, 2).await;
        let kind = &GROUP_CHATROOM_MESSAGE;
        let curated = Language::English.knows(&title_name(kind.as_str()));
        let often = [None, Some(Frequency::Instant), Some(Frequency::Daily)];
        let places = [
            (None, None),
            (Some(GroupFrequency::Instant), Some(Frequency::Instant)),
            (Some(GroupFrequency::Digest), Some(Frequency::Daily)),
            (Some(GroupFrequency::Muted), Some(Frequency::Off)),
        ];
        let mut heard = 0;
        for community in [None, Some(Frequency::Instant), Some(Frequency::Monthly)] {
            let mut tenant = (*ground.tenant).clone();
            let default_frequency = community.map(|word| word.as_str().to_owned());
            tenant.decided = tenant.decided.with(NotificationRules { default_frequency });
            ground.tenant = Arc::new(tenant);
            for ((place, frequency), group, global) in places
                .iter()
                .flat_map(|place| often.map(|group| (*place, group)))
                .flat_map(|(place, group)| often.map(|global| (place, group, global)))
            {
                for push in [true, false] {
                    let prefs = place.map(|frequency| Prefs { frequency, push_enabled: push, ..Prefs::default() });
                    if prefs.is_none() && !push {
                        continue;
                    }
                    let facts = Facts {
                        hushed: false,
                        rang: false,
                        mailed: false,
                        active: true,
                        policy: Policy { frequency, push, ..Policy::default() },
                        decided: Decided {
                            thread: None,
                            group,
                            global,
                            community: community.or(Some(Frequency::Instant)),
                        },
                        preferences: Preferences::default(),
                    };
                    let expected = decide(kind, &facts).push.is_some_and(|only_curated| !only_curated || curated);
                    let pushed = is_pushed(&ground, (prefs, group, global)).await;
                    assert_eq!(pushed, expected, "{prefs:?} {group:?} {global:?} {community:?}");
                    heard += usize::from(pushed);
                }
            }
        }
        assert!(heard > 0);
    })
    .await;
}
