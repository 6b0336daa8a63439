//! Tenancy is in the keys: a row of one community cannot point at a row of another, whatever the code above does.

use std::collections::{BTreeMap, BTreeSet};

use timeweave::db::{Db, Engine};
use timeweave::params;

use crate::areas::{self, Fixtures};
use crate::each_engine;
use crate::support::leak;

fn sql(engine: Engine, text: &str, tenant: i64, number: i64) -> &'static str {
    let (yes, no, bytes) = match engine {
        Engine::Sqlite => ("1", "0", format!("x'{number:064}'")),
        Engine::Postgres => ("TRUE", "FALSE", format!("'\\x{number:064}'")),
    };
    leak(
        text.replace("{more}", "")
            .replace("{values}", "")
            .replace("{t}", &tenant.to_string())
            .replace("{n}", &number.to_string())
            .replace("{yes}", yes)
            .replace("{no}", no)
            .replace("{bytes}", &bytes)
            .replace("{now}", "'2026-01-05T12:00:00.000000Z'"),
    )
}

/// Puts one row of every tenant-owned table into a community, with a number as its id; and a member with ten times the number and
/// one, who is the other where a row is about two.
pub async fn plant(db: &Db, tenant: i64, number: i64) {
    plant_in(db, tenant, number, |_| true).await;
}

/// The same of some tables, so that a community may have several.
pub async fn plant_in(db: &Db, tenant: i64, number: i64, wanted: impl Fn(&str) -> bool) {
    let mut rows = areas::all(Fixtures::rows).filter(|(table, _)| wanted(table)).peekable();
    // A row about two needs the other member first.
    let (_, member) = rows.peek().unwrap();
    db.run(sql(db.engine(), member, tenant, number * 10 + 1), params![]).await.unwrap();
    for (table, row) in rows {
        let inserted = db.run(sql(db.engine(), row, tenant, number), params![]).await;
        inserted.unwrap_or_else(|error| panic!("{table}: {error}"));
    }
}

/// The same as far as a community may have several.
pub async fn plant_more(db: &Db, tenant: i64, number: i64) {
    let mut rows = areas::all(Fixtures::rows).peekable();
    let (_, member) = rows.peek().unwrap();
    db.run(sql(db.engine(), member, tenant, number * 10 + 1), params![]).await.unwrap();
    for (_, row) in rows {
        // What a community has once is there already, and what stands on it finds nothing to stand on.
        db.run(sql(db.engine(), row, tenant, number), params![]).await.ok();
    }
}

/// The names of all tenant-owned tables. What a full-text index keeps for itself is none of them.
pub async fn owned(db: &Db) -> Vec<String> {
    db.all(
        db.engine().pick(
            "SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
              WHERE m.type = 'table' AND c.name = 'tenant_id' AND m.name NOT LIKE '%!_search' ESCAPE '!' ORDER BY m.name",
            "SELECT table_name::text FROM information_schema.columns
              WHERE table_schema = 'public' AND column_name = 'tenant_id' AND table_name NOT LIKE '%!_search' ESCAPE '!'
              ORDER BY table_name",
        ),
        params![],
    )
    .await
    .unwrap()
}

/// A copy of row 7000001 that differs in one column, which points into the other community.
fn strange_copy(copy: &str, column: &str) -> String {
    let (into, from) = copy.split_once("SELECT").unwrap();
    format!("{into}SELECT{}", from.replacen(column, "7000002", 1))
}

