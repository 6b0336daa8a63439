//! What a seller wishes a listing to be, and what the community allows: pure.

use chrono::TimeDelta;
use contract::Code;
use serde_json::Value;

use super::model::{Actor, Condition, DeliveryMethod, Listing, Moderation, PriceType, SellerType, Status, Trigger};
use super::stock::{self, Followed, Said};
use super::template::Form;
use crate::base::name::hides_letters;
use crate::base::refusal::Item;
use crate::base::text::one_line;
use crate::base::{Hours, MemberId, Refusal, Timestamp};
use crate::ids::MarketplaceCategoryId;
use crate::language::Sentence;
use crate::money::Currency;
use crate::rules::MarketplaceRules;
use crate::say;

/// Bytes of JSON of a category's form.
const TEMPLATE_DATA: usize = 8_192;

/// At how many a seller is told that few are left, unless they say something else.
const LOW_STOCK: i64 = 5;

/// What a seller wishes. What is `None` stays as it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wish {
    /// One line.
    pub title: Option<String>,
    /// The whole story.
    pub description: Option<String>,
    /// A second line; `Some(None)` for none.
    pub tagline: Option<Option<String>>,
    /// What one costs, as it was written; `Some(None)` where it is not said.
    pub price: Option<Option<f64>>,
    /// The currency, as it was written.
    pub currency: Option<String>,
    /// How the price is to be read.
    pub price_type: Option<PriceType>,
    /// What one costs in hours, as it was written.
    pub time_credit_price: Option<Option<f64>>,
    /// The heading.
    pub category: Option<Option<MarketplaceCategoryId>>,
    /// How worn it is.
    pub condition: Option<Option<Condition>>,
    /// How many belong together.
    pub quantity: Option<i64>,
    /// How many there are.
    pub stock: Said,
    /// Where it is, in words.
    pub location: Option<Option<String>>,
    /// Degrees north.
    pub latitude: Option<Option<f64>>,
    /// Degrees east. A listing has both or neither.
    pub longitude: Option<Option<f64>>,
    /// Its seller ships.
    pub shipping_available: Option<bool>,
    /// Buyers may fetch it.
    pub local_pickup: Option<bool>,
    /// How it comes to its buyer.
    pub delivery_method: Option<DeliveryMethod>,
    /// Whether a person sells it or a business.
    pub seller_type: Option<SellerType>,
    /// Draft or active.
    pub status: Option<Status>,
    /// After how many days from now on it expires.
    pub duration_days: Option<i64>,
    /// What was written into the form of its category.
    pub template_data: Option<Value>,
    /// That form.
    pub form: Form,
}

/// A listing as it begins, before anything is wished for: a draft.
#[must_use]
pub fn blank(seller: MemberId, currency: Currency, rules: &MarketplaceRules, now: Timestamp) -> Listing {
    Listing {
        id: 0.into(),
        user_id: seller,
        category_id: None,
        title: String::new(),
        description: String::new(),
        tagline: None,
        price: None,
        price_currency: currency,
        price_type: PriceType::Fixed,
        time_credit_price: None,
        condition: None,
        quantity: 1,
        inventory_count: None,
        low_stock_threshold: Some(LOW_STOCK),
        is_oversold_protected: true,
        location: None,
        latitude: None,
        longitude: None,
        shipping_available: false,
        local_pickup: true,
        delivery_method: DeliveryMethod::Pickup,
        seller_type: SellerType::Private,
        status: Status::Draft,
        moderation: beginning(rules),
        moderation_notes: None,
        moderated_by: None,
        moderated_at: None,
        saves_count: 0,
        contacts_count: 0,
        promoted_until: None,
        promotion_type: None,
        expires_at: None,
        expiry_remind_at: None,
        renewed_at: None,
        renewal_count: 0,
        template_data: None,
        video_id: None,
        enforcement_report_id: None,
        created_at: now,
        updated_at: now,
    }
}

/// Where moderation begins.
#[must_use]
pub fn beginning(rules: &MarketplaceRules) -> Moderation {
    if rules.moderation { Moderation::Pending } else { Moderation::Approved }
}

/// When what begins now expires.
#[must_use]
pub fn expiry(rules: &MarketplaceRules, days: Option<i64>, now: Timestamp) -> Timestamp {
    now + TimeDelta::days(days.unwrap_or_else(|| i64::from(rules.listing_duration_days.clamp(1, 3_650))))
}

