//! What every resolver of one operation shares.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use async_graphql::Context;
use contract::{Operation, TenantNeed};
use futures::FutureExt as _;
use futures::future::{BoxFuture, Shared as SharedFuture};

use super::batches::Queue;
use super::errors::Shared;
use super::loaders::{Loaders, loaders};
use crate::base::Answer;
use crate::call::Call;

/// The call, its loaders, and the doors it has gone through.
pub struct Session {
    call: Call,
    loaders: Loaders,
    entered: Mutex<HashMap<Operation, Entering>>,
}

/// The doorkeeper's answer, which many fields wait for.
type Entering = SharedFuture<BoxFuture<'static, Result<(), Shared>>>;

impl Session {
    /// A session for one operation. `remember`: whether what a loader has read once is good for the rest of it.
    #[must_use]
    pub fn new(call: Call, queue: &Queue, remember: bool) -> Self {
        Self { loaders: loaders(&call, queue, remember), call, entered: Mutex::default() }
    }

    /// The session of a resolver.
    ///
    /// # Errors
    /// If the schema is run without one, which [`super::graph`] never does.
    pub fn of<'c>(ctx: &Context<'c>) -> async_graphql::Result<&'c Self> {
        ctx.data::<std::sync::Arc<Self>>().map(|session| &**session)
    }

    /// Whoever asks, where and when.
    #[must_use]
    pub fn call(&self) -> &Call {
        &self.call
    }

    /// The loaders of this operation.
    #[must_use]
    pub fn loaders(&self) -> &Loaders {
        &self.loaders
    }

    /// Goes through the same door as a REST call: community, sign-in, roles, feature, limit. A field at the root does this each
    /// time it is asked for, so ten aliases cost what ten calls cost.
    ///
    /// # Errors
    /// Whatever the doorkeeper refuses.
    pub async fn enter(&self, operation: Operation) -> Answer<&Call> {
        enter(&self.call, operation).await?;
        Ok(&self.call)
    }

    /// The same, but once for the whole operation: for fields that stand below a list.
    ///
    /// # Errors
    /// Whatever the doorkeeper refused the first time.
    pub async fn enter_once(&self, operation: Operation) -> Result<&Call, Shared> {
        let entering = {
            let mut entered = self.entered.lock().unwrap_or_else(PoisonError::into_inner);
            entered
                .entry(operation)
                .or_insert_with(|| {
                    let call = self.call.clone();
                    async move { enter(&call, operation).await }
                        .map(|answer: Answer<()>| answer.map_err(Arc::new))
                        .boxed()
                        .shared()
                })
                .clone()
        };
        entering.await.map(|()| &self.call)
    }
}

/// The doorkeeper. The door has let in requests that name no community; few operations may do without one.
async fn enter(call: &Call, operation: Operation) -> Answer<()> {
    if operation.row().tenant == TenantNeed::Required {
        call.community()?;
    }
    call.enter(operation).await
}
