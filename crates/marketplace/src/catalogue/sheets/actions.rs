//! What sellers do with tables.

use std::collections::HashMap;

use super::model::{self, Broken};
use crate::base::Answer;
use crate::call::Call;
use crate::catalogue::actions::index;
use crate::catalogue::bounds::{currency, resident, rules, sells};
use crate::catalogue::draft;
use crate::catalogue::events::MarketplaceListingSubmitted;
use crate::catalogue::model::Moderation;
use crate::catalogue::store::{self, categories};
use crate::outbox;

/// So many listings stand in a table at most.
const ROWS: i64 = 5_000;

/// The viewer's listings as a table, removed ones apart, newest first, and how many they are.
pub async fn export(call: &Call) -> Answer<(String, usize)> {
    let listings = store::all_of(call, call.me()?, ROWS).await?;
    let slugs = categories::all(call).await?.into_iter().map(|one| (one.id, one.slug)).collect();
    Ok((model::table(&listings, &slugs), listings.len()))
}

/// Makes drafts of a table: of each row whole or not at all. Gives how many were made, and why others were not.
///
/// Emits `MarketplaceListingSubmitted` where staff look at listings first. Refuses with 422 `VALIDATION_ERROR` what [`model::rows`] does, and
/// makes nothing then; with `SELLER_SUSPENDED` a suspended seller, with `FORBIDDEN` a visitor from another community.
/// Source: spec marketplace 3.1.
pub async fn import(call: &Call, sent: &[u8]) -> Answer<(i64, Vec<Broken>)> {
    let me = resident(call)?;
    let (rules, currency) = (rules(call)?, currency(call)?);
    let by_slug: HashMap<_, _> = categories::all(call).await?.into_iter().map(|one| (one.slug, one.id)).collect();
    let rows = model::rows(sent, &by_slug)?;
    let (mut made, mut broken) = (0, Vec::new());
    let mut tx = call.begin().await?;
    sells(&mut tx, me).await?;
    for row in rows {
        let items: Vec<(Option<String>, _)> = match row.wish {
            Err(cells) => cells.into_iter().map(|(field, message)| (Some(field), message)).collect(),
            Ok(wish) => match wish.applied(draft::blank(me, currency, &rules, call.now()), &rules, call.now()) {
                Ok((listing, _)) => {
                    let id = store::insert(&mut tx, &listing, &index(call, &listing)).await?;
                    if listing.moderation == Moderation::Pending {
                        outbox::tell(&mut tx, MarketplaceListingSubmitted { listing: id, seller: me }).await?;
                    }
                    made += 1;
                    continue;
                }
                Err(refusal) => {
                    let items = refusal.items.into_iter();
                    items.map(|item| (item.field.map(std::borrow::Cow::into_owned), item.message)).collect()
                }
            },
        };
        let told = |(field, message): (Option<String>, _)| Broken {
            row: row.row,
            field: field.filter(|field| !field.is_empty()),
            message,
        };
        broken.extend(items.into_iter().map(told));
    }
    tx.commit().await?;
    Ok((made, broken))
}
