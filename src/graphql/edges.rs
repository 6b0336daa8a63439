//! What the contract's graph asks of this door: the way to operations, and whoever answers edges.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use async_graphql::Context;
use contract::graph;
use contract::runtime::graph::{
    Door, Finder, Found, IntoFound as _, Kept, Noted, Noting, Question, Seal, Seeking, Teller, Told,
};
use contract::{Handler, House as _, Operation, Rejection, Spoken, Violation, handlers};
use futures::FutureExt as _;
use futures::future::BoxFuture;

use super::loaders::RowOf;
use super::session::Session;
use super::{bounds, node};
use crate::base::{self, Answer, Failure, Fault, MemberId};
use crate::call::Call;
use crate::http::{Areas, Gateway};

/// The function that serves each operation, as at the REST door.
static HANDLERS: LazyLock<HashMap<Operation, Handler<Call, Failure>>> = LazyLock::new(|| handlers::<Areas>().collect());

/// How rows of each type are found that is found together with others.
static FINDERS: LazyLock<HashMap<&'static str, Finder<Call, Failure>>> =
    LazyLock::new(|| graph::finders::<Areas>().into_iter().collect());

/// Who tells what payloads show and only the time before a change knows.
static TELLERS: LazyLock<HashMap<&'static str, Teller<Call, Failure>>> =
    LazyLock::new(|| graph::tellers::<Areas>().into_iter().collect());

/// Finds the functions that serve operations and find rows, so that no call does.
pub fn prepare() {
    LazyLock::force(&HANDLERS);
    LazyLock::force(&FINDERS);
    LazyLock::force(&TELLERS);
}

/// Rows of a type, or what a field of them shows, by their numbers, each with its number. The same statements whatever their number.
///
/// # Errors
/// Those of the area that finds them.
pub async fn rows(call: &Call, kind: &'static str, numbers: Vec<i64>) -> Answer<Vec<(i64, Kept)>> {
    let find = FINDERS.get(kind).ok_or_else(|| Fault::new("nobody finds rows of a type"))?;
    find(call.clone(), numbers).await
}

/// Answers the edges of every area. What a method needs is in the field's own session.
pub struct Edges;

/// The way of one operation of the graph to the contract's operations.
pub struct Way {
    session: Arc<Session>,
}

impl Way {
    /// The way of an operation with this session.
    #[must_use]
    pub fn new(session: Arc<Session>) -> Self {
        Self { session }
    }

    fn call(&self) -> &Call {
        self.session.call()
    }

    async fn perform(&self, question: &Question, noting: Noting<'_>) -> async_graphql::Result<Told> {
        let way = if question.is_backward() { base::Way::Backward } else { base::Way::Forward };
        let house = Gateway::new(self.call().world().clone());
        let handler =
            HANDLERS.get(&question.operation).ok_or_else(|| Failure::from(Fault::new("an operation is not served")))?;
        let (work, keyed) = question.prepare(*handler).map_err(|rejection| house.reject(rejection))?;
        let (noted, left) = (noting.await?, Arc::default());
        let answer = house.perform(question.operation, self.call().going(way).leaving(&left), keyed, work).await;
        let reply = bounds::with_fields(answer, |field| question.argument(field))?;
        let (call, sealing) = (self.call().clone(), left.get().cloned());
        let seal = sealing.map(|sealing| Box::new(move |number: i64| Ok(sealing(&call, number)?)) as Seal);
        Ok(Told { reply, noted, seal })
    }

    async fn refused(&self, operation: Operation, violations: Vec<Violation>) -> Failure {
        if let Err(failure) = self.session.enter(operation).await {
            return failure;
        }
        let status = operation.row().violation_status;
        Gateway::new(self.call().world().clone()).reject(Rejection::Invalid { status, violations, reason: None })
    }
}

impl Door for Way {
    fn ask<'a>(&'a self, question: Question, noting: Noting<'a>) -> BoxFuture<'a, async_graphql::Result<Told>> {
        async move {
            self.session.enter(question.operation).await?;
            self.perform(&question, noting).await
        }
        .boxed()
    }

    fn again(&self, question: Question) -> BoxFuture<'_, async_graphql::Result<Told>> {
        async move { self.perform(&question, async { Ok(Noted::new()) }.boxed()).await }.boxed()
    }

    fn together(
        &self,
        kind: &'static str,
        number: i64,
        by: Option<Operation>,
    ) -> BoxFuture<'_, async_graphql::Result<Found>> {
        async move {
            if let Some(operation) = by {
                self.session.enter_once(operation).await?;
            }
            Ok(self.session.loaders().load_one(RowOf { kind, number }).await?.transpose()?.into_found())
        }
        .boxed()
    }

    fn before(&self, key: &'static str, said: Spoken) -> BoxFuture<'_, async_graphql::Result<Option<i64>>> {
        async move {
            let tell = TELLERS.get(key).ok_or_else(|| Failure::from(Fault::new("nobody tells what was before")))?;
            Ok(tell(self.call().clone(), said).await?)
        }
        .boxed()
    }

    fn viewer(&self) -> Option<i64> {
        self.call().me().ok().map(MemberId::get)
    }

    fn enter(&self, operation: Operation, seeking: Seeking) -> BoxFuture<'_, async_graphql::Result<()>> {
        async move {
            match seeking {
                Seeking::Alone => self.session.enter(operation).await.map(drop)?,
                Seeking::Among => self.session.enter_once(operation).await.map(drop)?,
            }
            Ok(())
        }
        .boxed()
    }

    fn absent(&self, sentence: &'static str) -> async_graphql::Error {
        Failure::from(node::absent(sentence)).into()
    }

    fn refuse(&self, operation: Operation, wrong: Vec<Violation>) -> BoxFuture<'_, async_graphql::Error> {
        async move { self.refused(operation, wrong).await.into() }.boxed()
    }
}

/// An argument of an edge.
///
/// # Errors
/// If it is not of its type, which validation finds before.
pub fn argument<T: async_graphql::InputType>(ctx: &Context<'_>, name: &str) -> async_graphql::Result<T> {
    let (_, value) = ctx.param_value::<T>(name, None).map_err(|error| async_graphql::Error::new(error.message))?;
    Ok(value)
}
