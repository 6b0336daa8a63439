//! What those who decide about registrations do with invitations.

use contract::Code;

use super::answer::{digest, expired, gone, inactive};
use super::issue::chosen;
use super::model::{
    self, Audience, CampaignId, CampaignStatus, Candidate, Choice, InvitationId, MOST_CAMPAIGNS, MOST_LINKS, SECRET,
    Status, Step, may_follow, wrong,
};
use super::store::{self, Campaign, Invitation, OwnInvitation};
use crate::actions::role;
use crate::auth::seals::Place;
use crate::base::{Answer, Failure, MemberId, Page, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::events::{EventInvitationCampaignDue, EventInvitationRevoked};
use crate::model::{Event, EventId, Publication, forbidden};
use crate::outbox;
use crate::permissions::{Permission, Role, may};
use crate::registration::{self, uninvite};
use crate::{groups, members, say};

pub use super::answer::{accept, accept_link, decline};

/// So many invitations that wait are shown to a member.
const OWN: i64 = 100;

/// What a campaign is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Whom to invite.
    pub choice: Choice,
    /// A name for those who look after the event.
    pub label: Option<String>,
    /// When its invitations expire.
    pub expires: Option<Timestamp>,
}

/// How many a campaign would invite, and how many not and why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// How many it is about, each once.
    pub named: i64,
    /// How many were named again.
    pub duplicates: i64,
    /// They would be invited.
    pub invitable: i64,
    /// They are already.
    pub invited: i64,
    /// They take part, have asked or wait.
    pub taking_part: i64,
    /// A block keeps it from them.
    pub kept_back: i64,
    /// They cannot be invited.
    pub unavailable: i64,
}

/// Whether registrations of an event are for those to decide who are this to it.
pub(super) fn decides(role: Role) -> bool {
    may(Permission::ManageRegistration, role, Publication::Published, false)
}

fn deciding(role: Role) -> Answer<()> {
    if decides(role) { Ok(()) } else { Err(forbidden().into()) }
}

/// An event whose registrations the viewer decides about.
async fn sight(call: &Call, id: EventId) -> Answer<()> {
    let seen = crate::actions::get(call, id).await?;
    deciding(role(call.member()?, &seen))
}

/// The same, held, and the viewer as an actor.
async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<(Event, Option<MemberId>)> {
    let viewer = call.member()?;
    let (event, role) = crate::actions::hold(call, tx, id).await?;
    deciding(role)?;
    let actor = viewer.id_in(call.tenant());
    if let Some(actor) = actor {
        members::store::hold(tx, &[actor]).await?;
    }
    Ok((event, actor))
}

/// Those of some rows whose event's registrations the viewer decides about. One statement whatever their number.
async fn sighted<T>(call: &Call, rows: Vec<T>, event: impl Fn(&T) -> EventId) -> Answer<Vec<T>> {
    let roles = crate::actions::roles(call, rows.iter().map(&event)).await?;
    let is_seen = |row: &T| roles.get(&event(row)).is_some_and(|role| decides(*role));
    Ok(rows.into_iter().filter(is_seen).collect())
}

/// Those of some campaigns whose event's registrations the viewer decides about.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn campaigns_by_ids(call: &Call, ids: &[CampaignId]) -> Answer<Vec<Campaign>> {
    sighted(call, store::campaigns_by_ids(call, ids).await?, |row| row.event_id).await
}

/// Those of some invitations whose event's registrations the viewer decides about.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[InvitationId]) -> Answer<Vec<Invitation>> {
    sighted(call, store::by_ids(call, ids).await?, |row| row.event_id).await
}

fn said(words: Option<&str>) -> Option<&str> {
    words.map(str::trim).filter(|words| !words.is_empty())
}

/// Whether the viewer may invite those of a choice.
async fn reaches(call: &Call, choice: &Choice) -> Answer<()> {
    match choice.audience {
        Audience::Group => {
            let Some(group) = choice.group else { return Ok(()) };
            let sight = groups::actions::sight(call, group).await.map_err(|failure| named(failure, "group_id"))?;
            if !sight.manages() {
                return Err(Refusal::new(Code::Forbidden, say!("event-group-forbidden")).field("group_id").into());
            }
        }
        Audience::Participants => {
            let Some(source) = choice.source else { return Ok(()) };
            sight(call, source).await.map_err(|failure| named(failure, "source_event_id"))?;
        }
        Audience::Members | Audience::Interested => {}
    }
    Ok(())
}

/// A refusal about what a field names.
fn named(failure: Failure, field: &'static str) -> Failure {
    match failure {
        Failure::Refusal(refusal) => (*refusal).field(field).into(),
        fault => fault,
    }
}

