//! People the viewer may know.

use std::sync::Arc;

use async_graphql::{Context, Object, Result};
use contract::Operation;

use super::ConnectionStanding;
use crate::base::Page;
use crate::connections::suggestions::actions::suggest;
use crate::connections::suggestions::model::Suggestion;
use crate::graphql::members::Member;
use crate::graphql::relay::{self, List};
use crate::graphql::session::Session;
use crate::members::Card;

/// The most suggestions a list gives.
pub const MOST: i64 = 20;

/// How many if nobody says how many.
pub const USUAL: i32 = 5;

/// A member the viewer may know.
pub struct ConnectionSuggestion {
    card: Arc<Card>,
    suggestion: Suggestion,
}

/// A member the viewer may know.
#[Object]
impl ConnectionSuggestion {
    /// The member.
    async fn member(&self) -> Member {
        Arc::clone(&self.card).into()
    }

    /// Members connected with both.
    async fn mutual_connections_count(&self) -> i64 {
        self.suggestion.mutual_connections
    }

    /// Skills both name, at most five.
    async fn shared_skills(&self) -> &[String] {
        &self.suggestion.shared_skills
    }

    /// Always none: others are not suggested.
    async fn connection_status(&self) -> ConnectionStanding {
        ConnectionStanding::None
    }
}

impl ConnectionSuggestion {
    /// The best suggestions for the viewer.
    pub async fn best(ctx: &Context<'_>, first: Option<i32>) -> Result<List<Self>> {
        let call = Session::of(ctx)?.enter(Operation::ListConnectionSuggestions).await?;
        let items = suggest(call, relay::length("first", first, USUAL.into(), MOST)?).await?;
        let node = |suggestion: Suggestion| Self { card: Arc::new(suggestion.card.clone()), suggestion };
        Ok(relay::list(Page { items, next: None }, None, |suggestion| suggestion.card.id.get(), node))
    }
}
