//! What members find.

use contract::Code;
use searches::model::LETTERS;
use searches::terms;

use super::kinds;
use super::model::{Asked, Found, KINDS, Kind, Scope, Sort, ordered};
use crate::base::{Answer, Refusal};
use crate::call::Call;
use crate::say;

/// Of each kind at most so many.
pub const EACH: i64 = 100;

/// Everything that the viewer may see and that has the words. What finds more than members counts among what is looked for these days, if `counts` says so.
///
/// Refuses with 400 `VALIDATION_ERROR` on `q` fewer than two letters. Source: spec accounts 10.
pub async fn find(call: &Call, asked: Asked, counts: bool) -> Answer<Vec<Found>> {
    call.me()?;
    let asked = Asked { words: asked.words.trim().to_owned(), ..asked };
    if asked.words.chars().count() < LETTERS {
        return Err(Refusal::new(Code::ValidationError, say!("search-too-short")).status(400).field("q").into());
    }
    let mut found = Vec::new();
    for kind in KINDS {
        found.push(kinds::find(call, kind, &asked, EACH).await?);
    }
    let found = ordered(found, asked.sort);
    if counts && found.iter().any(|one| one.kind != Kind::User) {
        terms::note(call, &asked.words).await?;
    }
    Ok(found)
}

/// The first of each kind that somebody who is typing may look for; nothing below two letters.
pub async fn suggest(call: &Call, typed: &str, limit: i64) -> Answer<Vec<Found>> {
    call.me()?;
    let words = typed.trim().to_owned();
    let mut all = Vec::new();
    if words.chars().count() >= LETTERS {
        let asked = Asked { words, scope: Scope::All, category: None, sort: Sort::Relevance };
        for kind in KINDS {
            all.extend(kinds::find(call, kind, &asked, limit).await?);
        }
    }
    Ok(all)
}
