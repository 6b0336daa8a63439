//! What a profile may say: pure.

use chrono::NaiveDate;
use contract::Code;
use serde_json::Map;

use crate::base::name::{hides_letters, unfit};
use crate::base::refusal::Item;
use crate::base::text::{email_key, search_text};
use crate::base::{Answer, Refusal};
use crate::language::Sentence;
use crate::members::ProfileType;
use crate::members::model::absolute;
use crate::{record, say};

/// A telephone number has at least so many digits.
const PHONE_DIGITS: usize = 7;

/// Nobody who is alive was born before this year.
const FIRST_YEAR: i32 = 1900;

record! {
    /// What a member may change of their profile, and what follows from it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Editable {
        /// Given name.
        pub first_name: String,
        /// Family name; empty if there is none.
        pub last_name: String,
        /// Lower case. It is changed elsewhere.
        pub email: String,
        /// The organisation's name.
        pub organization_name: Option<String>,
        /// A person or an organisation.
        pub profile_type: ProfileType,
        /// As stored: absolute, or relative to the community's address.
        pub avatar_url: Option<String>,
        /// What the member says about themselves.
        pub bio: Option<String>,
        /// One line about the member.
        pub tagline: Option<String>,
        /// Where the member lives or works.
        pub location: Option<String>,
        /// Degrees north.
        pub latitude: Option<f64>,
        /// Degrees east.
        pub longitude: Option<f64>,
        /// Telephone number.
        pub phone: Option<String>,
        /// `YYYY-MM-DD`.
        pub date_of_birth: Option<String>,
        /// Names of what the member can do.
        pub skills: Vec<String>,
    }
    select editable_columns
}

impl Editable {
    /// What searches find the member by, the readable names first.
    #[must_use]
    pub fn words(&self) -> String {
        let texts = [&self.organization_name, &self.tagline, &self.bio, &self.location];
        let chosen = texts.into_iter().map(|text| text.as_deref().unwrap_or_default());
        search_text([self.first_name.as_str()].into_iter().chain(chosen).chain(self.skills.iter().map(String::as_str)))
    }

    /// The name that everybody is shown: the organisation's, else the given one.
    #[must_use]
    pub fn shown_name(&self) -> &str {
        match (&self.organization_name, self.profile_type) {
            (Some(name), ProfileType::Organisation) if !name.is_empty() => name,
            _ => &self.first_name,
        }
    }

    /// Whether somebody who reads it learns who this is: name, some words and a picture.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.first_name.is_empty() && self.bio.is_some() && self.avatar_url.is_some()
    }

    /// The names of the fields in which the two differ.
    #[must_use]
    pub fn differing(&self, other: &Self) -> Vec<&'static str> {
        [
            ("first_name", self.first_name != other.first_name),
            ("last_name", self.last_name != other.last_name),
            ("organization_name", self.organization_name != other.organization_name),
            ("profile_type", self.profile_type != other.profile_type),
            ("avatar_url", self.avatar_url != other.avatar_url),
            ("bio", self.bio != other.bio),
            ("tagline", self.tagline != other.tagline),
            (
                "location",
                (&self.location, self.latitude, self.longitude) != (&other.location, other.latitude, other.longitude),
            ),
            ("phone", self.phone != other.phone),
            ("date_of_birth", self.date_of_birth != other.date_of_birth),
        ]
        .into_iter()
        .filter_map(|(name, differs)| differs.then_some(name))
        .collect()
    }
}

/// What a member wishes to change. None stays as it is; none inside is taken away.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wish {
    /// Given name.
    pub first_name: Option<String>,
    /// Family name.
    pub last_name: Option<String>,
    /// Only what it is already.
    pub email: Option<String>,
    /// The organisation's name.
    pub organization_name: Option<Option<String>>,
    /// A person or an organisation.
    pub profile_type: Option<ProfileType>,
    /// Only none, or what it is already.
    pub avatar_url: Option<Option<String>>,
    /// What the member says about themselves.
    pub bio: Option<Option<String>>,
    /// One line about the member.
    pub tagline: Option<Option<String>>,
    /// Where the member lives or works.
    pub location: Option<Option<String>>,
    /// Degrees north.
    pub latitude: Option<Option<f64>>,
    /// Degrees east.
    pub longitude: Option<Option<f64>>,
    /// Telephone number.
    pub phone: Option<Option<String>>,
    /// Date of birth.
    pub date_of_birth: Option<Option<NaiveDate>>,
}

/// What a wish is held against.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances<'a> {
    /// Somebody has seen who the member is: names and date of birth stay.
    pub identity_verified: bool,
    /// Today.
    pub today: NaiveDate,
    /// Where the community is reached.
    pub base_url: &'a str,
}

