//! Cursors: whatever is not one of ours is none, and ours come back as they went.
#![no_main]

use libfuzzer_sys::fuzz_target;
use timeweave::base::Cursor;

fuzz_target!(|text: &str| {
    if let Some(cursor) = Cursor::decode(Some(text)) {
        assert!(cursor.0 > 0);
        assert_eq!(Cursor::decode(Some(&cursor.encode())), Some(cursor));
    }
});
