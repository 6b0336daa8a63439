//! What the tables of invitations are asked.

mod audience;
mod links;
mod named;

pub use audience::{Sorted, candidates_after, sizes};
pub use links::{by_secret, count_links, has_used, insert_link, use_link};
pub use named::{by_ids, campaigns_by_ids};

use super::model::{Audience, CampaignId, CampaignStatus, Choice, InvitationId, Kind, Status};
use crate::base::{GroupId, MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Invariant, Json, Stored};
use crate::model::EventId;
use crate::store::seen;
use crate::{insert, newest_first, params, record};

record! {
    /// Invitations to many.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Campaign {
        /// `event_invitation_campaigns.id`.
        pub id: CampaignId,
        /// To which event.
        pub event_id: EventId,
        /// Who made it, if they are a member and still there.
        pub author_id: Option<MemberId>,
        /// A name for those who look after the event.
        pub label: Option<String>,
        /// Whom it invites.
        pub audience: Audience,
        /// Those who are named, as long as they are needed.
        pub named: Json<Vec<i64>>,
        /// How many were named.
        pub named_count: i64,
        /// Of which group.
        pub group_id: Option<GroupId>,
        /// Of which earlier event.
        pub source_event_id: Option<EventId>,
        /// When its invitations expire.
        pub invitations_expire_at: Option<Timestamp>,
        /// How far it has come.
        pub status: CampaignStatus,
        /// Changes so far.
        pub version: i64,
        /// When it is to be issued.
        pub scheduled_at: Option<Timestamp>,
        /// When issuing began.
        pub started_at: Option<Timestamp>,
        /// When everybody was invited.
        pub finished_at: Option<Timestamp>,
        /// How many have been invited.
        pub invited_count: i64,
        /// How many have not.
        pub skipped_count: i64,
        /// When it was made.
        pub created_at: Timestamp,
        /// When it changed last.
        pub updated_at: Timestamp,
    }
    select campaign_columns
}

record! {
    /// An invitation to an event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Invitation {
        /// `event_invitations.id`.
        pub id: InvitationId,
        /// To which event.
        pub event_id: EventId,
        /// How it reaches people.
        pub kind: Kind,
        /// With which campaign it came.
        pub campaign_id: Option<CampaignId>,
        /// Who is invited; none for a link.
        pub user_id: Option<MemberId>,
        /// Who invited, if they are a member and still there.
        pub invited_by: Option<MemberId>,
        /// A name for those who look after the event.
        pub label: Option<String>,
        /// How often it can be used.
        pub max_uses: i64,
        /// How often it was used.
        pub use_count: i64,
        /// How it stands.
        pub status: Status,
        /// When it expires; none for the beginning of the event.
        pub expires_at: Option<Timestamp>,
        /// When it was made.
        pub created_at: Timestamp,
        /// When it ended.
        pub closed_at: Option<Timestamp>,
    }
    select invitation_columns
}

impl Invitation {
    /// Whether its time is over, whether or not the clock has seen it.
    #[must_use]
    pub fn is_over(&self, now: Timestamp) -> bool {
        self.status == Status::Expired || self.status == Status::Issued && self.expires_at.is_some_and(|end| end <= now)
    }
}

record! {
    /// An invitation that waits for a member.
    #[derive(Clone, Debug, PartialEq)]
    pub struct OwnInvitation {
        /// `event_invitations.id`.
        pub id: InvitationId,
        /// To which event.
        pub event_id: EventId,
        /// What that is called.
        pub event_title: String,
        /// When it begins.
        pub starts_at: Timestamp,
        /// When the invitation expires.
        pub expires_at: Option<Timestamp>,
        /// When it was made.
        pub created_at: Timestamp,
    }
}

record! {
    /// Something that is due, of all communities.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Due {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// Which event it is about.
        pub event_id: EventId,
        /// Its number.
        pub id: i64,
    }
}

/// Campaigns of an event, the newest first, at most `limit`.
#[rustfmt::skip::macros(concat)]
pub async fn campaigns(call: &Call, event: EventId, limit: i64) -> Stored<Vec<Campaign>> {
    call.all(
        concat!("SELECT ", campaign_columns!(), "
               FROM event_invitation_campaigns
              WHERE tenant_id = $1 AND event_id = $2
              ORDER BY id DESC
              LIMIT $3"),
        params![event, limit],
    )
    .await
}

/// How many an event has.
pub async fn count_campaigns(tx: &mut Tx, event: EventId) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM event_invitation_campaigns WHERE tenant_id = $1 AND event_id = $2", params![event])
        .await
}

/// A campaign, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock_campaign(tx: &mut Tx, event: EventId, id: CampaignId) -> Stored<Option<Campaign>> {
    tx.optional(
        concat!("SELECT ", campaign_columns!("c"), "
               FROM event_invitation_campaigns c
              WHERE c.tenant_id = $1 AND c.event_id = $2 AND c.id = $3 FOR NO KEY UPDATE"),
        params![event, id],
    )
    .await
}

