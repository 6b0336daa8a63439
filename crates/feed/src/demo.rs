//! The feed of the demo.

mod store;

use async_trait::async_trait;

use crate::call::{Demo, DemoTown, Tx};
use crate::db::Stored;

/// What members of a community of the demo say to all, and a line for whatever else happened.
pub(crate) struct Posts;

#[async_trait]
impl Demo for Posts {
    fn area(&self) -> &'static str {
        "feed"
    }

    fn after(&self) -> &'static [&'static str] {
        &["events"]
    }

    async fn plant(&self, tx: &mut Tx, town: &DemoTown<'_>) -> Stored<()> {
        store::insert_feed(tx, town.id, town.people, town.now).await
    }
}
