//! What the tables of options and of what members told are asked.

use chrono::NaiveTime;

use super::model::{Choice, ChoicesRead, Offered, OptionId, Told, offered_columns};
use crate::base::{MeasureId, MemberId, TenantId};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::{insert, newest_first, params, record};

/// All options in their order.
#[rustfmt::skip::macros(concat)]
pub(super) async fn all(call: &Call) -> Stored<Vec<Offered>> {
    call.all(
        concat!("SELECT ", offered_columns!(), " FROM safeguarding_options WHERE tenant_id = $1 ORDER BY sort_order, id"),
        params![],
    )
    .await
}

/// Those that are offered, in their order.
#[rustfmt::skip::macros(concat)]
pub(super) async fn active(from: &mut Reads<'_>) -> Stored<Vec<Offered>> {
    from.all(
        concat!("SELECT ", offered_columns!(), "
               FROM safeguarding_options
              WHERE tenant_id = $1 AND is_active
              ORDER BY sort_order, id"),
        params![],
    )
    .await
}

/// An option with its row held.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock(tx: &mut Tx, id: OptionId) -> Stored<Option<Offered>> {
    tx.optional(
        concat!("SELECT ", offered_columns!(), " FROM safeguarding_options WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// How many options there are.
pub(super) async fn count(tx: &mut Tx) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM safeguarding_options WHERE tenant_id = $1", params![]).await
}

/// Adds an option.
pub(super) async fn insert(tx: &mut Tx, option: &Offered) -> Stored<OptionId> {
    let (sql, params) = insert! { into safeguarding_options {
        option_key: &option.option_key,
        type: option.kind,
        label: &option.label,
        description: option.description.as_deref(),
        help_url: option.help_url.as_deref(),
        is_required: option.is_required,
        select_options: option.select_options.clone(),
        measure: option.measure,
        sort_order: option.sort_order,
        is_active: option.is_active,
        created_at: option.created_at,
        updated_at: option.updated_at,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes an option. Key and type stay.
pub(super) async fn update(tx: &mut Tx, option: &Offered) -> Stored<u64> {
    tx.run(
        "UPDATE safeguarding_options
            SET label = $3, description = $4, help_url = $5, is_required = $6, select_options = $7, sort_order = $8, is_active = $9,
                updated_at = $10
          WHERE tenant_id = $1 AND id = $2",
        params![
            option.id,
            &option.label,
            option.description.as_deref(),
            option.help_url.as_deref(),
            option.is_required,
            option.select_options.clone(),
            option.sort_order,
            option.is_active,
            option.updated_at
        ],
    )
    .await
}

record! {
    /// How much is offered.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Asked {
        /// Options.
        pub offered: i64,
        /// Those without which the first steps do not end.
        pub required: i64,
    }
}

/// How much is offered.
pub(super) async fn asked(call: &Call) -> Stored<Asked> {
    call.one(
        "SELECT COUNT(*) AS offered, COUNT(CASE WHEN is_required THEN 1 END) AS required
           FROM safeguarding_options
          WHERE tenant_id = $1 AND is_active",
        params![],
    )
    .await
}

/// Whether a member has not told what is needed. Served by `safeguarding_choices_once`.
pub(super) async fn lacks(tx: &mut Tx, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1
                          FROM safeguarding_options o
                         WHERE o.tenant_id = $1 AND o.is_active AND o.is_required
                           AND NOT EXISTS (SELECT 1
                                             FROM safeguarding_choices c
                                            WHERE c.tenant_id = $1 AND c.user_id = $2 AND c.option_id = o.id AND c.withdrawn_at IS NULL))",
        params![member],
    )
    .await
}

/// What a member told, and took back. Served by `safeguarding_choices_once`.
pub(super) async fn told(from: &mut Reads<'_>, member: MemberId) -> Stored<Vec<Told>> {
    from.all(
        "SELECT c.id, c.option_id, c.value, c.measure_id,
                EXISTS (SELECT 1
                          FROM safeguarding_measures m
                         WHERE m.tenant_id = $1 AND m.id = c.measure_id AND m.lifted_at IS NULL) AS has_measure,
                c.withdrawn_at
           FROM safeguarding_choices c
          WHERE c.tenant_id = $1 AND c.user_id = $2
          ORDER BY c.option_id",
        params![member],
    )
    .await
}

/// Notes what a member tells, instead of what they told before.
pub(super) async fn tell(
    tx: &mut Tx,
    member: MemberId,
    option: OptionId,
    value: Option<&str>,
    measure: Option<MeasureId>,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into safeguarding_choices {
        user_id: member,
        option_id: option,
        value,
        measure_id: measure,
        chosen_at: now,
    } then "ON CONFLICT (tenant_id, user_id, option_id)
            DO UPDATE SET value = excluded.value, measure_id = excluded.measure_id, chosen_at = excluded.chosen_at, withdrawn_at = NULL" };
    tx.run(sql, params).await
}

/// Notes that a member takes some of it back.
pub(super) async fn withdraw(tx: &mut Tx, member: MemberId, ids: &[i64]) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE safeguarding_choices SET withdrawn_at = $4 WHERE tenant_id = $1 AND user_id = $2 AND id = ANY($3)",
        params![member, ids, now],
    )
    .await
}

