//! x
use crate::problem::Problems;
use crate::read::Contract;
/// x
pub fn check(_c: &Contract) -> Result<(), Problems> {
    Ok(())
}
