//! Stories about members, on each engine at hand.

mod blocks;
mod directory;
mod last_seen;
mod profiles;
