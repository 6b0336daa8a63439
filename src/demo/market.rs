//! Demo things for sale: pure.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::people::Person;
use crate::base::{Hours, MemberId, Timestamp};
use crate::marketplace::catalogue::draft::{blank, expiry};
use crate::marketplace::catalogue::model::{
    Condition, DeliveryMethod, Listing, Moderation, PriceType, PromotionType, Status,
};
use crate::marketplace::discounts::coupons::model::{Coupon, Discount, Status as CouponStatus};
use crate::marketplace::ids::MarketplaceListingId;
use crate::marketplace::money::{Amount, Currency};
use crate::marketplace::rules::MarketplaceRules;

/// A thing for sale, and the category in whose place it stands.
#[derive(Clone, Debug)]
pub(super) struct ForSale {
    pub(super) tenant: i64,
    pub(super) listing: Listing,
}

/// What a seller takes off orders.
#[derive(Clone, Debug)]
pub(super) struct DemoCoupon {
    pub(super) tenant: i64,
    pub(super) coupon: Coupon,
    pub(super) seller: MemberId,
}

/// What a member gathers, and looks for.
#[derive(Clone, Debug)]
pub(super) struct Gathered {
    pub(super) tenant: i64,
    pub(super) owner: MemberId,
    pub(super) listings: Vec<MarketplaceListingId>,
}

/// A gift that was ordered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) tenant: i64,
    pub(super) listing: MarketplaceListingId,
    pub(super) title: &'static str,
    pub(super) buyer: MemberId,
    pub(super) seller: MemberId,
    pub(super) deliverer: MemberId,
    pub(super) ordered_at: Timestamp,
    pub(super) stage: Stage,
}

/// How far an order of a gift is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Somebody would bring it.
    Offered,
    /// It was handed over long ago, and nobody has said that it has come.
    Late,
    /// It was brought, and nobody has paid for that.
    Unpaid,
}

/// What became of the money of something that was sold by card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Money {
    /// It is held.
    Held,
    /// The buyer's bank has taken it back.
    Taken,
    /// It came too late, and the provider refuses to give it back.
    Stuck,
}

/// What was sold by card.
#[derive(Clone, Debug)]
pub(super) struct Sale {
    pub(super) tenant: i64,
    pub(super) order_number: String,
    pub(super) listing: MarketplaceListingId,
    pub(super) title: String,
    pub(super) amount: Amount,
    pub(super) currency: Currency,
    pub(super) buyer: MemberId,
    pub(super) seller: MemberId,
    pub(super) paid_at: Timestamp,
    pub(super) money: Money,
}

/// A category of the marketplace.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shelf {
    pub(super) id: i64,
    pub(super) tenant: i64,
    pub(super) name: &'static str,
    pub(super) slug: &'static str,
    pub(super) icon: &'static str,
}

impl Shelf {
    /// The form that it asks sellers to fill in; most have none.
    pub(super) fn form(&self) -> Option<Value> {
        (self.slug == "furniture").then(|| {
            json!([
                { "name": "material", "label": "Material", "type": "text", "max_length": 80 },
                { "name": "seats", "label": "Seats", "type": "integer", "min": 1, "max": 20 },
                { "name": "folds", "label": "It folds", "type": "boolean" },
            ])
        })
    }
}

const SHELVES: &[(&str, &str, &str)] = &[
    ("Furniture", "furniture", "chair"),
    ("Kitchen", "kitchen", "pot"),
    ("Books and games", "books-and-games", "book"),
    ("Garden", "garden", "leaf"),
    ("Bicycles", "bicycles", "bicycle"),
];

/// What something costs.
#[derive(Clone, Copy, Debug)]
enum Price {
    Sum(i64),
    Credits(i64),
    Nothing,
}

use Price::{Credits, Nothing, Sum};

