//! What is done once with rows that are there, after migrations, because SQL alone cannot: each has a name, and is done again if it was
//! interrupted. Doing it twice, or in two processes at once, changes nothing.

mod store;

use std::sync::Arc;

use crate::base::Answer;
use crate::base::text::search_text;
use crate::call::{Call, World};
use crate::db::{bare, search_words};

/// What members, groups, reviews and listings are found by is written anew: without hidden family names, and without marks over letters.
const SEARCHED: &str = "bare_search_text";

/// What tags are found by has no marks over letters.
const TAGGED: &str = "bare_tags";

/// So many rows are read at a time.
const BATCH: i64 = 500;

/// Does whatever is not done yet.
///
/// # Errors
/// A fault if the database fails.
pub(super) async fn keep_up(world: &Arc<World>) -> Answer<()> {
    let call = world.errand(None);
    if !store::is_done(&call, SEARCHED).await? {
        write_searched(&call).await?;
        note(&call, SEARCHED).await?;
    }
    if !store::is_done(&call, TAGGED).await? {
        write_tags(&call).await?;
        note(&call, TAGGED).await?;
    }
    Ok(())
}

async fn note(call: &Call, name: &str) -> Answer<()> {
    let mut tx = call.begin().await?;
    store::note(&mut tx, name).await?;
    tx.commit().await
}

async fn write_searched(call: &Call) -> Answer<()> {
    for table in store::TABLES {
        let mut last = 0;
        loop {
            let mut tx = call.begin().await?;
            let rows = store::batch(&mut tx, table, last, BATCH).await?;
            let Some(newest) = rows.last().map(|row| row.id) else { break };
            for row in &rows {
                let text = match table.is_of_listings() {
                    true => search_words(row.tenant, &row.name, &[&row.rest, &row.place]),
                    false => {
                        let listed = row.list.iter().flat_map(|list| list.0.iter().map(String::as_str));
                        search_text(
                            [row.name.as_str(), row.rest.as_str(), row.place.as_str()].into_iter().chain(listed),
                        )
                    }
                };
                store::write(&mut tx, table, row, &text).await?;
            }
            tx.commit().await?;
            last = newest;
        }
    }
    Ok(())
}

async fn write_tags(call: &Call) -> Answer<()> {
    for table in store::TAGS {
        let mut last = 0;
        loop {
            let mut tx = call.begin().await?;
            let rows = store::tags(&mut tx, table, last, BATCH).await?;
            let Some(newest) = rows.last().map(|row| row.id) else { break };
            for row in rows.iter().filter(|row| !row.tag.is_ascii()) {
                store::write_tag(&mut tx, table, row, &bare(&row.tag)).await?;
            }
            tx.commit().await?;
            last = newest;
        }
    }
    Ok(())
}
