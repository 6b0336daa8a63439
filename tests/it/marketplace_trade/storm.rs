//! Many who buy, call off, complain, fetch and bring at once, with requests that are dropped half-way: no stock, place, use or hour appears or
//! vanishes.
//!
//! | variable | means |
//! |---|---|
//! | `TIMEWEAVE_STORM_SEED` | another storm; the seed of each is printed |
//! | `TIMEWEAVE_STORM_ROUNDS` | a longer one: how many rounds, between which time passes |

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;

use chrono::TimeDelta;
use timeweave::app::areas::invariants;
use tokio::task::JoinSet;

use super::deliveries::{answer, brought, offer};
use super::*;
use crate::each_engine;
use crate::support::Dice;

/// Who sells, and who buys, brings and complains.
const SELLERS: [&str; 2] = ["ben", "eve"];
const BUYERS: [&str; 4] = ["ada", "cleo", "dora", "fay"];

/// Workers at once, and what each does in a round.
const WORKERS: u64 = 4;
const DEEDS: usize = 14;

/// What each buyer starts with, in hundredths.
const START: i64 = 2_000;

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// What there is to fight over.
#[derive(Clone)]
struct Fair {
    buyers: Vec<Person>,
    sellers: Vec<Person>,
    warden: Person,
    /// For hours; for money, with a coupon; brought by a member, for hours; fetched at a time; in francs, with hours off.
    listings: [i64; 5],
    slots: [i64; 2],
}

/// An order as it stands: its number, buyer and seller.
type Known = (i64, i64, i64);

impl Fair {
    fn person(&self, id: i64) -> &Person {
        self.buyers.iter().chain(&self.sellers).find(|person| person.id == id).expect("everybody is known")
    }

    async fn order(&self, dice: &mut Dice) -> Option<Heard> {
        let nth = dice.below(self.listings.len());
        let buyer = dice.one(&self.buyers)?;
        // Few keys, so that some stand for an order that was made before.
        let mut wish = body(self.listings[nth], dice.below(40) * 10 + nth);
        match nth {
            1 if dice.below(2) == 0 => wish["coupon_code"] = json!("TENTH"),
            2 => wish["shipping_method"] = json!("community_delivery"),
            3 => wish["pickup_slot_id"] = json!(*dice.one(&self.slots)?),
            4 => {
                let body =
                    json!({ "seller_id": self.sellers[0].id, "listing_id": self.listings[4], "credits_to_use": 0.2 });
                let redeemed = buyer.post("/caring-community/loyalty/redeem", body).await;
                if redeemed.status != 200 && redeemed.status != 201 {
                    return Some(redeemed);
                }
                wish["loyalty_redemption_id"] = redeemed.json()["data"]["redemption_id"].clone();
            }
            _ => {}
        }
        Some(buyer.post("/marketplace/orders", wish).await)
    }

    /// Something that somebody does with an order, which may be for somebody else to do.
    async fn deal(&self, dice: &mut Dice, town: &timeweave::db::Db, (order, buyer, seller): Known) -> Option<Heard> {
        let parties = [self.person(buyer), self.person(seller)];
        let either = parties[dice.below(2)];
        let other = dice.one(&self.buyers)?;
        Some(match dice.below(16) {
            0..=2 => act(either, order, "cancel").await,
            3..=4 => act(parties[1], order, "confirm-payment").await,
            5 => act(parties[1], order, "ship").await,
            6..=7 => act(parties[0], order, "confirm-delivery").await,
            8 => {
                let claim = json!({ "reason": "damaged", "description": "A wheel is off." });
                either.post(&format!("/marketplace/orders/{order}/dispute"), claim).await
            }
            9..=10 => {
                let sql = "SELECT id FROM marketplace_disputes WHERE status IN ('open', 'under_review')";
                let open: Vec<i64> = town.all(sql, params![]).await.unwrap();
                let dispute = dice.one(&open)?;
                let decision =
                    json!({ "resolution": dice.one(&["buyer", "seller", "closed"])?, "resolution_notes": "So be it." });
                let path = format!("/admin/marketplace/disputes/{dispute}/resolve");
                self.warden.send(self.warden.request(Method::PUT, &path, Some(decision))).await
            }
            11 => {
                let slot = dice.one(&self.slots)?;
                parties[0]
                    .post(&format!("/marketplace/orders/{order}/pickup-reservation"), json!({ "slot_id": slot }))
                    .await
            }
            12 => {
                let sql = "SELECT qr_code FROM marketplace_pickup_reservations";
                let codes: Vec<String> = town.all(sql, params![]).await.unwrap();
                self.sellers[1].post("/marketplace/seller/pickup-scan", json!({ "qr_code": dice.one(&codes)? })).await
            }
            13 => offer(other, order, 0.25).await,
            14 => answer(parties[0], order, other, dice.one(&["accept", "confirm"])?).await,
            _ => answer(other, order, other, "withdraw").await,
        })
    }

