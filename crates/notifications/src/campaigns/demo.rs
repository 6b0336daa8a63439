//! Push campaigns of the demo.

mod store;

use async_trait::async_trait;

use crate::call::{Demo, DemoTown, Tx};
use crate::db::Stored;

/// What businesses of a community of the demo let members know.
pub(crate) struct Campaigns;

#[async_trait]
impl Demo for Campaigns {
    fn area(&self) -> &'static str {
        "notifications"
    }

    async fn plant(&self, tx: &mut Tx, town: &DemoTown<'_>) -> Stored<()> {
        store::insert_campaigns(tx, town).await
    }
}
