//! What a file is, read from its bytes: neither its name nor what its sender says of it counts.

use image::ImageFormat;

use super::picture::Kind;

/// What a kind of file is called.
#[derive(Debug, PartialEq, Eq)]
pub struct Format {
    /// The media type with which it is served.
    pub media_type: &'static str,
    /// What its name may end with; the first is given to names that end otherwise.
    pub endings: &'static [&'static str],
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// A picture of a kind that is made anew.
    Picture,
    /// A text, or what an office program writes.
    Document(&'static Format),
    /// Sound.
    Recording(&'static Format),
}

const fn format(media_type: &'static str, endings: &'static [&'static str]) -> Format {
    Format { media_type, endings }
}

/// Pictures that were made anew.
pub static JPEG: Format = format("image/jpeg", &["jpg", "jpeg"]);
/// The same, if something shows through.
pub static PNG: Format = format("image/png", &["png"]);

/// What the program writes itself, for some alone.
pub static JSON: Format = format("application/json", &["json"]);
/// The same, of several files.
pub static ZIP: Format = format("application/zip", &["zip"]);

static PDF: Format = format("application/pdf", &["pdf"]);
static TEXT: Format = format("text/plain; charset=utf-8", &["txt", "text", "csv", "tsv", "md", "log", "ics", "vcf"]);
static DOC: Format = format("application/msword", &["doc"]);
static XLS: Format = format("application/vnd.ms-excel", &["xls"]);
static PPT: Format = format("application/vnd.ms-powerpoint", &["ppt"]);

/// Office files that are ZIP archives, by the part that each has and no other.
static ARCHIVES: [(&[u8], Format); 3] = [
    (
        b"word/document.xml",
        format("application/vnd.openxmlformats-officedocument.wordprocessingml.document", &["docx"]),
    ),
    (b"xl/workbook.xml", format("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", &["xlsx"])),
    (
        b"ppt/presentation.xml",
        format("application/vnd.openxmlformats-officedocument.presentationml.presentation", &["pptx"]),
    ),
];

/// Archives that say at their very beginning what they are.
static OPEN_DOCUMENTS: [Format; 3] = [
    format("application/vnd.oasis.opendocument.text", &["odt"]),
    format("application/vnd.oasis.opendocument.spreadsheet", &["ods"]),
    format("application/vnd.oasis.opendocument.presentation", &["odp"]),
];

/// Videos.
static MP4_VIDEO: Format = format("video/mp4", &["mp4", "m4v"]);
static WEBM_VIDEO: Format = format("video/webm", &["webm"]);
static QUICKTIME: Format = format("video/quicktime", &["mov", "qt"]);

static WEBM: Format = format("audio/webm", &["webm", "weba"]);
static OGG: Format = format("audio/ogg", &["ogg", "oga", "opus"]);
static MP4: Format = format("audio/mp4", &["m4a", "mp4"]);
static MP3: Format = format("audio/mpeg", &["mp3"]);
static WAV: Format = format("audio/wav", &["wav"]);

/// What the bytes are; none for what is not taken.
#[must_use]
pub fn of(bytes: &[u8]) -> Option<Content> {
    let pictured = image::guess_format(bytes).is_ok_and(|format| {
        matches!(format, ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP | ImageFormat::Gif)
    });
    if pictured {
        return Some(Content::Picture);
    }
    recording(bytes).map(Content::Recording).or_else(|| document(bytes).map(Content::Document))
}

/// What kind of video the bytes are; none for what is not taken. What else such a file may hold is up to whoever plays it.
#[must_use]
pub fn video(bytes: &[u8]) -> Option<(Kind, &'static Format)> {
    const BRANDS: [&[u8]; 15] = [
        b"isom", b"iso2", b"iso4", b"iso5", b"iso6", b"mp41", b"mp42", b"avc1", b"M4V ", b"M4VH", b"M4VP", b"dash",
        b"MSNV", b"3gp4", b"3gp5",
    ];
    let at = |from: usize, what: &[u8]| bytes.get(from..).is_some_and(|rest| rest.starts_with(what));
    if at(0, b"\x1a\x45\xdf\xa3") {
        let head = &bytes[..bytes.len().min(64)];
        return head.windows(4).any(|word| word == b"webm").then_some((Kind::WebM, &WEBM_VIDEO));
    }
    if !at(4, b"ftyp") {
        return None;
    }
    if at(8, b"qt  ") {
        return Some((Kind::QuickTime, &QUICKTIME));
    }
    BRANDS.iter().any(|brand| at(8, brand)).then_some((Kind::Mp4, &MP4_VIDEO))
}

fn recording(bytes: &[u8]) -> Option<&'static Format> {
    const BRANDS: [&[u8]; 13] = [
        b"M4A ", b"M4B ", b"isom", b"iso2", b"iso4", b"iso5", b"iso6", b"mp41", b"mp42", b"dash", b"MSNV", b"3gp4",
        b"3gp5",
    ];
    let at = |from: usize, what: &[u8]| bytes.get(from..).is_some_and(|rest| rest.starts_with(what));
    if at(0, b"\x1a\x45\xdf\xa3") {
        let head = &bytes[..bytes.len().min(64)];
        return head.windows(4).any(|word| word == b"webm").then_some(&WEBM);
    }
    if at(0, b"OggS") {
        return Some(&OGG);
    }
    if at(4, b"ftyp") {
        return BRANDS.iter().any(|brand| at(8, brand)).then_some(&MP4);
    }
    if at(0, b"RIFF") {
        return at(8, b"WAVE").then_some(&WAV);
    }
    (at(0, b"ID3") || frame(bytes)).then_some(&MP3)
}

/// Whether the bytes begin with the head of an MP3 frame: layer III, a bit rate and a sampling rate that there are.
fn frame(bytes: &[u8]) -> bool {
    let [0xff, second, third, ..] = bytes else { return false };
    second & 0xe6 == 0xe2 && !matches!(third >> 4, 0 | 15) && (third >> 2) & 3 != 3
}

fn document(bytes: &[u8]) -> Option<&'static Format> {
    if bytes.starts_with(b"%PDF-") {
        return Some(&PDF);
    }
    if bytes.starts_with(b"PK\x03\x04") {
        return archive(bytes);
    }
    if bytes.starts_with(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") {
        return compound(bytes);
    }
    is_text(bytes).then_some(&TEXT)
}

