//! Tags: what a listing is found by beside its words.

use contract::Code;
use unicode_normalization::UnicodeNormalization as _;

use super::actions::held;
use super::moderation;
use super::store::tags as store;
use crate::base::{Answer, ListingId, Refusal};
use crate::call::Call;
use crate::db::bare;
use crate::say;

/// Tags of one listing.
pub const MOST: usize = 10;

/// Letters of one tag; the rest is left out.
const LETTERS: usize = 100;

/// Letters that must be typed before tags are proposed.
const ENOUGH: usize = 2;

/// A tag as it is kept: lower-case letters of any script, digits, hyphens, and single spaces between them. None if nothing is left.
#[must_use]
pub fn tag(typed: &str) -> Option<String> {
    // Letters and the marks over them as one.
    let kept: String = typed
        .to_lowercase()
        .nfc()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(|letter| letter.is_alphanumeric() || is_mark(*letter) || matches!(letter, ' ' | '-'))
        .take(LETTERS)
        .collect();
    let words: Vec<&str> = kept.split(' ').filter(|word| !word.is_empty()).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// Marks that stand with the letters of some scripts.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{64b}'..='\u{65f}' | '\u{900}'..='\u{dff}' | '\u{e31}'..='\u{e4e}')
}

/// Gives a listing its tags, in place of those it has. Gives them as they are kept, in alphabetical order.
///
/// Refuses with 400 `VALIDATION_ERROR` on `tags` more than [`MOST`]; as [`super::actions::update`] does whoever may not change it.
/// Source: spec platform 4.1.
pub async fn replace(call: &Call, id: ListingId, typed: &[String]) -> Answer<Vec<String>> {
    let mut tags: Vec<String> = typed.iter().filter_map(|typed| tag(typed)).collect();
    tags.sort_unstable();
    tags.dedup();
    if tags.len() > MOST {
        let refusal = Refusal::new(Code::ValidationError, say!("too-many-tags", most = MOST));
        return Err(refusal.status(400).field("tags").into());
    }
    let mut tx = call.begin().await?;
    let (listing, hand) = held(&mut tx, id).await?;
    let before = store::of(&mut tx.reads(), id).await?;
    store::keep_only(&mut tx, id, &tags).await?;
    for tag in &tags {
        store::add(&mut tx, id, tag, listing.is_indexed()).await?;
    }
    if tags.iter().any(|tag| !before.contains(tag)) {
        moderation::rewritten(&mut tx, listing, hand).await?;
    }
    tx.commit().await?;
    Ok(tags)
}

/// The tags that most listings have.
pub async fn popular(call: &Call, limit: i64) -> Answer<Vec<(String, i64)>> {
    Ok(store::popular(call, limit).await?)
}

/// Tags that begin with what somebody typed, marks over letters or not, in alphabetical order; none before [`ENOUGH`] letters.
pub async fn complete(call: &Call, typed: &str, limit: i64) -> Answer<Vec<String>> {
    let typed = tag(typed).filter(|typed| typed.chars().count() >= ENOUGH);
    let Some(first) = typed.map(|typed| bare(&typed)) else { return Ok(Vec::new()) };
    // After all that begin so: no letter comes later.
    let end = format!("{first}\u{10ffff}");
    Ok(store::between(call, &first, &end, limit).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_keep_what_everybody_can_type() {
        for (typed, kept) in [
            ("  Gardening ", Some("gardening")),
            ("DIY & Repair", Some("diy repair")),
            ("first-aid\t101", Some("first-aid 101")),
            ("Café", Some("café")),
            ("U\u{308}ber", Some("über")),
            ("ΣΟΦΟΣ", Some("σοφος")),
            ("'; DROP TABLE", Some("drop table")),
            ("🚲", None),
            ("", None),
        ] {
            assert_eq!(tag(typed).as_deref(), kept, "{typed:?}");
        }
        assert_eq!(tag(&"x".repeat(300)).map(|tag| tag.len()), Some(LETTERS));
        assert_eq!(tag(&"ü".repeat(300)).map(|tag| tag.chars().count()), Some(LETTERS));
    }
}