/// Writes a draft.
#[rustfmt::skip::macros(concat)]
pub async fn insert_campaign(
    tx: &mut Tx,
    event: EventId,
    author: Option<MemberId>,
    choice: &Choice,
    (label, expires): (Option<&str>, Option<Timestamp>),
) -> Stored<Campaign> {
    let now = tx.now();
    let named: Vec<i64> = choice.members.iter().map(|member| member.get()).collect();
    let (sql, params) = insert! { into event_invitation_campaigns {
        event_id: event,
        author_id: author,
        label,
        audience: choice.audience,
        named_count: i64::try_from(named.len()).unwrap_or(i64::MAX),
        named: Json(named),
        group_id: choice.group,
        source_event_id: choice.source,
        invitations_expire_at: expires,
        status: CampaignStatus::Draft,
        version: 1_i64,
        invited_count & skipped_count: 0_i64,
        created_at & updated_at: now,
    } then concat!("RETURNING ", campaign_columns!()) };
    tx.one(sql, params).await
}

/// Brings a campaign, whose row is held, further. `at`: when it is to be issued. Who is named is forgotten when nobody more is invited.
#[rustfmt::skip::macros(concat)]
pub async fn advance(tx: &mut Tx, id: CampaignId, to: CampaignStatus, at: Option<Timestamp>) -> Stored<Campaign> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE event_invitation_campaigns
            SET status = $3, version = version + 1, updated_at = $4, scheduled_at = COALESCE($5, scheduled_at),
                started_at = CASE WHEN $3 = 'issuing' THEN $4 ELSE started_at END,
                finished_at = CASE WHEN $3 = 'issued' THEN $4 ELSE NULL END,
                named = CASE WHEN $3 IN ('issued', 'cancelled') THEN '[]' ELSE named END,
                skipped_count = CASE WHEN $3 = 'issued' AND audience = 'members' THEN named_count - invited_count ELSE skipped_count END
          WHERE tenant_id = $1 AND id = $2
          RETURNING ", campaign_columns!()),
        params![id, to, now, at],
    )
    .await
}

/// Makes somebody else the author of a campaign, whose row is held.
pub async fn take_over(tx: &mut Tx, id: CampaignId, author: MemberId) -> Stored<u64> {
    tx.run("UPDATE event_invitation_campaigns SET author_id = $3 WHERE tenant_id = $1 AND id = $2", params![id, author])
        .await
}

/// Counts whom a part of a campaign, whose row is held, has invited and whom not.
pub async fn counted(tx: &mut Tx, id: CampaignId, (invited, skipped): (i64, i64)) -> Stored<u64> {
    tx.run(
        "UPDATE event_invitation_campaigns SET invited_count = invited_count + $3, skipped_count = skipped_count + $4 WHERE tenant_id = $1 AND id = $2",
        params![id, invited, skipped],
    )
    .await
}

/// Cancels campaigns of an event that does not take place, of which somebody may still be invited.
pub async fn cancel_campaigns(tx: &mut Tx, events: &[EventId]) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_invitation_campaigns SET status = 'cancelled', version = version + 1, updated_at = $3, named = '[]'
          WHERE tenant_id = $1 AND event_id = ANY($2) AND status IN ('draft', 'scheduled', 'issuing')",
        params![events, now],
    )
    .await
}

/// Ends all invitations to an event that does not take place.
pub async fn expire_all(tx: &mut Tx, events: &[EventId]) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_invitations SET status = 'expired', closed_at = $3 WHERE tenant_id = $1 AND event_id = ANY($2) AND status = 'issued'",
        params![events, now],
    )
    .await
}

/// Invitations to an event, the newest first, those before `before`.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    event: EventId,
    (status, campaign): (Option<Status>, Option<CampaignId>),
    before: Option<i64>,
    limit: i64,
) -> Stored<Vec<Invitation>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", invitation_columns!(), "
               FROM event_invitations
              WHERE tenant_id = $1 AND event_id = $2 AND ($3 IS NULL OR status = $3) AND ($4 IS NULL OR campaign_id = $4) AND id ", before!(), " $5
              ORDER BY id ", order!(), "
              LIMIT $6")),
        params![event, status, campaign, call.newest_behind(before), limit],
    )
    .await
}

