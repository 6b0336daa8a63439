//! The embedded engine, spoken to directly.
//!
//! One writer and many readers share a file and its write-ahead log. A statement that took microseconds lately runs where it is
//! asked, on the thread that serves requests; one that took longer, or that nobody has seen yet, runs aside on a thread that may wait
//! (`pace.rs`). A reader that surprises by its length is cut short and begun again aside; one that writes could not be begun again and is
//! judged by its past alone. So nobody pays for a hop who needs none, and
//! nobody waits for a search who asked for a row.
//!
//! A transaction is begun with `BEGIN IMMEDIATE` by whoever has the writer's turn (`room.rs`); whoever waits for it does so without
//! a thread, the longest first. Those who wait share one commit (`group.rs`). The log is folded into the file beside them (`fold.rs`). A connection belongs to whoever works at it: given up half-way it is rolled back before the next one
//! gets it, and a reader for whose rows nobody waits any more is stopped.

mod address;
mod desk;
mod fold;
mod group;
mod pace;
mod room;

#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use sqlx::{ConnectOptions as _, SqliteConnection};
use tokio::task::{coop, spawn_blocking};

use super::error::{DbError, DriverError, Stored};
use super::names::Names;
use super::pool::{DbSettings, PoolStats};
use super::rewrite::Prepared;
use super::shelf::{Found, Wanted};
use super::value::Value;
use address::Address;
use desk::{Desk, Sql};
use group::Outcome;
pub(super) use pace::Pace;
use room::Room;
pub(super) use room::Seat;

static BEGIN: Pace = Pace::quick();
static COMMIT: Pace = Pace::of_commits();
static LOOK: Pace = Pace::unseen();

/// The file: its readers and its writer.
#[derive(Clone, Debug)]
pub(super) struct Sqlite {
    address: Arc<Address>,
    // Closed before the writer, which folds the log into the file.
    readers: Room,
    writer: Room,
}

/// Why a statement came to nothing.
#[derive(Debug)]
pub(super) enum Failure {
    /// The engine says so.
    Engine(rusqlite::Error),
    /// The rows are not what was expected.
    Rows(DbError),
    /// No connection became free in time.
    Waited,
    /// The file has been closed.
    Closed,
    /// The thread that worked at it fell.
    Crashed,
    /// The connection went with a statement that was given up.
    Gone,
    /// It was undone with another transaction that shared its commit.
    Undone,
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        Self::Engine(error)
    }
}

impl From<DbError> for Failure {
    fn from(error: DbError) -> Self {
        Self::Rows(error)
    }
}

impl Failure {
    /// The same in the words of both engines.
    pub(super) fn told(self, names: &Names) -> DbError {
        match self {
            Self::Engine(error) => DbError::of_sqlite(error, names),
            Self::Rows(error) => error,
            Self::Waited => DbError::Unavailable(DriverError::Waited),
            Self::Closed => DbError::Unavailable(DriverError::Closed),
            Self::Crashed => DbError::Unavailable(DriverError::Crashed),
            Self::Gone => DbError::Abandoned,
            Self::Undone => DbError::Race(DriverError::Undone),
        }
    }

    /// The same for another one whom it concerns.
    fn copy(&self) -> Self {
        match self {
            Self::Engine(rusqlite::Error::SqliteFailure(code, message)) => {
                Self::Engine(rusqlite::Error::SqliteFailure(*code, message.clone()))
            }
            Self::Crashed => Self::Crashed,
            _ => Self::Undone,
        }
    }

    fn is(&self, primary: i32) -> bool {
        matches!(self, Self::Engine(error) if error.sqlite_error().is_some_and(|error| error.extended_code & 0xff == primary))
    }
}

/// Where a statement runs: a connection, unless one that was given up has taken it along.
pub(super) type Place = Option<Seat>;

/// The file that an address names.
pub(super) fn file(settings: &DbSettings) -> Option<PathBuf> {
    Some(Address::of(settings).ok()?.path)
}

