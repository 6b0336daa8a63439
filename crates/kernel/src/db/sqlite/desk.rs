//! One connection to the file, and a statement on it.

use std::sync::Arc;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, Statement};

use super::Failure;
use super::address::Address;
use super::group::Group;
use super::pace::Leash;
use crate::db::moment;
use crate::db::row::Row;
use crate::db::shelf::{Found, Wanted};
use crate::db::value::Value;

/// How many prepared statements a connection keeps, those asked lately: more than the calls need that come all the time. Each takes some
/// 10 KiB on each connection.
const STATEMENTS_KEPT: usize = 500;

/// After so many steps of its machine the engine asks the leash; some microseconds.
const STEPS: i32 = 500;

/// A connection, which one thread at a time works at.
pub(super) struct Desk {
    connection: Connection,
    pub(super) leash: Arc<Leash>,
    /// Of the writer.
    pub(super) group: Group,
    lock_timeout: Duration,
    /// Whether a statement waits for another process that writes.
    patient: bool,
}

impl Desk {
    /// Opens one that reads only, or the one that writes.
    pub(super) fn open(address: &Address, writes: bool) -> rusqlite::Result<Self> {
        // One thread at a time is all that ever works at it, so the engine needs no lock of its own.
        let flags = OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_PRIVATE_CACHE;
        let flags = flags
            | if writes {
                OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE
            } else {
                OpenFlags::SQLITE_OPEN_READ_ONLY
            };
        let connection = match &address.vfs {
            Some(vfs) => Connection::open_with_flags_and_vfs(&address.path, flags, vfs.as_str())?,
            None => Connection::open_with_flags(&address.path, flags)?,
        };
        connection.busy_timeout(address.lock_timeout)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS_KEPT);
        // A plan may otherwise depend on what is bound to a limit, a pattern or an indexed column, and is then made anew for each call: that takes
        // longer than most statements run.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        connection.execute_batch(if writes { WRITING } else { READING })?;
        connection.busy_timeout(Duration::ZERO)?;
        let leash = Arc::new(Leash::default());
        let asked = Arc::clone(&leash);
        connection.progress_handler(STEPS, Some(move || asked.is_taut()))?;
        let group = Group::new(address.commit_delay);
        Ok(Self { connection, leash, group, lock_timeout: address.lock_timeout, patient: false })
    }

    /// Whether a transaction is open.
    pub(super) fn is_inside(&self) -> bool {
        !self.connection.is_autocommit()
    }

    /// How many rows this connection has changed since it was opened.
    pub(super) fn changes_so_far(&self) -> u64 {
        self.connection.total_changes()
    }

    /// Lets statements wait for another process that writes, or fail at once.
    pub(super) fn be_patient(&mut self, patient: bool) -> rusqlite::Result<()> {
        if self.patient != patient {
            self.connection.busy_timeout(if patient { self.lock_timeout } else { Duration::ZERO })?;
            self.patient = patient;
        }
        Ok(())
    }

    /// How many pages of the log are not in the file yet.
    pub(super) fn unfolded(&self) -> rusqlite::Result<i64> {
        let mut statement = self.connection.prepare_cached("PRAGMA wal_checkpoint(NOOP)")?;
        statement.query_row([], |row| Ok(row.get::<_, i64>(1)? - row.get::<_, i64>(2)?))
    }

    /// Folds as much of the log into the file as nobody reads any more.
    pub(super) fn fold(&self) -> rusqlite::Result<()> {
        self.command("PRAGMA wal_checkpoint(PASSIVE)")
    }

    /// A command without arguments: BEGIN and its like.
    pub(super) fn command(&self, text: &str) -> rusqlite::Result<()> {
        let mut statement = self.connection.prepare_cached(text)?;
        let mut rows = statement.raw_query();
        while rows.next()?.is_some() {}
        Ok(())
    }

    /// The wanted rows of a statement. What writes is run to its end all the same: only then it is committed outside a
    /// transaction, and a reader on another connection sees it.
    pub(super) fn rows(&self, sql: Sql<'_>, wanted: Wanted, hurry: bool) -> Result<Found, Failure> {
        let mut statement = self.connection.prepare_cached(sql.text)?;
        sql.bind(&mut statement)?;
        let reads = statement.readonly();
        let _hold = self.leash.hold(reads, hurry);
        let mut found = wanted.none_yet();
        let mut rows = statement.raw_query();
        while let Some(row) = rows.next()? {
            if !found.is_full() {
                found.add(&Row::of_sqlite(row))?;
            }
            if reads && found.is_full() {
                break;
            }
        }
        Ok(found)
    }

    /// Runs a statement for its effect, and gives the number of rows it touched.
    pub(super) fn touch(&self, sql: Sql<'_>, hurry: bool) -> Result<u64, Failure> {
        let mut statement = self.connection.prepare_cached(sql.text)?;
        sql.bind(&mut statement)?;
        let reads = statement.readonly();
        let _hold = self.leash.hold(reads, hurry);
        let mut rows = statement.raw_query();
        while rows.next()?.is_some() {}
        Ok(if reads { 0 } else { self.connection.changes() })
    }

    /// What is to be run so that the planner knows of tables that have grown tenfold since it last looked, whoever asked them.
    pub(super) fn outgrown(&self) -> rusqlite::Result<Vec<String>> {
        // Only tells. Each is one table's, so that others have their turn in between.
        let mut statement = self.connection.prepare("PRAGMA optimize = 0x10003")?;
        statement.query_map([], |row| row.get(0))?.collect()
    }

    /// Runs one of them.
    ///
    /// A part of each index is read, from its beginning, where the oldest members' rows are: a part in which one busy member is all there is
    /// would tell that everybody has so much.
    pub(super) fn look_at(&self, outgrown: &str) -> rusqlite::Result<()> {
        self.connection.execute_batch("PRAGMA analysis_limit = 20000")?;
        self.connection.execute_batch(outgrown)
    }

    /// All of them.
    pub(super) fn optimize(&self) -> rusqlite::Result<()> {
        self.outgrown()?.iter().try_for_each(|outgrown| self.look_at(outgrown))
    }
}

