//! What the groups' tables are asked.

use super::model::{Federation, Group, Membership, Role, State, Status, Visibility, membership_columns};
use super::standing::Standing;
use crate::base::{GroupId, GroupTypeId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, joined_record, newest_first, params, record};

/// The columns of a [`Group`] of table alias `g`, in its order. One stands in another table.
macro_rules! group {
    () => {
        "g.id, g.owner_id, g.name, g.slug, g.description, g.visibility, g.status, g.is_active, g.federated_visibility,
                g.allow_federated_members, g.cached_member_count, g.parent_id,
                (SELECT f.type_id FROM group_faces f WHERE f.tenant_id = $1 AND f.group_id = g.id) AS type_id,
                g.image_url, g.cover_image_url, g.location, g.latitude, g.longitude, g.created_at, g.updated_at, g.primary_color,
                g.accent_color, g.tags"
    };
}

/// Whether viewer `$2`, with membership `v` if any, may know of group `g` from a list; `$3`: an administrator of the community.
/// The same as [`Group::seen`], and what is archived is in nobody's list.
macro_rules! listed {
    () => {
        "($3 OR g.owner_id = $2
              OR (g.is_active AND g.status IN ('active', 'dormant')
                  AND (g.visibility <> 'secret' OR v.status IN ('active', 'pending', 'invited'))))"
    };
}

/// Whether viewer `$2`, with membership `v` if any, may learn from a list of somebody's groups that they belong to group `g`; `$3`: an
/// administrator of the community. Who belongs to what is not public is known to those who do, see `membership::may_list`.
macro_rules! told {
    () => {
        "($3 OR g.visibility = 'public' OR g.owner_id = $2 OR v.status = 'active')"
    };
}

pub mod faces;
pub mod holdings;
mod lists;
pub mod sound;

pub use lists::{MembershipWithMember, Since, Spot, Who, counts, members, members_of_each};

record! {
    /// The viewer's row in a group, if there is one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct OwnMembership {
        /// How it stands.
        pub viewer_status: Option<Status>,
        /// What they may do.
        pub viewer_role: Option<Role>,
    }
}

joined_record! {
    /// A group with the viewer's own row in it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct GroupWithOwn {
        /// The group.
        pub group: Group,
        /// The viewer's row.
        pub own: OwnMembership,
    }
}

impl GroupWithOwn {
    /// How the viewer stands to it.
    #[must_use]
    pub fn standing(&self, viewer: MemberId) -> Standing {
        Standing::of(&self.group, viewer, self.own.membership())
    }
}

impl From<Option<Membership>> for OwnMembership {
    fn from(row: Option<Membership>) -> Self {
        Self { viewer_status: row.map(|row| row.status), viewer_role: row.map(|row| row.role) }
    }
}

impl OwnMembership {
    /// The membership, if there is one.
    #[must_use]
    pub fn membership(self) -> Option<Membership> {
        self.viewer_status.zip(self.viewer_role).map(|(status, role)| Membership { status, role })
    }
}

/// Which groups a list shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Of this visibility.
    pub visibility: Option<Visibility>,
    /// To which this member belongs, as far as the viewer may learn it.
    pub member: Option<MemberId>,
    /// To which the viewer belongs.
    pub mine: bool,
    /// In which this is found, as a pattern.
    pub pattern: Option<String>,
    /// Of this type.
    pub kind: Option<GroupTypeId>,
}

