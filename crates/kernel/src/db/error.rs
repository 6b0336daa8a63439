//! What went wrong, in the same words for both engines.

use rusqlite::ffi;
use sqlx::error::ErrorKind;

use super::names::Names;

/// What a store function gives back.
pub type Stored<T> = Result<T, DbError>;

/// What a driver said.
#[derive(Debug, thiserror::Error)]
pub enum DriverError {
    /// PostgreSQL, its driver, or the driver that brings the schema up to date.
    #[error(transparent)]
    Pool(sqlx::Error),
    /// SQLite.
    #[error(transparent)]
    Sqlite(rusqlite::Error),
    /// No connection to the file became free in time.
    #[error("no connection became free in time")]
    Waited,
    /// The file has been closed.
    #[error("the database has been closed")]
    Closed,
    /// The thread that worked at the statement fell, or the program is ending.
    #[error("the statement was not run to its end")]
    Crashed,
    /// A transaction that shared its commit failed at it, or its failing statement undid both.
    #[error("undone with another transaction that shared its commit")]
    Undone,
}

impl From<sqlx::Error> for DriverError {
    fn from(error: sqlx::Error) -> Self {
        Self::Pool(error)
    }
}

/// Why the database did not do what a statement asked.
#[derive(Debug, thiserror::Error)]
pub enum DbError {
    /// Another transaction was faster: a serialization failure, a deadlock, a lock not granted in time, a busy SQLite
    /// file. The whole transaction may be tried again.
    #[error("another transaction was faster")]
    Race(#[source] DriverError),
    /// A row like this is there already. `constraint` is the index's name in the migrations, on both engines.
    #[error("not unique: {constraint}")]
    Unique {
        /// The unique index or primary key (`<table>_pkey`).
        constraint: String,
    },
    /// The row that this one refers to is not there, or the one to be removed is still referred to.
    #[error("a reference leads nowhere")]
    ForeignKey(#[source] DriverError),
    /// A value is outside what the table allows.
    #[error("check failed: {constraint}")]
    Check {
        /// The constraint's name in the migrations.
        constraint: String,
    },
    /// [`one`](super::Db::one) found none.
    #[error("no row")]
    NoRow,
    /// The database cannot be reached, or has no connection or no time left for us just now.
    #[error("the database is not available")]
    Unavailable(#[source] DriverError),
    /// The server did not answer at all. Whether it did what it was asked, nobody knows.
    #[error("the database does not answer")]
    TimedOut,
    /// No connection, or no turn in the surrounding transaction, became free in time.
    #[error("waited too long for a turn in the surrounding transaction")]
    Waited,
    /// A statement in this transaction has failed, or a transaction inside the surrounding one was given up: it can only
    /// be rolled back. Nothing was stored.
    #[error("the transaction was given up")]
    Abandoned,
    /// The statement's arguments do not match its text.
    #[error("the statement has {expected} parameters and was given {given}")]
    Arguments {
        /// The highest `$n` in the text.
        expected: usize,
        /// How many were given.
        given: usize,
    },
    /// The statement's columns do not match the record.
    #[error("column {column} {reason}")]
    Column {
        /// Its name, as far as known.
        column: String,
        /// What is wrong.
        reason: String,
    },
    /// The database's address cannot be used.
    #[error("{0}")]
    Address(String),
    /// The schema could not be brought up to date.
    #[error("the schema could not be brought up to date")]
    Migrate(#[source] sqlx::migrate::MigrateError),
    /// Anything else: a mistake in a statement, a full disk.
    #[error("the database failed")]
    Other(#[source] DriverError),
}

impl DbError {
    /// Whether trying the whole transaction once more may succeed.
    #[must_use]
    pub fn is_race(&self) -> bool {
        matches!(self, Self::Race(_))
    }

    /// Whether the database cannot be reached just now.
    #[must_use]
    pub fn is_unavailable(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::TimedOut | Self::Waited)
    }

    /// The name of the unique index that refused a row.
    #[must_use]
    pub fn unique(&self) -> Option<&str> {
        match self {
            Self::Unique { constraint } => Some(constraint),
            _ => None,
        }
    }

    /// Whether it was this unique index that refused a row.
    #[must_use]
    pub fn is_unique(&self, name: &str) -> bool {
        self.unique() == Some(name)
    }

    /// The same, and of which statement the column is: its text, which holds no values, names the table.
    pub(super) fn of_statement(self, sql: &str) -> Self {
        match self {
            Self::Column { column, reason } => {
                let sql = sql.split_whitespace().collect::<Vec<_>>().join(" ");
                Self::Column { column, reason: format!("{reason}, in {sql}") }
            }
            other => other,
        }
    }

    /// Translates what SQLite says.
    pub(super) fn of_sqlite(error: rusqlite::Error, names: &Names) -> Self {
        let (code, message) = match &error {
            rusqlite::Error::SqliteFailure(code, message) => {
                (code.extended_code, message.as_deref().unwrap_or_default())
            }
            _ => return Self::Other(DriverError::Sqlite(error)),
        };
        match code {
            ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY => {
                Self::Unique { constraint: names.unique(message) }
            }
            ffi::SQLITE_CONSTRAINT_CHECK => {
                Self::Check { constraint: message.rsplit(": ").next().unwrap_or_default().to_owned() }
            }
            ffi::SQLITE_CONSTRAINT_FOREIGNKEY => Self::ForeignKey(DriverError::Sqlite(error)),
            // Extended codes keep the plain one in the low byte.
            code => match code & 0xff {
                ffi::SQLITE_BUSY | ffi::SQLITE_LOCKED => Self::Race(DriverError::Sqlite(error)),
                ffi::SQLITE_CANTOPEN => Self::Unavailable(DriverError::Sqlite(error)),
                _ => Self::Other(DriverError::Sqlite(error)),
            },
        }
    }

    /// Translates what PostgreSQL's driver says. This and [`of_sqlite`](Self::of_sqlite) are the only places that know codes.
    pub(super) fn translate(error: sqlx::Error) -> Self {
        let Some(database) = error.as_database_error() else {
            return match error {
                sqlx::Error::RowNotFound => Self::NoRow,
                sqlx::Error::PoolTimedOut
                | sqlx::Error::PoolClosed
                | sqlx::Error::WorkerCrashed
                | sqlx::Error::Io(_)
                | sqlx::Error::Tls(_) => Self::Unavailable(error.into()),
                _ => Self::Other(error.into()),
            };
        };
        match database.kind() {
            ErrorKind::UniqueViolation => {
                return Self::Unique { constraint: database.constraint().unwrap_or_default().to_owned() };
            }
            ErrorKind::CheckViolation => {
                return Self::Check { constraint: database.constraint().unwrap_or_default().to_owned() };
            }
            ErrorKind::ForeignKeyViolation => return Self::ForeignKey(error.into()),
            _ => {}
        }
        match Trouble::of(database) {
            Trouble::Race => Self::Race(error.into()),
            Trouble::Unavailable => Self::Unavailable(error.into()),
            Trouble::Restricted => Self::ForeignKey(error.into()),
            Trouble::Other => Self::Other(error.into()),
        }
    }
}

enum Trouble {
    Race,
    Unavailable,
    Restricted,
    Other,
}

impl Trouble {
    fn of(error: &dyn sqlx::error::DatabaseError) -> Self {
        let code = error.code().unwrap_or_default();
        match &*code {
            // serialization_failure, deadlock_detected, lock_not_available
            "40001" | "40P01" | "55P03" => Self::Race,
            // query_canceled (statement time-out), admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped,
            // idle_in_transaction_session_timeout, too_many_connections
            "57014" | "57P01" | "57P02" | "57P03" | "57P04" | "25P03" | "53300" => Self::Unavailable,
            // restrict_violation
            "23001" => Self::Restricted,
            _ => Self::Other,
        }
    }
}
