use std::sync::Arc;

use contract::Role;

use super::*;
use crate::call::Credential;
use crate::language::Language;

type Outcome = Result<Next, (u16, Code)>;

#[test]
fn every_state_times_action_times_actor() {
    use {Action::*, Actor::*, State::*};
    let stays = |state| Ok(Next::Stays(state));
    let missing: Outcome = Err((404, Code::NotFound));
    let role: Outcome = Err((403, Code::RoleForbidden));
    let partial: Outcome = Err((403, Code::AuthInsufficientPermissions));
    let others: Outcome = Err((403, Code::Forbidden));
    let shown: Outcome = Err((400, Code::AlreadyProcessed));
    // The outcomes by actor: author, other member, moderator, moderator who wrote or received it.
    let table: [(State, Action, [Outcome; 4]); 20] = [
        (Approved, Withdraw, [stays(Withdrawn), others, others, others]),
        (Approved, Flag, [role, role, stays(Pending), partial]),
        (Approved, Hide, [role, role, stays(Hidden), partial]),
        (Approved, Approve, [role, role, shown, partial]),
        (Approved, Remove, [role, role, Ok(Next::Gone), partial]),
        (Pending, Withdraw, [stays(Withdrawn), missing, missing, missing]),
        (Pending, Flag, [role, role, stays(Pending), partial]),
        (Pending, Hide, [role, role, stays(Hidden), partial]),
        (Pending, Approve, [role, role, stays(Approved), partial]),
        (Pending, Remove, [role, role, Ok(Next::Gone), partial]),
        (Hidden, Withdraw, [stays(Withdrawn), missing, missing, missing]),
        (Hidden, Flag, [role, role, stays(Pending), partial]),
        (Hidden, Hide, [role, role, stays(Hidden), partial]),
        (Hidden, Approve, [role, role, stays(Approved), partial]),
        (Hidden, Remove, [role, role, Ok(Next::Gone), partial]),
        (Withdrawn, Withdraw, [missing, missing, missing, missing]),
        (Withdrawn, Flag, [role, role, missing, partial]),
        (Withdrawn, Hide, [role, role, missing, partial]),
        (Withdrawn, Approve, [role, role, missing, partial]),
        (Withdrawn, Remove, [role, role, Ok(Next::Gone), partial]),
    ];
    for (state, action, outcomes) in table {
        for (actor, expected) in [Author, Member, Moderator, Involved].into_iter().zip(outcomes) {
            let outcome = step(state, actor, action).map_err(|refusal| (refusal.status, refusal.code()));
            assert_eq!(outcome, expected, "{state:?} {action} {actor:?}");
        }
    }
    // No move leads out of what an author has taken back but out of the world.
    assert!(MOVES.iter().all(|(from, .., next)| *from != Withdrawn || *next == Next::Gone));
}

#[test]
fn numbers_grow_with_time_and_tell_of_an_anonymous_review_the_day() {
    let noon = Timestamp::UNIX_EPOCH + chrono::TimeDelta::hours(12) + chrono::TimeDelta::days(20_000);
    let of = |minutes: i64, is_anonymous, dice| {
        number(noon + chrono::TimeDelta::minutes(minutes), is_anonymous, 0, dice).get()
    };
    assert!(of(0, false, 7) < of(1, false, 3));
    assert!(number(noon, false, 0, 0).get() < number(noon, false, 1, 0).get());
    // The moment makes no difference, chance does, and the day before and the day after stay apart.
    assert_eq!(of(0, true, 99), of(300, true, 99));
    assert_ne!(of(0, true, 99), of(0, true, 98));
    for dice in [0, 1, 863_999_999, 864_000_000, u64::MAX] {
        assert!(of(-24 * 60, false, 0) < of(0, true, dice) && of(0, true, dice) < of(12 * 60, false, 0), "{dice}");
    }
    assert_eq!(day_of(noon), noon - chrono::TimeDelta::hours(12));
}

#[test]
fn a_state_is_what_is_stored() {
    let held = |status, withdrawn: bool| HeldReview {
        id: 1.into(),
        reviewer_id: Some(2.into()),
        receiver_id: 3.into(),
        status,
        deleted_by_author_at: withdrawn.then_some(Timestamp::UNIX_EPOCH),
        is_anonymous: false,
    };
    for state in [State::Approved, State::Pending, State::Hidden, State::Withdrawn] {
        assert_eq!(held(state.status(), state == State::Withdrawn).state(), state);
    }
}

#[test]
fn who_a_member_is_to_a_review() {
    let review = HeldReview {
        id: 1.into(),
        reviewer_id: Some(2.into()),
        receiver_id: 3.into(),
        status: Status::Approved,
        deleted_by_author_at: None,
        is_anonymous: false,
    };
    let member = |id: i64, role: Role| {
        Arc::new(Member {
            id: id.into(),
            tenant: 1.into(),
            role,
            tenant_super_admin: false,
            language: Language::English,
            last_active_at: None,
            onboarded: true,
            has_second_factor: false,
            impersonator: None,
            credential: Credential::Session { expires_at: Timestamp::UNIX_EPOCH },
        })
    };
    let staff = [Role::Broker, Role::Coordinator, Role::Admin, Role::TenantAdmin, Role::SuperAdmin];
    for role in staff {
        for id in [2, 3] {
            assert_eq!(review.moderator(&member(id, role)), Actor::Involved, "{role:?} {id}");
        }
        assert_eq!(review.moderator(&member(4, role)), Actor::Moderator, "{role:?}");
    }
    assert_eq!(review.moderator(&member(2, Role::Member)), Actor::Member);
    assert_eq!((review.person(2.into()), review.person(3.into())), (Actor::Author, Actor::Member));
}

#[test]
fn averages_have_two_places() {
    let tally = |one, two, three, four, five| Tally { one, two, three, four, five };
    for (tally, total, average) in [
        (tally(0, 0, 0, 0, 0), 0, 0.0),
        (tally(0, 0, 1, 0, 2), 3, 4.33),
        (tally(0, 0, 0, 1, 2), 3, 4.67),
        (tally(1, 0, 0, 0, 0), 1, 1.0),
        (tally(0, 0, 0, 5, 3), 8, 4.38),
    ] {
        assert_eq!((tally.total(), tally.average()), (total, average));
    }
}

#[test]
fn nobody_is_told_who_wrote_an_anonymous_review() {
    let ada = Writer {
        id: Some(7.into()),
        first_name: Some("Ada".to_owned()),
        last_name: Some("Lovelace".to_owned()),
        profile_type: Some(ProfileType::Individual),
        ..Writer::default()
    };
    assert_eq!(ada.clone().author(true), Author::Anonymous);
    assert!(matches!(ada.author(false), Author::Member(card) if card.id == 7.into()));
    let told = Writer { told_name: Some("Zoe".to_owned()), ..Writer::default() };
    assert_eq!(told.author(false), Author::Named("Zoe".to_owned()));
    assert_eq!(Writer::default().author(false), Author::Named(GONE.to_owned()));
}
