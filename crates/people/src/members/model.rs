//! What a member is, and what a viewer may see of one.

use chrono::TimeDelta;
use contract::Code;
use serde_json::{Map, Value};

use crate::base::{Hours, MemberId, Refusal, TenantId, Timestamp};
use crate::call::{Call, Viewer};
use crate::db::{Json, bare, folded, key_pattern, search_pattern, trigram_query};
use crate::language::Sentence;
use crate::record;

/// What kind of account it is.
pub use contract::shared::ProfileType;

/// Whether an account may be used.
pub use contract::members::AccountStatus;

/// Who may read a profile.
pub use contract::members::ProfilePrivacy as Privacy;

record! {
    /// What a list shows of a member.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Card {
        /// `users.id`.
        pub id: MemberId,
        /// Given name.
        pub first_name: String,
        /// Family name, for administrators' eyes.
        pub last_name: String,
        /// The organisation's name.
        pub organization_name: Option<String>,
        /// A person or an organisation.
        pub profile_type: ProfileType,
        /// As stored: absolute, or relative to the community's address.
        pub avatar_url: Option<String>,
        /// When the member was last seen.
        pub last_active_at: Option<Timestamp>,
        /// Where the member lives or works.
        pub location: Option<String>,
        /// What the member says about themselves.
        pub bio: Option<String>,
        /// One line about the member.
        pub tagline: Option<String>,
    }
    select pub card_columns
}

record! {
    /// What a profile shows of a member, beside the [`Card`].
    #[derive(Clone, Debug, PartialEq)]
    pub struct Details {
        /// Degrees north.
        pub latitude: Option<f64>,
        /// Degrees east.
        pub longitude: Option<f64>,
        /// What the member can do.
        pub skills: Vec<String>,
        /// Who may read the profile.
        pub privacy_profile: Privacy,
        /// When the account was made.
        pub created_at: Timestamp,
    }
    select details_columns
}

/// A member as others meet them.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// What a list shows.
    pub card: Card,
    /// What the profile adds.
    pub details: Details,
}

record! {
    /// What a member is known for by others.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Esteem {
        /// Who.
        pub member: MemberId,
        /// Reviews they received, as far as they count.
        pub reviews: i64,
        /// The sum of the ratings, 1 to 5 each.
        pub points: i64,
        /// Exchanges they completed, on either side.
        pub exchanges: i64,
        /// Staff have seen who they are, and that counts now.
        pub is_verified: bool,
    }
}

impl Default for Esteem {
    fn default() -> Self {
        Self { member: 0.into(), reviews: 0, points: 0, exchanges: 0, is_verified: false }
    }
}

impl Esteem {
    /// Mean of the ratings to one place, halves up, as a listing shows it; none without a review.
    #[must_use]
    pub fn stars(&self) -> Option<f64> {
        self.mean(10)
    }

    /// Mean of the ratings to two places, halves up, as a profile shows it; none without a review.
    #[must_use]
    pub fn rating(&self) -> Option<f64> {
        self.mean(100)
    }

    fn mean(&self, parts: i64) -> Option<f64> {
        let rounded = (self.reviews > 0).then(|| (2 * self.points * parts + self.reviews) / (2 * self.reviews));
        #[allow(clippy::cast_precision_loss, reason = "at most 500")]
        rounded.map(|rounded| rounded as f64 / parts as f64)
    }
}

record! {
    /// What a member did, in numbers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Numbers {
        /// What they offer and everybody may see.
        pub offers: i64,
        /// What they ask for and everybody may see.
        pub requests: i64,
        /// Transfers to other members.
        pub given: i64,
        /// Transfers from other members.
        pub received: i64,
        /// Hours that went to other members.
        pub hours_given: Hours,
        /// Hours that came from other members.
        pub hours_received: Hours,
    }
}

impl Default for Numbers {
    fn default() -> Self {
        Self { offers: 0, requests: 0, given: 0, received: 0, hours_given: Hours::ZERO, hours_received: Hours::ZERO }
    }
}

