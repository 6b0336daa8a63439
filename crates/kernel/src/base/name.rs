//! Names of people and organisations. They go into letters, headers and lists, where some letters would do harm.

use std::net::Ipv4Addr;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::language::Sentence;
use crate::say;

/// So many marks on one letter are more than any script has, and are drawn over what stands above and below.
const PILE: usize = 7;

/// What a name must not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Letters that nobody sees: control characters, line breaks, marks of direction, joiners without a width; or marks that cover others.
    Unseen,
    /// `<` or `>`, with which HTML begins.
    Markup,
    /// Something that programs make a link of.
    Address,
    /// No letter and no digit that anybody could read.
    Blank,
}

impl Unfit {
    /// What whoever wrote the name is told.
    #[must_use]
    pub fn sentence(self) -> Sentence {
        match self {
            Self::Unseen => say!("name-unseen-letters"),
            Self::Markup => say!("name-markup"),
            Self::Address => say!("name-address"),
            Self::Blank => say!("field-empty"),
        }
    }
}

/// What is wrong with a name, if something is.
#[must_use]
pub fn unfit(name: &str) -> Option<Unfit> {
    if name.chars().any(is_unseen) || has_pile(name) {
        return Some(Unfit::Unseen);
    }
    if name.contains(['<', '>']) {
        return Some(Unfit::Markup);
    }
    // What looks like another letter to people does to programs, too: full-width letters and dots of other scripts.
    let plain: String =
        name.nfkc().map(|letter| if matches!(letter, '。' | '．' | '｡' | '․') { '.' } else { letter }).collect();
    if plain.split(|letter: char| letter.is_whitespace() || "()[]{},;\"'".contains(letter)).any(is_address) {
        return Some(Unfit::Address);
    }
    (!name.is_empty() && !name.chars().any(char::is_alphanumeric)).then_some(Unfit::Blank)
}

/// Whether a one-line title (of a listing, a group, a category) has letters that keep it from being one line of text: control characters,
/// line ends, marks that turn the direction of what stands around them, fillers without a width; or none that can be seen. What somebody
/// typed stays: joiners belong to pictures and to letters of many scripts, and a title may hold `<` and web addresses.
#[must_use]
pub fn hides_letters(title: &str) -> bool {
    let hidden = |letter: char| {
        letter.is_control()
            || matches!(letter,
                '\u{200b}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
                | '\u{e0001}')
    };
    title.chars().any(hidden) || has_pile(title) || !says_something(title)
}

/// Whether a text has anything that a reader can see: more than blanks, joiners and fillers.
#[must_use]
pub fn says_something(text: &str) -> bool {
    text.chars().any(|letter| !letter.is_whitespace() && !is_unseen(letter))
}

/// Whether a letter carries so many marks that they cover the lines around it.
fn has_pile(text: &str) -> bool {
    let mut marks = 0;
    text.chars().any(|letter| {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        marks == PILE
    })
}

/// Control characters and line ends, and those of Unicode's format characters that hide, join or turn what stands around them.
/// The joiners U+200C and U+200D are letters in Persian and Indic scripts, but nobody sees them: two names must not look the same.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
            | '\u{2800}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// `https://..`, `www.harbour.example`, `harbour.example`, `harbour.example/join`; but not `St.`, `J.R.R.` or `Dr.Ruth`, which people are
