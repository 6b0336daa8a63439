//! A zip whose files are stored as they are: what members upload is packed already, and texts are short.

use std::io::{Cursor, Write as _};

use ::zip::result::ZipResult;
use ::zip::write::SimpleFileOptions;
use ::zip::{CompressionMethod, ZipWriter};

/// The header before each file, without its name.
const HEADER: usize = 30;

/// Files that become a zip.
pub(super) struct Zip {
    writer: ZipWriter<Cursor<Vec<u8>>>,
    length: usize,
}

impl Default for Zip {
    fn default() -> Self {
        Self { writer: ZipWriter::new(Cursor::default()), length: 0 }
    }
}

impl Zip {
    /// How large it is so far.
    pub(super) fn len(&self) -> usize {
        self.length
    }

    /// Adds a file.
    pub(super) fn add(&mut self, name: &str, content: &[u8]) -> ZipResult<()> {
        self.writer.start_file(name, SimpleFileOptions::default().compression_method(CompressionMethod::Stored))?;
        self.writer.write_all(content)?;
        self.length += HEADER + name.len() + content.len();
        Ok(())
    }

    /// The whole.
    pub(super) fn finish(self) -> ZipResult<Vec<u8>> {
        Ok(self.writer.finish()?.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zip_says_where_its_files_are() {
        let mut zip = Zip::default();
        zip.add("a.txt", b"hello").unwrap();
        zip.add("ü.txt", b"").unwrap();
        let (length, bytes) = (zip.len(), zip.finish().unwrap());
        assert_eq!(bytes.get(..4), Some(&b"PK\x03\x04"[..]));
        // The end says: two files, a directory of two entries, and where it begins.
        let first = 30 + 5 + 5;
        let second = 30 + 6;
        let (directory, end) = (first + second, bytes.len() - 22);
        assert_eq!(bytes.get(end..end + 4), Some(&b"PK\x05\x06"[..]));
        assert_eq!(bytes.get(end + 8..end + 12), Some(&[2, 0, 2, 0][..]));
        assert_eq!(bytes.get(end + 16), u8::try_from(directory).ok().as_ref());
        assert_eq!(bytes.get(directory..directory + 4), Some(&b"PK\x01\x02"[..]));
        assert_eq!(length, directory);
        assert_eq!(end - directory, 46 + 5 + 46 + 6);
    }
}
