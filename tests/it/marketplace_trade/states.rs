//! Tables of who may do what in which state: disputes, pickup times, and what hangs on an order. Orders, offers and deliveries have theirs beside their
//! stories.

use chrono::TimeDelta;

use super::moves::bring;
use super::pickups::{booked, reserve, slot, with_slot};
use super::*;
use crate::each_engine;

async fn complain(person: &Person, order: i64) -> Heard {
    person
        .post(
            &format!("/marketplace/orders/{order}/dispute"),
            json!({ "reason": "damaged", "description": "A wheel is off." }),
        )
        .await
}

each_engine! {
    async fn a_dispute_is_opened_by_a_party_of_what_was_paid(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let open = ["paid", "shipped", "delivered", "completed"];
        let mut number = 0;
        for from in ["pending_payment", "paid", "shipped", "delivered", "completed", "cancelled", "disputed", "refunded"] {
            for (person, may) in [(&ada, true), (&ben, true), (&cleo, false)] {
                number += 1;
                let made = bring(&town, &ada, &ben, from, number).await;
                let expected = match may {
                    true if open.contains(&from) => 201,
                    true => 422,
                    false => 403,
                };
                let heard = complain(person, made).await;
                assert_eq!(heard.status.as_u16(), expected, "{from}: {}", heard.text());
                assert_eq!(status(&town, made).await, if expected == 201 { "disputed" } else { from });
            }
        }
        assert_eq!(complain(&ada, 99_999).await.status, 404);
    }

    async fn a_dispute_is_decided_once_by_an_administrator(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let broker = town.member_as("harbour", "helper", "broker").await;
        let mut number = 100;
        for from in ["open", "under_review", "escalated", "resolved_buyer", "resolved_seller", "closed"] {
            for (resolution, becomes, then) in
                [("buyer", "resolved_buyer", "refunded"), ("seller", "resolved_seller", "paid"), ("closed", "closed", "paid")]
            {
                for (person, may) in [(&admin, true), (&broker, false), (&ada, false), (&ben, false), (&cleo, false)] {
                    // Who may not is asked about one decision only.
                    if !may && resolution != "buyer" {
                        continue;
                    }
                    number += 1;
                    let made = bring(&town, &ada, &ben, "paid", number).await;
                    let dispute = id(&complain(&ada, made).await.ok().json()["data"]);
                    let over = from.starts_with("resolved") || from == "closed";
                    let sql = "UPDATE marketplace_disputes SET status = $2, resolved_at = $3 WHERE id = $1";
                    let at = over.then(|| town.clock.now());
                    town.db().run(sql, params![dispute, from.to_owned(), at]).await.unwrap();
                    let decision = json!({ "resolution": resolution, "resolution_notes": "The picture shows it." });
                    let path = format!("/admin/marketplace/disputes/{dispute}/resolve");
                    let heard = person.send(person.request(Method::PUT, &path, Some(decision))).await;
                    let expected = if !may { 403 } else if over { 422 } else { 200 };
                    assert_eq!(heard.status.as_u16(), expected, "{resolution} from {from}: {}", heard.text());
                    let sql = "SELECT status FROM marketplace_disputes WHERE id = $1";
                    let stands: String = town.db().one(sql, params![dispute]).await.unwrap();
                    let decided = expected == 200;
                    assert_eq!(stands, if decided { becomes } else { from });
                    assert_eq!(status(&town, made).await, if decided { then } else { "disputed" });
                }
            }
        }
        all_is_sound(&town).await;
    }

    async fn ratings_and_pickup_times_follow_the_status_of_their_order(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        // What a party hears that rates it, and its buyer who reserves a time.
        let table = [
            ("pending_payment", 422, 201), ("paid", 422, 201), ("shipped", 422, 422), ("delivered", 422, 422),
            ("completed", 201, 422), ("cancelled", 422, 422), ("disputed", 422, 422), ("refunded", 422, 422),
        ];
        let mut all = Vec::new();
        for (number, (from, ..)) in table.into_iter().enumerate() {
            all.push(bring(&town, &ada, &ben, from, number).await);
        }
        // They are ordered before there is a time, so that they need none.
        let place = slot(&town, &ben, 48, 9).await;
        for (made, (from, rated, reserved)) in all.into_iter().zip(table) {
            let rate = format!("/marketplace/orders/{made}/rate");
            for (person, expected) in [(&cleo, 403), (&admin, 403), (&ada, rated), (&ben, rated)] {
                let heard = person.post(&rate, json!({ "rating": 5 })).await;
                assert_eq!(heard.status.as_u16(), expected, "{from} is rated: {}", heard.text());
            }
            for (person, expected) in [(&cleo, 404), (&admin, 404), (&ben, 404), (&ada, reserved)] {
                let heard = reserve(person, made, place).await;
                assert_eq!(heard.status.as_u16(), expected, "{from} is reserved: {}", heard.text());
                if expected == 422 {
                    assert_eq!(heard.refusal().1, "ORDER_NOT_PICKUP_ELIGIBLE", "{from}");
                }
            }
            assert_eq!(status(&town, made).await, from);
        }
        assert_eq!((town.count("marketplace_order_ratings").await, booked(&town, place).await), (2, 2));
        all_is_sound(&town).await;
    }

    async fn a_pickup_time_in_every_state_by_everybody(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        // Whether a buyer may take one of two places, and then its seller leave only one, and take the time away; a code is the refusal.
        let (less, held) = ("CAPACITY_BELOW_BOOKINGS", "SLOT_HAS_RESERVATIONS");
        let table = [
            ("free", "", "", held),
            ("booked", "", less, held),
            ("full", "SLOT_FULL", less, held),
            ("released", "", "", held),
            ("closed", "SLOT_INACTIVE", "", ""),
            ("over", "SLOT_PAST", "", ""),
        ];
        for (number, (state, takes, shrinks, goes)) in table.into_iter().enumerate() {
            // The order is made before there is a time, so that it needs none.
            let seller = town.member_as("harbour", &format!("stall{number}"), "member").await;
            let about = listing(&town, &seller, CASH).await;
            let late = id(&order(&ada, about, number).await);
            let place = slot(&town, &seller, 48, 2).await;
            let taken = match state { "booked" | "released" => 1, "full" => 2, _ => 0 };
            for nth in 0..taken {
                let made = cleo.post("/marketplace/orders", with_slot(about, 100 + number * 10 + nth, place)).await;
                if state == "released" {
                    act(&cleo, id(&made.ok().json()["data"]), "cancel").await.ok();
                }
            }
            match state {
                "closed" => drop(town.db().run("UPDATE marketplace_pickup_slots SET is_active = FALSE WHERE id = $1", params![place]).await.unwrap()),
                "over" => {
                    let sql = "UPDATE marketplace_pickup_slots SET slot_start = $2, slot_end = $3 WHERE id = $1";
                    let now = town.clock.now();
                    town.db().run(sql, params![place, now - TimeDelta::hours(3), now - TimeDelta::hours(1)]).await.unwrap();
                }
                _ => {}
            }
            let path = format!("/marketplace/seller/pickup-slots/{place}");
            let shrink = |person: &Person| person.request(Method::PUT, &path, Some(json!({ "capacity": 1 })));
            for stranger in [&ada, &ben] {
                assert_eq!(stranger.send(shrink(stranger)).await.refusal().1, "NOT_FOUND", "{state}");
                assert_eq!(stranger.delete(&path).await.refusal().1, "NOT_FOUND", "{state}");
                assert_eq!(reserve(stranger, 99_999, place).await.refusal().1, "ORDER_NOT_FOUND", "{state}");
            }
            assert_eq!(reserve(&ben, late, place).await.refusal().1, "ORDER_NOT_FOUND", "it is not theirs");
            let said = |heard: Heard| if heard.status.is_success() { String::new() } else { heard.refusal().1 };
            let before = booked(&town, place).await;
            assert_eq!(said(reserve(&ada, late, place).await), takes, "{state} is taken");
            assert_eq!(booked(&town, place).await - before, i64::from(takes.is_empty()), "{state}");
            assert_eq!(said(seller.send(shrink(&seller)).await), shrinks, "{state} shrinks");
            assert_eq!(said(seller.delete(&path).await), goes, "{state} goes");
            let left = "SELECT COUNT(*) FROM marketplace_pickup_slots WHERE id = $1";
            assert_eq!(town.db().one::<i64>(left, params![place]).await.unwrap(), i64::from(!goes.is_empty()), "{state}");
        }
        all_is_sound(&town).await;
    }
}
