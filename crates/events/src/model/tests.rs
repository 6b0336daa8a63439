use chrono::{DateTime, TimeDelta};

use super::*;

fn moment() -> Timestamp {
    DateTime::from_timestamp(1_900_000_000, 0).unwrap()
}

/// An evening of two hours that begins at [`moment`].
fn evening() -> Event {
    Event {
        recurrence_id: None,
        occurrence_date: None,
        id: 1.into(),
        organizer_id: 7.into(),
        title: "Repair evening".to_owned(),
        description: "Bring what is broken.".to_owned(),
        local_start: "2030-03-17T17:46:40".to_owned(),
        local_end: Some("2030-03-17T19:46:40".to_owned()),
        timezone: "Europe/Dublin".to_owned(),
        starts_at: moment(),
        ends_at: Some(moment() + TimeDelta::hours(2)),
        is_all_day: false,
        location: None,
        latitude: None,
        longitude: None,
        accessibility: Json(Accessibility::default()),
        max_attendees: None,
        is_online: true,
        allow_remote_attendance: false,
        online_link: Some("https://meet.example/secret".to_owned()),
        video_url: None,
        image_url: None,
        cover_image_url: None,
        category_id: None,
        group_id: None,
        series_id: None,
        federated_visibility: Federation::None,
        publication_state: Publication::Published,
        operational_state: Operation::Scheduled,
        lifecycle_version: 1,
        calendar_sequence: 0,
        federation_version: 1,
        lifecycle_reason: None,
        cancellation_reason: None,
        published_at: None,
        parent_event_id: None,
        is_recurring_template: false,
        created_at: moment(),
        updated_at: moment(),
    }
}

#[test]
fn one_word_says_where_an_event_stands() {
    use Operation::{Cancelled, Completed, Postponed, Scheduled};
    use Publication::{Archived, Draft, PendingReview, Published};
    for (publication, operation, hours, state, status) in [
        (Draft, Scheduled, 0, State::Draft, Status::Draft),
        (PendingReview, Scheduled, 0, State::PendingReview, Status::Draft),
        (Archived, Cancelled, 0, State::Archived, Status::Cancelled),
        (Archived, Completed, 0, State::Archived, Status::Cancelled),
        (Published, Postponed, 0, State::Postponed, Status::Cancelled),
        (Published, Cancelled, 0, State::Cancelled, Status::Cancelled),
        (Published, Completed, 0, State::Completed, Status::Completed),
        (Published, Scheduled, -1, State::Upcoming, Status::Active),
        (Published, Scheduled, 0, State::Ongoing, Status::Active),
        (Published, Scheduled, 2, State::Ongoing, Status::Active),
        (Published, Scheduled, 3, State::Ended, Status::Active),
    ] {
        let event = Event { publication_state: publication, operational_state: operation, ..evening() };
        let now = moment() + TimeDelta::hours(hours);
        assert_eq!((event.state(now), event.status()), (state, status), "{publication:?} {operation:?} {hours}");
    }
    let open = Event { ends_at: None, local_end: None, ..evening() };
    assert_eq!(open.state(moment() + TimeDelta::days(9)), State::Ongoing, "nobody knows when it ends");
}

#[test]
fn the_way_in_is_shown_to_those_who_take_part_and_only_for_a_while() {
    let at = |minutes: i64| moment() + TimeDelta::minutes(minutes);
    let seen = |event: &Event, eyes, minutes| event.reveal(eyes, (30, 120), at(minutes)).state;
    let event = evening();
    for (eyes, minutes, state) in [
        (RevealTo::Manager, -9_999, Reveal::Available),
        (RevealTo::Other, 10, Reveal::Restricted),
        (RevealTo::Participant, -31, Reveal::Scheduled),
        (RevealTo::Participant, -30, Reveal::Available),
        (RevealTo::Participant, 240, Reveal::Available),
        (RevealTo::Participant, 241, Reveal::Expired),
    ] {
        assert_eq!(seen(&event, eyes, minutes), state, "{eyes:?} {minutes}");
    }
    let cancelled = Event { operational_state: Operation::Cancelled, ..evening() };
    assert_eq!(seen(&cancelled, RevealTo::Participant, 0), Reveal::Restricted);
    let bare = Event { online_link: None, ..evening() };
    assert_eq!(seen(&bare, RevealTo::Manager, 0), Reveal::NotConfigured);
    let hall = Event { is_online: false, location: Some("The hall".to_owned()), ..bare };
    assert_eq!((seen(&hall, RevealTo::Manager, 0), hall.mode()), (Reveal::NotApplicable, Mode::InPerson));
    assert_eq!(event.mode(), Mode::Online);
    assert_eq!(Event { location: Some("The hall".to_owned()), ..event }.mode(), Mode::Hybrid);
}

#[test]
fn members_register_for_what_is_published_and_has_not_begun() {
    let before = moment() - TimeDelta::hours(1);
    let postponed = Event { operational_state: Operation::Postponed, ..evening() };
    let draft = Event { publication_state: Publication::Draft, ..evening() };
    let cancelled = Event { operational_state: Operation::Cancelled, ..evening() };
    let template = Event { is_recurring_template: true, ..evening() };
    for (event, now, open) in [
        (evening(), before, true),
        (evening(), moment(), false),
        (postponed, before, true),
        (draft, before, false),
        (cancelled, before, false),
        (template, before, false),
    ] {
        assert_eq!(event.is_registrable(now), open, "{:?} {:?}", event.publication_state, event.operational_state);
    }
}

#[test]
fn the_waiting_list_speaks_before_the_registration() {
    for (registration, waiting, seen) in [
        (None, None, Participation::None),
        (Some(Registration::Cancelled), Some(Waiting::Waiting), Participation::Waitlisted),
        (None, Some(Waiting::Offered), Participation::Offered),
        (Some(Registration::Confirmed), Some(Waiting::Accepted), Participation::Confirmed),
        (None, Some(Waiting::Expired), Participation::None),
        (Some(Registration::Declined), None, Participation::Declined),
    ] {
        assert_eq!(participation(registration, waiting), seen, "{registration:?} {waiting:?}");
    }
}
