//! What may be chosen as a password: pure.
//!
//! Length alone keeps nobody out: the passwords that are tried first are long repetitions, rows of keys, words with a year behind them,
//! and what everybody knows of the account's owner. `common.bin` is the filter of what is guessed first: four bytes of the SHA-256 of
//! each of some 94,000 passwords and words (`scripts/common-passwords` says from where). A word that is none of them looks like one in
//! 2.2 of 100,000 cases. Nobody outside is asked.

use sha2::{Digest as _, Sha256};
use unicode_normalization::UnicodeNormalization as _;

/// What is guessed first: digests in order, big-endian.
static COMMON: &[u8] = include_bytes!("common.bin");

/// What everybody has read somewhere as an example, also in this program's own papers.
const PUBLISHED: [&str; 3] = ["timeweave-demo", "correcthorsebatterystaple", "correct horse battery staple"];

/// Bytes of a digest.
const PRINT: usize = 4;

/// A password has at least so many different letters.
const DIFFERENT: usize = 5;

/// What is left beside the owner's own data must be at least so long to be worth something.
const LEFT: usize = 8;

/// Shorter words of the owner's data may stand in a password by accident.
const OWN: usize = 3;

/// The rows of a keyboard, and the alphabet; a hand or a mind walks along them, or back.
const ROWS: &[&str] = &[
    "abcdefghijklmnopqrstuvwxyz",
    "1234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
];

/// Why a password is guessed soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weakness {
    /// A few letters, again and again.
    Repeats,
    /// Along a row of keys or the alphabet.
    Row,
    /// One of those that are tried first, perhaps with digits around it.
    Common,
    /// It says what everybody knows of its owner.
    Own,
}

/// Why this password is guessed soon, if it is. `own` is what is known of its owner: names, address, place.
#[must_use]
pub fn weakness<'a>(password: &str, own: impl IntoIterator<Item = &'a str>) -> Option<Weakness> {
    // Digits and letters of other looks are those that they look like.
    let lower = password.nfkc().collect::<String>().to_lowercase();
    let letters: Vec<char> = lower.chars().collect();
    if repeats(&letters) {
        return Some(Weakness::Repeats);
    }
    if walks(&letters) {
        return Some(Weakness::Row);
    }
    if PUBLISHED.contains(&lower.as_str())
        || is_common_around(&lower)
        || is_common_around(&plain(&lower))
        || is_common_around(&lower.replace(SEPARATORS, ""))
        || unit(&letters).is_some_and(|unit| is_common_around(&unit) || is_common_around(&plain(&unit)))
    {
        return Some(Weakness::Common);
    }
    is_own(&lower, own).then_some(Weakness::Own)
}

/// What people put between the letters of a word.
const SEPARATORS: [char; 4] = [' ', '-', '_', '.'];

fn repeats(letters: &[char]) -> bool {
    let mut different: Vec<char> = letters.to_vec();
    different.sort_unstable();
    different.dedup();
    different.len() < DIFFERENT || period(letters) <= DIFFERENT
}

/// The length of the shortest beginning of which the whole is made again and again, the last time perhaps in part.
fn period(letters: &[char]) -> usize {
    (1..letters.len())
        .find(|step| letters.iter().zip(&letters[*step..]).all(|(one, next)| one == next))
        .unwrap_or(letters.len())
}

/// What a doubled password doubles.
fn unit(letters: &[char]) -> Option<String> {
    let period = period(letters);
    (period * 2 <= letters.len()).then(|| letters[..period].iter().collect())
}

/// Whether nearly every step goes along a row, on or back.
fn walks(letters: &[char]) -> bool {
    let along = |one: char, next: char| {
        ROWS.iter().any(|row| {
            let mut pairs = row.chars().zip(row.chars().skip(1));
            pairs.any(|(a, b)| (one, next) == (a, b) || (one, next) == (b, a))
        })
    };
    let steps = letters.len().saturating_sub(1);
    let walked = letters.windows(2).filter(|pair| pair[0] == pair[1] || along(pair[0], pair[1])).count();
    steps > 0 && walked * 10 >= steps * 8
}

