//! What every area brings to the stories about all of them: beside its own stories, in `fixtures.rs`.
//!
//! | story | takes |
//! |---|---|
//! | `keys`, `prober` | a row of each of its tables; which of its operations are open to others |
//! | `privacy` | in which columns members write |
//! | `who_may` | things of a prepared community, and where requests name them |
//! | `who_sees` | types of the graph that are reached from such things, inputs, and what is told to some alone |
//! | `graphql::parity` | what the graph tells in another way than REST |

mod things;

use async_trait::async_trait;
use contract::Operation;
use serde_json::Value;

use crate::support::Form;

pub use things::{Things, text};

/// The areas by tier: rows of later ones may point at rows of earlier ones.
pub static AREAS: &[&dyn Fixtures] = &[
    &crate::auth::fixtures::Area,
    &crate::platform::fixtures::Area,
    &crate::legal::fixtures::Area,
    &crate::outbox::fixtures::Area,
    &crate::queue::fixtures::Area,
    &crate::members::fixtures::Area,
    &crate::safeguarding::fixtures::Area,
    &crate::connections::fixtures::Area,
    &crate::groups::fixtures::Area,
    &crate::wallet::fixtures::Area,
    &crate::listings::fixtures::Area,
    &crate::guidance::fixtures::Area,
    &crate::privacy::fixtures::Area,
    &crate::marketplace::fixtures::Area,
    &crate::marketplace_discovery::fixtures::Area,
    &crate::messages::fixtures::Area,
    &crate::reviews::fixtures::Area,
    &crate::endorsements::fixtures::Area,
    &crate::exchanges::fixtures::Area,
    &crate::marketplace_trade::fixtures::Area,
    &crate::marketplace_discounts::fixtures::Area,
    &crate::marketplace_reports::fixtures::Area,
    &crate::events::fixtures::Area,
    &crate::feed::fixtures::Area,
    &crate::bookmarks::fixtures::Area,
    &crate::search::fixtures::Area,
    &crate::activity::fixtures::Area,
    &crate::notifications::fixtures::Area,
    &crate::mail::fixtures::Area,
    &crate::push::fixtures::Area,
    &crate::realtime::fixtures::Area,
];

/// Names, each with what is said of it.
pub type Pairs = &'static [(&'static str, &'static str)];

/// Columns of rows: the table, by which column it is whose row, and which of its columns.
pub type Written = &'static [(&'static str, &'static str, &'static [&'static str])];

/// Operations, each with what is said of it.
pub type OfOperations = &'static [(Operation, &'static str)];

/// A parameter of a path, as `{id}`, behind its collection, as `listings`.
pub type InPath<'a> = (Operation, &'a str, &'a str);

/// A member of an operation's body.
pub type InBody<'a> = (Operation, &'a str);

/// A field of the graph and one of its arguments, or of the members of its input.
pub type OfField<'a> = (&'a str, &'a str);

