//! Values go in and come out the same on both engines.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;

use super::on_each_engine;
use crate::db::{Bind, Db, DbError, Engine, Json, Kind, Value, search_pattern};
use crate::{joined_record, params, record, words};

words! {
    /// A status of a community.
    enum Status {
        /// Open.
        Active = "active",
        /// Closed.
        Inactive = "inactive",
    }
}

record! {
    /// A community, as far as these tests care.
    #[derive(Debug, PartialEq)]
    struct Town {
        id: i64,
        slug: String,
        domain: Option<String>,
        status: Status,
        features: Json<std::collections::BTreeMap<String, bool>>,
        created_at: DateTime<Utc>,
    }
}

record! {
    /// What a list shows of a community.
    #[derive(Debug, PartialEq)]
    struct Door {
        id: i64,
        short: String = "slug",
    }
    select door_columns
}

joined_record! {
    /// Two communities side by side.
    #[derive(Debug, PartialEq)]
    struct Neighbours {
        here: Door,
        distance: i64,
        there: Door,
    }
}

fn moment() -> DateTime<Utc> {
    "2026-03-04T05:06:07.123456789Z".parse().unwrap()
}

/// Adds a community and gives its id.
pub(super) async fn town(db: &Db, slug: &str) -> Result<i64, DbError> {
    db.one(
        "INSERT INTO tenants (slug, name, domain, currency, default_language, status, features, settings, created_at, updated_at)
         VALUES ($1, $1, $2, 'EUR', 'en', $3, $4, $5, $6, $6)
         RETURNING id",
        params![slug, None::<String>, Status::Active, json!({"groups": true}), json!({}), moment()],
    )
    .await
}

#[tokio::test]
async fn rows_come_back_as_they_went_in() {
    on_each_engine(async |db| {
        let id = town(db, "ürzig").await.unwrap();
        let found: Town = db
            .one("SELECT id, slug, domain, status, features, created_at FROM tenants WHERE slug = $1", params!["ürzig"])
            .await
            .unwrap();
        // Nobody keeps nanoseconds.
        let kept = moment() - TimeDelta::nanoseconds(789);
        let features = Json([("groups".to_owned(), true)].into());
        let expected =
            Town { id, slug: "ürzig".to_owned(), domain: None, status: Status::Active, features, created_at: kept };
        assert_eq!(found, expected);
        let same: i64 = db.one("SELECT COUNT(*) FROM tenants WHERE created_at = $1", params![moment()]).await.unwrap();
        assert_eq!(same, 1);
    })
    .await;
}

#[tokio::test]
async fn a_record_lists_its_columns_and_a_join_has_names() {
    assert_eq!(door_columns!(), "id, slug AS short");
    assert_eq!(door_columns!("d"), "d.id, d.slug AS short");
    on_each_engine(async |db| {
        let (here, there) = (town(db, "here").await.unwrap(), town(db, "there").await.unwrap());
        let sql = concat!(
            "SELECT ",
            door_columns!("h"),
            ", t.id - h.id, ",
            door_columns!("t"),
            " FROM tenants h JOIN tenants t ON t.id = $2 WHERE h.id = $1"
        );
        let found: Neighbours = db.one(sql, params![here, there]).await.unwrap();
        let door = |id: i64, short: &str| Door { id, short: short.to_owned() };
        let expected = Neighbours { here: door(here, "here"), distance: there - here, there: door(there, "there") };
        assert_eq!(found, expected);
    })
    .await;
}

#[tokio::test]
async fn every_kind_has_a_null_and_a_value() {
    on_each_engine(async |db| {
        type Nulls = (Option<i64>, Option<f64>, Option<bool>, Option<String>, Option<DateTime<Utc>>, Option<Vec<u8>>);
        let nulls: Nulls = db
            .one(
                "SELECT $1::bigint, CAST($2 AS DOUBLE PRECISION), $3::boolean, $4::text, $5::timestamptz, $6::bytea",
                params![None::<i64>, None::<f64>, None::<bool>, None::<&str>, None::<DateTime<Utc>>, None::<Vec<u8>>],
            )
            .await
            .unwrap();
        assert_eq!(nulls, (None, None, None, None, None, None));
        let values: (i64, f64, bool, String, Vec<u8>, serde_json::Value) = db
            .one(
                "SELECT $1::bigint, CAST($2 AS DOUBLE PRECISION), $3::boolean, $4::text, $5::bytea, $6::jsonb",
                params![i64::MAX, 0.1, true, "it's", b"\x00\xff".as_slice(), json!([1, {"a": null}])],
            )
            .await
            .unwrap();
        assert_eq!(values, (i64::MAX, 0.1, true, "it's".to_owned(), vec![0, 255], json!([1, {"a": null}])));
    })
    .await;
}

