//! Beginning and ending to act as a member.

use std::sync::Arc;

use contract::{Code, Role};

use crate::auth::events::ImpersonationStarted;
use crate::auth::model::{Account, Gate};
use crate::auth::security_log::{self, Kind as Happened};
use crate::auth::tokens::claims::{Kind, PROOF_SECONDS, ProofClaims};
use crate::auth::tokens::store::{self as families, Acted};
use crate::auth::tokens::{actions as tokens, digest, model};
use crate::auth::{Auth, store as accounts};
use crate::base::{Answer, Failure, MemberId, OrRefuse as _, Refusal, Secret, TenantId};
use crate::call::{Call, Credential, Impersonator, Tx, World};
use crate::outbox;
use crate::say;

/// What is exchanged for an access token.
pub(super) struct Proof {
    /// The proof.
    pub token: Secret,
    /// As whom.
    pub account: Account,
    /// Why the member could not sign in.
    pub gate: Option<Gate>,
}

/// Somebody acts as a member.
pub(super) struct Acting {
    /// Speaks for the member.
    pub access: Secret,
    /// The member.
    pub account: Account,
    /// Who acts as them.
    pub by: Account,
}

/// Gives the caller a proof that they may act as a member of this community. The door has asked for an administrator.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for oneself; 404 `NOT_FOUND`; 403 `AUTH_INSUFFICIENT_PERMISSIONS` for whoever does not stand below the caller.
/// Source: spec desk 1 and 2.
pub(super) async fn begin(call: &Call, member: MemberId) -> Answer<Proof> {
    let me = call.member()?;
    if (me.tenant, me.id) == (call.tenant(), member) {
        return Err(Refusal::new(Code::ValidationError, say!("impersonation-of-oneself")).into());
    }
    let by = Impersonator { tenant: me.tenant, id: me.id };
    let mut tx = call.begin().await?;
    let tenant = tx.tenant();
    let (actor, target) = both(&mut tx, by, (tenant, member)).await?;
    let target = target.or_refuse(Code::NotFound, say!("member-missing"))?;
    if !actor.as_ref().is_some_and(|actor| may_act(actor, &target)) {
        return Err(Refusal::new(Code::AuthInsufficientPermissions, say!("member-not-below-you")).into());
    }
    let now = tx.now();
    let cutoffs = [
        families::cutoff(&mut tx, by.tenant, by.id).await?,
        families::cutoff(&mut tx, target.tenant, target.id).await?,
    ];
    tx.commit().await?;
    let claims = ProofClaims {
        user_id: target.id,
        tenant_id: target.tenant,
        kind: Kind::Impersonation,
        impersonated_by: by.id,
        impersonator_tenant_id: by.tenant,
        jti: call.chance().secret(),
        iat: cutoffs.into_iter().map(|cutoff| model::issued_at(now, cutoff)).max().unwrap_or(now.timestamp()),
        nbf: now.timestamp(),
        exp: now.timestamp().saturating_add(PROOF_SECONDS),
    };
    let token = call.room::<Auth>()?.keys().sign(&claims)?.into();
    let gate = target.standing.gate(call.community()?.settings.requires_verification);
    Ok(Proof { token, account: target, gate })
}

/// Exchanges a proof for an access token that speaks for the member.
///
/// Emits `ImpersonationStarted`.
///
/// # Errors
/// 401 `AUTH_TOKEN_INVALID` for a proof that is worth nothing here or any more; 403 by the member's gates.
/// Source: spec platform 2.2.
pub(super) async fn exchange(call: &Call, proof: &str) -> Answer<Acting> {
    let claims: Option<ProofClaims> = call.room::<Auth>()?.keys().read(proof);
    let claims = claims.filter(|claims| claims.hold(call.now()) && claims.tenant_id == call.tenant());
    let Some(claims) = claims else { return Err(worthless()) };
    let by = Impersonator { tenant: claims.impersonator_tenant_id, id: claims.impersonated_by };
    let mut tx = call.begin().await?;
    let (Some(actor), Some(target)) = both(&mut tx, by, (claims.tenant_id, claims.user_id)).await? else {
        return Err(worthless());
    };
    let gone = [
        families::cutoff(&mut tx, actor.tenant, actor.id).await?,
        families::cutoff(&mut tx, target.tenant, target.id).await?,
    ];
    let outlived = gone.into_iter().all(|cutoff| model::outlives(claims.iat, cutoff));
    if !outlived || !may_act(&actor, &target) {
        return Err(worthless());
    }
    if let Some(gate) = target.standing.gate(call.community()?.settings.requires_verification) {
        return Err(gate.refusal().into());
    }
    let Some(access) = tokens::open_for(&mut tx, &target, by, &claims.jti).await? else { return Err(worthless()) };
    security_log::note_of_impersonator(&mut tx, target.tenant, target.id, Happened::ImpersonationStarted, by).await?;
    outbox::tell(&mut tx, ImpersonationStarted { member: target.id, by: by.id, tenant: by.tenant }).await?;
    tx.commit().await?;
    Ok(Acting { access, account: target, by: actor })
}

