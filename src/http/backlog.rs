//! How much of what was answered waits in memory for those who read slowly.
//!
//! An answer that is made whole lies in memory until its reader has taken it. All of them together have a bound. Beyond it, those whose readers
//! have taken nothing for longest are let go, and their connections end. So nobody who reads waits for those who do not, and nothing that was
//! done is answered with a refusal.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use futures::stream::{self, StreamExt as _};
use http_body::{Body as _, Frame, SizeHint};
use tower::Service;

/// Bytes that wait for their readers.
pub const WAITING: &str = "timeweave_http_unread_bytes";
/// Answers that were let go.
pub const LET_GO: &str = "timeweave_http_unread_answers_total";

/// Shorter answers are not counted: the system keeps as much of what it sends.
const LITTLE: usize = 64 * 1024;

/// So much is handed on at a time. It is copied, so that what is let go is nowhere else.
const STEP: usize = 32 * 1024;

/// Long answers of this process that are on their way.
#[derive(Clone, Debug)]
pub(super) struct Backlog(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    most: usize,
    waiting: Mutex<Waiting>,
}

/// What waits, in the order in which readers took something last.
#[derive(Debug, Default)]
struct Waiting {
    bytes: usize,
    last: u64,
    answers: BTreeMap<u64, Answer>,
}

#[derive(Debug)]
struct Answer {
    rest: Bytes,
    /// What it takes in memory until all of it is taken.
    whole: usize,
}

impl Waiting {
    /// Puts an answer behind all others. Its place.
    fn put(&mut self, answer: Answer) -> u64 {
        self.last += 1;
        self.bytes += answer.whole;
        self.answers.insert(self.last, answer);
        self.last
    }

    fn take(&mut self, place: u64) -> Option<Answer> {
        let answer = self.answers.remove(&place)?;
        self.bytes = self.bytes.saturating_sub(answer.whole);
        Some(answer)
    }

    /// Lets go what waits longest until the rest is no more than `most`; the last that came stays, however long it is.
    fn make_room(&mut self, most: usize) -> Vec<Answer> {
        let mut gone = Vec::new();
        while self.bytes > most && self.answers.len() > 1 {
            let first = self.answers.keys().next().copied();
            gone.extend(first.and_then(|place| self.take(place)));
        }
        gone
    }
}

impl Backlog {
    /// One of at most so many bytes.
    pub(super) fn new(most: usize) -> Self {
        Self(Arc::new(Shared { most, waiting: Mutex::default() }))
    }

    /// What comes from `inside`, counted.
    pub(super) fn around(self, inside: Router) -> Counted {
        Counted { inside, backlog: self }
    }

    /// Counts an answer, if it is long and was made whole. What comes in parts is made as it is read.
    fn count(&self, mut body: Body) -> Body {
        let length = body.size_hint().exact().and_then(|length| usize::try_from(length).ok());
        let Some(length) = length.filter(|length| *length > LITTLE) else { return body };
        let first = Pin::new(&mut body).poll_frame(&mut Context::from_waker(Waker::noop()));
        let Poll::Ready(Some(Ok(frame))) = first else { return body };
        match frame.into_data() {
            Ok(bytes) if bytes.len() == length => Body::new(self.hold(bytes)),
            Ok(bytes) => Body::from_stream(stream::iter([Ok(bytes)]).chain(body.into_data_stream())),
            Err(_) => body,
        }
    }

    fn hold(&self, rest: Bytes) -> Held {
        let left = rest.len();
        let (place, gone) = self.change(|waiting| {
            let place = waiting.put(Answer { rest, whole: left });
            (place, waiting.make_room(self.0.most))
        });
        if !gone.is_empty() {
            metrics::counter!(LET_GO).increment(gone.len() as u64);
        }
        Held { backlog: self.clone(), place, left }
    }

    /// The next part of an answer, and its new place; none if it was let go.
    fn next(&self, place: u64) -> Option<(Bytes, u64)> {
        let (part, place) = self.change(|waiting| {
            let mut answer = waiting.take(place)?;
            let part = answer.rest.split_to(STEP.min(answer.rest.len()));
            let place = if answer.rest.is_empty() { place } else { waiting.put(answer) };
            Some((part, place))
        })?;
        Some((Bytes::copy_from_slice(&part), place))
    }