/// An office file that is an archive. One with a program in it is none.
fn archive(bytes: &[u8]) -> Option<&'static Format> {
    let declared = bytes.get(30..).and_then(|rest| rest.strip_prefix(b"mimetype"));
    if let Some(declared) = declared {
        let of = |format: &&Format| {
            declared.strip_prefix(format.media_type.as_bytes()).is_some_and(|rest| rest.starts_with(b"PK"))
        };
        return OPEN_DOCUMENTS.iter().find(of);
    }
    let names = names(bytes)?;
    let program = |name: &&[u8]| name.to_ascii_lowercase().ends_with(b"vbaproject.bin");
    if !names.contains(&b"[Content_Types].xml".as_slice()) || names.iter().any(program) {
        return None;
    }
    ARCHIVES.iter().find(|(part, _)| names.contains(part)).map(|(_, format)| format)
}

/// The names in the directory of an archive; none if it cannot be walked to its end.
fn names(bytes: &[u8]) -> Option<Vec<&[u8]>> {
    const END: usize = 22;
    let number = |at: usize| Some(usize::from(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?)));
    let long = |at: usize| usize::try_from(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?)).ok();
    let last = bytes.len().checked_sub(END)?;
    let first = last.saturating_sub(usize::from(u16::MAX));
    let end = (first..=last).rev().find(|at| bytes[*at..].starts_with(b"PK\x05\x06"))?;
    let (count, mut at) = (number(end + 10)?, long(end + 16)?);
    let mut names = Vec::new();
    for _ in 0..count {
        if !bytes.get(at..)?.starts_with(b"PK\x01\x02") {
            return None;
        }
        let (name, extra, comment) = (number(at + 28)?, number(at + 30)?, number(at + 32)?);
        names.push(bytes.get(at + 46..at + 46 + name)?);
        at += 46 + name + extra + comment;
    }
    Some(names)
}

/// An office file of the older kind: a small file system, whose main file tells the program.
fn compound(bytes: &[u8]) -> Option<&'static Format> {
    let holds = |name: &str| {
        let wide: Vec<u8> = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
        bytes.windows(wide.len()).any(|window| window == wide)
    };
    if holds("WordDocument") {
        Some(&DOC)
    } else if holds("PowerPoint Document") {
        Some(&PPT)
    } else if holds("Workbook") {
        Some(&XLS)
    } else {
        None
    }
}

