//! Looking for words: what is written beside a text so that a full-text index finds it, and what such an index is asked.
//!
//! The engines' own ideas of words differ, so neither is asked: a text comes to them folded and split, one space between two
//! words, and what a person typed comes to them as words too, never as an expression. SQLite keeps an FTS5 table over the column,
//! PostgreSQL a GIN index over its words; the migrations say how.
//!
//! | word | stands for |
//! |---|---|
//! | `garden` | somewhere in the text |
//! | `_garden` | in its title |
//! | `__7` | the community, so that one community's words cost nothing to the others |
//! | `^gar` | what begins so, in PostgreSQL's index only; SQLite keeps such words of its own |
//!
//! Letters of scripts that put no space between words are words by themselves. Every other word of two letters or more is also
//! found by its beginning.
//!
//! Where a pattern may match in the middle of a word, an index of trigrams (every three letters that follow each other) says which texts may
//! match it ([`trigram_query`]).

use std::collections::BTreeSet;

use super::dialect::{Engine, bare};

/// A word is cut off after so many letters.
const LETTERS: usize = 40;

/// Further words that a person typed are not looked at.
const WORDS: usize = 12;

/// What is stored beside a text to find it: its words, each once.
#[must_use]
pub fn search_words(community: i64, title: &str, rest: &[&str]) -> String {
    let title = words(title);
    let mut all: BTreeSet<String> = title.iter().map(|word| format!("_{word}")).collect();
    all.extend(title);
    all.extend(rest.iter().flat_map(|text| words(text)));
    let mut text = format!("__{community}");
    for word in all {
        text.push(' ');
        text.push_str(&word);
    }
    text
}

/// Beginnings of so many letters, the mark of a title included, are words of the indexes too: what begins many words is found as fast
/// as a word. Migration `0017_listing_lists` says the same to both engines.
const BEGINNINGS: std::ops::RangeInclusive<usize> = 2..=5;

/// Which of the texts that have the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All that have them somewhere.
    All,
    /// Those that have all of them in the title.
    Titled,
    /// The others.
    Rest,
}

/// What an index is asked to find everything that has the words which a person typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchQuery {
    engine: Engine,
    community: i64,
    words: Vec<String>,
}

impl SearchQuery {
    /// The question to an engine; none if no word was typed.
    #[must_use]
    pub fn new(engine: Engine, community: i64, typed: &str) -> Option<Self> {
        let words: Vec<String> = words(typed).into_iter().take(WORDS).collect();
        (!words.is_empty()).then_some(Self { engine, community, words })
    }

    /// What the index is asked.
    #[must_use]
    pub fn of_index(&self, part: Part) -> String {
        self.asked(part, true)
    }

    /// What a single text is asked without the index, by PostgreSQL's own words.
    #[must_use]
    pub fn of_text(&self, part: Part) -> String {
        self.asked(part, false)
    }

    /// Whether a text, as [`search_words`] wrote it, has the words in its title.
    #[must_use]
    pub fn is_titled(&self, text: &str) -> bool {
        let titles: Vec<&str> = text.split(' ').filter_map(|word| word.strip_prefix('_')).collect();
        self.words.iter().all(|word| {
            titles.iter().any(|title| if is_beginning(word) { title.starts_with(word) } else { title == word })
        })
    }

    /// Whether a text, as [`search_words`] wrote it, has the words somewhere.
    #[must_use]
    pub fn is_in(&self, text: &str) -> bool {
        let written: Vec<&str> = text.split(' ').filter(|word| !word.starts_with('_')).collect();
        let has = |word: &String| {
            written.iter().any(|one| if is_beginning(word) { one.starts_with(word) } else { one == word })
        };
        self.words.iter().all(has)
    }

    fn asked(&self, part: Part, indexed: bool) -> String {
        let and = self.engine.pick(" AND ", " & ");
        let each =
            |mark: &str| self.words.iter().map(|word| self.word(mark, word, indexed)).collect::<Vec<_>>().join(and);
        let community = self.exact(&format!("__{}", self.community));
        match part {
            Part::All => format!("{community}{and}{}", each("")),
            Part::Titled => format!("{community}{and}{}", each("_")),
            Part::Rest => {
                let not = self.engine.pick(" NOT ", " & !");
                format!("({community}{and}{}){not}({})", each(""), each("_"))
            }
        }
    }