/// Campaigns of an event, the newest first.
///
/// # Errors
/// As the contract says of `listEventInvitationCampaigns`.
pub async fn campaigns(call: &Call, id: EventId) -> Answer<Vec<Campaign>> {
    sight(call, id).await?;
    Ok(store::campaigns(call, id, MOST_CAMPAIGNS).await?)
}

/// How many a campaign would invite now.
///
/// # Errors
/// As the contract says of `previewEventInvitationCampaign`.
pub async fn preview(call: &Call, id: EventId, choice: &Choice) -> Answer<Preview> {
    sight(call, id).await?;
    reaches(call, choice).await?;
    let mut preview = Preview { duplicates: choice.duplicates, ..Preview::default() };
    for (candidate, count) in store::sizes(call, id, choice).await? {
        match candidate {
            Candidate::Invitable => preview.invitable = count,
            Candidate::Invited => preview.invited = count,
            Candidate::TakingPart => preview.taking_part = count,
            Candidate::KeptBack => preview.kept_back = count,
            Candidate::Unavailable => preview.unavailable = count,
        }
    }
    let found = preview.invitable + preview.invited + preview.taking_part + preview.kept_back + preview.unavailable;
    preview.named = found.max(i64::try_from(choice.members.len()).unwrap_or(i64::MAX));
    // Who is named and not there is told from nobody who cannot be invited.
    preview.unavailable += preview.named - found;
    Ok(preview)
}

/// Writes a draft.
///
/// # Errors
/// As the contract says of `createEventInvitationCampaign`.
pub async fn create(call: &Call, id: EventId, wish: Wish) -> Answer<Campaign> {
    sight(call, id).await?;
    reaches(call, &wish.choice).await?;
    let expires = model::end("invitations_expire_at", wish.expires, call.now())?;
    let mut tx = call.begin().await?;
    let (event, actor) = hold(call, &mut tx, id).await?;
    if event.is_recurring_template {
        return Err(Refusal::new(Code::EventOccurrenceRequired, say!("event-occurrence-required")).into());
    }
    if store::count_campaigns(&mut tx, id).await? >= MOST_CAMPAIGNS {
        return Err(wrong("audience", say!("event-invitation-campaigns-many", most = MOST_CAMPAIGNS)).into());
    }
    let label = said(wish.label.as_deref());
    let campaign = store::insert_campaign(&mut tx, id, actor, &wish.choice, (label, expires)).await?;
    tx.commit().await?;
    Ok(campaign)
}

/// A campaign that the viewer may change, with its event, both held.
async fn hold_campaign(
    call: &Call,
    tx: &mut Tx,
    (id, campaign): (EventId, CampaignId),
    expected: i64,
    step: Step,
) -> Answer<(Event, Campaign)> {
    let (event, _) = hold(call, tx, id).await?;
    let missing = || Refusal::new(Code::EventInvitationNotFound, say!("event-invitation-campaign-missing"));
    let campaign = store::lock_campaign(tx, id, campaign).await?.ok_or_else(missing)?;
    if campaign.version != expected {
        let stale = Refusal::new(Code::VersionConflict, say!("event-invitation-stale"));
        return Err(stale.field("expected_version").into());
    }
    if !may_follow(step, campaign.status) {
        return Err(Refusal::new(Code::EventInvitationConflict, say!("event-invitation-conflict")).into());
    }
    Ok((event, campaign))
}

/// Whoever lets a campaign go out may reach those whom it is about, and does so in their own name.
async fn answer_for(call: &Call, tx: &mut Tx, campaign: &Campaign) -> Answer<()> {
    reaches(call, &chosen(campaign)).await?;
    let viewer = call.member()?;
    let is_here = viewer.tenant == call.tenant();
    if is_here && campaign.author_id != Some(viewer.id) {
        store::take_over(tx, campaign.id, viewer.id).await?;
    }
    Ok(())
}

/// Lets a campaign be issued at a moment.
///
/// # Errors
/// As the contract says of `scheduleEventInvitationCampaign`.
pub async fn schedule(call: &Call, of: (EventId, CampaignId), expected: i64, at: Timestamp) -> Answer<Campaign> {
    let mut tx = call.begin().await?;
    let (event, campaign) = hold_campaign(call, &mut tx, of, expected, Step::Schedule).await?;
    let at = model::moment(at, call.now(), event.starts_at)?;
    answer_for(call, &mut tx, &campaign).await?;
    let campaign = store::advance(&mut tx, campaign.id, CampaignStatus::Scheduled, Some(at)).await?;
    tx.commit().await?;
    Ok(campaign)
}

