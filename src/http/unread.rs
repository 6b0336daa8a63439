//! What of a request nobody has read, because it was answered by its head.
//!
//! A connection on which a body is left over cannot be used again, and many clients send the body after the head: so a client that is told "sign in first" would find the
//! connection gone when it asks the next thing. What is left is read and forgotten before the answer, if that is little and comes soon; otherwise the answer says that the connection ends.
//! Nobody waits for what is announced to be more.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use futures::StreamExt as _;
use http_body::{Frame, SizeHint};
use tokio::time::timeout;

/// So much is read and forgotten.
const LITTLE: usize = 64 * 1024;

/// So long it may take to come.
const SOON: Duration = Duration::from_millis(500);

/// What is left of a body.
#[derive(Clone, Default)]
pub struct Unread(Arc<Mutex<Option<Body>>>);

impl Unread {
    /// The same body, of which is kept what nobody reads.
    pub fn of(&self, body: Body) -> Body {
        if http_body::Body::is_end_stream(&body) {
            return body;
        }
        Body::new(Reading { body: Some(body), left: self.clone() })
    }

    /// Reads what is left. Whether there is nothing more.
    pub async fn is_read(&self) -> bool {
        let left = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(body) = left else { return true };
        if usize::try_from(http_body::Body::size_hint(&body).lower()).unwrap_or(usize::MAX) > LITTLE {
            return false;
        }
        let forgotten = async {
            let mut length = 0;
            let mut parts = body.into_data_stream();
            while let Some(part) = parts.next().await {
                length += part.map_or(usize::MAX, |part| part.len());
                if length > LITTLE {
                    return false;
                }
            }
            true
        };
        timeout(SOON, forgotten).await.unwrap_or(false)
    }
}

struct Reading {
    body: Option<Body>,
    left: Unread,
}

impl http_body::Body for Reading {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        let Some(body) = &mut self.body else { return Poll::Ready(None) };
        let polled = Pin::new(body).poll_frame(cx);
        if matches!(polled, Poll::Ready(None | Some(Err(_)))) {
            self.body = None;
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.as_ref().is_none_or(http_body::Body::is_end_stream)
    }

    fn size_hint(&self) -> SizeHint {
        self.body.as_ref().map_or(SizeHint::with_exact(0), http_body::Body::size_hint)
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        if let Some(body) = self.body.take().filter(|body| !http_body::Body::is_end_stream(body)) {
            *self.left.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(body);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt as _;

    use super::*;

    /// A body of so many bytes, as its head says, of which none comes.
    struct Announced(usize);

    impl http_body::Body for Announced {
        type Data = Bytes;
        type Error = axum::Error;

        fn poll_frame(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
            Poll::Pending
        }

        fn size_hint(&self) -> SizeHint {
            SizeHint::with_exact(self.0 as u64)
        }
    }

    #[test]
    fn nobody_waits_for_what_is_announced_to_be_much() {
        for length in [LITTLE + 1, usize::MAX] {
            let unread = Unread::default();
            drop(unread.of(Body::new(Announced(length))));
            assert_eq!(unread.is_read().now_or_never(), Some(false), "{length}");
        }
    }

    #[tokio::test]
    async fn what_nobody_reads_is_read_if_it_is_little() {
        for (length, is_read) in [(0, true), (1, true), (LITTLE, true), (LITTLE + 1, false)] {
            let unread = Unread::default();
            drop(unread.of(Body::from_stream(futures::stream::iter(
                (0..length).map(|_| Ok::<_, std::convert::Infallible>(Bytes::from_static(b"x"))),
            ))));
            assert_eq!(unread.is_read().await, is_read, "{length}");
        }
        let unread = Unread::default();
        let body = unread.of(Body::from("all of it"));
        assert_eq!(axum::body::to_bytes(body, 100).await.unwrap(), "all of it");
        assert!(unread.is_read().await);
        drop(unread.of(Body::from_stream(futures::stream::pending::<Result<Bytes, std::convert::Infallible>>())));
        assert!(!unread.is_read().await, "it does not come");
    }
}
