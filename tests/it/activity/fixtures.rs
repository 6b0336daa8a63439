//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;

use crate::areas::{Fixtures, OfOperations, Pairs};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["activity"]
    }

    fn open(&self) -> OfOperations {
        &[(Operation::GetMemberActivity, "hours and skills are for all who may see the profile")]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("listMyActivity", "viewer { activity { timeline } }"),
            ("getMyHours", "viewer { activity { hours } }"),
            ("listMyMonthlyHours", "viewer { activity { monthlyHours } }"),
        ]
    }
}
