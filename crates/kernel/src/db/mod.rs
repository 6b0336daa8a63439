//! The database: one SQL text, two engines.
//!
//! - [`Db`] owns the pools (`pool.rs`); reads through it see what is committed. `lender.rs` lends connections to PostgreSQL.
//! - [`Tx`] is one transaction, [`Ambient`] one that an outer layer holds open around several (`tx.rs`, `ambient.rs`).
//! - [`Value`], [`Bind`], [`params!`](crate::params) and [`insert!`](crate::insert) carry arguments in (`value.rs`, `insert.rs`); [`Row`],
//!   [`Column`], [`Record`], [`record!`](crate::record), [`joined_record!`](crate::joined_record) and [`words!`](crate::words) carry rows
//!   out (`row.rs`, `column.rs`, `record.rs`, `words.rs`).
//! - [`Holding`], [`Invariant`], [`Unattended`] and [`Bound`] are what an area says of its tables (`holding.rs`, `invariant.rs`, `bound.rs`).
//! - [`DbError`] says what went wrong in the same words for both engines (`error.rs`, `names.rs`).
//! - `rewrite.rs` turns the common text into SQLite's, `moment.rs` moments into its texts, `dialect.rs` names the true differences,
//!   `search.rs` looks for words, `migrate.rs` brings the schema up to date.
//!
//! # The common subset
//! Write PostgreSQL with `$1`, `RETURNING`, `ON CONFLICT`, keyset pages, `= ANY($1)` and `<> ALL($1)` for lists,
//! `FOR UPDATE [SKIP LOCKED]`, casts such as `SUM(hours)::bigint`, `LEAST` and `GREATEST` of values that are not null. SQLite gets an
//! equivalent text, made once per statement. No other room names a driver: SQLite is spoken to directly (`sqlite/`), PostgreSQL
//! through sqlx, which also brings both schemas up to date.

mod ambient;
mod bound;
mod column;
mod dialect;
mod error;
mod holding;
mod insert;
mod invariant;
mod lender;
mod link;
mod migrate;
mod moment;
mod names;
mod pool;
mod record;
mod rewrite;
mod row;
mod search;
mod shelf;
mod sqlite;
mod tx;
mod value;
mod ways;
mod words;

#[cfg(test)]
pub(crate) mod tests;

pub use ambient::Ambient;
pub use bound::Bound;
pub use column::{Column, ColumnError};
pub use dialect::{Engine, bare, folded, key_pattern, search_pattern};
pub use error::{DbError, DriverError, Stored};
pub use holding::{Export, Fields, Holding};
#[doc(hidden)]
pub use insert::Insertion;
pub use invariant::{Invariant, Unattended};
pub use migrate::{migrate, pending, ping};
pub use pool::{Db, DbSettings, PoolStats};
pub use record::Record;
pub(crate) use rewrite::names_tenant;
pub use row::{At, Row};
pub use search::{Part, SearchQuery, search_words, trigram_query};
pub(crate) use shelf::{Found, Wanted};
pub use tx::Tx;
pub use value::{Bind, Json, Kind, Value, arguments};
pub use words::{Word, word_column, word_text, word_value};