impl Sqlite {
    /// Opens the file, makes it with its folder if it is not there.
    pub(super) async fn connect(settings: &DbSettings, names: &Names) -> Stored<Self> {
        let address = Arc::new(Address::of(settings)?);
        if let Some(folder) = address.path.parent() {
            tokio::fs::create_dir_all(folder)
                .await
                .map_err(|error| DbError::Address(format!("{}: {error}", folder.display())))?;
        }
        let sqlite = Self {
            readers: Room::new(Arc::clone(&address), false, settings.max_connections, settings.acquire_timeout),
            writer: Room::new(Arc::clone(&address), true, 1, settings.acquire_timeout),
            address,
        };
        for room in [&sqlite.writer, &sqlite.readers] {
            room.seat(false).await.map_err(|failure| failure.told(names))?;
        }
        Ok(sqlite)
    }

    /// A connection for one statement: the writer for those that change rows. [`end`] gives it back.
    pub(super) async fn seat(&self, prepared: Prepared) -> Result<Place, Failure> {
        let long = prepared.pace.is_long();
        if !prepared.writes {
            return self.readers.seat(long).await.map(Some);
        }
        let mut place = self.writer(long).await?;
        let shares =
            place.as_mut().is_some_and(|seat| seat.is_awaited() && seat.desk().is_ok_and(|desk| !desk.is_inside()));
        if shares && !long {
            run(&mut place, &BEGIN, |desk, _| desk.begin()).await?;
        }
        Ok(place)
    }

    /// The writer, inside a transaction. One that stands `apart` shares no commit with those before it, who so need not wait for its end.
    pub(super) async fn begin(&self, apart: bool) -> Result<Place, Failure> {
        let mut place = self.writer(apart).await?;
        run(&mut place, &BEGIN, |desk, _| desk.begin()).await?;
        Ok(place)
    }

    /// The writer's turn and another driver's connection to the same file, to bring the schema up to date.
    pub(super) async fn other_driver(&self) -> Result<(Place, SqliteConnection), Failure> {
        let turn = self.writer(true).await?;
        let connection = self.address.options().connect().await;
        Ok((turn, connection.map_err(|error| DbError::Unavailable(DriverError::Pool(error)))?))
    }

    /// Lets the planner know of tables that have grown tenfold, one after the other. Gives how many those were.
    pub(super) async fn optimize(&self) -> Result<usize, Failure> {
        let mut place = self.writer(true).await?;
        let outgrown = run(&mut place, &LOOK, |desk, _| Ok(desk.outgrown()?)).await?;
        drop(place);
        let tables = outgrown.len();
        for table in outgrown {
            let mut place = self.writer(true).await?;
            run(&mut place, &LOOK, move |desk, _| Ok(desk.look_at(&table)?)).await?;
        }
        if tables > 0 {
            // A connection learns it when it is opened.
            self.readers.renew();
        }
        Ok(tables)
    }

    async fn writer(&self, apart: bool) -> Result<Place, Failure> {
        let mut seat = self.writer.seat(apart).await?;
        let others = apart && !seat.desk()?.group.is_empty();
        let mut place = Some(seat);
        if others {
            // How it ends is told to those whom it concerns.
            run(&mut place, &COMMIT, |desk, _| Ok(desk.commit().is_ok())).await?;
        }
        Ok(place)
    }

    /// How busy readers and writer are.
    pub(super) fn stats(&self) -> PoolStats {
        let (busy, idle) = [&self.readers, &self.writer]
            .map(Room::busy_and_idle)
            .into_iter()
            .fold((0, 0), |(busy, idle), room| (busy + room.0, idle + room.1));
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        PoolStats { size: count(busy + idle), idle: count(idle) }
    }

    /// Closes every connection, waiting for those in use; the last one folds the log into the file.
    pub(super) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Waits until nobody uses a connection.
    pub(super) async fn everybody_home(&self) {
        self.writer.everybody_home().await;
        self.readers.everybody_home().await;
    }
}

