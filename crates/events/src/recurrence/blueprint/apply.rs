//! What new occurrences take over, once each and in the transaction that makes them.
//!
//! Members who have left or are not active are left out, as they would be of an occurrence that was there before. All else that cannot be as the blueprint says ends the transaction, with the
//! reason in the rule of the template.

use std::collections::BTreeSet;

use sha2::{Digest as _, Sha256};

use super::super::model::hex;
use super::super::store::blueprints::{self, Address, Kept, Named};
use super::capture::{counted, is_unpayable};
use super::model::{
    Counts, FormPlan, Manifest, RegistrationPlan, SafetyPlan, SessionPlan, StaffPlan, TicketPlan, canonical, moment,
};
use super::{reference_invalid, refused};
use crate::agenda::model::clock;
use crate::agenda::store::{self as agenda, Resource};
use crate::base::{Answer, Fault, GroupId, MemberId, Refusal};
use crate::call::Tx;
use crate::forms::model::{Settings as Demanded, Wish as Question};
use crate::forms::store as forms;
use crate::members;
use crate::model::{Event, EventId};
use crate::safety::store as safety;
use crate::say;
use crate::staff::store as staff;
use crate::tickets::model::{Content, Status as TicketStatus};
use crate::tickets::store as tickets;
use crate::time::WallTime;

/// So many rows new occurrences of a template get in one transaction.
const ROWS: i64 = 2_000;

/// What is left of the manifest of somebody who organized an event and left.
const GONE: &str = "{}";

/// What a blueprint that some new occurrences take over says.
struct Plan {
    kept: Kept,
    manifest: Manifest,
    named: Vec<Named>,
    addresses: Vec<Address>,
}

/// What new occurrences of a template take over.
#[derive(Default)]
pub struct Plans {
    plans: Vec<Plan>,
    /// Members whom they name and who are active. They are held.
    active: BTreeSet<MemberId>,
}

impl Plans {
    /// What is about occurrences of a template, whose row is held, between two moments by which these are known.
    ///
    /// # Errors
    /// A refusal with the reason if what is kept cannot be read.
    pub async fn of(tx: &mut Tx, root: EventId, first: &str, last: &str) -> Answer<Self> {
        let mut rows = blueprints::about(tx, root, first, last).await?;
        rows.retain(|row| row.manifest != GONE);
        if rows.is_empty() {
            return Ok(Self::default());
        }
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let named = blueprints::named(tx, &ids).await?;
        let addresses = blueprints::addresses(tx, &ids).await?;
        let known = named.iter().map(|one| one.user_id).chain(rows.iter().filter_map(|row| row.captured_by));
        let known: BTreeSet<MemberId> = known.collect();
        let held = members::store::hold(tx, &known.into_iter().collect::<Vec<_>>()).await?;
        let active = held.into_iter().filter(|one| one.active).map(|one| one.id).collect();
        let mut plans = Vec::with_capacity(rows.len());
        for kept in rows {
            let manifest = Manifest::read(&kept.manifest, &kept.manifest_hash);
            let manifest = manifest.ok_or_else(|| refused("manifest_invalid", say!("event-blueprint-unreadable")))?;
            let named = named.iter().filter(|one| one.blueprint_id == kept.id).cloned().collect();
            let addresses = addresses.iter().filter(|one| one.blueprint_id == kept.id).cloned().collect();
            plans.push(Plan { kept, manifest, named, addresses });
        }
        Ok(Self { plans, active })
    }

    /// How many occurrences are made at once, so that none waits long for the others.
    #[must_use]
    pub fn part(&self, most: usize) -> usize {
        let heaviest = self.plans.iter().map(|plan| plan.kept.counts.0.rows()).max();
        heaviest.map_or(most, |rows| usize::try_from(ROWS / rows.max(1)).unwrap_or(most).clamp(1, most))
    }

