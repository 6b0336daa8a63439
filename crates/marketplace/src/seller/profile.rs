//! Who a member is as a seller: what others see of it, and what they say of themselves.

use contract::Code;

use super::store::{self, IdKind, Named, SellerProfile, SellerWithMember};
use crate::base::name::hides_letters;
use crate::base::text::one_line;
use crate::base::{Answer, Cursor, Page, Refusal};
use crate::call::Call;
use crate::catalogue::bounds::{resident, rules};
use crate::catalogue::model::SellerType;
use crate::catalogue::search::{self, Wanted};
use crate::catalogue::store::lists::{Filter, ListingWithSeller, Order, Whose};
use crate::ids::SellerProfileId;
use crate::{members, say};

/// What a seller says of themselves. What is `None` stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// The name under which they sell; `Some(None)` for their own.
    pub display_name: Option<Option<String>>,
    /// Some words about themselves.
    pub bio: Option<Option<String>>,
    /// A person or a business.
    pub seller_type: Option<SellerType>,
    /// What the business is called.
    pub business_name: Option<Option<String>>,
}

/// A seller, by the id of the member or of the profile.
///
/// Refuses with `NOT_FOUND` one who is not there, may not take part, is suspended, or whom a block separates from the viewer. The seller
/// sees themselves in any case. Source: spec marketplace 6.
pub async fn read(call: &Call, id: Named) -> Answer<SellerWithMember> {
    let me = call.me()?;
    let found = store::find(call, me, id).await?.ok_or_else(missing)?;
    let is_own = found.profile.user_id == me;
    if is_own || (found.standing.is_met && !found.profile.is_suspended) { Ok(found) } else { Err(missing().into()) }
}

/// Some sellers by the ids of their profiles: those whom [`read`] shows, and all for administrators.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[SellerProfileId]) -> Answer<Vec<SellerWithMember>> {
    let me = call.member()?;
    let mut found = store::by_ids(call, me.id, ids).await?;
    found.retain(|seller| {
        let is_own = seller.profile.user_id == me.id;
        is_own || me.is_admin() || (seller.standing.is_met && !seller.profile.is_suspended)
    });
    Ok(found)
}

/// What others may see of what a seller sells, newest first.
///
/// Refuses as [`read`] does.
pub async fn listings(call: &Call, id: Named, limit: i64, cursor: Option<Cursor>) -> Answer<Page<ListingWithSeller>> {
    let seller = read(call, id).await?;
    let filter = Filter { whose: Whose::Of(seller.profile.user_id), ..Filter::default() };
    search::find(call, Wanted { filter, ..Wanted::default() }, Order::Newest, limit, cursor).await
}

/// Writes what a member says of themselves as a seller; they become one with it. Whoever renames their business has it verified anew.
///
/// Refuses with 422 `VALIDATION_ERROR` a business without a name, one where the community has none, and names with hidden letters; with `FORBIDDEN` a visitor from another
/// community.
pub async fn save(call: &Call, said: Said) -> Answer<SellerWithMember> {
    let (me, rules) = (resident(call)?, rules(call)?);
    let mut tx = call.begin().await?;
    members::store::hold(&mut tx, &[me]).await?;
    store::join(&mut tx, me).await?;
    let before = store::lock(&mut tx, me).await?.ok_or_else(missing)?;
    let mut after = before.clone();
    let text = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let name = |name: Option<String>| name.map(|name| one_line(&name)).filter(|name| !name.is_empty());
    after.display_name = said.display_name.map_or(after.display_name, name);
    after.bio = said.bio.map_or(after.bio, text);
    after.seller_type = said.seller_type.unwrap_or(after.seller_type);
    after.business_name = said.business_name.map_or(after.business_name, name);
    check(&before, &after, rules.business_sellers)?;
    if after.business_name != before.business_name || after.seller_type != before.seller_type {
        after.business_verified = false;
    }
    store::update(&mut tx, &after).await?;
    tx.commit().await?;
    Ok(store::find(call, me, (me.get(), Some(IdKind::Member))).await?.ok_or_else(missing)?)
}

fn check(before: &SellerProfile, after: &SellerProfile, businesses: bool) -> Result<(), Refusal> {
    let refused = |field: &'static str, sentence| Err(Refusal::new(Code::ValidationError, sentence).field(field));
    for (field, old, new) in [
        ("display_name", &before.display_name, &after.display_name),
        ("business_name", &before.business_name, &after.business_name),
    ] {
        if old != new && new.as_deref().is_some_and(hides_letters) {
            return refused(field, say!("title-unseen-letters"));
        }
    }
    match (after.seller_type, &after.business_name) {
        (SellerType::Business, _) if !businesses => refused("seller_type", say!("marketplace-business-off")),
        (SellerType::Business, None) => refused("business_name", say!("marketplace-text-required")),
        _ => Ok(()),
    }
}

/// The refusal of a seller who is not there.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-seller-missing"))
}
