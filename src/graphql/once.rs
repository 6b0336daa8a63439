//! Calls that a client may send twice: under a key, what they do happens once, as with REST's `Idempotency-Key`.
//!
//! - A key stands for one operation of one member with one input at this door; with another input it is 422 `IDEMPOTENCY_KEY_REUSED`.
//!   What is null counts as left out.
//! - Whoever asks again is sent the first answer.

use contract::{Code, Operation, Reply};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::{bounds, ids};
use crate::base::{Answer, Fault, Refusal};
use crate::call::{Call, patiently};
use crate::idempotency::{self, Claim};
use crate::say;

/// So many seconds a key is remembered where the contract's `x-idempotency` says nothing.
const USUAL: u32 = 24 * 60 * 60;

/// Does `work` with a path and a body that REST would take; under a key, once, with the first answer kept as REST keeps it.
///
/// # Errors
/// What the contract says of a key that is none and of the body, and those of `work`.
pub async fn once<B, T, W, F>(
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
    let said = serde_json::to_value(body).map_err(Fault::new)?;
    bounds::check(operation, said.clone())?;
    let work = &work;
    let Some(key) = key else { return patiently(call, |call| work(call, body.clone())).await };
    let claim = &claim(operation, key, path, said)?;
    let reply = patiently(call, |call| async move {
        let kept = |call: Call| async move { Ok(Reply::json(200, &work(call, body.clone()).await?)) };
        idempotency::remember(&call, operation, claim, kept).await
    })
    .await;
    Ok(serde_json::from_slice(&named(reply)?.body).map_err(Fault::new)?)
}

/// A key and what it stands for at this door.
fn claim(operation: Operation, key: String, path: Option<i64>, said: Value) -> Answer<Claim> {
    let row = operation.row();
    if key.is_empty() || key.len() > 191 || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
        let code = row.violation_code.unwrap_or(Code::ValidationInvalidFormat);
        return Err(Refusal::new(code, say!("field-idempotency-key"))
            .status(row.violation_status)
            .field("idempotencyKey")
            .into());
    }
    let digest = Sha256::new()
        .chain_update("graphql")
        .chain_update(operation.id())
        .chain_update(path.unwrap_or(0).to_be_bytes())
        .chain_update(without_nulls(said).to_string())
        .finalize();
    let window_seconds = row.idempotency.map_or(USUAL, |memory| memory.window_seconds);
    Ok(Claim { key, digest: digest.into(), window_seconds })
}

/// The same input without what is null: an argument that is new in a later version changes nothing for those who leave it out.
fn without_nulls(said: Value) -> Value {
    match said {
        Value::Object(members) => {
            let given = members.into_iter().filter(|(_, value)| !value.is_null());
            Value::Object(given.map(|(name, value)| (name, without_nulls(value))).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(without_nulls).collect()),
        other => other,
    }
}

/// The same answer; a refusal of the key names the argument.
fn named<T>(answer: Answer<T>) -> Answer<T> {
    ids::renamed(answer, &[("idempotency_key", "idempotencyKey")])
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_null_counts_as_left_out() {
        let digest = |said| claim(Operation::CreateGroup, "k".to_owned(), None, said).unwrap().digest;
        let usual = digest(json!({ "name": "Choir", "place": { "floor": 1 }, "days": [{ "day": 2 }, null] }));
        let with_nulls = json!({
            "name": "Choir", "kind": null, "place": { "floor": 1, "room": null }, "days": [{ "day": 2, "hour": null }, null],
        });
        assert_eq!(digest(with_nulls), usual);
        for other in [
            json!({ "name": "Choir", "place": { "floor": 1 }, "days": [{ "day": 2 }] }),
            json!({ "name": "Choir", "place": {}, "days": [{ "day": 2 }, null] }),
            json!({ "name": "Choir", "days": [{ "day": 2 }, null] }),
        ] {
            assert_ne!(digest(other.clone()), usual, "{other}");
        }
    }
}
