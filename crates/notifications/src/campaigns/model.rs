//! Where a campaign stands, who may move it from where to where, and for whom it is: pure.

use chrono::{Datelike as _, NaiveDate, TimeDelta};
use chrono_tz::Tz;
use contract::Code;

use crate::base::moves::{self, may};
use crate::base::place::{Circle, Point};
use crate::base::{MemberId, Refusal, Timestamp};
use crate::members::nearby::rounded;
use crate::notifications::push::endpoint::{self, Reach};
use crate::{record, say};

/// On whose behalf it is sent.
pub use contract::push_campaigns::PushAdvertiserType as Advertiser;
/// Where a campaign stands.
pub use contract::push_campaigns::PushCampaignStatus as Status;

kernel::ids! {
    /// A paid push campaign.
    CampaignId,
}

/// So many campaigns that nobody has decided about a member has at most.
pub const MOST_UNDECIDED: i64 = 50;

/// So far ahead one is scheduled at most.
const AHEAD: TimeDelta = TimeDelta::days(366);

/// What a member who gets it costs, in cents (spec notifications 8).
const COSTS: std::ops::RangeInclusive<i64> = 1..=1_000;

/// An estimate is rounded down to a multiple of this.
pub const COARSE: i64 = 10;

/// Who moves a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Whose it is.
    Owner,
    /// An administrator.
    Staff,
    /// The clock, and whoever sends.
    Clock,
}

/// What is done with a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Change it.
    Change,
    /// Take it back.
    Cancel,
    /// Let staff decide about it.
    Submit,
    /// Let it go out at once.
    Approve,
    /// Let it go out at its moment.
    Schedule,
    /// Turn it down.
    Reject,
    /// Let it go out now, or go on.
    Dispatch,
    /// Stop it.
    Pause,
    /// Note that everybody has it.
    Finish,
}

/// A legal move.
pub type Move = moves::Move<Status, Actor, Action>;

/// Every legal move. Anything else is refused with 422 `CAMPAIGN_UPDATE_FAILED` (spec notifications 8).
pub const MOVES: &[Move] = {
    use Action::*;
    use Actor::*;
    use Status::*;
    &[
        may(Draft, Owner, Change, Draft),
        may(PendingReview, Owner, Change, PendingReview),
        may(Draft, Owner, Cancel, Cancelled),
        may(PendingReview, Owner, Cancel, Cancelled),
        may(Draft, Owner, Submit, PendingReview),
        may(PendingReview, Staff, Approve, Sending),
        may(PendingReview, Staff, Schedule, Scheduled),
        may(PendingReview, Staff, Reject, Rejected),
        may(Scheduled, Staff, Reject, Rejected),
        may(Paused, Staff, Reject, Rejected),
        may(Scheduled, Staff, Dispatch, Sending),
        may(Sending, Staff, Dispatch, Sending),
        may(Paused, Staff, Dispatch, Sending),
        may(Scheduled, Staff, Pause, Paused),
        may(Sending, Staff, Pause, Paused),
        may(Scheduled, Clock, Dispatch, Sending),
        may(Scheduled, Clock, Pause, Paused),
        may(Sending, Clock, Pause, Paused),
        may(Sending, Clock, Finish, Sent),
    ]
};

/// Where a move leads.
///
/// # Errors
/// 422 `CAMPAIGN_UPDATE_FAILED` if there is no such move.
pub fn step(from: Status, by: Actor, action: Action) -> Result<Status, Refusal> {
    moves::lead(MOVES, from, by, action)
        .map_err(|_| Refusal::new(Code::CampaignUpdateFailed, say!("campaign-wrong-status")))
}

/// There is no such campaign: 404 `NOT_FOUND`.
pub(crate) fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("push-campaign-missing"))
}

