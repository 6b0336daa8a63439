//! Files of messages, and recordings, which are files too.
//!
//! They are sealed (`media::seal`): whoever is not one of the two of the conversation, or sees the message no more, cannot have them. They go
//! with the message when it is deleted for everyone.

pub mod actions;
pub mod store;