/// What members told, the newest first, before an id; of one member, or of all (0).
#[rustfmt::skip::macros(concat)]
pub(super) async fn choices(from: &mut Reads<'_>, member: MemberId, before: i64, limit: i64) -> Stored<Vec<Choice>> {
    let way = from.call().way();
    from.all(
        newest_first!(way, before, order => concat!(
            "SELECT c.id, c.user_id, c.option_id, o.option_key, o.label, c.value, c.measure_id, c.chosen_at, c.withdrawn_at
               FROM safeguarding_choices c
               JOIN safeguarding_options o ON o.tenant_id = c.tenant_id AND o.id = c.option_id
              WHERE c.tenant_id = $1 AND ($2 = 0 OR c.user_id = $2) AND c.id ", before!(), " $3
              ORDER BY c.id ", order!(), "
              LIMIT $4")),
        params![member, before, limit],
    )
    .await
}

/// Notes that somebody has read today what some members told. Served by `safeguarding_reads_once`.
pub(super) async fn note_read(
    tx: &mut Tx,
    (tenant, reader): (TenantId, MemberId),
    members: &[MemberId],
) -> Stored<u64> {
    let now = tx.now();
    let day = now.date_naive().and_time(NaiveTime::MIN).and_utc();
    tx.run(
        "INSERT INTO safeguarding_reads (tenant_id, user_id, reader_tenant_id, reader_id, day, times, first_read_at, last_read_at)
         SELECT u.tenant_id, u.id, $3, $4, $5, 1, $6, $6
           FROM users u
          WHERE u.tenant_id = $1 AND u.id = ANY($2)
          ORDER BY u.id
         ON CONFLICT (tenant_id, user_id, reader_tenant_id, reader_id, day)
         DO UPDATE SET times = safeguarding_reads.times + 1, last_read_at = excluded.last_read_at",
        params![members, tenant, reader, day, now],
    )
    .await
}

/// Who has read what a member told, the latest day first, before an id. Served by `safeguarding_reads_by_user`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn reads(call: &Call, member: MemberId, before: i64, limit: i64) -> Stored<Vec<ChoicesRead>> {
    call.all(
        newest_first!(call.way(), before, order => concat!(
            "SELECT r.id, r.reader_id, a.first_name || ' ' || a.last_name AS reader_name, r.times, r.first_read_at, r.last_read_at
               FROM safeguarding_reads r
               LEFT JOIN users a ON a.tenant_id = r.reader_tenant_id AND a.id = r.reader_id
              WHERE r.tenant_id = $1 AND r.user_id = $2 AND r.id ", before!(), " $3
              ORDER BY r.id ", order!(), "
              LIMIT $4")),
        params![member, before, limit],
    )
    .await
}
