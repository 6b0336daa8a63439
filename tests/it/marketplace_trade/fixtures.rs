//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use super::{CASH, listing};
use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things};
use crate::support::{Person, Town};
use crate::wallet::grant;

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &[
            "marketplace_deliveries",
            "marketplace_orders",
            "marketplace_offers",
            "marketplace_disputes",
            "marketplace_payments",
            "marketplace_payouts",
            "marketplace_pickups",
        ]
    }

    fn one_of_several(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[("marketplace_seller_entries", "payout_id", "payment_id = NULL,")]
    }

    fn rows(&self) -> Pairs {
        &[
            (
                "marketplace_orders",
                "INSERT INTO marketplace_orders (id, tenant_id, order_number, listing_id, listing_title, buyer_id, seller_id, quantity,
                        stock_taken, unit_price, shipping_cost, discount, total_price, currency, time_credits_used, payment_method,
                        wallet_transaction_id, status, checkout_fingerprint, created_at, updated_at)
                 VALUES ({n}, {t}, 'MKT-{n}', {n}, 'Wooden train', {n}, {n}1, 1, 0, 0, 0, 0, 0, 'EUR', 100, 'time_credits', {n},
                         'completed', {bytes}, {now}, {now})",
            ),
            (
                "marketplace_order_ratings",
                "INSERT INTO marketplace_order_ratings (id, tenant_id, order_id, rater_id, ratee_id, rater_role, rating, is_anonymous,
                        created_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}1, 'buyer', 5, {no}, {now})",
            ),
            (
                "marketplace_offers",
                "INSERT INTO marketplace_offers (id, tenant_id, listing_id, buyer_id, seller_id, amount, currency, status, expires_at,
                        created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}1, 1000, 'EUR', 'pending', {now}, {now}, {now})",
            ),
            (
                "marketplace_pickup_reservations",
                "INSERT INTO marketplace_pickup_reservations (id, tenant_id, slot_id, order_id, listing_id, buyer_id, qr_code, status,
                        reserved_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}, {n}, '{n}', 'reserved', {now}, {now})",
            ),
            (
                "marketplace_deliveries",
                "INSERT INTO marketplace_deliveries (id, tenant_id, order_id, deliverer_id, time_credits, status, wallet_transaction_id,
                        is_reminded, completed_at, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, 100, 'completed', {n}, {no}, {now}, {now}, {now})",
            ),
            (
                "marketplace_disputes",
                "INSERT INTO marketplace_disputes (id, tenant_id, order_id, opened_by, reason, description, evidence_urls, status,
                        prior_order_status, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, {n}, 'other', 'A wheel is off.', '[]', 'open', 'completed', {now}, {now})",
            ),
            (
                "marketplace_card_payments",
                "INSERT INTO marketplace_card_payments (id, tenant_id, order_id, reference, amount, currency, status, refunded, paid_at, created_at,
                        updated_at)
                 VALUES ({n}, {t}, {n}, 'MKT-{n}', 1250, 'EUR', 'succeeded', 0, {now}, {now}, {now})",
            ),
            (
                "marketplace_card_releases",
                "INSERT INTO marketplace_card_releases (id, tenant_id, payment_id, released_by, reason, amount, created_at)
                 VALUES ({n}, {t}, {n}, {n}, 'The buyer says that it has come.', 1250, {now})",
            ),
            (
                "marketplace_card_refunds",
                "INSERT INTO marketplace_card_refunds (id, tenant_id, payment_id, dispute_id, refund_key, reason, amount, status, created_at)
                 VALUES ({n}, {t}, {n}, {n}, 'MKT-{n}-late', 'late', 1250, 'pending', {now})",
            ),
            (
                "marketplace_card_events",
                "INSERT INTO marketplace_card_events (id, tenant_id, payment_id, event, kind, received_at)
                 VALUES ({n}, {t}, {n}, 'evt_{n}', 'payment.failed', {now})",
            ),
            (
                "marketplace_seller_accounts",
                "INSERT INTO marketplace_seller_accounts (id, tenant_id, user_id, reference, status, created_at, updated_at)
                 VALUES ({n}, {t}, {n}, 'SEL-{n}', 'active', {now}, {now})",
            ),
            (
                "marketplace_payouts",
                "INSERT INTO marketplace_payouts (id, tenant_id, account_id, reference, amount, currency, status, created_at, done_at)
                 VALUES ({n}, {t}, {n}, 'OUT-{n}', 1187, 'EUR', 'paid', {now}, {now})",
            ),
            (
                "marketplace_seller_entries",
                "INSERT INTO marketplace_seller_entries (id, tenant_id, seller_id, kind, payment_id, amount, currency, created_at)
                 VALUES ({n}, {t}, {n}, 'sale', {n}, 1187, 'EUR', {now})",
            ),
            (
                "marketplace_card_chargebacks",
                "INSERT INTO marketplace_card_chargebacks (id, tenant_id, payment_id, name, amount, covered, from_seller, status, created_at)
                 VALUES ({n}, {t}, {n}, 'cb_{n}', 1250, 0, 0, 'open', {now})",
            ),
        ]
    }

    fn unguarded(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[
            ("marketplace_orders", "listing_id", "an order outlives its listing"),
            ("marketplace_orders", "offer_id", "an order outlives its offer"),
            ("marketplace_orders", "loyalty_redemption_id", "an order outlives its redemption"),
            ("marketplace_pickup_reservations", "listing_id", "an order outlives its listing"),
            (
                "marketplace_card_releases",
                "released_by",
                "an administrator of the whole platform belongs to another community",
            ),
            (
                "marketplace_deliveries",
                "settled_by",
                "an administrator of the whole platform belongs to another community",
            ),
            (
                "marketplace_card_refunds",
                "settled_by",
                "an administrator of the whole platform belongs to another community",
            ),
            ("marketplace_orders", "shipping_option_id", "an order outlives the seller's shipping options"),
        ]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::CreateMarketplaceOrder, "one orders what others sell"),
            (Operation::CreateMarketplaceDeliveryOffer, "one brings what others have ordered"),
            (Operation::CreateMarketplaceOffer, "one offers for what others sell"),
            (Operation::ListMarketplaceListingPickupSlots, "one picks up what others sell"),
        ]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("MarketplaceOrder", &["marketplaceOrder(id: $marketplace_order)"])]
    }

    fn needs_service(&self) -> &'static [Operation] {
        &[
            Operation::CreateMarketplacePaymentIntent,
            Operation::ConfirmMarketplaceCardPayment,
            Operation::ReceiveCardPaymentEvent,
            Operation::OnboardMarketplaceSeller,
            Operation::RetryMarketplaceCardRefund,
        ]
    }

    fn inputs(&self) -> Pairs {
        &[(
            "settleMarketplaceDelivery",
            "{ deliveryId: $unpaid_delivery, settlement: SETTLED, reason: \"They baked a cake.\" }",
        )]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            (
                "receiveCardPaymentEvent",
                "what the provider of card payments sends, signed over its bytes; members ask marketplaceCardPayment",
            ),
            ("downloadMarketplacePayments", "a file to download"),
        ]
    }

    fn by_hand(&self) -> &'static [(Operation, &'static str, &'static str)] {
        &[(Operation::ListMarketplaceOrderRatings, "MarketplaceOrder", "ratings")]
    }

    fn otherwise(&self) -> Pairs {
        &[
            (
                "resolveMarketplaceDispute data.action_taken",
                "nothing is done about a listing or its seller; reports have it",
            ),
            ("scanMarketplacePickup data", "order"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &[
            "marketplace_order",
            "card_order",
            "ordered_listing",
            "marketplace_dispute",
            "marketplace_offer",
            "order_to_bring",
            "order_offered",
            "order_under_way",
            "own_delivery",
            "unpaid_delivery",
            "refused_refund",
            "picked_up_order",
            "open_slot",
            "pickup_code",
        ]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "ordered_listing" => {
                let about = listing(things.town, &things.friend, CASH).await;
                things.keep(name, json!(about));
            }
            "marketplace_order" => {
                let about = listing(things.town, &things.friend, CASH).await;
                let sql = "INSERT INTO marketplace_orders (tenant_id, order_number, listing_id, listing_title, buyer_id, seller_id, quantity,
                                  stock_taken, unit_price, shipping_cost, discount, total_price, currency, payment_method, status,
                                  checkout_fingerprint, created_at, updated_at, completed_at)
                           VALUES ($1, $7, $2, 'Wooden train', $3, $4, 1, 0, 1250, 0, 0, 1250, 'EUR', 'cash',
                                   'completed', $5, $6, $6, $6)
                           RETURNING id";
                let (town, member, friend) = (things.town, things.member.id, things.friend.id);
                let (now, number) = (town.clock.now(), format!("MKT-01KE70EHG0A1B2C3D4{:08}", things.number));
                things
                    .insert(name, sql, params![town.harbour, about, member, friend, vec![0_u8; 32], now, number])
                    .await;
            }
            "card_order" => {
                let about = listing(things.town, &things.friend, CASH).await;
                let (town, member, friend) = (things.town, things.member.id, things.friend.id);
                let (now, number) = (town.clock.now(), format!("MKT-01KE70EHG0A1B2C3D9{:08}", things.number));
                let sql = "INSERT INTO marketplace_orders (tenant_id, order_number, listing_id, listing_title, buyer_id, seller_id, quantity,
                                  stock_taken, unit_price, shipping_cost, discount, total_price, currency, payment_method, by_card, status,
                                  paid_at, checkout_fingerprint, created_at, updated_at)
                           VALUES ($1, $7, $2, 'Wooden train', $3, $4, 1, 0, 1250, 0, 0, 1250, 'EUR', 'cash', TRUE, 'paid', $6, $5, $6, $6)
                           RETURNING id";
                let with = params![town.harbour, about, member, friend, vec![0_u8; 32], now, number.clone()];
                let order = things.insert(name, sql, with).await;
                let sql = "INSERT INTO marketplace_card_payments (tenant_id, order_id, reference, amount, currency, status, refunded, paid_at,
                                  created_at, updated_at)
                           VALUES ($1, $2, $3, 1250, 'EUR', 'succeeded', 0, $4, $4, $4)";
                town.db().run(sql, params![town.harbour, order, number, now]).await.unwrap();
            }
            "order_to_bring" => {
                let [buyer, seller] = newcomers(things, 1).await;
                let order = brought(things, (&buyer, &seller), 1).await;
                things.keep(name, json!(order));
            }
            "own_delivery" => {
                let [buyer, seller] = newcomers(things, 2).await;
                let order = brought(things, (&buyer, &seller), 2).await;
                delivery(things, (order, things.member.id), "pending").await;
                things.keep(name, json!(order));
            }
            "order_offered" | "order_under_way" => {
                let is_offered = name == "order_offered";
                grant(things.town, &things.member, 100).await;
                let order = brought(things, (&things.member, &things.friend), if is_offered { 3 } else { 4 }).await;
                delivery(things, (order, things.friend.id), if is_offered { "pending" } else { "accepted" }).await;
                things.keep(name, json!(order));
            }
            "unpaid_delivery" => {
                let [buyer, seller] = newcomers(things, 5).await;
                let order = brought(things, (&buyer, &seller), 5).await;
                let (town, friend, now) = (things.town, things.friend.id, things.town.clock.now());
                let sql = "UPDATE marketplace_orders SET status = 'completed', auto_complete_at = $3, completed_at = $3 WHERE tenant_id = $1 AND id = $2";
                town.db().run(sql, params![town.harbour, order, now]).await.unwrap();
                let sql = "INSERT INTO marketplace_deliveries (tenant_id, order_id, deliverer_id, time_credits, status, is_reminded, unpaid_at,
                                  created_at, updated_at)
                           VALUES ($1, $2, $3, 100, 'unpaid', TRUE, $4, $4, $4)
                           RETURNING id";
                things.insert(name, sql, params![town.harbour, order, friend, now]).await;
            }
            "refused_refund" => {
                let [buyer, seller] = newcomers(things, 6).await;
                let (town, now) = (things.town, things.town.clock.now());
                let number = format!("MKT-01KE70EHG0A1B2C3D2{:08}", things.number);
                let order = paid(town, (buyer.id, &seller), &number).await;
                let sql = "UPDATE marketplace_orders SET status = 'cancelled', by_card = TRUE WHERE tenant_id = $1 AND id = $2";
                town.db().run(sql, params![town.harbour, order]).await.unwrap();
                let sql = "INSERT INTO marketplace_card_payments (tenant_id, order_id, reference, amount, currency, status, refunded, paid_at,
                                  created_at, updated_at)
                           VALUES ($1, $2, $3, 1250, 'EUR', 'succeeded', 0, $4, $4, $4)
                           RETURNING id";
                let payment: i64 = town.db().one(sql, params![town.harbour, order, number, now]).await.unwrap();
                let sql = "INSERT INTO marketplace_card_refunds (tenant_id, payment_id, refund_key, reason, amount, status, refused_at, created_at)
                           VALUES ($1, $2, 'late', 'late', 1250, 'refused', $3, $3)
                           RETURNING id";
                things.insert(name, sql, params![town.harbour, payment, now]).await;
            }
            "picked_up_order" | "open_slot" => {
                // Of somebody who is in nothing else: whoever has times sells nothing without one.
                let (town, member, number) = (things.town, things.member.id, things.number);
                let seller = town.newcomer("harbour", &format!("stall{number}"), "member").await;
                let order = paid(town, (member, &seller), &format!("MKT-01KE70EHG0A1B2C3D7{number:08}")).await;
                let slot = slot(town, &seller, 48).await;
                things.keep("picked_up_order", json!(order));
                things.keep("open_slot", json!(slot));
            }
            "pickup_code" => {
                // Its seller is the member, who scans it; the time is over, so that orders need none.
                let (town, friend, now) = (things.town, things.friend.id, things.town.clock.now());
                let code = format!("01KE70EHG0A1B2C3D5{:08}", things.number);
                let order = paid(town, (friend, &things.member), &format!("MKT-{}", code.replacen('5', "6", 1))).await;
                let slot = slot(town, &things.member, -1).await;
                let reserve = "INSERT INTO marketplace_pickup_reservations (tenant_id, slot_id, order_id, listing_id, buyer_id, qr_code, status,
                                      reserved_at, updated_at)
                               SELECT tenant_id, $2, id, listing_id, buyer_id, $4, 'reserved', $5, $5
                                 FROM marketplace_orders
                                WHERE tenant_id = $1 AND id = $3";
                let with = params![town.harbour, slot, order, code.clone(), now];
                town.db().run(reserve, with).await.unwrap();
                things.keep(name, json!(code));
            }
            "marketplace_dispute" => {
                let order = things.id("marketplace_order").await;
                let sql = "INSERT INTO marketplace_disputes (tenant_id, order_id, opened_by, reason, description, evidence_urls, status,
                                  prior_order_status, created_at, updated_at)
                           VALUES ($1, $2, $3, 'other', 'A wheel is off.', '[]', 'open', 'completed', $4, $4)
                           RETURNING id";
                let (town, member) = (things.town, things.member.id);
                things.insert(name, sql, params![town.harbour, order, member, town.clock.now()]).await;
            }
            "marketplace_offer" => {
                let about = listing(things.town, &things.friend, CASH).await;
                let sql = "INSERT INTO marketplace_offers (tenant_id, listing_id, buyer_id, seller_id, amount, currency, status,
                                  counter_amount, expires_at, created_at, updated_at)
                           VALUES ($1, $2, $3, $4, 1000, 'EUR', 'countered', 1100, $5, $6, $6)
                           RETURNING id";
                let (town, member, friend) = (things.town, things.member.id, things.friend.id);
                let (now, end) = (town.clock.now(), town.clock.now() + chrono::TimeDelta::days(2));
                things.insert(name, sql, params![town.harbour, about, member, friend, end, now]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        let of_listing = [Operation::CreateMarketplaceOffer, Operation::ListMarketplaceListingOffers];
        Some(match collection {
            "orders" if operation == Operation::CreateMarketplaceDeliveryOffer => things.get("order_to_bring").await,
            "orders" if operation == Operation::AcceptMarketplaceDeliveryOffer => things.get("order_offered").await,
            "orders" if operation == Operation::ConfirmMarketplaceDeliveryOffer => things.get("order_under_way").await,
            "orders" if operation == Operation::WithdrawMarketplaceDeliveryOffer => things.get("own_delivery").await,
            "delivery-offers" if operation == Operation::WithdrawMarketplaceDeliveryOffer => json!(things.member.id),
            "delivery-offers" => json!(things.friend.id),
            "payments" => things.get("card_order").await,
            "deliveries" => things.get("unpaid_delivery").await,
            "refunds" => things.get("refused_refund").await,
            "orders" if operation == Operation::ReserveMarketplacePickup => things.get("picked_up_order").await,
            "listings" if operation == Operation::ListMarketplaceListingPickupSlots => {
                things.get("ordered_listing").await
            }
            "listings" if of_listing.contains(&operation) => things.get("ordered_listing").await,
            "orders" => things.get("marketplace_order").await,
            "offers" => things.get("marketplace_offer").await,
            "disputes" => things.get("marketplace_dispute").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match name {
            "slot_id" if operation == Operation::ReserveMarketplacePickup => things.get("open_slot").await,
            "qr_code" if operation == Operation::ScanMarketplacePickup => things.get("pickup_code").await,
            "listing_id" if operation == Operation::CreateMarketplaceOrder => things.get("ordered_listing").await,
            "order_id"
                if [Operation::CreateMarketplacePaymentIntent, Operation::ConfirmMarketplaceCardPayment]
                    .contains(&operation) =>
            {
                things.get("card_order").await
            }
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("orderId", "createMarketplaceDeliveryOffer") => things.get("order_to_bring").await,
            ("orderId", "acceptMarketplaceDeliveryOffer") => things.get("order_offered").await,
            ("orderId", "confirmMarketplaceDeliveryOffer") => things.get("order_under_way").await,
            (
                "orderId",
                "createMarketplacePaymentIntent"
                | "confirmMarketplaceCardPayment"
                | "marketplaceCardPayment"
                | "releaseMarketplacePayment",
            ) => things.get("card_order").await,
            ("orderId", "withdrawMarketplaceDeliveryOffer") => things.get("own_delivery").await,
            ("delivererId", "withdrawMarketplaceDeliveryOffer") => json!(things.member.id),
            ("delivererId", _) => json!(things.friend.id),
            ("deliveryId", _) => things.get("unpaid_delivery").await,
            ("refundId", _) => things.get("refused_refund").await,
            ("slotId", "reserveMarketplacePickup") => things.get("open_slot").await,
            ("qrCode", _) => things.get("pickup_code").await,
            ("orderId", "reserveMarketplacePickup") => things.get("picked_up_order").await,
            ("sellerId", "marketplacePaymentsForStaff" | "marketplacePaymentSums") => json!(things.friend.id),
            ("listingId", "marketplaceListingPickupSlots") => things.get("ordered_listing").await,
            ("listingId", "createMarketplaceOrder") => things.get("ordered_listing").await,
            ("offerId", _) => things.get("marketplace_offer").await,
            ("listingId", "createMarketplaceOffer" | "marketplaceListingOffers") => things.get("ordered_listing").await,
            ("disputeId", _) => things.get("marketplace_dispute").await,
            ("orderId" | "id", of) if of.to_lowercase().contains("marketplace") => {
                things.get("marketplace_order").await
            }
            _ => return None,
        })
    }
}

