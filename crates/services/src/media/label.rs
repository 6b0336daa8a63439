//! Names that people gave to their files: shown and offered when a file is saved, never a path of ours.

use super::content::Format;

/// So many letters of a name are kept, its ending not counted.
const LETTERS: usize = 100;

/// Pictures are made anew, so that what they were called says nothing any more.
const PICTURES: [&str; 5] = ["jpg", "jpeg", "png", "webp", "gif"];

/// A name without folders and without what cannot be seen, and with an ending that goes with what the file is: whoever saves it gets what
/// the name promises.
#[must_use]
pub fn label(given: Option<&str>, format: &Format) -> String {
    let given = given.unwrap_or_default();
    let last = given.rsplit(['/', '\\']).next().unwrap_or_default();
    let seen: String =
        last.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).filter(visible).collect();
    let (stem, ending) = match seen.rsplit_once('.') {
        Some((stem, ending)) if format.endings.contains(&ending.to_lowercase().as_str()) => {
            (stem, ending.to_lowercase())
        }
        Some((stem, ending))
            if format.media_type.starts_with("image/") && PICTURES.contains(&ending.to_lowercase().as_str()) =>
        {
            (stem, format.endings[0].to_owned())
        }
        _ => (seen.as_str(), format.endings[0].to_owned()),
    };
    let stem: String = stem.trim_matches(['.', ' ']).chars().take(LETTERS).collect();
    let stem = stem.trim_end_matches(['.', ' ']);
    if stem.is_empty() { format!("file.{ending}") } else { format!("{stem}.{ending}") }
}

/// Letters that show as themselves: no control characters, none that turn the direction of a text or take no room, and none that some
/// disk cannot keep.
fn visible(letter: &char) -> bool {
    let hidden = matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'
        | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    !letter.is_control() && !hidden && !matches!(letter, '<' | '>' | ':' | '"' | '|' | '?' | '*')
}

/// How a file is offered: its name in letters that every client knows, and as it is.
#[must_use]
pub fn disposition(shown: bool, name: &str) -> String {
    use std::fmt::Write as _;
    let plain: String = name
        .chars()
        .map(|letter| if letter.is_ascii() && !matches!(letter, '"' | '\\' | '%') { letter } else { '_' })
        .collect();
    let mut exact = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_') {
            exact.push(char::from(byte));
        } else {
            let _ = write!(exact, "%{byte:02X}");
        }
    }
    let how = if shown { "inline" } else { "attachment" };
    format!("{how}; filename=\"{plain}\"; filename*=UTF-8''{exact}")
}

#[cfg(test)]
mod tests {
    use super::*;

    static PDF: Format = Format { media_type: "application/pdf", endings: &["pdf"] };
    static JPEG: Format = Format { media_type: "image/jpeg", endings: &["jpg", "jpeg"] };

    #[test]
    fn names_lose_what_is_hidden_in_them() {
        let long = format!("{}.pdf", "ä".repeat(300));
        let cut = format!("{}.pdf", "ä".repeat(100));
        for (given, expected) in [
            (Some("Plan.PDF"), "Plan.pdf"),
            (Some("../../etc/passwd"), "passwd.pdf"),
            (Some("C:\\Users\\ada\\plan.pdf"), "plan.pdf"),
            (Some("plan.pdf.exe"), "plan.pdf.exe.pdf"),
            (Some("in\u{202e}fdp.exe"), "infdp.exe.pdf"),
            (Some("a\r\nSet-Cookie: x.pdf"), "a  Set-Cookie x.pdf"),
            (Some("\0\u{7}..."), "file.pdf"),
            (Some("two\u{2029}lines.pdf"), "two lines.pdf"),
            (Some(" . .pdf"), "file.pdf"),
            (Some("Straße & Söhne.pdf"), "Straße & Söhne.pdf"),
            (Some(""), "file.pdf"),
            (None, "file.pdf"),
            (Some(&long), &cut),
        ] {
            assert_eq!(label(given, &PDF), expected, "{given:?}");
        }
        assert_eq!(label(Some("photo.webp"), &JPEG), "photo.jpg");
        assert_eq!(label(Some("photo.JPEG"), &JPEG), "photo.jpeg");
    }

    #[test]
    fn a_name_stays_within_its_header() {
        assert_eq!(
            disposition(false, "Straße \"1\"%.pdf"),
            "attachment; filename=\"Stra_e _1__.pdf\"; filename*=UTF-8''Stra%C3%9Fe%20%221%22%25.pdf"
        );
        assert_eq!(disposition(true, "a.jpg"), "inline; filename=\"a.jpg\"; filename*=UTF-8''a.jpg");
    }
}
