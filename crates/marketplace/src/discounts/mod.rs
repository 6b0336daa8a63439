//! Coupons and loyalty.
