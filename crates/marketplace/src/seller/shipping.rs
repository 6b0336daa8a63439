//! In which ways a seller ships.

use contract::Code;

use super::profile;
use super::store::{self, ShippingOption};
use crate::base::name::hides_letters;
use crate::base::{Answer, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::catalogue::bounds::{currency, resident, rules};
use crate::ids::{SellerProfileId, ShippingOptionId};
use crate::money::Currency;
use crate::{members, say};

/// What a seller says of a way to ship. What is `None` stays as it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    /// Who carries it.
    pub courier_name: Option<String>,
    /// The courier's short name.
    pub courier_code: Option<Option<String>>,
    /// What it costs, as it was written.
    pub price: Option<f64>,
    /// In which currency, as it was written.
    pub currency: Option<String>,
    /// How many days it takes.
    pub estimated_days: Option<Option<i64>>,
    /// It is the one that is offered first.
    pub is_default: Option<bool>,
    /// It is offered.
    pub is_active: Option<bool>,
}

/// The viewer's ways to ship: the default first, then by the courier's name.
pub async fn own(call: &Call) -> Answer<Vec<ShippingOption>> {
    Ok(store::shipping_options(call, call.me()?, false).await?)
}

/// A seller's ways to ship that are offered; none where the community ships nothing.
///
/// Refuses as [`profile::read`] does.
pub async fn of_seller(call: &Call, id: store::Named) -> Answer<Vec<ShippingOption>> {
    let seller = profile::read(call, id).await?;
    if !rules(call)?.shipping {
        return Ok(Vec::new());
    }
    Ok(store::shipping_options(call, seller.profile.user_id, true).await?)
}

/// Adds a way to ship. Its seller becomes one with the first.
///
/// Refuses with `FEATURE_DISABLED` where the community ships nothing, with 422 `VALIDATION_ERROR` a price or currency that cannot be.
pub async fn add(call: &Call, said: Said) -> Answer<ShippingOption> {
    let me = resident(call)?;
    if !rules(call)?.shipping {
        return Err(Refusal::new(Code::FeatureDisabled, say!("marketplace-shipping-off")).into());
    }
    let mut tx = call.begin().await?;
    let seller = held(&mut tx, me).await?;
    let blank = store::blank_option(seller, currency(call)?);
    let option = applied(said, blank)?;
    if option.is_default {
        store::clear_default(&mut tx, seller).await?;
    }
    let id = store::insert_shipping_option(&mut tx, &option).await?;
    tx.commit().await?;
    Ok(ShippingOption { id, ..option })
}

/// Changes a way to ship.
///
/// Refuses with `NOT_FOUND` what is not the viewer's, and as [`add`] does prices and currencies.
pub async fn change(call: &Call, id: ShippingOptionId, said: Said) -> Answer<ShippingOption> {
    let me = resident(call)?;
    let mut tx = call.begin().await?;
    let seller = held(&mut tx, me).await?;
    let before = store::lock_shipping_option(&mut tx, seller, id).await?.ok_or_else(missing)?;
    let after = applied(said, before)?;
    if after.is_default {
        store::clear_default(&mut tx, seller).await?;
    }
    store::update_shipping_option(&mut tx, &after).await?;
    tx.commit().await?;
    Ok(after)
}

/// Offers a way to ship no longer. Orders still name it. Doing it again changes nothing.
///
/// Refuses with `NOT_FOUND` what is not the viewer's.
pub async fn end(call: &Call, id: ShippingOptionId) -> Answer<()> {
    change(call, id, Said { is_active: Some(false), ..Said::default() }).await.map(drop)
}

/// The viewer as a seller, whose row is held: of two defaults at once, one stays.
pub(super) async fn held(tx: &mut Tx, me: MemberId) -> Answer<SellerProfileId> {
    members::store::hold(tx, &[me]).await?;
    store::join(tx, me).await?;
    Ok(store::lock(tx, me).await?.ok_or_else(profile::missing)?.id)
}

fn applied(said: Said, mut option: ShippingOption) -> Result<ShippingOption, Refusal> {
    let refused = |field, sentence| Refusal::new(Code::ValidationError, sentence).field(field);
    if let Some(name) = said.courier_name {
        option.courier_name = name.trim().to_owned();
    }
    if option.courier_name.is_empty() {
        return Err(refused("courier_name", say!("marketplace-text-required")));
    }
    if hides_letters(&option.courier_name) {
        return Err(refused("courier_name", say!("title-unseen-letters")));
    }
    if let Some(code) = said.courier_code {
        option.courier_code = code.map(|code| code.trim().to_owned()).filter(|code| !code.is_empty());
    }
    // Forms send every field that they show.
    if let Some(code) = said.currency.filter(|code| !code.trim().is_empty()) {
        option.currency =
            Currency::parse(&code).ok_or_else(|| refused("currency", say!("marketplace-currency-unknown")))?;
    }
    if let Some(price) = said.price {
        option.price = option.currency.amount("price", price)?;
    }
    if !option.currency.holds(option.price) {
        let sentence = say!("marketplace-amount-unusable", currency = option.currency.as_str());
        return Err(refused("price", sentence));
    }
    option.estimated_days = said.estimated_days.unwrap_or(option.estimated_days);
    option.is_active = said.is_active.unwrap_or(option.is_active);
    option.is_default = said.is_default.unwrap_or(option.is_default) && option.is_active;
    Ok(option)
}

fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-option-missing"))
}
