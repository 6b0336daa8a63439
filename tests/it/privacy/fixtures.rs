//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::Value;
use timeweave::params;

use crate::areas::{Fixtures, InPath, OfField, Pairs, Things};

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
                "INSERT INTO data_exports (id, tenant_id, user_id, format, bytes, requested_at, completed_at)
         VALUES ({n}, {t}, {n}, 'json', 1, {now}, {now})",
            ),
        ]
    }

    fn otherwise(&self) -> Pairs {
        &[("createDataRequest data.request_id", "dataRequest { id }")]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("exportMyData", "a file"),
            ("deleteMyAccount", "as changePassword: passwords are sent over REST alone"),
            ("requestAccountDeletion", "as deleteMyAccount"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["data_request"]
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
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "gdpr-requests" => things.get("data_request").await,
            "requests" if [Operation::GetDataRequest, Operation::DecideDataRequest].contains(&operation) => {
                things.get("data_request").await
            }
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("id", "dataRequest") | ("requestId", "withdrawDataRequest" | "decideDataRequest") => {
                things.get("data_request").await
            }
            _ => return None,
        })
    }
}
