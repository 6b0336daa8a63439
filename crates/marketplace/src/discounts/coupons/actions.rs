//! What sellers do with their coupons, and who sees them.

use contract::Code;

use super::enabled;
use super::model::{Coupon, MOST, Redemption, Said, Scope, Status, characters, missing};
use super::store::{self, CouponWithSeller};
use crate::base::{Answer, Failure, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::catalogue::bounds::resident;
use crate::db::DbError;
use crate::ids::{CouponId, SellerProfileId};
use crate::seller::profile;
use crate::seller::store::{self as sellers, SellerProfile};
use crate::trade::model::unusable;
use crate::{members, say};

/// How many coupons of all sellers are shown.
const SHOWN: i64 = 200;

/// How often a code is made anew if another coupon has it.
const TRIES: usize = 4;

/// Coupons that the viewer can use now, of all sellers or of one, newest first.
///
/// # Errors
/// 404 `NOT_FOUND` as [`profile::read`] does; 403 `FEATURE_DISABLED`.
pub async fn usable(call: &Call, seller: Option<sellers::Named>) -> Answer<Vec<Coupon>> {
    enabled(call)?;
    let seller = match seller {
        None => None,
        Some(id) => Some(profile::read(call, id).await?.profile.id),
    };
    Ok(store::usable(call, call.me()?, seller, SHOWN).await?.into_iter().map(|row| row.coupon).collect())
}

/// A coupon that the viewer sees: one that can be used now, one of their own, any for administrators.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FEATURE_DISABLED`.
pub async fn seen(call: &Call, id: CouponId) -> Answer<Coupon> {
    enabled(call)?;
    let found = store::find(&mut call.reads(), call.me()?, id).await?.ok_or_else(missing)?;
    if is_seen(call, &found)? { Ok(found.coupon) } else { Err(missing().into()) }
}

/// Those of these coupons that the viewer sees, in no order.
///
/// # Errors
/// 403 `FEATURE_DISABLED`.
pub async fn seen_of(call: &Call, ids: &[CouponId]) -> Answer<Vec<Coupon>> {
    enabled(call)?;
    let mut seen = Vec::with_capacity(ids.len());
    for found in store::by_ids(call, call.me()?, ids).await? {
        if is_seen(call, &found)? {
            seen.push(found.coupon);
        }
    }
    Ok(seen)
}

fn is_seen(call: &Call, found: &CouponWithSeller) -> Answer<bool> {
    let me = call.member()?;
    let is_public = found.seller.is_met && found.coupon.is_valid(call.now());
    let is_own = found.seller.seller_id == me.id && me.tenant == call.tenant();
    Ok(is_public || is_own || me.is_admin())
}

/// The viewer's coupons in every status, newest first.
///
/// # Errors
/// 403 `FORBIDDEN` for whoever is no seller; 403 `FEATURE_DISABLED`.
pub async fn own(call: &Call) -> Answer<Vec<Coupon>> {
    enabled(call)?;
    let seller = sellers::of_member(&mut call.reads(), resident(call)?).await?.ok_or_else(no_seller)?;
    Ok(store::of_seller(call, seller.id, MOST).await?)
}

/// Makes a coupon of the viewer's.
///
/// # Errors
/// 403 `FORBIDDEN` for whoever is no seller, 403 `SELLER_SUSPENDED`; 422 `VALIDATION_ERROR` as [`Coupon::said`] does, on `code` for one that
/// another coupon has, on `applies_to_ids` for what is not theirs or not in use, and for more coupons than a seller may have; 403
/// `FEATURE_DISABLED`.
pub async fn create(call: &Call, said: Said) -> Answer<Coupon> {
    enabled(call)?;
    let me = resident(call)?;
    let mut tx = call.begin().await?;
    let seller = selling(&mut tx, me).await?;
    if store::count(&mut tx, seller.id).await? >= MOST {
        return Err(unusable(say!("marketplace-coupon-too-many", most = MOST)).into());
    }
    let code = if said.code.is_some() { String::new() } else { new_code(&mut tx).await? };
    let mut coupon = Coupon::blank(seller.id, code, tx.now()).said(said, true)?;
    known(&mut tx, me, &coupon).await?;
    coupon.id = store::insert(&mut tx, &coupon).await.map_err(taken)?;
    tx.commit().await?;
    Ok(coupon)
}

/// Changes a coupon of the viewer's.
///
/// # Errors
/// 404 `NOT_FOUND` for what is not theirs; otherwise as [`create`].
pub async fn change(call: &Call, id: CouponId, said: Said) -> Answer<Coupon> {
    enabled(call)?;
    let me = resident(call)?;
    let mut tx = call.begin().await?;
    let seller = held(&mut tx, me).await?.ok_or_else(missing)?;
    let before = theirs(&mut tx, seller.id, id).await?;
    if said.status == Some(Status::Active) && before.status != Status::Active {
        not_suspended(&seller)?;
    }
    let is_about_ids = said.applies_to.is_some() || said.applies_to_ids.is_some();
    let mut after = before.said(said, false)?;
    if is_about_ids {
        known(&mut tx, me, &after).await?;
    }
    after.updated_at = tx.now();
    store::update(&mut tx, &after).await.map_err(taken)?;
    tx.commit().await?;
    Ok(after)
}

/// Deletes a coupon of the viewer's. What it was used for stays.
///
/// # Errors
/// 404 `NOT_FOUND` for what is not theirs; 403 `FEATURE_DISABLED`.
pub async fn delete(call: &Call, id: CouponId) -> Answer<()> {
    enabled(call)?;
    let me = resident(call)?;
    let mut tx = call.begin().await?;
    let seller = held(&mut tx, me).await?.ok_or_else(missing)?;
    theirs(&mut tx, seller.id, id).await?;
    store::delete(&mut tx, id).await?;
    tx.commit().await
}

/// Who used a coupon of the viewer's, newest first.
///
/// # Errors
/// 404 `NOT_FOUND` for what is not theirs; 403 `FEATURE_DISABLED`.
pub async fn redemptions(call: &Call, id: CouponId) -> Answer<Vec<Redemption>> {
    enabled(call)?;
    let me = resident(call)?;
    let found = store::find(&mut call.reads(), me, id).await?.filter(|found| found.seller.seller_id == me);
    found.ok_or_else(missing)?;
    Ok(store::redemptions(call, id, MOST).await?)
}

/// The profile of a member who sells, held after their row, as everywhere.
async fn held(tx: &mut Tx, me: MemberId) -> Answer<Option<SellerProfile>> {
    members::store::hold(tx, &[me]).await?;
    Ok(sellers::lock(tx, me).await?)
}

async fn selling(tx: &mut Tx, me: MemberId) -> Answer<SellerProfile> {
    let seller = held(tx, me).await?.ok_or_else(no_seller)?;
    not_suspended(&seller)?;
    Ok(seller)
}

fn not_suspended(seller: &SellerProfile) -> Result<(), Refusal> {
    if seller.is_suspended {
        return Err(Refusal::new(Code::SellerSuspended, say!("marketplace-seller-suspended")));
    }
    Ok(())
}

/// A coupon of a seller's, held until the end of the transaction.
async fn theirs(tx: &mut Tx, seller: SellerProfileId, id: CouponId) -> Answer<Coupon> {
    let found = store::lock(tx, id).await?.filter(|coupon| coupon.seller_profile_id == seller);
    Ok(found.ok_or_else(missing)?)
}

/// A code that no coupon has.
async fn new_code(tx: &mut Tx) -> Answer<String> {
    let mut code = String::new();
    for _ in 0..TRIES {
        code = characters(&tx.call().chance().bytes::<5>());
        if store::with_code(&mut tx.reads(), &code).await?.is_none() {
            break;
        }
    }
    Ok(code)
}

/// Refuses a coupon for what its seller does not sell, and for categories that are not in use.
async fn known(tx: &mut Tx, seller: MemberId, coupon: &Coupon) -> Answer<()> {
    let ids = &coupon.applies_to_ids.0;
    let (found, sentence) = match coupon.applies_to {
        Scope::AllListings => return Ok(()),
        Scope::ListingIds => {
            let listings: Vec<_> = ids.iter().map(|id| (*id).into()).collect();
            (store::own_listings(tx, seller, &listings).await?, say!("marketplace-coupon-scope-listings"))
        }
        Scope::CategoryIds => (store::active_categories(tx, ids).await?, say!("marketplace-coupon-scope-categories")),
    };
    if usize::try_from(found).is_ok_and(|found| found == ids.len()) {
        return Ok(());
    }
    Err(unusable(sentence).field("applies_to_ids").into())
}

fn taken(error: DbError) -> Failure {
    if error.is_unique("marketplace_coupons_code") {
        return unusable(say!("marketplace-coupon-code-taken")).field("code").into();
    }
    error.into()
}

fn no_seller() -> Refusal {
    Refusal::new(Code::Forbidden, say!("marketplace-coupon-no-seller"))
}
