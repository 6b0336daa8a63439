//! In which ways sellers ship.

use crate::base::MemberId;
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::ids::{SellerProfileId, ShippingOptionId};
use crate::money::{Amount, Currency};
use crate::{insert, params, record};

record! {
    /// A way in which a seller ships.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ShippingOption {
        /// `marketplace_shipping_options.id`.
        pub id: ShippingOptionId,
        /// The seller.
        pub seller_profile_id: SellerProfileId,
        /// Who carries it.
        pub courier_name: String,
        /// The courier's short name.
        pub courier_code: Option<String>,
        /// What it costs.
        pub price: Amount,
        /// In which currency.
        pub currency: Currency,
        /// How many days it takes.
        pub estimated_days: Option<i64>,
        /// It is the one that is offered first.
        pub is_default: bool,
        /// It is offered.
        pub is_active: bool,
    }
    select pub shipping_option_columns
}

/// A way to ship before anything is said of it.
#[must_use]
pub fn blank_option(seller: SellerProfileId, currency: Currency) -> ShippingOption {
    ShippingOption {
        id: 0.into(),
        seller_profile_id: seller,
        courier_name: String::new(),
        courier_code: None,
        price: Amount::ZERO,
        currency,
        estimated_days: None,
        is_default: false,
        is_active: true,
    }
}

/// A member's ways to ship: the default first, then by the courier's name.
#[rustfmt::skip::macros(concat)]
pub async fn shipping_options(call: &Call, member: MemberId, only_active: bool) -> Stored<Vec<ShippingOption>> {
    call.all(
        concat!("SELECT ", shipping_option_columns!("o"), "
               FROM marketplace_shipping_options o
               JOIN marketplace_seller_profiles p ON p.tenant_id = $1 AND p.id = o.seller_profile_id
              WHERE o.tenant_id = $1 AND p.user_id = $2 AND (o.is_active OR NOT $3)
              ORDER BY o.is_default DESC, o.courier_name, o.id"),
        params![member, only_active],
    )
    .await
}

/// A seller's way to ship, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock_shipping_option(
    tx: &mut Tx,
    seller: SellerProfileId,
    id: ShippingOptionId,
) -> Stored<Option<ShippingOption>> {
    tx.optional(
        concat!("SELECT ", shipping_option_columns!("o"), "
               FROM marketplace_shipping_options o
              WHERE o.tenant_id = $1 AND o.seller_profile_id = $2 AND o.id = $3
                FOR NO KEY UPDATE"),
        params![seller, id],
    )
    .await
}

/// No way of a seller's is the default any more.
pub async fn clear_default(tx: &mut Tx, seller: SellerProfileId) -> Stored<u64> {
    tx.run(
        "UPDATE marketplace_shipping_options SET is_default = FALSE
          WHERE tenant_id = $1 AND seller_profile_id = $2 AND is_default",
        params![seller],
    )
    .await
}

/// Writes a new way to ship.
pub async fn insert_shipping_option(tx: &mut Tx, option: &ShippingOption) -> Stored<ShippingOptionId> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_shipping_options {
        seller_profile_id: option.seller_profile_id,
        courier_name: &option.courier_name,
        courier_code: &option.courier_code,
        price: option.price,
        currency: option.currency,
        estimated_days: option.estimated_days,
        is_default: option.is_default,
        is_active: option.is_active,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes what its seller may change.
pub async fn update_shipping_option(tx: &mut Tx, option: &ShippingOption) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_shipping_options
            SET courier_name = $3, courier_code = $4, price = $5, currency = $6, estimated_days = $7, is_default = $8,
                is_active = $9, updated_at = $10
          WHERE tenant_id = $1 AND id = $2",
        params![
            option.id,
            &option.courier_name,
            &option.courier_code,
            option.price,
            option.currency,
            option.estimated_days,
            option.is_default,
            option.is_active,
            now
        ],
    )
    .await
}
