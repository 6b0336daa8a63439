//! What the pages of the platform's accessible client read: each of their calls finds its fields, wherever in the answer they stand, also where they
//! are null (spec marketplace 3.2, 4 to 7; spec accessible 10).

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::{category, decides};
use crate::each_engine;
use crate::marketplace_trade::UNLIMITED;
use crate::support::{Page, lists};

const ITEM: &str = "id,title,tagline,price,price_currency,price_type,time_credit_price,condition,location,delivery_method,seller_type,status,
    image{url,thumbnail_url,alt_text}?,image_count,category{id,name,slug,icon}?,user{id,name,avatar_url,is_verified},is_saved,is_own,is_promoted,
    views_count,created_at";
const DETAIL: &str = "description,quantity,latitude,longitude,shipping_available,local_pickup,template_data,video_url,images,user{member_since},
    saves_count,expires_at,updated_at";
const OWNER: &str = "inventory_count,low_stock_threshold,is_oversold_protected";
const CATEGORY: &str = "id,name,slug,description,icon,parent_id,listing_count";
const SELLER: &str = "id,user_id,display_name,bio,avatar_url,cover_image_url,seller_type,business_name,business_verified,total_sales,avg_rating,
    total_ratings,response_time_avg,response_rate,community_trust_score,is_community_endorsed,joined_marketplace_at";
const SHIPPING: &str = "id,courier_name,courier_code,price,currency,estimated_days,is_default,is_active";
const SLOT: &str =
    "id,seller_id,slot_start,slot_end,capacity,booked_count,remaining,is_recurring,recurring_pattern,is_active";
const OFFER: &str = "id,amount,currency,message,status,counter_amount,counter_message,expires_at,accepted_at,created_at,
    listing{id,title,price,price_currency,status,shipping_available,local_pickup,delivery_method,image?},buyer{id,name,avatar_url},
    seller{id,name,avatar_url}";
const ORDER: &str = "id,order_number,status,quantity,unit_price,total_price,currency,time_credits_used,wallet_transaction_id,
    wallet_refund_transaction_id,loyalty_redemption_id,payment_method,requires_payment,payment_expires_at,shipping_method,shipping_option_id,
    shipping_cost,tracking_number,tracking_url,delivery_address,delivery_notes,buyer_confirmed_at,seller_confirmed_at,auto_complete_at,cancelled_at,
    cancellation_reason,escrow_released_at,created_at,updated_at,listing{id,title,price,price_currency,status,delivery_method,image?},
    buyer{id,name,avatar_url},seller{id,name,avatar_url},ratings,dispute{id,reason,status,created_at}?";
const PICKUP: &str =
    "id,slot_id,order_id,listing_id,listing_title,qr_code,status,reserved_at,picked_up_at,slot{slot_start,slot_end}";
const COUPON: &str = "id,code,title,description,discount_type,discount_value,min_order_cents,max_uses,max_uses_per_member,valid_from,valid_until,
    status,applies_to,applies_to_ids,usage_count";
const RATING: &str =
    "id,order_id,rater_role,rating,comment,is_anonymous,created_at,rater{id,name,avatar_url}?,order{id,order_number}";

fn number(found: &Value) -> i64 {
    found["id"].as_i64().unwrap()
}

