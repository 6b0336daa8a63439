//! What the tables of templates are asked.

use super::capture::Taken;
use super::model::{Action, Counts, Outline, Parts, Sections, Status, TemplateId};
use crate::base::text::search_text;
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::model::EventId;
use crate::{insert, joined_record, newest_first, params, record};

record! {
    /// What events are made of.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Template {
        /// `event_templates.id`.
        pub id: TemplateId,
        /// Who made it, if they are a member and still there.
        pub owner_id: Option<MemberId>,
        /// Of what its latest version was taken.
        pub source_event_id: EventId,
        /// What it is called.
        pub name: String,
        /// What it is for.
        pub description: Option<String>,
        /// Whether events are made of it.
        pub status: Status,
        /// Which version it is.
        pub version: i64,
        /// When it was made.
        pub created_at: Timestamp,
        /// When it was revised or archived last.
        pub updated_at: Timestamp,
        /// When it was archived.
        pub archived_at: Option<Timestamp>,
    }
    select template_columns
}

record! {
    /// What a version of it says, but for its parts.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Version {
        /// Which parts it has.
        pub sections: Json<Sections>,
        /// How much of each.
        pub counts: Json<Counts>,
        /// What an event that is made of it says about itself; none once that has gone with whoever wrote it.
        pub outline: Option<Json<Outline>>,
        /// SHA-256 of all that it says.
        pub content_hash: String,
    }
    select version_columns
}

record! {
    /// How the viewer stands to it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Own {
        /// They manage the event of which it was taken.
        pub manages_source: bool,
    }
}

joined_record! {
    /// A template as somebody meets it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Kept {
        /// The template.
        pub template: Template,
        /// Its latest version.
        pub content: Version,
        /// How they stand to it.
        pub own: Own,
    }
}

/// Whether viewer `$2` manages the event of which template `t` was taken, at moment `$4`.
macro_rules! manages {
    () => {
        "EXISTS (SELECT 1 FROM events e
                          WHERE e.tenant_id = $1 AND e.id = t.source_event_id
                            AND (e.organizer_id = $2
                                 OR EXISTS (SELECT 1 FROM event_staff_assignments h
                                             WHERE h.tenant_id = $1 AND h.event_id = e.id AND h.user_id = $2 AND h.role = 'co_organizer'
                                               AND h.status = 'active' AND (h.expires_at IS NULL OR h.expires_at > $4))))"
    };
}

/// Whether viewer `$2` may use template `t`; `$3`: they are of the staff of the community.
macro_rules! seen {
    () => {
        concat!("($3 OR t.owner_id = $2 OR ", manages!(), ")")
    };
}

/// Who looks: a member, and whether they are of the staff of the community.
pub type Eyes = (MemberId, bool);

/// Templates that a viewer may use, the newest first, before `before`. `status`: none for all; `pattern`: in which the name is found.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    (viewer, staff): Eyes,
    (status, pattern): (Option<Status>, Option<&str>),
    before: Option<i64>,
    limit: i64,
) -> Stored<Vec<Kept>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", template_columns!("t"), ", ", version_columns!("v"), ", ", manages!(), " AS manages_source
               FROM event_templates t
               JOIN event_template_versions v ON v.tenant_id = $1 AND v.template_id = t.id AND v.version = t.version
              WHERE t.tenant_id = $1 AND ", seen!(), " AND ($5 IS NULL OR t.status = $5) AND ($6 IS NULL OR t.search_text LIKE $6 ESCAPE '\\')
                AND t.id ", before!(), " $7
              ORDER BY t.id ", order!(), "
              LIMIT $8")),
        params![viewer, staff, call.now(), status, pattern, call.newest_behind(before), limit],
    )
    .await
}

/// Those of some templates that a viewer may use. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, (viewer, staff): Eyes, ids: &[TemplateId]) -> Stored<Vec<Kept>> {
    call.all(
        concat!("SELECT ", template_columns!("t"), ", ", version_columns!("v"), ", ", manages!(), " AS manages_source
               FROM event_templates t
               JOIN event_template_versions v ON v.tenant_id = $1 AND v.template_id = t.id AND v.version = t.version
              WHERE t.tenant_id = $1 AND t.id = ANY($5) AND ", seen!()),
        params![viewer, staff, call.now(), ids],
    )
    .await
}

