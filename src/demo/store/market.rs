//! The SQL of demo things for sale.

use crate::call::Tx;
use crate::db::{Json, Stored};
use crate::demo::market::{DemoCoupon, ForSale, Gathered, Money, Promise, Sale, Shelf, Stage, Wish};
use crate::marketplace::catalogue::actions::index_of;
use crate::marketplace::catalogue::model::SellerType;
use crate::marketplace::discounts::coupons::model::Coupon;
use crate::marketplace::discovery::searches::model::{Channel, Filters, Frequency};
use crate::marketplace::money::{Amount, Currency};
use crate::marketplace::trade::cards::model::{Escrow, Reason, RefundStatus, Status as PaymentStatus, refund_key};
use crate::marketplace::trade::deliveries::model::{PATIENCE, Status as DeliveryStatus};
use crate::marketplace::trade::model::{
    ANSWER_TIME, COMPLETION_TIME, DeliveryMethod, Payment, REMINDER_TIME, Status as OrderStatus,
};
use crate::marketplace::trade::offers::model::{self as offers, Status as OfferStatus};
use crate::marketplace::trade::proceeds::model::{AccountStatus, ChargebackStatus};
use crate::{insert, params};

pub(in crate::demo) async fn insert_shelf(tx: &mut Tx, shelf: &Shelf) -> Stored<u64> {
    let (now, form) = (tx.now(), shelf.form());
    let (sql, params) = insert! { unscoped into marketplace_categories {
        id: shelf.id,
        tenant_id: shelf.tenant,
        name: shelf.name,
        slug: shelf.slug,
        icon: shelf.icon,
        template_name: form.as_ref().map(|_| shelf.name),
        template_fields: form,
        sort_order: shelf.id,
        is_active: true,
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await
}

/// A thing for sale, after its seller has become one.
pub(in crate::demo) async fn insert_for_sale(tx: &mut Tx, one: &ForSale) -> Stored<()> {
    let (tenant, listing) = (one.tenant, &one.listing);
    let (sql, params) = insert! { unscoped into marketplace_seller_profiles {
        tenant_id: tenant,
        user_id: listing.user_id,
        seller_type: SellerType::Private,
        business_verified & is_suspended & is_community_endorsed: false,
        total_sales & total_ratings: 0_i64,
        joined_marketplace_at & updated_at: listing.created_at,
    } then "ON CONFLICT (tenant_id, user_id) DO NOTHING" };
    tx.unscoped().run(sql, params).await?;
    let index = index_of(tenant, listing);
    let (sql, params) = insert! { unscoped into marketplace_listings {
        id: listing.id,
        tenant_id: tenant,
        user_id: listing.user_id,
        category_id: listing.category_id,
        title: &listing.title,
        description: &listing.description,
        price: listing.price,
        price_currency: listing.price_currency,
        price_type: listing.price_type,
        price_rank: listing.price.map_or(-1, Amount::hundredths),
        time_credit_price: listing.time_credit_price,
        condition: listing.condition,
        quantity: listing.quantity,
        low_stock_threshold: listing.low_stock_threshold,
        is_oversold_protected: listing.is_oversold_protected,
        location: &listing.location,
        latitude: listing.latitude,
        longitude: listing.longitude,
        point_x: index.point.map(|(x, ..)| x),
        point_y: index.point.map(|(_, y, _)| y),
        point_z: index.point.map(|(.., z)| z),
        shipping_available: listing.shipping_available,
        local_pickup: listing.local_pickup,
        delivery_method: listing.delivery_method,
        seller_type: listing.seller_type,
        status: listing.status,
        moderation_status: listing.moderation,
        saves_count: listing.saves_count,
        contacts_count: listing.contacts_count,
        promoted_until: listing.promoted_until,
        promotion_type: listing.promotion_type,
        expires_at: listing.expires_at,
        expiry_remind_at: listing.expiry_remind_at,
        renewal_count: listing.renewal_count,
        template_data: listing.template_data.clone(),
        search_text: index.words,
        created_at: listing.created_at,
        updated_at: listing.updated_at,
    } };
    tx.unscoped().run(sql, params).await?;
    let (sql, params) = insert! { unscoped into marketplace_listing_views {
        listing_id: listing.id,
        tenant_id: tenant,
        views_count: 0_i64,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}

/// A public collection with what is in it, and a search that is saved.
pub(in crate::demo) async fn insert_gathered(tx: &mut Tx, one: &Gathered) -> Stored<()> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into marketplace_collections {
        tenant_id: one.tenant,
        user_id: one.owner,
        name: "For the summer house",
        is_public: true,
        created_at & updated_at: now,
    } then "RETURNING id" };
    let collection: i64 = tx.unscoped().one(sql, params).await?;
    for listing in &one.listings {
        let (sql, params) = insert! { unscoped into marketplace_collection_items {
            tenant_id: one.tenant,
            collection_id: collection,
            listing_id: *listing,
            created_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    let (sql, params) = insert! { unscoped into marketplace_saved_searches {
        tenant_id: one.tenant,
        user_id: one.owner,
        name: "Bicycles",
        search_query: "bicycle",
        filters: Json(Filters { price_max: Some(100.0), ..Filters::default() }),
        alert_frequency: Frequency::Instant,
        alert_channel: Channel::Both,
        alerted_at & created_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}

/// A coupon, after its seller has become one.
pub(in crate::demo) async fn insert_coupon(tx: &mut Tx, one: &DemoCoupon) -> Stored<u64> {
    let profile = "SELECT id FROM marketplace_seller_profiles WHERE tenant_id = $1 AND user_id = $2";
    let profile: i64 = tx.unscoped().one(profile, params![one.tenant, one.seller]).await?;
    let coupon: &Coupon = &one.coupon;
    let (sql, params) = insert! { unscoped into marketplace_coupons {
        tenant_id: one.tenant,
        seller_profile_id: profile,
        code: &coupon.code,
        title: &coupon.title,
        discount_type: coupon.discount_type,
        discount_value: coupon.discount_value,
        max_uses: coupon.max_uses,
        max_uses_per_member: coupon.max_uses_per_member,
        valid_until: coupon.valid_until,
        status: coupon.status,
        applies_to: coupon.applies_to,
        applies_to_ids: coupon.applies_to_ids.clone(),
        usage_count: coupon.usage_count,
        created_at & updated_at: coupon.created_at,
    } };
    tx.unscoped().run(sql, params).await
}

/// A gift that was ordered, and the offer to bring it for half an hour, or the delivery that nobody paid; or one whose buyer was reminded.
pub(in crate::demo) async fn insert_wish(tx: &mut Tx, wish: &Wish) -> Stored<()> {
    let (currency, is_late, is_over) = (Currency::parse("EUR"), wish.stage == Stage::Late, wish.stage == Stage::Unpaid);
    let reminded_at = is_late.then_some(wish.ordered_at + REMINDER_TIME);
    let completed_at = is_over.then_some(wish.ordered_at + COMPLETION_TIME);
    let method = if is_late { DeliveryMethod::Pickup } else { DeliveryMethod::CommunityDelivery };
    let (sql, params) = insert! { unscoped into marketplace_orders {
        tenant_id: wish.tenant,
        order_number: match wish.stage {
            Stage::Unpaid => "MKT-01KE70EHG0A1B2C3D4E5F6G7H6",
            Stage::Late => "MKT-01KE70EHG0A1B2C3D4E5F6G7H7",
            Stage::Offered => "MKT-01KE70EHG0A1B2C3D4E5F6G7H8",
        },
        listing_id: wish.listing,
        listing_title: wish.title,
        buyer_id: wish.buyer,
        seller_id: wish.seller,
        quantity: 1_i64,
        stock_taken & unit_price & shipping_cost & discount & total_price: 0_i64,
        currency: currency,
        payment_method: Payment::Free,
        status: match wish.stage {
            Stage::Unpaid => OrderStatus::Completed,
            Stage::Late => OrderStatus::Shipped,
            Stage::Offered => OrderStatus::Paid,
        },
        paid_at: wish.ordered_at,
        seller_confirmed_at: (is_late || is_over).then_some(wish.ordered_at),
        buyer_confirmed_at: is_over.then_some(wish.ordered_at),
        auto_complete_at: completed_at,
        completed_at: completed_at,
        overdue_at: (!is_over).then(|| reminded_at.map_or(wish.ordered_at + REMINDER_TIME, |at| at + ANSWER_TIME)),
        reminded_at: reminded_at,
        shipping_method: method.as_str(),
        delivery_address: serde_json::json!({ "street": "Lighthouse Hill 3" }),
        delivery_notes: "The bell is hidden by the roses.",
        checkout_fingerprint: vec![0_u8; 32],
        created_at & updated_at: wish.ordered_at,
    } then "RETURNING id" };
    let order: i64 = tx.unscoped().one(sql, params).await?;
    if is_late {
        return Ok(());
    }
    let (sql, params) = insert! { unscoped into marketplace_deliveries {
        tenant_id: wish.tenant,
        order_id: order,
        deliverer_id: wish.deliverer,
        time_credits: 50_i64,
        estimated_minutes: 30_i64,
        notes: "I pass there on Fridays anyway.",
        status: if is_over { DeliveryStatus::Unpaid } else { DeliveryStatus::Pending },
        is_reminded: is_over,
        accepted_at: is_over.then_some(wish.ordered_at),
        unpaid_at: completed_at.map(|at| at + PATIENCE),
        created_at & updated_at: wish.ordered_at,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}

/// An order that was paid by card: the buyer has it and its money is held, or a bank has taken the money and decides, or it was off already and the
/// provider refuses to give the money back.
pub(in crate::demo) async fn insert_sale(tx: &mut Tx, sale: &Sale) -> Stored<()> {
    let (paid_at, is_taken, is_held) = (sale.paid_at, sale.money == Money::Taken, sale.money == Money::Held);
    let (sql, params) = insert! { unscoped into marketplace_seller_accounts {
        tenant_id: sale.tenant,
        user_id: sale.seller,
        reference: sale.order_number.replacen("MKT", "SEL", 1),
        status: AccountStatus::Active,
        created_at & updated_at: paid_at,
    } then "ON CONFLICT (tenant_id, user_id) DO NOTHING" };
    tx.unscoped().run(sql, params).await?;
    let (sql, params) = insert! { unscoped into marketplace_orders {
        tenant_id: sale.tenant,
        order_number: &sale.order_number,
        listing_id: sale.listing,
        listing_title: &sale.title,
        buyer_id: sale.buyer,
        seller_id: sale.seller,
        quantity: 1_i64,
        stock_taken & shipping_cost & discount: 0_i64,
        unit_price & total_price: sale.amount,
        currency: sale.currency,
        payment_method: Payment::Cash,
        by_card: true,
        status: match sale.money {
            Money::Held => OrderStatus::Delivered,
            Money::Taken => OrderStatus::Disputed,
            Money::Stuck => OrderStatus::Cancelled,
        },
        paid_at: (sale.money != Money::Stuck).then_some(paid_at),
        cancelled_at: (sale.money == Money::Stuck).then_some(paid_at),
        cancellation_reason: (sale.money == Money::Stuck).then_some("payment_expired"),
        shipping_method: DeliveryMethod::Pickup.as_str(),
        buyer_confirmed_at: is_held.then_some(paid_at),
        auto_complete_at: is_held.then_some(paid_at + COMPLETION_TIME),
        checkout_fingerprint: vec![0_u8; 32],
        created_at & updated_at: paid_at,
    } then "RETURNING id" };
    let order: i64 = tx.unscoped().one(sql, params).await?;
    let taken = if is_taken { sale.amount } else { Amount::ZERO };
    let (sql, params) = insert! { unscoped into marketplace_card_payments {
        tenant_id: sale.tenant,
        order_id: order,
        reference: &sale.order_number,
        amount: sale.amount,
        currency: sale.currency,
        status: PaymentStatus::Succeeded,
        refunded & released: Amount::ZERO,
        charged_back: taken,
        fee_basis: 500_i64,
        is_outside: false,
        escrow: match sale.money {
            Money::Held => Some(Escrow::Held),
            Money::Taken => Some(Escrow::Disputed),
            Money::Stuck => None,
        },
        release_after: (sale.money != Money::Stuck).then_some(paid_at + COMPLETION_TIME),
        paid_at & created_at & updated_at: paid_at,
    } then "RETURNING id" };
    let payment: i64 = tx.unscoped().one(sql, params).await?;
    if is_taken {
        let (sql, params) = insert! { unscoped into marketplace_card_chargebacks {
            tenant_id: sale.tenant,
            payment_id: payment,
            name: "cb_1",
            amount & covered: sale.amount,
            from_seller: Amount::ZERO,
            status: ChargebackStatus::Open,
            prior_order_status: OrderStatus::Paid,
            created_at: paid_at,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    if sale.money == Money::Stuck {
        let (sql, params) = insert! { unscoped into marketplace_card_refunds {
            tenant_id: sale.tenant,
            payment_id: payment,
            refund_key: refund_key(&sale.order_number, Reason::Late, None),
            reason: Reason::Late,
            amount: sale.amount,
            status: RefundStatus::Refused,
            refused_at: paid_at,
            refusal: "the provider answered 422",
            created_at: paid_at,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}

/// An offer that was accepted, and may be ordered.
pub(in crate::demo) async fn insert_promise(tx: &mut Tx, promise: &Promise) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into marketplace_offers {
        tenant_id: promise.tenant,
        listing_id: promise.listing,
        buyer_id: promise.buyer,
        seller_id: promise.seller,
        amount: Promise::AMOUNT,
        currency: promise.currency,
        message: "I would fetch it on Saturday.",
        status: OfferStatus::Accepted,
        expires_at: promise.agreed_at + offers::TIME,
        accepted_at: promise.agreed_at,
        created_at & updated_at: promise.agreed_at,
    } };
    tx.unscoped().run(sql, params).await
}
