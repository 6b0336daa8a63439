//! States of a report, who may move it, and what each side learns: pure.

use chrono::TimeDelta;
use contract::Code;

use super::enforcement::Snapshot;
use crate::base::{MemberId, Refusal, Timestamp};
use crate::db::Json;
use crate::ids::MarketplaceListingId;
use crate::trade::model::unusable;
use crate::trust::deadline::{DECIDED_WITHIN, Deadline, Due};
use crate::{record, say};

#[cfg(test)]
mod tests;

/// Why somebody reports a listing.
pub use contract::marketplace_reports::MarketplaceReportReason as Reason;

/// Where a report stands.
pub use contract::marketplace_reports::MarketplaceReportStatus as Status;

/// What is done about a listing or its seller.
pub use contract::marketplace_reports::MarketplaceReportAction as Measure;

/// How somebody is part of a report.
pub use contract::marketplace_reports::MarketplaceReportRole as Role;

kernel::ids! {
    /// What a member reports of a listing.
    ReportId,
}

/// Within which time an administrator is to acknowledge a report (spec marketplace 9).
pub const ACKNOWLEDGED_WITHIN: TimeDelta = TimeDelta::hours(24);

record! {
    /// A row of `marketplace_reports`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Report {
        /// `marketplace_reports.id`.
        pub id: ReportId,
        /// The listing.
        pub listing_id: MarketplaceListingId,
        /// Whose listing it is.
        pub seller_id: MemberId,
        /// Who reports it.
        pub reporter_id: MemberId,
        /// Why.
        pub reason: Reason,
        /// What is wrong.
        pub description: String,
        /// Web addresses of what shows it.
        pub evidence_urls: Json<Vec<String>>,
        /// Where it stands.
        pub status: Status,
        /// Until when an administrator is to acknowledge it.
        pub acknowledge_by: Timestamp,
        /// When it was acknowledged.
        pub acknowledged_at: Option<Timestamp>,
        /// When it was first decided.
        pub resolved_at: Option<Timestamp>,
        /// How long that took.
        pub resolution_seconds: Option<i64>,
        /// Why it was decided so, the last time.
        pub resolution_reason: Option<String>,
        /// What was done, the last time.
        pub action_taken: Option<Measure>,
        /// Who appealed.
        pub appealed_by: Option<MemberId>,
        /// Why the decision is wrong, in their words.
        pub appeal_text: Option<String>,
        /// When the appeal was decided.
        pub appeal_resolved_at: Option<Timestamp>,
        /// The administrator who acted last.
        pub handled_by: Option<MemberId>,
        /// It counts among what the community publishes.
        pub transparency_report_included: bool,
        /// What the action changed, as it was before.
        pub enforcement_snapshot: Option<Json<Snapshot>>,
        /// When it was made.
        pub created_at: Timestamp,
        /// When it last changed.
        pub updated_at: Timestamp,
        /// Until when staff are to act; none where nothing waits for them.
        pub attend_by: Option<Timestamp>,
        /// When they are reminded next; none when nothing is left to say.
        pub remind_at: Option<Timestamp>,
    }
    select report_columns
}

/// Who moves a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Who made it.
    Reporter,
    /// Whose listing it is about.
    Seller,
    /// Who looks after the community.
    Admin,
    /// The clock.
    System,
}

impl Actor {
    /// Each of them.
    pub const ALL: [Self; 4] = [Self::Reporter, Self::Seller, Self::Admin, Self::System];
}

impl From<Role> for Actor {
    fn from(role: Role) -> Self {
        match role {
            Role::Reporter => Self::Reporter,
            Role::Seller => Self::Seller,
        }
    }
}

/// What is done with a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// It is taken up.
    TakeUp,
    /// Nobody has taken it up in time.
    Acknowledge,
    /// Nothing is done about the listing.
    Dismiss,
    /// Something is.
    Act,
    /// The decision is appealed.
    Appeal,
    /// The appeal is decided.
    DecideAppeal,
}

impl Action {
    /// Each of them.
    pub const ALL: [Self; 6] =
        [Self::TakeUp, Self::Acknowledge, Self::Dismiss, Self::Act, Self::Appeal, Self::DecideAppeal];
}

/// A row of [`MOVES`]: what is done, by whom, from where, to where.
type Move = (Action, Actor, &'static [Status], Status);

/// Who may move a report from where to where (spec marketplace 9). Anything not listed is refused.
pub const MOVES: &[Move] = {
    use Actor::{Admin, Reporter, Seller, System};
    use Status::{Acknowledged, ActionTaken, AppealResolved, Appealed, NoAction, Received, UnderReview};
    &[
        (Action::Acknowledge, System, &[Received], Acknowledged),
        (Action::TakeUp, Admin, &[Received, Acknowledged], UnderReview),
        (Action::Dismiss, Admin, &[Received, Acknowledged, UnderReview], NoAction),
        (Action::Act, Admin, &[Received, Acknowledged, UnderReview], ActionTaken),
        (Action::Appeal, Reporter, &[NoAction], Appealed),
        (Action::Appeal, Seller, &[ActionTaken], Appealed),
        (Action::DecideAppeal, Admin, &[Appealed], AppealResolved),
    ]
};

/// Those that wait for an administrator.
pub const WAITING: [Status; 4] = [Status::Received, Status::Acknowledged, Status::UnderReview, Status::Appealed];

/// Where a report stands after a move.
///
/// # Errors
/// 422 `VALIDATION_ERROR` where [`MOVES`] does not allow it.
pub fn step(from: Status, by: Actor, action: Action) -> Result<Status, Refusal> {
    let row = MOVES.iter().find(|(what, who, start, _)| *what == action && *who == by && start.contains(&from));
    row.map(|(.., to)| *to).ok_or_else(|| unusable(say!("marketplace-report-wrong-status")))
}

/// There is no such report: 404 `NOT_FOUND`.
pub(super) fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-report-missing"))
}

