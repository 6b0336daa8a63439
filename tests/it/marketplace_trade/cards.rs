//! Card payments: what buyers pay at a provider, what it tells, and what goes back. The provider is on this machine ([`CardHouse`]).

use std::sync::Arc;

use chrono::TimeDelta;
use tokio::sync::Notify;

use super::*;
use crate::each_engine;
use crate::support::{CardHouse, Engine, PREVIOUS, SECRET, Says, signature};

/// A town that takes cards, and whoever takes them for it.
struct Shop {
    town: Town,
    house: CardHouse,
}

impl Shop {
    async fn on(engine: Engine) -> Self {
        let house = CardHouse::open().await;
        let town = Town::configured(engine, &format!("{UNLIMITED}{}", house.config())).await;
        let shop = Self { town, house };
        shop.rules(json!({})).await;
        shop
    }

    /// The community takes cards, and decides this as well.
    async fn rules(&self, more: Value) {
        let mut settings = json!({ "marketplace.stripe_enabled": true });
        settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let sql = "UPDATE tenants SET settings = $2 WHERE id = $1";
        self.town.db().run(sql, params![self.town.harbour, settings]).await.unwrap();
        self.town.world().room::<timeweave::tenancy::Tenants>().unwrap().forget();
    }

    /// The provider sends a seller what is theirs; by which name.
    async fn knows(&self, seller: &Person) -> String {
        let (name, now) = (format!("SEL-{}", seller.id), self.town.clock.now());
        let sql =
            "INSERT INTO marketplace_seller_accounts (tenant_id, user_id, reference, status, created_at, updated_at)
                   VALUES ($1, $2, $3, 'active', $4, $4)
                   ON CONFLICT (tenant_id, user_id) DO NOTHING";
        if self.town.db().run(sql, params![self.town.harbour, seller.id, name.clone(), now]).await.unwrap() > 0 {
            self.house.decides(&name, "active");
        }
        self.town
            .db()
            .one("SELECT reference FROM marketplace_seller_accounts WHERE user_id = $1", params![seller.id])
            .await
            .unwrap()
    }

    /// An order by card of two that are there, for 12.50 EUR each; its id and number.
    async fn order(&self, buyer: &Person, seller: &Person, number: usize) -> (i64, String) {
        self.knows(seller).await;
        let about = listing(&self.town, seller, Sold { stock: Some(2), ..CASH }).await;
        let made = buyer.post("/marketplace/orders", by_card(about, number)).await.ok().json()["data"].clone();
        (id(&made), made["order_number"].as_str().unwrap().to_owned())
    }

    /// The same, which the buyer has begun to pay.
    async fn begun(&self, buyer: &Person, seller: &Person, number: usize) -> (i64, String) {
        let (order, name) = self.order(buyer, seller, number).await;
        begin(buyer, order).await.ok();
        (order, name)
    }

    /// The same, which is paid.
    async fn paid(&self, buyer: &Person, seller: &Person, number: usize) -> (i64, String) {
        let (order, name) = self.begun(buyer, seller, number).await;
        assert!(self.house.pays(&name));
        let event = self.house.event(&format!("evt_paid_{number}"), "payment.succeeded", &name);
        self.house.tells(&self.town, &event).await.ok();
        (order, name)
    }

    /// Status of an order, of its payment, and what went back of it in hundredths.
    async fn stands(&self, order: i64) -> (String, String, i64) {
        let sql = "SELECT o.status, p.status, p.refunded
                     FROM marketplace_orders o
                     JOIN marketplace_card_payments p ON p.tenant_id = o.tenant_id AND p.order_id = o.id
                    WHERE o.id = $1";
        self.town.db().one(sql, params![order]).await.unwrap()
    }
}

fn by_card(about: i64, number: usize) -> Value {
    let mut wanted = body(about, number);
    wanted["payment_method"] = json!("card");
    wanted
}

async fn begin(buyer: &Person, order: i64) -> Heard {
    buyer.post("/marketplace/payments/create-intent", json!({ "order_id": order })).await
}

