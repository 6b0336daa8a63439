//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InPath, OfField, Pairs, Things};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["queue"]
    }

    fn rows(&self) -> Pairs {
        &[(
            "tasks",
            "INSERT INTO tasks (id, tenant_id, kind, subject, status, attempts, due_at, ready_at)
         VALUES ({n}, {t}, 'x', {n}, 'pending', 0, {now}, {now})",
        )]
    }

    fn things(&self) -> &'static [&'static str] {
        &["task"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "task" => {
                let sql =
                    "INSERT INTO tasks (tenant_id, kind, subject, status, attempts, due_at, ready_at, finished_at)
                     VALUES ($1, 'event.bell', $2, 'dead', 12, $3, $3, $3)
                     RETURNING id";
                let subject = 9_000_000 + i64::try_from(things.number).unwrap();
                things.insert("task", sql, params![things.town.harbour, subject, things.town.clock.now()]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (_operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "dead" => things.get("task").await,
            "kinds" => json!("push.message"),
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("kind", "pauseQueueKind" | "resumeQueueKind") => json!("push.message"),
            ("taskId", _) => things.get("task").await,
            _ => return None,
        })
    }
}
