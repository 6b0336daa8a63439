//! Text that people typed, without the HTML that may be in it.

use std::collections::HashSet;
use std::sync::LazyLock;

use ammonia::Builder;

/// Taking a tag out can make a new one of what stood around it, so it is done again; after so many times nobody meant well.
const TRIES: usize = 8;

static NOTHING_ALLOWED: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut builder = Builder::empty();
    builder.clean_content_tags(HashSet::from(["script", "style"]));
    builder
});

/// What stays of a text when tags and comments are taken out, without space at its ends. Plain text: `<`, `&` and entities that
/// are no part of a tag stay as they were typed. No tag can be found in it.
#[must_use]
pub fn plain(typed: &str) -> String {
    let mut text = typed.trim().to_owned();
    for _ in 0..TRIES {
        if !text.contains('<') {
            return text;
        }
        let stripped = without_tags(&text);
        if stripped == text {
            return text;
        }
        text = stripped;
    }
    text.replace('<', "").trim().to_owned()
}

/// The parser gets `&` as an entity, so that `&lt;b&gt;`, which somebody typed, does not become a tag.
fn without_tags(text: &str) -> String {
    let clean = NOTHING_ALLOWED.clean(&text.replace('&', "&amp;")).to_string();
    let mut plain = String::with_capacity(clean.len());
    let mut rest = clean.as_str();
    while let Some(at) = rest.find('&') {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let entities = [("&amp;", '&'), ("&lt;", '<'), ("&gt;", '>'), ("&nbsp;", '\u{a0}'), ("&quot;", '"')];
        let known = entities.iter().find(|(entity, _)| rest.starts_with(entity));
        let (length, letter) = known.map_or((1, '&'), |(entity, letter)| (entity.len(), *letter));
        plain.push(letter);
        rest = &rest[length..];
    }
    plain.push_str(rest);
    plain.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_go_and_text_stays() {
        for (typed, expected) in [
            ("  Hello  ", "Hello"),
            ("<b>Hello</b> <i class=x>you</i>", "Hello you"),
            ("a<br>b", "ab"),
            ("1 < 2 & 3 > 2", "1 < 2 & 3 > 2"),
            ("I <3 you", "I <3 you"),
            ("<script>alert(1)</script>hi<style>b{}</style>", "hi"),
            ("<img src=x onerror=alert(1)>", ""),
            ("<!-- nobody -->seen", "seen"),
            ("&lt;b&gt; &amp; &nbsp;", "&lt;b&gt; &amp; &nbsp;"),
            ("line one\nline two", "line one\nline two"),
            ("👍 grüße", "👍 grüße"),
            ("", ""),
        ] {
            assert_eq!(plain(typed), expected, "{typed:?}");
        }
    }

    #[test]
    fn what_is_left_is_never_a_tag() {
        for typed in [
            "<<b>script>alert(1)</script>",
            "<scr<script>x</script>ipt>alert(1)",
            &"<<b>b>".repeat(50),
            &"<".repeat(500),
        ] {
            let text = plain(typed);
            assert_eq!(plain(&text), text, "{typed:?}");
            assert!(!text.contains("<script") && !text.contains("<b"), "{typed:?}: {text:?}");
        }
    }
}
