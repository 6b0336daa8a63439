//! Small rules about text that people and machines hand us.

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

/// A pattern for `LIKE ... ESCAPE '\'` that finds `typed` anywhere, with its own wildcards taken literally.
#[must_use]
pub fn like_anywhere(typed: &str) -> String {
    let mut pattern = String::with_capacity(typed.len() + 2);
    pattern.push('%');
    for letter in typed.trim().to_lowercase().chars() {
        if matches!(letter, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wildcards_typed_by_a_person_are_letters() {
        assert_eq!(like_anywhere(" 50%_A\\ "), "%50\\%\\_a\\\\%");
    }

    #[test]
    fn hex_has_two_digits_a_byte() {
        assert_eq!(hex(&[0, 255, 16]), "00ff10");
    }
}
