//! What a saved search must be. Pure.

use contract::Code;
use serde_json::Value;

use crate::base::name::hides_letters;
use crate::base::text::one_line;
use crate::base::{Answer, Refusal};
use crate::language::Sentence;
use crate::say;

/// A member keeps at most so many.
pub const MOST: i64 = 50;

/// What a search is asked with has at most so many bytes.
const BYTES: usize = 4_000;

/// A search has at least so many letters (spec accounts 10).
pub const LETTERS: usize = 2;

fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).status(422).field(field)
}

/// A name without blanks around it.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `name` if nobody can read it.
pub fn named(name: &str) -> Result<&str, Refusal> {
    match name.trim() {
        "" => Err(wrong("name", say!("field-required"))),
        name if hides_letters(name) => Err(wrong("name", say!("saved-search-name"))),
        name => Ok(name),
    }
}

/// The words of a search that is asked with these values, if there are enough.
#[must_use]
pub fn words(query: &Value) -> Option<&str> {
    let words = query.get("q")?.as_str()?.trim();
    (words.chars().count() >= LETTERS).then_some(words)
}

/// Lets through what a search can be asked with.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `query_params` for what is no object, has no words, or is too long.
pub fn asked(query: &Value) -> Answer<()> {
    if !query.is_object() || words(query).is_none() {
        return Err(wrong("query_params", say!("saved-search-words")).into());
    }
    if query.to_string().len() > BYTES {
        return Err(wrong(
            "query_params",
            say!("saved-search-too-long", most = i64::try_from(BYTES).unwrap_or_default()),
        )
        .into());
    }
    Ok(())
}

/// That there is no room for another search.
#[must_use]
pub fn full() -> Refusal {
    wrong("name", say!("saved-searches-full", most = MOST))
}

/// That the viewer has no such search.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("saved-search-missing"))
}

/// What somebody looked for as it is counted: in lower case, one blank between words. None if it is too long to be told to others.
#[must_use]
pub fn term(typed: &str) -> Option<String> {
    const MOST: usize = 60;
    let term = one_line(&typed.to_lowercase());
    let letters = term.chars().count();
    ((LETTERS..=MOST).contains(&letters) && !hides_letters(&term)).then_some(term)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_search_has_words() {
        for query in [json!(null), json!([]), json!("bicycle"), json!({}), json!({ "q": 7 }), json!({ "q": " b " })] {
            assert!(asked(&query).is_err(), "{query}");
        }
        assert!(asked(&json!({ "q": "bi", "type": "listings", "anything": [1] })).is_ok());
        assert!(asked(&json!({ "q": "b".repeat(BYTES) })).is_err());
    }

    #[test]
    fn spellings_of_what_is_looked_for_count_together() {
        assert_eq!(term("  Bicycle\t REPAIR "), Some("bicycle repair".to_owned()));
        assert_eq!(term("b"), None);
        assert_eq!(term("a\u{202e}b"), None);
        assert_eq!(term(&"b".repeat(61)), None);
    }
}
