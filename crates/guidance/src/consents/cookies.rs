//! What browsers decided about cookies: each under a number that only the browser has, and without anything that says whose it is. It ends after half a year, and is
//! removed when somebody decides later.

use chrono::TimeDelta;
use contract::consents::CookieCategory as Category;
use contract::legal::LegalDocumentType;

use super::store::{self, CookieDecision as Decision};
use crate::auth::tokens::digest;
use crate::base::Answer;
use crate::call::Call;
use crate::legal;

/// How long a decision holds.
const HOLDS: TimeDelta = TimeDelta::days(180);

/// Of a decision while the community has no document about cookies.
const NO_DOCUMENT: &str = "0";

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
    Ok(store::last_cookies(call, digest(key)).await?)
}

/// Keeps a decision under the browser's number, or a new one if the number is none of ours or its time is over. Gives both.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn decide(call: &Call, key: Option<String>, agreed: &[Category]) -> Answer<(String, Decision)> {
    let version = version(call).await?;
    let known = match key {
        Some(key) if store::last_cookies(call, digest(&key)).await?.is_some() => Some(key),
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
    store::remove_ended_cookies(&mut tx).await?;
    store::insert_cookies(&mut tx, digest(&key), &decision).await?;
    tx.commit().await?;
    Ok((key, decision))
}
