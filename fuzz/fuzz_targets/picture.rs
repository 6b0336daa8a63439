//! Pictures that strangers send: what is taken comes out bounded and readable, and everything is refused or taken within the memory
//! that decoding may have.
#![no_main]

use libfuzzer_sys::fuzz_target;
use services::media::{Kind, Picture};

/// As many megabytes as a picture may have.
const MEGABYTES: usize = 8;

/// The longer side of what is kept.
const SIDE: u32 = 2_048;

fuzz_target!(|sent: &[u8]| {
    let Ok(picture) = Picture::of(sent, MEGABYTES) else { return };
    assert!(picture.width.max(picture.height) <= SIDE && picture.width.min(picture.height) > 0);
    assert!(picture.kind != Kind::Sealed);
    for file in [&picture.full, &picture.small] {
        assert!(Picture::of(file, usize::MAX >> 20).is_ok(), "what is kept can be read");
    }
});
