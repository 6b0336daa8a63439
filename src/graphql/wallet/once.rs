//! Moves of hours that a client may send twice.

use contract::{Code, Operation, Reply};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

use crate::base::{Answer, Fault, Refusal};
use crate::call::{Call, patiently};
use crate::graphql::bounds;
use crate::idempotency;

/// Does `work` with a path and a body that REST would take; under a key, once, with the first answer kept as REST keeps it.
///
/// # Errors
/// 422 `VALIDATION_INVALID_FORMAT` for a key that is none, what the contract says of the body, and those of `work`.
pub(super) async fn once<B, T, W, F>(
    call: &Call,
    operation: Operation,
    key: Option<String>,
    path: Option<i64>,
    body: &B,
    work: W,
) -> Answer<T>
where
    B: Clone + Serialize + Send + Sync,
    T: Serialize + DeserializeOwned + Send,
    W: Fn(Call, B) -> F + Send + Sync,
    F: Future<Output = Answer<T>> + Send,
{
    bounds::check(operation, serde_json::to_value(body).map_err(Fault::new)?)?;
    let work = &work;
    let Some(key) = key else { return patiently(call, |call| work(call, body.clone())).await };
    if key.is_empty() || key.len() > 191 || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
        let message = "The idempotency key must be 1 to 191 visible characters.";
        return Err(Refusal::new(Code::ValidationInvalidFormat, message).field("idempotencyKey").into());
    }
    let text = serde_json::to_vec(body).map_err(Fault::new)?;
    let digest = Sha256::new()
        .chain_update("graphql")
        .chain_update(operation.id())
        .chain_update(path.unwrap_or(0).to_be_bytes())
        .chain_update(text)
        .finalize();
    let claim = &idempotency::Claim { key, digest: digest.into(), window_seconds: 24 * 60 * 60 };
    let reply = patiently(call, |call| async move {
        let kept = |call: Call| async move { Ok(Reply::json(200, &work(call, body.clone()).await?)) };
        idempotency::remember(&call, operation, claim, kept).await
    })
    .await?;
    Ok(serde_json::from_slice(&reply.body).map_err(Fault::new)?)
}