/// Issues a campaign.
///
/// # Errors
/// As the contract says of `issueEventInvitationCampaign`.
pub async fn issue(call: &Call, of: (EventId, CampaignId), expected: i64) -> Answer<Campaign> {
    let mut tx = call.begin().await?;
    let (event, campaign) = hold_campaign(call, &mut tx, of, expected, Step::Issue).await?;
    registration::open(call, &event)?;
    answer_for(call, &mut tx, &campaign).await?;
    let campaign = begin(&mut tx, &campaign).await?;
    tx.commit().await?;
    Ok(campaign)
}

/// Begins to issue a campaign, whose row is held.
pub(super) async fn begin(tx: &mut Tx, campaign: &Campaign) -> Answer<Campaign> {
    let begun = store::advance(tx, campaign.id, CampaignStatus::Issuing, None).await?;
    outbox::tell(tx, EventInvitationCampaignDue { event: campaign.event_id, campaign: campaign.id }).await?;
    Ok(begun)
}

/// Cancels a campaign.
///
/// # Errors
/// As the contract says of `cancelEventInvitationCampaign`.
pub async fn cancel(call: &Call, of: (EventId, CampaignId), expected: i64) -> Answer<Campaign> {
    let mut tx = call.begin().await?;
    let (_, campaign) = hold_campaign(call, &mut tx, of, expected, Step::Cancel).await?;
    if campaign.status == CampaignStatus::Cancelled {
        return Ok(campaign);
    }
    let campaign = store::advance(&mut tx, campaign.id, CampaignStatus::Cancelled, None).await?;
    tx.commit().await?;
    Ok(campaign)
}

/// What cursors of the list of an event's invitations are good for.
#[must_use]
pub fn invitations_place(call: &Call, id: EventId, status: Option<Status>, campaign: Option<i64>) -> Place {
    Place::new(call, &format!("event invitations {id} {status:?} {campaign:?}"))
}

/// Invitations to an event, the newest first.
///
/// # Errors
/// As the contract says of `listEventInvitations`.
pub async fn list(
    call: &Call,
    id: EventId,
    (status, campaign): (Option<Status>, Option<i64>),
    limit: i64,
    cursor: Option<&str>,
) -> Answer<Page<Invitation>> {
    sight(call, id).await?;
    let before = invitations_place(call, id, status, campaign).open(call, cursor)?;
    let rows = store::page(call, id, (status, campaign.map(Into::into)), before, limit + 1).await?;
    Ok(Page::from_probe(rows, limit, |row| row.id.get()))
}

/// Invitations that wait for the viewer.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn own(call: &Call) -> Answer<Vec<OwnInvitation>> {
    let viewer = call.member()?;
    Ok(store::own(call, viewer.id, viewer.is_admin(), OWN).await?)
}

/// Makes a link. Gives it with its secret, which is not kept.
///
/// # Errors
/// As the contract says of `createEventInvitationLink`.
pub async fn link(
    call: &Call,
    id: EventId,
    (label, max_uses): (Option<&str>, i64),
    expires: Option<Timestamp>,
) -> Answer<(Invitation, String)> {
    let secret = format!("{SECRET}{}", call.chance().secret());
    let mut tx = call.begin().await?;
    let (event, actor) = hold(call, &mut tx, id).await?;
    let expires = model::end("expires_at", expires, call.now())?;
    registration::open(call, &event)?;
    if store::count_links(&mut tx, id).await? >= MOST_LINKS {
        return Err(wrong("max_uses", say!("event-invitation-links-many", most = MOST_LINKS)).into());
    }
    let by = (actor, digest(&secret));
    let ends = (expires, expires.map_or(event.starts_at, |expires| expires.min(event.starts_at)));
    let made = store::insert_link(&mut tx, id, by, (said(label), max_uses), ends).await?;
    tx.commit().await?;
    Ok((made, secret))
}

/// Withdraws an invitation or a link. A member is told.
///
/// # Errors
/// As the contract says of `revokeEventInvitation`.
pub async fn revoke(call: &Call, id: EventId, invitation: InvitationId, reason: Option<&str>) -> Answer<Invitation> {
    let mut tx = call.begin().await?;
    let (_, actor) = hold(call, &mut tx, id).await?;
    let found = store::find(&mut tx.reads(), id, invitation).await?.ok_or_else(gone)?;
    if found.is_over(call.now()) {
        return Err(expired().into());
    }
    match found.status {
        Status::Issued => {}
        Status::Revoked => return Ok(found),
        _ => return Err(inactive().into()),
    }
    store::close(&mut tx, found.id, Status::Revoked).await?;
    if let Some(member) = found.user_id {
        uninvite(&mut tx, id, (member, actor), said(reason)).await?;
        outbox::tell(&mut tx, EventInvitationRevoked { event: id, invitation: found.id, member, actor }).await?;
    }
    let found = store::find(&mut tx.reads(), id, invitation).await?.ok_or_else(gone)?;
    tx.commit().await?;
    Ok(found)
}
