//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::Operation;
use serde_json::Value;
use timeweave::params;

use crate::areas::{Fixtures, InPath, OfField, OfOperations, Pairs, Things, Written};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["privacy"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
                "data_requests",
                "INSERT INTO data_requests (id, tenant_id, user_id, type, status, created_at, due_at)
         VALUES ({n}, {t}, {n}, 'erasure', 'pending', {now}, {now})",
            ),
            (
                "data_exports",
                "INSERT INTO data_exports (id, tenant_id, user_id, format, status, progress, bytes, requested_at, completed_at, file_id, expires_at)
         VALUES ({n}, {t}, {n}, 'json', 'ready', 100, 1, {now}, {now}, {n}, {now})",
            ),
        ]
    }

    fn written(&self) -> Written {
        &[("data_requests", "user_id", &["notes"])]
    }

    fn queries(&self) -> OfOperations {
        &[(Operation::DownloadDataExport, "secret=0000000000000000000000000000000000000000000000000000000000000000")]
    }

    fn otherwise(&self) -> Pairs {
        &[("createDataRequest data.request_id", "dataRequest { id }")]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("exportMyData", "a file"),
            ("downloadDataExport", "a file"),
            ("deleteMyAccount", "as changePassword: passwords are sent over REST alone"),
            ("requestAccountDeletion", "as deleteMyAccount"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["data_request", "data_export"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "data_request" => {
                let sql = "INSERT INTO data_requests (tenant_id, user_id, type, status, created_at, due_at)
                           VALUES ($1, $2, 'access', 'pending', $3, $3)
                           RETURNING id";
                let (town, member) = (things.town, things.member.id);
                things.insert("data_request", sql, params![town.harbour, member, town.clock.now()]).await;
            }
            "data_export" => {
                let (town, member, number) = (things.town, things.member.id, things.number);
                let sql = "INSERT INTO media_files (tenant_id, name, media_type, bytes, created_at)
                           VALUES ($1, $2, 'application/zip', 1, $3)
                           RETURNING id";
                let named = format!("{number:032x}.sealed");
                let file: i64 = town.db().one(sql, params![town.harbour, named, town.clock.now()]).await.unwrap();
                let sql = "INSERT INTO data_exports (tenant_id, user_id, format, status, progress, bytes, requested_at, completed_at, file_id, expires_at)
                           VALUES ($1, $2, 'zip', 'ready', 100, 1, $3, $3, $4, $5)
                           RETURNING id";
                let (now, end) = (town.clock.now(), town.clock.now() + TimeDelta::days(7));
                things.insert("data_export", sql, params![town.harbour, member, now, file, end]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "data-export" => things.get("data_export").await,
            "gdpr-requests" => things.get("data_request").await,
            "requests" if [Operation::GetDataRequest, Operation::DecideDataRequest].contains(&operation) => {
                things.get("data_request").await
            }
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("id", "dataExport") | ("dataExportId", "cancelDataExport" | "createDataExportLink") => {
                things.get("data_export").await
            }
            ("id", "dataRequest") | ("requestId", "withdrawDataRequest" | "decideDataRequest") => {
                things.get("data_request").await
            }
            _ => return None,
        })
    }
}