#[tokio::test]
async fn lists_are_one_argument() {
    on_each_engine(async |db| {
        let mut ids = Vec::new();
        for slug in ["a", "b", "c'\""] {
            ids.push(town(db, slug).await.unwrap());
        }
        let some: Vec<String> =
            db.all("SELECT slug FROM tenants WHERE id = ANY($1) ORDER BY id", params![&ids[1..]]).await.unwrap();
        assert_eq!(some, ["b", "c'\""]);
        let others: Vec<i64> = db
            .all(
                "SELECT id FROM tenants WHERE slug <> ALL($1) AND id = ANY($2)",
                params![vec!["a", "c'\""], ids.clone()],
            )
            .await
            .unwrap();
        assert_eq!(others, ids[1..2]);
        let none: Vec<i64> =
            db.all("SELECT id FROM tenants WHERE id = ANY($1)", params![Vec::<i64>::new()]).await.unwrap();
        assert!(none.is_empty());
        if db.engine() == Engine::Postgres {
            let apart: Vec<i64> = db.all("SELECT UNNEST($1::bigint[])", params![ids.clone()]).await.unwrap();
            assert_eq!(apart, ids);
        }
    })
    .await;
}

#[tokio::test]
async fn a_statement_and_its_record_must_agree() {
    on_each_engine(async |db| {
        town(db, "a").await.unwrap();
        let swapped =
            db.all::<Town>("SELECT slug, id, domain, status, features, created_at FROM tenants", params![]).await;
        assert!(matches!(swapped, Err(DbError::Column { column, .. }) if column == "id"));
        let short = db.all::<(i64, i64)>("SELECT id FROM tenants", params![]).await;
        assert!(matches!(short, Err(DbError::Column { .. })));
        let null = db.one::<String>("SELECT domain FROM tenants", params![]).await;
        assert!(matches!(null, Err(DbError::Column { column, .. }) if column == "domain"));
        let unknown = db.one::<Status>("SELECT slug FROM tenants", params![]).await.unwrap_err().to_string();
        for part in ["column slug", "the word \"a\"", "SELECT slug FROM tenants"] {
            assert!(unknown.contains(part), "{unknown}");
        }
        assert!(db.all::<i64>("SELECT id FROM tenants WHERE id = $1", params![]).await.is_err());
        assert!(db.all::<i64>("SELECT id FROM tenants WHERE id = $1", params![1_i64, 2_i64]).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn joins_are_read_as_tuples_of_records() {
    on_each_engine(async |db| {
        town(db, "a").await.unwrap();
        let (left, slug, right): (Town, String, Town) = db
            .one(
                "SELECT a.id, a.slug, a.domain, a.status, a.features, a.created_at, b.slug,
                        b.id, b.slug, b.domain, b.status, b.features, b.created_at
                   FROM tenants a JOIN tenants b ON b.id = a.id",
                params![],
            )
            .await
            .unwrap();
        assert_eq!(left, right);
        assert_eq!(slug, "a");
    })
    .await;
}

#[test]
fn arguments_know_their_kind() {
    assert_eq!(
        params![3_u32, None::<Vec<i64>>, Some("x"), &Some(Status::Inactive), [7_u8; 2]],
        [
            Value::Int(3),
            Value::Null(Kind::Ints),
            Value::Text("x".to_owned()),
            Value::Text("inactive".to_owned()),
            Value::Bytes(vec![7, 7])
        ]
    );
    assert_eq!(vec![Status::Active, Status::Inactive].value(), Value::Texts(vec!["active".into(), "inactive".into()]));
    assert_eq!(vec![Some(1_i64), None].value(), Value::Ints(vec![1]));
}

#[test]
fn what_people_type_is_no_pattern() {
    assert_eq!(search_pattern("  50%_Ü\\ "), "%50\\%\\_u\\\\%");
}
