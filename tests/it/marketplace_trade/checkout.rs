//! Ordering: what it costs, what is refused, and what a repetition is.

use super::*;
use crate::each_engine;

each_engine! {
    async fn cash_is_agreed_on_and_confirmed_by_the_seller(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, CASH).await;
        let made = order(&ada, about, 1).await;
        let number = made["order_number"].as_str().unwrap();
        assert!(number.starts_with("MKT-") && number.len() == 30, "{number}");
        let expected = json!({
            "id": made["id"], "order_number": number, "status": "pending_payment", "quantity": 1, "unit_price": 12.5,
            "total_price": 12.5, "currency": "EUR", "time_credits_used": null, "wallet_transaction_id": null,
            "wallet_refund_transaction_id": null, "loyalty_redemption_id": null, "payment_method": "cash",
            "requires_payment": true, "payment_expires_at": made["payment_expires_at"], "shipping_method": "pickup",
            "shipping_option_id": null, "shipping_cost": 0.0, "tracking_number": null, "tracking_url": null,
            "delivery_address": null, "delivery_notes": null, "buyer_confirmed_at": null, "seller_confirmed_at": null,
            "auto_complete_at": null, "cancelled_at": null, "cancellation_reason": null, "escrow_released_at": null,
            "created_at": made["created_at"], "updated_at": made["created_at"],
            "listing": { "id": about, "title": "Wooden train", "price": 12.5, "price_currency": "EUR", "status": "active",
                         "delivery_method": "pickup", "image": null },
            "buyer": { "id": ada.id, "name": "Ada", "avatar_url": null },
            "seller": { "id": ben.id, "name": "Ben", "avatar_url": null },
            "ratings": [], "dispute": null,
        });
        for person in [&ada, &ben] {
            let seen = person.get(&format!("/marketplace/orders/{}", id(&made))).await.ok().json();
            assert_eq!(seen["data"]["order_number"], number);
        }
        assert_eq!(made["buyer"]["id"], expected["buyer"]["id"]);
        for (member, value) in expected.as_object().unwrap() {
            if member != "buyer" {
                assert_eq!(&made[member], value, "{member}");
            }
        }
        assert_eq!(act(&ada, id(&made), "confirm-payment").await.refusal().0, 403);
        let paid = act(&ben, id(&made), "confirm-payment").await.ok().json();
        assert_eq!((&paid["data"]["status"], &paid["data"]["requires_payment"]), (&json!("paid"), &json!(false)));
        assert_eq!(paid["data"]["payment_expires_at"], Value::Null);
        all_is_sound(&town).await;
    }

    async fn hours_move_with_the_order_or_neither(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, HOURS).await;
        let poor = ada.post("/marketplace/orders", body(about, 1)).await;
        assert_eq!(poor.refusal(), (422, "INSUFFICIENT_CREDITS".to_owned(), "payment_method".to_owned()));
        assert_eq!((town.count("marketplace_orders").await, stock(&town, about).await.0), (0, Some(3)));
        grant(&town, &ada, 1_000).await;
        // The key was not used up.
        let two = json!({ "listing_id": about, "idempotency_key": "key-of-one-order-1", "quantity": 2 });
        let made = ada.post("/marketplace/orders", two).await.ok().json()["data"].clone();
        assert_eq!((&made["status"], &made["payment_method"]), (&json!("paid"), &json!("time_credits")));
        assert_eq!((&made["time_credits_used"], &made["total_price"]), (&json!(3.0), &json!(0.0)));
        let kept = ada.get(&format!("/marketplace/orders/{}", id(&made))).await.ok().json();
        assert_eq!(kept["data"], made, "it is answered as it is stored");
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (700, 300));
        assert_eq!(stock(&town, about).await, (Some(1), "active".to_owned()));
        let moved = "SELECT COUNT(*) FROM transactions WHERE transaction_type = 'marketplace_purchase' AND amount = 300";
        assert_eq!(count(&town, moved).await, 1);
        all_is_sound(&town).await;
    }

    async fn a_gift_is_paid_at_once_and_the_last_one_is_sold(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let about = listing(&town, &ben, GIFT).await;
        let made = order(&ada, about, 1).await;
        let found = (&made["status"], &made["payment_method"], &made["requires_payment"]);
        assert_eq!(found, (&json!("paid"), &json!("free"), &json!(false)));
        assert_eq!(stock(&town, about).await, (Some(0), "sold".to_owned()));
        let late = cleo.post("/marketplace/orders", body(about, 1)).await;
        assert_eq!(late.refusal(), (422, "VALIDATION_ERROR".to_owned(), "listing_id".to_owned()));
        // It is for all again when it is called off.
        act(&ada, id(&made), "cancel").await.ok();
        assert_eq!(stock(&town, about).await, (Some(1), "active".to_owned()));
        all_is_sound(&town).await;
    }

    async fn a_repetition_is_the_same_order_as_it_is_now(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let about = listing(&town, &ben, Sold { stock: Some(5), ..CASH }).await;
        let first = order(&ada, about, 1).await;
        assert_eq!(order(&ada, about, 1).await, first);
        act(&ben, id(&first), "confirm-payment").await.ok();
        assert_eq!(order(&ada, about, 1).await["status"], "paid");
        let other = json!({ "listing_id": about, "idempotency_key": "key-of-one-order-1", "quantity": 2 });
        let reused = ada.post("/marketplace/orders", other).await;
        assert_eq!(reused.refusal(), (422, "VALIDATION_ERROR".to_owned(), "idempotency_key".to_owned()));
        // Saying how it is paid, and not saying it, are two orders.
        let cash = json!({ "listing_id": about, "idempotency_key": "key-of-one-order-1", "payment_method": "cash" });
        assert_eq!(ada.post("/marketplace/orders", cash).await.status, 422);
        // Another buyer's key is another key.
        let theirs = order(&cleo, about, 1).await;
        assert_ne!(theirs["id"], first["id"]);
        // Called off, it stays what the key names.
        act(&cleo, id(&theirs), "cancel").await.ok();
        assert_eq!(order(&cleo, about, 1).await["status"], "cancelled");
        assert_eq!((town.count("marketplace_orders").await, stock(&town, about).await.0), (2, Some(4)));
        let told = "SELECT COUNT(*) FROM domain_events WHERE kind = 'marketplace_order_moved'";
        assert_eq!(count(&town, told).await, 4, "two orders, a payment and a cancellation");
    }

    async fn what_cannot_be_ordered_is_refused_and_nothing_is_kept(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, Sold { stock: Some(2), ..CASH }).await;
        let key = "key-of-one-order-1";
        for (body, code, field) in [
            (json!({ "idempotency_key": key }), "validation_failed", "listing_id"),
            (json!({ "listing_id": about }), "validation_failed", "idempotency_key"),
            (json!({ "listing_id": about, "idempotency_key": "short" }), "validation_failed", "idempotency_key"),
            (json!({ "listing_id": about, "idempotency_key": key, "quantity": 0 }), "validation_failed", "quantity"),
            (json!({ "listing_id": about, "idempotency_key": key, "quantity": 101 }), "validation_failed", "quantity"),
            (json!({ "listing_id": about, "idempotency_key": key, "payment_method": "voucher" }), "validation_failed", "payment_method"),
            (json!({ "listing_id": 99_999, "idempotency_key": key }), "VALIDATION_ERROR", "listing_id"),
            (json!({ "listing_id": about, "idempotency_key": key, "quantity": 3 }), "OUT_OF_STOCK", "quantity"),
            (json!({ "listing_id": about, "idempotency_key": key, "payment_method": "free" }), "VALIDATION_ERROR", "payment_method"),
            (json!({ "listing_id": about, "idempotency_key": key, "payment_method": "time_credits" }), "VALIDATION_ERROR", "payment_method"),
            (json!({ "listing_id": about, "idempotency_key": key, "shipping_option_id": 1 }), "VALIDATION_ERROR", ""),
            (json!({ "listing_id": about, "idempotency_key": key, "shipping_method": "community_delivery" }), "VALIDATION_ERROR", ""),
            (json!({ "listing_id": about, "idempotency_key": key, "pickup_slot_id": 1 }), "VALIDATION_ERROR", "pickup_slot_id"),
            (json!({ "listing_id": about, "idempotency_key": key, "coupon_code": "SPRING" }), "VALIDATION_ERROR", "coupon_code"),
            (json!({ "listing_id": about, "idempotency_key": key, "loyalty_redemption_id": 1 }), "VALIDATION_ERROR", "loyalty_redemption_id"),
        ] {
            let heard = ada.post("/marketplace/orders", body.clone()).await;
            assert_eq!(heard.refusal(), (422, code.to_owned(), field.to_owned()), "{body}");
        }
        let offer = json!({ "listing_id": about, "idempotency_key": key, "offer_id": 1 });
        assert_eq!(ada.post("/marketplace/orders", offer).await.refusal().0, 404);
        assert_eq!(ben.post("/marketplace/orders", body(about, 1)).await.refusal().0, 422);
        for price_type in ["negotiable", "auction", "contact"] {
            let other = listing(&town, &ben, Sold { price_type, ..CASH }).await;
            let heard = ada.post("/marketplace/orders", body(other, 1)).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "listing_id".to_owned()), "{price_type}");
        }
        for (column, value) in [("status", "draft"), ("status", "reserved"), ("status", "removed"), ("moderation_status", "pending")] {
            let other = listing(&town, &ben, CASH).await;
            let sql = leak(format!("UPDATE marketplace_listings SET {column} = $2 WHERE id = $1"));
            town.db().run(sql, params![other, value]).await.unwrap();
            assert_eq!(ada.post("/marketplace/orders", body(other, 1)).await.refusal().0, 422, "{column} {value}");
        }
        town.db().run("UPDATE marketplace_seller_profiles SET is_suspended = $1", params![true]).await.unwrap();
        assert_eq!(ada.post("/marketplace/orders", body(about, 1)).await.refusal().0, 422);
        assert_eq!((town.count("marketplace_orders").await, stock(&town, about).await.0), (0, Some(2)));
    }

    async fn what_the_community_allows_now_counts(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, GIFT).await;
        crate::marketplace::decides(&town, json!({ "marketplace.allow_free_items": false })).await;
        assert_eq!(ada.post("/marketplace/orders", body(about, 1)).await.refusal().0, 422);
        crate::marketplace::decides(&town, json!({})).await;
        order(&ada, about, 1).await;
        let both = listing(&town, &ben, Sold { credits: Some(150), ..CASH }).await;
        assert_eq!(ada.post("/marketplace/orders", body(both, 2)).await.refusal().0, 422);
    }

    async fn a_block_keeps_the_two_apart(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, CASH).await;
        ben.tap(&format!("/users/{}/block", ada.id)).await.ok();
        assert_eq!(ada.post("/marketplace/orders", body(about, 1)).await.refusal().1, "BLOCKED");
        assert_eq!(town.count("marketplace_orders").await, 0);
    }

    async fn the_key_stands_in_the_header_or_the_body(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, CASH).await;
        let send = async |header: Option<&str>, body: Option<&str>| {
            let body = json!({ "listing_id": about, "idempotency_key": body });
            let mut request = ada.request(Method::POST, "/marketplace/orders", Some(body));
            if let Some(key) = header {
                request.headers_mut().insert("idempotency-key", key.parse().unwrap());
            }
            ada.send(request).await
        };
        let (key, other) = ("key-of-one-order-1", "key-of-one-order-2");
        let made = send(Some(key), None).await.ok().json()["data"].clone();
        for (header, body) in [(None, Some(key)), (Some(key), Some(key)), (Some(key), Some("  key-of-one-order-1 "))] {
            assert_eq!(send(header, body).await.ok().json()["data"]["id"], made["id"], "{header:?} {body:?}");
        }
        let (blanks, long) = (" ".repeat(16), "k".repeat(101));
        for (header, body) in [
            (None, None),
            (Some(key), Some(other)),
            (Some("too-short"), None),
            (Some(long.as_str()), None),
            (None, Some(blanks.as_str())),
            (None, Some("          short          ")),
        ] {
            let refused = send(header, body).await.refusal();
            assert_eq!(refused, (422, "validation_failed".to_owned(), "idempotency_key".to_owned()), "{header:?} {body:?}");
        }
        assert_eq!(town.count("marketplace_orders").await, 1);
    }

    async fn administrators_see_what_was_paid(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let glance = async || {
            let seen = admin.get("/admin/marketplace/dashboard").await.ok().json()["data"].clone();
            json!([seen["total_orders"], seen["revenue"], seen["currency"], seen["revenue_by_currency"]])
        };
        assert_eq!(glance().await, json!([0, 0.0, null, []]));
        let (about, dollars) = (listing(&town, &ben, CASH).await, listing(&town, &ben, CASH).await);
        let other = "UPDATE marketplace_listings SET price_currency = 'USD' WHERE id = $1";
        town.db().run(other, params![dollars]).await.unwrap();
        let (paid, waits, off) = (order(&ada, about, 1).await, order(&ada, dollars, 2).await, order(&ada, about, 3).await);
        act(&ben, id(&paid), "confirm-payment").await.ok();
        act(&ada, id(&off), "cancel").await.ok();
        // What waits for its payment is an order, and no revenue.
        assert_eq!(glance().await, json!([2, 12.5, "EUR", [{ "currency": "EUR", "revenue": 12.5 }]]));
        act(&ben, id(&waits), "confirm-payment").await.ok();
        let both = [json!({ "currency": "EUR", "revenue": 12.5 }), json!({ "currency": "USD", "revenue": 12.5 })];
        assert_eq!(glance().await, json!([2, null, null, both]));
        let document = "query { marketplaceDashboard { orderCount revenue currency revenues { currency revenue } } }";
        let seen = admin.graphql(document, json!({})).await.ok().json()["data"]["marketplaceDashboard"].clone();
        assert_eq!((&seen["orderCount"], &seen["revenue"]), (&json!(2), &Value::Null));
        assert_eq!(seen["revenues"].as_array().map(Vec::len), Some(2));
    }

    async fn sellers_see_their_own_numbers(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let path = "/marketplace/seller/dashboard";
        let mut expected = json!({
            "active_listings": 0, "draft_listings": 0, "sold_listings": 0, "expired_listings": 0, "total_listings": 0, "total_views": 0, "total_saves": 0,
            "pending_offers": 0, "total_orders": 0, "total_revenue": 0.0, "revenue_currency": null, "revenue_by_currency": [],
        });
        assert_eq!(ben.get(path).await.ok().json()["data"], expected);
        let (about, other) = (listing(&town, &ben, CASH).await, listing(&town, &ben, CASH).await);
        town.db().run("UPDATE marketplace_listings SET status = 'draft' WHERE id = $1", params![other]).await.unwrap();
        let paid = order(&ada, about, 1).await;
        act(&ben, id(&paid), "confirm-payment").await.ok();
        let seen = ben.get(path).await.ok().json()["data"].clone();
        for (name, value) in [("active_listings", json!(1)), ("draft_listings", json!(1)), ("total_listings", json!(2)), ("total_orders", json!(1)),
                              ("total_revenue", json!(12.5)), ("revenue_currency", json!("EUR"))] {
            expected[name] = value;
        }
        expected["revenue_by_currency"] = json!([{ "currency": "EUR", "revenue": 12.5 }]);
        expected["total_views"] = seen["total_views"].clone();
        assert_eq!(seen, expected);
        assert_eq!(ada.get(path).await.ok().json()["data"]["total_orders"], 0, "what one bought is not what one sold");
        let graph = ben.graphql("query { viewer { marketplaceSellerDashboard { activeListingCount totalRevenue revenueCurrency } } }", json!({})).await.ok().json();
        assert_eq!(graph["data"]["viewer"]["marketplaceSellerDashboard"], json!({ "activeListingCount": 1, "totalRevenue": 12.5, "revenueCurrency": "EUR" }));
    }

    async fn blanks_are_no_reason_to_cancel(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let made = id(&order(&ada, listing(&town, &ben, CASH).await, 1).await);
        let blank = ada.request(Method::PUT, &format!("/marketplace/orders/{made}/cancel"), Some(json!({ "reason": "  " })));
        assert_eq!(ada.send(blank).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "reason".to_owned()));
        assert_eq!(status(&town, made).await, "pending_payment");
    }
}