record! {
    /// What only the member sees of themselves.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Account {
        /// The community the account belongs to.
        pub tenant_id: TenantId,
        /// Lower case.
        pub email: String,
        /// Telephone number.
        pub phone: Option<String>,
        /// Whether the account may be used.
        pub status: AccountStatus,
        /// When the address was confirmed.
        pub email_verified_at: Option<Timestamp>,
        /// Whether the community has approved the account.
        pub is_approved: bool,
        /// Whether the member is found in directory and search.
        pub privacy_search: bool,
        /// Whether the first steps are done.
        pub onboarding_completed: bool,
        /// Whether a second factor is on.
        pub has_2fa_enabled: bool,
        /// Language tag.
        pub preferred_language: String,
        /// `YYYY-MM-DD`.
        pub date_of_birth: Option<String>,
        /// Accepted connections.
        pub connections_count: i64,
        /// What the member has.
        pub balance: Hours,
        /// Points that the member earned.
        pub xp: i64,
        /// What the member wants to hear of, as far as they decided.
        pub notification_preferences: Json<Map<String, Value>>,
        /// Whether they want to hear of what comes from other communities.
        pub federation_notifications_enabled: bool,
    }
}

/// A member's own view of themselves.
#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    /// What others see too.
    pub profile: Profile,
    /// What only the member sees.
    pub account: Account,
}

/// What a viewer's eyes make of others' names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eyes {
    /// Administrators see family names.
    pub admin: bool,
    /// Everybody sees their own.
    pub me: Option<MemberId>,
}

impl Eyes {
    /// The eyes of whoever makes the call.
    #[must_use]
    pub fn of(call: &Call) -> Self {
        match call.viewer() {
            Viewer::Member(member) => Self { admin: member.is_admin(), me: Some(member.id) },
            Viewer::Nobody => Self { admin: false, me: None },
        }
    }

    fn sees_family_name(self, card: &Card) -> bool {
        self.admin || self.me == Some(card.id)
    }

    /// The name to show: the organisation's, else as much of the person's as these eyes may see.
    #[must_use]
    pub fn name(self, card: &Card) -> String {
        match (&card.organization_name, card.profile_type) {
            (Some(name), ProfileType::Organisation) if !name.is_empty() => name.clone(),
            _ if self.sees_family_name(card) && !card.last_name.is_empty() => {
                format!("{} {}", card.first_name, card.last_name)
            }
            _ => card.first_name.clone(),
        }
    }

    /// The family name, if these eyes may see it and there is one.
    #[must_use]
    pub fn last_name(self, card: &Card) -> Option<String> {
        (self.sees_family_name(card) && !card.last_name.is_empty()).then(|| card.last_name.clone())
    }

    /// A username, unless it tells a family name that these eyes may not see.
    #[must_use]
    pub fn username(self, card: &Card, username: Option<String>) -> Option<String> {
        let letters = |text: &str| folded(text).filter(|letter| letter.is_alphanumeric()).collect::<String>();
        let hidden = letters(&card.last_name);
        let shows = |name: &String| hidden.is_empty() || !letters(name).contains(&hidden);
        username.filter(|name| self.sees_family_name(card) || shows(name))
    }
}

/// What somebody looks for among members, as patterns. What a viewer is not shown they do not find, nor letter by letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sought {
    /// In what everybody may read.
    pub words: String,
    /// In whole names, for eyes that see family names.
    pub names: Option<String>,
    /// As it was typed, in lower case.
    pub typed: String,
    /// What the index `users_search` is asked for whoever may be found. None where less than three letters were typed.
    pub index: Option<String>,
}

impl Sought {
    /// What the viewer of a call has typed; none if that is nothing.
    #[must_use]
    pub fn of(call: &Call, typed: Option<&str>) -> Option<Self> {
        let typed = typed.map(str::trim).filter(|typed| !typed.is_empty())?;
        let (bare, folded): (_, String) = (bare(typed), folded(typed).collect());
        let admin = Eyes::of(call).admin;
        let patterns = if admin { &[bare.as_str(), folded.as_str()][..] } else { &[bare.as_str()] };
        Some(Self {
            words: search_pattern(typed),
            names: admin.then(|| key_pattern(typed)),
            typed: typed.to_lowercase(),
            index: trigram_query(call.db().engine(), call.tenant().get(), patterns),
        })
    }

    /// Both patterns, where there are any.
    #[must_use]
    pub fn patterns(sought: Option<&Self>) -> (Option<&str>, Option<&str>) {
        (sought.map(|sought| sought.words.as_str()), sought.and_then(|sought| sought.names.as_deref()))
    }
}

