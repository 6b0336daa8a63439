//! What a row becomes.

use super::column::Column;
use super::error::Stored;
use super::row::Row;

/// The width of a record that takes whatever columns there are.
pub(super) const ANY_WIDTH: usize = usize::MAX;

/// What a row, or a run of neighbouring columns, becomes.
///
/// A single field is a record, a [`record!`](crate::record) struct is one, and so is a tuple of up to six records: a join
/// that selects `c.id, c.status, m.id, m.name` is read as `(Connection, Member)`. What several functions hand on gets names:
/// [`joined_record!`](crate::joined_record).
pub trait Record: Sized + Send + 'static {
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
/// kernel::record! {
///     /// A pair of members.
///     #[derive(Clone, Debug)]
///     pub struct Pair {
///         /// Who asked.
///         pub requester_id: i64,
///         /// Who was asked.
///         pub receiver_id: i64,
///         /// Friends or neighbours.
///         pub side: String = "type",
///     }
///     select pair_columns
/// }
/// ```
///
/// Expands to the struct as written and its [`Record`](crate::db::Record). Fields are read by position, in the order
/// written here, so the statement lists its columns in that order; debug builds and tests also compare the names.
///
/// With `select` it makes a macro too, so that no statement lists the columns by itself: `pair_columns!("p")` is
/// `p.requester_id, p.receiver_id, p.type AS side` as text for `concat!`, and `pair_columns!()` the same without an alias, for
/// `RETURNING`. A field is its column's name, unless it says another one behind `=`.
///
/// `select pub pair_columns` makes it for statements of other crates too.
///
/// Say `pair_columns!` in the statement's own `concat!`: inside another macro that stands there, the compiler may look for it before it has
/// made it ("import resolution is stuck").
#[macro_export]
macro_rules! record {
    ($(#[$attribute:meta])* $visibility:vis struct $name:ident { $($fields:tt)* } select $columns:ident) => {
        $crate::record! { $(#[$attribute])* $visibility struct $name { $($fields)* } }
        $crate::columns! { ($) (pub(crate)) $columns { $($fields)* } }
    };
    ($(#[$attribute:meta])* $visibility:vis struct $name:ident { $($fields:tt)* } select pub $columns:ident) => {
        $crate::record! { $(#[$attribute])* $visibility struct $name { $($fields)* } }
        $crate::columns! { ($) (#[macro_export] pub) $columns { $($fields)* } }
    };
    ($(#[$attribute:meta])* $visibility:vis struct $name:ident {
        $($(#[$field_attribute:meta])* $field_visibility:vis $field:ident : $type:ty $(= $column:literal)?),+ $(,)?
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

/// The part of [`record!`](crate::record) that makes the macro of the columns. Gets a dollar sign, because a macro that makes a macro
/// cannot write one.
#[doc(hidden)]
#[macro_export]
macro_rules! columns {
    (($dollar:tt) ($(#[$export:meta])? $visible:vis) $name:ident {
        $(#[$_first_attribute:meta])* $_first_visibility:vis $first:ident : $_first_type:ty $(= $first_column:literal)?
        $(, $(#[$_attribute:meta])* $_visibility:vis $field:ident : $_type:ty $(= $column:literal)?)* $(,)?
    }) => {
        #[allow(unused_macros, reason = "not every record is read by both")]
        $(#[$export])?
        #[doc(hidden)]
        macro_rules! $name {
            () => {
                ::std::concat!(
                    $crate::columns!(@bare $first $($first_column)?)
                    $(, ", ", $crate::columns!(@bare $field $($column)?))*
                )
            };
            ($dollar alias:literal) => {
                ::std::concat!(
                    $crate::columns!(@of $dollar alias $first $($first_column)?)
                    $(, ", ", $crate::columns!(@of $dollar alias $field $($column)?))*
                )
            };
        }
        #[allow(unused_imports, reason = "not every record is read by other files")]
        $visible use $name;
    };
    (@bare $field:ident) => { ::std::stringify!($field) };
    (@bare $field:ident $column:literal) => { ::std::concat!($column, " AS ", ::std::stringify!($field)) };
    (@of $alias:literal $field:ident) => { ::std::concat!($alias, ".", ::std::stringify!($field)) };
    (@of $alias:literal $field:ident $column:literal) => {
        ::std::concat!($alias, ".", $column, " AS ", ::std::stringify!($field))
    };
}

/// A struct that is read from a join: its fields are records, in the order of the statement. Says by names what the tuple
/// `(Connection, Card, Card)` says by places.
///
/// ```
/// kernel::joined_record! {
///     /// What a list shows.
///     pub struct Titled {
///         /// Its number and its title.
///         pub head: (i64, String),
///         /// How many there are.
///         pub count: i64,
///     }
/// }
/// ```
///
/// Expands to the struct as written and its [`Record`](crate::db::Record).
#[macro_export]
macro_rules! joined_record {
    ($(#[$attribute:meta])* $visibility:vis struct $name:ident {
        $($(#[$field_attribute:meta])* $field_visibility:vis $field:ident : $type:ty),+ $(,)?
    }) => {
        $(#[$attribute])*
        $visibility struct $name {
            $($(#[$field_attribute])* $field_visibility $field: $type,)+
        }

        impl $crate::db::Record for $name {
            const WIDTH: usize = 0 $(+ <$type as $crate::db::Record>::WIDTH)+;

            fn from_row(row: &$crate::db::Row<'_>) -> $crate::db::Stored<Self> {
                let mut at = 0_usize;
                $(
                    let $field = <$type as $crate::db::Record>::from_row(&row.after(at))?;
                    at += <$type as $crate::db::Record>::WIDTH;
                )+
                ::std::debug_assert_eq!(at, <Self as $crate::db::Record>::WIDTH);
                ::std::result::Result::Ok(Self { $($field,)+ })
            }
        }
    };
}