/// Whoever neither made it nor sells the listing: 403 `FORBIDDEN`.
pub(super) fn not_yours() -> Refusal {
    Refusal::new(Code::Forbidden, say!("marketplace-report-not-yours"))
}

impl Report {
    /// How a member is part of it.
    #[must_use]
    pub fn role(&self, member: MemberId) -> Option<Role> {
        match member {
            reporter if reporter == self.reporter_id => Some(Role::Reporter),
            seller if seller == self.seller_id => Some(Role::Seller),
            _ => None,
        }
    }

    /// Whether one side can appeal the decision.
    #[must_use]
    pub fn can_appeal(&self, role: Role) -> bool {
        step(self.status, role.into(), Action::Appeal).is_ok()
    }

    /// Staff have so much time from now on, or nothing waits for them any more.
    fn waits(&mut self, deadline: Deadline) {
        (self.attend_by, self.remind_at) = (deadline.attend_by, deadline.remind_at);
    }

    /// What staff are told now of the time that they have, if anything; in memory, and once.
    pub fn remind(&mut self, now: Timestamp) -> Option<Due> {
        let mut deadline = Deadline { attend_by: self.attend_by, remind_at: self.remind_at };
        let due = deadline.remind(now);
        self.waits(deadline);
        due
    }

    /// Takes it up, in memory. When it was first acknowledged stays.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` where [`MOVES`] does not allow it.
    pub fn take_up(&mut self, by: MemberId, now: Timestamp) -> Result<(), Refusal> {
        self.status = step(self.status, Actor::Admin, Action::TakeUp)?;
        self.acknowledged_at = self.acknowledged_at.or(Some(now));
        self.handled_by = Some(by);
        self.waits(Deadline::begins(now, DECIDED_WITHIN));
        Ok(())
    }

    /// Notes, in memory, that it has come although nobody has taken it up in time. False if somebody has, or there is time left.
    pub fn acknowledge(&mut self, now: Timestamp) -> bool {
        let due = self.acknowledge_by <= now;
        match step(self.status, Actor::System, Action::Acknowledge) {
            Ok(status) if due => {
                (self.status, self.acknowledged_at) = (status, Some(now));
                self.waits(Deadline::begins(now, DECIDED_WITHIN));
                true
            }
            _ => false,
        }
    }

    /// Decides it, in memory.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` where [`MOVES`] does not allow it.
    pub fn decide(&mut self, by: MemberId, verdict: &Verdict, now: Timestamp) -> Result<(), Refusal> {
        let action = if verdict.measure == Measure::None { Action::Dismiss } else { Action::Act };
        self.status = step(self.status, Actor::Admin, action)?;
        self.resolved_at = Some(now);
        self.resolution_seconds = Some((now - self.created_at).num_seconds().max(0));
        self.transparency_report_included = true;
        self.note(by, verdict);
        Ok(())
    }

    /// Appeals its decision, in memory.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` where [`MOVES`] does not allow it.
    pub fn appeal(&mut self, by: MemberId, role: Role, text: &str, now: Timestamp) -> Result<(), Refusal> {
        self.status = step(self.status, role.into(), Action::Appeal)?;
        self.waits(Deadline::begins(now, DECIDED_WITHIN));
        (self.appealed_by, self.appeal_text) = (Some(by), Some(text.to_owned()));
        Ok(())
    }

    /// Decides its appeal, in memory. Gives what had been done until now.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` where [`MOVES`] does not allow it.
    pub fn decide_appeal(&mut self, by: MemberId, verdict: &Verdict, now: Timestamp) -> Result<Measure, Refusal> {
        self.status = step(self.status, Actor::Admin, Action::DecideAppeal)?;
        let before = self.action_taken.unwrap_or(Measure::None);
        self.appeal_resolved_at = Some(now);
        self.note(by, verdict);
        Ok(before)
    }

    fn note(&mut self, by: MemberId, verdict: &Verdict) {
        (self.handled_by, self.action_taken) = (Some(by), Some(verdict.measure));
        self.resolution_reason = Some(verdict.reason.trim().to_owned());
        self.waits(Deadline::default());
    }
}

/// What an administrator decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What is done.
    pub measure: Measure,
    /// Why, for both sides to read.
    pub reason: String,
}
