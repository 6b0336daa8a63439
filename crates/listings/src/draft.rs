//! What a member wishes a listing to be, and what the community allows.

use contract::Code;
use serde_json::Value;

use super::model::{Listing, Moderation, ServiceType, Side, Status, Visibility, beginning, remind_at};
use crate::base::name::hides_letters;
use crate::base::refusal::Item;
use crate::base::text::one_line;
use crate::base::{CategoryId, Hours, MemberId, Refusal, Timestamp};
use crate::say;
use crate::tenancy::ListingRules;

/// Bytes of JSON in which a client may keep when there is time for a listing.
const AVAILABILITY: usize = 8_192;

/// What [`check`] looks at in a new listing: everything, by the names that refusals use.
pub const FIELDS: &[&str] =
    &["title", "description", "type", "category_id", "location", "hours_available", "availability"];

/// What a member wishes. What is `None` stays as it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wish {
    /// One line.
    pub title: Option<String>,
    /// The whole story.
    pub description: Option<String>,
    /// Offered or asked for.
    pub side: Option<Side>,
    /// The heading; `Some(None)` for none.
    pub category: Option<Option<CategoryId>>,
    /// Where it is, in words; empty for the place of its owner's profile.
    pub location: Option<String>,
    /// Degrees north and east.
    pub coordinates: Option<(f64, f64)>,
    /// How long it takes; `Some(None)` where nobody can say.
    pub hours_estimate: Option<Option<Hours>>,
    /// How many hours there are; `Some(None)` takes the limit away.
    pub hours_available: Option<Option<Hours>>,
    /// Where the work is done.
    pub service_type: Option<ServiceType>,
    /// What partner communities may do.
    pub federated_visibility: Option<Visibility>,
    /// When there is time for it.
    pub availability: Option<Value>,
    /// Goals, by number.
    pub sdg_goals: Option<Vec<i64>>,
    /// Where it should stand; not looked at for a new one.
    pub status: Option<Status>,
}

/// Where a member's profile says they are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Home {
    /// In words.
    pub location: Option<String>,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east.
    pub longitude: Option<f64>,
}

/// A listing as it begins, before anything is wished for.
#[must_use]
pub fn blank(owner: MemberId, rules: &ListingRules, now: Timestamp) -> Listing {
    let (status, moderation): (Status, Moderation) = beginning(rules.moderation);
    Listing {
        id: 0.into(),
        user_id: owner,
        category_id: None,
        title: String::new(),
        description: String::new(),
        side: Side::Offer,
        status,
        moderation,
        location: None,
        latitude: None,
        longitude: None,
        hours_estimate: None,
        hours_available: None,
        service_type: ServiceType::PhysicalOnly,
        federated_visibility: Visibility::None,
        availability: None,
        sdg_goals: Vec::new(),
        expires_at: rules.expiry(now),
        expiry_remind_at: rules.expiry(now).map(|end| remind_at(end, now)),
        renewed_at: None,
        renewal_count: 0,
        view_count: 0,
        contact_count: 0,
        save_count: 0,
        featured_until: None,
        submitted_at: rules.moderation.then_some(now),
        submission: None,
        moderation_reason: None,
        published_at: (!rules.moderation).then_some(now),
        created_at: now,
        updated_at: now,
    }
}

