//! Words and addresses of an event: what is kept of what was typed, and what cannot be. Pure.

use crate::base::Refusal;
use crate::base::name::hides_letters;
use crate::base::text::one_line;
use crate::media;
use crate::model::{Accessibility, wrong};
use crate::say;

/// A title on one line.
pub(super) fn line(typed: &str) -> Result<String, Refusal> {
    let line = one_line(typed);
    if line.chars().count() < 3 {
        return Err(wrong("title", say!("event-title-short")));
    }
    if hides_letters(&line) {
        return Err(wrong("title", say!("event-title-hidden")));
    }
    Ok(line)
}

/// Words on one line; none for blanks.
pub(super) fn words(typed: Option<String>) -> Option<String> {
    typed.map(|text| one_line(&text)).filter(|text| !text.is_empty())
}

/// What is said of a place, without blanks around it and without HTML.
pub(super) fn trimmed(said: Accessibility) -> Accessibility {
    let text =
        |text: Option<String>| text.map(|text| without_tags(&text).trim().to_owned()).filter(|text| !text.is_empty());
    Accessibility {
        parking_details: text(said.parking_details),
        transit_details: text(said.transit_details),
        assistance_contact: text(said.assistance_contact),
        notes: text(said.notes),
        ..said
    }
}

/// Refuses a text of several lines in which something hides (see [`hides_letters`]).
pub(super) fn seen_whole(field: &'static str, text: &str) -> Result<(), Refusal> {
    if hides(text) { Err(wrong(field, say!("event-text-hidden"))) } else { Ok(()) }
}

/// Whether something hides in a text of several lines.
pub(crate) fn hides(text: &str) -> bool {
    text.lines().any(|line| !line.trim().is_empty() && hides_letters(&line.replace('\t', " ")))
}

/// A text without HTML. A `<` that begins no tag stays, as in `1 < 2`. Source: spec events 2.1.
fn without_tags(text: &str) -> String {
    let begins = |after: &str| after.starts_with(|letter: char| letter.is_ascii_alphabetic() || "/!?".contains(letter));
    let (mut kept, mut rest) = (String::with_capacity(text.len()), text);
    while let Some((before, after)) = rest.split_once('<') {
        kept.push_str(before);
        match after.split_once('>') {
            Some((_, behind)) if begins(after) => rest = behind,
            _ => {
                kept.push('<');
                rest = after;
            }
        }
    }
    kept.push_str(rest);
    // What stood around a tag may make one.
    if kept.len() < text.len() { without_tags(&kept) } else { kept }
}

/// An address on the web, or none for a blank one.
pub(super) fn address(
    field: &'static str,
    wish: Option<Option<String>>,
    old: Option<String>,
) -> Result<Option<String>, Refusal> {
    let Some(wish) = wish else { return Ok(old) };
    let Some(typed) = wish.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()) else { return Ok(None) };
    if is_address(&typed) { Ok(Some(typed)) } else { Err(wrong(field, say!("event-address-unusable"))) }
}

/// An address of a picture: on the web, or of one that was uploaded.
pub(super) fn picture(
    field: &'static str,
    wish: Option<Option<String>>,
    old: Option<String>,
) -> Result<Option<String>, Refusal> {
    let is_ours = |typed: &str| media::small_of(typed.trim()).is_some();
    match wish {
        Some(Some(typed)) if is_ours(&typed) => Ok(Some(typed.trim().to_owned())),
        wish => address(field, wish, old),
    }
}

/// Whether this is an address on the web: http or https, with a host, and nothing in it that is no letter of an address.
pub(crate) fn is_address(typed: &str) -> bool {
    let rest = ["https://", "http://"].iter().find_map(|scheme| {
        let (begin, rest) = typed.split_at_checked(scheme.len())?;
        begin.eq_ignore_ascii_case(scheme).then_some(rest)
    });
    let has_host = rest.is_some_and(|rest| rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '['));
    has_host && !typed.chars().any(|letter| letter.is_whitespace() || letter.is_control())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_of_a_place_has_no_tags() {
        for (typed, kept) in [
            ("<b>Ramp</b> at the <i class=\"x\">side</i>", "Ramp at the side"),
            ("<<b>script>alert(1)</script>", "alert(1)"),
            ("1 < 2 > 0, <3", "1 < 2 > 0, <3"),
            ("<!-- nothing -->Two steps<br/>", "Two steps"),
        ] {
            assert_eq!(without_tags(typed), kept, "{typed}");
        }
    }
}
