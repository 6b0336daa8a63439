//! Backup codes: pure.

use crate::base::Chance;

/// No letters that look like others.
const LETTERS: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// So many letters a code has.
const LENGTH: usize = 8;

/// A new code: eight letters.
pub(super) fn fresh(chance: &Chance) -> String {
    let mut code = String::with_capacity(LENGTH);
    while code.len() < LENGTH {
        // Bytes that would make some letters likelier than others are thrown away.
        let bytes = chance.bytes::<16>();
        let fair = bytes.iter().map(|byte| usize::from(*byte)).filter(|byte| *byte < 248);
        code.extend(fair.map(|byte| char::from(LETTERS[byte % LETTERS.len()])).take(LENGTH - code.len()));
    }
    code
}

/// A code as people read it: `XXXX-XXXX`.
pub(super) fn shown(code: &str) -> String {
    let (first, second) = code.split_at(code.len() / 2);
    format!("{first}-{second}")
}

/// A code as it was made, from what somebody types; none from what cannot be one. Dashes, blanks and case do not count.
pub(super) fn tidy(typed: &str) -> Option<String> {
    let code: String = typed
        .chars()
        .filter(|letter| !letter.is_whitespace() && *letter != '-')
        .map(|letter| letter.to_ascii_uppercase())
        .collect();
    (code.len() == LENGTH && code.bytes().all(|letter| LETTERS.contains(&letter))).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let chance = Chance::seeded(1);
        let code = fresh(&chance);
        assert_ne!(code, fresh(&chance));
        let shown = shown(&code);
        assert_eq!(shown.len(), 9);
        for typed in [shown.clone(), shown.to_lowercase(), format!(" {} ", shown.replace('-', " - ")), code.clone()] {
            assert_eq!(tidy(&typed).as_deref(), Some(code.as_str()), "{typed}");
        }
        for typed in ["", "AAAA-AAA", "AAAA-AAAAA", "AAAA-AAA0", "ÄAAA-AAA"] {
            assert_eq!(tidy(typed), None, "{typed}");
        }
    }
}