impl Wish {
    /// Of [`FIELDS`], those that it speaks about.
    #[must_use]
    pub fn fields(&self) -> Vec<&'static str> {
        let spoken = |field: &str| match field {
            "title" => self.title.is_some(),
            "description" => self.description.is_some(),
            "type" => self.side.is_some(),
            "category_id" => self.category.is_some(),
            "location" => self.location.is_some(),
            "hours_available" => self.hours_available.is_some() || self.hours_estimate.is_some(),
            "availability" => self.availability.is_some(),
            _ => false,
        };
        FIELDS.iter().copied().filter(|field| spoken(field)).collect()
    }

    /// Whether it needs to be known where the owner's profile says they are.
    #[must_use]
    pub fn needs_home(&self, listing: &Listing) -> bool {
        match &self.location {
            Some(location) => location.trim().is_empty(),
            None => listing.location.is_none() && listing.id.get() == 0,
        }
    }

    /// The listing as wished, its status apart. Text is kept as it was typed; whoever shows it escapes it.
    #[must_use]
    pub fn applied(self, mut listing: Listing, home: Option<Home>) -> Listing {
        set(&mut listing.title, self.title.map(|title| one_line(&title)));
        set(&mut listing.description, self.description.map(|text| text.trim().to_owned()));
        set(&mut listing.side, self.side);
        set(&mut listing.service_type, self.service_type);
        set(&mut listing.federated_visibility, self.federated_visibility);
        set(&mut listing.hours_available, self.hours_available);
        set(&mut listing.category_id, self.category);
        set(&mut listing.hours_estimate, self.hours_estimate);
        listing.availability = self.availability.or(listing.availability);
        if let Some(mut goals) = self.sdg_goals {
            goals.sort_unstable();
            goals.dedup();
            listing.sdg_goals = goals;
        }
        if let Some(home) = home {
            (listing.location, listing.latitude, listing.longitude) = (home.location, home.latitude, home.longitude);
        } else if let Some(location) = self.location.map(|location| one_line(&location)) {
            if listing.location.as_ref() != Some(&location) {
                // Coordinates of another place would mislead.
                (listing.latitude, listing.longitude) = (None, None);
            }
            listing.location = Some(location);
        }
        if let Some((latitude, longitude)) = self.coordinates {
            (listing.latitude, listing.longitude) = (Some(latitude), Some(longitude));
        }
        listing
    }
}

/// Whether a change is one of what members read of a listing or find it by: what staff have approved, if they have, is not this any more.
/// Pictures and tags are changed apart.
#[must_use]
pub fn is_rewritten(before: &Listing, after: &Listing) -> bool {
    before.title != after.title
        || before.description != after.description
        || before.side != after.side
        || before.category_id != after.category_id
        || before.location != after.location
        || before.availability != after.availability
}

fn set<T>(place: &mut T, wished: Option<T>) {
    if let Some(wished) = wished {
        *place = wished;
    }
}

/// What the community does not allow in these of a listing's [`FIELDS`], each with its field.
///
/// Of a listing that was made before, only what its owner speaks about is looked at: a community that asks for more than it did
/// does not keep anybody from pausing or suspending what was made under its earlier rules.
///
/// # Errors
/// 422 `VALIDATION_ERROR`, one item for each broken rule.
pub fn check(listing: &Listing, rules: &ListingRules, fields: &[&str]) -> Result<(), Refusal> {
    let letters = |text: &str| text.chars().count();
    let wide = listing.availability.as_ref().filter(|value| !value.is_array() && !value.is_object()).is_some();
    let long = listing.availability.as_ref().is_some_and(|value| value.to_string().len() > AVAILABILITY);
    let text =
        |text: &str, least: usize| (letters(text) < least).then(|| say!("listing-text-too-short", least = least));
    let hidden = |text: &str| (!text.is_empty() && hides_letters(text)).then(|| say!("title-unseen-letters"));
    let broken = [
        ("title", text(&listing.title, rules.min_title_length.max(1))),
        ("title", hidden(&listing.title)),
        ("location", listing.location.as_deref().and_then(hidden)),
        ("description", text(&listing.description, rules.min_description_length)),
        ("type", (listing.side == Side::Offer && !rules.offers).then(|| say!("listing-offers-off"))),
        ("type", (listing.side == Side::Request && !rules.requests).then(|| say!("listing-requests-off"))),
        (
            "category_id",
            (rules.require_category && listing.category_id.is_none()).then(|| say!("listing-category-required")),
        ),
        ("location", (rules.require_location && listing.location.is_none()).then(|| say!("listing-location-required"))),
        (
            "hours_available",
            listing
                .hours_available
                .zip(listing.hours_estimate)
                .filter(|(given, each)| given < each)
                .map(|_| say!("listing-hours-too-few", other_field = "hours_estimate")),
        ),
        ("availability", wide.then(|| say!("listing-availability-invalid"))),
        ("availability", long.then(|| say!("listing-availability-too-long", most = AVAILABILITY))),
    ];
    let items = broken.into_iter().filter(|(field, _)| fields.contains(field)).filter_map(|(field, sentence)| {
        Some(Item { code: Code::ValidationError, message: sentence?, field: Some(field.into()) })
    });
    told(items.collect())
}

