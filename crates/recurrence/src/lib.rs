//! Rules by which events recur (a subset of RFC 5545), and the moments that follow from them. Pure.

mod clock;
mod rule;
mod series;
#[cfg(test)]
mod tests;

pub use clock::{Instant, ends, instant};
pub use rule::{End, Fault, Frequency, LONGEST, Rule, Until};
pub use series::{Occurrence, Page, Series};