each_engine! {
    async fn the_accessible_client_finds_what_it_reads(town: Town = UNLIMITED) {
        decides(&town, json!({
            "marketplace.moderation_enabled": false, "marketplace.allow_shipping": true, "marketplace.allow_hybrid_pricing": true,
        })).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        crate::wallet::grant(&town, &ada, 10_000).await;
        let (buyer, seller) = (Page(&ada), Page(&ben));
        let furniture = category(&town, "furniture").await;

        // The seller: who they are, what they sell, how it is sent and when it is fetched.
        let profile = json!({"seller_type": "private", "display_name": "Ben's bench", "bio": "Wood.", "address_line1": "Quay 1"});
        seller.posts("marketplace/seller/profile", profile, "/data", &[SELLER]).await;
        let form = json!({
            "title": "Oak table", "tagline": "Solid", "description": "Seats six.", "price": 80, "price_currency": "EUR", "price_type": "fixed",
            "time_credit_price": 2, "category_id": furniture, "condition": "good", "delivery_method": "both", "shipping_available": true,
            "location": "Quay 1", "latitude": 53.27, "longitude": -9.06, "quantity": 1, "inventory_count": 9, "_csrf": "x",
        });
        let table = number(&seller.posts("marketplace/listings", form.clone(), "/data", &[ITEM, DETAIL, OWNER]).await);
        let listing = format!("marketplace/listings/{table}");
        seller.puts(&listing, json!({"title": "Elm table", "quantity": 2}), "/data", &[ITEM, DETAIL, OWNER]).await;
        seller.posts(&format!("{listing}/renew"), json!({"duration_days": 30}), "/data", &[ITEM, DETAIL, OWNER]).await;
        lists(&seller, &format!("marketplace/listings?user_id={}&status=active&limit=20", ben.id), &[ITEM]).await;
        let gift = json!({"title": "Rag rug", "description": "Soft.", "price_type": "free", "category_id": furniture, "latitude": 53.3, "longitude": -9.1});
        let gift = number(&seller.posts("marketplace/listings", gift, "/data", &[ITEM]).await);
        let courier = json!({"courier_name": "Post", "courier_code": "post", "price": 5, "estimated_days": 3, "is_default": true});
        let courier = number(&seller.posts("marketplace/seller/shipping-options", courier, "/data", &[SHIPPING]).await);
        seller.reads("marketplace/seller/shipping-options", "/data/0", &[SHIPPING]).await;
        let begins = town.clock.now() + TimeDelta::days(1);
        let slot = json!({"slot_start": begins, "slot_end": begins + TimeDelta::hours(2), "capacity": 3, "is_recurring": false, "is_active": true});
        let slot = number(&seller.posts("marketplace/seller/pickup-slots", slot, "/data", &[SLOT]).await);
        seller.puts(&format!("marketplace/seller/pickup-slots/{slot}"), json!({"capacity": 4}), "/data", &[SLOT]).await;
        seller.reads("marketplace/seller/pickup-slots", "/data/0", &[SLOT]).await;
        let coupon = json!({"code": "TEN", "title": "A tenth off", "discount_type": "percent", "discount_value": 10, "status": "active"});
        let coupon = number(&seller.posts("marketplace/seller/coupons", coupon, "/data", &[COUPON]).await);
        seller.puts(&format!("marketplace/seller/coupons/{coupon}"), json!({"max_uses": 9}), "/data", &[COUPON]).await;
        seller.reads("marketplace/seller/coupons", "/data/items/0", &[COUPON]).await;
        buyer.reads("coupons", "/data/items/0", &[COUPON]).await;
        buyer.reads(&format!("coupons/{coupon}"), "/data", &[COUPON]).await;
        seller.reads("marketplace/seller/dashboard", "/data", &["active_listings,draft_listings,sold_listings,expired_listings,total_listings,
            total_views,total_saves,pending_offers,total_revenue,revenue_currency,revenue_by_currency"]).await;

        // Whoever looks around.
        town.db().run("UPDATE marketplace_listings SET promoted_until = $2, promotion_type = 'bump' WHERE id = $1", params![table, begins]).await.unwrap();
        buyer.reads("marketplace/categories", "/data/0", &[CATEGORY]).await;
        buyer.reads(&format!("marketplace/categories/{furniture}/template"), "/data", &["category_id,name,fields"]).await;
        let search = format!("marketplace/listings?q=elm&category_id={furniture}&condition=good,fair&delivery_method=both&price_min=1&price_max=99&seller_type=private&posted_within=30&sort=newest&limit=20");
        for path in ["marketplace/listings?featured_first=true", search.as_str(), "marketplace/categories/furniture/listings", "marketplace/listings/free"] {
            lists(&buyer, path, &[ITEM]).await;
        }
        buyer.reads("marketplace/listings/featured?limit=6", "/data/0", &[ITEM]).await;
        buyer.reads("marketplace/listings/nearby?latitude=53.27&longitude=-9.06", "/data/0", &[ITEM, "latitude,longitude,distance_km"]).await;
        buyer.reads(&listing, "/data", &[ITEM, DETAIL]).await;
        buyer.reads(&format!("marketplace/sellers/{}", ben.id), "/data", &[SELLER]).await;
        lists(&buyer, &format!("marketplace/sellers/{}/listings", ben.id), &[ITEM]).await;
        buyer.reads(&format!("marketplace/sellers/{}/shipping-options", ben.id), "/data/0", &[SHIPPING]).await;
        buyer.reads(&format!("{listing}/pickup-slots"), "/data/0", &[SLOT]).await;
        buyer.posts(&format!("{listing}/save"), json!({}), "/data", &["saved"]).await;
        lists(&buyer, "marketplace/listings/saved", &[ITEM]).await;
        buyer.finds((Method::DELETE, &format!("{listing}/save"), None), "/data", &["saved"]).await;

        // Offers, in both directions.
        let offers = format!("{listing}/offers");
        let mut talk = Vec::new();
        for (answer, body) in [("decline", json!({})), ("counter", json!({"amount": 70, "message": "Seventy."}))] {
            let made = number(&buyer.posts(&offers, json!({"amount": 60, "message": "Sixty?"}), "/data", &[OFFER]).await);
            seller.puts(&format!("marketplace/offers/{made}/{answer}"), body, "/data", &[OFFER]).await;
            talk.push(made);
        }
        lists(&buyer, "marketplace/my-offers/sent", &[OFFER]).await;
        lists(&seller, "marketplace/my-offers/received", &[OFFER]).await;
        buyer.finds((Method::DELETE, &format!("marketplace/offers/{}", talk[1]), None), "/data", &["message"]).await;
        let agreed = number(&buyer.posts(&offers, json!({"amount": 61}), "/data", &[OFFER]).await);
        seller.puts(&format!("marketplace/offers/{agreed}/counter"), json!({"amount": 65}), "/data", &[OFFER]).await;
        buyer.puts(&format!("marketplace/offers/{agreed}/accept-counter"), json!({}), "/data", &[OFFER]).await;
        buyer.reads(&format!("{listing}?offer_id={agreed}"), "/data", &[ITEM, DETAIL]).await;
        buyer.reads(&format!("{listing}/pickup-slots?offer_id={agreed}"), "/data/0", &[SLOT]).await;

        // Orders: from the offer, sent, for hours, and given away.
        let wish = |more: Value| {
            let mut wish = json!({"idempotency_key": format!("key-of-a-page-{}", more), "delivery_notes": "Ring.", "delivery_choice": "pickup"});
            wish["idempotency_key"] = json!(wish["idempotency_key"].as_str().unwrap().chars().take(100).collect::<String>());
            wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            wish
        };
        let sent = json!({"listing_id": table, "offer_id": agreed, "shipping_option_id": courier});
        let sent = number(&buyer.posts("marketplace/orders", wish(sent), "/data", &[ORDER]).await);
        let fetched = json!({"listing_id": table, "payment_method": "time_credits", "pickup_slot_id": slot});
        let fetched = number(&buyer.posts("marketplace/orders", wish(fetched), "/data", &[ORDER]).await);
        let given = number(&buyer.posts("marketplace/orders", wish(json!({"listing_id": gift, "pickup_slot_id": slot})), "/data", &[ORDER]).await);
        for status in ["", "?status=paid,shipped,delivered,pending_payment", "?status=pending_payment&limit=20"] {
            lists(&buyer, &format!("marketplace/orders/purchases{status}"), &[ORDER]).await;
            lists(&seller, &format!("marketplace/orders/sales{status}"), &[ORDER]).await;
        }
        let order = |id: i64, what: &str| format!("marketplace/orders/{id}{what}");
        buyer.reads(&order(sent, ""), "/data", &[ORDER]).await;
        seller.puts(&order(sent, "/confirm-payment"), json!({}), "/data", &[ORDER]).await;
        let parcel = json!({"shipping_method": "post", "tracking_number": "RR1", "tracking_url": "https://carrier.example/RR1"});
        seller.puts(&order(sent, "/ship"), parcel, "/data", &[ORDER]).await;
        buyer.puts(&order(sent, "/confirm-delivery"), json!({}), "/data", &[ORDER]).await;
        let code = buyer.reads("marketplace/me/pickups", "/data/1", &[PICKUP]).await["qr_code"].clone();
        seller.posts("marketplace/seller/pickup-scan", json!({"qr_code": code}), "/data", &["id,order_id,listing_id,status,picked_up_at"]).await;
        buyer.puts(&order(given, "/cancel"), json!({"reason": "Found one."}), "/data", &[ORDER]).await;
        let done = "UPDATE marketplace_orders SET status = 'completed', completed_at = $2 WHERE id = $1";
        town.db().run(done, params![sent, town.clock.now()]).await.unwrap();
        let said = json!({"rating": 5, "comment": "As described.", "is_anonymous": false, "role": "buyer"});
        buyer.posts(&order(sent, "/rate"), said, "/data", &[RATING]).await;
        seller.reads(&order(sent, "/ratings"), "/data/0", &[RATING]).await;
        seller.reads(&order(sent, ""), "/data/ratings/0", &[RATING]).await;
        let complaint = json!({"reason": "damaged", "description": "A leg is off."});
        buyer.posts(&order(fetched, "/dispute"), complaint, "/data", &["id,order_id,opened_by,reason,description,evidence_urls,status,prior_order_status,created_at"]).await;
        seller.reads(&order(fetched, ""), "/data/dispute", &["id,reason,status,created_at"]).await;
        let complaint = json!({"reason": "misleading", "description": "It is elm."});
        buyer.posts(&format!("{listing}/report"), complaint, "/data", &["id,status,message"]).await;
        seller.reads("marketplace/reports", "/data/0", &["id,marketplace_listing_id,reason,status,can_appeal,viewer_role,listing{id,title,status}"]).await;

        // What is taken away.
        seller.finds((Method::DELETE, &format!("marketplace/seller/coupons/{coupon}"), None), "/data", &["deleted"]).await;
        let begins = town.clock.now() + TimeDelta::days(2);
        let spare = json!({"slot_start": begins, "slot_end": begins + TimeDelta::hours(2)});
        let spare = number(&seller.posts("marketplace/seller/pickup-slots", spare, "/data", &[SLOT]).await);
        seller.finds((Method::DELETE, &format!("marketplace/seller/pickup-slots/{spare}"), None), "/data", &["deleted"]).await;
        assert_eq!(seller.call(Method::DELETE, &listing, None).await, Value::Null);
    }

    async fn what_is_shared_or_embedded_has_a_shape_of_its_own(town: Town = UNLIMITED) {
        decides(&town, json!({"marketplace.moderation_enabled": false})).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let made = json!({"title": "Oak table!", "description": "word ".repeat(60), "price": 80, "time_credit_price": null});
        let id = number(&ben.post("/marketplace/listings", made).await.ok().json()["data"]);
        let path = format!("/marketplace/listings/{id}");
        let plain = ada.get(&path).await.ok().json()["data"].clone();
        assert_eq!(plain.get("public_contract"), None);
        let shared = ada.get(&format!("{path}?include=public_contract")).await.ok().json()["data"].clone();
        let contract = &shared["public_contract"];
        assert_eq!(contract["slug"], format!("oak-table-{id}"));
        assert!(contract["excerpt"].as_str().unwrap().chars().count() <= 180, "{contract}");
        assert_eq!(contract["price"], json!({"amount": 80.0, "currency": "EUR", "price_type": "fixed", "time_credits": null}));
        assert_eq!(contract["seller"]["id"], ben.id);
        assert_eq!(contract["delivery"], json!({"method": "pickup", "shipping_available": false, "local_pickup": true}));
        for name in ["title", "category", "condition", "location", "status", "created_at", "expires_at"] {
            assert_eq!(contract[name], shared[name], "{name}");
        }
        // By the header as well, and in lists.
        for list in ["/marketplace/listings", path.as_str()] {
            let mut asked = ada.request(Method::GET, list, None);
            asked.headers_mut().insert("x-public-contract", "1".parse().unwrap());
            let found = ada.send(asked).await.ok().json()["data"].clone();
            let found = found.get(0).cloned().unwrap_or(found);
            assert_eq!(found["public_contract"], *contract, "{list}");
        }
        for list in ["/marketplace/listings?include=nothing", "/marketplace/listings"] {
            assert_eq!(ada.get(list).await.ok().json()["data"][0].get("public_contract"), None, "{list}");
        }
    }
}
