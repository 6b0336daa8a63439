//! The names of unique indexes, which SQLite's messages leave out.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

/// From the columns that SQLite's message lists to the index's name. Empty on PostgreSQL, which tells the name itself.
#[derive(Debug, Default)]
pub(super) struct Names(RwLock<HashMap<String, String>>);

/// Every unique index with its columns as SQLite's message lists them. Indexes over expressions have columns without a
/// name and are left out: the message names those itself. A primary key gets the name that PostgreSQL gives it.
pub(super) const UNIQUE_INDEXES: &str = "
    SELECT (SELECT group_concat(tables.name || '.' || columns.name, ', ' ORDER BY columns.seqno)
              FROM pragma_index_info(indexes.name) AS columns),
           CASE indexes.origin WHEN 'pk' THEN tables.name || '_pkey' ELSE indexes.name END
      FROM sqlite_schema AS tables
      JOIN pragma_index_list(tables.name) AS indexes
     WHERE tables.type = 'table'
       AND indexes.\"unique\" = 1
       AND NOT EXISTS (SELECT 1 FROM pragma_index_info(indexes.name) WHERE name IS NULL)";

impl Names {
    /// Learns them anew, as [`UNIQUE_INDEXES`] tells them: after connecting and after every change of the schema.
    pub(super) fn learn(&self, told: Vec<(String, String)>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = told.into_iter().collect();
    }

    /// The index that a message is about: `UNIQUE constraint failed: users.tenant_id, users.email`, or, for an index over
    /// expressions, `UNIQUE constraint failed: index 'connections_pair'`.
    pub(super) fn unique(&self, message: &str) -> String {
        let what = message.split_once(": ").map_or(message, |(_, what)| what);
        if let Some(name) = what.strip_prefix("index '") {
            return name.trim_end_matches('\'').to_owned();
        }
        let names = self.0.read().unwrap_or_else(PoisonError::into_inner);
        names.get(what).cloned().unwrap_or_else(|| match what.strip_suffix(".id") {
            // An INTEGER PRIMARY KEY is the table itself and has no index.
            Some(table) => format!("{table}_pkey"),
            None => what.to_owned(),
        })
    }
}