/// Shelf, title, description, price, condition.
const THINGS: &[(usize, &str, &str, Price, Condition)] = &[
    (0, "Oak table", "Seats six. Some scratches on one leg, none on the top.", Sum(80), Condition::Good),
    (0, "Two kitchen chairs", "Beech, light and steady. They belong together.", Sum(25), Condition::Good),
    (1, "Cast-iron pot", "Four litres, heavy as it should be. The lid fits.", Sum(18), Condition::LikeNew),
    (
        1,
        "Bread, baked on Saturdays",
        "A loaf of rye and wheat, still warm when you fetch it.",
        Credits(50),
        Condition::New,
    ),
    (2, "Atlas of the coast", "All harbours and lighthouses, with old maps at the end.", Sum(12), Condition::Fair),
    (2, "Chess set", "Wooden pieces, one of the pawns carved anew.", Credits(100), Condition::Good),
    (2, "A box of children's books", "Read to three children, good for three more.", Nothing, Condition::Fair),
    (
        3,
        "Tomato seedlings",
        "Six strong plants of an old kind, in pots that I would like back.",
        Credits(25),
        Condition::New,
    ),
    (3, "Wheelbarrow", "The wheel has air, the handles are new.", Sum(30), Condition::Fair),
    (3, "Compost", "As much as you can carry. Bring bags.", Nothing, Condition::Good),
    (4, "Child's bicycle", "Twenty inches, three gears, a bell that children love.", Sum(45), Condition::Good),
    (
        4,
        "Bicycle trailer for a weekend",
        "Lent from Friday to Monday. It takes two crates.",
        Credits(150),
        Condition::LikeNew,
    ),
];

/// What the first seller has in every other state: title, description, state.
const ATTIC: &[(&str, &str, Status)] = &[
    ("Reading lamp", "I have still to take a picture of it.", Status::Draft),
    ("Two oars", "Ash, with leather. They have found a boat.", Status::Sold),
    ("Rowing machine", "It needs more room than I have.", Status::Expired),
    ("Canvas tent", "For four, with a hole in the roof.", Status::Removed),
    ("Garden bench", "Larch, grey from the sun. Somebody wants it already.", Status::Reserved),
];

/// What each of them costs.
const ATTIC_PRICE: Amount = Amount::from_hundredths(2_000);

/// What members bring each other.
const BROUGHT: &str = "A box of children's books";

/// Code, title, what it takes off, how much in hundredths, and how often it can be used.
const COUPONS: &[(&str, &str, Discount, i64, Option<i64>)] = &[
    ("NEIGHBOURS10", "A tenth off for neighbours", Discount::Percent, 1_000, None),
    ("TWOFORONE", "Take two, pay for one", Discount::Bogo, 0, Some(20)),
];

/// The categories of a community. Ids go on from `first_id`.
pub(super) fn shelves(tenant: i64, first_id: i64) -> Vec<Shelf> {
    let all = SHELVES.iter().zip(first_id..);
    all.map(|((name, slug, icon), id)| Shelf { id, tenant, name, slug, icon }).collect()
}

