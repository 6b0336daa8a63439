//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use serde_json::Value;
use timeweave::params;

use crate::areas::{Fixtures, InPath, OfField, Pairs, Things};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["safeguarding"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "safeguarding_measures",
        "INSERT INTO safeguarding_measures (id, tenant_id, kind, member_id, partner_id, direction, reason, starts_at, made_by, made_at)
         VALUES ({n}, {t}, 'no_contact', {n}, {n}1, 'both', 'x', {now}, 1, {now})",
    ),
        ]
    }

    fn inputs(&self) -> Pairs {
        &[("createSafeguardingMeasure", "{ kind: VETTED, memberId: $member, reason: \"x\" }")]
    }

    fn things(&self) -> &'static [&'static str] {
        &["measure"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "measure" => {
                let sql = "INSERT INTO safeguarding_measures (tenant_id, kind, member_id, direction, reason, starts_at, made_by, made_at)
                           VALUES ($1, 'vetted', $2, 'both', 'x', $4, $3, $4)
                           RETURNING id";
                let (member, friend) = (things.member.id, things.friend.id);
                things
                    .insert("measure", sql, params![things.town.harbour, member, friend, things.town.clock.now()])
                    .await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (_operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "measures" => things.get("measure").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("measureId", _) => things.get("measure").await,
            _ => return None,
        })
    }
}
