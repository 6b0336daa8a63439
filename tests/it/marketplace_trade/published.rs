//! The seven operations of the marketplace that the first seed publishes answer with its members and no others.

use super::*;
use crate::each_engine;

/// What an answer is made of: null for every value, and one of each list.
fn bare(answer: &Value) -> Value {
    match answer {
        Value::Object(members) => members.iter().map(|(name, value)| (name.clone(), bare(value))).collect(),
        Value::Array(all) => all.iter().take(1).map(bare).collect(),
        _ => Value::Null,
    }
}

/// An object whose members are null but for some.
fn object(names: &str, members: Value) -> Value {
    let mut made: Value = names.split_whitespace().map(|name| (name.to_owned(), Value::Null)).collect();
    for (name, value) in members.as_object().unwrap() {
        made[name] = value.clone();
    }
    made
}

fn answers(data: Value, meta: &str) -> Value {
    json!({ "data": data, "meta": object(meta, json!({})) })
}

const ACTION: &str = "message status action_taken";
const REPORT: &str =
    "id marketplace_listing_id reason description status acknowledged_at resolved_at appeal_resolved_at
    resolution_reason action_taken appeal_text can_appeal viewer_role";
const ORDER: &str = "id order_number status quantity unit_price total_price currency time_credits_used wallet_transaction_id
    wallet_refund_transaction_id loyalty_redemption_id payment_method requires_payment payment_expires_at shipping_method shipping_option_id
    shipping_cost tracking_number tracking_url delivery_notes buyer_confirmed_at seller_confirmed_at auto_complete_at cancelled_at
    escrow_released_at created_at updated_at cancellation_reason dispute";
const DISPUTE: &str =
    "id order_id reason description status prior_order_status resolution_notes refund_amount created_at resolved_at";
const PAGE: &str = "base_url current_page per_page total total_pages has_more";

each_engine! {
    async fn what_is_published_has_the_seeds_members_and_no_others(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let person = || object("id name avatar_url", json!({}));
        let action = || answers(object(ACTION, json!({})), "base_url");
        let put = async |path: String, said: Value| {
            bare(&admin.send(admin.request(Method::PUT, &path, Some(said))).await.ok().json())
        };

        let wish = json!({ "listing_id": about, "idempotency_key": "one-of-the-published", "delivery_address": { "street": "Quay 1" } });
        let made = ada.post("/marketplace/orders", wish).await.ok().json();
        let listed = object("id title price price_currency status delivery_method image", json!({}));
        let address = json!({ "street": null });
        let order = json!({ "listing": listed, "buyer": person(), "seller": person(), "ratings": [], "delivery_address": address });
        assert_eq!(bare(&made), answers(object(ORDER, order), "base_url"));

        let claim = json!({ "reason": "misleading", "description": "It is no oak.", "evidence_urls": ["https://pictures.example/table.jpg"] });
        let report = id(&ada.post(&format!("/marketplace/listings/{about}/report"), claim).await.ok().json()["data"]);
        let whole = object(REPORT, json!({ "evidence_urls": [null], "listing": object("id title status", json!({})) }));
        assert_eq!(bare(&ada.get("/marketplace/reports").await.ok().json()), answers(json!([whole.clone()]), "base_url"));
        assert_eq!(bare(&ada.get(&format!("/marketplace/reports/{report}")).await.ok().json()), answers(whole, "base_url"));
        let decided = json!({ "action_taken": "none", "resolution_reason": "The picture shows oak." });
        put(format!("/admin/marketplace/reports/{report}/resolve"), decided.clone()).await;
        let appeal = json!({ "appeal_text": "Look at the legs of the table, please." });
        let heard = ada.post(&format!("/marketplace/reports/{report}/appeal"), appeal).await.ok().json();
        assert_eq!(bare(&heard), answers(object("id status message", json!({})), "base_url"));
        assert_eq!(put(format!("/admin/marketplace/reports/{report}/resolve-appeal"), decided).await, action());

        let order = id(&made["data"]);
        act(&ben, order, "confirm-payment").await.ok();
        let said = json!({ "reason": "damaged", "description": "A leg is off.", "evidence_urls": ["https://pictures.example/leg.jpg"] });
        let dispute = id(&ada.post(&format!("/marketplace/orders/{order}/dispute"), said).await.ok().json()["data"]);
        let sold = json!({ "listing": object("id title", json!({})), "buyer": person(), "seller": person() });
        let sold = object("id order_number total_price time_credits_used currency status", sold);
        let whole = object(DISPUTE, json!({ "evidence_urls": [null], "opened_by": person(), "order": sold }));
        assert_eq!(bare(&admin.get("/admin/marketplace/disputes").await.ok().json()), answers(json!([whole]), PAGE));
        let decided = json!({ "resolution": "closed", "resolution_notes": "They agreed." });
        assert_eq!(put(format!("/admin/marketplace/disputes/{dispute}/resolve"), decided).await, action());
    }
}
