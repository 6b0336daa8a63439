//! What the tables of hours for coming are asked.

mod claims;
mod settings;
pub mod sound;

pub use claims::{
    Around, Claim, Counts, Due, Shown, by_ids, catch_up, count, counts, due, find, insert, lock, lock_of, open_after,
    page, paid_hours, paid_since, settled, turn, wait,
};
pub use settings::{Reward, giver, is_active, is_there, reward, set, takes_part};
