//! Cursors: whatever is not one of a list's is none of its, and its own come back as they went.
#![no_main]

use contract::runtime::{CursorText, encode_cursor, read_cursor};
use libfuzzer_sys::fuzz_target;

const LIST: &str = "listConnections";

fuzz_target!(|text: &str| {
    if let CursorText::Own(number) = read_cursor(LIST, text) {
        assert!(number > 0);
        let cursor = encode_cursor(LIST, number);
        assert_eq!(read_cursor(LIST, &cursor), CursorText::Own(number));
        assert_eq!(read_cursor("listExchanges", &cursor), CursorText::Foreign);
    }
});