/// Invitations that wait for a member, those to the nearest events first.
#[rustfmt::skip::macros(concat)]
pub async fn own(call: &Call, member: MemberId, steward: bool, limit: i64) -> Stored<Vec<OwnInvitation>> {
    call.all(
        concat!("SELECT i.id, i.event_id, e.title AS event_title, e.starts_at, i.expires_at, i.created_at
               FROM event_invitations i
               JOIN events e ON e.tenant_id = $1 AND e.id = i.event_id
              WHERE i.tenant_id = $1 AND i.user_id = $2 AND i.status = 'issued' AND (i.expires_at IS NULL OR i.expires_at > $4)
                AND e.publication_state = 'published' AND e.starts_at > $4 AND ", seen!(), "
              ORDER BY e.starts_at, i.id
              LIMIT $5"),
        params![member, steward, call.now(), limit],
    )
    .await
}

/// One invitation to an event.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, event: EventId, id: InvitationId) -> Stored<Option<Invitation>> {
    from.optional(
        concat!("SELECT ", invitation_columns!(), " FROM event_invitations WHERE tenant_id = $1 AND event_id = $2 AND id = $3"),
        params![event, id],
    )
    .await
}

/// Invites a member to an event, whose row is held.
pub async fn insert(tx: &mut Tx, event: EventId, member: MemberId, by: Option<MemberId>) -> Stored<InvitationId> {
    let now = tx.now();
    let (sql, params) = insert! { into event_invitations {
        event_id: event,
        kind: Kind::Member,
        user_id: member,
        invited_by: by,
        max_uses: 1_i64,
        use_count: 0_i64,
        status: Status::Issued,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Says with which campaign somebody's invitation came, and when it expires.
pub async fn adopt(
    tx: &mut Tx,
    event: EventId,
    member: MemberId,
    (campaign, expires): (CampaignId, Option<Timestamp>),
) -> Stored<u64> {
    tx.run(
        "UPDATE event_invitations SET campaign_id = $4, expires_at = $5, due_at = $5
          WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3 AND status = 'issued'",
        params![event, member, campaign, expires],
    )
    .await
}

/// Ends a member's invitation, if there is one that is open.
pub async fn close_of(tx: &mut Tx, event: EventId, member: MemberId, to: Status) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_invitations
            SET status = $4, closed_at = $5, use_count = CASE WHEN $4 = 'accepted' THEN 1 ELSE use_count END
          WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3 AND status = 'issued'",
        params![event, member, to, now],
    )
    .await
}

/// Ends an invitation, whose event is held.
pub async fn close(tx: &mut Tx, id: InvitationId, to: Status) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_invitations SET status = $3, closed_at = $4 WHERE tenant_id = $1 AND id = $2 AND status = 'issued'",
        params![id, to, now],
    )
    .await
}

/// Invitations of all communities that have to be looked at: their time is over, or their event was to begin. Served by `event_invitations_due`.
pub async fn overdue(call: &Call, limit: i64) -> Stored<Vec<Due>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, event_id, id
               FROM event_invitations
              WHERE status = 'issued' AND due_at <= $1
              ORDER BY due_at
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// Looks at an invitation, whose event is held, at another moment.
pub async fn look_again(tx: &mut Tx, id: InvitationId, at: Option<Timestamp>) -> Stored<u64> {
    tx.run("UPDATE event_invitations SET due_at = $3 WHERE tenant_id = $1 AND id = $2", params![id, at]).await
}

/// Campaigns of all communities whose moment has come. Served by `event_invitation_campaigns_due`.
pub async fn due(call: &Call, limit: i64) -> Stored<Vec<Due>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, event_id, id FROM event_invitation_campaigns
              WHERE status = 'scheduled' AND scheduled_at <= $1
              ORDER BY scheduled_at
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// Whoever is invited has an invitation that is open, and nobody else.
pub const OPEN: Invariant = Invariant {
    what: "invitations to events",
    count: "SELECT (SELECT COUNT(*)
                  FROM event_invitations i
                 WHERE i.status = 'issued' AND i.user_id IS NOT NULL
                   AND NOT EXISTS (SELECT 1 FROM event_registrations r
                                    WHERE r.tenant_id = i.tenant_id AND r.event_id = i.event_id AND r.user_id = i.user_id AND r.state = 'invited'))
              + (SELECT COUNT(*)
                   FROM event_registrations r
                  WHERE r.state = 'invited'
                    AND NOT EXISTS (SELECT 1 FROM event_invitations i
                                     WHERE i.tenant_id = r.tenant_id AND i.event_id = r.event_id AND i.user_id = r.user_id AND i.status = 'issued'))",
    advice: "members who are invited without an invitation, or have one and are not; see event_invitations and event_registrations.state",
};

/// No link is used more often than was said.
pub const USES: Invariant = Invariant {
    what: "links to events",
    count: "SELECT COUNT(*)
           FROM event_invitations i
          WHERE i.kind = 'link'
            AND (i.use_count > i.max_uses
                 OR i.use_count < (SELECT COUNT(*) FROM event_invitation_uses u WHERE u.tenant_id = i.tenant_id AND u.invitation_id = i.id))",
    advice: "links to events that were used more often than they say; see event_invitations.use_count and event_invitation_uses",
};
