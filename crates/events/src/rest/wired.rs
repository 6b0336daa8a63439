//! What the events' REST door shows.

use std::collections::HashMap;
use std::sync::Arc;

use contract::events as wire;

use crate::actions::role;
use crate::base::place::{Circle, Point, distance_km};
use crate::base::{Answer, Hours, Timestamp};
use crate::call::{Call, Member};
use crate::lifecycle::{SeriesTaken, Taken};
use crate::members::Eyes;
use crate::members::model::absolute;
use crate::model::{
    Accessibility, Event, EventId, Participation, Publication, Registration, Reveal, RevealTo, Waiting, participation,
};
use crate::permissions::{Permission, Role, may};
use crate::recurrence::{self, Recurring};
use crate::rewards;
use crate::rules::EventRules;
use crate::store::EventSeen;

/// How events are shown to whoever makes a call.
pub struct Shown<'c> {
    viewer: &'c Member,
    rules: Arc<EventRules>,
    eyes: Eyes,
    base_url: &'c str,
    now: Timestamp,
    recurring: HashMap<EventId, Recurring>,
    has_rewards: bool,
}

impl<'c> Shown<'c> {
    /// To whoever makes this call.
    ///
    /// # Errors
    /// 401 `auth_required` if nobody is signed in.
    pub fn of(call: &'c Call) -> Answer<Self> {
        Ok(Self {
            viewer: call.member()?,
            rules: call.community()?.rules::<EventRules>(),
            eyes: Eyes::of(call),
            base_url: &call.visit().base_url,
            now: call.now(),
            recurring: HashMap::new(),
            has_rewards: call.community()?.has(rewards::FEATURE),
        })
    }

    /// The same, who knows how some events recur. Two statements, and none where none of them does.
    ///
    /// # Errors
    /// 401 `auth_required` if nobody is signed in.
    pub async fn knowing(mut self, call: &Call, events: &[EventSeen]) -> Answer<Self> {
        self.recurring = recurrence::of(call, events.iter().filter_map(|seen| seen.event.root())).await?;
        Ok(self)
    }

