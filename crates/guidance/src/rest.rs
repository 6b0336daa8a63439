//! Guidance at the REST door; each folder answers its own operations.

use crate::base::Failure;
use crate::call::Call;

/// Guidance at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Holding = crate::db::Holding;

    fn holdings() -> &'static [Self::Holding] {
        crate::store::HOLDINGS
    }
}