    /// How an engine is asked for a word, or for what begins with it.
    fn word(&self, mark: &str, word: &str, indexed: bool) -> String {
        let marked = format!("{mark}{word}");
        match self.engine {
            _ if !is_beginning(word) => self.exact(&marked),
            // Whoever asks for a beginning of its index's lengths, SQLite gives it by itself.
            Engine::Postgres if indexed && BEGINNINGS.contains(&marked.chars().count()) => {
                self.exact(&format!("^{marked}"))
            }
            Engine::Postgres => format!("{}:*", self.exact(&marked)),
            Engine::Sqlite => format!("{}*", self.exact(&marked)),
        }
    }

    /// A word as an engine quotes it. Words hold no quotes.
    fn exact(&self, word: &str) -> String {
        match self.engine {
            Engine::Sqlite => format!("\"{word}\""),
            Engine::Postgres => format!("'{word}'"),
        }
    }
}

/// A single letter stands for itself, everything else for what begins with it.
fn is_beginning(word: &str) -> bool {
    word.chars().nth(1).is_some()
}

/// Further trigrams of a pattern are not looked for.
const TRIGRAMS: usize = 24;

/// What an index of trigrams is asked to find every text of a community that may contain one of `patterns`, written as the texts are; the
/// patterns themselves are still to be compared. None where a pattern has fewer than three letters: the index cannot help then.
#[must_use]
pub fn trigram_query(engine: Engine, community: i64, patterns: &[&str]) -> Option<String> {
    let each = patterns.iter().map(|pattern| trigrams(engine, community, pattern)).collect::<Option<Vec<String>>>()?;
    (!each.is_empty()).then(|| each.join(engine.pick(" OR ", " | ")))
}

fn trigrams(engine: Engine, community: i64, pattern: &str) -> Option<String> {
    let letters: Vec<char> = pattern.chars().collect();
    let trigrams: BTreeSet<String> =
        letters.windows(3).filter(|letters| !letters.contains(&'\0')).take(TRIGRAMS).map(String::from_iter).collect();
    let quoted = trigrams.into_iter().map(|trigram| match engine {
        Engine::Sqlite => format!("\"{}\"", trigram.replace('"', "\"\"")),
        Engine::Postgres => format!("'{community}:{}'", trigram.replace('\\', "\\\\").replace('\'', "''")),
    });
    let all = quoted.collect::<Vec<_>>().join(engine.pick(" AND ", " & "));
    (!all.is_empty()).then(|| format!("({all})"))
}

fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut letters = 0;
    for letter in bare(text).chars() {
        if alone(letter) {
            words.extend((!word.is_empty()).then(|| std::mem::take(&mut word)));
            words.push(letter.to_string());
            letters = 0;
        } else if letter.is_alphanumeric() || is_mark(letter) {
            if letters < LETTERS {
                word.push(letter);
            }
            letters += 1;
        } else {
            words.extend((!word.is_empty()).then(|| std::mem::take(&mut word)));
            letters = 0;
        }
    }
    words.extend((!word.is_empty()).then_some(word));
    words
}

