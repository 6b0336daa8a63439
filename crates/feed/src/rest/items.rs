//! Things in the feed, as the contract has them.

use std::collections::BTreeMap;

use contract::feed as wire;
use contract::reactions::ReactionCounts;

use crate::base::GroupId;
use crate::call::Call;
use crate::files;
use crate::members::{Card, Eyes, model::absolute};
use crate::model::{AuthoredLine, Item, Line, PostPicture, SHOWN, Tally, beginning};
use crate::recognition::{badge_icon, badge_name};

/// A thing in the feed, as the contract has it, with so many letters of its text.
#[must_use]
pub fn item(call: &Call, found: Item, letters: usize) -> wire::FeedItem {
    let Item { line, author, receiver, quoted, media, reactions } = found;
    let media = shown(call, media);
    let text = line.content.as_deref().map(|text| beginning(text, letters));
    wire::FeedItem {
        activity_id: line.id.get(),
        id: line.subject,
        type_: line.kind,
        user_id: author.id.get(),
        is_own: call.me().is_ok_and(|me| me == author.id),
        title: line.title.clone(),
        content: text.map(|(text, _)| text.to_owned()),
        content_truncated: text.is_some_and(|(_, goes_on)| goes_on),
        image_url: media.first().map(|first| first.url.clone()).or_else(|| cover(call, &line)),
        media,
        visibility: line.visibility,
        group_id: line.group_id.map(GroupId::get),
        likes_count: line.likes_count,
        comments_count: line.comments_count,
        is_liked: line.is_liked,
        reactions: wire::FeedReactions {
            total: reactions.total(),
            user_reaction: reactions.own,
            counts: counts(&reactions),
        },
        listing_type: line.listing_type,
        start_date: line.starts_at,
        location: line.location.clone(),
        rating: line.rating,
        receiver_id: receiver.as_ref().map(|card| card.id.get()),
        receiver: receiver.map(|card| person(call, &card)),
        badge_key: line.badge_type.clone(),
        badge_name: line.badge_type.as_deref().map(badge_name),
        badge_icon: line.badge_type.as_deref().and_then(badge_icon).map(str::to_owned),
        detail_path: line.path(),
        created_at: line.created_at,
        edited_at: line.edited_at,
        quoted_activity_id: quoted.as_ref().map(|(row, _)| row.line.id.get()),
        quoted_post: quoted.map(|(row, media)| quote(call, row, media)),
        publish_status: line.publish_status,
        scheduled_at: line.scheduled_at,
        author: person(call, &author),
    }
}

/// What a post quotes: the beginning of it.
fn quote(call: &Call, AuthoredLine { line, author }: AuthoredLine, media: Vec<PostPicture>) -> wire::FeedQuote {
    let (content, goes_on) = beginning(line.content.as_deref().unwrap_or_default(), SHOWN);
    wire::FeedQuote {
        id: line.subject,
        user_id: author.id.get(),
        author: person(call, &author),
        content: content.to_owned(),
        content_truncated: goes_on,
        media: shown(call, media),
        created_at: line.created_at,
    }
}

/// Pictures of a post, as the contract has them.
pub(super) fn shown(call: &Call, media: Vec<PostPicture>) -> Vec<wire::FeedMedia> {
    let place = |path: Option<String>| absolute(&call.visit().base_url, &path.unwrap_or_default());
    let one = |one: PostPicture| wire::FeedMedia {
        id: one.id.get(),
        url: place(files::address(call.tenant(), &one.name)),
        thumbnail_url: place(files::small_address(call.tenant(), &one.name)),
        width: one.width,
        height: one.height,
        alt_text: one.alt_text,
    };
    media.into_iter().map(one).collect()
}

/// The picture that a listing or an event shows.
fn cover(call: &Call, line: &Line) -> Option<String> {
    let own = line.picture.as_deref().and_then(|name| files::address(call.tenant(), name));
    own.as_deref().or(line.picture_url.as_deref()).map(|address| absolute(&call.visit().base_url, address))
}

/// How many reacted, by reaction.
pub(super) fn counts(tally: &Tally) -> ReactionCounts {
    let counts: BTreeMap<String, i64> =
        tally.counts.iter().map(|(reaction, count)| (reaction.as_str().to_owned(), *count)).collect();
    ReactionCounts::from(counts)
}

fn person(call: &Call, card: &Card) -> wire::FeedPerson {
    wire::FeedPerson { id: card.id.get(), name: Eyes::of(call).name(card), avatar_url: picture(call, card) }
}

pub(super) fn picture(call: &Call, card: &Card) -> Option<String> {
    card.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address))
}
