//! A request's body, which says whether whoever sent it is waited for: a request that takes too long for that is its sender's fault, not ours.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use http_body::{Frame, SizeHint};

/// Whether the next bytes of a body are waited for.
#[derive(Clone, Debug, Default)]
pub struct Waiting(Arc<AtomicBool>);

impl Waiting {
    /// Whether they are.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The same body, watched.
    pub fn for_what_comes_of(&self, body: Body) -> Body {
        Body::new(Awaited { body, waiting: self.clone() })
    }
}

struct Awaited {
    body: Body,
    waiting: Waiting,
}

impl http_body::Body for Awaited {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(cx);
        self.waiting.0.store(polled.is_pending(), Ordering::Relaxed);
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
