//! The schema says the same on both engines.

use std::collections::BTreeSet;
use std::path::Path;

use chrono::{DateTime, Utc};
use serde_json::json;

use super::on_each_engine;
use super::values::town;
use crate::db::{Db, DbError, DbSettings, Engine, migrate, pending, ping};
use crate::params;

const MOMENT: DateTime<Utc> = DateTime::UNIX_EPOCH;

async fn member(db: &Db, tenant: i64, email: &str) -> Result<i64, DbError> {
    db.one(
        "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status, is_approved,
                            is_tenant_super_admin, skills, preferred_language, privacy_search, onboarding_completed,
                            newsletter_opt_in, created_at, updated_at)
         VALUES ($1, $2, 'x', 'Ada', 'L', 'individual', 'member', 'active', TRUE, FALSE, $3, 'en', TRUE, FALSE, FALSE, $4, $4)
         RETURNING id",
        params![tenant, email, json!(["bread"]), MOMENT],
    )
    .await
}

async fn connect(db: &Db, tenant: i64, from: i64, to: i64) -> Result<i64, DbError> {
    db.one(
        "INSERT INTO connections (tenant_id, requester_id, receiver_id, status, created_at, updated_at)
         VALUES ($1, $2, $3, 'pending', $4, $4)
         RETURNING id",
        params![tenant, from, to, MOMENT],
    )
    .await
}

#[tokio::test]
async fn a_broken_rule_has_the_same_name_on_both_engines() {
    on_each_engine(async |db| {
        let here = town(db, "here").await.unwrap();
        let there = town(db, "there").await.unwrap();
        let ada = member(db, here, "ada@example.org").await.unwrap();
        let ben = member(db, here, "ben@example.org").await.unwrap();
        let far = member(db, there, "ada@example.org").await.unwrap();

        assert!(town(db, "here").await.unwrap_err().is_unique("tenants_slug"));
        assert!(member(db, here, "ada@example.org").await.unwrap_err().is_unique("users_email"));
        let pair = connect(db, here, ada, ben).await.unwrap();
        assert!(connect(db, here, ben, ada).await.unwrap_err().is_unique("connections_pair"));
        let itself = connect(db, here, ada, ada).await.unwrap_err();
        assert!(matches!(itself, DbError::Check { constraint } if constraint == "connections_not_self"));
        assert!(matches!(connect(db, here, ada, far).await, Err(DbError::ForeignKey(_))));
        assert!(matches!(connect(db, there, ada, ben).await, Err(DbError::ForeignKey(_))));

        let again = "INSERT INTO token_cutoffs (tenant_id, user_id, cutoff) VALUES ($1, $2, $3)";
        db.run(again, params![here, ada, MOMENT]).await.unwrap();
        assert!(db.run(again, params![here, ada, MOMENT]).await.unwrap_err().is_unique("token_cutoffs_pkey"));
        let same_id = db
            .run(
                "INSERT INTO connections (id, tenant_id, requester_id, receiver_id, status, created_at, updated_at)
                 VALUES ($1, $2, $3, $4, 'pending', $5, $5)",
                params![pair, there, far, far + 1, MOMENT],
            )
            .await;
        assert!(same_id.unwrap_err().is_unique("connections_pkey"));
    })
    .await;
}

#[tokio::test]
async fn whoever_asks_second_meets_the_pair() {
    on_each_engine(async |db| {
        let here = town(db, "here").await.unwrap();
        let ada = member(db, here, "ada@example.org").await.unwrap();
        let ben = member(db, here, "ben@example.org").await.unwrap();
        connect(db, here, ada, ben).await.unwrap();
        let none: Option<i64> = db
            .optional(
                "INSERT INTO connections (tenant_id, requester_id, receiver_id, status, created_at, updated_at)
                 VALUES ($1, $2, $3, 'pending', $4, $4)
                 ON CONFLICT (tenant_id, LEAST(requester_id, receiver_id), GREATEST(requester_id, receiver_id)) DO NOTHING
                 RETURNING id",
                params![here, ben, ada, MOMENT],
            )
            .await
            .unwrap();
        assert_eq!(none, None);
    })
    .await;
}

