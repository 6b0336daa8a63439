//! What the contract's routes ask of the gateway.

use std::sync::Arc;

use async_trait::async_trait;
use axum::response::{IntoResponse as _, Response};
use contract::{House, Keyed, Operation, Rejection, Reply, Work};
use http::request::Parts;

use super::{answer, entrance, language, receive};
use crate::base::{Answer, Failure};
use crate::call::{Call, Gateway, patiently};
use crate::http::entrance::Place;
use crate::idempotency;

#[async_trait]
impl House for Gateway {
    type Call = Call;
    type Failure = Failure;

    async fn enter(&self, operation: Operation, parts: &Parts) -> Answer<Call> {
        if let Some(entrance) = entrance(parts) {
            entrance.through(Place::Rest(operation));
        }
        tracing::Span::current().record("operation", operation.id());
        let row = operation.row();
        let call = receive(self.world(), row.tenant, row.security, parts).await?;
        call.enter(operation).await?;
        Ok(call)
    }

    async fn perform(
        &self,
        operation: Operation,
        call: Call,
        keyed: Option<Keyed>,
        work: Work<Call, Failure>,
    ) -> Answer<Reply> {
        let memory = operation.row().idempotency;
        match keyed.and_then(|keyed| Some((keyed.key?, keyed.digest))).zip(memory) {
            Some(((key, digest), memory)) => {
                let claim = idempotency::Claim { key, digest, window_seconds: memory.window_seconds };
                let work = &work;
                patiently(&call, |call| {
                    let claim = &claim;
                    async move { idempotency::remember(&call, operation, claim, work).await }
                })
                .await
            }
            None => patiently(&call, &work).await,
        }
    }

    fn reject(&self, rejection: Rejection) -> Failure {
        answer::rejected(rejection).into()
    }

    fn answer(&self, _: Operation, call: Option<&Call>, parts: &Parts, result: Answer<Reply>) -> Response {
        match result {
            Ok(reply) => reply.into_response(),
            Err(failure) => {
                let unknown = || Arc::from("unknown");
                let request_id = entrance(parts).map(|entrance| Arc::clone(&entrance.request_id));
                let request_id = request_id.or_else(|| call.map(|call| Arc::clone(&call.visit().request_id)));
                answer::failure(&failure, &request_id.unwrap_or_else(unknown), language(&parts.extensions))
                    .into_response()
            }
        }
    }
}
