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

/// An e-mail address as it is stored and compared: trimmed and lower-case.
#[must_use]
pub fn email_key(typed: &str) -> String {
    typed.trim().to_lowercase()
}

/// Whether an address, as it is stored, can be somebody's on the net: its domain has two labels or more. `ada@harbour` leads nowhere that
/// a letter could go.
#[must_use]
pub fn has_public_domain(email: &str) -> bool {
    let Some((_, domain)) = email.rsplit_once('@') else { return false };
    domain.contains('.') && domain.split('.').all(|label| !label.is_empty())
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
        for email in ["ada@harbour", "ada@localhost", "ada@harbour.", "ada@.example", "ada@a..b", "ada", "@"] {
            assert!(!has_public_domain(email), "{email}");
        }
    }

    #[test]
    fn hex_has_two_digits_a_byte() {
        assert_eq!(hex(&[0, 255, 16]), "00ff10");
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