/// How lately somebody was seen (spec platform 3.4).
pub use contract::members::OnlineStatus as Presence;

/// How lately somebody was seen, exactly.
#[must_use]
fn presence(last_active_at: Option<Timestamp>, now: Timestamp) -> Presence {
    match last_active_at.map(|seen| now - seen) {
        Some(ago) if ago < TimeDelta::minutes(5) => Presence::Online,
        Some(ago) if ago < TimeDelta::minutes(60) => Presence::Away,
        _ => Presence::Offline,
    }
}

/// How lately a member was seen, as far as whoever makes the call may know: exactly themselves and those who look after the community.
#[must_use]
pub fn presence_of(call: &Call, card: &Card) -> Presence {
    if knows_exactly(call, card) {
        presence(card.last_active_at, call.now())
    } else {
        rough_presence(card.last_active_at, call.now())
    }
}

/// So many seconds are one for others.
const STEP: i64 = 5 * 60;

/// A moment in time without what is less than so many seconds.
fn floor(moment: Timestamp, step: i64) -> Timestamp {
    Timestamp::from_timestamp(moment.timestamp() - moment.timestamp().rem_euclid(step), 0).unwrap_or(moment)
}

/// How lately somebody was seen, as others are told: as if they had stayed to the end of their five minutes, so that whoever looks all the time does not learn
/// when they left.
#[must_use]
fn rough_presence(last_active_at: Option<Timestamp>, now: Timestamp) -> Presence {
    presence(last_active_at.map(|seen| floor(seen, STEP) + TimeDelta::seconds(STEP)), floor(now, STEP))
}

fn knows_exactly(call: &Call, card: &Card) -> bool {
    matches!(call.viewer(), Viewer::Member(member) if member.id == card.id || member.is_broker_or_admin())
}

/// When a member was last seen, as far as whoever makes the call may know: exactly themselves and those who look after the community.
#[must_use]
pub fn last_seen(call: &Call, card: &Card) -> Option<Timestamp> {
    if knows_exactly(call, card) { card.last_active_at } else { roughly_seen(card.last_active_at, call.now()) }
}

/// When somebody was last seen, as others are told: online is this moment, then the day, then the week, then nothing.
///
/// The four steps have moments because clients read one; none of them is when the member did something.
#[must_use]
pub fn roughly_seen(last_active_at: Option<Timestamp>, now: Timestamp) -> Option<Timestamp> {
    const DAY: i64 = 24 * 60 * 60;
    let seen = last_active_at?;
    let today = floor(now, DAY);
    let week = today - TimeDelta::days(6);
    match rough_presence(last_active_at, now) {
        Presence::Online => Some(floor(now, STEP)),
        _ if seen >= today => Some(today),
        _ if seen >= week => Some(week),
        _ => None,
    }
}

/// The line under a name in the directory: the tagline, else the beginning of what the member says about themselves.
#[must_use]
pub fn line(card: &Card) -> Option<String> {
    const LETTERS: usize = 120;
    let own = card.tagline.clone().filter(|line| !line.is_empty());
    own.or_else(|| card.bio.as_ref().map(|bio| bio.chars().take(LETTERS).collect()))
}

/// An address of an uploaded file as clients need it: absolute (spec platform 1.2).
#[must_use]
pub fn absolute(base_url: &str, address: &str) -> String {
    if address.contains("://") || address.starts_with("//") {
        address.to_owned()
    } else {
        format!("{base_url}/{}", address.trim_start_matches('/'))
    }
}

