//! What the rows of a statement become, apart from what reads them: that is compiled once, and not once for each record.

use std::any::Any;

use super::error::{DbError, Stored};
use super::record::{ANY_WIDTH, Record};
use super::row::Row;

/// Records of a type that only whoever asks for them knows.
trait Shelf: Send {
    fn width(&self) -> usize;

    fn count(&self) -> usize;

    fn add(&mut self, row: &Row<'_>) -> Stored<()>;

    fn open(self: Box<Self>) -> Box<dyn Any>;
}

impl<R: Record> Shelf for Vec<R> {
    fn width(&self) -> usize {
        R::WIDTH
    }

    fn count(&self) -> usize {
        self.len()
    }

    fn add(&mut self, row: &Row<'_>) -> Stored<()> {
        self.push(R::from_row(row)?);
        Ok(())
    }

    fn open(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// Which rows of a statement are wanted, and as what.
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    /// At most so many.
    most: usize,
    shelf: fn() -> Box<dyn Shelf>,
}

impl Wanted {
    /// All of them.
    pub(crate) fn all<R: Record>() -> Self {
        Self { most: usize::MAX, shelf: || Box::<Vec<R>>::default() }
    }

    /// The first one, if there is any.
    pub(crate) fn first<R: Record>() -> Self {
        Self { most: 1, ..Self::all::<R>() }
    }

    /// None yet.
    pub(super) fn none_yet(self) -> Found {
        Found { most: self.most, shelf: (self.shelf)() }
    }
}

/// The rows that were found.
pub(crate) struct Found {
    most: usize,
    shelf: Box<dyn Shelf>,
}

impl Found {
    /// How many there are.
    pub(super) fn count(&self) -> u64 {
        self.shelf.count() as u64
    }

    /// Whether no more are wanted.
    pub(super) fn is_full(&self) -> bool {
        self.shelf.count() >= self.most
    }

    /// Reads a row.
    ///
    /// # Errors
    /// [`DbError::Column`] if the statement and the record disagree.
    pub(super) fn add(&mut self, row: &Row<'_>) -> Stored<()> {
        let wanted = self.shelf.width();
        if cfg!(debug_assertions) && wanted != ANY_WIDTH && row.width() != wanted {
            return Err(DbError::Column {
                column: "list".to_owned(),
                reason: format!("of the statement has {} columns, the record {wanted}", row.width()),
            });
        }
        self.shelf.add(row)
    }

    /// All of them, as what was wanted.
    pub(crate) fn all<R: Record>(self) -> Vec<R> {
        // They are of this type, as `Wanted` was made for it.
        self.shelf.open().downcast().map(|rows| *rows).unwrap_or_default()
    }

    /// The first one, as what was wanted.
    pub(crate) fn first<R: Record>(self) -> Option<R> {
        self.all().pop()
    }
}
