//! Answers of the graph take turns, so that many who ask for long ones at once do not keep everybody else waiting.
//!
//! An answer is made in few and long steps. If as many tasks as there are callers were ready for theirs, a probe of the server's health would stand in line behind
//! all of them. So only so many are under way at a time, and the others wait where they are in nobody's way, in the order in which they came.

use std::future::Future;
use std::num::NonZero;
use std::pin::pin;
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::timeout;

/// So many for each core: one is computed while another waits for the database.
const FOR_EACH_CORE: usize = 2;

/// Whoever takes longer waits for something else than a core, and gives the place to the next.
const TURN: Duration = Duration::from_millis(10);

/// The places.
#[derive(Debug)]
pub struct Turns(Semaphore);

impl Turns {
    /// As many as this machine's cores can keep moving.
    pub fn new() -> Self {
        Self(Semaphore::new(available_parallelism().map_or(1, NonZero::get) * FOR_EACH_CORE))
    }

    /// Does something when its turn has come.
    pub async fn take<T>(&self, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        if let Ok(_turn) = self.0.acquire().await
            && let Ok(done) = timeout(TURN, &mut work).await
        {
            return done;
        }
        work.await
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use futures::future::{join_all, pending, select};

    use super::*;

    #[tokio::test]
    async fn who_waits_for_something_else_keeps_nobody_waiting() {
        let turns = Turns(Semaphore::new(2));
        let stuck = join_all((0..10).map(|_| turns.take(pending::<()>())));
        let short = turns.take(async { 7 });
        match select(pin!(stuck), pin!(short)).await {
            futures::future::Either::Right((seven, _)) => assert_eq!(seven, 7),
            futures::future::Either::Left(_) => unreachable!("nobody wakes them"),
        }
    }

    #[tokio::test]
    async fn more_than_there_are_places_for_come_one_after_the_other() {
        let turns = Turns(Semaphore::new(2));
        let (under_way, most) = (Cell::new(0), Cell::new(0));
        let one = || {
            turns.take(async {
                under_way.update(|number| number + 1);
                most.set(most.get().max(under_way.get()));
                tokio::task::yield_now().await;
                under_way.update(|number| number - 1);
            })
        };
        join_all((0..10).map(|_| one())).await;
        assert_eq!((under_way.get(), most.get()), (0, 2));
    }
}
