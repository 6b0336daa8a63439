//! Offers: the way to an agreement, and the order that comes of it.

use chrono::TimeDelta;
use timeweave::marketplace::trade::offers::tasks as offer_tasks;

use super::*;
use crate::each_engine;

/// Only by an offer.
const TALK: Sold = Sold { price_type: "negotiable", ..CASH };

async fn offer(buyer: &Person, listing: i64, amount: f64) -> i64 {
    let heard = buyer.post(&format!("/marketplace/listings/{listing}/offers"), json!({ "amount": amount })).await;
    assert_eq!(heard.status, 201, "{}", heard.text());
    id(&heard.json()["data"])
}

async fn answer(person: &Person, offer: i64, action: &str) -> Heard {
    if action == "withdraw" {
        return person.delete(&format!("/marketplace/offers/{offer}")).await;
    }
    let body = (action == "counter").then(|| json!({ "amount": 11, "message": "Eleven." }));
    person.send(person.request(Method::PUT, &format!("/marketplace/offers/{offer}/{action}"), body)).await
}

async fn stands(town: &Town, offer: i64) -> String {
    town.db().one("SELECT status FROM marketplace_offers WHERE id = $1", params![offer]).await.unwrap()
}

/// Who was told so of an offer, in the order of their ids.
async fn told(town: &Town, what: &str) -> Vec<i64> {
    town.deliver().await;
    let sql = "SELECT user_id FROM notifications WHERE type = $1 ORDER BY user_id";
    town.db().all(sql, params![format!("marketplace_offer_{what}")]).await.unwrap()
}

fn from(offer: i64, listing: i64, number: usize) -> Value {
    json!({ "listing_id": listing, "offer_id": offer, "idempotency_key": format!("key-of-one-order-{number}") })
}