    /// An event, with its distance from the middle of a circle.
    #[must_use]
    pub fn event(&self, seen: EventSeen, near: Option<&Circle>) -> wire::Event {
        let role = role(self.viewer, &seen);
        let relationship = self.relationship(&seen, role);
        let permissions = self.permissions(role, seen.event.publication_state);
        let online = self.online_access(&seen, role);
        let occupied = seen.occupied();
        let recurrence =
            seen.event.root().map(|root| recurrence::rest::projection(&seen.event, root, self.recurring.get(&root)));
        let (state, status) = (seen.event.state(self.now), seen.event.status());
        let EventSeen { event, organizer, around } = seen;
        let has_group = around.group_name.is_some();
        let picture = |address: &Option<String>| address.as_deref().map(|address| absolute(self.base_url, address));
        let (name, avatar) = (self.eyes.name(&organizer), picture(&organizer.avatar_url));
        let heading = event.category_id.map(|id| wire::EventHeading {
            id: Some(id.get()),
            name: around.category_name.clone(),
            slug: around.category_slug.clone(),
            colour: around.category_color.clone(),
        });
        let facts = accessibility(&event.accessibility.0);
        let reason = event.cancellation_reason.clone();
        let rsvp = rsvp(relationship.registration.state, around.is_interested);
        let (image, cover) = (picture(&event.image_url), picture(&event.cover_image_url));
        wire::Event {
            contract_version: 2,
            id: event.id.get(),
            primary_image: cover
                .clone()
                .or_else(|| image.clone())
                .map(|url| wire::EventImage { url, alt_text: event.title.clone() }),
            organizer: wire::EventOrganizer {
                id: organizer.id.get(),
                display_name: Some(name.clone()),
                avatar_url: avatar.clone(),
                relationship: if organizer.id == self.viewer.id {
                    wire::EventOrganizerRelationship::Self_
                } else {
                    wire::EventOrganizerRelationship::Member
                },
                actions: wire::EventOrganizerActions { view_profile: true, message: false },
            },
            category: heading,
            location: wire::EventLocation {
                label: event.location.clone(),
                latitude: event.latitude,
                longitude: event.longitude,
                mode: event.mode(),
                accessibility: facts.clone(),
            },
            schedule: wire::EventSchedule {
                start_at: event.starts_at,
                end_at: event.ends_at,
                timezone: event.timezone.clone(),
                all_day: event.is_all_day,
                state,
                publication_state: event.publication_state,
                operational_state: event.operational_state,
                lifecycle_version: event.lifecycle_version,
                cancellation_reason: reason.clone(),
            },
            series: wire::EventSeriesLinks {
                named: event.series_id.map(|id| wire::EventNamedSeries {
                    id: id.get(),
                    title: around.series_title.clone(),
                    description: around.series_description.clone(),
                    event_count: around.series_count,
                }),
                recurrence: recurrence.clone(),
            },
            metrics: wire::EventMetrics {
                confirmed_count: around.confirmed,
                interested_count: around.interested,
                waitlist_count: around.waiting,
            },
            created_at: Some(event.created_at),
            updated_at: Some(event.updated_at),
            group: event.group_id.zip(around.group_name).map(|(id, name)| wire::EventGroup {
                id: id.get(),
                name,
                slug: around.group_slug,
            }),
            attendance_credit_amount: around.reward.filter(|_| self.has_rewards).map(Hours::decimal),
            distance_km: near.and_then(|circle| distance(circle, &event)),
            federated_visibility: event.federated_visibility,
            organizer_id: organizer.id.get(),
            user: wire::EventUser {
                id: organizer.id.get(),
                name: Some(name),
                avatar: avatar.clone(),
                avatar_url: avatar,
            },
            category_id: event.category_id.map(|id| id.get()),
            group_id: event.group_id.filter(|_| has_group).map(|id| id.get()),
            category_name: around.category_name,
            category_slug: around.category_slug,
            location_label: event.location.clone(),
            latitude: event.latitude,
            longitude: event.longitude,
            coordinates: event.latitude.zip(event.longitude).map(|(lat, lng)| wire::EventCoordinates { lat, lng }),
            venue_accessibility: facts,
            start_time: event.starts_at,
            end_time: event.ends_at,
            start_date: event.starts_at,
            end_date: event.ends_at,
            status,
            cancellation_reason: reason,
            is_online: event.is_online,
            allow_remote_attendance: event.allow_remote_attendance,
            online_link: online.join_url.clone(),
            online_url: online.join_url.clone(),
            video_url: online.video_url.clone(),
            cover_image: cover,
            image_url: image,
            max_attendees: event.max_attendees,
            spots_left: event.max_attendees.map(|limit| (limit - occupied).max(0)),
            is_full: event.max_attendees.is_some_and(|limit| occupied >= limit),
            attendee_count: around.confirmed,
            attendees_count: around.confirmed,
            interested_count: around.interested,
            waitlist_count: around.waiting,
            rsvp_counts: wire::EventRsvpCounts { going: around.confirmed, interested: around.interested },
            my_rsvp: rsvp.map(str::to_owned),
            user_rsvp: rsvp.map(str::to_owned),
            rsvp_status: rsvp.map(str::to_owned),
            series_id: event.series_id.map(|id| id.get()),
            is_series: recurrence.is_some(),
            parent_event_id: event.parent_event_id.map(|id| id.get()),
            recurrence_frequency: recurrence.as_ref().and_then(|how| how.frequency),
            series_count: recurrence.as_ref().map_or(0, |how| how.occurrence_count),
            series_occurrences: recurrence.as_ref().map(|how| how.occurrences.clone()).unwrap_or_default(),
            can_edit: permissions.edit,
            title: event.title,
            description: Some(event.description),
            relationship,
            online_access: online,
            permissions,
        }
    }

