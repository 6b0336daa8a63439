//! Who sells: profiles, shipping options, pickup slots.

pub mod store;