record! {
    /// A row of `paid_push_campaigns`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Campaign {
        /// `paid_push_campaigns.id`.
        pub id: CampaignId,
        /// Whose it is.
        pub user_id: MemberId,
        /// What it is called.
        pub name: String,
        /// First line of the message.
        pub title: String,
        /// The rest of it.
        pub body: String,
        /// On whose behalf it is sent.
        pub advertiser_type: Advertiser,
        /// Where the message leads.
        pub cta_url: Option<String>,
        /// Degrees north of the place around which it is for.
        pub latitude: Option<f64>,
        /// Degrees east of it.
        pub longitude: Option<f64>,
        /// How far around it.
        pub radius_km: Option<f64>,
        /// From which level on.
        pub member_tier_min: Option<i64>,
        /// What a member who gets it costs, in cents.
        pub cost_per_send: i64,
        /// When it is to go out.
        pub scheduled_at: Option<Timestamp>,
        /// Where it stands.
        pub status: Status,
        /// Why it was turned down.
        pub rejection_reason: Option<String>,
        /// How many members got it.
        pub send_count: i64,
        /// How many of them opened it.
        pub open_count: i64,
        /// What it costs, in cents.
        pub total_cost: i64,
        /// Changes so far.
        pub version: i64,
        /// When it was submitted.
        pub submitted_at: Option<Timestamp>,
        /// When staff decided.
        pub decided_at: Option<Timestamp>,
        /// When sending began last.
        pub started_at: Option<Timestamp>,
        /// When everybody had it.
        pub finished_at: Option<Timestamp>,
        /// When it was drafted.
        pub created_at: Timestamp,
        /// When it changed last.
        pub updated_at: Timestamp,
    }
    select campaign_columns
}

impl Campaign {
    /// For whom it is.
    #[must_use]
    pub fn audience(&self) -> Audience {
        let place = self.latitude.zip(self.longitude).zip(self.radius_km);
        let place = place.map(|((latitude, longitude), radius_km)| Circle { latitude, longitude, radius_km });
        Audience { place, level: self.member_tier_min }
    }

    /// What it says, and to whom.
    #[must_use]
    pub fn wish(&self) -> Wish {
        Wish {
            name: self.name.clone(),
            title: self.title.clone(),
            body: self.body.clone(),
            advertiser: self.advertiser_type,
            cta_url: self.cta_url.clone(),
            audience: self.audience(),
            cost: self.cost_per_send,
            scheduled_at: self.scheduled_at,
        }
    }
}

/// What a campaign says, and to whom.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// What it is called.
    pub name: String,
    /// First line of the message.
    pub title: String,
    /// The rest of it.
    pub body: String,
    /// On whose behalf it is sent.
    pub advertiser: Advertiser,
    /// Where the message leads.
    pub cta_url: Option<String>,
    /// For whom it is.
    pub audience: Audience,
    /// What a member who gets it costs, in cents.
    pub cost: i64,
    /// When it is to go out.
    pub scheduled_at: Option<Timestamp>,
}

/// What a member who gets it costs, moved into its bounds.
#[must_use]
pub fn cost(cents: i64) -> i64 {
    cents.clamp(*COSTS.start(), *COSTS.end())
}

/// Whether browsers may be sent to a page: `https` or `http`, on its usual port of the public internet, without a user or a password.
#[must_use]
pub fn is_safe(address: &str) -> bool {
    let sealed = address.strip_prefix("http://").map(|rest| format!("https://{rest}"));
    endpoint::check(sealed.as_deref().unwrap_or(address), Reach::Public).is_ok()
}

/// Whether something may be scheduled for a moment.
#[must_use]
pub fn is_ahead(moment: Timestamp, now: Timestamp) -> bool {
    moment > now && moment <= now + AHEAD
}

/// For which of those who opted in a campaign is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Audience {
    /// Around a place.
    pub place: Option<Circle>,
    /// From a level on.
    pub level: Option<i64>,
}

impl Audience {
    /// So many points make its level; none if every level counts.
    #[must_use]
    pub fn points(&self) -> Option<i64> {
        self.level.filter(|level| *level > 1).map(|level| 50 * level * (level - 1))
    }

    /// Whether somebody with these coordinates is in it, as others are told where they are.
    #[must_use]
    pub fn holds(&self, place: Option<(f64, f64)>) -> bool {
        let Some(circle) = self.place else { return true };
        let Some((latitude, longitude)) = place else { return false };
        let (centre, there) =
            (Point::of(circle.latitude, circle.longitude), Point::of(rounded(latitude), rounded(longitude)));
        let apart = (there.x - centre.x).powi(2) + (there.y - centre.y).powi(2) + (there.z - centre.z).powi(2);
        apart <= circle.chord()
    }
}