/// The profile as it is after a wish.
///
/// # Errors
/// 422 `VALIDATION_ERROR`, an item for each field that is wrong.
pub fn changed(before: &Editable, wish: Wish, around: Circumstances<'_>) -> Answer<Editable> {
    let mut after = before.clone();
    let mut wrong: Vec<(&'static str, Sentence)> = Vec::new();
    if wish.email.as_deref().is_some_and(|email| email_key(email) != before.email) {
        wrong.push(("email", say!("profile-email-elsewhere")));
    }
    if let Some(Some(address)) = &wish.avatar_url {
        let own = before.avatar_url.as_deref();
        if own.is_none_or(|own| own != address && absolute(around.base_url, own) != *address) {
            wrong.push(("avatar_url", say!("profile-picture-elsewhere")));
        }
    }
    if wish.avatar_url == Some(None) {
        after.avatar_url = None;
    }
    if !around.identity_verified {
        if let Some(name) = wish.first_name {
            after.first_name = name.trim().to_owned();
        }
        if let Some(name) = wish.last_name {
            after.last_name = name.trim().to_owned();
        }
        if let Some(date) = wish.date_of_birth {
            after.date_of_birth = date.map(|date| date.to_string());
            if date.is_some_and(|date| date > around.today || chrono::Datelike::year(&date) < FIRST_YEAR) {
                wrong.push(("date_of_birth", say!("profile-birth-date-impossible")));
            }
        }
    }
    for (text, wished) in [
        (&mut after.organization_name, wish.organization_name),
        (&mut after.bio, wish.bio),
        (&mut after.tagline, wish.tagline),
        (&mut after.phone, wish.phone),
    ] {
        if let Some(wished) = wished {
            *text = tidied(wished);
        }
    }
    if let Some(kind) = wish.profile_type {
        after.profile_type = kind;
    }
    if let Some(location) = wish.location {
        after.location = tidied(location);
        if after.location != before.location {
            (after.latitude, after.longitude) = (None, None);
        }
    }
    if let Some(latitude) = wish.latitude {
        after.latitude = latitude;
    }
    if let Some(longitude) = wish.longitude {
        after.longitude = longitude;
    }
    wrong.extend(faults(before, &after));
    if wrong.is_empty() {
        return Ok(after);
    }
    let item =
        |(field, message): (&'static str, _)| Item { code: Code::ValidationError, message, field: Some(field.into()) };
    let items = wrong.into_iter().map(item).collect();
    Err(Refusal { status: Code::ValidationError.status(), items, extras: Map::new(), headers: Vec::new() }.into())
}

fn tidied(text: Option<String>) -> Option<String> {
    text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// What is wrong with a profile. What was wrong before and was not touched is not told.
fn faults<'a>(before: &'a Editable, after: &'a Editable) -> impl Iterator<Item = (&'static str, Sentence)> + 'a {
    let named = [
        ("first_name", after.first_name.as_str(), before.first_name.as_str()),
        ("last_name", &after.last_name, &before.last_name),
        (
            "organization_name",
            after.organization_name.as_deref().unwrap_or_default(),
            before.organization_name.as_deref().unwrap_or_default(),
        ),
    ];
    let names = named.into_iter().filter(|(_, name, old)| name != old).filter_map(|(field, name, _)| {
        if field == "first_name" && name.is_empty() {
            return Some((field, say!("field-empty")));
        }
        Some((field, unfit(name)?.sentence()))
    });
    let lines = [("tagline", &after.tagline, &before.tagline), ("location", &after.location, &before.location)];
    let lines = lines.into_iter().filter(|(_, line, old)| line != old).filter_map(|(field, line, _)| {
        line.as_deref().filter(|line| hides_letters(line)).map(|_| (field, say!("title-unseen-letters")))
    });
    let renamed = (after.profile_type, &after.organization_name) != (before.profile_type, &before.organization_name);
    let nameless = renamed && after.profile_type == ProfileType::Organisation && after.organization_name.is_none();
    let phone = after.phone.as_deref().filter(|_| after.phone != before.phone);
    let short = phone.is_some_and(|phone| phone.chars().filter(char::is_ascii_digit).count() < PHONE_DIGITS);
    let moved = (after.latitude, after.longitude) != (before.latitude, before.longitude);
    let place = match (after.latitude, after.longitude) {
        _ if !moved => None,
        (Some(_), None) => Some(("longitude", say!("profile-place-incomplete"))),
        (None, Some(_)) => Some(("latitude", say!("profile-place-incomplete"))),
        // A map that could not find a place says so with zeros.
        (Some(0.0), Some(0.0)) => Some(("latitude", say!("position-missing"))),
        _ => None,
    };
    names
        .chain(lines)
        .chain(nameless.then(|| ("organization_name", say!("organisation-name-missing"))))
        .chain(short.then(|| ("phone", say!("profile-phone-short", least = PHONE_DIGITS))))
        .chain(place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Failure;

    fn ada() -> Editable {
        Editable {
            first_name: "Ada".into(),
            last_name: "Lind".into(),
            email: "ada@harbour.example".into(),
            organization_name: None,
            profile_type: ProfileType::Individual,
            avatar_url: Some("/uploads/1/a.jpg".into()),
            bio: None,
            tagline: None,
            location: Some("Quay".into()),
            latitude: Some(53.5),
            longitude: Some(-6.25),
            phone: None,
            date_of_birth: None,
            skills: vec!["Bread".into()],
        }
    }

    fn wished(wish: Wish, identity_verified: bool) -> Result<Editable, Vec<String>> {
        let around = Circumstances {
            identity_verified,
            today: NaiveDate::from_ymd_opt(2026, 1, 5).unwrap(),
            base_url: "https://harbour.example",
        };
        changed(&ada(), wish, around).map_err(|failure| match failure {
            Failure::Refusal(refusal) => {
                assert_eq!(refusal.status, 422);
                refusal.items.into_iter().map(|item| item.field.unwrap_or_default().into_owned()).collect()
            }
            Failure::Fault(fault) => panic!("{fault}"),
        })
    }

    #[test]
    fn what_is_left_out_stays_and_none_takes_away() {
        assert_eq!(wished(Wish::default(), false), Ok(ada()));
        let wish = Wish {
            bio: Some(Some("  I bake. ".into())),
            phone: Some(Some(" ".into())),
            avatar_url: Some(None),
            ..Wish::default()
        };
        let after = Editable { bio: Some("I bake.".into()), avatar_url: None, ..ada() };
        assert_eq!(wished(wish, false), Ok(after.clone()));
        assert_eq!(ada().differing(&after), ["avatar_url", "bio"]);
        assert_eq!(after.words(), "ada i bake. quay bread");
    }

    #[test]
    fn all_that_is_wrong_is_told_at_once() {
        let wish = Wish {
            first_name: Some(" ".into()),
            last_name: Some("www.spam.example".into()),
            email: Some("eve@harbour.example".into()),
            profile_type: Some(ProfileType::Organisation),
            avatar_url: Some(Some("https://elsewhere.example/a.jpg".into())),
            tagline: Some(Some("Bread\u{202e}".into())),
            latitude: Some(None),
            phone: Some(Some("+353 12".into())),
            date_of_birth: Some(NaiveDate::from_ymd_opt(2026, 1, 6)),
            ..Wish::default()
        };
        let fields = wished(wish, false).unwrap_err();
        let told = [
            "email",
            "avatar_url",
            "date_of_birth",
            "first_name",
            "last_name",
            "tagline",
            "organization_name",
            "phone",
            "latitude",
        ];
        assert_eq!(fields, told);
    }

    #[test]
    fn a_verified_identity_keeps_its_names() {
        let wish = Wish {
            first_name: Some("Eve".into()),
            last_name: Some(String::new()),
            date_of_birth: Some(NaiveDate::from_ymd_opt(2090, 1, 1)),
            tagline: Some(Some("Baker".into())),
            ..Wish::default()
        };
        assert_eq!(wished(wish, true), Ok(Editable { tagline: Some("Baker".into()), ..ada() }));
    }

    #[test]
    fn another_place_is_not_on_the_map_unless_it_says_where() {
        let moved =
            |latitude, longitude| Wish { location: Some(Some("Mill".into())), latitude, longitude, ..Wish::default() };
        let after = wished(moved(None, None), false).unwrap();
        assert_eq!((after.location.as_deref(), after.latitude, after.longitude), (Some("Mill"), None, None));
        let after = wished(moved(Some(Some(1.0)), Some(Some(2.0))), false).unwrap();
        assert_eq!((after.latitude, after.longitude), (Some(1.0), Some(2.0)));
        assert_eq!(wished(moved(Some(Some(0.0)), Some(Some(0.0))), false), Err(vec!["latitude".to_owned()]));
        assert_eq!(wished(moved(Some(Some(1.0)), None), false), Err(vec!["longitude".to_owned()]));
    }

    #[test]
    fn the_own_address_of_the_picture_and_the_own_email_are_no_change() {
        for address in ["/uploads/1/a.jpg", "https://harbour.example/uploads/1/a.jpg"] {
            let wish = Wish {
                avatar_url: Some(Some(address.into())),
                email: Some(" ADA@harbour.example".into()),
                ..Wish::default()
            };
            assert_eq!(wished(wish, false), Ok(ada()));
        }
    }
}