#[tokio::test]
async fn migrating_twice_changes_nothing() {
    on_each_engine(async |db| {
        assert!(pending(db).await.unwrap().is_empty());
        assert!(migrate(db).await.unwrap().is_empty());
        ping(db).await.unwrap();
        assert!(db.pool_stats().size > 0);
    })
    .await;
}

#[tokio::test]
async fn a_new_file_misses_every_migration() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("a/b/town.db").display());
    let db = Db::connect(&DbSettings::new(url)).await.unwrap();
    assert_eq!(pending(&db).await.unwrap(), names("sqlite"));
    assert_eq!(migrate(&db).await.unwrap(), names("sqlite"));
    assert_eq!(db.engine(), Engine::Sqlite);
    let (mode, synchronous): (String, i64) = {
        let mut tx = db.begin().await.unwrap();
        (
            tx.one("SELECT journal_mode FROM pragma_journal_mode", params![]).await.unwrap(),
            tx.one("SELECT synchronous FROM pragma_synchronous", params![]).await.unwrap(),
        )
    };
    assert_eq!((mode.as_str(), synchronous), ("wal", 2));
}

#[test]
fn both_engines_have_the_same_migrations() {
    assert_eq!(names("sqlite"), names("postgres"));
}

fn names(engine: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations").join(engine);
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let names: BTreeSet<_> = files.map(|file| file.file_stem().unwrap().to_string_lossy().into_owned()).collect();
    names.into_iter().collect()
}

/// A line for each column of each index: table, name, whether it is unique or partial, place, column, order.
const SQLITE_INDEXES: &str =
    "SELECT m.tbl_name || ' ' || m.name || CASE WHEN l.\"unique\" = 1 THEN ' unique' ELSE '' END
            || CASE WHEN l.partial = 1 THEN ' partial' ELSE '' END || ' ' || (c.seqno + 1) || ' '
            || COALESCE(c.name, '(expression)') || CASE WHEN c.\"desc\" = 1 THEN ' desc' ELSE '' END
       FROM sqlite_schema m
       JOIN pragma_index_list(m.tbl_name) l ON l.name = m.name
       JOIN pragma_index_xinfo(m.name) c ON c.key = 1
      WHERE m.type = 'index' AND m.name NOT LIKE 'sqlite%'";
const POSTGRES_INDEXES: &str =
    "SELECT t.relname || ' ' || i.relname || CASE WHEN x.indisunique THEN ' unique' ELSE '' END
            || CASE WHEN x.indpred IS NOT NULL THEN ' partial' ELSE '' END || ' ' || k.place || ' '
            || COALESCE(a.attname, '(expression)') || CASE WHEN x.indoption[k.place - 1] & 1 = 1 THEN ' desc' ELSE '' END
       FROM pg_index x
       JOIN pg_class i ON i.oid = x.indexrelid
       JOIN pg_class t ON t.oid = x.indrelid AND t.relnamespace = 'public'::regnamespace
      CROSS JOIN LATERAL generate_series(1, x.indnatts::int) k (place)
       LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = x.indkey[k.place - 1] AND a.attnum <> 0
      WHERE NOT x.indisprimary AND t.relname NOT LIKE '%sqlx%' AND i.relname NOT LIKE '%\\_search'
        AND t.relname NOT LIKE '%\\_search'";

