//! Suggesting people.

use chrono::TimeDelta;

use super::model::{Suggestion, shared_skills};
use super::store;
use crate::base::Answer;
use crate::call::Call;

/// Whoever was active so lately gets two points.
const LATELY: TimeDelta = TimeDelta::days(30);

/// So many are suggested at most.
pub const MOST: i64 = 20;

/// At most `limit` members whom the viewer may know, best first.
///
/// If the scoring fails, the most recently active without counts. Source: seed 0, "Connections", suggestion ranking.
pub async fn suggest(call: &Call, limit: i64) -> Answer<Vec<Suggestion>> {
    let me = call.me()?;
    match store::scored(call, me, call.now() - LATELY, limit).await {
        Ok(found) => Ok(found
            .into_iter()
            .map(|(card, candidate)| Suggestion {
                card,
                mutual_connections: candidate.mutual_connections,
                shared_skills: shared_skills(&candidate),
            })
            .collect()),
        Err(error) if error.is_unavailable() => Err(error.into()),
        Err(error) => {
            tracing::warn!(%error, request_id = %call.visit().request_id, "suggestions could not be scored");
            let cards = store::recent(call, me, limit).await?;
            let plain = |card| Suggestion { card, mutual_connections: 0, shared_skills: Vec::new() };
            Ok(cards.into_iter().map(plain).collect())
        }
    }
}
