//! The words every room speaks: identities, time, pages, good and bad answers.
//!
//! | file | holds |
//! |---|---|
//! | `hours` | what members exchange, in hundredths |
//! | `ids` | numbers that cannot be mistaken for one another |
//! | `moves` | tables of states, and where a move leads |
//! | `name` | what a name must not have |
//! | `hours` | the community's money |
//! | `time` | timestamps, and the clock that tests may turn |
//! | `cores` | how many of them long work may keep busy |
//! | `aside` | long computations, where nobody waits for them |
//! | `chance` | the source of everything that must not be guessed |
//! | `page` | cursors and keyset pages |
//! | `pair` | two members, whoever comes first |
//! | `private` | folders and files for this program's user alone |
//! | `refusal` | the two kinds of bad news: a caller's mistake, our trouble |
//! | `secret` | text that is never printed |
//! | `text` | small rules about what people type |
//! | `violation` | what the contract's checks found, as items of a refusal |

pub mod aside;
pub mod chance;
pub mod cores;
pub mod hours;
pub mod ids;
pub mod moves;
pub mod name;
pub mod page;
pub mod pair;
pub mod place;
pub mod private;
pub mod refusal;
pub mod secret;
pub mod text;
pub mod time;
mod violation;

pub use aside::aside;
pub use chance::Chance;
pub use hours::Hours;
pub use ids::*;
pub use page::{Cursor, Page, Way, rows_of_each};
pub use pair::ConversationId;
pub use refusal::{Answer, Failure, Fault, OrRefuse, Refusal, Rules};
pub use secret::Secret;
pub use time::{Clock, Timestamp};