/// Marks over and under letters belong to the word.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// Letters of scripts that put no space between words: Thai and its neighbours, kana, ideographs.
fn alone(letter: char) -> bool {
    letter.is_alphanumeric()
        && matches!(letter, '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}'
            | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(engine: Engine, typed: &str) -> Option<String> {
        SearchQuery::new(engine, 7, typed).map(|query| query.of_index(Part::All))
    }

    #[test]
    fn a_text_is_stored_as_its_words() {
        assert_eq!(
            search_words(7, "Garden-work, garden!", &["Öl & Farbe 2nd", "", "x"]),
            "__7 2nd _garden _work farbe garden ol work x"
        );
        assert_eq!(search_words(7, "", &[]), "__7");
        assert_eq!(search_words(7, "料理 cook", &[]), "__7 _cook _料 _理 cook 料 理");
        assert_eq!(search_words(7, "\u{0}'\"*🚲", &["___"]), "__7");
    }

    #[test]
    fn what_is_typed_becomes_words_never_an_expression() {
        for (typed, sqlite, postgres) in [
            ("Garden", r#""__7" AND "garden"*"#, "'__7' & 'garden':*"),
            ("a OR b*", r#""__7" AND "a" AND "or"* AND "b""#, "'__7' & 'a' & '^or' & 'b'"),
            (
                r#"it's "x" NEAR(y)"#,
                r#""__7" AND "it"* AND "s" AND "x" AND "near"* AND "y""#,
                "'__7' & '^it' & 's' & 'x' & '^near' & 'y'",
            ),
            ("料理", r#""__7" AND "料" AND "理""#, "'__7' & '料' & '理'"),
        ] {
            assert_eq!(asked(Engine::Sqlite, typed).as_deref(), Some(sqlite));
            assert_eq!(asked(Engine::Postgres, typed).as_deref(), Some(postgres));
        }
        for nothing in ["", "  ", "!!!", "🚲", "\u{0}", "_-_"] {
            assert_eq!(asked(Engine::Sqlite, nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn titles_and_the_rest_are_two_questions() {
        let asked = |engine, part| SearchQuery::new(engine, 7, "Soup a").map(|query| query.of_index(part)).unwrap();
        assert_eq!(asked(Engine::Sqlite, Part::Titled), r#""__7" AND "_soup"* AND "_a""#);
        assert_eq!(asked(Engine::Sqlite, Part::Rest), r#"("__7" AND "soup"* AND "a") NOT ("_soup"* AND "_a")"#);
        assert_eq!(asked(Engine::Postgres, Part::Titled), "'__7' & '^_soup' & '_a'");
        assert_eq!(asked(Engine::Postgres, Part::Rest), "('__7' & '^soup' & 'a') & !('^_soup' & '_a')");
        let text = SearchQuery::new(Engine::Postgres, 7, "Soup a").map(|query| query.of_text(Part::Rest)).unwrap();
        assert_eq!(text, "('__7' & 'soup':* & 'a') & !('_soup':* & '_a')");
    }

    #[test]
    fn trigrams_are_quoted_and_need_three_letters() {
        for (patterns, sqlite, postgres) in [
            (&["marek"][..], r#"("are" AND "mar" AND "rek")"#, "('7:are' & '7:mar' & '7:rek')"),
            (&["o'n\"", "a\\b"][..], r#"("'n""" AND "o'n") OR ("a\b")"#, r#"('7:''n"' & '7:o''n') | ('7:a\\b')"#),
        ] {
            assert_eq!(trigram_query(Engine::Sqlite, 7, patterns).as_deref(), Some(sqlite));
            assert_eq!(trigram_query(Engine::Postgres, 7, patterns).as_deref(), Some(postgres));
        }
        for short in [&["ab"][..], &["abc", "é"], &["a\0bc"], &[]] {
            assert_eq!(trigram_query(Engine::Sqlite, 7, short), None, "{short:?}");
        }
    }

    #[test]
    fn a_title_is_known_without_an_engine() {
        let text = search_words(7, "A Garden-work", &["soup"]);
        for (typed, expected) in [("gard", true), ("work a", true), ("w", false), ("arden", false), ("soup", false)] {
            let query = SearchQuery::new(Engine::Sqlite, 7, typed).unwrap();
            assert_eq!(query.is_titled(&text), expected, "{typed}");
        }
    }

    #[test]
    fn words_and_their_number_are_bounded() {
        let query = asked(Engine::Sqlite, &"w".repeat(5_000)).unwrap();
        assert_eq!(query.len(), r#""__7" AND ""*"#.len() + LETTERS);
        assert_eq!(asked(Engine::Postgres, &"ab ".repeat(500)).unwrap().matches('&').count(), WORDS);
    }
}