/// Whether it is common as it stands, or within digits and signs.
fn is_common_around(lower: &str) -> bool {
    let core = lower.trim_matches(|letter: char| !letter.is_alphabetic());
    is_common(lower) || is_common(lower.trim()) || is_common(core)
}

fn is_common(word: impl AsRef<str>) -> bool {
    let word = word.as_ref();
    if word.chars().count() < OWN {
        return false;
    }
    let digest = Sha256::digest(word.as_bytes());
    let (prints, _) = COMMON.as_chunks::<PRINT>();
    prints.binary_search_by(|print| print[..].cmp(&digest[..PRINT])).is_ok()
}

/// What a word is meant to be that has digits and signs for letters.
fn plain(lower: &str) -> String {
    let letter = |letter| match letter {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    };
    let core = lower.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter.is_ascii_punctuation());
    core.chars().map(letter).collect()
}

/// Whether hardly anything is left when the owner's data is taken out. An address counts as a whole, and each word of it by itself.
fn is_own<'a>(lower: &str, own: impl IntoIterator<Item = &'a str>) -> bool {
    let mut known: Vec<String> = Vec::new();
    for text in own {
        let text = text.to_lowercase();
        known.extend(text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned));
        known.push(text);
    }
    known.retain(|word| word.chars().count() >= OWN);
    // The longest first: a name that is part of an address must not tear it apart.
    known.sort_unstable_by_key(|word| std::cmp::Reverse(word.len()));
    let mut left = lower.to_owned();
    for word in &known {
        left = left.replace(word.as_str(), "");
    }
    left != lower && left.chars().filter(|letter| letter.is_alphabetic()).count() < LEFT
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWNER: [&str; 4] = ["eve@harbour.example", "Eve", "Marsh", "Harbour Time Bank"];

    #[test]
    fn what_is_guessed_first_is_refused_and_says_why() {
        for (password, why) in [
            ("aaaaaaaaaaaa", Weakness::Repeats),
            ("            ", Weakness::Repeats),
            ("abcabcabcabcabc", Weakness::Repeats),
            ("1212121212121", Weakness::Repeats),
            ("123456789012", Weakness::Row),
            ("abcdefghijklm", Weakness::Row),
            ("qwertyuiopasdf", Weakness::Row),
            ("0987654321098", Weakness::Row),
            ("1qaz2wsx3edc", Weakness::Row),
            ("password123456", Weakness::Common),
            ("P@ssw0rd!2024", Weakness::Common),
            ("passwordpassword", Weakness::Common),
            ("Sunshine2026!!", Weakness::Common),
            ("Passw0rd!Passw0rd!", Weakness::Common),
            ("𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝𝟏𝟐𝟑𝟒", Weakness::Common),
            ("𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡𝟘𝟙𝟚", Weakness::Row),
            ("eve@harbour.example", Weakness::Own),
            ("EVE@Harbour.Example", Weakness::Own),
            ("EveMarsh-2026", Weakness::Own),
            ("harbourtimebank", Weakness::Own),
        ] {
            assert_eq!(weakness(password, OWNER), Some(why), "{password:?}");
        }
    }

    #[test]
    fn what_somebody_thought_of_is_taken() {
        for password in [
            "a long sentence nobody guesses",
            "nobody guesses this",
            "correct horse battery",
            "x7#kQ!pz9@Lm",
            "Der Hafen riecht nach Teer",
            "夏の夜の港に雪が降るまで",
            "eve likes rainy mornings",
        ] {
            assert_eq!(weakness(password, OWNER), None, "{password:?}");
        }
    }

    #[test]
    fn the_filter_is_in_order_and_knows_what_it_was_made_of() {
        assert_eq!(COMMON.len() % PRINT, 0);
        let (prints, _) = COMMON.as_chunks::<PRINT>();
        assert!(prints.is_sorted());
        assert!(["password", "qwerty", "dragon"].into_iter().all(is_common));
        assert!(!is_common("x7#kq!pz9@lm"));
    }
}
