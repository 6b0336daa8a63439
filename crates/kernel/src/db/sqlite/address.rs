//! Where the file is.

use std::path::PathBuf;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use crate::db::error::{DbError, Stored};
use crate::db::pool::DbSettings;

/// The file and how to open it.
#[derive(Clone, Debug)]
pub(super) struct Address {
    pub(super) path: PathBuf,
    /// The engine's way to the system, if it is not the usual one.
    pub(super) vfs: Option<String>,
    /// How long a statement waits for another process that writes.
    pub(super) lock_timeout: Duration,
    /// How long, at least, the first transaction that shares a commit waits for the work of the others.
    pub(super) commit_delay: Duration,
    options: SqliteConnectOptions,
}

impl Address {
    /// Reads `sqlite://path/to/file.db`, which may say `?mode=rw`, `mode=rwc`, `cache=private` and `vfs=NAME`.
    pub(super) fn of(settings: &DbSettings) -> Stored<Self> {
        let options: SqliteConnectOptions =
            settings.url.parse().map_err(|error: sqlx::Error| DbError::Address(error.to_string()))?;
        let path = options.get_filename().to_path_buf();
        if path.as_os_str().is_empty() || settings.url.contains(":memory:") {
            return Err(DbError::Address("SQLite needs a file: its readers and its writer share it".to_owned()));
        }
        let mut vfs = None;
        let asked = settings.url.split_once('?').map_or("", |(_, asked)| asked);
        for (key, value) in form_urlencoded::parse(asked.as_bytes()) {
            match (&*key, &*value) {
                ("mode", "rw" | "rwc") | ("cache", "private") | ("immutable", "false" | "0") => {}
                ("vfs", name) => vfs = Some(name.to_owned()),
                (key, value) => {
                    return Err(DbError::Address(format!("the server cannot use a SQLite file with {key}={value}")));
                }
            }
        }
        let options = options
            .disable_statement_logging()
            .busy_timeout(settings.lock_timeout)
            .foreign_keys(true)
            .create_if_missing(true);
        let (lock_timeout, commit_delay) = (settings.lock_timeout, settings.commit_delay);
        Ok(Self { path, vfs, lock_timeout, commit_delay, options })
    }

    /// The same for the driver that brings the schema up to date.
    pub(super) fn options(&self) -> &SqliteConnectOptions {
        &self.options
    }
}
