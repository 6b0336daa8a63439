//! Transactions that know their call.

use std::sync::Arc;

use futures::FutureExt as _;
use futures::future::BoxFuture;

use super::Call;
use crate::base::{Answer, TenantId, Timestamp};
use crate::db;

/// A transaction that knows its call. Dropped without a commit, it undoes everything.
pub struct Tx {
    pub(super) db: db::Tx,
    pub(super) call: Call,
}

impl Tx {
    /// The community whose rows this transaction touches.
    #[must_use]
    pub fn tenant(&self) -> TenantId {
        self.call.tenant()
    }

    /// The present.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.call.now()
    }

    /// The call it belongs to.
    #[must_use]
    pub fn call(&self) -> &Call {
        &self.call
    }

    /// Tells whoever waits for news about a topic, once the real commit has happened: see [`World::news`](super::World::news).
    pub fn bring_news(&mut self, topic: &'static str) {
        let world = Arc::clone(&self.call.inner.world);
        self.db.after_commit(Box::new(move || world.bring_news(topic)));
    }

    /// Does something once the real commit has happened: at once after [`commit`](Self::commit), or after the surrounding
    /// transaction's. Never after a rollback.
    pub fn after_commit(&mut self, hook: Box<dyn FnOnce() + Send>) {
        self.db.after_commit(hook);
    }

    /// Makes it last, or hands it back to the outer layer that holds it open.
    ///
    /// # Errors
    /// A fault; if another transaction won a race, one that says so.
    pub fn commit(self) -> BoxFuture<'static, Answer<()>> {
        async move { Ok(self.db.commit().await?) }.boxed()
    }
}