/// Ends that the caller acts as somebody else.
///
/// # Errors
/// 422 `VALIDATION_ERROR` if they do not.
/// Source: spec platform 2.2.
pub(super) async fn end(call: &Call) -> Answer<()> {
    let me = call.member()?;
    let family = match (&me.credential, me.impersonator) {
        (Credential::Bearer { family: Some(family), .. }, Some(_)) => digest(family),
        _ => return Err(Refusal::new(Code::ValidationError, say!("impersonation-none")).into()),
    };
    let mut tx = call.begin().await?;
    tokens::end_family(&mut tx, me.tenant, me.id, family).await?;
    tx.commit().await
}

/// Ends whatever somebody does as others; it stands in their logs.
///
/// # Errors
/// A fault if the database cannot be asked.
pub(in crate::auth) async fn end_of(tx: &mut Tx, by: Impersonator) -> Answer<()> {
    for one in families::end_impersonations(tx, by).await? {
        note_end(tx, one).await?;
        tokens::signed_out(tx, one.tenant_id, one.user_id)?;
    }
    Ok(())
}

/// Writes into the members' logs that somebody's time to act as them is over, in every community. Tells how many that were.
///
/// # Errors
/// A fault if the database cannot be asked.
pub(in crate::auth) async fn tidy(world: &Arc<World>) -> Answer<u64> {
    let mut tx = world.errand(None).begin().await?;
    let over = families::expire_impersonations(&mut tx).await?;
    for one in &over {
        note_end(&mut tx, *one).await?;
    }
    tx.commit().await?;
    Ok(u64::try_from(over.len()).unwrap_or(u64::MAX))
}

async fn note_end(tx: &mut Tx, acted: Acted) -> Answer<()> {
    let by = Impersonator { tenant: acted.impersonator_tenant_id, id: acted.impersonator_id };
    security_log::note_of_impersonator(tx, acted.tenant_id, acted.user_id, Happened::ImpersonationEnded, by).await
}

/// Whether an account may act as another one: an administrator of its community, or of the whole platform, as those below them (spec desk 1).
fn may_act(actor: &Account, target: &Account) -> bool {
    let standing = &actor.standing;
    let is_admin = standing.role == Role::SuperAdmin || standing.rank() == 2;
    standing.is_open() && is_admin && actor.may_enter(target.tenant) && standing.rank() > target.standing.rank()
}

/// Both accounts, held. Rows are held in the order of their ids, so that two who act upon each other do not wait for ever.
async fn both(
    tx: &mut Tx,
    by: Impersonator,
    theirs: (TenantId, MemberId),
) -> Answer<(Option<Account>, Option<Account>)> {
    if (by.tenant, by.id) <= theirs {
        let actor = accounts::lock_account(tx, by.tenant, by.id).await?;
        return Ok((actor, accounts::lock_account(tx, theirs.0, theirs.1).await?));
    }
    let target = accounts::lock_account(tx, theirs.0, theirs.1).await?;
    Ok((accounts::lock_account(tx, by.tenant, by.id).await?, target))
}

fn worthless() -> Failure {
    Refusal::new(Code::AuthTokenInvalid, say!("impersonation-proof-worthless"))
        .status(401)
        .extra("success", false)
        .into()
}