    /// How the viewer stands to an event, and what they can do about it. Source: spec events 2.5.
    fn relationship(&self, seen: &EventSeen, role: Role) -> wire::EventRelationship {
        let (event, around) = (&seen.event, &seen.around);
        let occupied = seen.occupied();
        let is_full = event.max_attendees.is_some_and(|limit| occupied >= limit);
        let participate = !role.manages() && event.is_registrable(self.now);
        let waits = matches!(around.own_waiting, Some(Waiting::Waiting | Waiting::Offered));
        let registered = matches!(
            around.own_registration,
            Some(Registration::Invited | Registration::Pending | Registration::Confirmed)
        );
        let open = self.rules.registration_enabled && participate;
        // Where nobody is asked in turn, whoever waits takes a place as everybody does.
        let in_turn =
            waits && (self.rules.timed_waitlist_offers_enabled || around.own_waiting == Some(Waiting::Offered));
        // Whoever is invited has been decided about.
        let asks = around.requires_approval && around.own_registration != Some(Registration::Invited);
        let stands = around.own_registration == Some(Registration::Confirmed)
            || (asks && around.own_registration == Some(Registration::Pending));
        wire::EventRelationship {
            engagement: wire::EventEngagement {
                state: if around.is_interested {
                    wire::EventEngagementState::Interested
                } else {
                    wire::EventEngagementState::None
                },
                can_change: participate,
            },
            registration: wire::EventOwnRegistration {
                state: participation(around.own_registration, around.own_waiting),
                waitlist_position: around.own_place,
                requires_approval: asks,
                can_register: open && !in_turn && !stands && (asks || !is_full),
                can_withdraw: registered,
                can_join_waitlist: open && !waits && self.rules.waitlist_enabled && is_full && !registered && !asks,
                can_leave_waitlist: waits,
            },
            attendance: wire::EventOwnAttendance {
                state: around.own_attendance.unwrap_or(wire::EventAttendanceState::NotCheckedIn),
                checked_in_at: around.own_checked_in_at,
                checked_out_at: around.own_checked_out_at,
            },
            capacity: wire::EventCapacity {
                limit: event.max_attendees,
                confirmed: around.confirmed,
                guests: around.guests,
                remaining: event.max_attendees.map(|limit| (limit - occupied).max(0)),
                is_full,
                waitlist_count: around.waiting,
            },
        }
    }

    fn permissions(&self, role: Role, publication: Publication) -> wire::EventPermissions {
        let may = |permission| may(permission, role, publication, self.rules.moderation_required);
        wire::EventPermissions {
            edit: may(Permission::Edit),
            cancel: may(Permission::Cancel),
            manage_people: may(Permission::ManagePeople),
            check_in: may(Permission::CheckIn),
            message: may(Permission::Message),
            export: may(Permission::Export),
            publish: may(Permission::Publish),
            submit_for_review: may(Permission::SubmitForReview),
            manage_agenda: may(Permission::ManageAgenda),
            manage_staff: may(Permission::ManageStaff),
            manage_registration: may(Permission::ManageRegistration),
            broadcast: may(Permission::Broadcast),
            manage_finance: may(Permission::ManageFinance),
            reconcile_credits: may(Permission::ReconcileCredits),
            reconcile_tickets: may(Permission::ReconcileTickets),
            transfer_ownership: may(Permission::TransferOwnership),
        }
    }

    fn online_access(&self, seen: &EventSeen, role: Role) -> wire::EventOnlineAccess {
        let takes_part = seen.around.own_registration == Some(Registration::Confirmed)
            && !matches!(seen.around.own_waiting, Some(Waiting::Waiting | Waiting::Offered));
        let eyes = match (role.manages(), takes_part) {
            (true, _) => RevealTo::Manager,
            (false, true) => RevealTo::Participant,
            (false, false) => RevealTo::Other,
        };
        let times = (self.rules.reveal_minutes_before, self.rules.reveal_minutes_after);
        let revealed = seen.event.reveal(eyes, times, self.now);
        let shown = |address: &Option<String>| address.clone().filter(|_| revealed.state == Reveal::Available);
        wire::EventOnlineAccess {
            mode: seen.event.mode(),
            reveal_state: revealed.state,
            join_url: shown(&seen.event.online_link),
            video_url: shown(&seen.event.video_url),
            reveal_at: revealed.from,
            expires_at: revealed.until,
        }
    }
}

/// An event as whoever makes the call sees it.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn shown(call: &Call, seen: EventSeen) -> Answer<wire::Event> {
    let eyes = Shown::of(call)?.knowing(call, std::slice::from_ref(&seen)).await?;
    Ok(eyes.event(seen, None))
}

pub(crate) async fn one(call: &Call, seen: EventSeen) -> Answer<wire::EventResponse> {
    Ok(wire::EventResponse { data: shown(call, seen).await?, meta: call.meta() })
}

/// Some events as whoever makes the call sees them.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn all(call: &Call, events: Vec<EventSeen>) -> Answer<Vec<wire::Event>> {
    let eyes = Shown::of(call)?.knowing(call, &events).await?;
    Ok(events.into_iter().map(|seen| eyes.event(seen, None)).collect())
}

