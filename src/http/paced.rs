//! Long answers that are made smaller while they are sent, a little at a time: making a megabyte smaller in one go would keep a thread from everybody else for tens of
//! milliseconds.

use std::future::Future as _;
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use http::Response;
use http::header::CONTENT_TYPE;
use http_body::{Body, Frame, SizeHint};
use tokio::task::yield_now;
use tower_http::compression::predicate::{Predicate, SizeAbove};

/// After so long others get their turn. What most answers need is less.
const STEP: Duration = Duration::from_micros(300);

/// Shorter answers are sent as they are: they fit one packet anyway.
const LITTLE: u64 = 1024;

/// Which answers are made smaller: texts. Pictures, recordings and archives are small already, and trying takes as long.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth;

impl Predicate for Worth {
    fn should_compress<B: Body>(&self, response: &Response<B>) -> bool {
        let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        is_text(kind) && SizeAbove::new(LITTLE).should_compress(response)
    }
}

/// Whether a media type is that of a text; not of one that comes bit by bit.
fn is_text(kind: &str) -> bool {
    let essence = kind.split(';').next().unwrap_or_default().trim();
    let is_named = ["json", "xml", "javascript"].iter().any(|name| essence.ends_with(name));
    is_named || (essence.starts_with("text/") && essence != "text/event-stream")
}

/// A body that lets others go first after each step.
pub(super) struct Paced<B> {
    body: B,
    spent: Duration,
}

impl<B> Paced<B> {
    pub(super) fn new(body: B) -> Self {
        Self { body, spent: Duration::ZERO }
    }
}

impl<B: Body + Unpin> Body for Paced<B> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        if self.spent >= STEP {
            self.spent = Duration::ZERO;
            // Woken when the runtime has also looked what came from outside.
            let _ = pin!(yield_now()).poll(cx);
            return Poll::Pending;
        }
        let began = Instant::now();
        let polled = Pin::new(&mut self.body).poll_frame(cx);
        // Whoever has to wait anyway lets others go first.
        self.spent = if polled.is_pending() { Duration::ZERO } else { self.spent + began.elapsed() };
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use axum::body::Bytes;
    use futures::FutureExt as _;
    use http_body_util::{BodyExt as _, StreamBody};

    use super::*;

    /// A body in whose making each part takes so long.
    fn made(part: Duration, parts: usize) -> Paced<impl Body<Data = Bytes, Error = Infallible> + Unpin> {
        Paced::new(StreamBody::new(futures::stream::iter((0..parts).map(move |_| {
            let until = Instant::now() + part;
            while Instant::now() < until {}
            Ok(Frame::data(Bytes::from_static(b"x")))
        }))))
    }

    #[test]
    fn only_texts_are_made_smaller() {
        for (kind, expected) in [
            ("application/json", true),
            ("application/graphql-response+json; charset=utf-8", true),
            ("text/plain; charset=utf-8", true),
            ("text/css", true),
            ("text/javascript", true),
            ("image/svg+xml", true),
            ("text/event-stream", false),
            ("image/jpeg", false),
            ("video/mp4", false),
            ("application/zip", false),
            ("application/vnd.openxmlformats-officedocument.wordprocessingml.document", false),
            ("", false),
        ] {
            let of = |length: usize| {
                let response = Response::builder().header(CONTENT_TYPE, kind);
                Worth.should_compress(&response.body(http_body_util::Full::new(Bytes::from(vec![0; length]))).unwrap())
            };
            assert_eq!((of(5_000), of(500)), (expected, false), "{kind}");
        }
    }

    #[test]
    fn what_takes_long_is_made_in_steps_and_comes_whole() {
        let mut slow = made(STEP, 3).collect();
        let mut steps = 0;
        let whole = loop {
            steps += 1;
            if let Some(whole) = (&mut slow).now_or_never() {
                break whole.unwrap().to_bytes();
            }
        };
        assert_eq!((&whole[..], steps), (&b"xxx"[..], 4));
    }
}