fn is(order: &str, payment: &str, refunded: i64) -> (String, String, i64) {
    (order.to_owned(), payment.to_owned(), refunded)
}

/// How often members were told of something.
async fn told(town: &Town, kind: &str) -> i64 {
    town.deliver().await;
    count(town, &format!("SELECT COUNT(*) FROM notifications WHERE type = 'marketplace_order_{kind}'")).await
}

/// A story on both engines in a town that takes cards.
macro_rules! with_cards {
    ($(async fn $name:ident($shop:ident: Shop) $body:block)+) => {$(
        mod $name {
            use super::*;

            async fn story($shop: Shop) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                Box::pin(story(Shop::on(Engine::Sqlite).await)).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[ignore = "needs PostgreSQL: scripts/test runs it"]
            async fn postgres() {
                Box::pin(story(Shop::on(Engine::Postgres).await)).await;
            }
        }
    )+};
}

mod payouts;

with_cards! {
    async fn an_order_is_paid_once_whoever_tells_it_first(shop: Shop) {
        let (town, house) = (&shop.town, &shop.house);
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (order, name) = shop.order(&ada, &ben, 1).await;
        let seen = ada.get(&format!("/marketplace/orders/{order}")).await.ok().json()["data"].clone();
        assert_eq!((&seen["payment_method"], &seen["requires_payment"], &seen["status"]), (&json!("card"), &json!(true), &json!("pending_payment")));
        assert_eq!(act(&ben, order, "confirm-payment").await.refusal().0, 422, "the provider says when the money has come");

        let begun = begin(&ada, order).await.ok().json()["data"].clone();
        assert_eq!(begun, json!({
            "order_id": order, "payment_intent_id": format!("pi_{name}"), "client_secret": format!("pi_{name}_secret"), "amount": 12.5,
            "amount_minor": 1_250, "currency": "EUR", "expires_at": "2026-01-05T12:30:00Z",
        }));
        assert_eq!(begin(&ada, order).await.ok().json()["data"], begun, "the same again");
        for (person, refusal) in [(&ben, (403, "FORBIDDEN")), (&cleo, (403, "FORBIDDEN"))] {
            let heard = begin(person, order).await.refusal();
            assert_eq!((heard.0, heard.1.as_str()), refusal);
        }
        assert_eq!(begin(&ada, 9_999).await.refusal().0, 404);
        let secret = format!("pi_{name}_secret");
        let kept = "SELECT COUNT(*) FROM marketplace_card_payments WHERE intent LIKE '%secret%' OR reference LIKE '%secret%'";
        assert_eq!(count(town, kept).await, 0, "{secret} is not kept");

        // A card is refused, then another one is charged. What is told comes late, twice, at once, and in the wrong order.
        house.fails(&name);
        house.tells(town, &house.event("evt_1", "payment.failed", &name)).await.ok();
        assert_eq!(shop.stands(order).await, is("pending_payment", "failed", 0));
        assert!(house.pays(&name));
        let paid = house.event("evt_3", "payment.succeeded", &name);
        let again = house.event("evt_4", "payment.succeeded", &name);
        let (one, two, three) = tokio::join!(house.tells(town, &paid), house.tells(town, &paid), house.tells(town, &again));
        for heard in [one, two, three] {
            assert_eq!(heard.ok().json()["data"], json!({ "received": true }));
        }
        house.tells(town, &house.event("evt_2", "payment.failed", &name)).await.ok();
        house.tells(town, &house.event("evt_5", "payment.held", &name)).await.ok();
        assert_eq!(shop.stands(order).await, is("paid", "succeeded", 0));
        assert_eq!(told(town, "paid").await, 2, "each party once");
        assert_eq!(town.count("marketplace_card_events").await, 4, "of what it does not know it notes nothing");
        assert_eq!(begin(&ada, order).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "order_id".to_owned()));
        assert_eq!(act(&ada, order, "cancel").await.refusal().0, 422, "money goes back after a dispute");

        // Another one: the page to which the provider leads back is faster than its message.
        let (second, name) = shop.begun(&ada, &ben, 2).await;
        assert!(house.pays(&name));
        let confirm = |who: &Person| { let who = who.clone(); async move { who.post("/marketplace/payments/confirm", json!({ "order_id": second })).await } };
        assert_eq!(confirm(&ben).await.refusal().0, 403);
        let (one, other) = tokio::join!(confirm(&ada), confirm(&ada));
        for heard in [one, other] {
            assert_eq!(heard.ok().json()["data"], json!({
                "order_id": second, "status": "succeeded", "amount": 12.5, "refunded_amount": 0.0, "currency": "EUR", "escrow": null,
                "release_after": null, "paid_at": "2026-01-05T12:00:00Z",
            }));
        }
        house.tells(town, &house.event("evt_6", "payment.succeeded", &name)).await.ok();
        let seen = ben.get(&format!("/marketplace/payments/{second}/status")).await.ok().json();
        assert_eq!(seen["data"]["status"], "succeeded");
        assert_eq!(cleo.get(&format!("/marketplace/payments/{second}/status")).await.refusal().0, 403);
        assert_eq!(told(town, "paid").await, 4);

        // The graph tells the same.
        let asked = "query Paid($id: ID!) { marketplaceCardPayment(orderId: $id) { status amount order { paymentMethod status } } }";
        let shown = ada.graphql(asked, json!({ "id": second.to_string() })).await.ok().json();
        let expected = json!({ "status": "SUCCEEDED", "amount": 12.5, "order": { "paymentMethod": "CARD", "status": "PAID" } });
        assert_eq!(shown["data"]["marketplaceCardPayment"], expected, "{shown}");
        // Before the answer to its beginning, the provider has told already that it was paid.
        let (third, name) = shop.order(&ada, &ben, 3).await;
        let goes_on = Arc::new(Notify::new());
        house.plan([Says::When(Arc::clone(&goes_on))]);
        let (begun, ()) = tokio::join!(begin(&ada, third), async {
            crate::support::until(|| house.asked().last().is_some_and(|last| last == "POST intents")).await;
            house.tells(town, &house.event("evt_7", "payment.succeeded", &name)).await.ok();
            goes_on.notify_one();
        });
        assert_eq!(begun.refusal().0, 422, "there is nothing to pay any more");
        assert_eq!(shop.stands(third).await, is("paid", "succeeded", 0));
        all_is_sound(town).await;
    }

    async fn only_the_provider_tells_and_only_lately(shop: Shop) {
        let (town, house) = (&shop.town, &shop.house);
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (order, name) = shop.begun(&ada, &ben, 1).await;
        let good = house.event("evt_1", "payment.succeeded", &name);
        let text = good.to_string();
        let now = town.clock.now().timestamp();
        let with = |member: &str, value: Value| { let mut event = good.clone(); event[member] = value; event.to_string() };
        let refund = |amount: i64| { let mut event = good.clone(); event["type"] = json!("payment.refunded"); event["refund"] = json!({ "key": "re_1", "amount": amount }); event.to_string() };
        let signed = |body: &str| signature(SECRET, now, body);
        let table = [
            (String::new(), text.clone(), 400, "INVALID_SIGNATURE"),
            (signature("a secret that nobody gave out", now, &text), text.clone(), 400, "INVALID_SIGNATURE"),
            (signature(SECRET, now - 301, &text), text.clone(), 400, "INVALID_SIGNATURE"),
            (signature(SECRET, now + 301, &text), text.clone(), 400, "INVALID_SIGNATURE"),
            (signed(&text), format!("{text} "), 400, "INVALID_SIGNATURE"),
            (signed(&text).replace(&now.to_string(), &(now + 1).to_string()), text.clone(), 400, "INVALID_SIGNATURE"),
            (signed("{}"), "{}".to_owned(), 422, "VALIDATION_ERROR"),
            (signed("no json"), "no json".to_owned(), 422, "VALIDATION_ERROR"),
            (signed(&with("amount", json!(1_249))), with("amount", json!(1_249)), 422, "VALIDATION_ERROR"),
            (signed(&with("currency", json!("USD"))), with("currency", json!("USD")), 422, "VALIDATION_ERROR"),
            (signed(&refund(1_251)), refund(1_251), 422, "VALIDATION_ERROR"),
            (signed(&with("reference", json!("MKT-0"))), with("reference", json!("MKT-0")), 404, "NOT_FOUND"),
        ];
        for (header, body, status, code) in table {
            let heard = house.sends(town, &header, &body).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, code), "{header} {body}");
            assert_eq!(shop.stands(order).await, is("pending_payment", "pending", 0), "{body}");
        }
        assert_eq!(town.count("marketplace_card_events").await, 0, "what was refused counts for nothing");
        // Nor is an answer about another amount, or another payment, believed.
        for (reference, amount) in [(name.as_str(), 1), ("MKT-0", 1_250)] {
            house.plan([Says::Body(json!({ "id": "pi_1", "reference": reference, "status": "succeeded", "amount": amount, "currency": "EUR" }))]);
            let heard = ada.post("/marketplace/payments/confirm", json!({ "order_id": order })).await;
            assert_eq!(heard.refusal().1, "PAYMENT_UNAVAILABLE", "{reference} {amount}");
            assert_eq!(shop.stands(order).await, is("pending_payment", "pending", 0));
        }
        // The secret before is good while the provider changes it, and the other clock may be four minutes behind.
        house.sends(town, &signature(PREVIOUS, now - 240, &text), &text).await.ok();
        assert_eq!(shop.stands(order).await, is("paid", "succeeded", 0));
        all_is_sound(town).await;
    }

    async fn what_nobody_paid_ends_and_what_is_paid_too_late_goes_back_once(shop: Shop) {
        let (town, house) = (&shop.town, &shop.house);
        let [mut ada, ben] = town.members(["ada", "ben"]).await;
        let (unpaid, unpaid_name) = shop.begun(&ada, &ben, 1).await;
        let (unbegun, unbegun_name) = shop.order(&ada, &ben, 2).await;
        let (just, just_name) = shop.begun(&ada, &ben, 3).await;
        let (off, off_name) = shop.begun(&ada, &ben, 4).await;
        let (away, away_name) = shop.begun(&ada, &ben, 5).await;
        // Called off: nobody can pay it a moment later.
        act(&ada, off, "cancel").await.ok();
        assert_eq!(begin(&ada, off).await.refusal().0, 422);
        town.card_errands().await;
        assert_eq!((house.stands(&off_name).0.as_str(), shop.stands(off).await), ("cancelled", is("cancelled", "cancelled", 0)));
        // This one is called off while its buyer pays: what is told afterwards gives the money back.
        let (late, late_name) = shop.begun(&ada, &ben, 6).await;
        assert!(house.pays(&late_name));
        act(&ben, late, "cancel").await.ok();
        let paid = house.event("evt_late", "payment.succeeded", &late_name);
        tokio::join!(house.tells(town, &paid), house.tells(town, &paid));
        // The first answers are lost or bad; it goes back once all the same.
        house.plan([Says::Status(503), Says::Lost(502), Says::Status(429)]);
        for minutes in [0, 1, 2, 5, 10] {
            town.later(TimeDelta::minutes(minutes));
            tokio::join!(town.card_errands(), town.card_errands());
        }
        assert_eq!((house.stands(&late_name), shop.stands(late).await), (("succeeded".to_owned(), 1, 1_250), is("cancelled", "succeeded", 1_250)));
        assert_eq!(told(town, "refunded").await, 1);

        assert!(house.pays(&just_name), "paid in time, and its message is lost");
        town.later(TimeDelta::minutes(12));
        assert_eq!(tick(town).await, 0, "the clock leaves them to the errands");
        town.card_errands().await;
        assert_eq!(shop.stands(just).await, is("paid", "succeeded", 0));
        for (order, name) in [(unpaid, &unpaid_name), (unbegun, &unbegun_name), (away, &away_name)] {
            assert_eq!((house.stands(name).0.as_str(), shop.stands(order).await), ("cancelled", is("cancelled", "cancelled", 0)));
            assert!(!house.pays(name));
        }
        ada.signs_in().await;
        let seen = ada.get(&format!("/marketplace/orders/{unpaid}")).await.ok().json()["data"].clone();
        assert_eq!((&seen["cancellation_reason"], &seen["requires_payment"]), (&json!("payment_expired"), &json!(false)));
        let stock = "SELECT COALESCE(SUM(inventory_count), 0)::bigint FROM marketplace_listings";
        assert_eq!(count(town, stock).await, 11, "one of twelve is sold");

        // The provider is away for long: the order ends after three attempts, and what is paid meanwhile goes back when it is there again.
        let (last, last_name) = shop.begun(&ada, &ben, 7).await;
        town.later(TimeDelta::minutes(31));
        house.plan(vec![Says::Status(503); 3]);
        for _ in 0..3 {
            assert_eq!(shop.stands(last).await, is("pending_payment", "pending", 0));
            town.card_errands().await;
            town.later(TimeDelta::minutes(5));
        }
        assert_eq!(shop.stands(last).await, is("cancelled", "pending", 0));
        assert!(house.pays(&last_name));
        town.card_errands().await;
        assert_eq!((house.stands(&last_name), shop.stands(last).await), (("succeeded".to_owned(), 1, 1_250), is("cancelled", "succeeded", 1_250)));
        all_is_sound(town).await;
    }

    async fn a_decision_gives_money_back_and_held_money_waits_for_it(shop: Shop) {
        let (town, house) = (&shop.town, &shop.house);
        let [ada, mut ben] = town.members(["ada", "ben"]).await;
        let mut admin = town.member_as("harbour", "warden", "admin").await;
        shop.rules(json!({ "marketplace.escrow_enabled": true, "marketplace.escrow_auto_release_days": 20 })).await;
        let complains = async |number: usize| {
            let (order, name) = shop.paid(&ada, &ben, number).await;
            let claim = json!({ "reason": "damaged", "description": "A wheel is off." });
            let dispute = ada.post(&format!("/marketplace/orders/{order}/dispute"), claim).await.ok().json()["data"].clone();
            (order, name, id(&dispute))
        };
        let decides = async |admin: &Person, dispute: i64, decision: &str, amount: Value| {
            let body = json!({ "resolution": decision, "resolution_notes": "The picture shows it.", "refund_amount": amount });
            let path = format!("/admin/marketplace/disputes/{dispute}/resolve");
            admin.send(admin.request(Method::PUT, &path, Some(body))).await
        };
        let held = async |order: i64| -> Option<String> {
            town.db().one("SELECT escrow FROM marketplace_card_payments WHERE order_id = $1", params![order]).await.unwrap()
        };
        // All of it, by two at once.
        let (all, all_name, dispute) = complains(1).await;
        assert_eq!(held(all).await.as_deref(), Some("disputed"));
        tokio::join!(decides(&admin, dispute, "buyer", Value::Null), decides(&admin, dispute, "buyer", Value::Null));
        assert_eq!(shop.stands(all).await, is("refunded", "succeeded", 0), "what is decided is on its way");
        assert_eq!(house.stands(&all_name).2, 0);
        town.card_errands().await;
        assert_eq!((shop.stands(all).await, house.stands(&all_name).2), (is("refunded", "succeeded", 1_250), 1_250));
        assert_eq!(held(all).await.as_deref(), Some("refunded"));
        // The provider tells what we know already, and what somebody did there by hand.
        let (part, part_name, dispute) = complains(2).await;
        let mut by_hand = house.event("evt_hand", "payment.refunded", &part_name);
        by_hand["refund"] = json!({ "key": "re_hand", "amount": 250 });
        house.tells(town, &by_hand).await.ok();
        house.tells(town, &by_hand).await.ok();
        assert_eq!(decides(&admin, dispute, "buyer", json!(10.01)).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "refund_amount".to_owned()));
        decides(&admin, dispute, "buyer", json!(4)).await.ok();
        let mut ours = house.event("evt_ours", "payment.refunded", &part_name);
        ours["refund"] = json!({ "key": format!("{part_name}-dispute-{dispute}"), "amount": 400 });
        house.tells(town, &ours).await.ok();
        town.card_errands().await;
        assert_eq!((shop.stands(part).await, held(part).await.as_deref()), (is("paid", "succeeded", 650), Some("held")));
        // For the seller: held until its time, which has come, and until the buyer has the thing.
        let (kept, _, dispute) = complains(3).await;
        decides(&admin, dispute, "seller", Value::Null).await.ok();
        assert_eq!(held(kept).await.as_deref(), Some("held"));
        // Never disputed: it is completed when both times are over, not only that of the buyer.
        let (plain, _) = shop.paid(&ada, &ben, 4).await;
        let standing = ada.get(&format!("/marketplace/payments/{plain}/status")).await.ok().json()["data"].clone();
        assert_eq!((&standing["escrow"], &standing["release_after"]), (&json!("held"), &json!("2026-01-25T12:00:00Z")));
        for order in [kept, plain] {
            act(&ada, order, "confirm-delivery").await.ok();
        }
        // What the provider refuses for good, staff are told and see; the same refund is made when they try it again.
        let (refused, refused_name, dispute) = complains(5).await;
        decides(&admin, dispute, "buyer", Value::Null).await.ok();
        house.plan([Says::Status(422)]);
        town.card_errands().await;
        let list = admin.get("/admin/marketplace/refunds").await.ok().json();
        let row = list["data"][0].clone();
        assert_eq!((row.clone(), &list["meta"]["total"], house.stands(&refused_name).2), (json!({
            "id": row["id"], "order_id": refused, "order_number": refused_name, "order_status": "refunded", "amount": 12.5, "currency": "EUR",
            "cause": "dispute", "status": "refused", "refused_at": "2026-01-05T12:00:00Z", "refusal": "the provider answered 422",
            "settlement_reason": null, "settled_by": null, "created_at": "2026-01-05T12:00:00Z", "done_at": null,
            "buyer": { "id": ada.id, "name": row["buyer"]["name"], "avatar_url": null }, "seller": { "id": ben.id, "name": row["seller"]["name"], "avatar_url": null },
        }), &json!(1), 0));
        assert_eq!((ada.get("/admin/marketplace/refunds").await.refusal().0, admin.get("/admin/marketplace/refunds?status=gone").await.refusal().0), (403, 422));
        assert_eq!(timeweave::marketplace::trade::cards::store::REFUSED.waiting(town.db(), town.clock.now()).await.unwrap(), 1);
        let retry = format!("/admin/marketplace/refunds/{}/retry", id(&row));
        let settle = format!("/admin/marketplace/refunds/{}/settle", id(&row));
        let far = town.member_as("meadow", "far", "admin").await;
        assert_eq!((far.tap(&retry).await.refusal().0, ben.tap(&retry).await.refusal().0), (404, 403));
        assert_eq!(admin.post(&settle, json!({ "reason": " " })).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "reason".to_owned()));
        let (one, other) = tokio::join!(admin.tap(&retry), admin.tap(&retry));
        assert_eq!([one.status, other.status].map(|status| status.as_u16()).iter().sum::<u16>(), 609, "one of two is 409");
        assert_eq!(admin.post(&settle, json!({ "reason": "By hand." })).await.refusal().1, "INVALID_STATE", "the provider is being asked");
        town.card_errands().await;
        assert_eq!(shop.stands(refused).await, is("refunded", "succeeded", 1_250));
        assert_eq!(told(town, "refunded").await, 4, "in full, by hand, in part, and in full again");
        // What it refuses again is given back in another way, and the buyer reads how.
        let (lost, lost_name, dispute) = complains(6).await;
        decides(&admin, dispute, "buyer", Value::Null).await.ok();
        house.plan([Says::Status(422)]);
        town.card_errands().await;
        let asked = "{ marketplaceCardRefunds(first: 1) { nodes { restId cause status refusal } } }";
        let shown = admin.graphql(asked, json!({})).await.ok().json()["data"]["marketplaceCardRefunds"]["nodes"][0].clone();
        assert_eq!((&shown["cause"], &shown["status"], &shown["refusal"]), (&json!("DISPUTE"), &json!("REFUSED"), &json!("the provider answered 422")));
        let asked = "mutation ($id: ID!) { settleMarketplaceCardRefund(input: { refundId: $id, reason: \"By bank transfer.\" }) { refund { status settledBy { restId } } } }";
        let shown = admin.graphql(asked, json!({ "id": shown["restId"] })).await.ok().json()["data"]["settleMarketplaceCardRefund"]["refund"].clone();
        assert_eq!(shown, json!({ "status": "SETTLED", "settledBy": { "restId": admin.id.to_string() } }));
        town.card_errands().await;
        assert_eq!((shop.stands(lost).await, house.stands(&lost_name).2), (is("refunded", "succeeded", 1_250), 0), "the provider is not asked any more");
        town.deliver().await;
        let by_hand = "SELECT message FROM notifications WHERE type = 'marketplace_refund_settled'";
        assert_eq!(town.db().all::<String>(by_hand, params![]).await.unwrap(), ["The money for Wooden train was given back to you in another way: By bank transfer."]);
        assert_eq!(count(town, "SELECT COUNT(*) FROM notifications WHERE type = 'marketplace_refund_refused'").await, 2);

        town.later(TimeDelta::days(14));
        assert_eq!(tick(town).await, 2, "one is completed, and the parties of what was given back in part are reminded");
        assert_eq!((status(town, kept).await.as_str(), status(town, plain).await.as_str()), ("completed", "delivered"));
        town.later(TimeDelta::days(6));
        let (one, other) = tokio::join!(tick(town), tick(town));
        assert_eq!(one + other, 1);
        for person in [&mut ben, &mut admin] {
            person.signs_in().await;
        }
        let seen = ben.get(&format!("/marketplace/orders/{plain}")).await.ok().json()["data"].clone();
        assert_eq!((&seen["status"], &seen["escrow_released_at"]), (&json!("completed"), &json!("2026-01-25T12:00:00Z")));
        assert_eq!(held(plain).await.as_deref(), Some("released"));
        all_is_sound(town).await;
    }
}

