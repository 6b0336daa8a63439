//! Help of the demo.

mod store;

use async_trait::async_trait;

use crate::call::{Demo, DemoTown, Tx};
use crate::db::Stored;

/// What newcomers of a community of the demo often ask, and what waits for its staff.
pub(crate) struct Questions;

#[async_trait]
impl Demo for Questions {
    fn area(&self) -> &'static str {
        "guidance"
    }

    async fn plant(&self, tx: &mut Tx, town: &DemoTown<'_>) -> Stored<()> {
        store::insert_faqs(tx, town.id).await?;
        store::insert_requests(tx, town.id, town.people).await
    }
}
