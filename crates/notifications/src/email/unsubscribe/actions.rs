//! What a link does.

use std::sync::Arc;

use contract::Code;

use super::token::{Claim, Stamps};
use super::topic;
use crate::base::{Answer, Failure, OrRefuse as _, Refusal};
use crate::call::{Call, Tenant};
use crate::language::Language;
use crate::language::Sentence;
use crate::notifications::email::store::readers;
use crate::notifications::prefs::store;
use crate::say;
use crate::tenancy::Tenants;

/// What a good token leads to.
#[derive(Clone, Debug)]
pub struct Found {
    /// What it says.
    pub claim: Claim,
    /// Its community.
    pub tenant: Arc<Tenant>,
    /// The member's language.
    pub language: Language,
    /// Whether such mails still come.
    pub wanted: bool,
}

/// What a token leads to. The community is the token's, whatever the request names.
///
/// # Errors
/// 400 `INVALID_TOKEN` for anything but a token of ours about somebody who is still there.
pub async fn find(call: &Call, token: &str) -> Answer<Found> {
    let (claim, tenant, own) = own(call, token).await?;
    let language = readers::language(&own, claim.member).await?.ok_or_else(invalid)?;
    let kept = store::read(&own, claim.member).await?.ok_or_else(invalid)?;
    Ok(Found {
        claim,
        tenant,
        language: Language::of(&language),
        wanted: topic::is_wanted(claim.topic, &kept.preferences()),
    })
}

/// Stops the mails that a token is about. Doing so twice is the same as once. The member's row is held, so that a settings form that
/// is saved at the same time comes before or after.
///
/// # Errors
/// As [`find`].
pub async fn stop(call: &Call, token: &str) -> Answer<Claim> {
    let (claim, _, own) = own(call, token).await?;
    let mut tx = own.begin().await?;
    let kept = store::lock(&mut tx, claim.member).await?.ok_or_else(invalid)?;
    store::write(&mut tx, claim.member, kept.with(&topic::stopped(claim.topic))).await?;
    tx.commit().await?;
    Ok(claim)
}

/// A token's claim, its community, and a call to it.
async fn own(call: &Call, token: &str) -> Answer<(Claim, Arc<Tenant>, Call)> {
    let claim = call.room::<Stamps>()?.read(token).ok_or_else(invalid)?;
    let tenant = call.room::<Tenants>()?.by_id(call.world(), claim.tenant).await?;
    let tenant = tenant.or_refuse(Code::InvalidToken, INVALID)?;
    Ok((claim, Arc::clone(&tenant), call.world().errand(Some(tenant))))
}

const INVALID: Sentence = say!("unsubscribe-link-invalid");

fn invalid() -> Failure {
    Refusal::new(Code::InvalidToken, INVALID).status(400).into()
}