/// The wanted rows of a statement.
pub(super) async fn rows(
    place: &mut Place,
    prepared: Prepared,
    arguments: Vec<Value>,
    wanted: Wanted,
) -> Result<Found, Failure> {
    let text = prepared.text;
    run(place, prepared.pace, move |desk, hurry| desk.rows(Sql { text, arguments: &arguments }, wanted, hurry)).await
}

/// Runs a statement for its effect. Gives the number of rows it touched.
pub(super) async fn touch(place: &mut Place, prepared: Prepared, arguments: Vec<Value>) -> Result<u64, Failure> {
    let text = prepared.text;
    run(place, prepared.pace, move |desk, hurry| desk.touch(Sql { text, arguments: &arguments }, hurry)).await
}

/// Makes a transaction last, alone or with others that wait for the writer.
pub(super) async fn commit(mut place: Place) -> Outcome {
    run(&mut place, &BEGIN, |desk, _| desk.end()).await?;
    share(place).await
}

/// Undoes a transaction now, and waits until what it saw is sure: what others wait to have committed may be among it. Giving the connection
/// back would do so too, but would say nothing if it failed.
pub(super) async fn rollback(mut place: Place) -> Outcome {
    if place.is_none() {
        // Whatever took the connection along undoes it.
        return Ok(());
    }
    run(&mut place, &BEGIN, |desk, _| desk.undo()).await?;
    end(place).await
}

/// Gives a connection back after a statement, and waits until what it wrote or saw is sure.
pub(super) async fn end(mut place: Place) -> Outcome {
    let Some(seat) = place.as_mut() else { return Ok(()) };
    let desk = seat.desk()?;
    if desk.is_inside() || !desk.group.is_empty() { share(place).await } else { Ok(()) }
}

/// Commits, or leaves that to the next in line and waits for it without the writer.
async fn share(mut place: Place) -> Outcome {
    if let Some(outcome) = place.as_mut().ok_or(Failure::Gone)?.hand_on() {
        drop(place);
        return outcome.await.unwrap_or(Err(Failure::Crashed));
    }
    run(&mut place, &COMMIT, |desk, _| Ok(desk.commit())).await?
}

/// Does a piece of work, here if it is short and aside if not. The work may be begun twice: here it fails rather than wait for another
/// process, and stops where it takes too long.
async fn run<T, W>(place: &mut Place, pace: &'static Pace, work: W) -> Result<T, Failure>
where
    T: Send + 'static,
    W: Fn(&mut Desk, bool) -> Result<T, Failure> + Send + 'static,
{
    // Statements end without having waited, so a task of many would never let others have the thread.
    coop::consume_budget().await;
    let mut waits = false;
    if pace.is_short() {
        let desk = place.as_mut().ok_or(Failure::Gone)?.desk()?;
        desk.be_patient(false)?;
        let begun = Instant::now();
        let done = work(desk, true);
        match &done {
            Err(failure) if failure.is(rusqlite::ffi::SQLITE_INTERRUPT) => {}
            Err(failure) if failure.is(rusqlite::ffi::SQLITE_BUSY) && !desk.is_inside() => waits = true,
            _ => {
                pace.note(begun.elapsed());
                return done;
            }
        }
    }
    let mut seat = place.take().ok_or(Failure::Gone)?;
    let wait = seat.desk()?.leash.aside();
    let running = spawn_blocking(move || {
        let done = seat.desk().and_then(|desk| {
            desk.be_patient(true)?;
            let begun = Instant::now();
            let done = work(desk, false);
            // How long others write says nothing about the statement.
            if !waits {
                pace.note(begun.elapsed());
            }
            done
        });
        // A reader is there for one statement: the next one need not wait until whoever asked for this one is looked at again.
        (Some(seat).filter(Seat::is_kept), done)
    });
    let (seat, done) = running.await.map_err(|_| Failure::Crashed)?;
    drop(wait);
    *place = seat;
    done
}
