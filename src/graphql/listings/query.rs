//! What can be asked about listings.

use async_graphql::{Context, ID, Object, Result};
use contract::Operation;

use super::parts::{Category, CategoryType};
use super::words::{ListingFilter, ListingOrder};
use super::{Listing, MOST};
use crate::categories;
use crate::graphql::ids;
use crate::graphql::relay::{self, List};
use crate::graphql::session::Session;
use crate::listings::search;

/// What can be asked about listings.
#[derive(Default)]
pub struct ListingsQuery;

#[Object]
impl ListingsQuery {
    /// A listing. `NOT_FOUND` for one that only its owner and administrators may see, and between members of whom one has blocked
    /// the other. Reading it counts once a day for each member, the owner apart.
    #[graphql(complexity = "3 + child_complexity")]
    async fn listing(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] id: ID,
    ) -> Result<Option<Listing>> {
        let session = Session::of(ctx)?;
        session.call().me()?;
        Listing::look_at(session, ids::listing(&id, "id")?).await.map(Some)
    }

    /// What every member may see, in the order asked for. A cursor belongs to the order it was made for, here and at the REST door.
    #[graphql(complexity = "relay::cost(first, MOST, child_complexity)")]
    async fn listings(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "What is looked for; everything if not said.")] filter: Option<ListingFilter>,
        #[graphql(desc = "How they stand.", default_with = "ListingOrder::Ranked")] order: ListingOrder,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, a cursor of the page before.")] after: Option<String>,
    ) -> Result<Option<List<Listing>>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::ListListings).await?;
        let wanted = filter.unwrap_or_default().wanted(call.now())?;
        let order = order.of(&wanted);
        let after = relay::after(after.as_deref())?;
        let found = search::find(call, wanted, order, relay::first(first, MOST)?, after, false).await?;
        Ok(Some(Listing::all(session, found.page, after).await))
    }

    /// The active headings of one kind, by name.
    #[graphql(complexity = "20 * child_complexity + 1")]
    async fn categories(
        &self,
        ctx: &Context<'_>,
        #[graphql(name = "type", desc = "What stands under them.", default_with = "CategoryType::Listing")]
        kind: CategoryType,
    ) -> Result<Option<Vec<Category>>> {
        let call = Session::of(ctx)?.enter(Operation::ListCategories).await?;
        let all = categories::store::active(call, kind.into()).await?.into_iter();
        Ok(Some(all.map(Category::from).collect()))
    }
}
