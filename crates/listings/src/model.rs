//! What a listing is, who may see it, who may move it from state to state, and where it stands in a list.

use chrono::TimeDelta;
use contract::Code;

use crate::base::{CategoryId, Hours, ListingId, MemberId, Refusal, Timestamp};
use crate::call::Member;
use crate::language::Sentence;
use crate::record;
use crate::say;

/// Whether something is given or looked for: `type` on the wire.
pub use contract::listing_search::ListingType as Side;

/// In which way a member turned to the owner of a listing.
pub use contract::listings::ListingContact as Contact;

/// Where a listing stands.
pub use contract::listing_search::ListingStatus as Status;

/// What those who look after the community said about it.
pub use contract::listing_search::ListingModeration as Moderation;

/// Where the work is done.
pub use contract::listing_search::ListingServiceType as ServiceType;

/// What partner communities may do with it.
pub use contract::listing_search::ListingVisibility as Visibility;

record! {
    /// A listing, without what belongs to its owner, its category and its viewer.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Listing {
        /// `listings.id`.
        pub id: ListingId,
        /// Its owner.
        pub user_id: MemberId,
        /// The heading it stands under.
        pub category_id: Option<CategoryId>,
        /// One line.
        pub title: String,
        /// The whole story.
        pub description: String,
        /// Offered or asked for.
        pub side: Side = "type",
        /// Where it stands.
        pub status: Status,
        /// Whether it may be shown.
        pub moderation: Moderation = "moderation_status",
        /// Where it is, in words.
        pub location: Option<String>,
        /// Degrees north.
        pub latitude: Option<f64>,
        /// Degrees east.
        pub longitude: Option<f64>,
        /// How long it takes.
        pub hours_estimate: Option<Hours>,
        /// How many hours there are to give altogether; none means no limit.
        pub hours_available: Option<Hours>,
        /// Where the work is done.
        pub service_type: ServiceType,
        /// What partner communities may do with it.
        pub federated_visibility: Visibility,
        /// When there is time for it, in whatever shape the client keeps.
        pub availability: Option<serde_json::Value>,
        /// Sustainable development goals, by number.
        pub sdg_goals: Vec<i64>,
        /// When its time runs out.
        pub expires_at: Option<Timestamp>,
        /// When its owner is told that it will; none once they were.
        pub expiry_remind_at: Option<Timestamp>,
        /// When it was last renewed.
        pub renewed_at: Option<Timestamp>,
        /// How often it was renewed.
        pub renewal_count: i64,
        /// Members times days on which they read it.
        pub view_count: i64,
        /// Members times days on which they turned to the owner because of it.
        pub contact_count: i64,
        /// Members who keep it in mind.
        pub save_count: i64,
        /// Until when it stands out.
        pub featured_until: Option<Timestamp>,
        /// Since when it waits for staff; none while it does not.
        pub submitted_at: Option<Timestamp>,
        /// The number of what was sent in last; none if it never waited.
        pub submission: Option<i64>,
        /// Why staff rejected it last; none once it is approved.
        pub moderation_reason: Option<String>,
        /// When everybody could see it for the first time; none if nobody has approved it yet.
        pub published_at: Option<Timestamp>,
        /// When it was made.
        pub created_at: Timestamp,
        /// When it was last changed.
        pub updated_at: Timestamp,
    }
    select listing_columns
}

impl Listing {
    /// Whether every member may see it, as far as the listing itself decides (its owner and blocks have a say too).
    #[must_use]
    pub fn is_listed(&self, now: Timestamp) -> bool {
        self.is_indexed() && self.expires_at.is_none_or(|end| end > now)
    }

    /// Gives it time until a moment, or for ever.
    pub fn lasts_until(&mut self, end: Option<Timestamp>, now: Timestamp) {
        self.expires_at = end;
        self.expiry_remind_at = end.map(|end| remind_at(end, now));
    }

    /// Until when it is shown, if its owner is to be told now that this ends.
    #[must_use]
    pub fn to_be_told(&self, now: Timestamp) -> Option<Timestamp> {
        let is_due = self.is_listed(now) && self.expiry_remind_at.is_some_and(|at| at <= now);
        self.expires_at.filter(|_| is_due)
    }

    /// Whether the indexes of what is listed have it. They do not look at the clock.
    #[must_use]
    pub fn is_indexed(&self) -> bool {
        self.status == Status::Active && self.moderation == Moderation::Approved
    }

    /// Whether it waits for staff to approve or reject it.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        (self.status, self.moderation) == WAITING
    }

    /// Since when it counts as new.
    #[must_use]
    pub fn fresh(&self) -> Timestamp {
        self.renewed_at.or(self.published_at).unwrap_or(self.created_at)
    }

    /// Whether it stands out.
    #[must_use]
    pub fn is_featured(&self, now: Timestamp) -> bool {
        self.featured_until.is_some_and(|end| end > now)
    }

    /// What a member may do with it beyond reading; nothing, for most.
    #[must_use]
    pub fn hand(&self, member: &Member) -> Option<Hand> {
        Hand::of(member, self.user_id)
    }
}

