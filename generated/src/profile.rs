// Made from contract/areas/profile.yaml by codegen; edit the contract instead.

//! The area `profile`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Upload, Work,
};

/// What the gateway answers in the area `profile`: one method an operation.
pub trait ProfileApi: Area {
    /// Upload a picture of oneself
    ///
    /// `POST /api/v2/users/me/avatar`
    ///
    /// The part `avatar` is a JPEG, PNG, WebP or GIF of at most 8 MB. It is decoded and made anew: upright, cut to a square around its middle, at most 400 points wide, and without anything that was hidden in the file; of what moves the first picture stays. The picture before is deleted. 400 `VALIDATION_ERROR` on `avatar` without such a part, 400 `UPLOAD_FAILED` on `avatar` for a file that is no such picture, is cut off, or has more than 25 million points; 404 `NOT_FOUND` when the account is gone.
    fn set_avatar(
        &self,
        call: Self::Call,
        body: Upload,
    ) -> impl Future<Output = Result<AvatarResponse, Self::Failure>> + Send;

    /// Choose light or dark
    ///
    /// `PUT /api/v2/users/me/theme`
    ///
    /// How pages look: light, dark, or as the device says. 400 `VALIDATION_ERROR` for any other word; 404 `NOT_FOUND` when the account is gone.
    fn set_theme(
        &self,
        call: Self::Call,
        body: ThemeBody,
    ) -> impl Future<Output = Result<ThemeResponse, Self::Failure>> + Send;

    /// Choose colours, sizes and what eases reading
    ///
    /// `PUT /api/v2/users/me/theme-preferences`
    ///
    /// What is left out stays as it is. 422 `VALIDATION_ERROR` for a colour that is not `#RRGGBB` or a word that is none of the set; 404 `NOT_FOUND` when the account is gone.
    fn update_theme_preferences(
        &self,
        call: Self::Call,
        body: ThemePreferencesBody,
    ) -> impl Future<Output = Result<ThemePreferencesResponse, Self::Failure>> + Send;

