//! One way for all subscriptions, from what the bus tells to the rows that a client is sent.
//!
//! - The bus tells ids. What waits is taken together and read with one statement, as the viewer may see it at that moment. While nothing is
//!   told, nothing is read.
//! - After a gap (the subscription did not keep up, or other processes could not be heard) the same statement reads what came since.
//! - Only what waits is held: so many ids, and the rows of one statement.
//!
//! A subscription ends with its socket, which ends with the sign-in, or when its source is over.

use async_graphql::Result;
use async_trait::async_trait;
use futures::{Stream, StreamExt as _, stream};

use super::errors::Shared;
use crate::base::Answer;
use crate::call::Call;
use crate::live::{Ear, Live, Owner, Told, Topic};

/// So much may wait for a slow subscription; beyond, it is told that it missed some.
const WAITING: usize = 64;

/// How many rows are read at most after some were missed: the latest.
pub const MISSED_MOST: i64 = 100;

/// Where a subscription has its rows from.
#[async_trait]
pub trait Source: Send + Sync + 'static {
    /// What it keeps of what it is told.
    type Word: Send;

    /// What it gives.
    type Row: Send + 'static;

    /// What of something told concerns it.
    fn hears(&self, told: &Told) -> Option<Self::Word>;

    /// The rows behind what was told, in the order in which a client is sent them; if some were `missed`, also those that came since.
    async fn read(&mut self, words: Vec<Self::Word>, missed: bool) -> Answer<Vec<Self::Row>>;

    /// Whether nothing more can come: the viewer may not see it any more. What was read last says so.
    fn is_over(&self) -> bool {
        false
    }
}

/// Begins to listen, so that nothing is lost while the source looks where it stands.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in; a fault if start-up forgot live updates.
pub fn ear(call: &Call, topics: &[Topic]) -> Answer<Ear> {
    let ear = call.room::<Live>()?.ear(WAITING);
    ear.belongs_to(Owner { tenant: call.tenant(), member: call.me()? });
    for topic in topics {
        ear.listen(topic);
    }
    Ok(ear)
}

/// What a source gives from now on, as a field that can fail: null with an error. It ends when the source is over.
pub fn follow<S: Source>(ear: Ear, source: S) -> impl Stream<Item = Result<Option<S::Row>>> + Send + use<S> {
    let batches = stream::unfold(Some(Follower { ear, source, behind: false }), |follower| async move {
        let mut follower = follower?;
        let rows = follower.next().await;
        let goes_on = !follower.source.is_over();
        Some((rows, goes_on.then_some(follower)))
    });
    batches.flat_map(|rows| {
        stream::iter(match rows {
            Ok(rows) => rows.into_iter().map(|row| Ok(Some(row))).collect(),
            Err(failure) => vec![Err(Shared::new(failure).into())],
        })
    })
}

struct Follower<S> {
    ear: Ear,
    source: S,
    /// Whether the last batch could not be read, which is a gap too.
    behind: bool,
}

impl<S: Source> Follower<S> {
    /// The rows of the next batch, once something was told that concerns the source.
    async fn next(&mut self) -> Answer<Vec<S::Row>> {
        let (mut words, mut missed) = (Vec::new(), false);
        while words.is_empty() && !missed {
            let mut told = Some(self.ear.hear().await);
            while let Some(one) = told {
                match one {
                    Told::Missed | Told::Overflowed => missed = true,
                    other => words.extend(self.source.hears(&other)),
                }
                told = if words.len() < WAITING { self.ear.heard() } else { None };
            }
        }
        // After a failure nobody asks in circles: it is made up for with what is told next.
        let rows = self.source.read(words, missed || self.behind).await;
        self.behind = rows.is_err();
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Fault;
    use crate::live::Rows;

    /// Gives what it was told, and 0 for what was missed.
    struct Echo {
        fails: bool,
    }

    #[async_trait]
    impl Source for Echo {
        type Word = i64;
        type Row = i64;

        fn hears(&self, told: &Told) -> Option<i64> {
            match told {
                Told::Row(row) if *row != 13 => Some(*row),
                _ => None,
            }
        }

        async fn read(&mut self, words: Vec<i64>, missed: bool) -> Answer<Vec<i64>> {
            if std::mem::take(&mut self.fails) {
                return Err(Fault::new("the database is away").into());
            }
            Ok(missed.then_some(0).into_iter().chain(words).collect())
        }
    }

    fn begun(live: &Live, fails: bool) -> (impl Fn(i64), impl Stream<Item = Result<Option<i64>>> + Send + use<>) {
        let topic = Topic::Rows(1.into(), Rows::Messages(2.into()));
        let ear = live.ear(WAITING);
        ear.listen(&topic);
        let live = live.clone();
        (move |row| live.changed(1.into(), Rows::Messages(2.into()), row), follow(ear, Echo { fails }))
    }

    #[tokio::test]
    async fn what_waits_is_read_together_and_what_concerns_nobody_is_not() {
        let live = Live::new();
        let (tell, stream) = begun(&live, false);
        let mut stream = Box::pin(stream);
        for row in [13, 7, 13, 8] {
            tell(row);
        }
        live.changed(1.into(), Rows::Exchanges(2.into()), 9);
        live.changed(2.into(), Rows::Messages(2.into()), 9);
        for row in [7, 8] {
            assert_eq!(stream.next().await.unwrap().unwrap(), Some(row));
        }
        for row in 0..200 {
            tell(row);
        }
        assert_eq!(stream.next().await.unwrap().unwrap(), Some(0), "it did not keep up");
        tell(21);
        assert_eq!(stream.next().await.unwrap().unwrap(), Some(21));
    }

    #[tokio::test]
    async fn a_batch_that_could_not_be_read_is_a_gap() {
        let live = Live::new();
        let (tell, stream) = begun(&live, true);
        let mut stream = Box::pin(stream);
        tell(7);
        assert!(stream.next().await.unwrap().is_err());
        tell(8);
        for row in [0, 8] {
            assert_eq!(stream.next().await.unwrap().unwrap(), Some(row));
        }
        drop(stream);
        assert_eq!(live.listening(), 0);
    }
}
