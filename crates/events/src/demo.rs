//! Events of the demo.

mod store;

use async_trait::async_trait;

use crate::call::{Demo, DemoTown, Tx};
use crate::db::Stored;

/// What members of a community of the demo do together.
pub(crate) struct Gatherings;

#[async_trait]
impl Demo for Gatherings {
    fn area(&self) -> &'static str {
        "events"
    }

    async fn plant(&self, tx: &mut Tx, town: &DemoTown<'_>) -> Stored<()> {
        store::insert_gatherings(tx, town.id, town.people, town.now).await
    }
}