    /// Lets a new occurrence, whose row is held, take over the newest that is about it.
    ///
    /// # Errors
    /// A refusal with the reason if something cannot be as the blueprint says.
    pub async fn apply(&self, tx: &mut Tx, root: EventId, event: &Event) -> Answer<()> {
        let Some(known) = event.recurrence_id.as_deref() else { return Ok(()) };
        let about = self.plans.iter().filter(|plan| plan.kept.effective_from.as_str() <= known);
        let newest = about.max_by_key(|plan| (plan.kept.effective_from.as_str(), plan.kept.blueprint_version));
        let Some(plan) = newest else { return Ok(()) };
        let definitions = &plan.manifest.definitions;
        let mut counts = Counts::default();
        if let Some(sessions) = &definitions.agenda {
            self.add_sessions(tx, event, plan, sessions, &mut counts).await?;
        }
        if let Some(types) = &definitions.ticket_types {
            add_ticket_types(tx, event, types, None, &mut counts).await?;
        }
        if let Some(registration) = &definitions.registration {
            let author = plan.kept.captured_by.filter(|one| self.active.contains(one));
            add_registration(tx, event, registration, author, &mut counts).await?;
        }
        if let Some(required) = &definitions.safety {
            add_safety(tx, event, required, None, &mut counts).await?;
        }
        if let Some(helpers) = &definitions.staff {
            self.add_staff(tx, event, plan, helpers, &mut counts).await?;
        }
        let told = serde_json::to_value(counts).map_err(|_| Fault::new("counts of a blueprint cannot be written"))?;
        let hash = hex(&[
            "event blueprint application",
            &event.id.to_string(),
            known,
            &event.starts_at.to_rfc3339(),
            &plan.kept.manifest_hash,
            &canonical(&told),
        ]);
        blueprints::note_application(tx, (root, event), &plan.kept, &hash, counts).await?;
        Ok(())
    }

    /// What to know of a member who speaks at a session; none for whoever is not there any more.
    fn headline(&self, plan: &Plan, session: i64, member: MemberId) -> Option<Option<String>> {
        let is_theirs = |one: &&Named| one.session == Some(session) && one.user_id == member;
        let named = plan.named.iter().find(is_theirs).filter(|one| self.active.contains(&one.user_id))?;
        Some(named.headline.clone())
    }

    async fn add_sessions(
        &self,
        tx: &mut Tx,
        event: &Event,
        plan: &Plan,
        sessions: &[SessionPlan],
        counts: &mut Counts,
    ) -> Answer<()> {
        for session in sessions {
            let speakers = session.speakers.iter().filter_map(|one| match one.user_id {
                Some(member) => Some((Some(member), None, self.headline(plan, session.position, member)?)),
                None => Some((None, one.name.clone(), one.headline.clone())),
            });
            let speakers: Vec<_> = speakers.collect();
            add_session(tx, event, session, resources(plan, session)?, &speakers).await?;
            counts.sessions += 1;
            counts.speakers += counted(speakers.len());
            counts.resources += counted(session.resources.len());
        }
        if !sessions.is_empty() {
            agenda::touch(tx, event.id).await?;
        }
        Ok(())
    }

    async fn add_staff(
        &self,
        tx: &mut Tx,
        event: &Event,
        plan: &Plan,
        helpers: &[StaffPlan],
        counts: &mut Counts,
    ) -> Answer<()> {
        let now = tx.now();
        for helper in helpers {
            let expires = helper.expires_offset.map(|seconds| {
                moment(event.starts_at, seconds).ok_or_else(|| refused("time_invalid", say!("event-blueprint-time")))
            });
            let expires = expires.transpose()?;
            let is_there = plan.named.iter().any(|one| one.session.is_none() && one.user_id == helper.user_id)
                && self.active.contains(&helper.user_id);
            let is_over = expires.is_some_and(|end| end <= now);
            // Whoever organizes it needs no role.
            if !is_there || is_over || helper.user_id == event.organizer_id {
                continue;
            }
            staff::grant(tx, None, (event.id, helper.user_id, helper.role), expires, None).await?;
            counts.staff_assignments += 1;
        }
        Ok(())
    }
}

/// Adds a session to a new event, whose row is held. `speakers`: who speaks, if they are a member, what a guest is called, and what to know of them.
///
/// # Errors
/// A refusal with the reason if it cannot be.
pub(crate) async fn add_session(
    tx: &mut Tx,
    event: &Event,
    session: &SessionPlan,
    resources: Vec<Resource>,
    speakers: &[(Option<MemberId>, Option<String>, Option<String>)],
) -> Answer<()> {
    let is_clock = session.timezone.as_deref().is_none_or(|name| name.parse::<chrono_tz::Tz>().is_ok());
    let start = moment(event.starts_at, session.start_offset).filter(|_| is_clock);
    let at = start.ok_or_else(|| refused("time_invalid", say!("event-blueprint-time")))?;
    let local = WallTime::at(at, clock(session.timezone.as_deref(), event)).local;
    let said = agenda::Written {
        title: &session.title,
        description: session.description.as_deref(),
        kind: session.kind,
        visibility: session.visibility,
        capacity: session.capacity,
        after: (session.start_offset, (local - event.start()?.local).num_seconds()),
        duration: session.duration,
        timezone: session.timezone.as_deref(),
        track: session.track.as_deref(),
        room: session.room.as_deref(),
        resources,
    };
    let id = agenda::insert(tx, event.id, said).await?;
    agenda::set_speakers(tx, id, speakers).await?;
    Ok(())
}