    /// One deed of somebody's.
    async fn deed(&self, mut dice: Dice, town: &timeweave::db::Db) -> Option<Heard> {
        if dice.below(5) < 2 {
            return self.order(&mut dice).await;
        }
        // Of late ones mostly, which are about what is brought as often as about all else.
        let sql = "SELECT id, buyer_id, seller_id FROM marketplace_orders ORDER BY id DESC LIMIT 12";
        let known: Vec<Known> = town.all(sql, params![]).await.unwrap();
        let order = *dice.one(&known)?;
        self.deal(&mut dice, town, order).await
    }

    async fn worker(self, mut dice: Dice, town: timeweave::db::Db) -> usize {
        let mut done = 0;
        for _ in 0..DEEDS {
            let lives = if dice.below(6) == 0 { 1 + dice.below(30) } else { usize::MAX };
            let own = Dice(dice.below(usize::MAX / 2) as u64);
            // Whoever goes away in the middle has done all of it, or nothing.
            let Some(Some(heard)) = crash(self.deed(own, &town), lives).await else { continue };
            match heard.status.as_u16() {
                200 | 201 => done += 1,
                400 | 403 | 404 | 409 | 422 => {}
                other => panic!("{other}: {}", heard.text()),
            }
        }
        done
    }
}

/// A future that is dropped when it has been looked at so many times.
async fn crash<F: Future>(work: F, mut lives: usize) -> Option<F::Output> {
    let mut work = pin!(work);
    poll_fn(move |context| {
        if lives == 0 {
            return Poll::Ready(None);
        }
        lives -= 1;
        work.as_mut().poll(context).map(Some)
    })
    .await
}

/// What is always so, and what there is of everything: hours, stock, uses and places.
async fn nothing_is_lost(town: &Town, fair: &Fair, stocks: &[(i64, i64)]) {
    all_is_sound(town).await;
    for invariant in invariants() {
        assert_eq!(invariant.broken(town.db()).await.unwrap(), 0, "{}", invariant.what);
    }
    let held = count(town, "SELECT SUM(balance)::bigint FROM accounts WHERE kind = 'member'").await;
    assert_eq!(held, START * i64::try_from(fair.buyers.len()).unwrap(), "hours");
    for (about, first) in stocks {
        let taken = "SELECT COALESCE(SUM(stock_taken), 0)::bigint FROM marketplace_orders WHERE listing_id = $1";
        let taken: i64 = town.db().one(taken, params![about]).await.unwrap();
        assert_eq!(stock(town, *about).await.0, Some(first - taken), "stock of {about}");
        assert!(taken <= *first, "more of {about} is sold than there was");
    }
    let overused = "SELECT COUNT(*) FROM marketplace_coupons WHERE usage_count > max_uses
                        OR usage_count <> (SELECT COUNT(*) FROM marketplace_coupon_redemptions WHERE reversed_at IS NULL)";
    assert_eq!(count(town, overused).await, 0, "uses of the coupon");
    let overbooked = "SELECT COUNT(*) FROM marketplace_pickup_slots WHERE booked_count NOT BETWEEN 0 AND capacity";
    assert_eq!(count(town, overbooked).await, 0, "places");
    // Each hour that moved for the marketplace belongs to what it was paid for, and went back at most once.
    let spare = "SELECT COUNT(*) FROM transactions t
                  WHERE t.transaction_type = 'marketplace_purchase'
                    AND (SELECT COUNT(*) FROM marketplace_orders o WHERE o.wallet_transaction_id = t.id)
                      + (SELECT COUNT(*) FROM marketplace_loyalty_redemptions l WHERE l.wallet_transaction_id = t.id) <> 1";
    assert_eq!(count(town, spare).await, 0, "payments");
}

