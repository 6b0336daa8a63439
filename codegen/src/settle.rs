//! Writes the emitted files, or says which of them are not what the contract says.

use std::io;
use std::path::{Path, PathBuf};

use crate::emit::{Files, MARK};

/// Writes every file whose text changed and removes those of areas that are gone; returns their paths. An unchanged file
/// keeps its time, so nothing is rebuilt.
///
/// # Errors
/// Whatever the file system says.
pub fn write(folder: &Path, files: &Files) -> io::Result<Vec<PathBuf>> {
    let mut touched = Vec::new();
    for path in differing(folder, files) {
        let place = folder.join(&path);
        match files.get(&path) {
            Some(text) => {
                if let Some(parent) = place.parent() {
                    std::fs::create_dir_all(parent)?;
                }
                std::fs::write(&place, text)?;
            }
            None => std::fs::remove_file(&place)?,
        }
        touched.push(place);
    }
    Ok(touched)
}

/// The files below `folder` that differ from the emitted ones, are missing, or were emitted once and are no more.
pub fn differing(folder: &Path, files: &Files) -> Vec<String> {
    let differs =
        |(path, text): &(&String, &String)| std::fs::read_to_string(folder.join(path)).ok().as_ref() != Some(*text);
    let mut found: Vec<String> = files.iter().filter(differs).map(|(path, _)| path.clone()).collect();
    found.extend(left_over(&folder.join("src"), files));
    found
}

/// Emitted files carry a mark in their first line, so hand-written ones are never taken for them.
fn left_over(source: &Path, files: &Files) -> Vec<String> {
    let listed = std::fs::read_dir(source).into_iter().flatten().flatten();
    let emitted = |path: &Path| std::fs::read_to_string(path).is_ok_and(|text| text.starts_with(MARK));
    let names = listed.filter(|entry| emitted(&entry.path())).filter_map(|entry| entry.file_name().into_string().ok());
    names.map(|name| format!("src/{name}")).filter(|path| !files.contains_key(path)).collect()
}
