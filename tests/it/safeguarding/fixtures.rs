//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, Pairs, Things};

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
            (
        "safeguarding_options",
        "INSERT INTO safeguarding_options (id, tenant_id, option_key, type, label, is_required, select_options, sort_order, is_active, created_at,
                updated_at)
         VALUES ({n}, {t}, 'x', 'checkbox', 'x', {no}, '[]', 1, {yes}, {now}, {now})",
    ),
            (
        "safeguarding_choices",
        "INSERT INTO safeguarding_choices (id, tenant_id, user_id, option_id, chosen_at) VALUES ({n}, {t}, {n}, {n}, {now})",
    ),
            (
        "safeguarding_reads",
        "INSERT INTO safeguarding_reads (id, tenant_id, user_id, reader_tenant_id, reader_id, day, times, first_read_at, last_read_at)
         VALUES ({n}, {t}, {n}, {t}, {n}, {now}, 1, {now}, {now})",
    ),
        ]
    }

    fn unguarded(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[
            ("safeguarding_reads", "reader_id", "an administrator of the whole platform belongs to another community"),
            ("safeguarding_reads", "reader_tenant_id", "as reader_id"),
        ]
    }

    fn inputs(&self) -> Pairs {
        &[
            ("createSafeguardingMeasure", "{ kind: VETTED, memberId: $member, reason: \"x\" }"),
            ("updateSafeguardingOption", "{ optionId: $safety, label: \"x\" }"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["measure", "safety"]
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
            "safety" => {
                let sql = "INSERT INTO safeguarding_options (tenant_id, option_key, type, label, is_required, select_options, sort_order,
                                  is_active, created_at, updated_at)
                           VALUES ($1, $2, 'checkbox', 'x', FALSE, '[]', 1, TRUE, $3, $3)
                           RETURNING id";
                let key = format!("quiet{}", things.number);
                things.insert("safety", sql, params![things.town.harbour, key, things.town.clock.now()]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (_operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "measures" => things.get("measure").await,
            "options" => things.get("safety").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        let is_key = operation == Operation::CreateSafeguardingOption && name == "option_key";
        is_key.then(|| json!(format!("loud{}", things.number)))
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("key", "createSafeguardingOption") => json!(format!("loud{}", things.number)),
            ("measureId", _) => things.get("measure").await,
            ("optionId", "updateSafeguardingOption") => things.get("safety").await,
            _ => return None,
        })
    }
}