/// What members of a community sell: a dozen things, the last of which waits to be approved. Ids go on from `first_id`.
pub(super) fn for_sale(
    people: &[Person],
    shelves: &[Shelf],
    currency: &str,
    first_id: i64,
    now: Timestamp,
) -> Vec<ForSale> {
    let rules = MarketplaceRules::default();
    let sellers: Vec<&Person> = people.iter().filter(|person| person.status == "active").collect();
    let Some(currency) = Currency::parse(currency).or_else(|| Currency::parse("EUR")) else { return Vec::new() };
    let mut made = Vec::new();
    for (nth, (shelf, title, description, price, condition)) in THINGS.iter().enumerate() {
        let (Some(seller), Some(shelf)) = (sellers.get(nth * 3 % sellers.len().max(1)), shelves.get(*shelf)) else {
            continue;
        };
        let nth = i64::try_from(nth).unwrap_or_default();
        let created_at = now - TimeDelta::hours(20 * (12 - nth));
        let is_last = usize::try_from(nth).is_ok_and(|nth| nth + 1 == THINGS.len());
        let (money, credits) = match price {
            Sum(units) => (Some(Amount::from_hundredths(units * 100)), None),
            Credits(hundredths) => (None, Some(Hours::from_hundredths(*hundredths))),
            Nothing => (None, None),
        };
        let mut listing = Listing {
            id: (first_id + nth).into(),
            category_id: Some(shelf.id.into()),
            title: (*title).to_owned(),
            description: (*description).to_owned(),
            price: money,
            time_credit_price: credits,
            price_type: if matches!(price, Nothing) { PriceType::Free } else { PriceType::Fixed },
            condition: Some(*condition),
            delivery_method: if *title == BROUGHT { DeliveryMethod::CommunityDelivery } else { DeliveryMethod::Pickup },
            location: Some(seller.location.to_owned()),
            latitude: Some(seller.latitude),
            longitude: Some(seller.longitude),
            status: Status::Active,
            moderation: if is_last { Moderation::Pending } else { Moderation::Approved },
            template_data: (nth == 0).then(|| json!({ "material": "oak", "seats": 6 })),
            promoted_until: (nth == 0).then_some(now + TimeDelta::days(7)),
            promotion_type: (nth == 0).then_some(PromotionType::Featured),
            created_at,
            updated_at: created_at,
            ..blank(seller.id.into(), currency, &rules, created_at)
        };
        listing.lasts_until(expiry(&rules, None, now), now);
        made.push(ForSale { tenant: shelf.tenant, listing });
    }
    if let (Some(seller), Some(shelf)) = (sellers.first(), shelves.first()) {
        let next = first_id + i64::try_from(THINGS.len()).unwrap_or_default();
        made.extend((next..).zip(ATTIC).map(|(id, (title, description, status))| {
            let is_over = *status == Status::Expired;
            let created_at = now - TimeDelta::days(if is_over { 40 } else { 10 });
            let listing = Listing {
                id: id.into(),
                category_id: Some(shelf.id.into()),
                title: (*title).to_owned(),
                description: (*description).to_owned(),
                price: Some(ATTIC_PRICE),
                price_type: PriceType::Fixed,
                condition: Some(Condition::Good),
                delivery_method: DeliveryMethod::Pickup,
                location: Some(seller.location.to_owned()),
                status: *status,
                moderation: if *status == Status::Removed { Moderation::Rejected } else { Moderation::Approved },
                expires_at: Some(if is_over { now - TimeDelta::days(10) } else { expiry(&rules, None, now) }),
                created_at,
                updated_at: created_at,
                ..blank(seller.id.into(), currency, &rules, created_at)
            };
            ForSale { tenant: shelf.tenant, listing }
        }));
    }
    made
}

/// What somebody has agreed on with a seller, and may order now.
#[derive(Clone, Debug)]
pub(super) struct Promise {
    pub(super) tenant: i64,
    pub(super) listing: MarketplaceListingId,
    pub(super) currency: Currency,
    pub(super) buyer: MemberId,
    pub(super) seller: MemberId,
    pub(super) agreed_at: Timestamp,
}

impl Promise {
    /// How much: a little less than was asked for.
    pub(super) const AMOUNT: Amount = Amount::from_hundredths(1_800);
}

/// The offer for which a listing is reserved, by the first member who does not sell it.
pub(super) fn promise(people: &[Person], for_sale: &[ForSale], now: Timestamp) -> Option<Promise> {
    let wanted = for_sale.iter().find(|one| one.listing.status == Status::Reserved)?;
    let seller = wanted.listing.user_id;
    let buyer = people.iter().find(|person| person.status == "active" && person.id != seller.get())?;
    Some(Promise {
        tenant: wanted.tenant,
        listing: wanted.listing.id,
        currency: wanted.listing.price_currency,
        buyer: buyer.id.into(),
        seller,
        agreed_at: now - TimeDelta::hours(2),
    })
}

/// Whether everybody may see it.
fn is_there(one: &ForSale) -> bool {
    one.listing.status == Status::Active && one.listing.moderation == Moderation::Approved
}