/// Who changes a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Whose listing it is.
    Owner,
    /// Who looks after the community.
    Admin,
}

impl Hand {
    /// What a member may do with a listing of this owner beyond reading; nothing, for most.
    #[must_use]
    pub fn of(member: &Member, owner: MemberId) -> Option<Self> {
        if member.id == owner { Some(Self::Owner) } else { member.is_admin().then_some(Self::Admin) }
    }
}

/// Where a listing stands that waits for staff.
pub const WAITING: (Status, Moderation) = (Status::Pending, Moderation::PendingReview);

/// Who may move a listing from where to where (spec platform 4.3). Anything not listed is refused.
///
/// What an administrator suspended and what waits to be looked at leaves that state by an administrator's hand only, or its owner
/// could bring it back by a detour.
const MOVES: &[(Hand, &[Status], &[Status])] = &[
    (
        Hand::Owner,
        &[Status::Active, Status::Draft, Status::Paused, Status::Expired],
        &[Status::Active, Status::Draft, Status::Paused],
    ),
    (
        Hand::Admin,
        &[Status::Active, Status::Draft, Status::Paused, Status::Pending, Status::Suspended, Status::Expired],
        &[Status::Active, Status::Draft, Status::Paused, Status::Pending, Status::Suspended, Status::Expired],
    ),
];

/// What becomes of a listing's status and moderation when `hand` wishes it to be `to`.
///
/// An administrator who activates a listing approves it; one who sets it to pending lets staff look at it. What its owner changed while it
/// was away, and activates now, waits for staff. An owner cannot activate what was rejected.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `status` for every move that is not in the table.
pub fn step(from: (Status, Moderation), hand: Hand, to: Status) -> Result<(Status, Moderation), Refusal> {
    let (status, moderation) = from;
    let legal = MOVES.iter().any(|(by, from, onto)| *by == hand && from.contains(&status) && onto.contains(&to));
    match (legal, hand, to) {
        (true, Hand::Admin, Status::Active) => Ok((to, Moderation::Approved)),
        (true, Hand::Admin, Status::Pending) => Ok(WAITING),
        (true, Hand::Owner, Status::Active) if moderation == Moderation::PendingReview => Ok(WAITING),
        (true, Hand::Owner, Status::Active) if moderation == Moderation::Rejected => {
            Err(unmovable(say!("listing-not-approved")))
        }
        (true, ..) => Ok((to, moderation)),
        (false, ..) => Err(unmovable(say!("listing-status-forbidden"))),
    }
}

fn unmovable(sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).field("status")
}

/// Where a listing begins: seen at once, or looked at first where the community wants that.
#[must_use]
pub fn beginning(moderated: bool) -> (Status, Moderation) {
    if moderated { WAITING } else { (Status::Active, Moderation::Approved) }
}

/// How long before a listing runs out its owner is told that it will.
const EXPIRY_NOTICE: TimeDelta = TimeDelta::days(3);

/// When the owner is told of an end that was set now: three days before, or when a quarter of the time is left where that is less.
#[must_use]
pub fn remind_at(end: Timestamp, now: Timestamp) -> Timestamp {
    end - EXPIRY_NOTICE.min((end - now) / 4)
}

/// How often a listing can be renewed.
pub const RENEWALS: i64 = 12;

/// When a renewed listing runs out: `days` after now, or after its present end if that is still to come; never, if it has no end.
///
/// # Errors
/// 422 `RENEWAL_FAILED` unless it is active or has run out, is approved, and has been renewed less than [`RENEWALS`] times.
pub fn renewed(listing: &Listing, now: Timestamp, days: i64) -> Result<Option<Timestamp>, Refusal> {
    let refused = |sentence| Err(Refusal::new(Code::RenewalFailed, sentence));
    if !matches!(listing.status, Status::Active | Status::Expired) {
        return refused(say!("listing-not-renewable"));
    }
    if listing.moderation != Moderation::Approved {
        return refused(say!("listing-renew-waits"));
    }
    if listing.renewal_count >= RENEWALS {
        return refused(say!("listing-renewed-too-often"));
    }
    Ok(listing.expires_at.map(|end| end.max(now) + TimeDelta::days(days)))
}

/// Where a listing stands in lists that are not merely newest first: a number that grows with freshness, and with the interest that
/// members took in it. Two listings with the same number stand in the order of their ids.
///
/// It is stored and changes only when the listing does, so that a page begins where the one before it ended. Seconds: a save is
/// worth six hours of youth, a contact twelve, all together no more than two weeks.
#[must_use]
pub fn ranking(fresh: Timestamp, saves: i64, contacts: i64) -> i64 {
    const HOUR: i64 = 3_600;
    let interest = saves.saturating_mul(6 * HOUR).saturating_add(contacts.saturating_mul(12 * HOUR));
    fresh.timestamp().saturating_add(interest.clamp(0, 14 * 24 * HOUR))
}

/// What a member who may not see a listing learns of it: nothing.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("listing-missing"))
}

