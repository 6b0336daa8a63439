//! What a row becomes.

use super::column::Column;
use super::error::Stored;
use super::row::Row;

/// What a row, or a run of neighbouring columns, becomes.
///
/// A single field is a record, a [`record!`](crate::record) struct is one, and so is a tuple of up to six records: a join
/// that selects `c.id, c.status, m.id, m.name` is read as `(Connection, Member)`.
pub trait Record: Sized + Send {
    /// How many columns it takes.
    const WIDTH: usize;

    /// Reads it from the row's start, column by column.
    ///
    /// # Errors
    /// [`DbError::Column`](super::DbError::Column) if the statement and the record disagree.
    fn from_row(row: &Row<'_>) -> Stored<Self>;
}

impl<T: Column> Record for T {
    const WIDTH: usize = 1;

    fn from_row(row: &Row<'_>) -> Stored<Self> {
        row.get(0)
    }
}

macro_rules! tuples {
    ($($($part:ident),+;)+) => {$(
        impl<$($part: Record),+> Record for ($($part,)+) {
            const WIDTH: usize = 0 $(+ $part::WIDTH)+;

            #[allow(unused_assignments, reason = "the last part has nothing after it")]
            fn from_row(row: &Row<'_>) -> Stored<Self> {
                let mut rest = *row;
                Ok(($({
                    let part = $part::from_row(&rest)?;
                    rest = rest.after($part::WIDTH);
                    part
                },)+))
            }
        }
    )+};
}

tuples! {
    A;
    A, B;
    A, B, C;
    A, B, C, D;
    A, B, C, D, E;
    A, B, C, D, E, F;
}

/// A struct that is read from a row.
///
/// ```
/// timeweave::record! {
///     /// A pair of members.
///     #[derive(Clone, Debug)]
///     pub struct Pair {
///         /// Who asked.
///         pub requester_id: i64,
///         /// Who was asked.
///         pub receiver_id: i64,
///     }
/// }
/// ```
///
/// Expands to the struct as written and its [`Record`](crate::db::Record). Fields are read by position, in the order
/// written here, so the statement lists its columns in that order; debug builds and tests also compare the names.
#[macro_export]
macro_rules! record {
    ($(#[$attribute:meta])* $visibility:vis struct $name:ident {
        $($(#[$field_attribute:meta])* $field_visibility:vis $field:ident : $type:ty),+ $(,)?
    }) => {
        $(#[$attribute])*
        $visibility struct $name {
            $($(#[$field_attribute])* $field_visibility $field: $type,)+
        }

        impl $crate::db::Record for $name {
            const WIDTH: usize = [$(::std::stringify!($field)),+].len();

            fn from_row(row: &$crate::db::Row<'_>) -> $crate::db::Stored<Self> {
                row.check_names(&[$(::std::stringify!($field)),+])?;
                let mut position = 0_usize;
                let mut next = || {
                    position += 1;
                    position - 1
                };
                ::std::result::Result::Ok(Self {
                    $($field: row.get::<$type>(next())?,)+
                })
            }
        }
    };
}