/// Groups that a viewer may see, newest first, before `before`. `steward`: an administrator of the community.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    viewer: MemberId,
    steward: bool,
    wanted: &Wanted,
    before: Option<i64>,
    limit: i64,
) -> Stored<Vec<GroupWithOwn>> {
    let member = wanted.member.unwrap_or_else(|| MemberId::from(0));
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", group!(), ", v.status AS viewer_status, v.role AS viewer_role
               FROM groups g
               LEFT JOIN group_members v ON v.tenant_id = $1 AND v.group_id = g.id AND v.user_id = $2
              WHERE g.tenant_id = $1 AND g.id ", before!(), " $4 AND ", listed!(), "
                AND ($5 IS NULL OR g.visibility = $5)
                AND ($6 IS NULL OR g.search_text LIKE $6 ESCAPE '\\')
                AND (NOT $7 OR v.status = 'active' OR g.owner_id = $2)
                AND ($8 = 0 OR (", told!(), "
                              AND g.id IN (SELECT o.group_id FROM group_members o
                                            WHERE o.tenant_id = $1 AND o.user_id = $8 AND o.status = 'active')))
                AND ($10 = 0 OR g.id IN (SELECT f.group_id FROM group_faces f
                                          WHERE f.tenant_id = $1 AND f.type_id = $10))
              ORDER BY g.id ", order!(), "
              LIMIT $9")),
        params![
            viewer,
            steward,
            call.newest_behind(before),
            wanted.visibility,
            wanted.pattern.as_deref(),
            wanted.mine,
            member,
            limit,
            wanted.kind.unwrap_or_else(|| GroupTypeId::from(0))
        ],
    )
    .await
}

/// For each of some members, the newest `limit` groups to which they belong, as far as the viewer may see the group and learn that, before
/// `before`. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn of_each(
    call: &Call,
    viewer: MemberId,
    steward: bool,
    members: &[MemberId],
    before: Option<i64>,
    limit: i64,
) -> Stored<Vec<(MemberId, GroupWithOwn)>> {
    call.all(
        concat!("WITH theirs AS (
                 SELECT o.user_id AS member_id, o.group_id,
                        ROW_NUMBER() OVER (PARTITION BY o.user_id ORDER BY o.group_id DESC) AS place
                   FROM group_members o
                   JOIN groups g ON g.tenant_id = $1 AND g.id = o.group_id
                   LEFT JOIN group_members v ON v.tenant_id = $1 AND v.group_id = g.id AND v.user_id = $2
                  WHERE o.tenant_id = $1 AND o.user_id = ANY($4) AND o.status = 'active' AND o.group_id < $5
                    AND ", listed!(), " AND ", told!(), ")
             SELECT t.member_id, ", group!(), ", v.status AS viewer_status, v.role AS viewer_role
               FROM theirs t
               JOIN groups g ON g.tenant_id = $1 AND g.id = t.group_id
               LEFT JOIN group_members v ON v.tenant_id = $1 AND v.group_id = g.id AND v.user_id = $2
              WHERE t.place <= $6
              ORDER BY t.member_id, g.id DESC"),
        params![viewer, steward, members, before.unwrap_or(i64::MAX), limit],
    )
    .await
}