/// A line for each foreign key: its columns, what they point at, what happens when that goes.
const SQLITE_POINTERS: &str =
    "SELECT t.name || ' (' || group_concat(k.\"from\", ', ' ORDER BY k.seq) || ') -> ' || k.\"table\" || ' ('
            || group_concat(k.\"to\", ', ' ORDER BY k.seq) || ') ' || k.on_delete
       FROM sqlite_schema t JOIN pragma_foreign_key_list(t.name) k
      WHERE t.type = 'table'
      GROUP BY t.name, k.id";
const POSTGRES_POINTERS: &str =
    "SELECT t.relname || ' ('
            || (SELECT string_agg(a.attname, ', ' ORDER BY k.place)
                  FROM unnest(c.conkey) WITH ORDINALITY k (number, place)
                  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.number) || ') -> ' || f.relname || ' ('
            || (SELECT string_agg(a.attname, ', ' ORDER BY k.place)
                  FROM unnest(c.confkey) WITH ORDINALITY k (number, place)
                  JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.number) || ') '
            || CASE c.confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' WHEN 'd' THEN 'SET DEFAULT'
                                  WHEN 'r' THEN 'RESTRICT' ELSE 'NO ACTION' END
       FROM pg_constraint c
       JOIN pg_class t ON t.oid = c.conrelid
       JOIN pg_class f ON f.oid = c.confrelid
      WHERE c.contype = 'f' AND t.relname NOT LIKE '%\\_search'";

/// Columns with their order and whether they may be null, indexes and foreign keys: what both engines must agree on. A full-text
/// index is an index to one engine, or a table with one, and some tables to the other; it is called `*_search` and left out.
#[tokio::test]
async fn both_engines_have_the_same_tables() {
    let seen = std::cell::RefCell::new(Vec::new());
    on_each_engine(async |db| {
        let columns: Vec<(String, String, bool)> = db
            .all(
                db.engine().pick(
                    "SELECT t.name, c.name, c.\"notnull\" = 0 AND c.pk = 0
                       FROM sqlite_schema t JOIN pragma_table_info(t.name) c
                      WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.name NOT LIKE '%sqlx%'
                        AND t.name NOT LIKE '%!_search' ESCAPE '!'
                        AND NOT EXISTS (SELECT 1 FROM sqlite_schema v
                                         WHERE v.name LIKE '%!_search' ESCAPE '!'
                                           AND SUBSTR(t.name, LENGTH(v.name) + 1) IN ('_config', '_content', '_data', '_docsize', '_idx')
                                           AND t.name LIKE v.name || '%')
                      ORDER BY t.name, c.cid",
                    "SELECT table_name::text, column_name::text, is_nullable = 'YES'
                       FROM information_schema.columns
                      WHERE table_schema = 'public' AND table_name NOT LIKE '%sqlx%' AND table_name NOT LIKE '%\\_search'
                      ORDER BY table_name COLLATE \"C\", ordinal_position",
                ),
                params![],
            )
            .await
            .unwrap();
        let indexes: Vec<String> = db.all(db.engine().pick(SQLITE_INDEXES, POSTGRES_INDEXES), params![]).await.unwrap();
        let pointers: Vec<String> =
            db.all(db.engine().pick(SQLITE_POINTERS, POSTGRES_POINTERS), params![]).await.unwrap();
        assert!(columns.len() > 100 && indexes.len() > 20 && pointers.len() > 10);
        let columns = columns.into_iter().map(|column| format!("{column:?}"));
        seen.borrow_mut().push(columns.chain(indexes).chain(pointers).collect::<BTreeSet<String>>());
    })
    .await;
    let seen = seen.into_inner();
    for pair in seen.windows(2) {
        let alone: Vec<_> = pair[0].symmetric_difference(&pair[1]).collect();
        assert!(alone.is_empty(), "only one engine has: {alone:#?}");
    }
}

#[tokio::test]
async fn unusable_addresses_are_told() {
    for url in ["", "mysql://x", "sqlite::memory:", "sqlite://"] {
        let result = Db::connect(&DbSettings::new(url)).await;
        assert!(matches!(result, Err(DbError::Address(_))), "{url}: {result:?}");
    }
}
