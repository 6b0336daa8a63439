//! What happens to coupons.

use serde::{Deserialize, Serialize};

use crate::base::MemberId;
use crate::ids::CouponId;
use crate::outbox::{DomainEvent, Subject};

/// Staff suspended or deleted a coupon. Who it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceCouponSuspended {
    /// The coupon.
    pub coupon: CouponId,
    /// Whose it is.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceCouponSuspended {
    const NAME: &'static str = "marketplace_coupon_suspended";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceCoupon", self.coupon))
    }
}
