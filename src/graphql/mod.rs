//! The GraphQL door: one graph over all rooms, with the same actions, refusals, limits and cursors as the REST door.
//!
//! | file | holds |
//! |---|---|
//! | `http`, `assets` | GraphQL over HTTP; the query editor |
//! | `socket`, `line`, `handshake` | subscriptions over a WebSocket: its life, its wire, and who opens one |
//! | `listening` | from what the bus tells to the rows that a subscription gives |
//! | `asked`, `documents`, `trusted`, `limits` | what a client asks; documents kept by their digest; those that operators trust; what a document may be |
//! | `types`, `judge`, `values`, `fields` | whether a document and its variables fit the schema, and what of it is run |
//! | `graph`, `session`, `batches`, `loaders` | one operation at work: its call, and what it reads together |
//! | `errors`, `nulls`, `order`, `size` | refusals and faults as items of `errors`, null where a field failed, keys in the query's order, answers of a bounded size |
//! | `rate` | how many requests a caller may send |
//! | `bounds` | refusals by the names of arguments |
//! | `ids`, `relay`, `node` | global ids, the arguments of lists, anything by its id |
//! | `edges` | the way of contract's fields to operations, and whoever answers their edges |
//! | `viewer` and the areas | the graph |
//!
//! What it promises:
//!
//! - A field at the root enters by the operation's name, as REST does (`session`): no door is softer than another.
//! - A level of a query costs one statement a kind, whatever the number of rows (`batches`).
//! - A field that fails is null and has an error with the same code as at the REST door; its neighbours are answered.
//! - Nothing is built at request time that start-up could build.

mod arguments;
mod asked;
mod assets;
mod batches;
mod bounds;
mod connections;
mod documents;
mod edges;
mod endorsements;
mod errors;
mod events;
mod exchanges;
mod fields;
mod graph;
mod groups;
mod handshake;
mod http;
mod ids;
mod judge;
mod library;
mod limits;
mod line;
mod listening;
mod listings;
mod loaders;
mod members;
mod messages;
mod node;
mod notifications;
mod nulls;
mod order;
mod platform;
mod profile;
mod rate;
mod relay;
mod reviews;
mod session;
mod size;
mod socket;
mod trusted;
mod turns;
mod types;
mod usages;
mod values;
mod viewer;
mod wallet;

use std::sync::Arc;
use std::time::Duration;

use async_graphql::{MergedObject, MergedSubscription, SDLExportOptions, SchemaBuilder};

pub use http::router;
pub use trusted::TrustedError;

use crate::config::Graphql;
use graph::Made;
use limits::Limits;
use trusted::Trusted;

/// Fields that read: those that operations of the contract answer, and the few that the doors answer by hand.
#[derive(MergedObject, Default)]
pub struct Query(
    viewer::ViewerQuery,
    members::MembersQuery,
    node::NodeQuery,
    wallet::TransactionQuery,
    contract::graph::Queries,
);

/// Fields that change something. A field that fails changes nothing.
#[derive(MergedObject, Default)]
pub struct Mutation(contract::graph::Mutations);

/// Streams of what happens, over a WebSocket.
#[derive(MergedSubscription, Default)]
pub struct Subscription(
    notifications::NotificationsSubscription,
    messages::MessagesSubscription,
    groups::GroupsSubscription,
    exchanges::ExchangesSubscription,
);

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
    /// Bytes of an answer.
    pub max_response_bytes: usize,
    /// Requests of one caller in a minute.
    pub requests_per_minute: u32,
    /// Requests from one address in a minute.
    pub requests_per_minute_per_address: u32,
    /// The only documents that are run; none: all are.
    pub trusted: Option<Arc<Trusted>>,
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
            max_response_bytes: 4 << 20,
            requests_per_minute: 600,
            requests_per_minute_per_address: 3_000,
            trusted: None,
            recheck: Duration::from_secs(30),
            patience: Duration::from_secs(10),
        }
    }
}

impl Settings {
    /// What the operator's configuration says.
    ///
    /// # Errors
    /// If the trusted documents cannot be read, or one of them could not be run.
    pub fn load(config: &Graphql) -> Result<Self, TrustedError> {
        let mut settings = Self {
            introspection: config.introspection,
            graphiql: config.graphiql,
            max_depth: config.max_depth,
            max_complexity: config.max_complexity,
            max_aliases: config.max_aliases,
            max_response_bytes: config.max_response_bytes,
            requests_per_minute: config.requests_per_minute,
            requests_per_minute_per_address: config.requests_per_minute_per_address,
            ..Self::default()
        };
        if let Some(path) = &config.trusted_documents {
            settings.trusted = Some(Arc::new(Trusted::read(path, Made::of(&settings).judge(), &settings.limits())?));
        }
        Ok(settings)
    }

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
    builder(settings).limit_complexity(settings.max_complexity).finish()
}

fn builder(settings: &Settings) -> SchemaBuilder<Query, Mutation, Subscription> {
    let schema = Schema::build(Query::default(), Mutation::default(), Subscription::default());
    let schema = members::with_types(schema);
    // Whoever may not read the schema must not be told of it by "Did you mean".
    if settings.introspection { schema } else { schema.disable_introspection().disable_suggestions() }
}

/// The published schema, in the schema definition language: `graphql/schema.graphql`.
#[must_use]
pub fn sdl() -> String {
    let order = SDLExportOptions::new().sorted_fields().sorted_arguments().sorted_enum_items().use_space_ident();
    let order = order.include_specified_by();
    format!("{}\n", schema(&Settings::default()).sdl_with_options(order).trim_end())
}

#[cfg(test)]
mod tests {
    use super::judge::Judge;
    use super::*;

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
        let judge = Judge::new(&Settings::default());
        let cost = |first: i32| {
            let query = format!("{{ viewer {{ connections(first: {first}) {{ edges {{ node {{ id }} }} }} }} }}");
            let document = async_graphql::parser::parse_query(query).unwrap();
            judge.cost(document, async_graphql::Variables::default()).unwrap()
        };
        assert_eq!(cost(90) - cost(10), 80 * 3);
    }

    #[test]
    fn a_type_that_is_not_there_is_told_once() {
        let document = "query($a: Ship) { viewer { connections(after: $a) { nodes { id } } } }";
        let judge = Judge::new(&Settings::default());
        assert_eq!(judge.errors(&async_graphql::parser::parse_query(document).unwrap()).len(), 1);
    }

    #[test]
    fn what_is_not_to_be_read_is_not_suggested() {
        let said = |introspection| {
            let judge = Judge::new(&Settings { introspection, ..Settings::default() });
            let document = async_graphql::parser::parse_query(
                "{ viewerr { id } viewer { connections(firts: 1) { nodes { id } } } }",
            );
            judge.errors(&document.unwrap()).iter().map(|error| error.message.clone()).collect::<Vec<_>>()
        };
        assert_eq!(said(true).iter().filter(|message| message.contains("Did you mean")).count(), 1, "{:?}", said(true));
        let closed = said(false);
        assert!(closed.len() == 2 && !closed.iter().any(|message| message.contains("Did you mean")), "{closed:?}");
    }
}