/// The day of a moment by a community's calendar, as it is stored.
#[must_use]
pub fn day(now: Timestamp, zone: &str) -> String {
    local(now, zone).to_string()
}

/// The first day of a moment's month by a community's calendar, as it is stored.
#[must_use]
pub fn month(now: Timestamp, zone: &str) -> String {
    let today = local(now, zone);
    today.with_day(1).unwrap_or(today).to_string()
}

fn local(now: Timestamp, zone: &str) -> NaiveDate {
    now.with_timezone(&zone.parse::<Tz>().unwrap_or(Tz::UTC)).date_naive()
}

/// Of a hundred, how many opened it, to one decimal.
#[must_use]
#[allow(clippy::cast_precision_loss, reason = "a share of a hundred")]
pub fn open_rate(sends: i64, opens: i64) -> f64 {
    if sends == 0 { 0.0 } else { (opens as f64 * 1_000.0 / sends as f64).round() / 10.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_a_legal_move_is_refused() {
        const ACTORS: [Actor; 3] = [Actor::Owner, Actor::Staff, Actor::Clock];
        const ACTIONS: [Action; 9] = [
            Action::Change,
            Action::Cancel,
            Action::Submit,
            Action::Approve,
            Action::Schedule,
            Action::Reject,
            Action::Dispatch,
            Action::Pause,
            Action::Finish,
        ];
        let mut legal = 0;
        for from in Status::ALL {
            for by in ACTORS {
                for action in ACTIONS {
                    let row = MOVES.iter().find(|one| one.from == *from && one.by == by && one.action == action);
                    match (step(*from, by, action), row) {
                        (Ok(to), Some(row)) => {
                            legal += 1;
                            assert_eq!(to, row.to);
                        }
                        (Err(refusal), None) => {
                            assert_eq!((refusal.status, refusal.code()), (422, Code::CampaignUpdateFailed));
                        }
                        other => panic!("{from} {by:?} {action:?}: {other:?}"),
                    }
                }
            }
        }
        assert_eq!(legal, MOVES.len());
        for over in [Status::Sent, Status::Rejected, Status::Cancelled] {
            assert!(MOVES.iter().all(|one| one.from != over), "{over}");
        }
    }

    #[test]
    fn browsers_are_sent_to_public_pages_alone() {
        for good in ["https://bikes.example.com/spring?x=1#y", "http://bikes.example.com", "https://8.8.8.8/x"] {
            assert!(is_safe(good), "{good}");
        }
        for bad in [
            "",
            "/wallet",
            "bikes.example.com",
            "javascript:alert(1)",
            "data:text/html,x",
            "ftp://bikes.example.com",
            "https://ada:secret@bikes.example.com",
            "https://bikes.example.com:8443/",
            "https://10.0.0.1/",
            "http://127.0.0.1/",
            "https://localhost/",
            "https://bikes.example.com/\nx",
        ] {
            assert!(!is_safe(bad), "{bad}");
        }
    }

    #[test]
    fn an_audience_is_a_circle_of_rounded_places_and_a_level() {
        let around =
            Audience { place: Some(Circle { latitude: 53.27, longitude: -9.05, radius_km: 10.0 }), level: None };
        assert!(around.holds(Some((53.274, -9.049))) && around.holds(Some((53.35, -9.05))));
        assert!(!around.holds(Some((53.4, -9.05))) && !around.holds(None));
        assert!(Audience::default().holds(None));
        let points = |level| Audience { place: None, level }.points();
        assert_eq!(
            [points(None), points(Some(0)), points(Some(1)), points(Some(2)), points(Some(4))],
            [None, None, None, Some(100), Some(600)]
        );
        for level in 2..100 {
            let points = points(Some(level)).unwrap_or_default();
            assert_eq!(people::recognition::level(points), level);
            assert_eq!(people::recognition::level(points - 1), level - 1);
        }
    }

    #[test]
    fn figures_are_moved_into_their_bounds() {
        assert_eq!([cost(i64::MIN), cost(0), cost(5), cost(1_001)], [1, 1, 5, 1_000]);
        assert_eq!([open_rate(0, 0), open_rate(3, 1), open_rate(8, 8)], [0.0, 33.3, 100.0]);
    }
}
