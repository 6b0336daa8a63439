//! Small rules about text that people and machines hand us.

use crate::db::{bare, folded};

/// Lower-case hex digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The bytes that so many hex digits are, of either case; none if there are others, more or fewer.
#[must_use]
pub fn unhex<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    let digit = |letter: u8| char::from(letter).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let mut bytes = [0; BYTES];
    if text.len() != 2 * BYTES {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = digits.iter().try_fold(0, |byte, letter| Some(byte << 4 | digit(*letter)?))?;
    }
    Some(bytes)
}

/// A text on one line: without blanks around it, and one space for each run of blanks and line ends.
#[must_use]
pub fn one_line(typed: &str) -> String {
    typed.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An e-mail address as it is stored and compared: trimmed and lower-case.
#[must_use]
pub fn email_key(typed: &str) -> String {
    typed.trim().to_lowercase()
}

/// Whether an address, as it is stored, can be somebody's on the net: its domain has two labels or more. `ada@harbour` leads nowhere that
/// a letter could go, nor does `ada@127.0.0.1`.
#[must_use]
pub fn has_public_domain(email: &str) -> bool {
    let Some((_, domain)) = email.rsplit_once('@') else { return false };
    let is_label =
        |label: &str| !label.is_empty() && label.chars().all(|letter| letter.is_alphanumeric() || letter == '-');
    let Some((_, top)) = domain.rsplit_once('.') else { return false };
    domain.split('.').all(is_label) && top.contains(char::is_alphabetic)
}

/// What a search looks through: the texts in lower case and without marks over letters, a space between them. Made here and not in SQL,
/// because SQLite's `LOWER` knows no letters outside ASCII.
#[must_use]
pub fn search_text<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let texts: Vec<String> = texts.into_iter().filter(|text| !text.is_empty()).map(bare).collect();
    texts.join(" ")
}

/// How a name sorts that has letters outside ASCII: in lower case and without marks, so that Ärla stands beside Arla. None where SQL's
/// `LOWER` comes to the same.
#[must_use]
pub fn sort_name(shown: &str) -> Option<String> {
    (!shown.is_ascii()).then(|| bare(shown))
}

/// A name as it counts when there may be only one of it: without letter case.
#[must_use]
pub fn name_key(name: &str) -> String {
    folded(name).collect()
}

/// What people wrote, as a field of a table: so that no spreadsheet takes it for a formula. Programs pass over some letters that are not seen.
#[must_use]
pub fn harmless(text: &str) -> String {
    let seen = text.trim_start_matches([' ', '\u{a0}', '\u{200b}', '\u{feff}']);
    let begins = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
    if seen.starts_with(begins) { format!("'{text}") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_sees_lower_case_in_every_script() {
        assert_eq!(search_text(["Özil", "", "ΣΟΦΙΑ ΝΙΚΟΣ", "νικος"]), "ozil σοφια νικοσ νικοσ");
    }

    #[test]
    fn a_domain_has_two_labels_or_more() {
        for email in ["ada@harbour.example", "a@b.c", "a@mail.harbour.example", "\"@\"@b.c"] {
            assert!(has_public_domain(email), "{email}");
        }
        for email in [
            "ada@harbour",
            "ada@localhost",
            "ada@harbour.",
            "ada@.example",
            "ada@a..b",
            "ada",
            "@",
            "ada@127.0.0.1",
            "ada@[127.0.0.1]",
            "ada@a_b.c",
        ] {
            assert!(!has_public_domain(email), "{email}");
        }
    }

    #[test]
    fn hex_has_two_digits_a_byte() {
        assert_eq!(hex(&[0, 255, 16]), "00ff10");
    }

    #[test]
    fn hex_is_read_as_it_is_written() {
        assert_eq!(unhex("00ff10"), Some([0, 255, 16]));
        assert_eq!(unhex("00FF10"), Some([0, 255, 16]));
        for text in ["", "00ff1", "00ff1g", "00ff1000", "+0ff10", "00ff1\u{661}"] {
            assert_eq!(unhex::<3>(text), None, "{text}");
        }
    }

    #[test]
    fn nothing_that_people_write_begins_a_formula() {
        for formula in ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "\u{feff}=1", "＝1"] {
            assert_eq!(harmless(formula), format!("'{formula}"));
        }
        for plain in ["", "bread", "1-1", "a=b"] {
            assert_eq!(harmless(plain), plain);
        }
    }
}
