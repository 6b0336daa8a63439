//! The states of a review, who may move it, and who is said to have written it.

use chrono::TimeDelta;
use contract::Code;

use crate::base::{MemberId, Refusal, ReviewId, Timestamp};
use crate::call::Member;
use crate::members::{Card, ProfileType};
use crate::say;
use crate::{record, words};

/// A review's status as it is stored.
pub use contract::reviews::ReviewStatus as Status;

/// Where its author belongs.
pub use contract::reviews::ReviewType as Kind;

/// Where a review stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Shown.
    Approved,
    /// Set aside by whoever looks after the community.
    Pending,
    /// Hidden by whoever looks after the community.
    Hidden,
    /// Taken back by its author, for good.
    Withdrawn,
}

impl State {
    /// The status that is stored.
    #[must_use]
    pub const fn status(self) -> Status {
        match self {
            Self::Approved => Status::Approved,
            Self::Pending => Status::Pending,
            Self::Hidden | Self::Withdrawn => Status::Rejected,
        }
    }
}

record! {
    /// What decides about a review.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct HeldReview {
        /// `reviews.id`.
        pub id: ReviewId,
        /// Who wrote it; `None` if they belong to another community.
        pub reviewer_id: Option<MemberId>,
        /// Whom it is about.
        pub receiver_id: MemberId,
        /// As stored.
        pub status: Status,
        /// When its author took it back.
        pub deleted_by_author_at: Option<Timestamp>,
        /// Nobody is told who wrote it.
        pub is_anonymous: bool,
    }
    select held_columns
}

impl HeldReview {
    /// Where it stands.
    #[must_use]
    pub fn state(&self) -> State {
        match (self.status, self.deleted_by_author_at) {
            (_, Some(_)) => State::Withdrawn,
            (Status::Approved, None) => State::Approved,
            (Status::Pending, None) => State::Pending,
            (Status::Rejected, None) => State::Hidden,
        }
    }

    /// Who a member is to this review when they moderate.
    #[must_use]
    pub fn moderator(&self, member: &Member) -> Actor {
        let involved = self.reviewer_id == Some(member.id) || self.receiver_id == member.id;
        match (member.is_broker_or_admin(), involved) {
            (false, _) => Actor::Member,
            (true, true) => Actor::Involved,
            (true, false) => Actor::Moderator,
        }
    }

    /// Who a member is to this review when they act for themselves.
    #[must_use]
    pub fn person(&self, member: MemberId) -> Actor {
        if self.reviewer_id == Some(member) { Actor::Author } else { Actor::Member }
    }
}

/// Who does something with a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Who wrote it.
    Author,
    /// Any other member.
    Member,
    /// Somebody who looks after the community.
    Moderator,
    /// Somebody who looks after the community, and wrote or received it.
    Involved,
}

words! {
    /// What can be done with a review that is there.
    pub enum Action {
        /// Take it back.
        Withdraw = "withdraw",
        /// Set it aside.
        Flag = "flag",
        /// Hide it.
        Hide = "hide",
        /// Show it again.
        Approve = "approve",
        /// Remove it for good.
        Remove = "remove",
    }
}

/// What becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It stays, in this state.
    Stays(State),
    /// Its row is removed.
    Gone,
}

