//! Disputes: who opens and decides them, and what moves back.

use super::*;
use crate::each_engine;

async fn open(person: &Person, order: i64) -> Heard {
    let body = json!({ "reason": "damaged", "description": "A wheel is off.", "evidence_urls": ["https://pictures.example/wheel.jpg"] });
    person.post(&format!("/marketplace/orders/{order}/dispute"), body).await
}

async fn resolve(admin: &Person, dispute: i64, body: Value) -> Heard {
    let path = format!("/admin/marketplace/disputes/{dispute}/resolve");
    admin.send(admin.request(Method::PUT, &path, Some(body))).await
}

fn decision(resolution: &str) -> Value {
    json!({ "resolution": resolution, "resolution_notes": "The picture shows it." })
}

each_engine! {
    async fn hours_move_back_once_and_the_seller_may_owe_them(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let second = town.member_as("harbour", "second", "admin").await;
        grant(&town, &ada, 1_000).await;
        let about = listing(&town, &ben, HOURS).await;
        let made = id(&order(&ada, about, 1).await);
        // The seller spends what they got.
        let spent = json!({ "user_id": cleo.id, "amount": 1.5, "description": "" });
        ben.post("/wallet/transfer", spent).await.ok();
        let dispute = open(&ada, made).await;
        assert_eq!(dispute.status, 201, "{}", dispute.text());
        let dispute = dispute.json()["data"].clone();
        assert_eq!((&dispute["status"], &dispute["prior_order_status"]), (&json!("open"), &json!("paid")));
        assert_eq!(dispute["order"]["listing"], json!({ "id": about, "title": "Wooden train" }));
        let seen = ben.get(&format!("/marketplace/orders/{made}")).await.ok().json();
        assert_eq!((&seen["data"]["status"], &seen["data"]["dispute"]["reason"]), (&json!("disputed"), &json!("damaged")));
        let partly = json!({ "resolution": "buyer", "resolution_notes": "Half.", "refund_amount": 0.5 });
        assert_eq!(resolve(&admin, id(&dispute), partly).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "refund_amount".to_owned()));
        let (one, other) = tokio::join!(resolve(&admin, id(&dispute), decision("buyer")), resolve(&second, id(&dispute), decision("buyer")));
        let mut statuses = [one.status, other.status].map(|status| status.as_u16());
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 422], "only one of the two decides");
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await, has(&town, &cleo).await), (1_000, -150, 150));
        assert_eq!(stock(&town, about).await, (Some(3), "active".to_owned()));
        let seen = ada.get(&format!("/marketplace/orders/{made}")).await.ok().json();
        assert_eq!(seen["data"]["status"], "refunded");
        assert!(seen["data"]["wallet_refund_transaction_id"].is_number());
        assert_eq!(resolve(&admin, id(&dispute), decision("buyer")).await.status, 422);
        all_is_sound(&town).await;
        town.deliver().await;
        let told = "SELECT COUNT(*) FROM notifications WHERE type = 'marketplace_dispute_";
        for (kind, times) in [("opened", 1), ("for_buyer", 2), ("filed", 2)] {
            assert_eq!(count(&town, &format!("{told}{kind}'")).await, times, "{kind}");
        }
    }

    async fn for_the_seller_or_closed_the_order_goes_on_where_it_stood(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        for (number, (resolution, becomes)) in [("seller", "resolved_seller"), ("closed", "closed")].into_iter().enumerate() {
            let about = listing(&town, &ben, CASH).await;
            let made = id(&order(&ada, about, number).await);
            assert_eq!(open(&ada, made).await.refusal().0, 422, "not before it is paid");
            act(&ben, made, "confirm-payment").await.ok();
            act(&ben, made, "ship").await.ok();
            let dispute = id(&open(&ben, made).await.json()["data"]);
            assert_eq!(open(&ada, made).await.refusal().0, 422);
            assert_eq!(act(&ada, made, "confirm-delivery").await.refusal().0, 422);
            let with_money = json!({ "resolution": resolution, "resolution_notes": "No.", "refund_amount": 1 });
            assert_eq!(resolve(&admin, dispute, with_money).await.refusal().2, "refund_amount");
            let decided = resolve(&admin, dispute, decision(resolution)).await.ok().json();
            let expected = json!({ "message": "The dispute is decided.", "status": becomes, "action_taken": null });
            assert_eq!(decided["data"], expected);
            assert_eq!(status(&town, made).await, "shipped");
            // Only a closed one makes room for another.
            assert_eq!(open(&ada, made).await.status, if resolution == "closed" { 201 } else { 422 });
        }
        all_is_sound(&town).await;
    }

    async fn money_is_given_back_off_the_platform_in_part_or_in_full(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        for (number, (amount, refunded, stands, left)) in
            [(json!(5), 5.0, "paid", 1), (json!(12.5), 12.5, "refunded", 2), (Value::Null, 12.5, "refunded", 2)].into_iter().enumerate()
        {
            let about = listing(&town, &ben, Sold { stock: Some(2), ..CASH }).await;
            let made = id(&order(&ada, about, number).await);
            act(&ben, made, "confirm-payment").await.ok();
            let dispute = id(&open(&ada, made).await.json()["data"]);
            let too_much = json!({ "resolution": "buyer", "resolution_notes": "All.", "refund_amount": 12.51 });
            assert_eq!(resolve(&admin, dispute, too_much).await.refusal().2, "refund_amount");
            let body = json!({ "resolution": "buyer", "resolution_notes": "All.", "refund_amount": amount });
            resolve(&admin, dispute, body).await.ok();
            assert_eq!((status(&town, made).await.as_str(), stock(&town, about).await.0), (stands, Some(left)));
            let list = admin.get("/admin/marketplace/disputes?status=resolved_buyer").await.ok().json();
            let last = list["data"].as_array().unwrap().last().unwrap().clone();
            assert_eq!(last["refund_amount"], json!(refunded));
        }
        let list = admin.get("/admin/marketplace/disputes").await.ok().json();
        assert_eq!((&list["data"], &list["meta"]["total"], &list["meta"]["total_pages"]), (&json!([]), &json!(0), &json!(0)));
        all_is_sound(&town).await;
    }

    async fn both_parties_hear_who_won_and_what_goes_back_and_look_it_up(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        grant(&town, &ada, 1_000).await;
        let find = "query ($id: ID!) { node(id: $id) { ... on MarketplaceDispute { status refundAmount resolutionNotes description } } }";
        let table = [
            (CASH, "buyer", json!(10), "resolved_buyer", json!(10.0), "for_buyer",
                "The dispute about Wooden train is decided for the buyer, who gets back: 10.00 EUR. The picture shows it."),
            (HOURS, "buyer", Value::Null, "resolved_buyer", json!(1.5), "for_buyer",
                "The dispute about Wooden train is decided for the buyer, who gets back: 1.50 h. The picture shows it."),
            (GIFT, "buyer", Value::Null, "resolved_buyer", json!(0.0), "for_buyer",
                "The dispute about Wooden train is decided for the buyer, who gets back: 0.00 EUR. The picture shows it."),
            (CASH, "seller", Value::Null, "resolved_seller", Value::Null, "for_seller",
                "The dispute about Wooden train is decided for the seller. The order stays as it was. The reason: The picture shows it."),
            (CASH, "closed", Value::Null, "closed", Value::Null, "resolved",
                "The dispute about Wooden train is closed without a decision. The order stays as it was. The reason: The picture shows it."),
        ];
        for (number, (sold, resolution, asked, stands, back, kind, sentence)) in table.into_iter().enumerate() {
            let about = listing(&town, &ben, sold).await;
            let made = id(&order(&ada, about, number).await);
            if sold.price.is_some() {
                act(&ben, made, "confirm-payment").await.ok();
            }
            let dispute = id(&open(&ada, made).await.json()["data"]);
            let name = contract::runtime::graph::encode_id("MarketplaceDispute", dispute);
            let path = format!("/marketplace/orders/{made}");
            let seen = ben.get(&path).await.ok().json()["data"]["dispute"].clone();
            let undecided = (&seen["resolution_notes"], &seen["refund_amount"], &seen["resolved_at"]);
            assert_eq!(undecided, (&Value::Null, &Value::Null, &Value::Null));
            let body = json!({ "resolution": resolution, "resolution_notes": "The picture shows it.", "refund_amount": asked });
            resolve(&admin, dispute, body).await.ok();
            for person in [&ada, &ben] {
                let seen = person.get(&path).await.ok().json()["data"]["dispute"].clone();
                let expected = json!({ "id": dispute, "reason": "damaged", "status": stands, "resolution_notes": "The picture shows it.",
                    "refund_amount": back, "created_at": seen["created_at"], "resolved_at": seen["resolved_at"] });
                assert_eq!(seen, expected);
                assert!(seen["resolved_at"].is_string(), "{seen}");
            }
            // The parties and those who decide find it by its id; nobody else does.
            for person in [&ada, &ben, &admin] {
                let found = person.graphql(find, json!({ "id": name })).await.ok().json()["data"]["node"].clone();
                let expected = json!({ "status": stands.to_uppercase(), "refundAmount": back, "resolutionNotes": "The picture shows it.",
                    "description": "A wheel is off." });
                assert_eq!(found, expected);
            }
            let refused = cleo.graphql(find, json!({ "id": name })).await.json();
            let told = (&refused["data"]["node"], &refused["errors"][0]["extensions"]["code"]);
            assert_eq!(told, (&Value::Null, &json!("NOT_FOUND")));
            town.deliver().await;
            let lines = "SELECT user_id, message FROM notifications WHERE type = $1 AND link = $2 ORDER BY user_id";
            let with = params![format!("marketplace_dispute_{kind}"), format!("/marketplace/orders/{made}")];
            let lines: Vec<(i64, String)> = town.db().all(lines, with).await.unwrap();
            assert_eq!(lines, [ada.id, ben.id].map(|to| (to, sentence.to_owned())));
            let letters = "SELECT COUNT(*) FROM notification_queue WHERE activity_type = $1 AND email_body LIKE '%The picture shows it.'";
            let written: i64 = town.db().one(letters, params![format!("marketplace_dispute_{kind}")]).await.unwrap();
            assert!(written >= 2, "{kind} is said in letters, too");
        }
        all_is_sound(&town).await;
    }

    async fn nobody_decides_about_their_own_order(town: Town) {
        let [ada, cleo] = town.members(["ada", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &admin, GIFT).await;
        let made = id(&order(&ada, about, 1).await);
        assert_eq!(open(&cleo, made).await.refusal().0, 403);
        let bad = json!({ "reason": "other", "description": "Look.", "evidence_urls": ["javascript:alert(1)"] });
        let bad = ada.post(&format!("/marketplace/orders/{made}/dispute"), bad).await;
        assert_eq!(bad.refusal(), (422, "VALIDATION_ERROR".to_owned(), "evidence_urls".to_owned()));
        let dispute = id(&open(&ada, made).await.json()["data"]);
        assert_eq!(resolve(&admin, dispute, decision("seller")).await.refusal().1, "AUTH_INSUFFICIENT_PERMISSIONS");
        assert_eq!(resolve(&ada, dispute, decision("buyer")).await.status, 403);
        let other = town.member_as("harbour", "second", "admin").await;
        resolve(&other, dispute, decision("buyer")).await.ok();
        assert_eq!(status(&town, made).await, "refunded");
        assert_eq!(stock(&town, about).await, (Some(1), "active".to_owned()));
        all_is_sound(&town).await;
    }

    async fn hours_that_came_back_before_do_not_move_twice(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        grant(&town, &ada, 1_000).await;
        let about = listing(&town, &ben, HOURS).await;
        let made = order(&ada, about, 1).await;
        let reverse = format!("/admin/wallet/transactions/{}/reverse", made["wallet_transaction_id"]);
        admin.post(&reverse, json!({ "reason": "A mistake" })).await.ok();
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (1_000, 0));
        let moved = count(&town, "SELECT COUNT(*) FROM transactions").await;
        let dispute = id(&open(&ada, id(&made)).await.json()["data"]);
        resolve(&admin, dispute, decision("buyer")).await.ok();
        let seen = ada.get(&format!("/marketplace/orders/{}", id(&made))).await.ok().json()["data"].clone();
        let back = "SELECT id FROM transactions WHERE reverses_id IS NOT NULL";
        let back: i64 = town.db().one(back, params![]).await.unwrap();
        assert_eq!((&seen["status"], &seen["wallet_refund_transaction_id"]), (&json!("refunded"), &json!(back)));
        assert_eq!(count(&town, "SELECT COUNT(*) FROM transactions").await, moved);
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (1_000, 0));
        assert_eq!(stock(&town, about).await, (Some(3), "active".to_owned()));
        all_is_sound(&town).await;
    }

    async fn a_decision_that_somebody_left_undone_is_made_by_another(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let gone = town.member_as("harbour", "gone", "admin").await;
        let about = listing(&town, &ben, GIFT).await;
        let made = id(&order(&ada, about, 1).await);
        let dispute = id(&open(&ada, made).await.json()["data"]);
        let taken = "UPDATE marketplace_disputes SET status = 'under_review', resolved_by = $2, updated_at = $3 WHERE id = $1";
        town.db().run(taken, params![dispute, gone.id, town.clock.now()]).await.unwrap();
        town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![gone.id]).await.unwrap();
        assert_eq!(resolve(&admin, dispute, decision("buyer")).await.refusal().0, 422);
        town.later(chrono::TimeDelta::minutes(1));
        resolve(&admin, dispute, decision("buyer")).await.ok();
        assert_eq!((status(&town, made).await.as_str(), stock(&town, about).await.0), ("refunded", Some(1)));
        let by: i64 = town.db().one("SELECT resolved_by FROM marketplace_disputes WHERE id = $1", params![dispute]).await.unwrap();
        assert_eq!(by, admin.id);
        all_is_sound(&town).await;
    }

    async fn disputes_in_an_unknown_state_are_refused(town: Town) {
        let admin = town.member_as("harbour", "warden", "admin").await;
        for list in ["disputes", "reports"] {
            let refused = admin.get(&format!("/admin/marketplace/{list}?status=bogus")).await.refusal();
            assert_eq!(refused, (422, "validation_failed".to_owned(), "status".to_owned()), "{list}");
        }
    }
}
