//! What stories about all areas need of the search and of saved searches: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things, Written};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["saved_searches", "search"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
                "saved_searches",
                "INSERT INTO saved_searches (id, tenant_id, user_id, name, query_params, notify_on_new, checked_at, created_at)
         VALUES ({n}, {t}, {n}, 'x', '{\"q\": \"xx\"}', {yes}, {now}, {now})",
            ),
            (
                "search_terms",
                "INSERT INTO search_terms (id, tenant_id, user_id, day, term) VALUES ({n}, {t}, {n}, {now}, 'xx')",
            ),
        ]
    }

    fn written(&self) -> Written {
        &[("saved_searches", "user_id", &["name"]), ("search_terms", "user_id", &["term"])]
    }

    fn open(&self) -> OfOperations {
        &[(Operation::Search, "what others made is found")]
    }

    fn queries(&self) -> OfOperations {
        &[(Operation::Search, "q=bicycle")]
    }

    fn inputs(&self) -> Pairs {
        &[("createSavedSearch", "{ name: \"x\", queryParams: { q: \"bicycle\" } }")]
    }

    fn literals(&self) -> Pairs {
        &[("queryParams", "{ q: \"bicycle\" }")]
    }

    fn things(&self) -> &'static [&'static str] {
        &["saved_search"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        let (town, member) = (things.town, things.member.id);
        match name {
            "saved_search" => {
                let sql =
                    "INSERT INTO saved_searches (tenant_id, user_id, name, query_params, notify_on_new, checked_at, created_at)
                           VALUES ($1, $2, 'Bicycles', $3, TRUE, $4, $4)
                           RETURNING id";
                let (query, now) = (json!({ "q": "bicycle" }), town.clock.now());
                things.insert("saved_search", sql, params![town.harbour, member, query, now]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (_operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        (collection == "saved").then_some(things.get("saved_search").await)
    }

    async fn in_body(&self, (operation, member): InBody<'_>, _things: &mut Things<'_>) -> Option<Value> {
        (operation == Operation::CreateSavedSearch && member == "query_params").then(|| json!({ "q": "bicycle" }))
    }

    async fn argument(&self, (_field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match argument {
            "savedSearchId" => things.get("saved_search").await,
            _ => return None,
        })
    }
}
