//! What the owner of a campaign does, and whoever got it.

use contract::Code;

use super::events::PushCampaignSubmitted;
use super::model::{
    Action, Actor, Audience, COARSE, Campaign, CampaignId, MOST_UNDECIDED, Wish, day, is_ahead, is_safe, missing, step,
};
use super::store::{self, Day, audience};
use crate::base::{Answer, Cursor, MemberId, OrRefuse as _, Page, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::notifications::prefs;
use crate::{outbox, say};

/// As far back as days are told.
const DAYS: i64 = 366;

/// What is to change of a campaign; what is none stays.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    /// What it is called.
    pub name: Option<String>,
    /// First line of the message.
    pub title: Option<String>,
    /// The rest of it.
    pub body: Option<String>,
    /// On whose behalf it is sent.
    pub advertiser: Option<super::model::Advertiser>,
    /// Where the message leads.
    pub cta_url: Option<Option<String>>,
    /// For whom it is.
    pub audience: Option<Result<Audience, Refusal>>,
    /// What a member who gets it costs, in cents, within the bounds.
    pub cost: Option<i64>,
    /// When it is to go out.
    pub scheduled_at: Option<Option<Timestamp>>,
}

/// Who the viewer is in this community; nobody's id, if they are a visitor from another one.
fn me(call: &Call) -> Answer<MemberId> {
    let member = call.member()?;
    Ok(if member.tenant == call.tenant() { member.id } else { MemberId::from(0) })
}

/// The viewer's campaigns, newest first. One statement.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn list(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Campaign>> {
    let rows = store::of_member(call, me(call)?, cursor, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.id.get()))
}

/// A campaign of the viewer's; for administrators, of anybody's.
///
/// # Errors
/// 404 `NOT_FOUND` for everybody else.
pub async fn get(call: &Call, id: CampaignId) -> Answer<Campaign> {
    Ok(by_ids(call, &[id]).await?.pop().ok_or_else(missing)?)
}

/// Those of some campaigns that the viewer may see. One statement whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[CampaignId]) -> Answer<Vec<Campaign>> {
    let owner = if call.member()?.is_admin() { None } else { Some(me(call)?) };
    Ok(store::by_ids(call, owner, ids).await?)
}

/// What became of a campaign by day, the first day first.
///
/// # Errors
/// As [`get`].
pub async fn days(call: &Call, id: CampaignId) -> Answer<(Campaign, Vec<Day>)> {
    let campaign = get(call, id).await?;
    let mut days = store::days(call, id, DAYS).await?;
    days.reverse();
    Ok((campaign, days))
}

/// How many a campaign of the viewer's would reach now, in tens, and whether they are fewer than ten. Places are those that others are told, so that
/// nobody is found by asking.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn estimate(call: &Call, audience: &Audience) -> Answer<(i64, bool)> {
    let owner = me(call)?;
    let exact = if audience.place.is_some() {
        let near = audience::around(call, owner, audience).await?;
        i64::try_from(near.iter().filter(|one| audience.holds(one.place())).count()).unwrap_or(i64::MAX)
    } else {
        audience::count(call, owner, audience).await?
    };
    Ok((exact / COARSE * COARSE, exact < COARSE))
}

/// What cannot be of an address, a moment and an audience, all at once.
fn sound(
    cta_url: Option<&str>,
    scheduled_at: Option<Timestamp>,
    audience: Option<Result<Audience, Refusal>>,
    now: Timestamp,
) -> Answer<Option<Audience>> {
    let wrong = |field: &'static str, sentence| Refusal::new(Code::ValidationError, sentence).status(422).field(field);
    let url = cta_url.filter(|url| !is_safe(url)).map(|_| wrong("cta_url", say!("campaign-url-unsafe")));
    let moment =
        scheduled_at.filter(|at| !is_ahead(*at, now)).map(|_| wrong("scheduled_at", say!("campaign-moment-wrong")));
    let (audience, half) = match audience.transpose() {
        Ok(audience) => (audience, None),
        Err(half) => (None, Some(half)),
    };
    match [url, half, moment].into_iter().flatten().reduce(Refusal::and) {
        Some(refusal) => Err(refusal.into()),
        None => Ok(audience),
    }
}