each_engine! {
    async fn where_no_cards_are_taken_everything_that_needs_them_is_refused(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, CASH).await;
        let sql = "UPDATE tenants SET settings = $2 WHERE id = $1";
        // The community would take them, and there is no provider.
        town.db().run(sql, params![town.harbour, json!({ "marketplace.stripe_enabled": true })]).await.unwrap();
        town.world().room::<timeweave::tenancy::Tenants>().unwrap().forget();
        let refused = ada.post("/marketplace/orders", by_card(about, 1)).await.refusal();
        assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "payment_method".to_owned()));
        assert_eq!(town.count("marketplace_orders").await, 0);
        let cash = id(&order(&ada, about, 2).await);
        let unavailable = (503, "PAYMENT_UNAVAILABLE".to_owned(), String::new());
        assert_eq!(begin(&ada, cash).await.refusal(), unavailable);
        assert_eq!(ada.post("/marketplace/payments/confirm", json!({ "order_id": cash })).await.refusal().0, 404);
        assert_eq!(ada.get(&format!("/marketplace/payments/{cash}/status")).await.refusal().0, 404);
        assert_eq!(town.stranger().in_community(None).post("/api/v2/webhooks/cards", json!({ "id": "evt_1" })).await.refusal(), unavailable);
        act(&ben, cash, "confirm-payment").await.ok();
        assert_eq!(status(&town, cash).await, "paid");
        all_is_sound(&town).await;
    }
}
