//! Demo listings: pure.

use chrono::TimeDelta;

use super::dice::Dice;
use super::esteem::TRIO;
use super::people::Person;
use crate::base::{Hours, Timestamp};
use crate::listings::draft::blank;
use crate::listings::model::WAITING;
use crate::listings::{Listing, ServiceType, Side};
use crate::tenancy::ListingRules;

/// Headings: name, slug, colour.
pub(super) const HEADINGS: &[(&str, &str, &str)] = &[
    ("Care and company", "care", "#be185d"),
    ("Food", "food", "#b45309"),
    ("Garden", "garden", "#15803d"),
    ("Home and repairs", "repairs", "#1d4ed8"),
    ("Learning", "learning", "#7c3aed"),
    ("Music and crafts", "crafts", "#0f766e"),
    ("Paper and screens", "office", "#475569"),
    ("Transport", "transport", "#a16207"),
];

/// A row of `categories` to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Heading {
    pub(super) id: i64,
    pub(super) tenant: i64,
    pub(super) name: &'static str,
    pub(super) slug: &'static str,
    pub(super) color: &'static str,
}

/// A listing to be, with what hangs on it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Listed {
    pub(super) tenant: i64,
    pub(super) listing: Listing,
    pub(super) tags: &'static [&'static str],
    /// Who keeps it in mind, and since when.
    pub(super) saves: Vec<(i64, Timestamp)>,
    /// Who read it, and on which day.
    pub(super) views: Vec<(i64, Timestamp)>,
    /// Who reported it, and when. Nobody has decided about that yet.
    pub(super) report: Option<(i64, Timestamp)>,
    /// Whether it has a picture.
    pub(super) is_pictured: bool,
}