/// The parts of a version; none once they have gone with whoever wrote them.
pub async fn parts(call: &Call, id: TemplateId, version: i64) -> Stored<Option<Json<Parts>>> {
    let found: Option<Option<Json<Parts>>> = call
        .optional(
            "SELECT parts FROM event_template_versions WHERE tenant_id = $1 AND template_id = $2 AND version = $3",
            params![id, version],
        )
        .await?;
    Ok(found.flatten())
}

/// A template, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: TemplateId) -> Stored<Option<Template>> {
    tx.optional(
        concat!("SELECT ", template_columns!("t"), " FROM event_templates t WHERE t.tenant_id = $1 AND t.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// How many templates of a member are not archived.
pub async fn count(tx: &mut Tx, owner: MemberId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM event_templates WHERE tenant_id = $1 AND owner_id = $2 AND status = 'active'",
        params![owner],
    )
    .await
}

/// Makes a template, without a version.
pub async fn create(
    tx: &mut Tx,
    owner: Option<MemberId>,
    source: EventId,
    (name, description): (&str, Option<&str>),
) -> Stored<TemplateId> {
    let now = tx.now();
    let (sql, params) = insert! { into event_templates {
        owner_id: owner,
        source_event_id: source,
        name,
        description,
        search_text: search_text([name]),
        status: Status::Active,
        version: 1_i64,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Notes a version.
pub async fn add_version(tx: &mut Tx, (id, version): (TemplateId, i64), source: EventId, taken: &Taken) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_template_versions {
        template_id: id,
        version,
        source_event_id: source,
        sections: Json(taken.sections.clone()),
        counts: Json(taken.counts),
        outline: Json(taken.outline.clone()),
        parts: Json(taken.parts.clone()),
        content_hash: taken.hash.as_str(),
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// Notes a version that says what the one before does.
pub async fn repeat_version(tx: &mut Tx, (id, version): (TemplateId, i64)) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "INSERT INTO event_template_versions (tenant_id, template_id, version, source_event_id, sections, counts, outline, parts, content_hash, created_at)
         SELECT tenant_id, template_id, version + 1, source_event_id, sections, counts, outline, parts, content_hash, $4
           FROM event_template_versions
          WHERE tenant_id = $1 AND template_id = $2 AND version = $3 - 1",
        params![id, version, now],
    )
    .await
}

/// Lets a template, whose row is held, be another version.
pub async fn revise(
    tx: &mut Tx,
    (id, version): (TemplateId, i64),
    source: EventId,
    (name, description): (&str, Option<&str>),
) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_templates
            SET version = $3, source_event_id = $4, name = $5, description = $6, search_text = $7, updated_at = $8
          WHERE tenant_id = $1 AND id = $2",
        params![id, version, source, name, description, search_text([name]), now],
    )
    .await
}

/// Archives a template, whose row is held.
pub async fn archive(tx: &mut Tx, id: TemplateId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_templates SET status = 'archived', archived_at = $3, updated_at = $3 WHERE tenant_id = $1 AND id = $2",
        params![id, now],
    )
    .await
}

/// Notes what was done with a template.
pub async fn note(
    tx: &mut Tx,
    (id, version): (TemplateId, i64),
    action: Action,
    event: Option<EventId>,
    actor: Option<MemberId>,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_template_history {
        template_id: id,
        action,
        version,
        event_id: event,
        actor_id: actor,
        created_at: now,
    } };
    tx.run(sql, params).await
}

record! {
    /// What was done with a template.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Step {
        /// `event_template_history.id`.
        pub id: i64,
        /// What.
        pub action: Action,
        /// Which version it was since.
        pub version: i64,
        /// Of what it was taken, or what was made of it.
        pub event_id: Option<EventId>,
        /// Who did it, if they are a member and still there.
        pub actor_id: Option<MemberId>,
        /// When.
        pub created_at: Timestamp,
    }
    select step_columns
}

/// What was done with a template, the newest first, before `before`. Served by `event_template_history_by_template`.
#[rustfmt::skip::macros(concat)]
pub async fn history(call: &Call, id: TemplateId, before: Option<i64>, limit: i64) -> Stored<Vec<Step>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", step_columns!(), "
               FROM event_template_history
              WHERE tenant_id = $1 AND template_id = $2 AND id ", before!(), " $3
              ORDER BY id ", order!(), "
              LIMIT $4")),
        params![id, call.newest_behind(before), limit],
    )
    .await
}