/// Who may move a review from where to where. Anything not listed is refused.
const MOVES: &[(State, Actor, Action, Next)] = &[
    (State::Approved, Actor::Author, Action::Withdraw, Next::Stays(State::Withdrawn)),
    (State::Pending, Actor::Author, Action::Withdraw, Next::Stays(State::Withdrawn)),
    (State::Hidden, Actor::Author, Action::Withdraw, Next::Stays(State::Withdrawn)),
    (State::Approved, Actor::Moderator, Action::Flag, Next::Stays(State::Pending)),
    (State::Pending, Actor::Moderator, Action::Flag, Next::Stays(State::Pending)),
    (State::Hidden, Actor::Moderator, Action::Flag, Next::Stays(State::Pending)),
    (State::Approved, Actor::Moderator, Action::Hide, Next::Stays(State::Hidden)),
    (State::Pending, Actor::Moderator, Action::Hide, Next::Stays(State::Hidden)),
    (State::Hidden, Actor::Moderator, Action::Hide, Next::Stays(State::Hidden)),
    (State::Pending, Actor::Moderator, Action::Approve, Next::Stays(State::Approved)),
    (State::Hidden, Actor::Moderator, Action::Approve, Next::Stays(State::Approved)),
    (State::Approved, Actor::Moderator, Action::Remove, Next::Gone),
    (State::Pending, Actor::Moderator, Action::Remove, Next::Gone),
    (State::Hidden, Actor::Moderator, Action::Remove, Next::Gone),
    (State::Withdrawn, Actor::Moderator, Action::Remove, Next::Gone),
];

/// The legal move, or why there is none (seed 0, "States and transitions", Review; spec platform 6.2).
///
/// # Errors
/// 403 `AUTH_INSUFFICIENT_PERMISSIONS` for whoever moderates what they wrote or received; 403 `forbidden` for whoever moderates
/// without the role; 400 `ALREADY_PROCESSED` for whoever approves what is shown; 403 `FORBIDDEN` for whoever takes back what somebody else wrote and is shown; 404 `NOT_FOUND` for what is not there
/// for them any more.
pub fn step(state: State, actor: Actor, action: Action) -> Result<Next, Refusal> {
    if let Some((.., next)) = MOVES.iter().find(|(from, by, does, _)| (*from, *by, *does) == (state, actor, action)) {
        return Ok(*next);
    }
    Err(match (action, actor) {
        (Action::Withdraw, Actor::Author) => missing(),
        (Action::Withdraw, _) if state == State::Approved => {
            Refusal::new(Code::Forbidden, say!("review-not-yours")).status(403)
        }
        (Action::Withdraw, _) => missing(),
        (_, Actor::Involved) => involved(),
        (_, Actor::Author | Actor::Member) => Refusal::new(Code::RoleForbidden, say!("role-forbidden")),
        (Action::Approve, Actor::Moderator) if state == State::Approved => {
            Refusal::new(Code::AlreadyProcessed, say!("review-shown")).status(400)
        }
        (_, Actor::Moderator) => missing(),
    })
}

/// What whoever may not see a review learns of it: nothing.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("review-missing"))
}

/// What whoever wrote or received it is told when they moderate it.
#[must_use]
pub fn involved() -> Refusal {
    let sentence = say!("review-about-you");
    Refusal::new(Code::AuthInsufficientPermissions, sentence)
}

/// What whoever reviews twice is told, by the check and by the constraint.
#[must_use]
pub fn already_reviewed() -> Refusal {
    Refusal::new(Code::ValidationError, say!("review-exists")).status(409)
}

record! {
    /// A review as everybody reads it, without who wrote it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Review {
        /// `reviews.id`.
        pub id: ReviewId,
        /// Whom it is about.
        pub receiver_id: MemberId,
        /// One to five.
        pub rating: i64,
        /// What there was to say.
        pub comment: Option<String>,
        /// Where its author belongs.
        pub review_type: Kind,
        /// As stored.
        pub status: Status,
        /// Nobody is told who wrote it.
        pub is_anonymous: bool,
        /// When it was written.
        pub created_at: Timestamp,
    }
    select review_columns
}

impl Review {
    /// When it was written, as far as readers are told: of an anonymous one the day.
    #[must_use]
    pub fn told_at(&self) -> Timestamp {
        if self.is_anonymous { day_of(self.created_at) } else { self.created_at }
    }
}

/// The beginning of a moment's day.
#[must_use]
pub fn day_of(moment: Timestamp) -> Timestamp {
    moment - TimeDelta::milliseconds(moment.timestamp_millis().rem_euclid(DAY))
}

/// Milliseconds of a day.
const DAY: i64 = 86_400_000;