/// An order of a buyer's that is paid and waits to be picked up at its seller's.
async fn paid(town: &Town, (buyer, seller): (i64, &Person), number: &str) -> i64 {
    let (about, now) = (listing(town, seller, CASH).await, town.clock.now());
    let sql = "INSERT INTO marketplace_orders (tenant_id, order_number, listing_id, listing_title, buyer_id, seller_id, quantity,
                      stock_taken, unit_price, shipping_cost, discount, total_price, currency, payment_method, status,
                      shipping_method, checkout_fingerprint, created_at, updated_at)
               VALUES ($1, $7, $2, 'Wooden train', $3, $4, 1, 0, 1250, 0, 0, 1250, 'EUR', 'cash', 'paid', 'pickup', $5, $6, $6)
               RETURNING id";
    let with = params![town.harbour, about, buyer, seller.id, vec![0_u8; 32], now, number.to_owned()];
    town.db().one(sql, with).await.unwrap()
}

/// A time of a seller's, whose profile exists, that begins in so many hours.
async fn slot(town: &Town, seller: &Person, hours: i64) -> i64 {
    let start = town.clock.now() + chrono::TimeDelta::hours(hours);
    let sql = "INSERT INTO marketplace_pickup_slots (tenant_id, seller_profile_id, slot_start, slot_end, capacity, booked_count,
                      is_recurring, is_active, created_at, updated_at)
               VALUES ($1, (SELECT id FROM marketplace_seller_profiles WHERE tenant_id = $1 AND user_id = $2), $3, $4, 5, 0, FALSE, TRUE,
                      $3, $3)
               RETURNING id";
    let with = params![town.harbour, seller.id, start, start + chrono::TimeDelta::hours(1)];
    town.db().one(sql, with).await.unwrap()
}

