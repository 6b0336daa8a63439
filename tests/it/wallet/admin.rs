//! What administrators do: adjusting, taking back, the fund, categories, what new members start with.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::*;
use crate::each_engine;

async fn warden(town: &Town) -> Person {
    town.member_as("harbour", "warden", "admin").await
}

each_engine! {
    async fn an_adjustment_has_a_reason_and_a_named_account(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let warden = warden(&town).await;
        let body = |amount: f64, account: &str, reason: &str| {
            json!({ "user_id": ada.id, "amount": amount, "account": account, "reason": reason })
        };
        let given = warden.post("/admin/wallet/adjust", body(5.0, "issuance", " For the roof ")).await;
        assert_eq!(given.status, 201);
        let data = given.json()["data"].clone();
        assert_eq!(
            data,
            json!({
                "id": data["id"], "sender_id": null, "receiver_id": ada.id, "acting_user_id": warden.id, "amount": 5.0,
                "transaction_type": "admin_grant", "description": "For the roof", "status": "completed", "reverses_id": null,
                "created_at": "2026-01-05T12:00:00Z",
            })
        );
        let taken = warden.post("/admin/wallet/adjust", body(-1.5, "community_fund", "Counted twice")).await;
        assert_eq!(taken.json()["data"]["transaction_type"], "admin_reclaim");
        assert_eq!(has(&town, &ada).await, 350);
        let fund = ada.get("/wallet/community-fund").await.ok().json();
        assert_eq!(fund["data"]["balance"], 1.5);

        let bad = "VALIDATION_ERROR";
        for (body, status, code, field) in [
            (body(0.0, "issuance", "x"), 400, bad, "amount"),
            (body(0.001, "issuance", "x"), 400, bad, "amount"),
            (body(1_000.01, "issuance", "x"), 400, bad, "amount"),
            (body(-1_000.01, "issuance", "x"), 400, bad, "amount"),
            (body(1.0, "my_pocket", "x"), 400, bad, "account"),
            (body(1.0, "issuance", ""), 400, bad, "reason"),
            (body(1.0, "issuance", "  "), 400, bad, "reason"),
            (json!({ "user_id": ada.id, "amount": 1, "reason": "x" }), 400, bad, "account"),
            (json!({ "user_id": 999_999, "amount": 1, "account": "issuance", "reason": "x" }), 404, "NOT_FOUND", ""),
            // No adjustment crosses a floor.
            (body(-3.51, "issuance", "x"), 400, "INSUFFICIENT_FUNDS", "amount"),
            (body(1.51, "community_fund", "x"), 400, "INSUFFICIENT_FUNDS", "amount"),
        ] {
            let heard = warden.post("/admin/wallet/adjust", body.clone()).await;
            assert_eq!(heard.refusal(), (status, code.to_owned(), field.to_owned()), "{body}: {}", heard.text());
        }
        assert_eq!(town.count("transactions").await, 2);
        is_sound(&town).await;
    }

    async fn an_adjustment_without_a_key_is_done_once_within_two_minutes(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let warden = warden(&town).await;
        let body = json!({ "user_id": ada.id, "amount": 2, "account": "issuance", "reason": "For the roof" });
        let mut first = warden.post("/admin/wallet/adjust", body.clone()).await.ok().json();
        town.later(chrono::TimeDelta::seconds(119));
        let again = warden.post("/admin/wallet/adjust", body.clone()).await.ok().json();
        first["data"]["repeated"] = json!(true);
        assert_eq!((again, has(&town, &ada).await), (first, 200));
        town.later(chrono::TimeDelta::seconds(1));
        warden.post("/admin/wallet/adjust", body).await.ok();
        assert_eq!(has(&town, &ada).await, 400);
        is_sound(&town).await;
    }

    async fn nobody_decides_about_their_own_hours(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let warden = warden(&town).await;
        grant(&town, &ada, 1_000).await;
        let granted = grant(&town, &warden, 1_000).await;
        let sent = ada.post("/wallet/transfer", json!({ "recipient": warden.id, "amount": 1 })).await.ok().json()["data"]["id"].clone();
        warden.post("/wallet/community-fund/deposit", json!({ "amount": 10 })).await.ok();
        for (path, body) in [
            ("/admin/wallet/adjust".to_owned(), json!({ "user_id": warden.id, "amount": 5, "account": "issuance", "reason": "Mine" })),
            ("/admin/wallet/adjust".to_owned(), json!({ "user_id": warden.id, "amount": -5, "account": "issuance", "reason": "Mine" })),
            ("/wallet/community-fund/withdraw".to_owned(), json!({ "recipient_id": warden.id, "amount": 5 })),
            (format!("/admin/wallet/transactions/{sent}/reverse"), json!({ "reason": "Mine" })),
            (format!("/admin/wallet/transactions/{granted}/reverse"), json!({ "reason": "Mine" })),
        ] {
            assert_eq!(warden.post(&path, body).await.refusal(), (403, "FORBIDDEN".to_owned(), String::new()), "{path}");
        }
        assert_eq!(has(&town, &warden).await, 1_100);
    }

    async fn the_cap_on_transfers_holds_for_gifts(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 10_000).await;
        decide(&town, json!({ "max_transfer": 500 })).await;
        let gifts = [
            ("/wallet/donate", json!({ "recipient_type": "user", "recipient_id": ben.id, "amount": 5.01 })),
            ("/wallet/donate", json!({ "amount": 5.01 })),
            ("/wallet/community-fund/donate", json!({ "amount": 5.01 })),
        ];
        for (path, mut body) in gifts {
            assert_eq!(ada.post(path, body.clone()).await.refusal(), (400, "VALIDATION_ERROR".to_owned(), "amount".to_owned()));
            body["amount"] = json!(5);
            ada.post(path, body.clone()).await.ok();
            if path == "/wallet/donate" {
                let again = ada.post(path, body).await.ok().json();
                let told = json!({ "message": "Nothing moved: you donated exactly this a moment ago.", "repeated": true });
                assert_eq!(again["data"], told);
            }
        }
        let gift = async |document: String| ada.graphql(&document, json!({})).await.ok().json()["data"].clone();
        let to_fund = |amount: i64| format!("mutation {{ donateToCommunityFund(input: {{ amount: {amount} }}) {{ repeated }} }}");
        assert_eq!(gift(to_fund(5)).await, json!({ "donateToCommunityFund": { "repeated": true } }));
        assert_eq!(gift(to_fund(4)).await, json!({ "donateToCommunityFund": { "repeated": null } }));
        let to_ben = format!("mutation {{ donateHours(input: {{ memberId: \"{}\", amount: 5 }}) {{ repeated member {{ restId }} }} }}", ben.id);
        assert_eq!(gift(to_ben).await, json!({ "donateHours": { "repeated": true, "member": { "restId": ben.id.to_string() } } }));
        is_sound(&town).await;
    }

    async fn taking_back_moves_the_same_hours_the_other_way_once(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let warden = warden(&town).await;
        grant(&town, &ada, 1_000).await;
        let id = send(&ada, &ben, 4.0).await.ok().json()["data"]["id"].as_i64().unwrap();
        let path = format!("/admin/wallet/transactions/{id}/reverse");
        let reason = json!({ "reason": "The wrong Ben" });
        send(&ben, &cleo, 1.0).await.ok();
        assert_eq!(warden.post(&path, reason.clone()).await.code(), "INSUFFICIENT_FUNDS");
        send(&cleo, &ben, 1.0).await.ok();
        let (one, other) = join!(warden.post(&path, reason.clone()), warden.post(&path, reason.clone()));
        let mut both = [(one.status.as_u16(), one.code()), (other.status.as_u16(), other.code())];
        both.sort();
        assert_eq!(both, [(201, String::new()), (409, "INVALID_STATE".to_owned())]);
        let back = if one.status == 201 { one.json() } else { other.json() };
        assert_eq!((&back["data"]["reverses_id"], &back["data"]["transaction_type"]), (&json!(id), &json!("reversal")));
        assert_eq!((&back["data"]["sender_id"], &back["data"]["receiver_id"]), (&json!(ben.id), &json!(ada.id)));
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (1_000, 0));
        // What takes back cannot be taken back; and what is not there cannot either.
        let again = format!("/admin/wallet/transactions/{}/reverse", back["data"]["id"]);
        assert_eq!(warden.post(&again, reason.clone()).await.code(), "INVALID_STATE");
        assert_eq!(warden.post("/admin/wallet/transactions/999999/reverse", reason).await.status, 404);
        is_sound(&town).await;
    }

    async fn the_fund_takes_and_gives_and_never_goes_below_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = warden(&town).await;
        grant(&town, &ada, 1_000).await;
        assert_eq!(ada.get("/wallet/community-fund").await.ok().json()["data"]["id"], 0);
        let put = warden.post("/wallet/community-fund/deposit", json!({ "amount": 10, "description": "A start" })).await.ok();
        assert_eq!(put.json()["data"], json!({ "balance": 10.0 }));
        ada.post("/wallet/community-fund/donate", json!({ "amount": 2.5, "message": "For the garden" })).await.ok();
        ada.post("/wallet/donate", json!({ "amount": 0.5 })).await.ok();
        let paid = warden
            .post("/wallet/community-fund/withdraw", json!({ "amount": 3, "recipient_id": ben.id, "description": "The clean-up" }))
            .await
            .ok();
        assert_eq!(paid.json()["data"], json!({ "balance": 10.0 }));
        let fund = ada.get("/wallet/community-fund").await.ok().json()["data"].clone();
        assert_eq!(
            (&fund["balance"], &fund["total_deposited"], &fund["total_donated"], &fund["total_withdrawn"]),
            (&json!(10.0), &json!(10.0), &json!(3.0), &json!(3.0))
        );
        let moved = ben.get("/wallet/community-fund/transactions?limit=3").await.ok().json();
        assert_eq!(moved["meta"]["total"], 4);
        let kinds: Vec<Value> = moved["data"].as_array().unwrap().iter().map(|row| row["type"].clone()).collect();
        assert_eq!(kinds, [json!("withdrawal"), json!("donation"), json!("donation")]);
        assert_eq!(moved["data"][0]["member"]["id"], ben.id);
        for (path, body, status, code) in [
            ("withdraw", json!({ "amount": 10.01, "recipient_id": ben.id }), 400, "INSUFFICIENT_FUNDS"),
            ("withdraw", json!({ "amount": 1, "recipient_id": 999_999 }), 404, "NOT_FOUND"),
            ("withdraw", json!({ "amount": 0, "recipient_id": ben.id }), 400, "VALIDATION_ERROR"),
            ("deposit", json!({ "amount": -1 }), 400, "VALIDATION_ERROR"),
            ("deposit", json!({ "amount": 0.125 }), 400, "VALIDATION_ERROR"),
            ("donate", json!({ "amount": 1_000.5 }), 400, "VALIDATION_ERROR"),
            ("donate", json!({ "amount": 1 }), 400, "INSUFFICIENT_FUNDS"),
        ] {
            let heard = warden.post(&format!("/wallet/community-fund/{path}"), body.clone()).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, code), "{path} {body}: {}", heard.text());
        }
        is_sound(&town).await;
    }

    async fn what_is_corrected_through_the_fund_is_told_to_its_member_only(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let warden = warden(&town).await;
        grant(&town, &ada, 1_000).await;
        warden.post("/wallet/community-fund/deposit", json!({ "amount": 10, "description": "A start" })).await.ok();
        let adjust = |amount: f64, reason: &str| {
            json!({ "user_id": ada.id, "amount": amount, "account": "community_fund", "reason": reason })
        };
        warden.post("/admin/wallet/adjust", adjust(-4.0, "Invented two visits")).await.ok();
        warden.post("/admin/wallet/adjust", adjust(1.0, "A hardship")).await.ok();
        ada.post("/wallet/community-fund/donate", json!({ "amount": 2, "message": "For the garden" })).await.ok();
        ada.post("/wallet/community-fund/donate", json!({ "amount": 0.5, "message": "And more" })).await.ok();
        warden.post("/wallet/community-fund/withdraw", json!({ "amount": 3, "recipient_id": ben.id, "description": "The clean-up" })).await.ok();
        let rows = warden.get("/wallet/community-fund/transactions").await.ok().json()["data"].clone();
        for (nth, reason) in [(2_usize, "By mistake"), (0, "Not done")] {
            let path = format!("/admin/wallet/transactions/{}/reverse", rows[nth]["id"]);
            warden.post(&path, json!({ "reason": reason })).await.ok();
        }

        // What was taken back counts no more, whichever way it went.
        let fund = ben.get("/wallet/community-fund").await.ok().json()["data"].clone();
        assert_eq!(
            (&fund["total_deposited"], &fund["total_donated"], &fund["total_withdrawn"], &fund["balance"]),
            (&json!(14.0), &json!(0.5), &json!(1.0), &json!(13.5))
        );

        let row = |kind: &str, amount: f64, description: &str, member: Option<&Person>| {
            (kind.to_owned(), amount, description.to_owned(), member.map(|person| person.id))
        };
        let all = |told: &dyn Fn(&Person) -> bool| {
            let of = |kind: &str, amount: f64, why: &str, member: &Person| {
                if told(member) { row(kind, amount, why, Some(member)) } else { row(kind, amount, "", None) }
            };
            vec![
                of("deposit", 3.0, "Not done", &ben),
                of("withdrawal", 2.0, "By mistake", &ada),
                row("withdrawal", 3.0, "The clean-up", Some(&ben)),
                row("donation", 0.5, "And more", Some(&ada)),
                row("donation", 2.0, "For the garden", Some(&ada)),
                of("withdrawal", 1.0, "A hardship", &ada),
                of("deposit", 4.0, "Invented two visits", &ada),
                row("deposit", 10.0, "A start", None),
            ]
        };
        for (person, steward) in [(&ada, false), (&ben, false), (&cleo, false), (&warden, true)] {
            let expected = all(&|member: &Person| steward || member.id == person.id);
            let listed = person.get("/wallet/community-fund/transactions").await.ok().json()["data"].clone();
            let read = |row: &Value| {
                let text = |name: &str| row[name].as_str().unwrap().to_owned();
                (text("type"), row["amount"].as_f64().unwrap(), text("description"), row["member"]["id"].as_i64())
            };
            assert_eq!(listed.as_array().unwrap().iter().map(read).collect::<Vec<_>>(), expected, "{}", person.name);

            let document = "{ communityFund { totalDonated transactions { nodes { type amount description member { restId } } } } }";
            let graph = person.graphql(document, json!({})).await.ok().json();
            assert_eq!(graph["data"]["communityFund"]["totalDonated"], 0.5, "{graph}");
            let read = |row: &Value| {
                let text = |name: &str| row[name].as_str().unwrap().to_owned();
                let member = row["member"]["restId"].as_str().map(|id| id.parse::<i64>().unwrap());
                (text("type").to_lowercase(), row["amount"].as_f64().unwrap(), text("description"), member)
            };
            let nodes = graph["data"]["communityFund"]["transactions"]["nodes"].as_array().unwrap();
            assert_eq!(nodes.iter().map(read).collect::<Vec<_>>(), expected, "{}", person.name);
        }
        is_sound(&town).await;
    }

    async fn gifts_are_listed_for_both_sides(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let gift = json!({ "amount": 2, "recipient_type": "user", "recipient_id": ben.id, "message": "For the lift" });
        assert_eq!(ada.post("/wallet/donate", gift.clone()).await.status, 201);
        // Once more within two minutes is the same gift.
        assert_eq!(ada.post("/wallet/donate", gift).await.status, 201);
        ada.post("/wallet/donate", json!({ "amount": 1, "message": "For all" })).await.ok();
        let given = ada.get("/wallet/donations").await.ok().json();
        assert_eq!(given["meta"]["total"], 2);
        assert_eq!(
            (&given["data"][0]["recipient_type"], &given["data"][0]["other_user"]["name"], &given["data"][1]["direction"]),
            (&json!("community_fund"), &json!("Community fund"), &json!("given"))
        );
        let got = ben.get("/wallet/donations").await.ok().json();
        assert_eq!((&got["meta"]["total"], &got["data"][0]["direction"], &got["data"][0]["amount"]), (&json!(1), &json!("received"), &json!(2.0)));
        for (body, code, field) in [
            (json!({ "amount": 1, "recipient_type": "user" }), "VALIDATION_ERROR", "recipient_id"),
            (json!({ "amount": 1, "recipient_type": "user", "recipient_id": ada.id }), "VALIDATION_ERROR", "recipient_id"),
            (json!({ "amount": 1, "recipient_type": "user", "recipient_id": 999_999 }), "DONATION_FAILED", "recipient_id"),
            (json!({ "amount": 1, "recipient_type": "elsewhere" }), "VALIDATION_ERROR", "recipient_type"),
            (json!({ "amount": 0, "recipient_type": "community_fund" }), "VALIDATION_ERROR", "amount"),
            (json!({ "amount": 999, "recipient_type": "user", "recipient_id": ben.id }), "INSUFFICIENT_FUNDS", "amount"),
        ] {
            let heard = ada.post("/wallet/donate", body.clone()).await;
            assert_eq!(heard.refusal(), (400, code.to_owned(), field.to_owned()), "{body}");
        }
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (700, 200));
        is_sound(&town).await;
    }

    async fn categories_are_kept_by_administrators(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = warden(&town).await;
        grant(&town, &ada, 1_000).await;
        let made = warden.post("/wallet/categories", json!({ "name": " Lessons ", "sort_order": 2 })).await;
        assert_eq!(made.status, 201);
        let id = made.json()["data"]["id"].as_i64().unwrap();
        assert_eq!(warden.post("/wallet/categories", json!({ "name": "Lessons" })).await.code(), "ALREADY_EXISTS");
        assert_eq!(warden.post("/wallet/categories", json!({ "name": "  " })).await.status, 422);
        warden.post("/wallet/categories", json!({ "name": "Bread", "sort_order": 1 })).await.ok();
        let names = async |person: &Person| -> Vec<String> {
            let all = person.get("/wallet/categories").await.ok().json();
            all["data"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
        };
        assert_eq!(names(&ada).await, ["Bread", "Lessons"]);
        let with = json!({ "recipient": ben.id, "amount": 1, "category_id": id });
        assert_eq!(ada.post("/wallet/transfer", with.clone()).await.json()["data"]["category_id"], id);
        let put = |path: String, body: Value| warden.request(Method::PUT, &path, Some(body));
        warden.send(put(format!("/wallet/categories/{id}"), json!({ "is_active": false }))).await.ok();
        assert_eq!(names(&ada).await, ["Bread"]);
        let other = json!({ "recipient": ben.id, "amount": 2, "category_id": id });
        assert_eq!(ada.post("/wallet/transfer", other).await.refusal().2, "category_id");
        let taken = warden.send(put(format!("/wallet/categories/{id}"), json!({ "name": "Bread" }))).await;
        assert_eq!(taken.refusal(), (409, "ALREADY_EXISTS".to_owned(), "name".to_owned()));
        warden.delete(&format!("/wallet/categories/{id}")).await.ok();
        assert_eq!(warden.delete(&format!("/wallet/categories/{id}")).await.status, 404);
        // The name is free again, and the transaction goes on naming what it was about.
        warden.post("/wallet/categories", json!({ "name": "Lessons" })).await.ok();
        assert_eq!(count(&town, &format!("SELECT COUNT(*) FROM transactions WHERE category_id = {id}")).await, 1);
    }

    async fn what_new_members_start_with_is_decided_by_administrators(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let warden = warden(&town).await;
        assert_eq!(ada.get("/wallet/starting-balance").await.ok().json()["data"], json!({ "starting_balance": 0.0 }));
        let put = |amount: f64| warden.request(Method::PUT, "/wallet/starting-balance", Some(json!({ "amount": amount })));
        warden.send(put(2.5)).await.ok();
        assert_eq!(ada.get("/wallet/starting-balance").await.ok().json()["data"], json!({ "starting_balance": 2.5 }));
        for amount in [-0.01, 1_000.01, 0.005] {
            assert_eq!(warden.send(put(amount)).await.refusal(), (400, "VALIDATION_ERROR".to_owned(), "amount".to_owned()));
        }
        let settings: Value = town.db().one("SELECT settings FROM tenants WHERE id = $1", params![town.harbour]).await.unwrap();
        assert_eq!(settings["wallet"], json!({ "starting_balance": 250 }));
        assert_eq!(has(&town, &ada).await, 0);
    }

    async fn whoever_looks_after_a_community_sees_its_hours_at_a_glance(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let warden = warden(&town).await;
        let mut broker = town.member_as("harbour", "bro", "broker").await;
        let mut far = town.member_as("meadow", "far", "admin").await;
        decide(&town, json!({ "overdraft": 500 })).await;
        grant(&town, &ada, 2_000).await;
        grant(&town, &ben, 400).await;
        assert_eq!(send(&cleo, &ben, 2.0).await.status, 201);
        let to_the_fund = json!({ "user_id": ada.id, "amount": -3.5, "account": "community_fund", "reason": "A gift" });
        assert_eq!(warden.post("/admin/wallet/adjust", to_the_fund).await.status, 201);

        let hours = |negative: i64, dormant: i64| {
            json!({
                "issued_hours": 24.0, "member_hours": 20.5, "fund_hours": 3.5, "partner_hours": 0.0, "negative_members": negative,
                "dormant_members": dormant,
            })
        };
        let glance = "/admin/wallet/summary";
        for person in [&warden, &broker] {
            assert_eq!(person.get(glance).await.ok().json()["data"], hours(1, 0));
        }
        let document = "{ walletSummary { issuedHours memberHours fundHours partnerHours negativeMemberCount dormantMemberCount } }";
        let seen = warden.graphql(document, json!({})).await.json();
        assert_eq!(
            seen["data"]["walletSummary"],
            json!({
                "issuedHours": 24.0, "memberHours": 20.5, "fundHours": 3.5, "partnerHours": 0.0, "negativeMemberCount": 1,
                "dormantMemberCount": 0,
            })
        );

        // Ada has 16.5 hours for 90 days and a moment; Ben has 6, which are few.
        town.later(TimeDelta::days(90) + TimeDelta::seconds(1));
        broker.signs_in().await;
        assert_eq!(broker.get(glance).await.ok().json()["data"], hours(1, 1));
        let none = json!({
            "issued_hours": 0.0, "member_hours": 0.0, "fund_hours": 0.0, "partner_hours": 0.0, "negative_members": 0, "dormant_members": 0,
        });
        far.signs_in().await;
        assert_eq!(far.get(glance).await.ok().json()["data"], none);

        let dora = town.member_as("harbour", "dora", "member").await;
        for (person, status, code) in [(&dora, 403, "forbidden"), (&town.stranger(), 401, "auth_required")] {
            let heard = person.get(glance).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, code));
            let heard = person.graphql(document, json!({})).await.json();
            assert_eq!(heard["errors"][0]["extensions"]["status"], status);
        }
        is_sound(&town).await;
    }

    async fn members_and_brokers_do_none_of_it(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let broker = town.member_as("harbour", "bro", "broker").await;
        for person in [&ada, &broker] {
            for (method, path, body) in [
                (Method::POST, "/admin/wallet/adjust", json!({ "user_id": ada.id, "amount": 1, "account": "issuance", "reason": "x" })),
                (Method::POST, "/admin/wallet/transactions/1/reverse", json!({ "reason": "x" })),
                (Method::POST, "/wallet/community-fund/deposit", json!({ "amount": 1 })),
                (Method::POST, "/wallet/community-fund/withdraw", json!({ "amount": 1, "recipient_id": ada.id })),
                (Method::POST, "/wallet/categories", json!({ "name": "x" })),
                (Method::PUT, "/wallet/starting-balance", json!({ "amount": 1 })),
            ] {
                let heard = person.send(person.request(method, path, Some(body))).await;
                assert_eq!((heard.status.as_u16(), heard.code().as_str()), (403, "forbidden"), "{path}");
            }
            let document = format!(
                "mutation {{ adjustBalance(input: {{ memberId: \"{}\", amount: 1, account: ISSUANCE, reason: \"x\" }}) {{ transaction {{ restId }} }} }}",
                ada.id
            );
            let heard = person.graphql(&document, json!({})).await.json();
            assert_eq!(heard["errors"][0]["extensions"]["code"], "FORBIDDEN");
        }
        assert_eq!((town.count("transactions").await, town.count("transaction_categories").await), (0, 0));
    }
}
