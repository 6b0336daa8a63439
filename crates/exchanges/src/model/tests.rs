//! The whole table of moves, and what the hours become.

use super::*;

fn rules() -> ExchangeRules {
    ExchangeRules::default()
}

/// The states as the platform's table has them (spec platform 5.4): from, and where it may lead.
const TABLE: &[(Status, &[Status])] = {
    use Status::*;
    &[
        (PendingProvider, &[PendingBroker, Accepted, Cancelled, Expired]),
        (PendingBroker, &[Accepted, Cancelled]),
        (Accepted, &[InProgress, Cancelled]),
        (InProgress, &[PendingConfirmation, Cancelled]),
        (PendingConfirmation, &[Completed, Disputed]),
        (Disputed, &[Completed, Cancelled]),
        (Completed, &[]),
        (Cancelled, &[]),
        (Expired, &[]),
    ]
};

#[test]
fn every_state_times_action_times_role_is_a_move_or_a_refusal() {
    let mut legal = 0;
    for from in Status::ALL {
        for by in Actor::ALL {
            for action in Action::ALL {
                let listed = MOVES.iter().find(|one| one.from == *from && one.by == *by && one.action == *action);
                match (step(*from, *by, *action), listed) {
                    (Ok(to), Some(listed)) => {
                        assert_eq!(to, listed.to);
                        legal += 1;
                    }
                    (Err(refusal), None) => {
                        let ever = MOVES.iter().any(|one| one.by == *by && one.action == *action);
                        let (status, code) = if ever { (400, Code::ExchangeError) } else { (403, Code::Forbidden) };
                        assert_eq!((refusal.status, refusal.code()), (status, code), "{from} {by} {action}");
                    }
                    (found, listed) => panic!("{from} {by} {action}: {found:?}, listed {listed:?}"),
                }
            }
        }
    }
    assert_eq!(legal, MOVES.len(), "no move is listed twice");
}

#[test]
fn a_broker_moves_on_what_waits_for_one_and_nothing_else() {
    for status in Status::ALL {
        let moves = MOVES.iter().any(|one| one.from == *status && one.by == Actor::Broker);
        assert_eq!(waits_for_broker(*status), moves, "{status}");
    }
}

#[test]
fn the_moves_lead_where_the_platforms_table_says_and_nowhere_else() {
    for (from, allowed) in TABLE {
        let mut reached: Vec<Status> = MOVES.iter().filter(|one| one.from == *from).map(|one| one.to).collect();
        reached.retain(|to| to != from);
        for to in &reached {
            assert!(allowed.contains(to), "{from} leads to {to}");
        }
        for to in *allowed {
            assert!(reached.contains(to), "{from} never leads to {to}");
        }
        assert_eq!(matches!(from, Status::Completed | Status::Cancelled | Status::Expired), allowed.is_empty());
    }
}

#[test]
fn hours_near_each_other_are_averaged_and_others_disputed() {
    let now = chrono::DateTime::UNIX_EPOCH;
    for (one, other, verdict) in [
        (Some(200), None, Verdict::Wait),
        (None, Some(200), Verdict::Wait),
        (Some(200), Some(200), Verdict::Pay(Hours::from_hundredths(200))),
        (Some(200), Some(225), Verdict::Pay(Hours::from_hundredths(212))),
        (Some(225), Some(200), Verdict::Pay(Hours::from_hundredths(212))),
        (Some(200), Some(226), Verdict::Disagree),
    ] {
        let mut exchange = exchange(Side::Offer);
        for (actor, hours) in [(Actor::Requester, one), (Actor::Provider, other)] {
            if let Some(hours) = hours {
                exchange.confirm(actor, Hours::from_hundredths(hours), now);
            }
        }
        assert_eq!(exchange.verdict(), verdict, "{one:?} {other:?}");
    }
}

fn exchange(side: Side) -> Exchange {
    Exchange {
        id: 1.into(),
        listing_id: 1.into(),
        side,
        requester_id: 1.into(),
        provider_id: 2.into(),
        proposed_hours: Hours::whole(2),
        prep_time: None,
        final_hours: None,
        status: Status::PendingConfirmation,
        risk_level: None,
        message: None,
        requester_confirmed_at: None,
        requester_confirmed_hours: None,
        provider_confirmed_at: None,
        provider_confirmed_hours: None,
        broker_notes: None,
        transaction_id: None,
        due_at: None,
        created_at: chrono::DateTime::UNIX_EPOCH,
    }
}

#[test]
fn an_offer_is_paid_by_who_asked_and_a_request_by_its_owner() {
    assert_eq!(exchange(Side::Offer).payer_and_payee(), (1.into(), 2.into()));
    assert_eq!(exchange(Side::Request).payer_and_payee(), (2.into(), 1.into()));
    let mut asked = exchange(Side::Request);
    asked.confirm(Actor::Requester, Hours::whole(2), chrono::DateTime::UNIX_EPOCH);
    assert_eq!(asked.confirmed_by_payer(), None);
    asked.confirm(Actor::Provider, Hours::whole(1), chrono::DateTime::UNIX_EPOCH);
    assert_eq!(asked.confirmed_by_payer(), Some(Hours::whole(1)));
}

#[test]
fn hours_are_moved_into_their_bounds() {
    let hours = Hours::from_hundredths;
    for (given, moved) in [(None, 100), (Some(0), 25), (Some(24), 25), (Some(300), 300), (Some(99_999), 2_400)] {
        assert_eq!(proposed(given.map(hours)), hours(moved), "{given:?}");
    }
    for (confirmed, moved) in [(1, 150), (150, 150), (180, 180), (250, 250), (251, 250), (99_999, 250)] {
        assert_eq!(allowed(hours(confirmed), hours(200), &rules()), hours(moved), "{confirmed}");
    }
    let fixed = ExchangeRules { allow_hour_adjustment: false, ..rules() };
    assert_eq!(allowed(hours(999), hours(200), &fixed), hours(200));
    let free = ExchangeRules { max_hour_variance_percent: 500, ..rules() };
    assert_eq!(allowed(hours(0), hours(200), &free), hours(1));
}

#[test]
fn a_broker_looks_where_the_community_wants_it() {
    let strict = ExchangeRules { require_broker_approval: true, auto_approve_low_risk: false, ..rules() };
    let lenient = ExchangeRules { require_broker_approval: true, ..rules() };
    for (rules, hours, risk, looks) in [
        (rules(), 2_400, Some("critical"), false),
        (strict, 25, None, true),
        (lenient, 400, None, false),
        (lenient, 401, None, true),
        (lenient, 25, Some("high"), true),
        (lenient, 25, Some("low"), false),
    ] {
        assert_eq!(needs_broker(Hours::from_hundredths(hours), risk, &rules), looks, "{hours} {risk:?}");
    }
}
