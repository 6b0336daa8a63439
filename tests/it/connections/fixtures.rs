//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::Value;
use timeweave::params;

use crate::areas::{Fixtures, InPath, OfField, OfOperations, Pairs, Things};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["connections"]
    }

    fn rows(&self) -> Pairs {
        &[(
            "connections",
            "INSERT INTO connections (id, tenant_id, requester_id, receiver_id, status, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}1, 'pending', {now}, {now})",
        )]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::GetConnectionStatus, "between the caller and another"),
            (Operation::RequestConnection, "one asks others"),
        ]
    }

    fn by_hand(&self) -> &'static [(Operation, &'static str, &'static str)] {
        &[(Operation::GetConnectionStatus, "Member", "connectionStatus")]
    }

    fn apart(&self) -> Pairs {
        &[("Member.connectionStatus", "null: member; yes: other broker admin super far-super")]
    }

    fn otherwise(&self) -> Pairs {
        &[
            ("getConnectionStatus data.status", "Member.connectionStatus"),
            ("getConnectionStatus data.connection_id", "Member.connection { restId }"),
            ("getConnectionStatus data.direction", "part of Member.connectionStatus: PENDING_SENT or PENDING_RECEIVED"),
        ]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("rejectOwnConnectionStatus", "a guard of a path that only REST has"),
            ("listSuggestedMembers", "connectionSuggestions"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["connection"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "connection" => {
                let sql =
                    "INSERT INTO connections (tenant_id, requester_id, receiver_id, status, created_at, updated_at)
                           VALUES ($1, $2, $3, 'pending', $4, $4)
                           RETURNING id";
                let (member, friend) = (things.member.id, things.friend.id);
                things
                    .insert("connection", sql, params![things.town.harbour, friend, member, things.town.clock.now()])
                    .await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (_operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "connections" => things.get("connection").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("connectionId", _) => things.get("connection").await,
            _ => return None,
        })
    }
}