/// What an area brings. It writes only what it has.
#[async_trait]
pub trait Fixtures: Sync {
    /// The contract's areas in which its operations are. Of these it is asked before the others.
    fn areas(&self) -> &'static [&'static str] {
        &[]
    }

    /// Each of its tenant-owned tables, with a row of it in community `{t}`, in an order that foreign keys allow. `{n}` is a number of its own; `{yes}`,
    /// `{no}`, `{bytes}` and `{now}` are values.
    fn rows(&self) -> Pairs {
        &[]
    }

    /// Columns of its tables in which a member writes, or their name stands at others': nothing of it is left when the member has gone.
    fn written(&self) -> Written {
        &[]
    }

    /// By which column a row of a table is found that has no `id`.
    fn keyed(&self) -> Pairs {
        &[]
    }

    /// Tables of which no row ever changes, so that triggers refuse what the keys would: a strange row cannot even be added.
    fn immutable(&self) -> Pairs {
        &[]
    }

    /// What else changes in a row with such a column, where only one of several is set: table, column, and assignments before it.
    fn one_of_several(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[]
    }

    /// Tables and columns called `*_id` that point nowhere on purpose, each with its reason.
    fn unguarded(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[]
    }

    /// Operations that may well be called with another member's id, and why. All others answer 403 or 404.
    fn open(&self) -> OfOperations {
        &[]
    }

    /// Operations that answer the same whatever the id is (spec accounts 4), and change nothing that is not the caller's.
    fn unmoved(&self) -> &'static [Operation] {
        &[]
    }

    /// Queries of operations that say nothing without one.
    fn queries(&self) -> OfOperations {
        &[]
    }

    /// Operations after which their caller is not signed in any more.
    fn farewells(&self) -> &'static [Operation] {
        &[]
    }

    /// Operations that need a service which no community here has: they may say so with a 503.
    fn needs_service(&self) -> &'static [Operation] {
        &[]
    }

    /// The things that it [makes](Self::make).
    fn things(&self) -> &'static [&'static str] {
        &[]
    }

    /// Those that are there whether a request names them or not.
    fn beforehand(&self) -> &'static [&'static str] {
        &[]
    }

    /// Makes one of its things and [keeps](Things::keep) it.
    async fn make(&self, name: &'static str, _things: &mut Things<'_>) {
        panic!("{name} is nobody's");
    }

    /// What stands in a path.
    async fn in_path(&self, _at: InPath<'_>, _things: &mut Things<'_>) -> Option<Value> {
        None
    }

    /// What stands in a body instead of the example's value.
    async fn in_body(&self, _at: InBody<'_>, _things: &mut Things<'_>) -> Option<Value> {
        None
    }

    /// The form of an operation that takes another one than pictures.
    async fn form(&self, _operation: Operation, _things: &mut Things<'_>) -> Option<Form> {
        None
    }

    /// Types of the graph, each with the way to one of them that is `member`'s.
    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[]
    }

    /// Inputs of fields of which nothing is required, though something is needed. `$thing` is a thing's id, `$name` a name of its own.
    fn inputs(&self) -> Pairs {
        &[]
    }

    /// What is given for an argument by its name, where no thing is.
    fn literals(&self) -> Pairs {
        &[]
    }

    /// The id that a field is given.
    async fn argument(&self, _of: OfField<'_>, _things: &mut Things<'_>) -> Option<Value> {
        None
    }

    /// Fields that are answered by hand with what an operation answers: they are as open as it is.
    fn by_hand(&self) -> &'static [(Operation, &'static str, &'static str)] {
        &[]
    }

    /// Fields that are asked otherwise than REST is asked for `who-may.txt`, and why.
    fn asked_otherwise(&self) -> Pairs {
        &[]
    }

    /// What a field says to those who reach its row, where it is not the same to all.
    fn apart(&self) -> Pairs {
        &[]
    }

    /// What its operations answer that the graph tells in another way, and how: the last name of the way to it, or the operation and all of it.
    fn otherwise(&self) -> Pairs {
        &[]
    }

    /// Operations of REST that the graph has none for, and why.
    fn elsewhere(&self) -> Pairs {
        &[]
    }
}

/// What all areas bring of one sort.
pub fn all<T: 'static>(of: impl Fn(&'static dyn Fixtures) -> &'static [T]) -> impl Iterator<Item = &'static T> {
    AREAS.iter().flat_map(move |area| of(*area))
}

/// The areas, first the one that has the operations of one of the contract's.
pub fn beginning_with(area: &str) -> impl Iterator<Item = &'static dyn Fixtures> {
    let (own, others): (Vec<_>, Vec<_>) = AREAS.iter().copied().partition(|one| one.areas().contains(&area));
    own.into_iter().chain(others)
}

/// The contract's area of a field that an operation answers; empty for another one.
pub fn area_of(field: &str) -> &'static str {
    let made = contract::graph::FIELDS.iter().map(|(_, name, operation)| (*name, *operation));
    let by_hand = all(Fixtures::by_hand).map(|(operation, _, name)| (*name, *operation));
    made.chain(by_hand).find(|(name, _)| *name == field).map_or("", |(_, operation)| operation.row().area)
}

#[test]
fn each_area_of_the_contract_has_fixtures() {
    let known: Vec<_> = all(Fixtures::areas).collect();
    let unknown: Vec<_> =
        Operation::ALL.iter().map(|one| one.row().area).filter(|area| !known.contains(&area)).collect();
    assert!(unknown.is_empty(), "nobody brings what the stories about all areas need of {unknown:?}");
}
