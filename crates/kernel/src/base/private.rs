//! Folders and files that nobody but this program's user may look into, whatever the umask of whoever starts it.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a folder with those above it, as far as they are missing. Folders that are there stay as they are: their owner may have reasons, and
/// `doctor` tells.
///
/// # Errors
/// Those of the file system.
pub fn folder(path: &Path) -> io::Result<()> {
    if path.as_os_str().is_empty() || path.is_dir() {
        return Ok(());
    }
    if let Some(above) = path.parent() {
        folder(above)?;
    }
    match fs::create_dir(path) {
        // Another process was first.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
        Ok(()) => set_mode(path, 0o700),
    }
}

/// Makes a new file to write to. It is private from its first moment.
///
/// # Errors
/// Those of the file system; that it is there already.
pub fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    // The umask may have taken more away than it should.
    set_mode(path, 0o600)?;
    Ok(file)
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> io::Result<()> {
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(mode))
}

#[cfg(not(unix))]
fn set_mode(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}

/// Whether others than the owner may look into a file or a folder. False where there is none, or where the system knows no such thing.
#[must_use]
pub fn is_open(path: &Path) -> bool {
    #[cfg(unix)]
    {
        let mode = fs::metadata(path).map(|about| std::os::unix::fs::PermissionsExt::mode(&about.permissions()));
        mode.is_ok_and(|mode| mode & 0o077 != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        false
    }
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn what_is_made_is_the_owners_alone_and_what_is_there_stays() {
        let dir = tempfile::tempdir().unwrap();
        let open = dir.path().join("open");
        fs::create_dir(&open).unwrap();
        set_mode(&open, 0o755).unwrap();
        let inner = open.join("a/b");
        folder(&inner).unwrap();
        folder(&inner).unwrap();
        assert_eq!((mode(&open), mode(&open.join("a")), mode(&inner)), (0o755, 0o700, 0o700));
        let file = inner.join("secret");
        create(&file).unwrap();
        assert_eq!(mode(&file), 0o600);
        assert_eq!(create(&file).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert!(is_open(&open) && !is_open(&inner) && !is_open(&file) && !is_open(&inner.join("nothing")));
    }
}