impl Wish {
    /// The listing as wished, and what follows from its stock. Its status is moved to what is wished.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR`, one item for each field that cannot be so, and on `status` for a move that the table does not allow.
    pub fn applied(
        self,
        mut listing: Listing,
        rules: &MarketplaceRules,
        now: Timestamp,
    ) -> Result<(Listing, Followed), Refusal> {
        let mut broken = Vec::new();
        set(&mut listing.title, self.title.map(|title| one_line(&title)));
        set(&mut listing.description, self.description.map(|text| text.trim().to_owned()));
        set(
            &mut listing.tagline,
            self.tagline.map(|text| text.map(|text| one_line(&text)).filter(|text| !text.is_empty())),
        );
        set(
            &mut listing.location,
            self.location.map(|text| text.map(|text| one_line(&text)).filter(|text| !text.is_empty())),
        );
        set(&mut listing.price_type, self.price_type);
        let is_elsewhere = self.category.is_some_and(|category| category != listing.category_id);
        set(&mut listing.category_id, self.category);
        set(&mut listing.condition, self.condition);
        set(&mut listing.quantity, self.quantity);
        set(&mut listing.shipping_available, self.shipping_available);
        set(&mut listing.local_pickup, self.local_pickup);
        set(&mut listing.delivery_method, self.delivery_method);
        set(&mut listing.seller_type, self.seller_type);
        // Forms send every field that they show.
        if let Some(code) = self.currency.filter(|code| !code.trim().is_empty()) {
            match Currency::parse(&code) {
                Some(currency) => listing.price_currency = currency,
                None => broken.push(item("price_currency", say!("marketplace-currency-unknown"))),
            }
        }
        match self.price {
            Some(Some(number)) => match listing.price_currency.amount("price", number) {
                Ok(price) => listing.price = Some(price),
                Err(refusal) => broken.extend(refusal.items),
            },
            Some(None) => listing.price = None,
            None => {}
        }
        match self.time_credit_price {
            Some(Some(number)) => match Hours::exactly(number) {
                Some(hours) => listing.time_credit_price = Some(hours),
                None => broken.push(item("time_credit_price", say!("hours-too-fine"))),
            },
            Some(None) => listing.time_credit_price = None,
            None => {}
        }
        if listing.price.is_some_and(|price| !listing.price_currency.holds(price)) && broken.is_empty() {
            let sentence = say!("marketplace-amount-unusable", currency = listing.price_currency.as_str());
            broken.push(item("price", sentence));
        }
        // What is given away costs nothing, whatever was written.
        if listing.price_type == PriceType::Free {
            (listing.price, listing.time_credit_price) = (None, None);
        }
        broken.extend(moved(&mut listing, self.latitude, self.longitude));
        let is_draft = self.status.unwrap_or(listing.status) == Status::Draft;
        match self.template_data {
            Some(Value::Object(data)) if Value::Object(data.clone()).to_string().len() <= TEMPLATE_DATA => {
                let unfit = self.form.broken(&data, is_draft).into_iter();
                broken.extend(unfit.map(|(field, message)| {
                    let field = Some(format!("template_data.{field}").into());
                    Item { code: Code::ValidationError, message, field }
                }));
                listing.template_data = Some(Value::Object(data));
            }
            Some(_) => broken.push(item("template_data", say!("marketplace-template-data-unusable"))),
            // What was written for another category stays as far as the form of this one takes it.
            None if is_elsewhere => listing.template_data = listing.template_data.and_then(|data| self.form.kept(data)),
            None => {}
        }
        if let Some(days) = self.duration_days {
            listing.lasts_until(expiry(rules, Some(days), now), now);
        }
        broken.extend(check(&listing, rules));
        told(broken)?;
        match self.status {
            Some(Status::Active) => activate(&mut listing, rules, now)?,
            Some(Status::Draft) => listing.step(Actor::Seller, Trigger::Deactivate)?,
            Some(_) => return Err(super::model::immovable()),
            None => {}
        }
        let followed = stock::note(&mut listing, self.stock)?;
        Ok((listing, followed))
    }
}