/// Text that people read: no page, no picture in words, no program.
fn is_text(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let odd = |letter: char| letter.is_control() && !matches!(letter, '\t' | '\n' | '\r' | '\u{c}');
    let start = text.trim_start();
    let markup = start.strip_prefix('<').is_some_and(|rest| {
        rest.starts_with(|next: char| next.is_alphabetic() || matches!(next, '!' | '?' | '/' | '%'))
    });
    !start.is_empty() && !markup && !start.starts_with("#!") && !text.chars().any(odd)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// An archive of empty files.
    pub fn zip(names: &[&str]) -> Vec<u8> {
        let (mut files, mut directory) = (Vec::new(), Vec::new());
        for name in names {
            let (start, length) = (files.len() as u32, (name.len() as u16).to_le_bytes());
            files.extend(
                [b"PK\x03\x04\x14\0\0\0\0\0\0\0\0\0".as_slice(), &[0; 12], &length, &[0; 2], name.as_bytes()].concat(),
            );
            directory.extend(
                [b"PK\x01\x02".as_slice(), &[0; 24], &length, &[0; 12], &start.to_le_bytes(), name.as_bytes()].concat(),
            );
        }
        let (count, size) = ((names.len() as u16).to_le_bytes(), (directory.len() as u32).to_le_bytes());
        let start = (files.len() as u32).to_le_bytes();
        [
            files,
            directory,
            b"PK\x05\x06\0\0\0\0".to_vec(),
            count.to_vec(),
            count.to_vec(),
            size.to_vec(),
            start.to_vec(),
            vec![0; 2],
        ]
        .concat()
    }

    fn wide(name: &str) -> Vec<u8> {
        let name: Vec<u8> = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
        [b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".to_vec(), vec![0; 40], name].concat()
    }

    #[test]
    fn files_are_what_their_bytes_are() {
        let types = "[Content_Types].xml";
        let odt =
            [b"PK\x03\x04".as_slice(), &[0; 26], b"mimetypeapplication/vnd.oasis.opendocument.textPK\x03\x04"].concat();
        let template =
            [b"PK\x03\x04".as_slice(), &[0; 26], b"mimetypeapplication/vnd.oasis.opendocument.text-templatePK"]
                .concat();
        let table: Vec<(Vec<u8>, Option<&str>)> = vec![
            (b"%PDF-1.7 ...".to_vec(), Some("pdf")),
            (zip(&[types, "word/document.xml"]), Some("docx")),
            (zip(&[types, "xl/workbook.xml", "xl/styles.xml"]), Some("xlsx")),
            (zip(&["ppt/presentation.xml", types]), Some("pptx")),
            (odt, Some("odt")),
            (template, None),
            (zip(&[types, "word/document.xml", "word/vbaProject.bin"]), None),
            (zip(&["word/document.xml"]), None),
            (zip(&["program.exe"]), None),
            (zip(&[types, "word/document.xml"])[..60].to_vec(), None),
            (wide("WordDocument"), Some("doc")),
            (wide("Workbook"), Some("xls")),
            (wide("PowerPoint Document"), Some("ppt")),
            (wide("Setup"), None),
            ("Grüße,\r\n\tbis bald <3".into(), Some("txt")),
            (b"\xef\xbb\xbfname;hours\n".to_vec(), Some("txt")),
            (b"<3 you all".to_vec(), Some("txt")),
            (b"<html><script>alert(1)</script>".to_vec(), None),
            (b"  \n<!doctype html>".to_vec(), None),
            (b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>".to_vec(), None),
            (b"<?xml version=\"1.0\"?>".to_vec(), None),
            (b"#!/bin/sh\nrm".to_vec(), None),
            (b"MZ\x90\0\x03".to_vec(), None),
            (b"\x7fELF\x02\x01\x01\0".to_vec(), None),
            (b"caf\xe9".to_vec(), None),
            (b" \n".to_vec(), None),
            (Vec::new(), None),
            (b"\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm".to_vec(), Some("webm")),
            (b"\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska".to_vec(), None),
            (b"OggS\0\x02".to_vec(), Some("ogg")),
            (b"\0\0\0\x20ftypM4A ".to_vec(), Some("m4a")),
            (b"\0\0\0\x20ftypheic".to_vec(), None),
            (b"ID3\x04\0".to_vec(), Some("mp3")),
            (b"\xff\xfb\x90\x44".to_vec(), Some("mp3")),
            (b"\xff\xfb\xf0\x44".to_vec(), None),
            (b"\xff\xfea\0b\0".to_vec(), None),
            (b"RIFF\x24\0\0\0WAVEfmt ".to_vec(), Some("wav")),
            (b"RIFF\x24\0\0\0AVI LIST".to_vec(), None),
        ];
        for (bytes, expected) in table {
            let found = of(&bytes).map(|content| match content {
                Content::Document(format) | Content::Recording(format) => format.endings[0],
                Content::Picture => "picture",
            });
            assert_eq!(found, expected, "{:?}", String::from_utf8_lossy(&bytes));
        }
        assert_eq!(of(b"\x89PNG\r\n\x1a\n..."), Some(Content::Picture));
        assert_eq!(of(b"GIF89a..."), Some(Content::Picture));
    }

    #[test]
    fn no_cut_of_an_archive_makes_it_stumble() {
        let whole = zip(&["[Content_Types].xml", "word/document.xml"]);
        for end in 0..whole.len() {
            let _ = of(&whole[..end]);
            let mut broken = whole.clone();
            broken[end] = 0xff;
            let _ = of(&broken);
        }
    }
}
