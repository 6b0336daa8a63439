//! The columns by which other rooms' statements take members along.

/// The columns of a [`Card`](super::Card) of the table alias that is given, in its order, as text for `concat!`.
#[rustfmt::skip]
macro_rules! card_columns {
    ($u:literal) => {
        concat!($u, ".id, ", $u, ".first_name, ", $u, ".last_name, ", $u, ".organization_name, ", $u, ".profile_type, ",
                $u, ".avatar_url, ", $u, ".last_active_at, ", $u, ".location, ", $u, ".bio, ", $u, ".tagline")
    };
}
pub(crate) use card_columns;
