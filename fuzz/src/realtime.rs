//! Of the sockets for live updates: what is said there, and the names of channels.

#[path = "../../crates/realtime/src/channel.rs"]
pub mod channel;
#[path = "../../crates/realtime/src/protocol.rs"]
pub mod protocol;
