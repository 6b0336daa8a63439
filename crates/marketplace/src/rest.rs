//! The marketplace's REST door.

mod categories;
mod groups;
mod listings;
mod moderation;
mod pictures;
mod promotions;
mod public;
mod seller;
mod words;

pub use categories::category;
pub use seller::{option, seller, slot};
pub use words::{image, listings};

use crate::base::Failure;
pub(crate) use crate::base::ids_of as ids;
use crate::call::Call;

/// The marketplace at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}
