//! Files that members send.