/// Lets a listing be seen. One whose time is over, or that has none, gets time anew.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `status` from where the table does not allow it.
pub fn activate(listing: &mut Listing, rules: &MarketplaceRules, now: Timestamp) -> Result<(), Refusal> {
    listing.step(Actor::Seller, Trigger::Activate)?;
    if listing.expires_at.is_none_or(|end| end <= now) {
        listing.lasts_until(expiry(rules, None, now), now);
    }
    Ok(())
}

/// Gives a listing more time, from now on.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `status` from where the table does not allow it.
pub fn renew(
    listing: &mut Listing,
    rules: &MarketplaceRules,
    days: Option<i64>,
    now: Timestamp,
) -> Result<(), Refusal> {
    listing.step(Actor::Seller, Trigger::Renew)?;
    listing.lasts_until(expiry(rules, days, now), now);
    listing.renewed_at = Some(now);
    listing.renewal_count += 1;
    Ok(())
}

/// Whether a change is one of what members read or pay: what staff have approved, if they have, is not this any more.
/// Pictures and videos are changed apart.
#[must_use]
pub fn is_rewritten(before: &Listing, after: &Listing) -> bool {
    before.title != after.title
        || before.description != after.description
        || before.tagline != after.tagline
        || before.price != after.price
        || before.price_currency != after.price_currency
        || before.price_type != after.price_type
        || before.time_credit_price != after.time_credit_price
        || before.category_id != after.category_id
        || before.condition != after.condition
        || before.quantity != after.quantity
        || before.template_data != after.template_data
}

/// Lets staff look at a listing that they approved, where they look at all. Whether it waits now and did not before.
pub fn rewritten(listing: &mut Listing, rules: &MarketplaceRules) -> bool {
    let waits = rules.moderation && listing.moderation == Moderation::Approved;
    if waits {
        listing.moderation = Moderation::Pending;
        (listing.moderation_notes, listing.moderated_by, listing.moderated_at) = (None, None, None);
    }
    waits
}

/// What the community does not allow of a listing (spec marketplace 3.2, "policy").
fn check(listing: &Listing, rules: &MarketplaceRules) -> Vec<Item> {
    let ships = matches!(listing.delivery_method, DeliveryMethod::Shipping | DeliveryMethod::Both);
    let is_carried = listing.delivery_method == DeliveryMethod::CommunityDelivery;
    let is_hybrid = listing.price.is_some_and(|price| price.is_positive())
        && listing.time_credit_price.is_some_and(Hours::is_positive);
    let is_free = listing.price_type == PriceType::Free;
    let is_business = listing.seller_type == SellerType::Business;
    let hidden = |text: &str| !text.is_empty() && hides_letters(text);
    let rows = [
        ("title", listing.title.is_empty(), say!("marketplace-text-required")),
        ("title", hidden(&listing.title), say!("title-unseen-letters")),
        ("tagline", listing.tagline.as_deref().is_some_and(hidden), say!("title-unseen-letters")),
        ("location", listing.location.as_deref().is_some_and(hidden), say!("title-unseen-letters")),
        ("description", listing.description.is_empty(), say!("marketplace-text-required")),
        ("price_type", is_free && !rules.free_items, say!("marketplace-free-off")),
        ("seller_type", is_business && !rules.business_sellers, say!("marketplace-business-off")),
        ("shipping_available", listing.shipping_available && !rules.shipping, say!("marketplace-shipping-off")),
        ("delivery_method", ships && !rules.shipping, say!("marketplace-shipping-off")),
        ("delivery_method", is_carried && !rules.community_delivery, say!("marketplace-community-delivery-off")),
        ("time_credit_price", is_hybrid && !rules.hybrid_pricing, say!("marketplace-hybrid-off")),
    ];
    rows.into_iter().filter(|(_, broken, _)| *broken).map(|(field, _, sentence)| item(field, sentence)).collect()
}

/// Moves a listing on the map, where it has both coordinates or neither: one alone changes the place that it has, and null for one takes both away.
fn moved(listing: &mut Listing, latitude: Option<Option<f64>>, longitude: Option<Option<f64>>) -> Option<Item> {
    (listing.latitude, listing.longitude) = match (latitude, longitude) {
        (None, None) => return None,
        (Some(None), None) | (None, Some(None)) => (None, None),
        (north, east) => (north.unwrap_or(listing.latitude), east.unwrap_or(listing.longitude)),
    };
    match (listing.latitude, listing.longitude) {
        (Some(_), None) => Some(item("longitude", say!("field-required"))),
        (None, Some(_)) => Some(item("latitude", say!("field-required"))),
        _ => None,
    }
}