each_engine! {
    async fn a_counter_offer_is_accepted_and_ordered_once(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let about = listing(&town, &ben, Sold { stock: Some(2), ..TALK }).await;
        let (mine, theirs) = (offer(&ada, about, 10.0).await, offer(&cleo, about, 9.0).await);
        assert_eq!(ada.post(&format!("/marketplace/listings/{about}/offers"), json!({ "amount": 12 })).await.refusal().0, 422);
        let countered = answer(&ben, mine, "counter").await.ok().json();
        assert_eq!((&countered["data"]["counter_amount"], &countered["data"]["amount"]), (&json!(11.0), &json!(10.0)));
        let agreed = answer(&ada, mine, "accept-counter").await.ok().json();
        assert_eq!((&agreed["data"]["status"], &agreed["data"]["amount"]), (&json!("accepted"), &json!(11.0)));
        assert_eq!((stands(&town, theirs).await.as_str(), stock(&town, about).await.1.as_str()), ("declined", "reserved"));
        // Reserved for ada alone.
        assert_eq!(cleo.post("/marketplace/orders", body(about, 1)).await.refusal().0, 422);
        assert_eq!(cleo.post("/marketplace/orders", from(mine, about, 1)).await.refusal().0, 403);
        assert_eq!(ada.post("/marketplace/orders", from(99_999, about, 1)).await.refusal().0, 404);
        let two = json!({ "listing_id": about, "offer_id": mine, "idempotency_key": "key-of-one-order-1", "quantity": 2 });
        assert_eq!(ada.post("/marketplace/orders", two).await.refusal().0, 422);
        let made = ada.post("/marketplace/orders", from(mine, about, 1)).await.ok().json()["data"].clone();
        assert_eq!((&made["total_price"], &made["status"]), (&json!(11.0), &json!("pending_payment")));
        assert_eq!(stock(&town, about).await, (Some(1), "active".to_owned()));
        // The offer is what a repetition is known by, whatever its key; but not if it says something else.
        let again = ada.post("/marketplace/orders", from(mine, about, 2)).await.ok().json()["data"].clone();
        assert_eq!(again["id"], made["id"]);
        let noted = json!({ "listing_id": about, "offer_id": mine, "idempotency_key": "key-of-one-order-1", "delivery_notes": "Ring." });
        assert_eq!(ada.post("/marketplace/orders", noted).await.refusal().0, 422);
        // Called off, it makes room for another order from the same offer.
        act(&ada, id(&made), "cancel").await.ok();
        let anew = ada.post("/marketplace/orders", from(mine, about, 1)).await.ok().json()["data"].clone();
        assert_ne!(anew["id"], made["id"]);
        town.later(TimeDelta::days(3));
        assert_eq!(offer_tasks::tick(town.world()).await.unwrap(), 0, "it was ordered");
        all_is_sound(&town).await;
    }

    async fn every_answer_in_every_status_by_everybody(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let ways: [(&str, &[(&Person, &str)]); 6] = [
            ("pending", &[]),
            ("countered", &[(&ben, "counter")]),
            ("accepted", &[(&ben, "accept")]),
            ("declined", &[(&ben, "decline")]),
            ("withdrawn", &[(&ada, "withdraw")]),
            ("expired", &[]),
        ];
        let open = ["pending", "countered"];
        for (from, way) in ways {
            for (action, by_seller, starts, becomes) in [
                ("accept", true, &open[..], "accepted"),
                ("decline", true, &open[..], "declined"),
                ("counter", true, &open[..], "countered"),
                ("accept-counter", false, &open[1..], "accepted"),
                ("withdraw", false, &open[..], "withdrawn"),
            ] {
                for (person, is_seller) in [(&ada, Some(false)), (&ben, Some(true)), (&cleo, None)] {
                    let about = listing(&town, &ben, TALK).await;
                    let made = offer(&ada, about, 10.0).await;
                    for (one, step) in way {
                        answer(one, made, step).await.ok();
                    }
                    if from == "expired" {
                        // As the clock leaves it.
                        town.db().run("UPDATE marketplace_offers SET status = 'expired' WHERE id = $1", params![made]).await.unwrap();
                    }
                    let heard = answer(person, made, action).await;
                    let expected = match is_seller {
                        Some(side) if side == by_seller => if starts.contains(&from) { 200 } else { 422 },
                        _ => 403,
                    };
                    assert_eq!(heard.status.as_u16(), expected, "{action} from {from}: {}", heard.text());
                    assert_eq!(stands(&town, made).await, if expected == 200 { becomes } else { from });
                }
            }
        }
        assert_eq!(answer(&ada, 99_999, "accept").await.refusal().0, 404);
    }

    async fn what_nobody_answers_or_orders_in_time_is_over(town: Town = UNLIMITED) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let (one, other) = (listing(&town, &ben, TALK).await, listing(&town, &ben, TALK).await);
        let (unanswered, accepted) = (offer(&ada, one, 10.0).await, offer(&ada, other, 10.0).await);
        answer(&ben, accepted, "accept").await.ok();
        town.later(TimeDelta::days(2) - TimeDelta::seconds(1));
        assert_eq!(offer_tasks::tick(town.world()).await.unwrap(), 0);
        town.later(TimeDelta::seconds(1));
        for person in [&mut ada, &mut ben] {
            person.signs_in().await;
        }
        assert_eq!(answer(&ben, unanswered, "accept").await.refusal().0, 422);
        assert_eq!(ada.post("/marketplace/orders", from(accepted, other, 1)).await.refusal().0, 422);
        let (first, second) = tokio::join!(offer_tasks::tick(town.world()), offer_tasks::tick(town.world()));
        assert_eq!(first.unwrap() + second.unwrap(), 2);
        for made in [unanswered, accepted] {
            assert_eq!(stands(&town, made).await, "expired");
        }
        assert_eq!(stock(&town, other).await.1, "active");
        // Both hear of what they had agreed on.
        assert_eq!(told(&town, "expired").await, [ada.id, ben.id]);
        // Somebody may offer anew.
        offer(&ada, one, 10.0).await;
    }

    async fn both_hear_of_offers_and_only_they_see_them(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let about = listing(&town, &ben, TALK).await;
        for (amount, field) in [(json!(0), "amount"), (json!(0.001), "amount"), (Value::Null, "amount")] {
            let heard = ada.post(&format!("/marketplace/listings/{about}/offers"), json!({ "amount": amount })).await;
            assert_eq!((heard.refusal().0, heard.refusal().2), (422, field.to_owned()), "{amount}");
        }
        assert_eq!(ben.post(&format!("/marketplace/listings/{about}/offers"), json!({ "amount": 1 })).await.refusal().0, 422);
        let made = offer(&ada, about, 10.0).await;
        assert_eq!(ada.get(&format!("/marketplace/listings/{about}/offers")).await.refusal().0, 403);
        answer(&ben, made, "counter").await.ok();
        answer(&ada, made, "accept-counter").await.ok();
        let rows = |answer: Value| answer["data"].as_array().unwrap().iter().map(id).collect::<Vec<_>>();
        assert_eq!(rows(ada.get("/marketplace/my-offers/sent").await.ok().json()), [made]);
        assert_eq!(rows(ben.get("/marketplace/my-offers/received").await.ok().json()), [made]);
        assert_eq!(rows(ben.get(&format!("/marketplace/listings/{about}/offers")).await.ok().json()), [made]);
        for (person, list) in [(&ada, "received"), (&ben, "sent"), (&cleo, "sent")] {
            assert_eq!(rows(person.get(&format!("/marketplace/my-offers/{list}")).await.ok().json()), Vec::<i64>::new());
        }
        assert_eq!(ada.get("/marketplace/listings/99999/offers").await.refusal().1, "RESOURCE_NOT_FOUND");
        town.deliver().await;
        let sql = "SELECT user_id, type FROM notifications WHERE type LIKE 'marketplace_offer%' ORDER BY id";
        let told: Vec<(i64, String)> = town.db().all(sql, params![]).await.unwrap();
        let line = |to: &Person, kind: &str| (to.id, format!("marketplace_offer_{kind}"));
        assert_eq!(told, [line(&ben, "received"), line(&ada, "countered"), line(&ben, "counter_accepted")]);
        let document = "query { viewer { marketplaceOffersSent { nodes { status amount listingTitle buyer { name } seller { name } } } } }";
        let seen = ada.graphql(document, json!({})).await.ok().json();
        assert_eq!(seen.get("errors"), None, "{seen}");
        assert_eq!(seen["data"]["viewer"]["marketplaceOffersSent"]["nodes"][0]["seller"]["name"], "Ben");
    }

    async fn what_is_taken_away_ends_its_offers(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        for (turn, way) in ["delete", "bulk", "reject", "bulk-reject", "remove"].into_iter().enumerate() {
            let (open, agreed, ordered) = (listing(&town, &ben, TALK).await, listing(&town, &ben, TALK).await, listing(&town, &ben, TALK).await);
            let readers = "INSERT INTO marketplace_listing_views (listing_id, tenant_id, views_count) VALUES ($1, $2, 0)";
            for one in [open, agreed, ordered] {
                town.db().run(readers, params![one, town.harbour]).await.unwrap();
            }
            let (waits, countered) = (offer(&ada, open, 10.0).await, offer(&cleo, open, 9.0).await);
            answer(&ben, countered, "counter").await.ok();
            let (held, bought) = (offer(&ada, agreed, 10.0).await, offer(&cleo, ordered, 10.0).await);
            for one in [held, bought] {
                answer(&ben, one, "accept").await.ok();
            }
            cleo.post("/marketplace/orders", from(bought, ordered, turn)).await.ok();
            let all = json!([open, agreed, ordered]);
            match way {
                "bulk" => drop(ben.post("/marketplace/listings/bulk-action", json!({ "listing_ids": all, "action": "remove" })).await.ok()),
                "bulk-reject" => {
                    let body = json!({ "listing_ids": all, "reason": "No." });
                    admin.post("/admin/marketplace/bulk-reject", body).await.ok();
                }
                _ => {
                    for one in [open, agreed, ordered] {
                        match way {
                            "delete" => ben.delete(&format!("/marketplace/listings/{one}")).await.ok(),
                            "remove" => admin.delete(&format!("/admin/marketplace/listings/{one}")).await.ok(),
                            _ => admin.post(&format!("/admin/marketplace/listings/{one}/reject"), json!({ "notes": "No." })).await.ok(),
                        };
                    }
                }
            }
            let mut states = Vec::new();
            for one in [waits, countered, held, bought] {
                states.push(stands(&town, one).await);
            }
            assert_eq!(states, ["declined", "declined", "expired", "accepted"], "{way}");
            let both: Vec<i64> = [ada.id, cleo.id].into_iter().flat_map(|to| vec![to; turn + 1]).collect();
            assert_eq!(told(&town, "declined").await, both, "{way}");
            assert_eq!(told(&town, "expired").await, vec![ada.id; turn + 1], "{way}");
        }
        all_is_sound(&town).await;
    }

    async fn what_is_hidden_is_not_told(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let missing = (404, "RESOURCE_NOT_FOUND".to_owned(), String::new());
        for (column, state, status) in [
            ("status", "draft", 404), ("status", "removed", 404), ("status", "sold", 422), ("moderation_status", "pending", 404),
        ] {
            let about = listing(&town, &ben, TALK).await;
            let sql = format!("UPDATE marketplace_listings SET {column} = $2 WHERE id = $1");
            town.db().run(leak(sql), params![about, state]).await.unwrap();
            let path = format!("/marketplace/listings/{about}/offers");
            let heard = ada.post(&path, json!({ "amount": 10 })).await;
            assert_eq!(heard.status.as_u16(), status, "{state}: {}", heard.text());
            assert_eq!(ada.get(&path).await.refusal(), missing, "{state}");
            ben.get(&path).await.ok();
            // Its seller is told why.
            assert_eq!(ben.post(&path, json!({ "amount": 10 })).await.refusal().0, 422, "{state}");
        }
        let about = listing(&town, &ben, TALK).await;
        let sql = "UPDATE marketplace_seller_profiles SET is_suspended = $2 WHERE user_id = $1";
        town.db().run(sql, params![ben.id, true]).await.unwrap();
        let path = format!("/marketplace/listings/{about}/offers");
        assert_eq!(ada.post(&path, json!({ "amount": 10 })).await.refusal(), missing);
        assert_eq!(town.count("marketplace_offers").await, 0);
    }
}