/// Each day has so many numbers for its reviews: ten for each of its milliseconds, and some that stay free.
const NUMBERS: i64 = 1_000_000_000;

/// The number of a new review. Numbers grow with time, so that lists in their order are in that of time; but an anonymous review has any
/// number of its day, or its place among others would tell the minute. `attempt`: how often a number was taken. `dice`: chance.
#[must_use]
pub fn number(now: Timestamp, is_anonymous: bool, attempt: i64, dice: u64) -> ReviewId {
    let millis = now.timestamp_millis();
    let (day, moment) = (millis.div_euclid(DAY), millis.rem_euclid(DAY));
    let place = if is_anonymous {
        i64::try_from(dice % DAY.unsigned_abs().saturating_mul(10)).unwrap_or_default()
    } else {
        moment * 10 + attempt
    };
    ReviewId::from(day * NUMBERS + place)
}

record! {
    /// Who wrote a review, as far as the statement let it be known. Of an anonymous one it knows nothing.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Writer {
        /// `users.id`.
        pub id: Option<MemberId>,
        /// As in [`Card`].
        pub first_name: Option<String>,
        /// As in [`Card`].
        pub last_name: Option<String>,
        /// As in [`Card`].
        pub organization_name: Option<String>,
        /// As in [`Card`].
        pub profile_type: Option<ProfileType>,
        /// As in [`Card`].
        pub avatar_url: Option<String>,
        /// As in [`Card`].
        pub last_active_at: Option<Timestamp>,
        /// As in [`Card`].
        pub location: Option<String>,
        /// As in [`Card`].
        pub bio: Option<String>,
        /// As in [`Card`].
        pub tagline: Option<String>,
        /// The name that came with a review from another community.
        pub told_name: Option<String>,
    }
}

/// Who is said to have written a review.
#[derive(Clone, Debug, PartialEq)]
pub enum Author {
    /// Nobody is told.
    Anonymous,
    /// A member of this community.
    Member(Box<Card>),
    /// Somebody of whom only the name is known.
    Named(String),
}

/// What an anonymous author is called.
pub const ANONYMOUS: &str = "Anonymous";

/// What somebody is called who is gone.
const GONE: &str = "Former member";

impl Writer {
    /// Who is said to have written it; `hidden`: nobody is told.
    #[must_use]
    pub fn author(self, hidden: bool) -> Author {
        if hidden {
            return Author::Anonymous;
        }
        match (self.id, self.first_name, self.last_name, self.profile_type) {
            (Some(id), Some(first_name), Some(last_name), Some(profile_type)) => Author::Member(Box::new(Card {
                id,
                first_name,
                last_name,
                organization_name: self.organization_name,
                profile_type,
                avatar_url: self.avatar_url,
                last_active_at: self.last_active_at,
                location: self.location,
                bio: self.bio,
                tagline: self.tagline,
            })),
            _ => Author::Named(self.told_name.unwrap_or_else(|| GONE.to_owned())),
        }
    }
}

record! {
    /// How often a member got which rating, counted over what is shown.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Tally {
        /// Reviews with one point.
        pub one: i64,
        /// With two.
        pub two: i64,
        /// With three.
        pub three: i64,
        /// With four.
        pub four: i64,
        /// With five.
        pub five: i64,
    }
}

impl Tally {
    /// How many reviews.
    #[must_use]
    pub const fn total(&self) -> i64 {
        self.one + self.two + self.three + self.four + self.five
    }

    /// Mean of the ratings to two places, halves up; zero when there is none.
    #[must_use]
    pub fn average(&self) -> f64 {
        let total = self.total();
        if total == 0 {
            return 0.0;
        }
        let points = self.one + 2 * self.two + 3 * self.three + 4 * self.four + 5 * self.five;
        let hundredths = (points * 200 + total) / (2 * total);
        #[allow(clippy::cast_precision_loss, reason = "at most 500")]
        let average = hundredths as f64 / 100.0;
        average
    }
}

#[cfg(test)]
mod tests;