/// A group with the viewer's own row in it.
#[rustfmt::skip::macros(concat)]
pub async fn find(call: &Call, viewer: MemberId, id: GroupId) -> Stored<Option<GroupWithOwn>> {
    call.optional(
        concat!("SELECT ", group!(), ", v.status AS viewer_status, v.role AS viewer_role
               FROM groups g
               LEFT JOIN group_members v ON v.tenant_id = $1 AND v.group_id = g.id AND v.user_id = $2
              WHERE g.tenant_id = $1 AND g.id = $3"),
        params![viewer, id],
    )
    .await
}

/// Groups, each with the viewer's own row in it. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, viewer: MemberId, ids: &[GroupId]) -> Stored<Vec<GroupWithOwn>> {
    call.all(
        concat!("SELECT ", group!(), ", v.status AS viewer_status, v.role AS viewer_role
               FROM groups g
               LEFT JOIN group_members v ON v.tenant_id = $1 AND v.group_id = g.id AND v.user_id = $2
              WHERE g.tenant_id = $1 AND g.id = ANY($3)"),
        params![viewer, ids],
    )
    .await
}

/// A group, held until the end of the transaction. `NO KEY`: rows that only refer to it can still be written.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: GroupId) -> Stored<Option<Group>> {
    tx.optional(
        concat!("SELECT ", group!(), " FROM groups g WHERE g.tenant_id = $1 AND g.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// A group as it is inside a transaction.
#[rustfmt::skip::macros(concat)]
pub async fn read(tx: &mut Tx, id: GroupId) -> Stored<Option<Group>> {
    tx.optional(concat!("SELECT ", group!(), " FROM groups g WHERE g.tenant_id = $1 AND g.id = $2"), params![id]).await
}

/// A group to be written.
#[derive(Clone, Debug)]
pub struct Text<'a> {
    /// Name to show.
    pub name: &'a str,
    /// What it is about.
    pub description: &'a str,
    /// Who sees and joins it.
    pub visibility: Visibility,
    /// Where it meets.
    pub location: Option<&'a str>,
    /// Where that is on the map.
    pub place: Option<(f64, f64)>,
    /// Whether partners see it.
    pub federated_visibility: Federation,
    /// Whether members of partners may belong to it.
    pub allow_federated_members: bool,
    /// Colour of its pages, `#rrggbb`.
    pub primary_color: Option<&'a str>,
    /// Colour of what stands out on them.
    pub accent_color: Option<&'a str>,
    /// Words to find it by.
    pub tags: &'a [String],
    /// See `base::text::search_text`.
    pub search_text: &'a str,
}

/// Founds a group with this slug; none if another one has it.
pub async fn insert(tx: &mut Tx, owner: MemberId, slug: &str, text: &Text<'_>) -> Stored<Option<GroupId>> {
    let now = tx.now();
    let (latitude, longitude) = text.place.unzip();
    let (sql, params) = insert! { into groups {
        owner_id: owner,
        slug,
        name: text.name,
        description: text.description,
        visibility: text.visibility,
        status: State::Active,
        location: text.location,
        latitude,
        longitude,
        federated_visibility: text.federated_visibility,
        allow_federated_members: text.allow_federated_members,
        search_text: text.search_text,
        created_at & updated_at: now,
        primary_color: text.primary_color,
        accent_color: text.accent_color,
        tags: serde_json::Value::from(text.tags.to_vec()),
    } then "ON CONFLICT (tenant_id, slug) DO NOTHING RETURNING id" };
    tx.optional(sql, params).await
}

/// Writes what a group says about itself.
pub async fn update(tx: &mut Tx, id: GroupId, text: &Text<'_>) -> Stored<u64> {
    let now = tx.now();
    let (latitude, longitude) = text.place.unzip();
    tx.run(
        "UPDATE groups
            SET name = $3, description = $4, visibility = $5, location = $6, latitude = $7, longitude = $8,
                federated_visibility = $9, allow_federated_members = $10, search_text = $11, updated_at = $12, primary_color = $13,
                accent_color = $14, tags = $15
          WHERE tenant_id = $1 AND id = $2",
        params![
            id,
            text.name,
            text.description,
            text.visibility,
            text.location,
            latitude,
            longitude,
            text.federated_visibility,
            text.allow_federated_members,
            text.search_text,
            now,
            text.primary_color,
            text.accent_color,
            serde_json::Value::from(text.tags.to_vec())
        ],
    )
    .await
}

/// Ends a group, with all that belongs to it. Groups that were a part of it stand alone.
pub async fn delete(tx: &mut Tx, id: GroupId) -> Stored<u64> {
    tx.run("UPDATE groups SET parent_id = NULL WHERE tenant_id = $1 AND parent_id = $2", params![id]).await?;
    tx.run("DELETE FROM groups WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Names another owner.
pub async fn hand_over(tx: &mut Tx, id: GroupId, owner: MemberId) -> Stored<u64> {
    let now = tx.now();
    tx.run("UPDATE groups SET owner_id = $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2", params![id, owner, now])
        .await
}

/// Counts members who came or went.
pub async fn count_in(tx: &mut Tx, id: GroupId, more: i64) -> Stored<u64> {
    tx.run(
        "UPDATE groups SET cached_member_count = cached_member_count + $3 WHERE tenant_id = $1 AND id = $2",
        params![id, more],
    )
    .await
}

/// Somebody's row in a group.
#[rustfmt::skip::macros(concat)]
pub async fn membership(tx: &mut Tx, group: GroupId, member: MemberId) -> Stored<Option<Membership>> {
    tx.optional(
        concat!("SELECT ", membership_columns!(), " FROM group_members WHERE tenant_id = $1 AND group_id = $2 AND user_id = $3"),
        params![group, member],
    )
    .await
}

/// Writes somebody's row in a group. Whoever stays active keeps the day on which they joined.
pub async fn write_membership(tx: &mut Tx, group: GroupId, member: MemberId, row: Membership) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into group_members {
        group_id: group,
        user_id: member,
        status: row.status,
        role: row.role,
        joined_at: now,
    } then "ON CONFLICT (tenant_id, group_id, user_id)
             DO UPDATE SET status = excluded.status, role = excluded.role,
                           joined_at = CASE WHEN group_members.status = excluded.status THEN group_members.joined_at
                                            ELSE excluded.joined_at END" };
    tx.run(sql, params).await
}

/// Removes somebody's row in a group.
pub async fn delete_membership(tx: &mut Tx, group: GroupId, member: MemberId) -> Stored<u64> {
    tx.run("DELETE FROM group_members WHERE tenant_id = $1 AND group_id = $2 AND user_id = $3", params![group, member])
        .await
}

/// Notes that a group turned somebody away who had asked to join.
pub async fn note_decline(tx: &mut Tx, group: GroupId, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into group_declines {
        group_id: group,
        user_id: member,
        declined_at: now,
    } then "ON CONFLICT (tenant_id, group_id, user_id) DO UPDATE SET declined_at = excluded.declined_at" };
    tx.run(sql, params).await
}

/// Whether a group turned somebody away after a moment.
pub async fn was_declined(tx: &mut Tx, group: GroupId, member: MemberId, after: Timestamp) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM group_declines
                         WHERE tenant_id = $1 AND group_id = $2 AND user_id = $3 AND declined_at > $4)",
        params![group, member, after],
    )
    .await
}

