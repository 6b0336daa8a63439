//! What members of a group sell: for those who belong to it.

use contract::Code;

use super::search::{self, Wanted};
use super::store::groups::{self as store, Figures, InCategory};
use super::store::lists::{ListingWithSeller, Order, Whose};
use crate::base::{Answer, Cursor, GroupId, Page, Refusal};
use crate::call::Call;
use crate::groups;
use crate::say;

/// Refuses whoever does not belong to a group: with `NOT_FOUND` if they do not see it, with `FORBIDDEN` otherwise.
async fn inside(call: &Call, group: GroupId) -> Answer<()> {
    if groups::actions::sight(call, group).await?.reads() {
        Ok(())
    } else {
        Err(Refusal::new(Code::Forbidden, say!("marketplace-group-members-only")).into())
    }
}

/// A page of what members of a group sell and the viewer may see.
///
/// Refuses with `NOT_FOUND` and `FORBIDDEN` whoever does not belong to it. Source: spec marketplace 3.1.
pub async fn listings(
    call: &Call,
    group: GroupId,
    mut wanted: Wanted,
    order: Order,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<ListingWithSeller>> {
    inside(call, group).await?;
    wanted.filter.whose = Whose::Together(group);
    search::find(call, wanted, order, limit, cursor).await
}

/// What members of a group sell, in numbers: as much as the viewer may see.
///
/// Refuses as [`listings`] does.
pub async fn figures(call: &Call, group: GroupId) -> Answer<(Figures, Vec<InCategory>)> {
    inside(call, group).await?;
    let me = call.me()?;
    Ok((store::figures(call, me, group).await?, store::by_category(call, me, group).await?))
}
