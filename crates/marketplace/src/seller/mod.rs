//! Who sells: profiles, shipping options, pickup slots.
//!
//! | file | holds |
//! |---|---|
//! | `profile` | who a member is as a seller |
//! | `shipping` | in which ways they ship |
//! | `slots` | when they hand things over |
//! | `staff` | what administrators decide about them |
//! | `events`, `notices` | what happened, and what sellers hear of it |
//! | `store` | the statements |

pub mod events;
pub mod notices;
pub mod profile;
pub mod shipping;
pub mod slots;
pub mod staff;
pub mod store;
