//! Blueprints, whom they name, and which occurrences took them over.

use super::super::blueprint::model::{Counts, SCHEMA, Sections};
use crate::agenda::store::sealed::UNKNOWN;
use crate::base::{GroupId, MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::forms::model::{FormId, Status as FormStatus};
use crate::model::{Event, EventId};
use crate::staff::store::{Assignment, assignment_columns};
use crate::tickets::model::{TicketType, ticket_type_columns};
use crate::{insert, params, record};

/// Whether the tables can be asked.
pub async fn are_ready(call: &Call) -> Stored<bool> {
    let asked: i64 = call
        .one(
            "SELECT (SELECT COUNT(*) FROM event_recurrence_definition_blueprints WHERE tenant_id = $1 AND id < 0)
                  + (SELECT COUNT(*) FROM event_recurrence_definition_people WHERE tenant_id = $1 AND id < 0)
                  + (SELECT COUNT(*) FROM event_recurrence_definition_addresses WHERE tenant_id = $1 AND id < 0)
                  + (SELECT COUNT(*) FROM event_recurrence_definition_applications WHERE tenant_id = $1 AND id < 0)",
            params![],
        )
        .await?;
    Ok(asked == 0)
}

record! {
    /// A blueprint, but for what it says.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Blueprint {
        /// `event_recurrence_definition_blueprints.id`.
        pub id: i64,
        /// The template.
        pub root_event_id: EventId,
        /// The occurrence of which it is taken.
        pub source_event_id: EventId,
        /// What that is known by.
        pub source_recurrence: String,
        /// Which blueprint of the template it is.
        pub blueprint_version: i64,
        /// How it is written.
        pub schema_version: i64,
        /// Occurrences that are known by this or something later take it over.
        pub effective_from: String,
        /// Which parts.
        pub sections: Json<Sections>,
        /// How much of each.
        pub counts: Json<Counts>,
        /// SHA-256 of all that it says.
        pub manifest_hash: String,
        /// SHA-256 of the call.
        pub request_hash: String,
        /// Who made it, if they are a member and still there.
        pub captured_by: Option<MemberId>,
        /// When.
        pub created_at: Timestamp,
    }
    select blueprint_columns
}

