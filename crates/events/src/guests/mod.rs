//! Guests whom members bring.
//!
//! | room | what |
//! |---|---|
//! | `model` | names, how many, and until when names are kept. Pure |
//! | `seal` | names are sealed where they are kept: bound to community, event and host |
//! | `actions` | members name guests and take them back; those who look after the event see them and note who came |
//! | `told` | members hear that somebody else took a guest of theirs away |
//! | `tasks` | the clock erases names, and seals anew what an old key sealed |
//!
//! A guest takes a place as a member does: whoever counts places counts them, too. They come with a registration that is confirmed, and go with it.
//!
//! Source: spec events 2.1, 17.2 and 24; contract/decisions/event-guests.md.

pub mod actions;
pub mod model;
mod rest;
pub mod seal;
pub mod store;
pub mod tasks;
pub(crate) mod told;

pub use actions::opened;
pub use seal::GuestKeys;
