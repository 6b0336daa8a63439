//! Tasks whose effect lies outside of the database.

use super::*;
use crate::call::{Call, World};

/// Sends nothing, but says so: a subject below 10 is done, one below 20 is tried again in an hour, one below 30 is given up; 30 is trouble, 31 the end.
struct Post {
    open: bool,
}

#[async_trait]
impl Sender for Post {
    type Report = i64;

    fn kind(&self) -> Kind {
        NOTE
    }

    fn abreast(&self, _world: &World) -> usize {
        1
    }

    fn is_open(&self, _world: &World) -> bool {
        self.open
    }

    fn is_the_end(&self, report: &i64) -> bool {
        *report == 31
    }

    async fn send(&self, call: &Call, held: &Held) -> Answer<i64> {
        let (subjects, subject) = (held.due_in_lane(call).await?, held.task().subject);
        let fate = match subject {
            ..=9 => Fate::Done,
            10..=19 => Fate::Again(Some(call.now() + TimeDelta::hours(1))),
            20..=29 => Fate::GivenUp,
            30 => return Err(Fault::new("no").into()),
            _ => Fate::Again(None),
        };
        let mut tx = call.begin().await?;
        if held.hold(&mut tx).await? {
            held.settle(&mut tx, &subjects, fate, (Some("because"), held.task().attempts)).await?;
            tx.commit().await?;
        }
        Ok(subject)
    }
}

fn sending(ground: &Ground, open: bool) -> SendingWorker<Post> {
    let tenants = Arc::new(One(Arc::clone(&ground.tenant)));
    SendingWorker::new(Arc::clone(&ground.world), tenants, Post { open }, WorkerSettings::default())
}

/// Subject, status, attempts and last error of every task.
async fn standing(ground: &Ground) -> Vec<(i64, String, i64, Option<String>)> {
    let sql = "SELECT subject, status, attempts, last_error FROM tasks ORDER BY subject";
    ground.call().db().all(sql, params![]).await.unwrap()
}

#[tokio::test]
async fn what_a_sender_says_becomes_of_its_task_and_of_its_lane() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        for (subject, lane) in [(1, Some("a")), (2, Some("a")), (10, None), (20, None)] {
            put(&ground, subject, lane).await;
        }
        assert!(sending(&ground, false).claim().await.unwrap().is_empty(), "nothing can be sent");
        let mut seen = Vec::new();
        sending(&ground, true).work_off(|sent| seen.extend(sent.reports)).await.unwrap();
        assert_eq!(seen, [1, 10, 20]);
        let why = || Some("because".to_owned());
        let row = |subject, status: &str, attempts| (subject, status.to_owned(), attempts, why());
        let all = [row(1, "done", 1), row(2, "done", 1), row(10, "pending", 1), row(20, "dead", 1)];
        assert_eq!(standing(&ground).await, all);
        assert_eq!(by_kind(&ground.call()).await.unwrap()[0].later, 1);
    })
    .await;
}

#[tokio::test]
async fn trouble_is_tried_again_and_the_end_hands_the_others_back() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        put(&ground, 30, None).await;
        let sent = sending(&ground, true).round(&CancellationToken::new()).await.unwrap();
        assert_eq!((sent.troubled, sent.reports.len(), sent.ended), (1, 0, false));
        let (_, status, attempts, why) = standing(&ground).await.remove(0);
        assert_eq!((status.as_str(), attempts), ("pending", 1));
        assert!(why.is_some_and(|why| why.starts_with("fault at crates/services/src/queue/tests")));

        for subject in [31, 32, 1] {
            put(&ground, subject, None).await;
        }
        let sent = sending(&ground, true).round(&CancellationToken::new()).await.unwrap();
        assert_eq!((sent.reports, sent.ended), (vec![31], true));
        let untouched: Vec<_> = standing(&ground).await.into_iter().filter(|row| row.2 == 0).map(|row| row.0).collect();
        assert_eq!(untouched, [1, 32]);
    })
    .await;
}

#[tokio::test]
async fn whoever_lost_a_lease_settles_nothing() {
    on_each_engine(async |db| {
        let ground = Ground::new(db, Rooms::default()).await;
        put(&ground, 1, None).await;
        let (slow, other) = (sending(&ground, true), sending(&ground, true));
        let held = slow.claim().await.unwrap().remove(0);
        ground.later(TimeDelta::seconds(10));
        let taken = other.claim().await.unwrap().remove(0);
        slow.deliver(&held).await.unwrap();
        assert_eq!(standing(&ground).await[0].1, "pending");
        other.deliver(&taken).await.unwrap();
        assert_eq!(standing(&ground).await[0].1, "done");
    })
    .await;
}
