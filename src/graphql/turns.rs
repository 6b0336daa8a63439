//! Answers of the graph take turns, so that many who ask for long ones at once do not keep everybody else waiting.
//!
//! An answer is made in few and long steps. If as many tasks as there are callers were ready for theirs, a probe of the server's health would stand in line behind
//! all of them. So only so many are ready for a step at a time, and the others wait where they are in nobody's way, in the order in which they came. A turn is one
//! step: whoever waits for the database, or for anything else, has none, so that neither a slow answer nor a client that has left keeps one. Whoever has got a
//! turn keeps it while they let go first what became ready meanwhile. Otherwise each would take its step as soon as the runtime comes to it, and give the turn
//! back before the next one in the runtime's line asks for it: nobody would ever have to wait, and what comes from outside would stand behind all of them.

use std::future::{Future, poll_fn};
use std::num::NonZero;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Poll, ready};
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::yield_now;
use tokio_util::sync::PollSemaphore;

/// The turns.
#[derive(Debug)]
pub struct Turns(Arc<Semaphore>);

impl Turns {
    /// As many as keep this machine's cores busy.
    pub fn new() -> Self {
        Self(Arc::new(Semaphore::new(available_parallelism().map_or(1, NonZero::get))))
    }

    /// Does something, each step of it when its turn has come.
    pub async fn take<T>(&self, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        let mut turns = PollSemaphore::new(Arc::clone(&self.0));
        let mut mine = None;
        poll_fn(|context| {
            let Some(turn) = mine.take() else {
                mine = Some(ready!(turns.poll_acquire(context)));
                // Woken when the runtime has also looked what came from outside.
                let _ = pin!(yield_now()).poll(context);
                return Poll::Pending;
            };
            let result = work.as_mut().poll(context);
            // `None` where there are no turns any more, and nobody has to wait. That never happens.
            drop(turn);
            result
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    use futures::future::{join_all, pending};
    use futures::stream::{FuturesUnordered, StreamExt as _};
    use tokio::sync::oneshot;

    use super::*;

    fn turns(number: usize) -> Turns {
        Turns(Arc::new(Semaphore::new(number)))
    }

    #[tokio::test]
    async fn who_waits_for_something_else_has_no_turn() {
        let turns = turns(1);
        let mut all = FuturesUnordered::new();
        for nth in 0..10 {
            let turns = &turns;
            all.push(async move { turns.take(async { if nth < 9 { pending().await } else { nth } }).await });
        }
        assert_eq!(all.next().await, Some(9), "though nine who came before wait");
        assert_eq!(turns.0.available_permits(), 1);
    }

    #[tokio::test]
    async fn whoever_is_woken_takes_a_turn_again_and_ends() {
        let turns = turns(1);
        let (waker, woken) = oneshot::channel();
        let (first, second) = tokio::join!(
            turns.take(async { woken.await.unwrap() }),
            turns.take(async {
                waker.send(7).unwrap();
                8
            })
        );
        assert_eq!((first, second, turns.0.available_permits()), (7, 8, 1));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn no_more_steps_are_made_at_once_than_there_are_turns_and_whoever_leaves_keeps_none() {
        let (turns, under_way) = (Arc::new(turns(2)), Arc::new(AtomicUsize::new(0)));
        let many: Vec<_> = (0..200)
            .map(|nth| {
                let (turns, under_way) = (Arc::clone(&turns), Arc::clone(&under_way));
                tokio::spawn(async move {
                    let work = async {
                        for _ in 0..50 {
                            assert!(under_way.fetch_add(1, SeqCst) < 2, "a third step at once");
                            std::thread::yield_now();
                            under_way.fetch_sub(1, SeqCst);
                            tokio::task::yield_now().await;
                        }
                        nth
                    };
                    turns.take(work).await
                })
            })
            .collect();
        // Every other one leaves, wherever it stands.
        many.iter().step_by(2).for_each(tokio::task::JoinHandle::abort);
        let ended = join_all(many).await.into_iter().filter_map(Result::ok).filter(|nth| nth % 2 == 1).count();
        assert_eq!((ended, turns.0.available_permits()), (100, 2));
    }

    #[tokio::test]
    async fn the_line_is_served_in_its_order() {
        let (turns, order) = (turns(1), Cell::new(0));
        let taken = Arc::clone(&turns.0).acquire_owned().await.unwrap();
        let one = |nth: i32| {
            let order = &order;
            turns.take(async move { assert_eq!(order.replace(nth + 1), nth) })
        };
        tokio::join!(join_all((0..10).map(one)), async {
            assert_eq!(order.get(), 0, "they stand in line");
            drop(taken);
        });
        assert_eq!(order.get(), 10);
    }
}
