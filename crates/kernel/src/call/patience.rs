//! Another attempt after a lost race.

use std::time::Duration;

use contract::Code;
use http::header::RETRY_AFTER;

use super::Call;
use crate::base::{Answer, Failure, Refusal};
use crate::say;

/// How often work is tried.
const ATTEMPTS: u32 = 4;

/// Does `work`; after a transaction lost a race against another one (see [`Failure::is_race`]) does it again, up to three
/// times, each after a short pause that is a little different for everybody.
///
/// Whatever the call owes (see [`Call::owe`]) is done before this returns.
///
/// Nothing of a lost attempt lasts, so `work` must do all it does in transactions of the call that it is given.
///
/// # Errors
/// Whatever `work` answers; 503 `SERVER_DEPENDENCY_FAILED` with `Retry-After` if every attempt lost.
pub async fn patiently<T, W, F>(call: &Call, work: W) -> Answer<T>
where
    W: Fn(Call) -> F + Send + Sync,
    F: Future<Output = Answer<T>> + Send,
{
    for attempt in 1..=ATTEMPTS {
        match work(call.clone()).await {
            Err(failure) if failure.is_race() => {
                drop(call.take_owed());
                tracing::debug!(attempt, request_id = %call.visit().request_id, "lost a race: {failure}");
                if attempt < ATTEMPTS {
                    tokio::time::sleep(pause(attempt, call.chance().bytes::<1>()[0])).await;
                }
            }
            done => {
                settle(call).await;
                return done;
            }
        }
    }
    Err(busy())
}

/// Does what the call owes, on a task of its own: it comes to its end even if nobody waits for the answer any more.
async fn settle(call: &Call) {
    let owed = call.take_owed();
    if owed.is_empty() {
        return;
    }
    let settling = tokio::spawn(async move {
        for work in owed {
            work.await;
        }
    });
    if let Err(error) = settling.await {
        tracing::error!(%error, request_id = %call.visit().request_id, "what a call owed was not done");
    }
}

/// What is told when every attempt lost.
fn busy() -> Failure {
    Refusal::new(Code::ServerDependencyFailed, say!("busy")).header(RETRY_AFTER, "1").into()
}

/// 4, 8, 16 milliseconds and up to as much again.
fn pause(attempt: u32, chance: u8) -> Duration {
    let base = 2_000_u64 << attempt;
    Duration::from_micros(base + base * u64::from(chance) / 256)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_differ() {
        assert_eq!(pause(1, 0), Duration::from_millis(4));
        assert_eq!(pause(2, 128), Duration::from_millis(12));
        assert!(pause(3, 255) < Duration::from_millis(32));
    }
}
