use super::*;
use crate::catalogue::model::{Moderation, Status as ListingStatus};
use crate::trust::reports::enforcement::{ListingBefore, SellerBefore};

#[test]
fn every_action_by_everybody_in_every_state() {
    use Actor::{Admin, Reporter, Seller, System};
    use Status::{Acknowledged, ActionTaken, AppealResolved, Appealed, NoAction, Received, UnderReview};
    // Columns: from received, acknowledged, under review, action taken, no action, appealed, appeal resolved. A dot is refused.
    const STATES: [Status; 7] = [Received, Acknowledged, UnderReview, ActionTaken, NoAction, Appealed, AppealResolved];
    let legal: &[(Action, Actor, &str)] = &[
        (Action::Acknowledge, System, "a......"),
        (Action::TakeUp, Admin, "uu....."),
        (Action::Dismiss, Admin, "nnn...."),
        (Action::Act, Admin, "ttt...."),
        (Action::Appeal, Reporter, "....p.."),
        (Action::Appeal, Seller, "...p..."),
        (Action::DecideAppeal, Admin, ".....r."),
    ];
    for action in Action::ALL {
        for actor in Actor::ALL {
            let row = legal.iter().find(|(what, who, _)| (*what, *who) == (action, actor));
            let row = row.map_or(".......", |(.., row)| row);
            let steps = STATES.iter().map(|from| match step(*from, actor, action) {
                Ok(Acknowledged) => 'a',
                Ok(UnderReview) => 'u',
                Ok(NoAction) => 'n',
                Ok(ActionTaken) => 't',
                Ok(Appealed) => 'p',
                Ok(AppealResolved) => 'r',
                Ok(Received) => 'x',
                Err(refusal) => {
                    assert_eq!((refusal.status, refusal.code()), (422, Code::ValidationError));
                    '.'
                }
            });
            assert_eq!(steps.collect::<String>(), row, "{action:?} by {actor:?}");
        }
    }
}

fn before(id: i64, status: ListingStatus, report: Option<i64>) -> ListingBefore {
    let moderation = if report.is_some() { Moderation::Rejected } else { Moderation::Approved };
    let (notes, moderated_by, moderated_at) = (None, None, None);
    ListingBefore { id: id.into(), status, moderation, notes, moderated_by, moderated_at, report }
}

#[test]
fn whatever_is_undone_first_the_last_finds_what_was_before_all() {
    use ListingStatus::{Active, Removed};
    let first = Snapshot {
        listings: vec![before(1, Active, None), before(2, Active, None)],
        seller: Some(SellerBefore { is_suspended: false, is_endorsed: true, report: None }),
    };
    let mut second = Snapshot {
        listings: vec![before(1, Removed, Some(10)), before(3, Active, None)],
        seller: Some(SellerBefore { is_suspended: true, is_endorsed: false, report: Some(10) }),
    };
    let mut third = Snapshot { listings: vec![before(1, Removed, Some(11))], seller: None };
    assert!(!third.forget(10.into(), &first), "the third came after the second");
    assert!(second.forget(10.into(), &first));
    let expected =
        Snapshot { listings: vec![first.listings[0].clone(), before(3, Active, None)], seller: first.seller };
    assert_eq!(second, expected);
    assert!(third.forget(11.into(), &second));
    assert_eq!(third.listings, [first.listings[0].clone()]);
}
