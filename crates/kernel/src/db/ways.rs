//! Statements of lists that are read in their order and against it.

/// The text of a statement for a list by falling numbers, on a [`Way`](crate::base::Way): a comparison and an order that the text names as
/// macros are `<` and `DESC` forward, `>` and `ASC` backward.
///
/// ```ignore
/// newest_first!(call.way(), before, order => concat!("... id ", before!(), " $3 ORDER BY id ", order!(), " LIMIT $4"))
/// ```
#[macro_export]
macro_rules! newest_first {
    ($way:expr, $before:ident, $order:ident => $sql:expr) => {
        match $way {
            $crate::base::Way::Forward => $crate::with_words!($before = "<", $order = "DESC", $sql),
            $crate::base::Way::Backward => $crate::with_words!($before = ">", $order = "ASC", $sql),
        }
    };
}

/// The same for a list by rising numbers: `>` and `ASC` forward, `<` and `DESC` backward.
#[macro_export]
macro_rules! lowest_first {
    ($way:expr, $behind:ident, $order:ident => $sql:expr) => {
        match $way {
            $crate::base::Way::Forward => $crate::with_words!($behind = ">", $order = "ASC", $sql),
            $crate::base::Way::Backward => $crate::with_words!($behind = "<", $order = "DESC", $sql),
        }
    };
}

/// An expression in which two macros stand for these words.
#[macro_export]
#[doc(hidden)]
macro_rules! with_words {
    ($first:ident = $one:literal, $second:ident = $other:literal, $text:expr) => {{
        macro_rules! $first {
            () => {
                $one
            };
        }
        macro_rules! $second {
            () => {
                $other
            };
        }
        $text
    }};
}
