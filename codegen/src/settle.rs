//! Writes the emitted files, or says which of them are not what the contract says.

use std::io;
use std::path::{Path, PathBuf};

use crate::emit::Files;

/// Writes every file whose text changed and returns their paths. An unchanged file keeps its time, so nothing is rebuilt.
///
/// # Errors
/// Whatever the file system says.
pub fn write(folder: &Path, files: &Files) -> io::Result<Vec<PathBuf>> {
    let mut written = Vec::new();
    for path in differing(folder, files) {
        if let Some(parent) = folder.join(&path).parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(folder.join(&path), &files[&path])?;
        written.push(folder.join(path));
    }
    Ok(written)
}

/// The files below `folder` that differ from the emitted ones or are missing.
pub fn differing(folder: &Path, files: &Files) -> Vec<String> {
    let differs =
        |(path, text): &(&String, &String)| std::fs::read_to_string(folder.join(path)).ok().as_ref() != Some(*text);
    files.iter().filter(differs).map(|(path, _)| path.clone()).collect()
}
