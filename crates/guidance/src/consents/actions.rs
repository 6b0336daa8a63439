//! Agreeing, and agreeing no more.

use contract::Code;

use super::store::{self, Decision};
use crate::base::{Answer, Refusal};
use crate::call::Call;
use crate::language::Sentence;
use crate::members::actions::{hold_own, known};
use crate::say;

/// A type of consent.
#[derive(Clone, Debug, PartialEq)]
pub struct Kind {
    /// What clients call it.
    pub slug: &'static str,
    /// Of the text that members agree to.
    pub version: &'static str,
    /// What it is about.
    pub category: &'static str,
    /// Its name.
    pub name: Sentence,
    /// What it means.
    pub description: Sentence,
}

/// News by e-mail.
const MARKETING: &str = "marketing_email";

/// All types; every community has them.
#[must_use]
pub fn kinds() -> Vec<Kind> {
    vec![Kind {
        slug: MARKETING,
        version: "1",
        category: "marketing",
        name: say!("consent-marketing"),
        description: say!("consent-marketing-means"),
    }]
}

/// Every type, and what the viewer decided about it last.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community. Source: spec accounts 7.1.
pub async fn mine(call: &Call) -> Answer<Vec<(Kind, Option<Decision>)>> {
    let me = call.me()?;
    known(call, me).await?;
    let decided = store::last(&mut call.reads(), me).await?;
    let with_decision = |kind: Kind| {
        let decision = decided.iter().find(|one| one.slug == kind.slug).cloned();
        (kind, decision)
    };
    Ok(kinds().into_iter().map(with_decision).collect())
}

/// Decides about a type of consent. Deciding the same again changes nothing.
///
/// Refuses with 422 `VALIDATION_ERROR` on `slug` for a type that there is not, and with `NOT_FOUND` for whoever is no member of this community.
pub async fn decide(call: &Call, slug: &str, given: bool) -> Answer<(Kind, Decision)> {
    let me = call.me()?;
    let Some(kind) = kinds().into_iter().find(|kind| kind.slug == slug.trim()) else {
        return Err(Refusal::new(Code::ValidationError, say!("consent-unknown")).field("slug").into());
    };
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    let before = store::last(&mut tx.reads(), me).await?.into_iter().find(|one| one.slug == kind.slug);
    let decision = match before {
        Some(before) if before.given == given && before.version == kind.version => before,
        before => {
            let now = tx.now();
            let given_at = if given { Some(now) } else { before.and_then(|before| before.given_at) };
            let (slug, version) = (kind.slug.to_owned(), kind.version.to_owned());
            let decision = Decision { slug, version, given, decided_at: now, given_at };
            store::insert(&mut tx, me, &decision).await?;
            if kind.slug == MARKETING {
                store::set_newsletter(&mut tx, me, given).await?;
            }
            decision
        }
    };
    tx.commit().await?;
    Ok((kind, decision))
}
