//! A zip whose files are stored as they are: what members upload is packed already, and texts are short (APPNOTE 6.3.3).

use crc32fast::hash;

/// Files that become a zip.
#[derive(Default)]
pub(super) struct Zip {
    bytes: Vec<u8>,
    directory: Vec<u8>,
    files: u16,
}

/// The first of January 1980, the earliest day that the format knows: the archive says itself when it was made.
const DAY: u16 = 0x21;
/// Names are UTF-8.
const UTF8: u16 = 1 << 11;
/// The version that reads what is stored.
const VERSION: u16 = 10;

impl Zip {
    /// How large it is so far.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Adds a file. False if there is no more room in this format: names, files and places are counted in few bits.
    pub(super) fn add(&mut self, name: &str, content: &[u8]) -> bool {
        let (Ok(length), Ok(at)) = (u32::try_from(content.len()), u32::try_from(self.bytes.len())) else {
            return false;
        };
        let Ok(name_length) = u16::try_from(name.len()) else { return false };
        let (Some(files), Some(_)) = (self.files.checked_add(1), at.checked_add(length)) else { return false };
        self.files = files;
        let mut about = Vec::with_capacity(26);
        for part in [VERSION, UTF8, 0, 0, DAY] {
            about.extend(part.to_le_bytes());
        }
        for part in [hash(content), length, length] {
            about.extend(part.to_le_bytes());
        }
        about.extend(name_length.to_le_bytes());
        about.extend([0; 2]);

        self.bytes.extend(b"PK\x03\x04");
        self.bytes.extend(&about);
        self.bytes.extend(name.as_bytes());
        self.bytes.extend(content);

        self.directory.extend(b"PK\x01\x02");
        self.directory.extend(VERSION.to_le_bytes());
        self.directory.extend(&about);
        // Neither comment, disk nor attributes.
        self.directory.extend([0; 10]);
        self.directory.extend(at.to_le_bytes());
        self.directory.extend(name.as_bytes());
        true
    }

    /// The whole.
    pub(super) fn finish(self) -> Vec<u8> {
        let Self { mut bytes, directory, files } = self;
        let at = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        let length = u32::try_from(directory.len()).unwrap_or(u32::MAX);
        bytes.extend(directory);
        bytes.extend(b"PK\x05\x06\0\0\0\0");
        bytes.extend(files.to_le_bytes());
        bytes.extend(files.to_le_bytes());
        bytes.extend(length.to_le_bytes());
        bytes.extend(at.to_le_bytes());
        bytes.extend([0; 2]);
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zip_says_where_its_files_are() {
        let mut zip = Zip::default();
        assert!(zip.add("a.txt", b"hello") && zip.add("ü.txt", b""));
        let bytes = zip.finish();
        assert_eq!(bytes.get(..4), Some(&b"PK\x03\x04"[..]));
        // The end says: two files, a directory of two entries, and where it begins.
        let first = 30 + 5 + 5;
        let second = 30 + 6;
        let (directory, end) = (first + second, bytes.len() - 22);
        assert_eq!(bytes.get(end..end + 4), Some(&b"PK\x05\x06"[..]));
        assert_eq!(bytes.get(end + 8..end + 12), Some(&[2, 0, 2, 0][..]));
        assert_eq!(bytes.get(end + 16), u8::try_from(directory).ok().as_ref());
        assert_eq!(bytes.get(directory..directory + 4), Some(&b"PK\x01\x02"[..]));
        assert_eq!(end - directory, 46 + 5 + 46 + 6);
    }
}
