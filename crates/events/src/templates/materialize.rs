//! An event that is made of a template: looked at first, then made with everything at once.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use chrono_tz::Tz;
use contract::Code;

use super::actions::{archived, get, hold_members, hold_template};
use super::model::{
    Action, Counts, Issue, Outline, Section, Status, TemplateId, Trouble, as_time_goes, conflict, moment_of, unblocked,
};
use super::store::{self, Template};
use crate::actions::{belonging, may_create, shared};
use crate::agenda::store as agenda;
use crate::base::{Answer, CategoryId, Failure, GroupId, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::draft;
use crate::model::{Event, EventId, missing, wrong};
use crate::queue;
use crate::recurrence::blueprint::apply::{add_registration, add_safety, add_session, add_ticket_types};
use crate::recurrence::blueprint::model::{Counts as Added, Definitions, moment};
use crate::recurrence::store::blueprints;
use crate::reminders::model::Rule;
use crate::reminders::store as reminders;
use crate::rules::EventRules;
use crate::say;
use crate::store::{self as events, Content, EventSeen};
use crate::tickets::model::Status as TicketStatus;
use crate::time::WallTime;

/// So long after its beginning an event without an end has sessions.
const DAY: TimeDelta = TimeDelta::hours(24);

/// When an event is to be, and what is to be otherwise than in the template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// When it begins, as typed.
    pub start: String,
    /// When it ends, as typed.
    pub end: Option<String>,
    /// IANA name of its zone.
    pub timezone: Option<String>,
    /// Its name.
    pub title: Option<String>,
    /// Its group; the outer none for that of the template.
    pub group: Option<Option<GroupId>>,
}

/// What an event would be.
#[derive(Clone, Debug, PartialEq)]
pub struct Projected {
    /// Of what it is made.
    pub template: Template,
    /// What it says about itself.
    pub content: Content,
    /// Its parts, with times as seconds from its beginning, as time goes.
    pub definitions: Definitions,
    /// When those who take part are reminded; none where it is as for all events.
    pub reminders: Option<Vec<Rule>>,
    /// How much it has of each part.
    pub counts: Counts,
    /// What stands in the way, or is otherwise than one may think.
    pub issues: Vec<Issue>,
}

/// What an event would be, but for what only a transaction says. `expected`: the version that was read.
async fn project(call: &Call, id: TemplateId, expected: Option<i64>, wish: Wish) -> Answer<Projected> {
    let kept = get(call, id).await?;
    may_create(call)?;
    if expected.is_some_and(|version| version != kept.template.version) {
        let refusal = Refusal::new(Code::VersionConflict, say!("event-template-stale"));
        return Err(refusal.field("expected_version").into());
    }
    if kept.template.status == Status::Archived {
        return Err(archived().into());
    }
    let parts = store::parts(call, id, kept.template.version).await?;
    let (Some(outline), Some(parts)) = (kept.content.outline, parts) else {
        return Err(conflict(say!("event-template-empty")).into());
    };
    let mut issues = Vec::new();
    let content = content(call, outline.0, wish, &mut issues).await?;
    let zone: Tz = content.timezone.parse().map_err(|_| wrong("timezone", say!("event-timezone-unknown")))?;
    let start = content.start;
    let moved = parts.0.definitions.moved(|seconds| as_time_goes(start, zone, seconds));
    issues.extend(Issue::of(Trouble::TimeImpossible, None, usize::from(moved.is_none())));
    let mut definitions = moved.unwrap_or_default();
    let over = close_sales(&mut definitions, start, call);
    issues.extend(Issue::of(Trouble::SalesOver, Some(Section::TicketTypes), over));
    issues.extend(Issue::of(Trouble::SessionOutside, Some(Section::Agenda), outside(&definitions, &content)));
    let counts = kept.content.counts.0;
    Ok(Projected { template: kept.template, content, definitions, reminders: parts.0.reminders, counts, issues })
}

/// What an event says about itself that is made so. What the template names and the viewer cannot use is an issue; what they name themselves is refused.
async fn content(call: &Call, outline: Outline, wish: Wish, issues: &mut Vec<Issue>) -> Answer<Content> {
    let viewer = call.member()?;
    let community = call.community()?;
    let category = known_category(call, outline.category).await?;
    issues.extend(Issue::of(
        Trouble::CategoryMissing,
        None,
        usize::from(category.is_none() && outline.category.is_some()),
    ));
    let group = wish.group.unwrap_or(outline.group);
    let own = draft::Wish { group: Some(group), ..draft::Wish::default() };
    match belonging(call, viewer, own, None).await {
        Err(Failure::Refusal(_)) if wish.group.is_none() => {
            issues.extend(Issue::of(Trouble::GroupUnavailable, None, 1));
        }
        usable => {
            usable?;
        }
    }
    let timezone = wish.timezone.unwrap_or(outline.timezone);
    let zone = timezone.trim().parse::<Tz>().ok();
    let after = zone.zip(outline.duration).and_then(|(zone, duration)| {
        let start = WallTime::read(&wish.start, zone).ok()?;
        Some(moment_of(start, zone, duration)?.to_rfc3339())
    });
    let (latitude, longitude) = outline.coordinates.unzip();
    let said = draft::Wish {
        title: Some(wish.title.unwrap_or(outline.title)),
        description: Some(outline.description),
        start: Some(wish.start),
        end: Some(wish.end.or(after)),
        timezone: Some(timezone),
        is_all_day: Some(outline.is_all_day),
        location: Some(outline.location),
        latitude: Some(latitude),
        longitude: Some(longitude),
        accessibility: Some(Some(outline.accessibility)),
        max_attendees: Some(outline.max_attendees),
        is_online: Some(outline.is_online),
        allow_remote_attendance: Some(outline.allow_remote_attendance),
        category: Some(category),
        group: Some(group),
        federated_visibility: Some(outline.federated_visibility),
        ..draft::Wish::default()
    };
    let places = community.rules::<EventRules>().places();
    let content = draft::drafted(said, queue::zone(&community.settings.timezone).name(), places, call.now())?;
    shared(call, content)
}

