//! A campaign is issued: part by part, each member once.

use async_trait::async_trait;

use super::actions::decides;
use super::model::{CampaignStatus, Candidate, Choice};
use super::store::{self, Campaign, Sorted};
use crate::actions::standing;
use crate::base::{Answer, Failure, MemberId};
use crate::call::{Call, Tx};
use crate::events::EventInvitationCampaignDue;
use crate::groups;
use crate::model::{Event, Registration};
use crate::outbox::{Consumer, EventType, Heard, Listener};
use crate::people::actions::{hold_members, move_held};
use crate::people::store as people;
use crate::permissions::Role;
use crate::queue::Progress;
use crate::registration::{self, Held};
use crate::store as events;

/// So many are looked at in one transaction.
const PART: i64 = 50;

/// Invites those whom a campaign is about. Each part holds the event and the campaign, so whoever cancels either is heard between two parts; where it goes on is
/// written with what it did, so a crash neither invites anybody twice nor forgets anybody.
pub struct IssuesInvitations;

#[async_trait]
impl Listener for IssuesInvitations {
    fn consumer(&self) -> Consumer {
        Consumer::new("event.invitations")
    }

    fn hears(&self) -> Vec<EventType> {
        vec![EventType::of::<EventInvitationCampaignDue>()]
    }

    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress> {
        let Some(EventInvitationCampaignDue { event, campaign }) = heard.event()? else { return Ok(Progress::Done) };
        let Some(event) = events::lock(tx, event).await? else { return Ok(Progress::Done) };
        let found = store::lock_campaign(tx, event.id, campaign).await?;
        let Some(campaign) = found.filter(|campaign| campaign.status == CampaignStatus::Issuing) else {
            return Ok(Progress::Done);
        };
        let call = tx.call().clone();
        if !still_reaches(tx, &campaign).await? {
            store::advance(tx, campaign.id, CampaignStatus::Cancelled, None).await?;
            return Ok(Progress::Done);
        }
        match registration::open(&call, &event) {
            Ok(()) => {}
            // What nobody can come to any more invites nobody more.
            Err(Failure::Refusal(_)) => {
                store::advance(tx, campaign.id, CampaignStatus::Cancelled, None).await?;
                return Ok(Progress::Done);
            }
            Err(fault) => return Err(fault),
        }
        let after = MemberId::from(heard.resume.unwrap_or(0));
        let choice = chosen(&campaign);
        let part = store::candidates_after(tx, event.id, &choice, (after, PART)).await?;
        let invited = invite(&call, tx, &event, &campaign, &part).await?;
        let looked_at = i64::try_from(part.len()).unwrap_or(i64::MAX);
        store::counted(tx, campaign.id, (invited, looked_at - invited)).await?;
        match part.last() {
            Some(last) if looked_at >= PART => Ok(Progress::More(last.user_id.get())),
            _ => {
                store::advance(tx, campaign.id, CampaignStatus::Issued, None).await?;
                Ok(Progress::Done)
            }
        }
    }
}

/// Whether whoever wrote a campaign may still invite those whom it is about: what they lose, it loses. Of the platform's administrators, who are
/// no members, nothing is asked.
pub(super) async fn still_reaches(tx: &mut Tx, campaign: &Campaign) -> Answer<bool> {
    let Some(author) = campaign.author_id else { return Ok(true) };
    let mut steward = false;
    for event in [Some(campaign.event_id), campaign.source_event_id].into_iter().flatten() {
        let Some(role) = standing(tx, event, author).await?.filter(|role| decides(*role)) else { return Ok(false) };
        steward = role == Role::Admin;
    }
    match campaign.group_id {
        Some(group) => groups::actions::is_managed_by(tx, group, author, steward).await,
        None => Ok(true),
    }
}

/// Whom a campaign is about.
pub(super) fn chosen(campaign: &Campaign) -> Choice {
    Choice {
        audience: campaign.audience,
        members: campaign.named.0.iter().copied().map(MemberId::from).collect(),
        duplicates: 0,
        group: campaign.group_id,
        source: campaign.source_event_id,
    }
}

/// Invites those of a part who can be. How many they are.
async fn invite(call: &Call, tx: &mut Tx, event: &Event, campaign: &Campaign, part: &[Sorted]) -> Answer<i64> {
    let ids: Vec<MemberId> =
        part.iter().filter(|one| one.candidate == Candidate::Invitable).map(|one| one.user_id).collect();
    if ids.is_empty() {
        return Ok(0);
    }
    let active = hold_members(tx, &ids, event, campaign.author_id).await?;
    let subjects = people::subjects(tx, &ids).await?;
    let registrations = events::registrations(tx, event.id, &ids).await?;
    let mut invited = 0;
    for subject in subjects {
        let me = subject.user_id;
        let held = Held {
            event: event.clone(),
            me,
            actor: campaign.author_id,
            registration: registrations.iter().find(|row| row.user_id == me).copied(),
            entry: events::entry(tx, event.id, me).await?,
            approach: None,
        };
        match move_held(call, tx, &held, (subject, active), (Registration::Invited, None)).await {
            Ok(moved) if moved.changed => {
                store::adopt(tx, event.id, me, (campaign.id, campaign.invitations_expire_at)).await?;
                invited += 1;
            }
            // What stands between a member and the organizer is for nobody to know: they are counted and not invited.
            Ok(_) | Err(Failure::Refusal(_)) => {}
            Err(fault) => return Err(fault),
        }
    }
    Ok(invited)
}
