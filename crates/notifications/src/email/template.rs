//! From words to the two parts of a letter, and to the page of a link.

use std::sync::LazyLock;

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, escape_formatter};
use serde::Serialize;

use crate::base::text::one_line;
use crate::base::{Answer, Fault};

static TEMPLATES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment
        .set_auto_escape_callback(|name| if name.ends_with(".txt") { AutoEscape::None } else { AutoEscape::Html });
    environment.set_formatter(|out, state, value| match value.as_str() {
        Some(text) if matches!(state.auto_escape(), AutoEscape::Html) && !value.is_safe() => {
            Ok(out.write_str(&escaped(text))?)
        }
        _ => escape_formatter(out, state, value),
    });
    environment.set_syntax(
        SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build().expect("blocks may be trimmed"),
    );
    for (name, source) in [
        ("letter.html", include_str!("templates/letter.html")),
        ("letter.txt", include_str!("templates/letter.txt")),
        ("page.html", include_str!("templates/page.html")),
    ] {
        environment.add_template(name, source).expect("the templates are well formed, which the tests show");
    }
    environment
});

/// Something to press.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Button {
    pub(super) label: String,
    pub(super) url: String,
}

/// A line of a digest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Entry {
    pub(super) text: String,
    pub(super) url: String,
}

/// The lines of a digest that are about the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Section {
    pub(super) title: String,
    pub(super) entries: Vec<Entry>,
}

/// What both parts of a letter say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct View {
    pub(super) lang: &'static str,
    pub(super) dir: &'static str,
    pub(super) community: String,
    pub(super) home: String,
    pub(super) subject: String,
    /// What lists of mails show after the subject.
    pub(super) preheader: String,
    pub(super) heading: String,
    pub(super) greeting: String,
    pub(super) paragraphs: Vec<String>,
    /// What somebody else wrote, line by line.
    pub(super) quote: Vec<String>,
    pub(super) sections: Vec<Section>,
    pub(super) button: Option<Button>,
    /// Before the button's address, for whoever cannot press it.
    pub(super) link_hint: String,
    /// After the button.
    pub(super) notes: Vec<String>,
    pub(super) why: String,
    /// Ways to get fewer mails.
    pub(super) ways: Vec<Button>,
    pub(super) year: i32,
}

/// What the page of a link says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct PageView {
    pub(super) lang: &'static str,
    pub(super) dir: &'static str,
    pub(super) title: String,
    pub(super) text: String,
    /// The kind of mails.
    pub(super) topic: Option<String>,
    /// The button's words, where there is something to decide.
    pub(super) button: Option<String>,
    pub(super) note: Option<String>,
    pub(super) community: Option<Button>,
}

/// A text between tags, or in an attribute in double quotes. Addresses stay readable, which the engine's own way does not leave them.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}

/// The HTML and the text of a letter.
pub(super) fn letter(view: &View) -> Answer<(String, String)> {
    Ok((render("letter.html", view)?, render("letter.txt", view)?))
}

/// The HTML of a page.
pub(super) fn page(view: &PageView) -> Answer<String> {
    render("page.html", view)
}

fn render(name: &str, view: &impl Serialize) -> Answer<String> {
    let template = TEMPLATES.get_template(name).map_err(Fault::new)?;
    Ok(template.render(Serde(view)).map_err(Fault::new)?)
}

/// A text that somebody typed, on one line and without marks that turn the direction of what follows. Marks that hold a name in its
/// place stay if each that is opened is closed.
pub(super) fn tame(text: &str) -> String {
    let balanced = is_balanced(text);
    let kept = text.chars().filter(|letter| match letter {
        '\u{2068}' | '\u{2069}' => balanced,
        '\u{202A}'..='\u{202E}' | '\u{2066}' | '\u{2067}' | '\u{200E}' | '\u{200F}' | '\u{061C}' => false,
        letter => !letter.is_control() || letter.is_whitespace(),
    });
    let text: String = kept.collect();
    one_line(&text)
}

/// The lines of a longer text, each tamed; at most `most` of them. Between paragraphs stands one that is empty.
pub(super) fn lines(text: &str, most: usize) -> Vec<String> {
    let (mut kept, mut said, mut begins) = (Vec::new(), 0, false);
    for line in text.lines().map(tame) {
        if line.is_empty() {
            begins = said > 0;
            continue;
        }
        if said == most {
            break;
        }
        if begins {
            kept.push(String::new());
        }
        (said, begins) = (said + 1, false);
        kept.push(line);
    }
    kept
}

fn is_balanced(text: &str) -> bool {
    let mut depth = 0_i32;
    for letter in text.chars() {
        match letter {
            '\u{2068}' => depth += 1,
            '\u{2069}' => depth -= 1,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_text_is_tamed() {
        for (typed, tamed) in [
            ("a\r\nb", "a b"),
            ("  a \u{0}\u{7}b ", "a b"),
            ("\u{202E}abc\u{202C}", "abc"),
            ("\u{2067}abc\u{2069}", "abc"),
            ("\u{2068}Ada\u{2069} wrote", "\u{2068}Ada\u{2069} wrote"),
            ("\u{2069}\u{2068}Ada", "Ada"),
        ] {
            assert_eq!(tame(typed), tamed, "{typed:?}");
        }
        assert_eq!(lines("a\n\n b \r\nc\nd", 3), ["a", "", "b", "c"]);
        assert_eq!(lines("\n\u{0}\na\n \n\n\nb\n\n", usize::MAX), ["a", "", "b"]);
        assert!(lines("\n \n", 3).is_empty());
    }
}
