//! What members sell, lend and give.
//!
//! A listing is *public* while its status is `active` and its moderation `approved`, it has not expired, its seller may take part and is not
//! suspended, and the community lets things be given away, if it is one of those. Then every member may see it, but nobody who is blocked by
//! its seller or has blocked them. Its seller sees it in any state. Who may move it from state to state is a table, [`model::MOVES`].
//!
//! | file | holds |
//! |---|---|
//! | `model` | the listing, its states and their moves |
//! | `stock` | how many there are, and what follows when some go or come back |
//! | `draft` | what a seller wishes, and what the community allows |
//! | `template` | what is written into the form of a category |
//! | `actions` | making, changing, ending, saving |
//! | `expiry` | what happens when its time runs out |
//! | `bounds` | what the community decided, and who may sell |
//! | `groups` | what members of a group sell |
//! | `pictures`, `video` | pictures in their order, and a video |
//! | `promotions` | what is shown before others for a while |
//! | `sheets` | tables: what a seller has as CSV, and drafts made of one |
//! | `search` | lists |
//! | `moderation` | what administrators decide |
//! | `events`, `notices`, `tasks` | what happened, who hears of it, what the clock does |
//! | `store` | statements about one listing; lists, pictures, categories, staff's and the seller's below it |
//!
//! Deleting keeps the row, for orders that point at it.

pub mod actions;
pub mod bounds;
pub mod draft;
pub mod events;
pub mod expiry;
pub mod groups;
pub mod model;
pub mod moderation;
pub mod notices;
pub mod pictures;
pub mod promotions;
pub mod search;
pub mod sheets;
pub mod stock;
pub mod store;
pub mod tasks;
pub mod template;
pub mod video;
