//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::Value;
use timeweave::params;

use super::listing;
use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things, Written};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["exchanges"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "exchanges",
        "INSERT INTO exchanges (id, tenant_id, listing_id, side, requester_id, provider_id, proposed_hours, final_hours, transaction_id,
                status, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'offer', {n}, {n}1, 100, 100, {n}, 'completed', {now}, {now})",
    ),
            (
        "exchange_history",
        "INSERT INTO exchange_history (id, tenant_id, exchange_id, action, actor_id, actor_role, new_status, created_at)
         VALUES ({n}, {t}, {n}, 'request', {n}, 'requester', 'pending_provider', {now})",
    ),
            (
        "exchange_ratings",
        "INSERT INTO exchange_ratings (id, tenant_id, exchange_id, rater_id, rated_id, rating, created_at)
         VALUES ({n}, {t}, {n}, {n}, {n}1, 5, {now})",
    ),
        ]
    }

    fn written(&self) -> Written {
        &[
            ("exchanges", "requester_id", &["message"]),
            ("exchanges", "provider_id", &["title"]),
            ("exchange_history", "actor_id", &["notes"]),
            ("exchange_ratings", "rater_id", &["comment"]),
        ]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::RequestExchange, "one asks for what others offer"),
            (Operation::GetMemberRating, "how a member was rated is for others"),
        ]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("Exchange", &["exchange(id: $exchange)"])]
    }

    fn by_hand(&self) -> &'static [(Operation, &'static str, &'static str)] {
        &[
            (Operation::GetExchange, "Exchange", "history"),
            (Operation::GetMemberRating, "Member", "exchangeRating"),
            (Operation::ListExchangeRatings, "Exchange", "hasRated"),
            (Operation::ListExchangeRatings, "Exchange", "ratings"),
        ]
    }

    fn asked_otherwise(&self) -> Pairs {
        &[("Viewer.openExchange", "REST is asked without the listing")]
    }

    fn otherwise(&self) -> Pairs {
        &[("listExchangeRatings data.has_rated", "Exchange.hasRated")]
    }

    fn things(&self) -> &'static [&'static str] {
        &["exchange"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "exchange" => {
                let about = listing(things.town, &things.friend, "offer").await;
                let sql = "INSERT INTO exchanges (tenant_id, listing_id, side, requester_id, provider_id, proposed_hours, status, created_at,
                                  updated_at)
                           VALUES ($1, $2, 'offer', $3, $4, 200, 'pending_confirmation', $5, $5)
                           RETURNING id";
                let (town, member, friend) = (things.town, things.member.id, things.friend.id);
                things.insert(name, sql, params![town.harbour, about, member, friend, town.clock.now()]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (_operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "exchanges" => things.get("exchange").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match name {
            "listing_id" if operation == Operation::RequestExchange => things.get("listing").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("listingId", "openExchange" | "requestExchange") => things.get("listing").await,
            ("exchangeId" | "id", of) if of.to_lowercase().contains("exchange") => things.get("exchange").await,
            _ => return None,
        })
    }
}
