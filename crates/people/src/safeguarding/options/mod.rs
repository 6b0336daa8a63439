//! What members tell of their safety in their first steps: what the community offers (`safeguarding_options`), and what each told
//! (`safeguarding_choices`). Staff are told that somebody told something, and read it in a list; nobody else does. An option may take a measure
//! about whoever tells it, which stays until staff lift it: nobody is talked out of their protection.
//!
//! Source: spec accounts 7.1.

pub mod actions;
pub mod model;
pub mod store;