/// The blueprint of a key.
#[rustfmt::skip::macros(concat)]
pub async fn of_key(tx: &mut Tx, root: EventId, key: &str) -> Stored<Option<Blueprint>> {
    tx.optional(
        concat!("SELECT ", blueprint_columns!("b"), "
               FROM event_recurrence_definition_blueprints b
              WHERE b.tenant_id = $1 AND b.root_event_id = $2 AND b.idempotency_hash = $3"),
        params![root, key],
    )
    .await
}

/// Blueprints of a template before a version, the newest first.
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, root: EventId, before: Option<i64>, limit: i64) -> Stored<Vec<Blueprint>> {
    call.all(
        concat!("SELECT ", blueprint_columns!("b"), "
               FROM event_recurrence_definition_blueprints b
              WHERE b.tenant_id = $1 AND b.root_event_id = $2 AND ($3 IS NULL OR b.blueprint_version < $3)
              ORDER BY b.blueprint_version DESC
              LIMIT $4"),
        params![root, before, limit],
    )
    .await
}

/// Some blueprints by their numbers.
#[rustfmt::skip::macros(concat)]
pub async fn by_numbers(call: &Call, numbers: &[i64]) -> Stored<Vec<Blueprint>> {
    call.all(
        concat!("SELECT ", blueprint_columns!("b"), "
               FROM event_recurrence_definition_blueprints b
              WHERE b.tenant_id = $1 AND b.id = ANY($2)"),
        params![numbers],
    )
    .await
}

/// The newest version of a template's blueprints, whose row is held; 0 if there is none.
pub async fn newest(tx: &mut Tx, root: EventId) -> Stored<i64> {
    tx.one(
        "SELECT COALESCE(MAX(blueprint_version), 0) FROM event_recurrence_definition_blueprints WHERE tenant_id = $1 AND root_event_id = $2",
        params![root],
    )
    .await
}

record! {
    /// What a blueprint says, as it is kept.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Kept {
        /// `event_recurrence_definition_blueprints.id`.
        pub id: i64,
        /// Which blueprint of the template it is.
        pub blueprint_version: i64,
        /// Occurrences that are known by this or something later take it over.
        pub effective_from: String,
        /// How much of each part.
        pub counts: Json<Counts>,
        /// All that it says.
        pub manifest: String,
        /// SHA-256 of that.
        pub manifest_hash: String,
        /// Who made it, if they are a member and still there.
        pub captured_by: Option<MemberId>,
    }
    select kept_columns
}

/// The blueprints of a template that are about occurrences between two moments by which these are known: of those that begin at the same, the newest.
#[rustfmt::skip::macros(concat)]
pub async fn about(tx: &mut Tx, root: EventId, first: &str, last: &str) -> Stored<Vec<Kept>> {
    tx.all(
        concat!("SELECT ", kept_columns!("b"), "
               FROM event_recurrence_definition_blueprints b
              WHERE b.tenant_id = $1 AND b.root_event_id = $2 AND b.effective_from <= $4
                AND b.effective_from >= COALESCE((SELECT MAX(o.effective_from)
                                                    FROM event_recurrence_definition_blueprints o
                                                   WHERE o.tenant_id = $1 AND o.root_event_id = $2 AND o.effective_from <= $3), '')
                AND b.blueprint_version = (SELECT MAX(n.blueprint_version)
                                             FROM event_recurrence_definition_blueprints n
                                            WHERE n.tenant_id = $1 AND n.root_event_id = $2 AND n.effective_from = b.effective_from)
              ORDER BY b.effective_from"),
        params![root, first, last],
    )
    .await
}

/// A blueprint that is to be noted.
#[derive(Clone, Debug)]
pub struct NewBlueprint<'a> {
    /// The template.
    pub root: EventId,
    /// The occurrence of which it is taken, and what that is known by.
    pub source: (EventId, &'a str),
    /// Which blueprint of the template it is.
    pub version: i64,
    /// Occurrences that are known by this or something later take it over.
    pub effective_from: &'a str,
    /// Which parts.
    pub sections: &'a Sections,
    /// How much of each.
    pub counts: Counts,
    /// All that it says, and SHA-256 of that.
    pub manifest: (&'a str, &'a str),
    /// SHA-256 of the call.
    pub request_hash: &'a str,
    /// SHA-256 of its key.
    pub key: &'a str,
    /// Who did it.
    pub actor: Option<MemberId>,
}

/// Notes a blueprint.
#[rustfmt::skip::macros(concat)]
pub async fn insert_blueprint(tx: &mut Tx, new: &NewBlueprint<'_>) -> Stored<Blueprint> {
    let now = tx.now();
    let (sql, params) = insert! { into event_recurrence_definition_blueprints {
        root_event_id: new.root,
        source_event_id: new.source.0,
        source_recurrence: new.source.1,
        blueprint_version: new.version,
        schema_version: SCHEMA,
        effective_from: new.effective_from,
        sections: Json(new.sections.clone()),
        counts: Json(new.counts),
        manifest: new.manifest.0,
        manifest_hash: new.manifest.1,
        request_hash: new.request_hash,
        idempotency_hash: new.key,
        captured_by: new.actor,
        created_at: now,
    } then concat!("RETURNING ", blueprint_columns!()) };
    tx.one(sql, params).await
}

record! {
    /// A member whom a blueprint names.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Named {
        /// Which blueprint.
        pub blueprint_id: i64,
        /// Who.
        pub user_id: MemberId,
        /// At which session they speak; none for whoever helps.
        pub session: Option<i64>,
        /// What to know of them.
        pub headline: Option<String>,
    }
    select named_columns
}

/// Notes that a blueprint names a member.
pub async fn name(tx: &mut Tx, blueprint: i64, named: &Named) -> Stored<u64> {
    let (sql, params) = insert! { into event_recurrence_definition_people {
        blueprint_id: blueprint,
        user_id: named.user_id,
        session: named.session,
        headline: named.headline.as_deref(),
    } };
    tx.run(sql, params).await
}

/// Members whom some blueprints name and who have not left.
#[rustfmt::skip::macros(concat)]
pub async fn named(tx: &mut Tx, blueprints: &[i64]) -> Stored<Vec<Named>> {
    tx.all(
        concat!("SELECT ", named_columns!(), " FROM event_recurrence_definition_people WHERE tenant_id = $1 AND blueprint_id = ANY($2) ORDER BY id"),
        params![blueprints],
    )
    .await
}

record! {
    /// The address of a resource of a blueprint.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Address {
        /// Of which blueprint.
        pub blueprint_id: i64,
        /// At which session of it.
        pub session: i64,
        /// Which resource of that.
        pub nth: i64,
        /// The address, [sealed](crate::agenda::seal).
        pub sealed: String,
    }
    select address_columns
}