/// What the first members of a community gather: things that others sell.
pub(super) fn gathered(people: &[Person], for_sale: &[ForSale]) -> Vec<Gathered> {
    let owners = people.iter().filter(|person| person.status == "active").take(3);
    owners
        .filter_map(|person| {
            let owner = MemberId::from(person.id);
            let others = for_sale.iter().filter(|one| one.listing.user_id != owner && is_there(one));
            let listings: Vec<_> = others.map(|one| one.listing.id).take(3).collect();
            let tenant = for_sale.first()?.tenant;
            Some(Gathered { tenant, owner, listings })
        })
        .collect()
}

/// Orders of what is brought, by the first member who does not sell it; the one after them offers to bring the latest.
pub(super) fn wishes(people: &[Person], for_sale: &[ForSale], now: Timestamp) -> Vec<Wish> {
    let latest = wish(people, for_sale, now);
    let earlier = |days, stage| latest.map(|wish| Wish { ordered_at: now - TimeDelta::days(days), stage, ..wish });
    [earlier(60, Stage::Unpaid), earlier(9, Stage::Late), latest].into_iter().flatten().collect()
}

fn wish(people: &[Person], for_sale: &[ForSale], now: Timestamp) -> Option<Wish> {
    let brought = for_sale.iter().find(|one| one.listing.title == BROUGHT)?;
    let seller = brought.listing.user_id;
    let mut others = people.iter().filter(|person| person.status == "active" && person.id != seller.get());
    let (buyer, deliverer) = (others.next()?, others.next()?);
    Some(Wish {
        tenant: brought.tenant,
        listing: brought.listing.id,
        title: BROUGHT,
        buyer: buyer.id.into(),
        seller,
        deliverer: deliverer.id.into(),
        ordered_at: now - TimeDelta::hours(3),
        stage: Stage::Offered,
    })
}

/// Three things that were sold by card, to the first member who does not sell them.
pub(super) fn sales(people: &[Person], for_sale: &[ForSale], now: Timestamp) -> Vec<Sale> {
    let priced = for_sale.iter().filter(|one| is_there(one));
    let priced = priced.filter_map(|one| Some((one, one.listing.price?, one.listing.price_currency))).take(3);
    let each = priced.zip([Money::Held, Money::Taken, Money::Stuck]).enumerate();
    let sold = each.filter_map(|(nth, ((one, amount, currency), money))| {
        let seller = one.listing.user_id;
        let mut others = people.iter().filter(|person| person.status == "active" && person.id != seller.get());
        Some(Sale {
            tenant: one.tenant,
            order_number: format!("MKT-01KE70EHG0A1B2C3D4E5F6G{nth}{:02}", one.tenant % 100),
            listing: one.listing.id,
            title: one.listing.title.clone(),
            amount,
            currency,
            buyer: others.next()?.id.into(),
            seller,
            paid_at: now - TimeDelta::hours(18),
            money,
        })
    });
    sold.collect()
}

/// Coupons of those who sell for money, one each.
pub(super) fn coupons(for_sale: &[ForSale], now: Timestamp) -> Vec<DemoCoupon> {
    let mut sellers: Vec<(i64, MemberId)> = Vec::new();
    for one in for_sale.iter().filter(|one| one.listing.price.is_some_and(Amount::is_positive)) {
        if !sellers.contains(&(one.tenant, one.listing.user_id)) {
            sellers.push((one.tenant, one.listing.user_id));
        }
    }
    let all = COUPONS.iter().zip(sellers);
    all.map(|((code, title, kind, value, most), (tenant, seller))| DemoCoupon {
        tenant,
        seller,
        coupon: Coupon {
            title: (*title).to_owned(),
            discount_type: *kind,
            discount_value: Amount::from_hundredths(*value),
            max_uses: *most,
            valid_until: Some(now + TimeDelta::days(90)),
            status: CouponStatus::Active,
            ..Coupon::blank(0.into(), (*code).to_owned(), now)
        },
    })
    .collect()
}