/// Without what is around it; none if nothing is left.
fn address(text: Option<String>) -> Option<String> {
    text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Drafts a campaign.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for an address that browsers may not be sent to, for a moment that is past or too far away, and for too many campaigns that
/// nobody has decided about; 404 `NOT_FOUND` for whoever is no member of this community.
pub async fn create(call: &Call, wish: Wish, audience: Result<Audience, Refusal>) -> Answer<Campaign> {
    let owner = call.me()?;
    let mut wish = Wish {
        name: wish.name.trim().to_owned(),
        title: wish.title.trim().to_owned(),
        body: wish.body.trim().to_owned(),
        cta_url: address(wish.cta_url),
        ..wish
    };
    let audience = sound(wish.cta_url.as_deref(), wish.scheduled_at, Some(audience), call.now())?;
    wish.audience = audience.unwrap_or_default();
    let mut tx = call.begin().await?;
    // The member's row is held, so that of two drafts at once neither goes beyond the bound.
    prefs::store::lock(&mut tx, owner).await?.or_refuse(Code::NotFound, say!("not-a-member"))?;
    if store::undecided(&mut tx, owner).await? >= MOST_UNDECIDED {
        let many = Refusal::new(Code::ValidationError, say!("campaigns-many", most = MOST_UNDECIDED));
        return Err(many.status(422).field("name").into());
    }
    let campaign = store::insert(&mut tx, owner, &wish).await?;
    tx.commit().await?;
    Ok(campaign)
}

/// A campaign of the viewer's, held.
async fn hold(call: &Call, tx: &mut Tx, id: CampaignId) -> Answer<Campaign> {
    let owner = me(call)?;
    let found = store::lock(tx, id).await?.filter(|campaign| campaign.user_id == owner);
    Ok(found.ok_or_else(missing)?)
}

/// Changes a campaign of the viewer's that nobody has decided about.
///
/// # Errors
/// 404 `NOT_FOUND`; 422 `CAMPAIGN_UPDATE_FAILED` later on; 422 `VALIDATION_ERROR` as [`create`].
pub async fn update(call: &Call, id: CampaignId, changes: Changes) -> Answer<Campaign> {
    let mut tx = call.begin().await?;
    let campaign = hold(call, &mut tx, id).await?;
    step(campaign.status, Actor::Owner, Action::Change)?;
    let cta_url = changes.cta_url.map(address);
    let url = cta_url.as_ref().and_then(Option::as_deref);
    let audience = sound(url, changes.scheduled_at.flatten(), changes.audience, call.now())?;
    let before = campaign.wish();
    let text = |new: Option<String>, old: String| new.map_or(old, |new| new.trim().to_owned());
    let wish = Wish {
        name: text(changes.name, before.name),
        title: text(changes.title, before.title),
        body: text(changes.body, before.body),
        advertiser: changes.advertiser.unwrap_or(before.advertiser),
        cta_url: cta_url.unwrap_or(before.cta_url),
        audience: audience.unwrap_or(before.audience),
        cost: changes.cost.unwrap_or(before.cost),
        scheduled_at: changes.scheduled_at.unwrap_or(before.scheduled_at),
    };
    store::revise(&mut tx, id, &wish).await?;
    tx.commit().await?;
    get(call, id).await
}

/// Takes a campaign of the viewer's back that nobody has decided about.
///
/// # Errors
/// 404 `NOT_FOUND`; 422 `CAMPAIGN_UPDATE_FAILED` later on.
pub async fn cancel(call: &Call, id: CampaignId) -> Answer<Campaign> {
    let mut tx = call.begin().await?;
    let campaign = hold(call, &mut tx, id).await?;
    let to = step(campaign.status, Actor::Owner, Action::Cancel)?;
    store::advance(&mut tx, id, (campaign.status, to), None).await?;
    tx.commit().await?;
    get(call, id).await
}

/// Lets staff decide about a draft of the viewer's.
///
/// Emits `PushCampaignSubmitted`.
///
/// # Errors
/// 404 `NOT_FOUND`; 422 `CAMPAIGN_UPDATE_FAILED` for what is no draft.
pub async fn submit(call: &Call, id: CampaignId) -> Answer<Campaign> {
    let mut tx = call.begin().await?;
    let campaign = hold(call, &mut tx, id).await?;
    let to = step(campaign.status, Actor::Owner, Action::Submit)?;
    store::advance(&mut tx, id, (campaign.status, to), None).await?;
    outbox::tell(&mut tx, PushCampaignSubmitted { campaign: id, owner: campaign.user_id }).await?;
    tx.commit().await?;
    get(call, id).await
}

/// Notes that the viewer opened a campaign, and gives what it says. Whether it was the first time; only that is counted.
///
/// # Errors
/// 404 `NOT_FOUND` if it was not sent to the viewer. Source: seed 2, `push-campaigns/{id}/open`.
pub async fn open(call: &Call, id: CampaignId) -> Answer<(bool, Campaign)> {
    let member = me(call)?;
    let today = day(call.now(), &call.community()?.settings.timezone);
    let mut tx = call.begin().await?;
    // The campaign's row first, as whoever sends it does.
    store::lock(&mut tx, id).await?.or_refuse(Code::NotFound, say!("campaign-missing"))?;
    let sent = store::as_sent(&mut tx, id, member).await?.or_refuse(Code::NotFound, say!("campaign-missing"))?;
    let first = store::open(&mut tx, id, member, &today).await?;
    if first {
        store::count_opening(&mut tx, id).await?;
    }
    tx.commit().await?;
    Ok((first, sent))
}