/// Something to offer: heading, title, description, tags, hundredths of an hour, where. Others ask for the same.
struct Tale(usize, &'static str, &'static str, &'static str, &'static [&'static str], i64, ServiceType);

use ServiceType::{Hybrid, LocationDependent, PhysicalOnly, RemoteOnly};

const TALES: &[Tale] = &[
    Tale(
        3,
        "Bicycle repair",
        "Bicycle that needs a repair",
        "Punctures, brakes, gears and a wheel that runs true again. Tools are there; bring a cup of tea.",
        &["bicycles", "repair"],
        150,
        PhysicalOnly,
    ),
    Tale(
        2,
        "Digging over a vegetable bed",
        "Help with a vegetable bed",
        "An afternoon of digging, composting and talk about what will grow by the sea.",
        &["gardening", "vegetables"],
        200,
        PhysicalOnly,
    ),
    Tale(
        1,
        "Soup for six",
        "Soup for a family that is unwell",
        "A pot of whatever the market has, carried to the door, with bread from this morning.",
        &["cooking", "soup"],
        200,
        LocationDependent,
    ),
    Tale(
        4,
        "Spanish for beginners",
        "Somebody to practise Spanish with",
        "Slow conversation, a little grammar, and songs. An hour a week is enough to begin.",
        &["languages", "spanish"],
        100,
        Hybrid,
    ),
    Tale(
        0,
        "Company for a walk",
        "Company for my mother's walks",
        "Along the water at an easy pace, with stops on every bench and time to listen.",
        &["company", "walking"],
        100,
        PhysicalOnly,
    ),
    Tale(
        6,
        "Forms and letters",
        "Help with a form",
        "Reading what the office wants, and writing back so that it understands.",
        &["paperwork", "writing"],
        50,
        RemoteOnly,
    ),
    Tale(
        7,
        "Lift to the clinic",
        "Lift to the clinic on Thursdays",
        "There and back, with waiting. The car has room for a wheelchair.",
        &["driving", "first-aid"],
        150,
        LocationDependent,
    ),
    Tale(
        5,
        "Guitar for small hands",
        "Guitar lessons for my daughter",
        "Three chords and two songs by the end of the month; a small guitar can be lent.",
        &["music", "guitar"],
        100,
        Hybrid,
    ),
    Tale(
        3,
        "Shelves on a crooked wall",
        "Shelves that hold on a crooked wall",
        "Measuring, drilling and a level eye. Screws are there, the boards are yours.",
        &["repair", "woodwork"],
        200,
        PhysicalOnly,
    ),
    Tale(
        6,
        "Your telephone explained",
        "Somebody who explains my telephone",
        "Pictures, messages and how to get rid of what keeps ringing. Patience included.",
        &["computers", "telephones"],
        100,
        Hybrid,
    ),
    Tale(
        1,
        "Sourdough morning",
        "Somebody who bakes bread with me",
        "We knead, we wait, we eat. You go home with a starter and a loaf.",
        &["baking", "bread"],
        300,
        PhysicalOnly,
    ),
    Tale(
        5,
        "Mending by hand",
        "Trousers that want mending",
        "Buttons, hems, elbows and the moth holes in a jumper that is worth it.",
        &["sewing", "repair"],
        100,
        LocationDependent,
    ),
    Tale(
        2,
        "Pruning fruit trees",
        "Apple trees that want pruning",
        "What to cut and what to leave, on a dry day between November and March.",
        &["gardening", "fruit"],
        250,
        PhysicalOnly,
    ),
    Tale(
        4,
        "Maths before the exam",
        "Maths help before the exam",
        "Fractions to functions, with more drawing than talking.",
        &["maths", "teaching"],
        100,
        RemoteOnly,
    ),
    Tale(
        0,
        "Reading aloud",
        "Somebody who reads to me",
        "The paper in the morning or a chapter at night, in person or by telephone.",
        &["company", "reading"],
        50,
        Hybrid,
    ),
    Tale(
        7,
        "Van for an afternoon",
        "Van for a sofa",
        "A driver and a small van, for what does not go on the bus.",
        &["driving", "moving"],
        200,
        PhysicalOnly,
    ),
];

/// The headings of a community. Ids go on from `first_id`.
pub(super) fn headings(tenant: i64, first_id: i64) -> Vec<Heading> {
    let all = HEADINGS.iter().zip(first_id..);
    all.map(|((name, slug, color), id)| Heading { id, tenant, name, slug, color }).collect()
}

/// The listings of a community: two of everybody whom people sign in as, one of many others. Ids go on from `first_id`.
pub(super) fn listings(
    people: &[Person],
    headings: &[Heading],
    first_id: i64,
    now: Timestamp,
    dice: &mut Dice,
) -> Vec<Listed> {
    let mut listed = Vec::new();
    for (place, owner) in people.iter().enumerate().filter(|(_, person)| person.status == "active") {
        let known = place < 3;
        let wishes = if known { 2 } else { usize::from(dice.percent(45)) };
        for nth in 0..wishes {
            let tale = &TALES[if known { (place * 5 + nth * 7) % TALES.len() } else { dice.below(TALES.len()) }];
            let is_request = if known { nth == 1 } else { dice.percent(40) };
            let id = first_id + i64::try_from(listed.len()).unwrap_or(0);
            listed.push(tell(tale, is_request, id, owner, headings, people, now, dice));
        }
    }
    report(&mut listed, people, now);
    wait(&mut listed, people, now);
    listed
}

/// Whether somebody is a member without duties, and none of the three.
fn takes_part(people: &[Person], id: i64) -> bool {
    let mut others = people.iter().skip(TRIO);
    others.any(|person| person.id == id && person.role == "member" && person.status == "active")
}

/// The last two listings of members wait to be approved since yesterday: nobody has seen them yet.
fn wait(listed: &mut [Listed], people: &[Person], now: Timestamp) {
    let theirs = listed.iter_mut().rev();
    for one in theirs.filter(|one| one.report.is_none() && takes_part(people, one.listing.user_id.get())).take(2) {
        let made = one.listing.created_at.max(now - TimeDelta::hours(26));
        (one.saves, one.views) = (Vec::new(), Vec::new());
        one.listing = Listing {
            status: WAITING.0,
            moderation: WAITING.1,
            submitted_at: Some(made),
            submission: Some(one.listing.id.get()),
            published_at: None,
            featured_until: None,
            view_count: 0,
            save_count: 0,
            created_at: made,
            updated_at: made,
            ..one.listing.clone()
        };
    }
}

/// One of its readers says that something is wrong with one of the listings. Only members have a part in that, and none of the three.
fn report(listed: &mut [Listed], people: &[Person], now: Timestamp) {
    let takes_part = |id: i64| takes_part(people, id);
    for one in listed.iter_mut().filter(|one| takes_part(one.listing.user_id.get())) {
        let reporter = one.views.iter().map(|(reader, _)| *reader).find(|reader| takes_part(*reader));
        if let Some(reporter) = reporter {
            one.report = Some((reporter, (now - TimeDelta::hours(20)).max(one.listing.created_at)));
            return;
        }
    }
}

#[allow(clippy::too_many_arguments, reason = "everything that a tale is made of")]
fn tell(
    tale: &Tale,
    is_request: bool,
    id: i64,
    owner: &Person,
    headings: &[Heading],
    people: &[Person],
    now: Timestamp,
    dice: &mut Dice,
) -> Listed {
    let Tale(heading, offer, request, story, tags, hours, service) = *tale;
    // Those of the people to sign in as are old enough that something has come of them.
    let least = if people.iter().take(3).any(|known| known.id == owner.id) { 45 * 24 * 60 } else { 30 };
    let most = (now - owner.created_at).num_minutes().clamp(least + 1, 200 * 24 * 60);
    let age = TimeDelta::minutes(dice.between(least, most));
    let made = now - age;
    let since = |dice: &mut Dice| made + TimeDelta::minutes(dice.between(0, age.num_minutes()));
    let mut readers: Vec<i64> = (0..dice.below(9)).map(|_| people[dice.below(people.len())].id).collect();
    readers.retain(|reader| *reader != owner.id);
    readers.sort_unstable();
    readers.dedup();
    let midnight = |moment: Timestamp| moment.date_naive().and_time(chrono::NaiveTime::MIN).and_utc();
    let views: Vec<_> = readers.iter().map(|reader| (*reader, midnight(since(dice)))).collect();
    let keepers = dice.below(readers.len() + 1);
    let saves: Vec<_> = readers.iter().take(keepers).map(|reader| (*reader, since(dice))).collect();
    let listing = Listing {
        id: id.into(),
        category_id: headings.get(heading).map(|heading| heading.id.into()),
        title: if is_request { request } else { offer }.to_owned(),
        description: story.to_owned(),
        side: if is_request { Side::Request } else { Side::Offer },
        location: Some(owner.location.to_owned()),
        latitude: Some(owner.latitude),
        longitude: Some(owner.longitude),
        hours_estimate: Some(Hours::from_hundredths(hours)),
        service_type: service,
        view_count: i64::try_from(views.len()).unwrap_or(0),
        save_count: i64::try_from(saves.len()).unwrap_or(0),
        featured_until: (id % 61 == 0).then(|| now + TimeDelta::days(30)),
        ..blank(owner.id.into(), &ListingRules::default(), made)
    };
    Listed { tenant: owner.tenant, listing, tags, saves, views, report: None, is_pictured: id % 7 == 1 }
}