/// Keeps an address of a blueprint.
pub async fn keep_address(tx: &mut Tx, blueprint: i64, address: &Address) -> Stored<u64> {
    let (sql, params) = insert! { into event_recurrence_definition_addresses {
        blueprint_id: blueprint,
        session: address.session,
        nth: address.nth,
        sealed_by: UNKNOWN,
        sealed: address.sealed.as_str(),
    } };
    tx.run(sql, params).await
}

/// Addresses of some blueprints.
#[rustfmt::skip::macros(concat)]
pub async fn addresses(tx: &mut Tx, blueprints: &[i64]) -> Stored<Vec<Address>> {
    tx.all(
        concat!("SELECT ", address_columns!(), " FROM event_recurrence_definition_addresses WHERE tenant_id = $1 AND blueprint_id = ANY($2) ORDER BY id"),
        params![blueprints],
    )
    .await
}

record! {
    /// An address that another key sealed than today's, or may have.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct OldAddress {
        /// In which community.
        pub tenant_id: TenantId,
        /// `event_recurrence_definition_addresses.id`.
        pub id: i64,
        /// The address as it is sealed.
        pub sealed: String,
    }
}

/// Addresses in blueprints of all communities that these keys sealed, after the one with number `after`. Served by `event_recurrence_definition_addresses_by_key`.
pub async fn sealed_by(call: &Call, keys: &[String], (after, limit): (i64, i64)) -> Stored<Vec<OldAddress>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id, sealed
               FROM event_recurrence_definition_addresses
              WHERE sealed_by = ANY($1) AND id > $2
              ORDER BY id
              LIMIT $3",
            params![keys, after, limit],
        )
        .await
}

/// Keeps an address as another key sealed it.
pub async fn seal_anew(tx: &mut Tx, id: i64, (key, sealed): (&str, &str)) -> Stored<u64> {
    tx.run(
        "UPDATE event_recurrence_definition_addresses SET sealed_by = $3, sealed = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, key, sealed],
    )
    .await
}

/// Ticket types of an event, whose row is held, that are not archived, in the order in which they were created.
#[rustfmt::skip::macros(concat)]
pub async fn ticket_types(tx: &mut Tx, event: EventId) -> Stored<Vec<TicketType>> {
    tx.all(
        concat!("SELECT ", ticket_type_columns!(), " FROM event_ticket_types WHERE tenant_id = $1 AND event_id = $2 AND status <> 'archived' ORDER BY id"),
        params![event],
    )
    .await
}

/// Who helps with an event, whose row is held, in the order in which they were granted first.
#[rustfmt::skip::macros(concat)]
pub async fn helping(tx: &mut Tx, event: EventId) -> Stored<Vec<Assignment>> {
    let now = tx.now();
    tx.all(
        concat!("SELECT ", assignment_columns!(), "
               FROM event_staff_assignments
              WHERE tenant_id = $1 AND event_id = $2 AND status = 'active' AND (expires_at IS NULL OR expires_at > $3)
              ORDER BY id"),
        params![event, now],
    )
    .await
}

/// How many of some groups are there.
pub async fn groups_there(tx: &mut Tx, groups: &[GroupId]) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM groups WHERE tenant_id = $1 AND id = ANY($2) AND is_active", params![groups]).await
}

/// Asks a form at a new occurrence from the beginning.
pub async fn insert_form(
    tx: &mut Tx,
    event: EventId,
    author: Option<MemberId>,
    (title, intro): (&str, Option<&str>),
) -> Stored<FormId> {
    let now = tx.now();
    let (sql, params) = insert! { into event_forms {
        event_id: event,
        author_id: author,
        number: 1_i64,
        status: FormStatus::Published,
        title,
        intro,
        version: 1_i64,
        published_at & created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Notes that a new occurrence took a blueprint over. The constraint lets it do so once.
pub async fn note_application(
    tx: &mut Tx,
    (root, event): (EventId, &Event),
    of: &Kept,
    hash: &str,
    counts: Counts,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_recurrence_definition_applications {
        root_event_id: root,
        event_id: event.id,
        recurrence: event.recurrence_id.as_deref().unwrap_or_default(),
        blueprint_id: of.id,
        blueprint_version: of.blueprint_version,
        manifest_hash: of.manifest_hash.as_str(),
        application_hash: hash,
        applied_counts: Json(counts),
        created_at: now,
    } };
    tx.run(sql, params).await
}
