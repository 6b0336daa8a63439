//! What is taken off orders.
//!
//! | folder | holds |
//! |---|---|
//! | `coupons` | what sellers take off, by a code |
//! | `loyalty` | what members' hours take off |

pub mod coupons;
pub mod loyalty;