async fn known_category(call: &Call, category: Option<CategoryId>) -> Answer<Option<CategoryId>> {
    match category {
        Some(id) => Ok(events::category(call, id.get(), "").await?),
        None => Ok(None),
    }
}

/// Lets tickets be drafts whose sale would be over already. How many that are.
fn close_sales(definitions: &mut Definitions, start: WallTime, call: &Call) -> usize {
    let mut over = 0;
    for one in definitions.ticket_types.iter_mut().flatten() {
        let is_over = moment(start.at, one.closes_offset).is_none_or(|closes| closes <= call.now());
        if is_over && one.desired_status == TicketStatus::Active {
            one.desired_status = TicketStatus::Draft;
            over += 1;
        }
    }
    over
}

/// How many sessions would not be within the event.
fn outside(definitions: &Definitions, content: &Content) -> usize {
    let start = content.start.at;
    let end = content.end.map_or(start + DAY, |end| end.at);
    let is_outside = |offset: i64, duration: i64| {
        offset < 0 || moment(start, offset.saturating_add(duration)).is_none_or(|over| over > end)
    };
    let sessions = definitions.agenda.iter().flatten();
    sessions.filter(|one| is_outside(one.start_offset, one.duration)).count()
}

/// Whether groups that tickets are for are gone.
async fn missing_groups(tx: &mut Tx, definitions: &Definitions) -> Answer<Option<Issue>> {
    let types = definitions.ticket_types.iter().flatten();
    let groups: BTreeSet<GroupId> = types.flat_map(|one| one.policy.groups.iter().copied()).collect();
    let groups: Vec<GroupId> = groups.into_iter().collect();
    if groups.is_empty() {
        return Ok(None);
    }
    let there = usize::try_from(blueprints::groups_there(tx, &groups).await?).unwrap_or_default();
    Ok(Issue::of(Trouble::TicketGroupMissing, Some(Section::TicketTypes), groups.len().saturating_sub(there)))
}

/// What an event made of a template would be. Nothing is written.
///
/// # Errors
/// As the contract says of `previewEventFromTemplate`.
pub async fn preview(call: &Call, id: TemplateId, wish: Wish) -> Answer<Projected> {
    let mut projected = project(call, id, None, wish).await?;
    let mut tx = call.begin().await?;
    projected.issues.extend(missing_groups(&mut tx, &projected.definitions).await?);
    Ok(projected)
}

/// Makes an event of a template: a draft, which the viewer organizes.
///
/// # Errors
/// As the contract says of `createEventFromTemplate`.
pub async fn make(call: &Call, id: TemplateId, expected: i64, wish: Wish) -> Answer<EventSeen> {
    let viewer = call.member()?;
    let mut projected = project(call, id, Some(expected), wish).await?;
    let mut tx = call.begin().await?;
    let template = hold_template(&mut tx, id, expected).await?;
    if template.status == Status::Archived {
        return Err(archived().into());
    }
    projected.issues.extend(missing_groups(&mut tx, &projected.definitions).await?);
    unblocked(&projected.issues)?;
    hold_members(&mut tx, Some(viewer.id), None).await?;
    let made: EventId = events::insert(&mut tx, viewer.id, &projected.content).await?;
    events::name(&mut tx, made, &format!("event:{}:{made}", call.tenant())).await?;
    let event = events::lock(&mut tx, made).await?.ok_or_else(missing)?;
    furnish(&mut tx, &event, &projected, viewer.id).await?;
    store::note(&mut tx, (id, template.version), Action::Materialized, Some(made), Some(viewer.id)).await?;
    let seen = events::read_seen(&mut tx, viewer.id, viewer.is_admin(), made).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(seen)
}

/// Gives a new event, whose row is held, its parts.
async fn furnish(tx: &mut Tx, event: &Event, projected: &Projected, actor: MemberId) -> Answer<()> {
    let definitions = &projected.definitions;
    let mut added = Added::default();
    let sessions = definitions.agenda.as_deref().unwrap_or_default();
    for session in sessions {
        add_session(tx, event, session, Vec::new(), &[]).await?;
    }
    if !sessions.is_empty() {
        agenda::touch(tx, event.id).await?;
    }
    if let Some(types) = &definitions.ticket_types {
        add_ticket_types(tx, event, types, Some(actor), &mut added).await?;
    }
    if let Some(registration) = &definitions.registration {
        add_registration(tx, event, registration, Some(actor), &mut added).await?;
    }
    if let Some(required) = &definitions.safety {
        add_safety(tx, event, required, Some(actor), &mut added).await?;
    }
    if let Some(rules) = &projected.reminders {
        reminders::say(tx, event.id, None, Some(rules.clone())).await?;
    }
    Ok(())
}