/// To how many groups somebody belongs.
pub async fn memberships(tx: &mut Tx, member: MemberId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM group_members WHERE tenant_id = $1 AND user_id = $2 AND status = 'active'",
        params![member],
    )
    .await
}

/// Whether anybody but `member` who can still sign in looks after a group.
pub async fn looked_after_without(tx: &mut Tx, group: GroupId, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1
                          FROM groups g
                          JOIN users u ON u.tenant_id = $1 AND u.id = g.owner_id AND u.status = 'active' AND u.deleted_at IS NULL
                         WHERE g.tenant_id = $1 AND g.id = $2 AND g.owner_id <> $3)
             OR EXISTS (SELECT 1
                          FROM group_members m
                          JOIN users u ON u.tenant_id = $1 AND u.id = m.user_id AND u.status = 'active' AND u.deleted_at IS NULL
                         WHERE m.tenant_id = $1 AND m.group_id = $2 AND m.status = 'active' AND m.role <> 'member'
                           AND m.user_id <> $3)",
        params![group, member],
    )
    .await
}

/// Those who look after a group: its owner and its administrators.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn organisers(tx: &mut Tx, group: GroupId) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT user_id
           FROM group_members
          WHERE tenant_id = $1 AND group_id = $2 AND status = 'active' AND role IN ('owner', 'admin')
          ORDER BY user_id",
        params![group],
    )
    .await
}

/// Members of a group by id, after `after`, without one of them. Served by `group_members_by_group`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn members_after(
    tx: &mut Tx,
    group: GroupId,
    except: MemberId,
    after: MemberId,
    limit: i64,
) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT user_id
           FROM group_members
          WHERE tenant_id = $1 AND group_id = $2 AND status = 'active' AND user_id <> $3 AND user_id > $4
          ORDER BY user_id
          LIMIT $5",
        params![group, except, after, limit],
    )
    .await
}
