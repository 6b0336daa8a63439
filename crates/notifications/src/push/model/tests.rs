use chrono::DateTime;

use super::*;

#[test]
fn waits_double_up_to_an_hour_and_end_with_the_message() {
    let said = DateTime::UNIX_EPOCH;
    let wait = |tries, asked| next_try(tries, said, said, asked, u32::MAX).map(|due| (due - said).num_seconds());
    assert_eq!([1, 2, 3, 5].map(|tries| wait(tries, None)), [30, 60, 120, 480].map(Some));
    assert_eq!(wait(MOST_TRIES, None), None);
    // What the push service asks for counts, but is no reason to come earlier.
    assert_eq!(wait(1, Some(TimeDelta::seconds(3_600))), Some(3_600));
    assert_eq!(wait(1, Some(TimeDelta::seconds(-5))), Some(30));
    assert_eq!(wait(1, Some(TimeDelta::hours(25))), None);
    assert_eq!(wait(1, Some(TimeDelta::MAX)), None);
    assert_eq!(next_try(1, said, said + LASTS, None, 0), None);
}

#[test]
fn a_push_service_keeps_a_message_for_what_is_left_of_its_day() {
    let said = DateTime::UNIX_EPOCH;
    let left = |passed: TimeDelta| keeps(said + LASTS, said + passed);
    assert_eq!(left(TimeDelta::zero()), 86_400);
    assert_eq!(left(TimeDelta::hours(23)), 3_600);
    assert_eq!(left(LASTS - TimeDelta::milliseconds(1)), 0);
    assert_eq!(left(TimeDelta::days(2)), 0);
}

#[test]
fn the_log_says_how_a_message_ended() {
    // (web sent, web failed, native sent, native failed) -> (status, web_ok)
    let table = [
        ((0, 0, 0, 0), None),
        ((1, 0, 0, 0), Some((Status::Delivered, Some(true)))),
        ((2, 0, 1, 0), Some((Status::Delivered, Some(true)))),
        ((0, 0, 1, 0), Some((Status::Delivered, None))),
        ((1, 1, 0, 0), Some((Status::Partial, Some(true)))),
        ((1, 0, 0, 1), Some((Status::Partial, Some(true)))),
        ((0, 1, 1, 0), Some((Status::Partial, Some(false)))),
        ((0, 1, 0, 0), Some((Status::Failed, Some(false)))),
        ((0, 0, 0, 2), Some((Status::Failed, None))),
        ((0, 1, 0, 1), Some((Status::Failed, Some(false)))),
    ];
    for ((web_sent, web_failed, native_sent, native_failed), expected) in table {
        let tally = Tally { web_sent, web_failed, native_sent, native_failed, errors: Vec::new() };
        assert_eq!(tally.logged().map(|line| (line.status, line.web_ok)), expected, "{tally:?}");
    }
}

#[test]
fn errors_are_told_once_each_and_not_for_ever() {
    let mut tally = Tally::default();
    tally.note(Channel::Web, State::Sent, None);
    tally.note(Channel::Web, State::Gone, Some("410"));
    for _ in 0..3 {
        tally.note(Channel::Native, State::Failed, Some("not configured"));
    }
    tally.note(Channel::Web, State::Failed, Some("400"));
    let line = tally.logged().unwrap();
    assert_eq!((line.fcm_failed, line.error.as_deref()), (3, Some("native: not configured | web: 400")));
    let long = Tally { web_failed: 1, errors: vec!["é".repeat(5_000)], ..Tally::default() };
    assert_eq!(long.logged().unwrap().error.unwrap().chars().count(), 2_000);
}

#[test]
fn what_phones_may_show() {
    for (kind, expected) in [
        ("new_message", OnPhones::Plainly),
        ("connection_request", OnPhones::Plainly),
        ("mention", OnPhones::Plainly),
        ("group_invite", OnPhones::Plainly),
        ("group_member_joined", OnPhones::Plainly),
        ("group_chatroom_message", OnPhones::Never),
        ("story_reaction", OnPhones::Never),
        ("story", OnPhones::Never),
        ("caring_help_offered", OnPhones::Never),
        ("caring_community_digest", OnPhones::Never),
        ("caring_emergency", OnPhones::Loudly),
        ("caring_emergency_alert", OnPhones::Loudly),
        ("caring_community_emergency_alert", OnPhones::Loudly),
        ("new_user_registered", OnPhones::Never),
        ("registration_waiting", OnPhones::Never),
        ("new_listing_created", OnPhones::Never),
        ("listing_report_created", OnPhones::Never),
        ("listing_pending_review", OnPhones::Never),
        ("listing_approved", OnPhones::Plainly),
        ("exchange_needs_broker", OnPhones::Never),
        ("safeguarding_flag", OnPhones::Never),
        ("gdpr_request", OnPhones::Never),
        ("social_report_created", OnPhones::Never),
        ("support_request_created", OnPhones::Never),
        ("support_request_answered", OnPhones::Plainly),
    ] {
        assert_eq!(on_phones(kind), expected, "{kind}");
    }
}

#[test]
fn what_is_not_tried_again_has_failed() {
    assert_eq!(Verdict::again(None, "503").for_good(), Verdict::failed("503"));
    assert_eq!(Verdict::Sent.for_good(), Verdict::Sent);
    assert_eq!(Verdict::Gone.for_good(), Verdict::Gone);
}
