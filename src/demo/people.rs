//! Demo people: pure.

use chrono::TimeDelta;

use super::dice::Dice;
use super::plan::Town;
use super::words;
use crate::base::Timestamp;
use crate::base::text::search_text;

/// A row of `users` to be.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Person {
    pub(super) id: i64,
    pub(super) tenant: i64,
    pub(super) email: String,
    pub(super) username: String,
    pub(super) first_name: String,
    pub(super) last_name: String,
    pub(super) organization_name: Option<String>,
    pub(super) role: &'static str,
    pub(super) status: &'static str,
    pub(super) bio: Option<String>,
    pub(super) tagline: Option<&'static str>,
    pub(super) location: &'static str,
    pub(super) latitude: f64,
    pub(super) longitude: f64,
    pub(super) skills: Vec<&'static str>,
    pub(super) preferred_language: &'static str,
    pub(super) privacy_profile: &'static str,
    pub(super) privacy_search: bool,
    pub(super) last_active_at: Option<Timestamp>,
    pub(super) created_at: Timestamp,
}

impl Person {
    /// What searches find the person by.
    pub(super) fn search_text(&self) -> String {
        let own = [self.first_name.as_str(), self.location];
        let chosen = [self.organization_name.as_deref(), self.tagline, self.bio.as_deref()].into_iter().flatten();
        search_text(own.into_iter().chain(chosen).chain(self.skills.iter().copied()))
    }
}

/// Those whom people sign in as: name, surname, role. The first three have no ties among each other.
const KNOWN: &[(&str, &str, &str)] = &[
    ("Ada", "Marsh", "member"),
    ("Ben", "Fairweather", "member"),
    ("Cleo", "Winter", "member"),
    ("Broker", "Haynes", "broker"),
    ("Admin", "Lund", "admin"),
];

/// Those who come next and have chosen another language: name, surname, language. They are members like any other.
const SPEAKERS: &[(&str, &str, &str)] = &[("Dana", "Keller", "de"), ("Noor", "Haddad", "ar"), ("Yuki", "Mori", "ja")];

/// The people of a town, those to sign in as first. Ids go on from `first_id`.
pub(super) fn people(town: &Town, first_id: i64, count: usize, now: Timestamp, dice: &mut Dice) -> Vec<Person> {
    (first_id..).take(count).enumerate().map(|(index, id)| person(town, index, id, now, dice)).collect()
}

/// So many wait for a decision in each town.
const WAITING: usize = 8;

/// Those who have registered lately and whom nobody has let in yet. Ids go on from `first_id`.
pub(super) fn waiting(town: &Town, first_id: i64, now: Timestamp, dice: &mut Dice) -> Vec<Person> {
    let strangers = KNOWN.len() + SPEAKERS.len() + 1;
    let one = |id| {
        let person = person(town, strangers, id, now, dice);
        let created_at = now - TimeDelta::minutes(dice.between(60, 5 * 24 * 60));
        Person {
            role: "member",
            status: "pending",
            organization_name: None,
            last_active_at: None,
            created_at,
            ..person
        }
    };
    (first_id..).take(WAITING).map(one).collect()
}

fn person(town: &Town, index: usize, id: i64, now: Timestamp, dice: &mut Dice) -> Person {
    let known = KNOWN.get(index).copied();
    let super_admin = town.has_super_admin && index == KNOWN.len();
    let speaker = index.checked_sub(KNOWN.len() + 1).and_then(|nth| SPEAKERS.get(nth)).copied();
    let (first_name, last_name, role) = match (known, speaker) {
        (Some(known), _) => known,
        (None, _) if super_admin => ("Super", "Admin", "super_admin"),
        (None, Some((first, last, _))) => (first, last, "member"),
        (None, None) => {
            (dice.pick(words::FIRST), dice.pick(words::LAST), if dice.percent(1) { "coordinator" } else { "member" })
        }
    };
    let (username, email) = match known.or(speaker) {
        Some(_) => (first_name.to_lowercase(), format!("{}@{}.example", first_name.to_lowercase(), town.slug)),
        None if super_admin => ("super".to_owned(), "super@timeweave.example".to_owned()),
        None => {
            let address = format!("{first_name}.{last_name}{id}").to_lowercase().replace('\'', "");
            (format!("{first_name}{id}").to_lowercase(), format!("{address}@{}.example", town.slug))
        }
    };
    let stranger = known.is_none() && !super_admin;
    let organization_name = (stranger && speaker.is_none() && role == "member" && dice.percent(4))
        .then(|| format!("{} {} {id}", town.name, dice.pick(words::ORGANISATIONS)));
    let skills = skills(dice);
    // Those to sign in as have been there long enough to have met others.
    let least = if stranger { 24 * 60 } else { 60 * 24 * 60 };
    let created_at = now - TimeDelta::minutes(dice.between(least, 900 * 24 * 60));
    let (location, latitude, longitude) = dice.pick(town.places);
    Person {
        id,
        tenant: town.id,
        email,
        username,
        first_name: first_name.to_owned(),
        last_name: last_name.to_owned(),
        organization_name,
        role,
        status: if stranger && speaker.is_none() && dice.percent(1) { "inactive" } else { "active" },
        bio: (!stranger || dice.percent(85)).then(|| bio(&skills, dice)),
        tagline: dice.percent(60).then(|| dice.pick(words::TAGLINES)),
        location,
        latitude: near(latitude, dice),
        longitude: near(longitude, dice),
        skills,
        preferred_language: match speaker {
            Some((_, _, language)) => language,
            None if stranger && dice.percent(10) => dice.pick(words::LANGUAGES),
            None => "en",
        },
        privacy_profile: match dice.below(100) {
            _ if !stranger => "members",
            0..10 => "public",
            10..15 => "connections",
            _ => "members",
        },
        privacy_search: !stranger || dice.percent(96),
        last_active_at: last_active(stranger, created_at, now, dice),
        created_at,
    }
}

fn skills(dice: &mut Dice) -> Vec<&'static str> {
    let mut skills = Vec::new();
    for _ in 0..dice.between(1, 5) {
        let skill = dice.pick(words::SKILLS);
        if !skills.contains(&skill) {
            skills.push(skill);
        }
    }
    skills
}

fn bio(skills: &[&str], dice: &mut Dice) -> String {
    let skill = dice.pick(skills).to_lowercase();
    format!("{} {}", dice.pick(words::OPENINGS), dice.pick(words::OFFERS).replace("{}", &skill))
}

/// Within about four kilometres.
fn near(degrees: f64, dice: &mut Dice) -> f64 {
    let thousandths = i32::try_from(dice.between(-40, 40)).unwrap_or(0);
    degrees + f64::from(thousandths) / 1_000.0
}

/// A few just now, many in the last days, some never.
fn last_active(stranger: bool, created: Timestamp, now: Timestamp, dice: &mut Dice) -> Option<Timestamp> {
    let minutes = match dice.below(100) {
        _ if !stranger => dice.between(60, 600),
        0..3 => return None,
        3..8 => dice.between(0, 59),
        8..45 => dice.between(60, 3 * 24 * 60),
        45..80 => dice.between(3 * 24 * 60, 30 * 24 * 60),
        _ => dice.between(30 * 24 * 60, 400 * 24 * 60),
    };
    Some((now - TimeDelta::minutes(minutes)).max(created))
}
