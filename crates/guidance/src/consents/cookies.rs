//! What browsers decided about cookies: each under a number that only the browser has, and without anything that says whose it is. It ends after half a year, and is
//! removed when somebody decides later.

use chrono::TimeDelta;
use contract::consents::CookieCategory as Category;
use contract::legal::LegalDocumentType;

use crate::base::{Answer, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::legal;
use crate::{insert, params, record};
use people::auth::tokens::digest;

/// How long a decision holds.
const HOLDS: TimeDelta = TimeDelta::days(180);

/// Of a decision while the community has no document about cookies.
const NO_DOCUMENT: &str = "0";

record! {
    /// What a browser decided.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Decision {
        /// Functional ones are agreed to.
        pub functional: bool,
        /// Analytics are agreed to.
        pub analytics: bool,
        /// Marketing is agreed to.
        pub marketing: bool,
        /// The version of the document that was in force.
        pub version: String,
        /// When.
        pub decided_at: Timestamp,
        /// When it ends.
        pub expires_at: Timestamp,
    }
    select decision_columns
}

/// The version of the document about cookies that is in force.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn version(call: &Call) -> Answer<String> {
    let document = legal::actions::current(call, LegalDocumentType::Cookies).await?;
    Ok(document.map_or_else(|| NO_DOCUMENT.to_owned(), |document| document.number.to_string()))
}

/// What a browser decided last, unless it has ended.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn of(call: &Call, key: &str) -> Answer<Option<Decision>> {
    Ok(last(call, digest(key)).await?)
}

/// Keeps a decision under the browser's number, or a new one if the number is none of ours or its time is over. Gives both.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn decide(call: &Call, key: Option<String>, agreed: &[Category]) -> Answer<(String, Decision)> {
    let version = version(call).await?;
    let known = match key {
        Some(key) if last(call, digest(&key)).await?.is_some() => Some(key),
        _ => None,
    };
    let key = known.unwrap_or_else(|| call.chance().secret());
    let now = call.now();
    let has = |category: Category| agreed.contains(&category);
    let decision = Decision {
        functional: has(Category::Functional),
        analytics: has(Category::Analytics),
        marketing: has(Category::Marketing),
        version,
        decided_at: now,
        expires_at: now + HOLDS,
    };
    let mut tx = call.begin().await?;
    remove_ended(&mut tx).await?;
    insert(&mut tx, digest(&key), &decision).await?;
    tx.commit().await?;
    Ok((key, decision))
}

/// The last decision under a number. Served by `cookie_consents_by_key`.
#[rustfmt::skip::macros(concat)]
async fn last(call: &Call, key: [u8; 32]) -> Stored<Option<Decision>> {
    call.optional(
        concat!("SELECT ", decision_columns!(), "
               FROM cookie_consents
              WHERE tenant_id = $1 AND key_hash = $2 AND expires_at > $3
              ORDER BY id DESC
              LIMIT 1"),
        params![key, call.now()],
    )
    .await
}

/// Keeps a decision.
async fn insert(tx: &mut Tx, key: [u8; 32], decision: &Decision) -> Stored<u64> {
    let (sql, params) = insert! { into cookie_consents {
        key_hash: key,
        functional: decision.functional,
        analytics: decision.analytics,
        marketing: decision.marketing,
        version: &decision.version,
        decided_at: decision.decided_at,
        expires_at: decision.expires_at,
    } };
    tx.run(sql, params).await
}

/// Removes what has ended. Served by `cookie_consents_by_end`.
async fn remove_ended(tx: &mut Tx) -> Stored<u64> {
    let now = tx.now();
    tx.run("DELETE FROM cookie_consents WHERE tenant_id = $1 AND expires_at <= $2", params![now]).await
}
