//! The page as JSON.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, SubsecRound as _, Utc};
use serde::Serialize;

use timeweave::members::model::roughly_seen;

use super::{Me, now};
use crate::BASE_URL;

/// A member as the statement gives them.
pub struct Card {
    pub id: i64,
    pub first_name: String,
    pub last_name: String,
    pub organization_name: Option<String>,
    pub profile_type: String,
    pub avatar_url: Option<String>,
    pub last_active_at: Option<DateTime<Utc>>,
    pub location: Option<String>,
    pub bio: Option<String>,
    pub tagline: Option<String>,
}

/// A row of the statement.
pub struct Line {
    pub id: i64,
    pub requester_id: i64,
    pub receiver_id: i64,
    pub status: String,
    pub created_at: DateTime<Utc>,
    pub partner: Card,
    pub me: Card,
}

/// A member as the page shows them.
#[derive(Serialize)]
struct Mini<'a> {
    id: i64,
    name: String,
    first_name: &'a str,
    last_name: Option<&'a str>,
    avatar_url: Option<String>,
    avatar: Option<String>,
    organization_name: Option<&'a str>,
    profile_type: &'a str,
    last_active_at: Option<DateTime<Utc>>,
    location: Option<&'a str>,
    bio: Option<&'a str>,
    tagline: Option<&'a str>,
}

#[derive(Serialize)]
struct Item<'a> {
    id: i64,
    connection_id: i64,
    requester_id: i64,
    receiver_id: i64,
    status: &'a str,
    created_at: DateTime<Utc>,
    requester: &'a Mini<'a>,
    receiver: &'a Mini<'a>,
    partner: &'a Mini<'a>,
    user: &'a Mini<'a>,
}

#[derive(Serialize)]
struct Meta {
    base_url: &'static str,
    per_page: i64,
    has_more: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    cursor: Option<String>,
}

#[derive(Serialize)]
struct Page<'a> {
    data: Vec<Item<'a>>,
    meta: Meta,
}

fn mini(card: &Card, me: Me, now: DateTime<Utc>) -> Mini<'_> {
    let avatar = card.avatar_url.as_deref().map(|address| {
        let absolute = address.contains("://");
        if absolute { address.to_owned() } else { format!("{BASE_URL}/{}", address.trim_start_matches('/')) }
    });
    let last_name = (card.id == me.id && !card.last_name.is_empty()).then_some(card.last_name.as_str());
    let organisation = card.organization_name.as_deref();
    Mini {
        id: card.id,
        name: match (organisation, last_name) {
            (Some(name), _) if card.profile_type == "organisation" && !name.is_empty() => name.to_owned(),
            (_, Some(last_name)) => format!("{} {last_name}", card.first_name),
            _ => card.first_name.clone(),
        },
        first_name: &card.first_name,
        last_name,
        avatar_url: avatar.clone(),
        avatar,
        organization_name: organisation,
        profile_type: &card.profile_type,
        last_active_at: match card.id == me.id {
            true => card.last_active_at.map(|at| at.trunc_subsecs(3)),
            false => roughly_seen(card.last_active_at, now),
        },
        location: card.location.as_deref(),
        bio: card.bio.as_deref(),
        tagline: card.tagline.as_deref(),
    }
}

fn item<'a>(line: &'a Line, partner: &'a Mini<'a>, own: &'a Mini<'a>, me: Me) -> Item<'a> {
    let (requester, receiver) = if line.requester_id == me.id { (own, partner) } else { (partner, own) };
    Item {
        id: line.id,
        connection_id: line.id,
        requester_id: line.requester_id,
        receiver_id: line.receiver_id,
        status: &line.status,
        created_at: line.created_at.trunc_subsecs(3),
        requester,
        receiver,
        partner,
        user: partner,
    }
}

/// The JSON of a page whose statement was asked for one row more than `per_page`.
pub fn json(mut lines: Vec<Line>, me: Me, per_page: i64) -> serde_json::Result<Vec<u8>> {
    let most = usize::try_from(per_page).unwrap_or(0);
    let has_more = lines.len() > most;
    lines.truncate(most);
    let now = now();
    let minis: Vec<_> = lines.iter().map(|line| (mini(&line.partner, me, now), mini(&line.me, me, now))).collect();
    let data = lines.iter().zip(&minis).map(|(line, (partner, own))| item(line, partner, own, me)).collect();
    let cursor = lines.last().filter(|_| has_more).map(|line| STANDARD.encode(format!("listConnections:{}", line.id)));
    serde_json::to_vec(&Page { data, meta: Meta { base_url: BASE_URL, per_page, has_more, cursor } })
}
