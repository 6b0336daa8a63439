//! Guidance at the REST door; each folder answers its own operations.

use crate::base::Failure;
use crate::call::Call;

/// Guidance at the REST door.
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