/// Two members who are in nothing else.
async fn newcomers(things: &Things<'_>, nth: usize) -> [Person; 2] {
    let (town, number) = (things.town, things.number);
    [
        town.newcomer("harbour", &format!("eater{number}x{nth}"), "member").await,
        town.newcomer("harbour", &format!("baker{number}x{nth}"), "member").await,
    ]
}

/// An order that is paid, waits for somebody who brings it, and is the `nth` of its kind here.
async fn brought(things: &Things<'_>, (buyer, seller): (&Person, &Person), nth: usize) -> i64 {
    let town = things.town;
    let order = paid(town, (buyer.id, seller), &format!("MKT-01KE70EHG0A1B2C3D8{nth}{:07}", things.number)).await;
    let sql = "UPDATE marketplace_orders SET shipping_method = 'community_delivery' WHERE tenant_id = $1 AND id = $2";
    town.db().run(sql, params![town.harbour, order]).await.unwrap();
    order
}

/// A member's offer to bring it, for an hour.
async fn delivery(things: &Things<'_>, (order, deliverer): (i64, i64), status: &'static str) {
    let (town, now) = (things.town, things.town.clock.now());
    let sql = "INSERT INTO marketplace_deliveries (tenant_id, order_id, deliverer_id, time_credits, status, is_reminded, created_at, updated_at)
               VALUES ($1, $2, $3, 100, $4, FALSE, $5, $5)";
    town.db().run(sql, params![town.harbour, order, deliverer, status, now]).await.unwrap();
}
