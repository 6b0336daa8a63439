//! When loaders go to the database: as soon as nothing else can go on.
//!
//! A loader collects keys until its batch starts. With a clock, a batch starts too early (two statements instead of one) or too
//! late (everybody waits), and which of the two depends on the machine. Here a batch starts when every field of the query
//! waits for something: all siblings of a level have then asked. So a level costs one statement a kind, always, and no time
//! is spent waiting for more keys. Batches run in the task of their query and end with it.

use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Wake, Waker};

use futures::future::BoxFuture;
use futures::stream::{BoxStream, FuturesUnordered};
use futures::task::AtomicWaker;
use futures::{Stream, StreamExt as _};

/// After so many tries in a row others get their turn first.
const TRIES: usize = 16;

/// Where the loaders of one operation put their batches.
#[derive(Clone, Default)]
pub struct Queue(Arc<Mutex<Vec<BoxFuture<'static, ()>>>>);

impl Queue {
    /// Adds a batch. Called while the operation is being polled, so nobody needs to be woken.
    pub fn push(&self, batch: BoxFuture<'static, ()>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(batch);
    }

    fn take(&self) -> Vec<BoxFuture<'static, ()>> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// An operation's answers, with its batches run whenever it cannot go on without them.
pub struct Driven<T> {
    work: BoxStream<'static, T>,
    queue: Queue,
    running: FuturesUnordered<BoxFuture<'static, ()>>,
    bell: Arc<Bell>,
}

/// Tells whether some field could go on while the others were asked: a collection of fields may pause although not all of them
/// had their turn.
#[derive(Default)]
struct Bell {
    rung: AtomicBool,
    outer: AtomicWaker,
}

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        self.rung.store(true, Ordering::SeqCst);
        self.outer.wake();
    }
}

impl<T> Driven<T> {
    /// Drives `work`, whose loaders put their batches into `queue`.
    #[must_use]
    pub fn new(work: BoxStream<'static, T>, queue: Queue) -> Self {
        Self { work, queue, running: FuturesUnordered::new(), bell: Arc::default() }
    }
}

impl<T> Stream for Driven<T> {
    type Item = T;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<T>> {
        let waker = Waker::from(Arc::clone(&self.bell));
        let mut tries = 0;
        loop {
            self.bell.outer.register(cx.waker());
            self.bell.rung.store(false, Ordering::SeqCst);
            if let Poll::Ready(item) = self.work.poll_next_unpin(&mut Context::from_waker(&waker)) {
                return Poll::Ready(item);
            }
            if self.bell.rung.load(Ordering::SeqCst) {
                tries += 1;
                if tries < TRIES {
                    continue;
                }
                cx.waker().wake_by_ref();
                return Poll::Pending;
            }
            let queued = self.queue.take();
            self.running.extend(queued);
            // A finished batch has filled what some fields wait for: go on with them at once.
            match self.running.poll_next_unpin(cx) {
                Poll::Ready(Some(())) => {}
                Poll::Ready(None) | Poll::Pending => return Poll::Pending,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;
    use std::sync::atomic::AtomicUsize;
    use std::time::Duration;

    use async_graphql::dataloader::{DataLoader, HashMapCache, Loader};
    use futures::future::{join, join_all};

    use super::*;

    #[derive(Default)]
    struct Doubling {
        batches: Arc<AtomicUsize>,
    }

    impl Loader<i64> for Doubling {
        type Value = i64;
        type Error = ();

        async fn load(&self, keys: &[i64]) -> Result<HashMap<i64, i64>, ()> {
            self.batches.fetch_add(1, Ordering::SeqCst);
            tokio::time::sleep(Duration::from_millis(1)).await;
            Ok(keys.iter().map(|key| (*key, key * 2)).collect())
        }
    }

    #[tokio::test]
    async fn every_level_is_one_batch_however_slow_its_fields_are() {
        let (queue, batches) = (Queue::default(), Arc::new(AtomicUsize::new(0)));
        let (pushed, counted) = (queue.clone(), Arc::clone(&batches));
        let loader = DataLoader::with_cache(
            Doubling { batches: counted },
            move |batch| pushed.push(batch),
            HashMapCache::default(),
        );
        let loader = Arc::new(loader.delay(Duration::ZERO));

        let field = move |key: i64| {
            let loader = Arc::clone(&loader);
            async move {
                std::thread::sleep(Duration::from_micros(200));
                let once = loader.load_one(key).await.unwrap().unwrap();
                loader.load_one(once + 1_000).await.unwrap().unwrap()
            }
        };
        let work = join(join_all((0..100).map(field.clone())), field(7));
        let mut driven = Driven::new(futures::stream::once(work).boxed(), queue);
        let (all, one) = driven.next().await.unwrap();

        assert_eq!((all[1], one), (2_004, 2_028));
        assert_eq!(batches.load(Ordering::SeqCst), 2);
    }
}