/// What there is to read at a session, with the addresses as they are sealed now.
fn resources(plan: &Plan, session: &SessionPlan) -> Result<Vec<Resource>, Refusal> {
    let each = (1_i64..).zip(&session.resources).map(|(nth, one)| {
        let address = plan.addresses.iter().find(|kept| (kept.session, kept.nth) == (session.position, nth));
        let sealed_url = address.ok_or_else(reference_invalid)?.sealed.clone();
        Ok(Resource { title: one.title.clone(), sealed_url, visibility: one.visibility })
    });
    each.collect()
}

/// Adds ticket types to a new event, whose row is held. Their groups have to be there.
///
/// # Errors
/// A refusal with the reason if one cannot be.
pub(crate) async fn add_ticket_types(
    tx: &mut Tx,
    event: &Event,
    types: &[TicketPlan],
    actor: Option<MemberId>,
    counts: &mut Counts,
) -> Answer<()> {
    let groups: BTreeSet<GroupId> = types.iter().flat_map(|one| one.policy.groups.iter().copied()).collect();
    let groups: Vec<GroupId> = groups.into_iter().collect();
    if !groups.is_empty() && blueprints::groups_there(tx, &groups).await? < counted(groups.len()) {
        return Err(reference_invalid().into());
    }
    let at =
        |seconds| moment(event.starts_at, seconds).ok_or_else(|| refused("time_invalid", say!("event-blueprint-time")));
    for one in types {
        if is_unpayable(one) {
            return Err(refused("unsupported_ticket", say!("event-blueprint-blocked")).into());
        }
        let content = Content {
            name: one.name.clone(),
            description: one.description.clone(),
            kind: one.kind,
            unit_price: one.unit_price,
            allocation_limit: one.allocation_limit,
            per_member_limit: one.per_member_limit,
            opens: at(one.opens_offset)?,
            closes: at(one.closes_offset)?,
            refund_cutoff: one.refund_cutoff_offset.map(at).transpose()?,
            is_refundable: one.is_refundable,
            policy: one.policy.clone(),
        };
        let id = tickets::insert(tx, event.id, &content).await?;
        let (draft, active) = (TicketStatus::Draft, TicketStatus::Active);
        tickets::note(tx, (id, 1), tickets::TypeAction::Created, (None, draft), None, actor).await?;
        if one.desired_status == active {
            tickets::write_status(tx, id, active).await?;
            tickets::note(tx, (id, 2), tickets::TypeAction::Activated, (Some(draft), active), None, actor).await?;
        }
        counts.ticket_types += 1;
    }
    Ok(())
}

/// Asks those who register at a new event, whose row is held.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn add_registration(
    tx: &mut Tx,
    event: &Event,
    plan: &RegistrationPlan,
    author: Option<MemberId>,
    counts: &mut Counts,
) -> Answer<()> {
    if let Some(settings) = plan.settings {
        let demanded = (settings.answers, settings.due_minutes);
        let others = (settings.guests_per_member, settings.approval_mode);
        forms::demand(tx, &Demanded::unsaid(event.id), demanded, others).await?;
        counts.registration_settings = 1;
    }
    let Some(FormPlan { title, intro, questions }) = &plan.form else { return Ok(()) };
    let form = blueprints::insert_form(tx, event.id, author, (title, intro.as_deref())).await?;
    counts.published_forms = 1;
    for (position, one) in (0_i64..).zip(questions) {
        let question = Question {
            key: one.key.clone(),
            kind: one.kind,
            label: one.label.clone(),
            help: one.help.clone(),
            options: one.options.clone(),
            is_required: one.is_required,
            is_sensitive: one.is_sensitive,
            audience: one.audience,
            retention: one.retention,
        };
        forms::ask(tx, form, position, &question).await?;
        counts.form_questions += 1;
    }
    Ok(())
}

/// Asks something for the safety of all at a new event, whose row is held.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn add_safety(
    tx: &mut Tx,
    event: &Event,
    plan: &SafetyPlan,
    author: Option<MemberId>,
    counts: &mut Counts,
) -> Answer<()> {
    let code = plan.code_of_conduct.clone().map(|text| {
        let hash = Sha256::digest(&text).into();
        (text, hash)
    });
    let words = safety::Words {
        minimum_age: plan.minimum_age,
        guardian_below: plan.guardian_consent_below_age,
        code,
        note: plan.note_for_guardians.clone(),
    };
    safety::insert(tx, event.id, 1, &words, author).await?;
    let draft = safety::draft(&mut tx.reads(), event.id).await?;
    let draft = draft.ok_or_else(|| Fault::new("a draft of requirements has no row"))?;
    safety::publish(tx, draft.id).await?;
    counts.safety_requirements = 1;
    Ok(())
}