/// How older clients say how a member answered.
fn rsvp(state: Participation, is_interested: bool) -> Option<&'static str> {
    match state {
        Participation::Confirmed => Some("going"),
        Participation::Waitlisted | Participation::Offered => Some("waitlisted"),
        Participation::Invited => Some("invited"),
        Participation::Pending => Some("pending"),
        _ if is_interested => Some("interested"),
        Participation::Declined | Participation::Cancelled => Some("not_going"),
        Participation::None => None,
    }
}

fn distance(circle: &Circle, event: &Event) -> Option<f64> {
    let (latitude, longitude) = event.latitude.zip(event.longitude)?;
    let (one, other) = (Point::of(circle.latitude, circle.longitude), Point::of(latitude, longitude));
    Some(distance_km((one.x - other.x).powi(2) + (one.y - other.y).powi(2) + (one.z - other.z).powi(2)))
}

pub(crate) fn accessibility(said: &Accessibility) -> wire::EventAccessibility {
    wire::EventAccessibility {
        schema_version: 1,
        step_free_access: said.step_free_access,
        accessible_toilet: said.accessible_toilet,
        hearing_loop: said.hearing_loop,
        quiet_space: said.quiet_space,
        seating_available: said.seating_available,
        accessible_parking: said.accessible_parking,
        parking_details: said.parking_details.clone(),
        transit_details: said.transit_details.clone(),
        assistance_contact: said.assistance_contact.clone(),
        notes: said.notes.clone(),
        provided: said.provided(),
    }
}

/// What a step that cancels or archives answers. Source: spec events 5.4.
pub(super) fn change(call: &Call, taken: Taken, archives: bool, keyed: bool) -> wire::EventLifecycleResponse {
    use wire::EventLifecycleOutcome::{AlreadyArchived, AlreadyCancelled, Archived, Cancelled};
    let (event, changed) = (&taken.seen.event, taken.changed);
    let id = event.id.get();
    let data = wire::EventLifecycleChange {
        action: if archives { "archive" } else { "cancel" }.to_owned(),
        requested_action: if archives { "delete" } else { "cancel" }.to_owned(),
        outcome: match (archives, changed) {
            (true, true) => Archived,
            (true, false) => AlreadyArchived,
            (false, true) => Cancelled,
            (false, false) => AlreadyCancelled,
        },
        event_id: id,
        changed,
        replayed: !changed,
        idempotent_replay: !changed,
        idempotency_key_supplied: keyed,
        cancelled: changed && event.operational_state == wire::EventOperationalState::Cancelled,
        already_cancelled: !changed && !archives,
        archived: changed && archives,
        already_archived: !changed && archives,
        deleted: false,
        publication_status: event.publication_state,
        operational_status: event.operational_state,
        status: event.status(),
        lifecycle_version: event.lifecycle_version,
        reason: taken.reason,
        history_id: taken.history,
        outbox_id: taken.told,
        cascade: cascade(taken.cascade),
        series: series(&taken.series, changed),
    };
    wire::EventLifecycleResponse { data, meta: call.meta() }
}

/// What a step did to events that belong together. Each that changed has its line in the history and its domain event.
pub(super) fn series(taken: &SeriesTaken, changed: bool) -> wire::EventSeriesChange {
    let counted = |events: &[EventId]| i64::try_from(events.len()).unwrap_or(i64::MAX);
    let numbers = |events: &[EventId]| events.iter().map(|id| id.get()).collect();
    let (targets, done) = (counted(&taken.targets), counted(&taken.changed));
    debug_assert_eq!(changed, done > 0);
    wire::EventSeriesChange {
        is_series: taken.recurs,
        target_count: targets,
        changed_count: done,
        replayed_count: targets - done,
        history_count: done,
        outbox_count: done,
        event_ids: numbers(&taken.targets),
        changed_event_ids: numbers(&taken.changed),
    }
}

/// What a step did to one event, as its history says it.
pub(super) fn alone(id: i64) -> wire::EventSeriesChange {
    wire::EventSeriesChange {
        is_series: false,
        target_count: 1,
        changed_count: 1,
        replayed_count: 0,
        history_count: 1,
        outbox_count: 1,
        event_ids: vec![id],
        changed_event_ids: vec![id],
    }
}

pub(super) fn cascade(ended: crate::store::Cascade) -> wire::EventCascade {
    wire::EventCascade {
        reminders_cancelled: ended.reminders_cancelled,
        waitlist_cancelled: ended.waitlist_cancelled,
        registrations_cancelled: ended.registrations_cancelled,
    }
}
