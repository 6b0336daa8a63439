//! Who hears what, within one process.

use futures::StreamExt;
use serde_json::json;

use super::*;

fn owner(tenant: i64, member: i64) -> Owner {
    Owner { tenant: tenant.into(), member: member.into() }
}

fn channel(name: &str) -> Topic {
    Topic::Channel(1.into(), Arc::from(name))
}

fn payloads(ear: &Ear) -> Vec<String> {
    std::iter::from_fn(|| ear.heard())
        .map(|told| match told {
            Told::Event(event) => event.payload.to_string(),
            other => format!("{other:?}"),
        })
        .collect()
}

#[tokio::test]
async fn only_the_members_own_subscriptions_hear_and_all_of_them() {
    let live = Live::new();
    let mut phone = Box::pin(live.subscribe(1.into(), 2.into()));
    let mut laptop = Box::pin(live.subscribe(1.into(), 2.into()));
    live.publish(2.into(), 2.into(), 10.into());
    live.publish(1.into(), 3.into(), 11.into());
    live.recount(1.into(), 2.into());
    live.publish(1.into(), 2.into(), 12.into());
    assert_eq!(phone.next().await, Some(Ring::New(12.into())));
    assert_eq!(laptop.next().await, Some(Ring::New(12.into())));
}

#[tokio::test]
async fn a_slow_subscription_is_told_to_read_anew() {
    let live = Live::new();
    let mut slow = Box::pin(live.subscribe(1.into(), 2.into()));
    for id in 0..200 {
        live.publish(1.into(), 2.into(), id.into());
    }
    assert_eq!(slow.next().await, Some(Ring::Missed));
    live.publish(1.into(), 2.into(), 500.into());
    assert_eq!(slow.next().await, Some(Ring::New(500.into())));
}

#[tokio::test]
async fn ended_subscriptions_leave_nothing_behind() {
    let live = Live::new();
    let (one, other) = (live.subscribe(1.into(), 2.into()), live.subscribe(1.into(), 2.into()));
    drop(one);
    assert_eq!(live.listening(), 1);
    drop(other);
    assert_eq!(live.listening(), 0);
    live.publish(1.into(), 2.into(), 1.into());
}

#[tokio::test]
async fn one_ear_listens_to_many_topics_and_hears_each_thing_once() {
    let live = Live::new();
    let ear = live.ear(8);
    for name in ["a", "b", "a"] {
        ear.listen(&channel(name));
    }
    assert_eq!(live.listening(), 2);
    for (tenant, name) in [(1, "a"), (1, "b"), (1, "c"), (2, "a")] {
        live.tell(tenant.into(), name, "said", &json!({ "on": name }));
    }
    assert_eq!(payloads(&ear), [r#"{"on":"a"}"#, r#"{"on":"b"}"#]);
    ear.stop(&channel("a"));
    live.tell(1.into(), "a", "said", &json!(1));
    assert_eq!((payloads(&ear).len(), live.listening()), (0, 1));
    drop(ear);
    assert_eq!(live.listening(), 0);
}

#[tokio::test]
async fn a_slow_ear_falls_behind_alone() {
    let live = Live::new();
    let (slow, quick) = (live.ear(2), live.ear(2));
    slow.listen(&channel("a"));
    quick.listen(&channel("a"));
    for n in 0..4 {
        live.tell(1.into(), "a", "said", &json!(n));
        assert_eq!(payloads(&quick), [n.to_string()]);
    }
    slow.overflowed().await;
    assert_eq!(payloads(&slow), ["Overflowed"]);
}

#[test]
fn some_hear_what_not_all_may() {
    let live = Live::new();
    let ears: Vec<_> = (1..=3).map(|_| live.ear(2)).collect();
    for (number, ear) in (1..).zip(&ears) {
        ear.listen(&channel("a"));
        assert!(number == 3 || ear.belongs_to(owner(1, number)));
    }
    assert!(!ears[0].belongs_to(owner(1, 2)), "the first word counts");
    live.tell_those(&channel("a"), &Told::Leave, |owner| owner.member == 2.into());
    let heard: Vec<_> = ears.iter().map(|ear| payloads(ear).len()).collect();
    assert_eq!((heard, live.owners(&channel("a"))), (vec![0, 1, 0], vec![owner(1, 1), owner(1, 2)]));
}

#[test]
fn an_event_is_written_once() {
    let event = Event::new(1.into(), Arc::from("a"), Cow::Borrowed("said"), "1".into(), None);
    let first = event.wire(|_| Bytes::from_static(b"once"));
    assert_eq!(event.wire(|_| unreachable!("it is written already")).as_ptr(), first.as_ptr());
}