    fn change<T>(&self, change: impl FnOnce(&mut Waiting) -> T) -> T {
        let mut waiting = self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = change(&mut waiting);
        #[allow(clippy::cast_precision_loss, reason = "fewer than 2^53")]
        metrics::gauge!(WAITING).set(waiting.bytes as f64);
        changed
    }
}

/// A router whose long answers are counted.
#[derive(Clone)]
pub(super) struct Counted {
    inside: Router,
    backlog: Backlog,
}

impl Service<Request> for Counted {
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Service::<Request>::poll_ready(&mut self.inside, cx)
    }

    fn call(&mut self, request: Request) -> Self::Future {
        let (answer, backlog) = (self.inside.call(request), self.backlog.clone());
        Box::pin(async move { Ok(answer.await?.map(|body| backlog.count(body))) })
    }
}

/// The body of a long answer, of which little is taken at a time.
struct Held {
    backlog: Backlog,
    place: u64,
    left: usize,
}

impl http_body::Body for Held {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        let held = self.get_mut();
        if held.left == 0 {
            return Poll::Ready(None);
        }
        let Some((part, place)) = held.backlog.next(held.place) else {
            held.left = 0;
            return Poll::Ready(Some(Err(io::ErrorKind::TimedOut.into())));
        };
        held.place = place;
        held.left = held.left.saturating_sub(part.len());
        Poll::Ready(Some(Ok(Frame::data(part))))
    }

    fn is_end_stream(&self) -> bool {
        self.left == 0
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left as u64)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        drop(self.backlog.change(|waiting| waiting.take(self.place)));
    }
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use http_body_util::BodyExt as _;

    use super::*;

    const LONG: usize = 100_000;

    fn long(backlog: &Backlog, letter: &str) -> Body {
        backlog.count(Body::from(letter.repeat(LONG)))
    }

    fn waits(backlog: &Backlog) -> usize {
        backlog.change(|waiting| waiting.bytes)
    }

    async fn step(body: &mut Body) -> Option<usize> {
        body.frame().await?.ok().and_then(|frame| Some(frame.into_data().ok()?.len()))
    }

    #[tokio::test]
    async fn what_is_read_comes_whole_and_leaves_nothing() {
        let backlog = Backlog::new(LONG);
        let body = long(&backlog, "x");
        assert_eq!((body.size_hint().exact(), waits(&backlog)), (Some(LONG as u64), LONG));
        let whole = to_bytes(body, usize::MAX).await.unwrap();
        assert_eq!((whole, waits(&backlog)), (Bytes::from("x".repeat(LONG)), 0));
        drop(long(&backlog, "x"));
        assert_eq!(waits(&backlog), 0, "nor does what nobody reads any more");
        // Short answers, and those that are made as they are read, are not counted.
        let made = stream::iter((0..3).map(|_| Ok::<_, io::Error>(Bytes::from("x".repeat(LONG)))));
        for (body, length) in [(Body::from("x".repeat(LITTLE)), LITTLE), (Body::from_stream(made), 3 * LONG)] {
            let body = backlog.count(body);
            assert_eq!(waits(&backlog), 0);
            assert_eq!(to_bytes(body, usize::MAX).await.unwrap().len(), length);
        }
    }

    #[tokio::test]
    async fn who_has_taken_nothing_for_longest_makes_room() {
        let backlog = Backlog::new(3 * LONG);
        let (mut one, mut two, mut three) = (long(&backlog, "1"), long(&backlog, "2"), long(&backlog, "3"));
        assert_eq!(step(&mut one).await, Some(STEP));
        assert_eq!(step(&mut three).await, Some(STEP));
        let mut four = long(&backlog, "4");
        assert_eq!(waits(&backlog), 3 * LONG);
        assert!(two.frame().await.unwrap().is_err(), "the second had taken nothing yet");
        assert!(two.frame().await.is_none());
        for reader in [&mut one, &mut three, &mut four] {
            assert_eq!(step(reader).await, Some(STEP));
        }
        // One that is longer than all may be is answered all the same, and alone.
        let all = backlog.count(Body::from("x".repeat(5 * LONG)));
        assert_eq!(waits(&backlog), 5 * LONG);
        assert!(four.frame().await.unwrap().is_err());
        assert_eq!(to_bytes(all, usize::MAX).await.unwrap().len(), 5 * LONG);
        assert_eq!(waits(&backlog), 0);
    }
}
