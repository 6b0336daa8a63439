//! Files for browsers that the program carries. Large ones are packed (`name.gz`), and so a third of what they were. `kept` keeps what is made of
//! them, so none is unpacked twice for the same client.

use std::borrow::Cow;

use contract::runtime::unpacked;
use rust_embed::{EmbeddedFile, RustEmbed};

/// How the name of a packed file ends.
const PACKED: &str = ".gz";

/// What a file holds; none if nothing of this name is carried.
pub fn contents<F: RustEmbed>(name: &str) -> Option<Cow<'static, [u8]>> {
    if let Some(file) = F::get(name) {
        return Some(file.data);
    }
    F::get(&format!("{name}{PACKED}")).map(|file| unpacked(&file.data).into_bytes().into())
}

/// The files: each with the name by which browsers ask for it.
pub fn all<F: RustEmbed>() -> impl Iterator<Item = (String, EmbeddedFile)> {
    F::iter().filter_map(|name| {
        let file = F::get(&name)?;
        Some((name.strip_suffix(PACKED).unwrap_or(&name).to_owned(), file))
    })
}
