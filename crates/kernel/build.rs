//! Gathers the files of sentences and the migrations, so that an area's are there by lying in the folders.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

const LOCALES: &str = "src/language/locales";
const MIGRATIONS: &str = "../../migrations";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let to = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&to).join("sentences.rs"), sentences()?)?;
    fs::write(Path::new(&to).join("migrations.rs"), migrations()?)
}

/// The sources of the sentences, by language.
fn sentences() -> io::Result<String> {
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
    Ok(text)
}

/// The migrations of each engine: the names of the files, and what they hold.
fn migrations() -> io::Result<String> {
    println!("cargo::rerun-if-changed={MIGRATIONS}");
    let mut text = String::new();
    for engine in names(Path::new(MIGRATIONS))? {
        let _ = writeln!(text, "pub(super) const {}: &[(&str, &str)] = &[", engine.to_uppercase());
        for file in names(&Path::new(MIGRATIONS).join(&engine))? {
            let path = format!("/{MIGRATIONS}/{engine}/{file}");
            let _ = writeln!(text, "({file:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))),");
        }
        text.push_str("];\n");
    }
    Ok(text)
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
