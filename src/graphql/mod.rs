//! The GraphQL door: one graph over all rooms, with the same actions, refusals, limits and cursors as the REST door.
//!
//! | file | holds |
//! |---|---|
//! | `http`, `assets` | GraphQL over HTTP; the query editor |
//! | `socket`, `line`, `handshake` | subscriptions over a WebSocket: its life, its wire, and who opens one |
//! | `asked`, `documents`, `limits` | what a client asks; documents kept by their digest; what a document may be |
//! | `graph`, `session`, `batches`, `loaders` | one operation at work: its call, and what it reads together |
//! | `errors`, `nulls` | refusals and faults as items of `errors`, and null where a field failed |
//! | `bounds`, `once` | arguments under the bounds of REST's bodies; calls that a client may send twice |
//! | `ids`, `relay`, `node`, `moment` | global ids, lists, anything by its id, times |
//! | `edges` | the way of contract's fields to operations, and whoever answers their edges |
//! | `viewer` and the areas | the graph |
//!
//! What it promises:
//!
//! - A field at the root enters by the operation's name, as REST does (`session`): no door is softer than another.
//! - A level of a query costs one statement a kind, whatever the number of rows (`batches`).
//! - A field that fails is null and has an error with the same code as at the REST door; its neighbours are answered.
//! - Nothing is built at request time that start-up could build.

mod asked;
mod assets;
mod batches;
mod bounds;
mod connections;
mod documents;
mod edges;
mod endorsements;
mod errors;
mod exchanges;
mod graph;
mod groups;
mod handshake;
mod http;
mod ids;
mod limits;
mod line;
mod listings;
mod loaders;
mod members;
mod messages;
mod moment;
mod node;
mod notifications;
mod nulls;
mod once;
mod relay;
mod reviews;
mod safeguarding;
mod session;
mod socket;
mod viewer;
mod wallet;

use std::time::Duration;

use async_graphql::{MergedObject, MergedSubscription, SDLExportOptions};

pub use http::router;
pub use ids::NodeId;

use crate::config::Graphql;
use limits::Limits;

/// What can be read.
#[derive(MergedObject, Default)]
pub struct Query(
    viewer::ViewerQuery,
    members::MembersQuery,
    members::BlocksQuery,
    node::NodeQuery,
    wallet::WalletQuery,
    exchanges::ExchangesQuery,
    reviews::ReviewsQuery,
    reviews::ModerationQuery,
    endorsements::EndorsementsQuery,
    safeguarding::SafeguardingQuery,
    groups::GroupsQuery,
    listings::ListingsQuery,
    listings::ListingNumbersQuery,
    listings::ListingTagsQuery,
    listings::ListingReportsQuery,
    notifications::PushQuery,
);

/// What can be done.
#[derive(MergedObject, Default)]
pub struct Mutation(
    contract::graph::connections::ConnectionsMutation,
    members::BlocksMutation,
    members::LanguageMutation,
    wallet::WalletMutation,
    wallet::WalletStaffMutation,
    exchanges::ExchangesMutation,
    reviews::ReviewsMutation,
    endorsements::EndorsementsMutation,
    safeguarding::SafeguardingMutation,
    messages::MessagesMutation,
    notifications::NotificationsMutation,
    notifications::PushMutation,
    groups::GroupsMutation,
    listings::ListingsMutation,
    listings::ListingPicturesMutation,
    listings::ListingReportsMutation,
);

/// What can be listened to.
#[derive(MergedSubscription, Default)]
pub struct Subscription(notifications::NotificationsSubscription);

/// The graph.
pub type Schema = async_graphql::Schema<Query, Mutation, Subscription>;

/// What the operator decided about this door.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether clients may read the schema.
    pub introspection: bool,
    /// Whether a browser that opens `/graphql` sees the query editor.
    pub graphiql: bool,
    /// Fields in one another.
    pub max_depth: usize,
    /// Fields, lists counted by their length.
    pub max_complexity: usize,
    /// Aliases.
    pub max_aliases: usize,
    /// How often the sign-in of a socket is checked.
    pub recheck: Duration,
    /// How long the first message may take, and how long whoever does not sign in with it may stay after it.
    pub patience: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            introspection: true,
            graphiql: true,
            max_depth: 12,
            max_complexity: 10_000,
            max_aliases: 30,
            recheck: Duration::from_secs(30),
            patience: Duration::from_secs(10),
        }
    }
}

impl From<&Graphql> for Settings {
    fn from(config: &Graphql) -> Self {
        Self {
            introspection: config.introspection,
            graphiql: config.graphiql,
            max_depth: config.max_depth,
            max_complexity: config.max_complexity,
            max_aliases: config.max_aliases,
            ..Self::default()
        }
    }
}

impl Settings {
    fn limits(&self) -> Limits {
        Limits {
            bytes: 32 * 1024,
            tokens: 4_000,
            depth: self.max_depth,
            // Each field costs at least one.
            fields: self.max_complexity,
            aliases: self.max_aliases,
            directives: 50,
        }
    }
}

/// Builds the schema.
#[must_use]
pub fn schema(settings: &Settings) -> Schema {
    let schema = Schema::build(Query::default(), Mutation::default(), Subscription::default())
        .limit_complexity(settings.max_complexity);
    let schema = members::with_types(schema);
    if settings.introspection { schema.finish() } else { schema.disable_introspection().finish() }
}

/// The published schema, in the schema definition language: `graphql/schema.graphql`.
#[must_use]
pub fn sdl() -> String {
    let order = SDLExportOptions::new().sorted_fields().sorted_arguments().sorted_enum_items().use_space_ident();
    format!("{}\n", schema(&Settings::default()).sdl_with_options(order).trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn the_published_schema_is_the_one_that_is_served() {
        let published = include_str!("../../graphql/schema.graphql");
        assert!(sdl() == published, "the schema changed; if that is meant: timeweave schema > graphql/schema.graphql");
    }

    #[test]
    fn a_schema_that_is_not_to_be_read_is_not() {
        let closed = schema(&Settings { introspection: false, ..Settings::default() });
        let answer = futures::executor::block_on(closed.execute("{ __schema { types { name } } __typename }"));
        assert!(answer.is_err() || !answer.data.to_string().contains("types"), "{answer:?}");
    }

    #[test]
    fn a_list_costs_as_much_as_its_items() {
        let schema = schema(&Settings { max_complexity: 300, ..Settings::default() });
        let cost = |first: i32| {
            let query = format!("{{ viewer {{ connections(first: {first}) {{ edges {{ node {{ id }} }} }} }} }}");
            let mut answer = futures::executor::block_on(schema.execute(query));
            errors::dress(&mut answer.errors, "r", |_| Language::English);
            answer.errors.first().and_then(errors::code_of_dressed)
        };
        assert_ne!(cost(90).as_deref(), Some("QUERY_TOO_COMPLEX"));
        assert_eq!(cost(100).as_deref(), Some("QUERY_TOO_COMPLEX"));
    }
}
