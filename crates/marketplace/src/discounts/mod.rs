//! What is taken off orders.
//!
//! | folder | holds |
//! |---|---|
//! | `coupons` | what sellers take off, by a code |

pub mod coupons;
