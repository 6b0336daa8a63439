//! Answers of a bounded size: written down until they are too long, and no further.

use std::io;

use serde::Serialize;

/// Why something could not be written down.
#[derive(Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// It is longer than the limit.
    TooLong,
    /// It is no JSON.
    Broken,
}

/// The JSON of a value, of at most `limit` bytes.
///
/// # Errors
/// See [`Unwritten`].
pub fn json(value: &impl Serialize, limit: usize) -> Result<Vec<u8>, Unwritten> {
    let mut page = Page { bytes: Vec::with_capacity(512), limit, full: false };
    match serde_json::to_writer(&mut page, value) {
        Ok(()) => Ok(page.bytes),
        Err(_) if page.full => Err(Unwritten::TooLong),
        Err(_) => Err(Unwritten::Broken),
    }
}

struct Page {
    bytes: Vec<u8>,
    limit: usize,
    full: bool,
}

impl io::Write for Page {
    fn write(&mut self, more: &[u8]) -> io::Result<usize> {
        if self.bytes.len().saturating_add(more.len()) > self.limit {
            self.full = true;
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.bytes.extend_from_slice(more);
        Ok(more.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_written_up_to_its_limit() {
        let text = "é".repeat(10);
        let written = format!("\"{text}\"").into_bytes();
        assert_eq!(json(&text, written.len()), Ok(written.clone()));
        assert_eq!(json(&text, written.len() - 1), Err(Unwritten::TooLong));
        let endless: Vec<_> = std::iter::repeat_n("x", 1_000_000).collect();
        assert_eq!(json(&endless, 100), Err(Unwritten::TooLong));
    }
}
