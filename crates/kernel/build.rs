//! Gathers the files of sentences, so that an area's are there by lying in the folders, and compiles the kernel again if a migration is
//! added: they are part of it.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

const LOCALES: &str = "src/language/locales";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../../migrations");
    println!("cargo::rerun-if-changed={LOCALES}");
    let mut text = String::from("const SOURCES: &[(&str, &[&str])] = &[\n");
    for language in names(Path::new(LOCALES))? {
        let _ = writeln!(text, "({language:?}, &[");
        for file in names(&Path::new(LOCALES).join(&language))? {
            let path = format!("/{LOCALES}/{language}/{file}");
            let _ = writeln!(text, "include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?})),");
        }
        text.push_str("]),\n");
    }
    text.push_str("];\n");
    let to = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&to).join("sentences.rs"), text)
}

/// What lies in a folder, in order; nothing hidden.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.extend(entry?.file_name().into_string().ok().filter(|name| !name.starts_with('.')));
    }
    names.sort();
    Ok(names)
}