    /// Members around a place
    ///
    /// `GET /api/v2/members/nearby`
    ///
    /// Members of the directory who have a place on the map, the nearest first, without the caller and without members blocked in either direction. Places of others are rounded to two decimals of a degree, about a kilometre, and distances are those between rounded places. 400 `VALIDATION_ERROR` when `lat` or `lon` is missing or no place on earth, with the field.
    fn list_nearby_members(
        &self,
        call: Self::Call,
        query: ListNearbyMembersQuery,
    ) -> impl Future<Output = Result<NearbyMemberPage, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ProfileApi>() -> [Served<A>; 4] {
    [
        (Operation::SetAvatar, set_avatar::<A>),
        (Operation::SetTheme, set_theme::<A>),
        (Operation::UpdateThemePreferences, update_theme_preferences::<A>),
        (Operation::ListNearbyMembers, list_nearby_members::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
    [
        (Operation::SetAvatar, |asked| set_avatar_input(asked).map(drop)),
        (Operation::SetTheme, |asked| set_theme_input(asked).map(drop)),
        (
            Operation::UpdateThemePreferences,
            |asked| update_theme_preferences_input(asked).map(drop),
        ),
        (
            Operation::ListNearbyMembers,
            |asked| list_nearby_members_input(asked).map(drop),
        ),
    ]
}

fn set_avatar_input(asked: &mut Asked) -> Result<Upload, Rejection> {
    let body: Upload = asked.upload()?;
    Ok(body)
}

fn set_avatar<A: ProfileApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = set_avatar_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().set_avatar(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn set_theme_input(asked: &mut Asked) -> Result<ThemeBody, Rejection> {
    let body: ThemeBody = asked.body(true)?;
    Ok(body)
}

fn set_theme<A: ProfileApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = set_theme_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().set_theme(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_theme_preferences_input(
    asked: &mut Asked,
) -> Result<ThemePreferencesBody, Rejection> {
    let body: ThemePreferencesBody = asked.body(true)?;
    Ok(body)
}

fn update_theme_preferences<A: ProfileApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = update_theme_preferences_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().update_theme_preferences(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_nearby_members_input(
    asked: &mut Asked,
) -> Result<ListNearbyMembersQuery, Rejection> {
    let query: ListNearbyMembersQuery = asked.query(&LIST_NEARBY_MEMBERS_QUERY)?;
    Ok(query)
}

fn list_nearby_members<A: ProfileApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_nearby_members_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_nearby_members(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_NEARBY_MEMBERS_QUERY: [Parameter; 7] = [
    Parameter {
        name: "lat",
        kind: Kind::Number {
            minimum: Some(-90.0),
            maximum: Some(90.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "lon",
        kind: Kind::Number {
            minimum: Some(-180.0),
            maximum: Some(180.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "radius_km",
        kind: Kind::Number {
            minimum: Some(0.1),
            maximum: Some(500.0),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "offset",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 100000,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

/// The picture of a member.
#[derive(Clone, Debug, Serialize)]
pub struct Avatar {
    /// Absolute address of the picture.
    pub avatar_url: String,
}

/// A picture of oneself.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AvatarForm {
    /// The picture.
    pub avatar: String,
}

/// The picture of a member.
#[derive(Clone, Debug, Serialize)]
pub struct AvatarResponse {
    /// The data.
    pub data: Avatar,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The theme that a member has chosen.
#[derive(Clone, Debug, Serialize)]
pub struct ChosenTheme {
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// The theme.
    pub theme: Theme,
}

/// How much room there is between lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Density {
    /// `compact`.
    Compact,
    /// `comfortable`.
    Comfortable,
    /// `spacious`.
    Spacious,
}

crate::word! {
    Density { Compact = "compact", Comfortable = "comfortable", Spacious = "spacious" }
}

crate::runtime::wire! {
    Density
}

/// How large letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FontSize {
    /// `small`.
    Small,
    /// `medium`.
    Medium,
    /// `large`.
    Large,
}

crate::word! {
    FontSize { Small = "small", Medium = "medium", Large = "large" }
}

crate::runtime::wire! {
    FontSize
}

/// The query parameters of `GET /api/v2/members/nearby`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListNearbyMembersQuery {
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
    /// No farther away, in kilometres; 25 unless it is said. A value out of bounds is moved to the nearest bound.
    pub radius_km: Option<f64>,
    /// How many at most; 20 unless it is said. A value out of bounds is moved to the nearest bound.
    pub limit: Option<i64>,
    /// The same as `limit`, which counts if both are given.
    pub per_page: Option<i64>,
    /// How many to skip. A value out of bounds is moved to the nearest bound.
    #[serde(default)]
    pub offset: i64,
    /// Words to find in name, tagline, bio, skills or location.
    pub q: Option<String>,
}

/// A member as the directory shows them, and how far away they are.
#[derive(Clone, Debug, Serialize)]
pub struct NearbyMember {
    /// Id of the member.
    pub id: i64,
    /// The organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name. Null unless the viewer administers the community.
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// The same as `avatar_url`, for older clients.
    pub avatar: Option<String>,
    /// One line about the member; the first 120 characters of the bio if not set.
    pub tagline: Option<String>,
    /// Where the member lives or works.
    pub location: Option<String>,
    /// Degrees north, -90 to 90, rounded to two decimals.
    pub latitude: f64,
    /// Degrees east, -180 to 180, rounded to two decimals.
    pub longitude: f64,
    /// When the account was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Whether staff have seen who the member is: the badge `id_verified` counts now.
    pub is_verified: bool,
    /// Mean of the ratings that count, two decimals. Null without one.
    pub rating: Option<f64>,
    /// Hours that went to other members.
    pub total_hours_given: f64,
    /// Hours that came from other members.
    pub total_hours_received: f64,
    /// Badges that count now: the three that were earned first.
    pub showcased_badges: Vec<crate::members::ShowcasedBadge>,
    /// Kilometres between the place and the rounded place of the member, one decimal.
    pub distance: f64,
}

/// What accompanies members around a place.
#[derive(Clone, Debug, Serialize)]
pub struct NearbyMemberMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// The search.
    pub search: NearbyMemberSearch,
    /// Members asked for.
    pub per_page: i64,
    /// Members around the place.
    pub total_items: i64,
    /// Whether further members follow.
    pub has_more: bool,
}

/// Members around a place.
#[derive(Clone, Debug, Serialize)]
pub struct NearbyMemberPage {
    /// The nearest first.
    pub data: Vec<NearbyMember>,
    /// The meta.
    pub meta: NearbyMemberMeta,
}

/// The place around which members were looked for.
#[derive(Clone, Debug, Serialize)]
pub struct NearbyMemberSearch {
    /// Always nearby.
    #[serde(rename = "type")]
    pub type_: NearbyMemberSearchType,
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
    /// No farther away, in kilometres.
    pub radius_km: f64,
}

/// Always nearby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NearbyMemberSearchType {
    /// `nearby`.
    Nearby,
}

crate::word! {
    NearbyMemberSearchType { Nearby = "nearby" }
}

crate::runtime::wire! {
    NearbyMemberSearchType
}

/// How pages look for a member from now on.
#[derive(Clone, Debug, Serialize)]
pub struct SavedThemePreferences {
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// The theme preferences.
    pub theme_preferences: ThemePreferences,
}

/// How pages look: `light`, `dark`, or as the device says (`system`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// `light`.
    Light,
    /// `dark`.
    Dark,
    /// `system`.
    System,
}

crate::word! {
    Theme { Light = "light", Dark = "dark", System = "system" }
}

crate::runtime::wire! {
    Theme
}

/// The theme that a member chooses.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ThemeBody {
    /// The theme.
    pub theme: Theme,
}

/// Colours, sizes, and what eases reading.
#[derive(Clone, Debug, Serialize)]
pub struct ThemePreferences {
    /// Colour of what stands out, such as `#2563eb`. Null for the community's own.
    pub accent_color: Option<String>,
    /// The font size.
    pub font_size: FontSize,
    /// The density.
    pub density: Density,
    /// Whether text is large everywhere.
    pub large_text: bool,
    /// Whether colours differ more than usual.
    pub high_contrast: bool,
    /// Whether animations are reduced.
    pub reduced_motion: bool,
    /// Whether pages show only what is needed.
    pub simplified_layout: bool,
}

/// What is to change of how pages look.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ThemePreferencesBody {
    /// Colour of what stands out, such as `#2563eb`. Null for the community's own.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub accent_color: Option<Option<String>>,
    /// The font size.
    pub font_size: Option<FontSize>,
    /// The density.
    pub density: Option<Density>,
    /// Whether text is large everywhere.
    pub large_text: Option<bool>,
    /// Whether colours differ more than usual.
    pub high_contrast: Option<bool>,
    /// Whether animations are reduced.
    pub reduced_motion: Option<bool>,
    /// Whether pages show only what is needed.
    pub simplified_layout: Option<bool>,
}

/// How pages look for a member from now on.
#[derive(Clone, Debug, Serialize)]
pub struct ThemePreferencesResponse {
    /// The data.
    pub data: SavedThemePreferences,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The theme that a member has chosen.
#[derive(Clone, Debug, Serialize)]
pub struct ThemeResponse {
    /// The data.
    pub data: ChosenTheme,
    /// The meta.
    pub meta: crate::shared::Meta,
}
