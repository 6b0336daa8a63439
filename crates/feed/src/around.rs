//! What stands around a thing in the feed: reactions, pictures, the post that it quotes, and whom a review is about.

use std::collections::HashMap;

use super::actions::{eye, listed};
use super::model::{AuthoredLine, Item, Kind, Line, LineId, PostId, PostPicture, Tally};
use super::store::{self, lines};
use crate::base::{Answer, MemberId};
use crate::call::Reads;
use crate::members;

/// The posts among some lines.
fn posts_of<'a>(rows: impl IntoIterator<Item = &'a AuthoredLine>) -> Vec<PostId> {
    let posts = rows.into_iter().filter(|row| row.line.kind == Kind::Post);
    posts.map(|row| row.line.subject.into()).collect()
}

/// The pictures of some posts, each post's in their order. One statement whatever their number, none without posts.
pub(super) async fn pictures(from: &mut Reads<'_>, posts: &[PostId]) -> Answer<HashMap<PostId, Vec<PostPicture>>> {
    let mut pictures: HashMap<PostId, Vec<PostPicture>> = HashMap::new();
    if !posts.is_empty() {
        for one in store::media::of_posts(from, posts).await? {
            pictures.entry(one.post_id).or_default().push(one);
        }
    }
    Ok(pictures)
}

/// What some posts quote, as far as the viewer sees it. Two statements whatever their number, none without posts.
async fn quotes(from: &mut Reads<'_>, posts: &[PostId]) -> Answer<HashMap<i64, AuthoredLine>> {
    if posts.is_empty() {
        return Ok(HashMap::new());
    }
    let pairs = store::quotes::of_posts(from, posts).await?;
    if pairs.is_empty() {
        return Ok(HashMap::new());
    }
    let mut ids: Vec<LineId> = pairs.iter().map(|(_, line)| *line).collect();
    ids.sort_unstable();
    ids.dedup();
    let seen = eye(from.call(), Some(Kind::Post), listed())?;
    let shown = lines::by_ids(from, &seen, &ids).await?;
    let of = |line: LineId| shown.iter().find(|row| row.line.id == line).cloned();
    Ok(pairs.into_iter().filter_map(|(post, line)| Some((post.get(), of(line)?))).collect())
}

/// Lines with what is around them. Five statements at most, whatever their number.
pub(super) async fn around(from: &mut Reads<'_>, viewer: MemberId, rows: Vec<AuthoredLine>) -> Answer<Vec<Item>> {
    let ids: Vec<LineId> = rows.iter().map(|row| row.line.id).collect();
    let mut tallies: HashMap<LineId, Tally> = HashMap::new();
    if !ids.is_empty() {
        for (line, reaction, count, own) in store::reactions::of_lines(from, viewer, &ids).await? {
            tallies.entry(line).or_default().note(reaction, count, own > 0);
        }
    }
    let mut posts = posts_of(&rows);
    let mut quoted = quotes(from, &posts).await?;
    posts.extend(posts_of(quoted.values()));
    let pictures = pictures(from, &posts).await?;
    let shown = |line: &Line| match line.kind {
        Kind::Post => pictures.get(&PostId::from(line.subject)).cloned().unwrap_or_default(),
        Kind::Listing | Kind::Event | Kind::Review | Kind::BadgeEarned => Vec::new(),
    };
    let receivers: Vec<MemberId> = rows.iter().filter_map(|row| row.line.receiver_id).collect();
    let mut cards = HashMap::new();
    if !receivers.is_empty() {
        let found = members::store::by_ids(from.call(), &receivers).await?;
        cards.extend(found.into_iter().map(|card| (card.id, card)));
    }
    Ok(rows
        .into_iter()
        .map(|AuthoredLine { line, author }| Item {
            receiver: line.receiver_id.and_then(|id| cards.get(&id).cloned()),
            reactions: tallies.remove(&line.id).unwrap_or_default(),
            media: shown(&line),
            quoted: if line.kind == Kind::Post { quoted.remove(&line.subject) } else { None }.map(|row| {
                let media = shown(&row.line);
                (row, media)
            }),
            line,
            author,
        })
        .collect())
}