/// Reads go through the page cache of the system without a copy, so a connection needs few MiB of pages of its own.
const READING: &str = "
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -4096;
    PRAGMA mmap_size = 268435456;
    PRAGMA temp_store = MEMORY;";

/// `synchronous` is FULL: a member who was told "done" finds it done after a power cut. NORMAL would keep the file sound but
/// may lose the last commits; in WAL mode FULL costs one more flush a commit. After a burst the log file shrinks again. A transaction of thousands of
/// rows finds room for its pages, which would otherwise go out and come back; it is taken only by such. The log is folded into the file by a
/// connection of its own (`fold.rs`), and by a commit only where that falls far behind.
const WRITING: &str = "
    PRAGMA journal_mode = WAL;
    PRAGMA foreign_keys = ON;
    PRAGMA synchronous = FULL;
    PRAGMA cache_size = -65536;
    PRAGMA mmap_size = 268435456;
    PRAGMA temp_store = MEMORY;
    PRAGMA wal_autocheckpoint = 8192;
    PRAGMA journal_size_limit = 67108864;";

/// A statement's text as SQLite gets it, with its arguments.
#[derive(Clone, Copy)]
pub(super) struct Sql<'s> {
    pub(super) text: &'static str,
    pub(super) arguments: &'s [Value],
}

impl Sql<'_> {
    fn bind(self, statement: &mut Statement<'_>) -> rusqlite::Result<()> {
        for (place, value) in self.arguments.iter().enumerate() {
            bind(statement, place + 1, value)?;
        }
        Ok(())
    }
}

fn bind(statement: &mut Statement<'_>, place: usize, value: &Value) -> rusqlite::Result<()> {
    let text = |statement: &mut Statement<'_>, text: &[u8]| {
        statement.raw_bind_parameter(place, ToSqlOutput::Borrowed(ValueRef::Text(text)))
    };
    let plain = match value {
        Value::Null(_) => ValueRef::Null,
        Value::Int(int) => ValueRef::Integer(*int),
        Value::Real(real) => ValueRef::Real(*real),
        Value::Bool(yes) => ValueRef::Integer(i64::from(*yes)),
        Value::Text(text) => ValueRef::Text(text.as_bytes()),
        Value::Bytes(bytes) => ValueRef::Blob(bytes),
        Value::Time(moment) => return text(statement, moment::write(*moment).as_bytes()),
        Value::Json(json) => return text(statement, json.to_string().as_bytes()),
        Value::Ints(ints) => return text(statement, serde_json::Value::from(ints.as_slice()).to_string().as_bytes()),
        Value::Texts(texts) => {
            return text(statement, serde_json::Value::from(texts.as_slice()).to_string().as_bytes());
        }
    };
    statement.raw_bind_parameter(place, ToSqlOutput::Borrowed(plain))
}
