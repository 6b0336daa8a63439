//! Tables that were agreed on: `UPDATE_GOLDEN=1` writes them anew, and their difference is then read like code.

use std::path::{Path, PathBuf};

/// Where a table lies.
pub fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// Compares a table with the agreed one, or writes it there.
pub fn is_as_agreed(name: &str, table: &str) {
    let file = golden(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(file, table).unwrap();
        return;
    }
    let agreed = std::fs::read_to_string(file).unwrap_or_default();
    let first = table.lines().zip(agreed.lines()).find(|(new, old)| new != old);
    assert!(table == agreed, "{name} is not as agreed; first difference: {first:#?}\n{table}");
}