/// A refusal of all of these; none for none.
fn told(items: Vec<Item>) -> Result<(), Refusal> {
    let Some(first) = items.first() else { return Ok(()) };
    let refusal = Refusal::new(first.code, first.message.clone());
    Err(Refusal { items, ..refusal })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn wish() -> Wish {
        Wish {
            title: Some("Bicycle repair".into()),
            description: Some("Punctures, brakes and gears.".into()),
            side: Some(Side::Offer),
            category: Some(Some(2.into())),
            location: Some("Old Quay".into()),
            ..Wish::default()
        }
    }

    fn made(wish: Wish) -> Listing {
        wish.applied(blank(1.into(), &ListingRules::default(), Timestamp::UNIX_EPOCH), None)
    }

    #[test]
    fn every_rule_names_its_field() {
        let usual = ListingRules::default();
        let table: [(Wish, ListingRules, &[&str]); 15] = [
            (wish(), usual.clone(), &[]),
            (Wish { title: Some("Soup".into()), ..wish() }, usual.clone(), &["title"]),
            (Wish { title: Some("<b>Soup</b>".into()), ..wish() }, usual.clone(), &[]),
            (Wish { title: Some("\u{202e}riaper elcyciB".into()), ..wish() }, usual.clone(), &["title"]),
            (Wish { location: Some("Harbour\u{1b}[31m".into()), ..wish() }, usual.clone(), &["location"]),
            (Wish { description: Some("é".repeat(19)), ..wish() }, usual.clone(), &["description"]),
            (
                Wish { title: Some(" ".into()), description: Some(String::new()), ..wish() },
                usual.clone(),
                &["title", "description"],
            ),
            (wish(), ListingRules { offers: false, ..usual.clone() }, &["type"]),
            (
                Wish { side: Some(Side::Request), ..wish() },
                ListingRules { requests: false, ..usual.clone() },
                &["type"],
            ),
            (Wish { category: None, ..wish() }, usual.clone(), &["category_id"]),
            (Wish { category: None, ..wish() }, ListingRules { require_category: false, ..usual.clone() }, &[]),
            (
                Wish { location: None, ..wish() },
                ListingRules { require_location: true, ..usual.clone() },
                &["location"],
            ),
            (
                Wish {
                    hours_estimate: Some(Some(Hours::from_hundredths(200))),
                    hours_available: Some(Some(Hours::from_hundredths(199))),
                    ..wish()
                },
                usual.clone(),
                &["hours_available"],
            ),
            (Wish { availability: Some(json!("always")), ..wish() }, usual.clone(), &["availability"]),
            (Wish { availability: Some(json!(["x".repeat(9_000)])), ..wish() }, usual.clone(), &["availability"]),
        ];
        for (wish, rules, expected) in table {
            let listing = made(wish.clone());
            let refused = check(&listing, &rules, FIELDS).err().map(|refusal| refusal.items).unwrap_or_default();
            let fields: Vec<_> = refused.iter().filter_map(|item| item.field.as_deref()).collect();
            assert_eq!(fields, expected, "{wish:?}");
            assert!(refused.iter().all(|item| item.code == Code::ValidationError));
        }
    }

    #[test]
    fn a_change_is_checked_in_what_it_speaks_about() {
        let strict = ListingRules {
            min_title_length: 40,
            min_description_length: 400,
            offers: false,
            require_location: true,
            ..ListingRules::default()
        };
        let old = Listing { location: None, category_id: None, ..made(wish()) };
        let (some, none) = (Some(Some(Hours::from_hundredths(200))), Some(Some(Hours::from_hundredths(100))));
        let table: [(Wish, &[&str]); 7] = [
            (Wish { status: Some(Status::Paused), ..Wish::default() }, &[]),
            (Wish { sdg_goals: Some(vec![3]), coordinates: Some((53.0, -9.0)), ..Wish::default() }, &[]),
            (Wish { title: Some("Bicycle tuning".into()), ..Wish::default() }, &["title"]),
            (Wish { description: Some("All kinds.".into()), ..Wish::default() }, &["description"]),
            (Wish { side: Some(Side::Offer), status: Some(Status::Draft), ..Wish::default() }, &["type"]),
            (Wish { hours_estimate: some, hours_available: none, ..Wish::default() }, &["hours_available"]),
            (Wish { availability: Some(json!("always")), ..Wish::default() }, &["availability"]),
        ];
        for (wish, expected) in table {
            let fields = wish.fields();
            let after = wish.clone().applied(old.clone(), None);
            let refused = check(&after, &strict, &fields).err().map(|refusal| refusal.items).unwrap_or_default();
            let told: Vec<_> = refused.iter().filter_map(|item| item.field.as_deref()).collect();
            assert_eq!(told, expected, "{wish:?}");
        }
        // A place that was taken away is missed; one that was never there is not.
        let homeless = Wish { location: Some(String::new()), ..Wish::default() };
        let after = homeless.clone().applied(old, Some(Home::default()));
        assert!(check(&after, &strict, &homeless.fields()).is_err());
    }

    #[test]
    fn what_members_read_is_rewritten_and_numbers_are_not() {
        let before = made(wish());
        let same = [
            Wish::default(),
            wish(),
            Wish {
                hours_estimate: Some(Some(Hours::from_hundredths(200))),
                sdg_goals: Some(vec![3]),
                ..Wish::default()
            },
            Wish { service_type: Some(ServiceType::Hybrid), coordinates: Some((53.0, -9.0)), ..Wish::default() },
            Wish { status: Some(Status::Paused), ..Wish::default() },
        ];
        for wish in same {
            assert!(!is_rewritten(&before, &wish.clone().applied(before.clone(), None)), "{wish:?}");
        }
        let rewritten = [
            Wish { title: Some("Bicycle tuning".into()), ..Wish::default() },
            Wish { description: Some("All kinds of bicycles.".into()), ..Wish::default() },
            Wish { side: Some(Side::Request), ..Wish::default() },
            Wish { category: Some(None), ..Wish::default() },
            Wish { location: Some("Mill Lane".into()), ..Wish::default() },
            Wish { availability: Some(json!(["mornings"])), ..Wish::default() },
        ];
        for wish in rewritten {
            assert!(is_rewritten(&before, &wish.clone().applied(before.clone(), None)), "{wish:?}");
        }
    }

    #[test]
    fn what_is_not_wished_stays() {
        let before = Listing { latitude: Some(53.0), longitude: Some(-9.0), sdg_goals: vec![3], ..made(wish()) };
        assert_eq!(Wish::default().applied(before.clone(), None), before);
    }

    #[test]
    fn another_place_takes_its_coordinates_with_it() {
        let before = Listing { latitude: Some(53.0), longitude: Some(-9.0), ..made(wish()) };
        let place = |location: &str, coordinates, home| {
            let wish = Wish { location: Some(location.to_owned()), coordinates, ..Wish::default() };
            let after = wish.applied(before.clone(), home);
            (after.location, after.latitude, after.longitude)
        };
        let home = Home { location: Some("Ropewalk".into()), latitude: Some(1.0), longitude: Some(2.0) };
        assert_eq!(place("Old Quay", None, None), (Some("Old Quay".into()), Some(53.0), Some(-9.0)));
        assert_eq!(place("Mill Lane", None, None), (Some("Mill Lane".into()), None, None));
        assert_eq!(place("Mill Lane", Some((5.0, 6.0)), None), (Some("Mill Lane".into()), Some(5.0), Some(6.0)));
        assert_eq!(place("", None, Some(home)), (Some("Ropewalk".into()), Some(1.0), Some(2.0)));
    }
}
