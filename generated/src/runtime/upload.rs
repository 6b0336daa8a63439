//! Forms with files (`multipart/form-data`), read whole so that a handler can be tried again.

use bytes::Bytes;

/// The parts of a form, in the order in which they came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Upload {
    /// All parts.
    pub parts: Vec<Part>,
}

/// One part of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// The field's name.
    pub name: String,
    /// The file's name, if the part is a file. It is the caller's word: never a path on our disk.
    pub file_name: Option<String>,
    /// The media type that the caller claims.
    pub content_type: Option<String>,
    /// The content.
    pub bytes: Bytes,
}

impl Upload {
    /// The first part called `name`; a field of a list may be written `name[]`.
    pub fn part(&self, name: &str) -> Option<&Part> {
        self.parts.iter().find(|part| part.is_called(name))
    }

    /// Every part called `name` or `name[]`.
    pub fn parts<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Part> {
        self.parts.iter().filter(move |part| part.is_called(name))
    }

    /// The text of the first part called `name`, if it is one.
    pub fn text(&self, name: &str) -> Option<&str> {
        std::str::from_utf8(&self.part(name)?.bytes).ok()
    }

    /// Takes a form apart.
    pub(super) fn read(body: &Bytes, boundary: &str) -> Result<Self, String> {
        let broken = || "The form is cut off or its parts are not separated as announced.".to_owned();
        let delimiter = format!("--{boundary}");
        let mut at = find(body, delimiter.as_bytes(), 0).ok_or_else(broken)? + delimiter.len();
        let separator = format!("\r\n{delimiter}");
        let mut parts = Vec::new();
        while !body[at..].starts_with(b"--") {
            let start = find(body, b"\r\n", at).ok_or_else(broken)? + 2;
            let end = find(body, separator.as_bytes(), start.saturating_sub(2)).ok_or_else(broken)?;
            parts.extend(part(body, start, end)?);
            at = end + separator.len();
        }
        Ok(Self { parts })
    }
}

impl Part {
    pub(super) fn is_called(&self, name: &str) -> bool {
        self.name.strip_suffix("[]").unwrap_or(&self.name) == name
    }

    /// Whether it is a field for a file in which no file was chosen.
    pub(super) fn is_unchosen(&self) -> bool {
        self.bytes.is_empty() && self.file_name.as_ref().is_none_or(String::is_empty)
    }
}

/// One part between `start` and `end`; none if it has no name.
fn part(body: &Bytes, start: usize, end: usize) -> Result<Option<Part>, String> {
    let blank =
        if body[start..].starts_with(b"\r\n") { Some(start) } else { find(body, b"\r\n\r\n", start).map(|at| at + 2) };
    let blank = blank.filter(|at| at + 2 <= end).ok_or("A part of the form has no end of its headers.")?;
    let headers = String::from_utf8_lossy(&body[start..blank]).into_owned();
    let mut found = Part { bytes: body.slice(blank + 2..end), ..Part::default() };
    let mut named = false;
    for (key, value) in headers.lines().filter_map(|line| line.split_once(':')) {
        if key.trim().eq_ignore_ascii_case("content-disposition") {
            if let Some(name) = attribute(value, "name") {
                found.name = name;
                named = true;
            }
            found.file_name = attribute(value, "filename");
        } else if key.trim().eq_ignore_ascii_case("content-type") {
            found.content_type = Some(value.trim().to_owned());
        }
    }
    Ok(named.then_some(found))
}

/// The value of `name="value"` or `name=value` among a header's attributes.
fn attribute(header: &str, name: &str) -> Option<String> {
    attributes(header).into_iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

/// The attributes of a header after its first word; a quoted value may hold a semicolon and an escaped quote.
fn attributes(header: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut rest = header.split_once(';').map_or("", |(_, rest)| rest).trim_start();
    while let Some((key, after)) = rest.split_once('=') {
        let mut value = String::new();
        let mut chars = after.char_indices();
        let quoted = after.starts_with('"');
        if quoted {
            chars.next();
        }
        let mut end = after.len();
        while let Some((at, char)) = chars.next() {
            match char {
                '"' if quoted => {
                    end = at + 1;
                    break;
                }
                '\\' if quoted && matches!(after.as_bytes().get(at + 1), Some(b'"' | b'\\')) => {
                    value.extend(chars.next().map(|(_, char)| char))
                }
                ';' if !quoted => {
                    end = at;
                    break;
                }
                char => value.push(char),
            }
        }
        found.push((key.trim().to_owned(), value.trim().to_owned()));
        rest = after[end..].trim_start().strip_prefix(';').unwrap_or_default().trim_start();
    }
    found
}

/// The boundary that a `multipart/form-data` content type announces.
pub(super) fn boundary(content_type: &str) -> Option<String> {
    let essence = content_type.split(';').next()?.trim();
    let boundary = attribute(content_type, "boundary").filter(|boundary| !boundary.is_empty())?;
    essence.eq_ignore_ascii_case("multipart/form-data").then_some(boundary)
}

fn find(haystack: &[u8], needle: &[u8], from: usize) -> Option<usize> {
    let first = *needle.first()?;
    let mut at = from;
    while let Some(offset) = haystack.get(at..)?.iter().position(|byte| *byte == first) {
        at += offset;
        if haystack[at..].starts_with(needle) {
            return Some(at);
        }
        at += 1;
    }
    None
}