/// Every tenant-owned table with the columns that point at another tenant-owned table's row.
async fn pointers(db: &Db) -> BTreeMap<String, BTreeSet<String>> {
    let mut pointers: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for table in owned(db).await {
        let columns: Vec<(String,)> = db
            .all(
                db.engine().pick(
                    "SELECT f.\"from\" FROM pragma_foreign_key_list($1) f
                      WHERE f.\"table\" <> 'tenants' AND f.\"from\" LIKE '%!_id' ESCAPE '!' AND f.\"from\" <> 'tenant_id'",
                    "SELECT k.column_name::text
                       FROM information_schema.key_column_usage k
                       JOIN information_schema.table_constraints c
                         ON c.constraint_name = k.constraint_name AND c.table_name = k.table_name
                      WHERE k.table_name = $1 AND c.constraint_type = 'FOREIGN KEY'
                        AND k.column_name LIKE '%!_id' ESCAPE '!' AND k.column_name <> 'tenant_id'",
                ),
                params![table.clone()],
            )
            .await
            .unwrap();
        pointers.insert(table, columns.into_iter().map(|(column,)| column).collect());
    }
    pointers
}

each_engine! {
    async fn no_row_can_point_into_another_community(town: Town) {
        let db = town.db();
        plant(db, town.harbour, 7_000_001).await;
        plant(db, town.meadow, 7_000_002).await;

        let pointers = pointers(db).await;
        let listed: BTreeSet<_> = areas::all(Fixtures::rows).map(|(table, _)| (*table).to_owned()).collect();
        assert_eq!(pointers.keys().cloned().collect::<BTreeSet<_>>(), listed, "every tenant-owned table has a row in the fixtures of its area");

        for (table, columns) in &pointers {
            let own = format!("SELECT COUNT(*) FROM {table} WHERE tenant_id = {}", town.harbour);
            let before: i64 = db.one(leak(own.clone()), params![]).await.unwrap();
            assert!(before > 0, "{table} has a row to try with");
            let key = areas::all(Fixtures::keyed).find(|(name, _)| name == table).map_or("id", |(_, column)| *column);
            for column in columns {
                let stray = match areas::all(Fixtures::immutable).find(|(name, _)| name == table) {
                    Some((_, copy)) => strange_copy(copy, column),
                    None => format!(
                        "UPDATE {table} SET {} {column} = 7000002 WHERE tenant_id = {} AND {key} = 7000001",
                        areas::all(Fixtures::one_of_several)
                            .find(|(name, one, _)| name == table && one == column)
                            .map_or("", |(.., assignments)| assignments),
                        town.harbour
                    ),
                };
                let error = db.run(leak(stray), params![]).await.expect_err(&format!("{table}.{column} crossed over"));
                assert!(matches!(error, timeweave::db::DbError::ForeignKey(_)), "{table}.{column}: {error}");
            }
            // Nor can the row itself move over while it points at people of its own community.
            if !columns.is_empty() {
                let moved = format!(
                    "UPDATE {table} SET tenant_id = {} WHERE tenant_id = {} AND {key} = 7000001",
                    town.meadow, town.harbour
                );
                assert!(db.run(leak(moved), params![]).await.is_err(), "{table} moved into another community");
            }
        }
    }

    async fn whatever_points_at_a_row_carries_the_tenant(town: Town) {
        // A column called `*_id` without a foreign key would be a reference that nothing guards.
        for (table, columns) in pointers(town.db()).await {
            let named: Vec<(String,)> = town
                .db()
                .all(
                    town.db().engine().pick(
                        "SELECT name FROM pragma_table_info($1) WHERE name LIKE '%!_id' ESCAPE '!' AND name <> 'tenant_id'",
                        "SELECT column_name::text FROM information_schema.columns
                          WHERE table_schema = 'public' AND table_name = $1
                            AND column_name LIKE '%!_id' ESCAPE '!' AND column_name <> 'tenant_id'",
                    ),
                    params![table.clone()],
                )
                .await
                .unwrap();
            let on_purpose =
                |column: &str| areas::all(Fixtures::unguarded).any(|(other, name, _reason)| *other == table && *name == column);
            let named: BTreeSet<_> =
                named.into_iter().map(|(column,)| column).filter(|column| !on_purpose(column)).collect();
            assert_eq!(named, columns, "{table}");
        }
    }
}