fn item(field: &'static str, message: Sentence) -> Item {
    Item { code: Code::ValidationError, message, field: Some(field.into()) }
}

/// A refusal of all of these; none for none.
fn told(items: Vec<Item>) -> Result<(), Refusal> {
    let Some(first) = items.first() else { return Ok(()) };
    let refusal = Refusal::new(first.code, first.message.clone());
    Err(Refusal { items, ..refusal })
}

fn set<T>(place: &mut T, wished: Option<T>) {
    if let Some(wished) = wished {
        *place = wished;
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const NOW: Timestamp = Timestamp::UNIX_EPOCH;

    fn usual() -> Wish {
        Wish { title: Some("Oak table".into()), description: Some("Seats six.".into()), ..Wish::default() }
    }

    fn fields(wish: Wish, rules: &MarketplaceRules) -> Vec<String> {
        let blank = blank(1.into(), Currency::parse("EUR").unwrap(), rules, NOW);
        let items = wish.applied(blank, rules, NOW).err().map(|refusal| refusal.items).unwrap_or_default();
        items.into_iter().map(|item| item.field.unwrap_or_default().into_owned()).collect()
    }

    #[test]
    fn what_the_community_does_not_allow_names_its_field() {
        let (closed, open) = (
            MarketplaceRules { free_items: false, business_sellers: false, ..MarketplaceRules::default() },
            MarketplaceRules {
                shipping: true,
                hybrid_pricing: true,
                community_delivery: true,
                ..MarketplaceRules::default()
            },
        );
        let both = Wish { price: Some(Some(5.0)), time_credit_price: Some(Some(1.0)), ..usual() };
        let table: [(Wish, &[&str]); 11] = [
            (usual(), &[]),
            (Wish { price_type: Some(PriceType::Free), ..usual() }, &["price_type"]),
            (Wish { seller_type: Some(SellerType::Business), ..usual() }, &["seller_type"]),
            (Wish { shipping_available: Some(true), ..usual() }, &["shipping_available"]),
            (Wish { delivery_method: Some(DeliveryMethod::Both), ..usual() }, &["delivery_method"]),
            (Wish { delivery_method: Some(DeliveryMethod::CommunityDelivery), ..usual() }, &["delivery_method"]),
            (both, &["time_credit_price"]),
            (Wish { price_type: Some(PriceType::Auction), price: Some(Some(0.0)), ..usual() }, &[]),
            (Wish { time_credit_price: Some(Some(0.001)), ..usual() }, &["time_credit_price"]),
            (Wish { currency: Some("XXX".into()), ..usual() }, &["price_currency"]),
            (Wish { template_data: Some(json!([1])), ..usual() }, &["template_data"]),
        ];
        for (wish, expected) in table {
            assert_eq!(fields(wish.clone(), &closed), expected, "{wish:?}");
        }
        let both = Wish { price: Some(Some(5.0)), time_credit_price: Some(Some(1.0)), ..usual() };
        for wish in [both, Wish { delivery_method: Some(DeliveryMethod::Both), ..usual() }] {
            assert_eq!(fields(wish, &open), Vec::<String>::new());
        }
        assert_eq!(fields(Wish { title: Some("  ".into()), ..usual() }, &open), ["title"]);
        let yen = Wish { price: Some(Some(5.5)), currency: Some("jpy".into()), ..usual() };
        assert_eq!(fields(yen, &open), ["price"]);
    }

    #[test]
    fn what_is_given_away_costs_nothing() {
        let rules = MarketplaceRules::default();
        let wish = Wish {
            price_type: Some(PriceType::Free),
            price: Some(Some(9.0)),
            time_credit_price: Some(Some(2.0)),
            status: Some(Status::Active),
            ..usual()
        };
        let blank = blank(1.into(), Currency::parse("EUR").unwrap(), &rules, NOW);
        let (made, followed) = wish.applied(blank, &rules, NOW).unwrap();
        assert_eq!((made.price, made.time_credit_price, followed), (None, None, Followed::Nothing));
        assert_eq!((made.status, made.moderation), (Status::Active, Moderation::Pending));
        assert_eq!(made.expires_at, Some(NOW + TimeDelta::days(30)));
    }
}