/// called: a host name ends in letters that are a place on the net. Which ones are, changes; a word of two or more letters without a capital
/// right after a dot counts.
fn is_address(word: &str) -> bool {
    let lower = word.to_lowercase();
    let named = ["www.", "mailto:", "xn--"].iter().any(|beginning| lower.starts_with(beginning));
    if named
        || lower.contains("://")
        || lower.contains(".xn--")
        || lower.contains('@')
        || lower.parse::<Ipv4Addr>().is_ok()
    {
        return true;
    }
    let host =
        word.split(['/', ':', '?', '#']).next().unwrap_or(word).trim_matches(|letter: char| !letter.is_alphanumeric());
    let Some((before, end)) = host.rsplit_once('.') else { return false };
    let label =
        |label: &str| !label.is_empty() && label.chars().all(|letter| letter.is_alphanumeric() || letter == '-');
    (2..=24).contains(&end.chars().count())
        && end.chars().all(|letter| letter.is_alphabetic() && !letter.is_uppercase())
        && before.split('.').all(label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_the_world_are_fit() {
        for name in [
            "Ada",
            "O'Brien",
            "Jean-Luc",
            "St. John",
            "J.R.R.",
            "Dr.Ruth",
            "Müller-Lüdenscheidt",
            "山田",
            "محمد",
            "Νίκος",
            "d'Arc",
            "Anne Marie",
            "Özgür Çay Evi",
            "Smith & Sons",
            "Repair Café (North)",
            "María José",
            "Ng",
            "X Æ A-12",
            "A. B.",
            "Nguye\u{302}\u{303}n",
            "\u{f66}\u{f92}\u{fb2}\u{f74}\u{f56}",
        ] {
            assert_eq!(unfit(name), None, "{name:?}");
        }
    }

    #[test]
    fn a_title_is_one_line_that_can_be_seen() {
        for title in [
            "Bicycle repair",
            "a<b & c > d",
            "See www.harbour.example",
            "Family \u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}",
            "\u{2764}\u{fe0f} cooking",
            "\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}",
            "\u{200f}\u{5e9}\u{5dc}\u{5d5}\u{5dd}",
        ] {
            assert!(!hides_letters(title), "{title:?}");
        }
        for title in [
            "\u{202e}riaper elcyciB",
            "Bicycle\u{2066} repair",
            "Bicycle\nrepair",
            "Bi\u{0}cycle",
            "Bi\u{1b}[31mcycle",
            "Bi\u{200b}cycle",
            "\u{feff}Bicycle",
            "Bicycle\u{2028}repair",
            "\u{3164}",
            "Repair\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}",
            "\u{200f}\u{200d}",
            " ",
        ] {
            assert!(hides_letters(title), "{title:?}");
        }
    }

    #[test]
    fn a_text_says_something_if_anything_of_it_can_be_seen() {
        for text in ["hello", "\u{202e}a", "\u{2764}\u{fe0f}", "\u{1f468}\u{200d}\u{1f469}", ".", "1\n2"] {
            assert!(says_something(text), "{text:?}");
        }
        for text in ["", " \n\t", "\u{200b}", "\u{3164}\n\u{2800}", "\u{feff} \u{fe0f}", "\u{e0041}\u{ad}", "\u{0}"] {
            assert!(!says_something(text), "{text:?}");
        }
    }

    #[test]
    fn what_hides_turns_marks_or_links_is_not() {
        for (name, why) in [
            ("Ada\nBcc: all", Unfit::Unseen),
            ("Ada\r", Unfit::Unseen),
            ("A\u{0}da", Unfit::Unseen),
            ("A\u{200b}da", Unfit::Unseen),
            ("\u{202e}adA", Unfit::Unseen),
            ("Ada\u{2066}", Unfit::Unseen),
            ("\u{3164}", Unfit::Unseen),
            ("\u{feff}Ada", Unfit::Unseen),
            ("Ada\u{2028}Lind", Unfit::Unseen),
            ("<b>Ada", Unfit::Markup),
            ("Ada>", Unfit::Markup),
            ("https://spam.example", Unfit::Address),
            ("Win at www.Spam.Example", Unfit::Address),
            ("spam.example/win now", Unfit::Address),
            ("(spam.example)", Unfit::Address),
            ("ada@harbour.example", Unfit::Address),
            ("t.me", Unfit::Address),
            ("x.y.z.com", Unfit::Address),
            ("Eve(evil.com)", Unfit::Address),
            ("evil.рф", Unfit::Address),
            ("evil.中国", Unfit::Address),
            ("xn--e1afmkfd.xn--p1ai", Unfit::Address),
            ("1.2.3.4", Unfit::Address),
            ("mailto:x", Unfit::Address),
            ("ＥＶＥ．com", Unfit::Address),
            ("evil。com", Unfit::Address),
            ("https：//x", Unfit::Address),
            ("\u{2800}\u{2800}", Unfit::Unseen),
            ("A\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}da", Unfit::Unseen),
            ("\u{301}", Unfit::Blank),
            ("-", Unfit::Blank),
        ] {
            assert_eq!(unfit(name), Some(why), "{name:?}");
        }
    }
}
