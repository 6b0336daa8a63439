//! The SQL of what is done once.

use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::{params, record};

/// A table whose rows are found by a text.
pub(super) struct Table {
    read: &'static str,
    write: &'static str,
    listings: bool,
}

impl Table {
    /// Whether its text is one of words.
    pub(super) const fn is_of_listings(&self) -> bool {
        self.listings
    }
}

record! {
    /// What a row tells.
    #[derive(Clone, Debug)]
    pub(super) struct Told {
        /// Its number.
        pub(super) id: i64,
        /// Its community.
        pub(super) tenant: i64,
        /// What it is called.
        pub(super) name: String,
        /// What else it says.
        pub(super) rest: String,
        /// Where it is.
        pub(super) place: String,
        /// Its skills or tags.
        pub(super) list: Option<Json<Vec<String>>>,
    }
}

/// All of them.
pub(super) const TABLES: &[Table] = &[
    Table {
        read: "SELECT id, tenant_id AS tenant, first_name AS name,
                      COALESCE(organization_name, '') || ' ' || COALESCE(tagline, '') || ' ' || COALESCE(bio, '') AS rest,
                      COALESCE(location, '') AS place, skills AS list
                 FROM users
                WHERE id > $1
                ORDER BY id
                LIMIT $2",
        write: "UPDATE users SET search_text = $3 WHERE tenant_id = $1 AND id = $2",
        listings: false,
    },
    Table {
        read: "SELECT id, tenant_id AS tenant, name, COALESCE(description, '') AS rest, COALESCE(location, '') AS place, tags AS list
                 FROM groups
                WHERE id > $1
                ORDER BY id
                LIMIT $2",
        write: "UPDATE groups SET search_text = $3 WHERE tenant_id = $1 AND id = $2",
        listings: false,
    },
    Table {
        read: "SELECT r.id, r.tenant_id AS tenant, '' AS name, COALESCE(r.comment, '') AS rest, '' AS place, NULL::jsonb AS list
                 FROM reviews r
                WHERE r.id > $1
                ORDER BY r.id
                LIMIT $2",
        write: "UPDATE reviews SET search_text = $3 WHERE tenant_id = $1 AND id = $2",
        listings: false,
    },
    Table {
        read: "SELECT id, tenant_id AS tenant, title AS name, description AS rest, COALESCE(location, '') AS place, NULL::jsonb AS list
                 FROM listings
                WHERE id > $1
                ORDER BY id
                LIMIT $2",
        write: "UPDATE listings SET search_text = $3 WHERE tenant_id = $1 AND id = $2",
        listings: true,
    },
];

/// Rows of a table after `last`, by number.
pub(super) async fn batch(tx: &mut Tx, table: &Table, last: i64, limit: i64) -> Stored<Vec<Told>> {
    tx.unscoped().all(table.read, params![last, limit]).await
}

/// Writes what a row is found by.
pub(super) async fn write(tx: &mut Tx, table: &Table, row: &Told, text: &str) -> Stored<u64> {
    tx.unscoped().run(table.write, params![row.tenant, row.id, text]).await
}

/// A table of tags.
pub(super) struct Tags {
    read: &'static str,
    write: &'static str,
}

record! {
    /// A tag.
    #[derive(Clone, Debug)]
    pub(super) struct Tag {
        /// Its number.
        pub(super) id: i64,
        /// Its community.
        pub(super) tenant: i64,
        /// The tag.
        pub(super) tag: String,
    }
}

/// All of them.
pub(super) const TAGS: &[Tags] = &[
    Tags {
        read: "SELECT id, tenant_id AS tenant, tag FROM listing_tags WHERE id > $1 ORDER BY id LIMIT $2",
        write: "UPDATE listing_tags SET bare_tag = $3 WHERE tenant_id = $1 AND id = $2",
    },
    Tags {
        read: "SELECT id, tenant_id AS tenant, tag FROM feed_hashtags WHERE id > $1 ORDER BY id LIMIT $2",
        write: "UPDATE feed_hashtags SET bare_tag = $3 WHERE tenant_id = $1 AND id = $2",
    },
];

/// Tags of a table after `last`, by number.
pub(super) async fn tags(tx: &mut Tx, table: &Tags, last: i64, limit: i64) -> Stored<Vec<Tag>> {
    tx.unscoped().all(table.read, params![last, limit]).await
}

/// Writes what a tag is found by.
pub(super) async fn write_tag(tx: &mut Tx, table: &Tags, row: &Tag, bare: &str) -> Stored<u64> {
    tx.unscoped().run(table.write, params![row.tenant, row.id, bare]).await
}

/// Whether something was done.
pub(super) async fn is_done(call: &Call, name: &str) -> Stored<bool> {
    call.unscoped().one("SELECT EXISTS (SELECT 1 FROM upkeep WHERE name = $1)", params![name]).await
}

/// Notes that something is done.
pub(super) async fn note(tx: &mut Tx, name: &str) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run("INSERT INTO upkeep (name, done_at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", params![name, now])
        .await
}