each_engine! {
    async fn nothing_appears_or_vanishes(town: Town = UNLIMITED) {
        let (seed, rounds) = (setting("TIMEWEAVE_STORM_SEED", 1), setting("TIMEWEAVE_STORM_ROUNDS", 4));
        println!("TIMEWEAVE_STORM_SEED={seed} TIMEWEAVE_STORM_ROUNDS={rounds}");
        let (buyers, sellers) = (town.members(BUYERS).await, town.members(SELLERS).await);
        let warden = town.member_as("harbour", "warden", "admin").await;
        for buyer in &buyers {
            grant(&town, buyer, START).await;
        }
        let [ben, eve] = &sellers;
        let stocks = [5, 4, 6, 4, 3];
        let listings = [
            listing(&town, ben, Sold { stock: Some(stocks[0]), ..HOURS }).await,
            listing(&town, ben, Sold { stock: Some(stocks[1]), ..CASH }).await,
            brought(&town, ben, Sold { stock: Some(stocks[2]), credits: Some(50), ..HOURS }).await,
            listing(&town, eve, Sold { stock: Some(stocks[3]), ..CASH }).await,
            listing(&town, ben, Sold { stock: Some(stocks[4]), ..CASH }).await,
        ];
        let francs = "UPDATE marketplace_listings SET price_currency = 'CHF' WHERE id = $1";
        town.db().run(francs, params![listings[4]]).await.unwrap();
        let readers = "INSERT INTO marketplace_listing_views (listing_id, tenant_id, views_count)
                       SELECT id, tenant_id, 0 FROM marketplace_listings";
        town.db().run(readers, params![]).await.unwrap();
        let terms = "INSERT INTO marketplace_loyalty_settings (tenant_id, user_id, accepts, exchange_rate_chf, max_discount_pct, updated_at)
                     VALUES ($1, $2, TRUE, 2500, 50, $3)";
        town.db().run(terms, params![town.harbour, ben.id, town.clock.now()]).await.unwrap();
        let coupon = json!({ "code": "TENTH", "title": "A tenth", "discount_type": "percent", "discount_value": 10, "status": "active",
                             "max_uses": 3, "max_uses_per_member": 2 });
        ben.post("/marketplace/seller/coupons", coupon).await.ok();
        let mut slots = Vec::new();
        for days in [2, 60] {
            let start = town.clock.now() + TimeDelta::days(days);
            let slot = json!({ "slot_start": start, "slot_end": start + TimeDelta::hours(2), "capacity": 2 });
            slots.push(id(&eve.post("/marketplace/seller/pickup-slots", slot).await.ok().json()["data"]));
        }
        let mut fair = Fair {
            buyers: buyers.to_vec(), sellers: sellers.to_vec(), warden, listings, slots: slots.try_into().unwrap(),
        };
        let mut done = 0;
        for round in 0..rounds {
            let mut storm = JoinSet::new();
            for number in 0..WORKERS {
                let dice = Dice(seed.wrapping_mul(1_000_003) ^ (round << 8) ^ number);
                storm.spawn(fair.clone().worker(dice, town.db().clone()));
            }
            let clock = async { tick(&town).await };
            let (workers, _) = tokio::join!(storm.join_all(), clock);
            done += workers.into_iter().sum::<usize>();
            let stocks: Vec<_> = listings.into_iter().zip(stocks).collect();
            nothing_is_lost(&town, &fair, &stocks).await;
            town.later([TimeDelta::minutes(31), TimeDelta::days(1), TimeDelta::days(14)][usize::try_from(round).unwrap() % 3]);
            tokio::join!(tick(&town), tick(&town));
            nothing_is_lost(&town, &fair, &stocks).await;
            for person in fair.buyers.iter_mut().chain(&mut fair.sellers).chain([&mut fair.warden]) {
                person.signs_in().await;
            }
        }
        assert!(done > 20, "the storm did something: {done}");
    }
}