/// What is told of a field that is wrong: 422 `VALIDATION_ERROR`.
#[must_use]
pub(crate) fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).field(field)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card() -> Card {
        Card {
            id: MemberId::from(7),
            first_name: "Ada".into(),
            last_name: "Lovelace".into(),
            organization_name: None,
            profile_type: ProfileType::Individual,
            avatar_url: None,
            last_active_at: None,
            location: None,
            bio: None,
            tagline: None,
        }
    }

    #[test]
    fn a_family_name_is_for_administrators_and_its_owner() {
        let stranger = Eyes { admin: false, me: Some(MemberId::from(8)) };
        assert_eq!((stranger.name(&card()).as_str(), stranger.last_name(&card())), ("Ada", None));
        for eyes in [Eyes { admin: true, me: None }, Eyes { admin: false, me: Some(MemberId::from(7)) }] {
            assert_eq!(eyes.name(&card()), "Ada Lovelace");
            assert_eq!(eyes.last_name(&card()), Some("Lovelace".to_owned()));
        }
    }

    #[test]
    fn an_organisation_is_shown_by_its_name() {
        let eyes = Eyes { admin: false, me: None };
        let bakery =
            Card { organization_name: Some("The Bakery".into()), profile_type: ProfileType::Organisation, ..card() };
        assert_eq!(eyes.name(&bakery), "The Bakery");
        assert_eq!(eyes.name(&Card { organization_name: Some(String::new()), ..bakery }), "Ada");
    }

    #[test]
    fn a_rating_is_a_mean_or_nothing() {
        for (reviews, points, stars, rating) in [
            (0, 0, None, None),
            (1, 5, Some(5.0), Some(5.0)),
            (3, 14, Some(4.7), Some(4.67)),
            (4, 17, Some(4.3), Some(4.25)),
            (8, 33, Some(4.1), Some(4.13)),
        ] {
            let esteem = Esteem { reviews, points, ..Esteem::default() };
            assert_eq!((esteem.stars(), esteem.rating()), (stars, rating), "{points} of {reviews}");
        }
    }

    #[test]
    fn presence_fades() {
        let now = Timestamp::UNIX_EPOCH + TimeDelta::days(1);
        for (seconds, expected) in
            [(0, Presence::Online), (299, Presence::Online), (300, Presence::Away), (3_600, Presence::Offline)]
        {
            assert_eq!(presence(Some(now - TimeDelta::seconds(seconds)), now), expected, "{seconds}");
        }
        assert_eq!(presence(None, now), Presence::Offline);
    }

    #[test]
    fn for_others_presence_fades_in_steps_of_five_minutes() {
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        for seen in ["2026-01-07T12:30:00Z", "2026-01-07T12:33:21.5Z", "2026-01-07T12:34:59.999Z"].map(at) {
            for (now, expected) in [
                ("2026-01-07T12:34:59.999Z", Presence::Online),
                ("2026-01-07T12:39:59.999Z", Presence::Online),
                ("2026-01-07T12:40:00Z", Presence::Away),
                ("2026-01-07T13:34:59.999Z", Presence::Away),
                ("2026-01-07T13:35:00Z", Presence::Offline),
            ] {
                assert_eq!(rough_presence(Some(seen), at(now)), expected, "{seen} at {now}");
            }
        }
        assert_eq!(rough_presence(None, at("2026-01-07T12:34:56Z")), Presence::Offline);
    }

    #[test]
    fn others_are_told_roughly_when_somebody_was_seen() {
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        let now = at("2026-01-07T12:34:56.789Z");
        for (seen, told) in [
            (Some("2026-01-07T12:34:00.123Z"), Some("2026-01-07T12:30:00Z")),
            (Some("2026-01-07T12:25:00Z"), Some("2026-01-07T12:30:00Z")),
            (Some("2026-01-07T12:24:59Z"), Some("2026-01-07T00:00:00Z")),
            (Some("2026-01-07T00:00:00Z"), Some("2026-01-07T00:00:00Z")),
            (Some("2026-01-06T23:59:59Z"), Some("2026-01-01T00:00:00Z")),
            (Some("2026-01-01T00:00:00Z"), Some("2026-01-01T00:00:00Z")),
            (Some("2025-12-31T23:59:59Z"), None),
            (None, None),
        ] {
            assert_eq!(roughly_seen(seen.map(at), now), told.map(at), "{seen:?}");
        }
    }

    #[test]
    fn a_bio_stands_in_for_a_tagline() {
        let bio = "é".repeat(200);
        assert_eq!(line(&Card { bio: Some(bio), ..card() }).map(|line| line.chars().count()), Some(120));
        assert_eq!(line(&Card { tagline: Some("Hi".into()), bio: Some("x".into()), ..card() }), Some("Hi".into()));
    }

    #[test]
    fn uploads_have_absolute_addresses() {
        assert_eq!(absolute("https://h.example", "/uploads/a.jpg"), "https://h.example/uploads/a.jpg");
        assert_eq!(absolute("https://h.example", "https://cdn.example/a.jpg"), "https://cdn.example/a.jpg");
    }
}
