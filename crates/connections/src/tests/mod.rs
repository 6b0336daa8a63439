//! Stories about connections, on each engine at hand.

mod lists;
mod races;
mod steps;
mod suggesting;