/// What a member who may only look is told.
#[must_use]
pub fn not_yours() -> Refusal {
    Refusal::new(Code::Forbidden, say!("listing-not-yours"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_of_every_hand_in_every_state() {
        use Status::{Active, Deleted, Draft, Expired, Paused, Pending, Suspended};
        // Rows: from. Columns: to active, draft, paused, pending, suspended, expired, deleted. `y` goes, `.` is refused, `a` also
        // approves, `w` makes it wait.
        let table: [(Hand, Status, &str); 14] = [
            (Hand::Owner, Active, "yyy...."),
            (Hand::Owner, Draft, "yyy...."),
            (Hand::Owner, Paused, "yyy...."),
            (Hand::Owner, Pending, "......."),
            (Hand::Owner, Suspended, "......."),
            (Hand::Owner, Expired, "yyy...."),
            (Hand::Owner, Deleted, "......."),
            (Hand::Admin, Active, "ayywyy."),
            (Hand::Admin, Draft, "ayywyy."),
            (Hand::Admin, Paused, "ayywyy."),
            (Hand::Admin, Pending, "ayywyy."),
            (Hand::Admin, Suspended, "ayywyy."),
            (Hand::Admin, Expired, "ayywyy."),
            (Hand::Admin, Deleted, "......."),
        ];
        for (hand, from, row) in table {
            for (to, letter) in Status::ALL.iter().zip(row.chars()) {
                for moderation in Moderation::ALL {
                    let activated = hand == Hand::Owner && *to == Active;
                    let expected = match letter {
                        'a' => Ok((*to, Moderation::Approved)),
                        'w' => Ok(WAITING),
                        'y' if activated && *moderation == Moderation::PendingReview => Ok(WAITING),
                        'y' if activated && *moderation == Moderation::Rejected => Err(Some("status")),
                        'y' => Ok((*to, *moderation)),
                        _ => Err(Some("status")),
                    };
                    let outcome = step((from, *moderation), hand, *to);
                    let outcome =
                        outcome.as_ref().map(|next| *next).map_err(|refusal| refusal.items[0].field.as_deref());
                    assert_eq!(outcome, expected, "{hand:?} {from} {moderation} to {to}");
                }
            }
        }
    }

    #[test]
    fn interest_makes_young_but_not_for_ever() {
        let born = Timestamp::UNIX_EPOCH;
        assert_eq!(ranking(born, 0, 0), 0);
        assert_eq!(ranking(born, 1, 1), 18 * 3_600);
        assert_eq!(ranking(born, i64::MAX, i64::MAX), 14 * 24 * 3_600);
        assert!(ranking(born + TimeDelta::days(15), 0, 0) > ranking(born, 1_000, 1_000));
    }

    #[test]
    fn a_renewal_begins_where_the_time_ends() {
        let now = Timestamp::UNIX_EPOCH + TimeDelta::days(100);
        let day = |days| Some(Timestamp::UNIX_EPOCH + TimeDelta::days(days));
        let table = [
            (Status::Active, Moderation::Approved, None, 0, Ok(None)),
            (Status::Expired, Moderation::Approved, None, 0, Ok(None)),
            (Status::Active, Moderation::Approved, day(110), 11, Ok(Some(140))),
            (Status::Active, Moderation::Approved, day(400), 0, Ok(Some(430))),
            (Status::Expired, Moderation::Approved, day(90), 0, Ok(Some(130))),
            (Status::Active, Moderation::Approved, day(110), 12, Err(())),
            (Status::Active, Moderation::Rejected, None, 0, Err(())),
            (Status::Draft, Moderation::Approved, None, 0, Err(())),
            (Status::Suspended, Moderation::Approved, None, 0, Err(())),
            (Status::Deleted, Moderation::Approved, None, 0, Err(())),
        ];
        for (status, moderation, expires_at, renewal_count, expected) in table {
            let listing = Listing { status, moderation, expires_at, renewal_count, ..listing() };
            let days = |end: Timestamp| (end - Timestamp::UNIX_EPOCH).num_days();
            let end = renewed(&listing, now, 30).map(|end| end.map(days)).map_err(drop);
            assert_eq!(end, expected, "{status} {moderation} {expires_at:?}");
        }
    }

    fn listing() -> Listing {
        Listing {
            id: 1.into(),
            user_id: 1.into(),
            category_id: None,
            title: String::new(),
            description: String::new(),
            side: Side::Offer,
            status: Status::Active,
            moderation: Moderation::Approved,
            location: None,
            latitude: None,
            longitude: None,
            hours_estimate: None,
            hours_available: None,
            service_type: ServiceType::Hybrid,
            federated_visibility: Visibility::None,
            availability: None,
            sdg_goals: Vec::new(),
            expires_at: None,
            expiry_remind_at: None,
            renewed_at: None,
            renewal_count: 0,
            view_count: 0,
            contact_count: 0,
            save_count: 0,
            featured_until: None,
            submitted_at: None,
            submission: None,
            moderation_reason: None,
            published_at: None,
            created_at: Timestamp::UNIX_EPOCH,
            updated_at: Timestamp::UNIX_EPOCH,
        }
    }
}
