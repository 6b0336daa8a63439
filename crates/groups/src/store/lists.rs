//! Lists of a group's members.

use crate::base::{GroupId, MemberId, Timestamp};
use crate::call::Call;
use crate::db::Stored;
use crate::groups::model::{Role, Status};
use crate::members::{Card, Sought, card_columns};
use crate::{joined_record, lowest_first, params, record};

record! {
    /// How somebody stands to a group, and since when.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Since {
        /// How it stands.
        pub status: Status,
        /// What they may do.
        pub role: Role,
        /// Since when.
        pub joined_at: Timestamp,
    }
    select since_columns
}

joined_record! {
    /// A member of a group in a list.
    #[derive(Clone, Debug, PartialEq)]
    pub struct MembershipWithMember {
        /// How they stand to the group.
        pub since: Since,
        /// Who they are.
        pub member: Card,
    }
}

/// Which members of a group a list shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// Who stand so.
    pub status: Status,
    /// With this role.
    pub role: Option<Role>,
    /// In whom this is found.
    pub sought: Option<Sought>,
}

/// Members of a group by id, after `after`. Served by `group_members_by_group`.
#[rustfmt::skip::macros(concat)]
pub async fn members(
    call: &Call,
    group: GroupId,
    who: &Who,
    after: Option<i64>,
    limit: i64,
) -> Stored<Vec<MembershipWithMember>> {
    let (words, names) = Sought::patterns(who.sought.as_ref());
    call.all(
        lowest_first!(call.way(), before, order => concat!("SELECT ", since_columns!("m"), ", ", card_columns!("u"), "
               FROM group_members m
               JOIN users u ON u.tenant_id = $1 AND u.id = m.user_id AND u.deleted_at IS NULL
              WHERE m.tenant_id = $1 AND m.group_id = $2 AND m.status = $3 AND m.user_id ", before!(), " $4
                AND ($5 IS NULL OR m.role = $5)
                AND ($6 IS NULL OR u.search_text LIKE $6 ESCAPE '\\' OR LOWER(u.first_name || ' ' || u.last_name) LIKE $8 ESCAPE '\\')
              ORDER BY m.user_id ", order!(), "
              LIMIT $7")),
        params![group, who.status, call.lowest_behind(after), who.role, words, limit, names],
    )
    .await
}

record! {
    /// Where a member stands in a list of a group's members.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Spot {
        /// The group.
        pub group_id: GroupId,
        /// 1 for the first.
        pub place: i64,
        /// When the account went.
        pub deleted_at: Option<Timestamp>,
    }
}

/// The first `limit` active members of each of some groups, by id, after `after`; whoever is gone keeps their place. One statement whatever their
/// number. Served by `group_members_by_group`.
#[rustfmt::skip::macros(concat)]
pub async fn members_of_each(
    call: &Call,
    groups: &[GroupId],
    role: Option<Role>,
    after: Option<i64>,
    limit: i64,
) -> Stored<Vec<(Spot, MembershipWithMember)>> {
    call.all(
        concat!("WITH placed AS (
                 SELECT m.group_id, m.user_id, ", since_columns!("m"), ",
                        ROW_NUMBER() OVER (PARTITION BY m.group_id ORDER BY m.user_id) AS place
                   FROM group_members m
                  WHERE m.tenant_id = $1 AND m.group_id = ANY($2) AND m.status = 'active' AND m.user_id > $3
                    AND ($4 IS NULL OR m.role = $4))
             SELECT m.group_id, m.place, u.deleted_at, ", since_columns!("m"), ", ", card_columns!("u"), "
               FROM placed m
               JOIN users u ON u.tenant_id = $1 AND u.id = m.user_id
              WHERE m.place <= $5
              ORDER BY m.group_id, m.user_id"),
        params![groups, after.unwrap_or(0), role, limit],
    )
    .await
}

/// To how many groups each of these members belongs; a member of none is not in the answer. One statement whatever their number.
pub async fn counts(call: &Call, members: &[MemberId]) -> Stored<Vec<(MemberId, i64)>> {
    call.all(
        "SELECT user_id, COUNT(*) AS memberships
           FROM group_members
          WHERE tenant_id = $1 AND user_id = ANY($2) AND status = 'active'
          GROUP BY user_id",
        params![members],
    )
    .await
}
