//! Who reads which field of reports, disputes, ratings, numbers and listings. A table has a line for each field and a column for each reader: `+` for
//! what is told, `0` for null, `-` for what is not even named.

use std::collections::BTreeSet;

use super::*;
use crate::each_engine;
use crate::marketplace_trade::{CASH, Sold, act, id, listing, order};

/// One line a field, in their order.
fn table(readers: &[&Value]) -> String {
    let fields: BTreeSet<&String> = readers.iter().flat_map(|seen| seen.as_object().unwrap().keys()).collect();
    let line = |field: &String| {
        let marks = readers.iter().map(|seen| match seen.get(field) {
            None => "-",
            Some(Value::Null) => "0",
            Some(_) => "+",
        });
        format!("{field} {}", marks.collect::<Vec<_>>().join(" "))
    };
    fields.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The table as it is written here, without the blanks before its lines.
fn written(text: &str) -> String {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The only case of a list of staff's.
async fn case(admin: &Person, path: &str, wanted: i64) -> Value {
    let list = admin.get(path).await.ok().json()["data"].clone();
    list.as_array().unwrap().iter().find(|one| id(one) == wanted).unwrap().clone()
}

each_engine! {
    async fn of_a_report(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let second = town.member_as("harbour", "second", "admin").await;
        for (measure, appellant, appeal_text) in [("warning", &ben, "0 + +"), ("none", &ada, "+ 0 +")] {
            let about = listing(&town, &ben, CASH).await;
            let made = reported(&ada, about).await;
            admin.tap(&format!("/admin/marketplace/reports/{made}/acknowledge")).await.ok();
            decide(&admin, made, measure).await.ok();
            appeal(appellant, made).await.ok();
            decide_appeal(&second, made, measure).await.ok();
            let (reporter, seller) = (seen(&ada, made).await, seen(&ben, made).await);
            let staff = case(&admin, "/admin/marketplace/reports?status=appeal_resolved&per_page=100", made).await;
            // The reporter, the seller, administrators.
            let expected = "
                acknowledged_at + + +
                action_taken + + +
                appeal_resolved_at + + +
                appeal_text ?
                appealed_by - - +
                can_appeal + + -
                created_at - - +
                description + 0 +
                evidence_urls + 0 +
                handler - - +
                id + + +
                listing + + +
                marketplace_listing_id + + +
                reason + + +
                reporter - - +
                resolution_reason + + +
                resolved_at + + +
                status + + +
                transparency_report_included - - +
                updated_at - - +
                viewer_role + + -
            ";
            assert_eq!(table(&[&reporter, &seller, &staff]), written(&expected.replace('?', appeal_text)), "{measure}");
            assert!(!seller.to_string().contains("Ada"), "{seller}");
            let list = ben.get("/marketplace/reports").await.ok().text();
            assert!(!list.contains("Ada") && !list.contains("It is no oak."), "{list}");
            // Nobody else, whoever they are, by the door of the two sides; and nobody but administrators by that of staff.
            for other in [&cleo, &admin] {
                assert_eq!(other.get(&format!("/marketplace/reports/{made}")).await.refusal().1, "FORBIDDEN");
            }
            for member in [&ada, &ben, &cleo] {
                for path in ["/admin/marketplace/reports".to_owned(), format!("/admin/marketplace/listings/{about}/reports")] {
                    assert_eq!(member.get(&path).await.status, 403, "{path}");
                }
            }
        }
    }

    async fn of_a_dispute(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let made = id(&order(&ada, about, 1).await);
        act(&ben, made, "confirm-payment").await.ok();
        let complaint = json!({ "reason": "damaged", "description": "A wheel is off.", "evidence_urls": ["https://pictures.example/wheel.jpg"] });
        let opened = ada.post(&format!("/marketplace/orders/{made}/dispute"), complaint).await.ok().json()["data"].clone();
        let decision = json!({ "resolution": "buyer", "resolution_notes": "The picture shows it." });
        let path = format!("/admin/marketplace/disputes/{}/resolve", id(&opened));
        admin.send(admin.request(Method::PUT, &path, Some(decision))).await.ok();
        let mut parties = Vec::new();
        for party in [&ada, &ben] {
            parties.push(party.get(&format!("/marketplace/orders/{made}")).await.ok().json()["data"]["dispute"].clone());
        }
        let staff = case(&admin, "/admin/marketplace/disputes?status=resolved_buyer", id(&opened)).await;
        // Whoever opens it, when they do; the buyer and the seller with their order; administrators.
        assert_eq!(table(&[&opened, &parties[0], &parties[1], &staff]), written("
            created_at + + + +
            description + - - +
            evidence_urls + - - +
            id + + + +
            opened_by + - - +
            order + - - +
            order_id + - - +
            prior_order_status + - - +
            reason + + + +
            refund_amount 0 + + +
            resolution_notes 0 + + +
            resolved_at 0 + + +
            status + + + +
        "));
        for other in [&cleo, &admin] {
            assert_eq!(other.get(&format!("/marketplace/orders/{made}")).await.refusal().1, "FORBIDDEN");
        }
        for member in [&ada, &ben, &cleo] {
            assert_eq!(member.get("/admin/marketplace/disputes").await.status, 403);
        }
    }

    async fn of_a_rating_and_of_numbers(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, Sold { stock: Some(3), ..CASH }).await;
        let made = id(&order(&ada, about, 1).await);
        let done = "UPDATE marketplace_orders SET status = 'completed', completed_at = $2, payment_expires_at = NULL, paid_at = $2 WHERE id = $1";
        town.db().run(done, params![made, town.clock.now()]).await.unwrap();
        let path = format!("/marketplace/orders/{made}");
        ada.post(&format!("{path}/rate"), json!({ "rating": 5, "comment": "As described." })).await.ok();
        ben.post(&format!("{path}/rate"), json!({ "rating": 2, "comment": "Late.", "is_anonymous": true })).await.ok();
        for party in [&ada, &ben] {
            let list = party.get(&format!("{path}/ratings")).await.ok().json()["data"].clone();
            let with_order = party.get(&path).await.ok().json()["data"]["ratings"].clone();
            assert_eq!(list, with_order, "both say the same");
            // The one with a name, and the one without, which its author does not read again either.
            assert_eq!(table(&[&list[0], &list[1]]), written("
                comment + 0
                created_at + +
                id + +
                is_anonymous + +
                order + +
                order_id + +
                rater + 0
                rater_role + +
                rating + +
            "));
            assert_eq!(list[1]["order"]["listing"], json!({ "id": about, "title": "Wooden train" }));
        }
        for other in [&cleo, &admin] {
            for path in [path.clone(), format!("{path}/ratings")] {
                assert_eq!(other.get(&path).await.refusal().1, "FORBIDDEN", "{path}");
            }
        }
        let numbers = format!("/marketplace/listings/{about}/analytics");
        let read = "INSERT INTO marketplace_listing_views (listing_id, tenant_id, views_count) VALUES ($2, $1, 0)";
        town.db().run(read, params![town.harbour, about]).await.unwrap();
        let seller = ben.get(&numbers).await.ok().json()["data"].clone();
        assert_eq!(table(&[&seller]), written("
            contacts +
            created_at +
            days_active +
            expires_at 0
            offers +
            saves +
            views +
        "));
        for other in [&ada, &cleo, &admin] {
            assert_eq!(other.get(&numbers).await.refusal().1, "FORBIDDEN");
        }
        // A listing itself: its seller, members, administrators.
        let sql = "UPDATE marketplace_listings SET latitude = 53.27345, longitude = -9.06789, low_stock_threshold = 2, moderation_notes = 'Fine.' WHERE id = $1";
        town.db().run(sql, params![about]).await.unwrap();
        let path = format!("/marketplace/listings/{about}");
        let mut readers = Vec::new();
        for person in [&ben, &cleo, &admin] {
            readers.push(person.get(&path).await.ok().json()["data"].clone());
        }
        let all = table(&[&readers[0], &readers[1], &readers[2]]);
        let hidden: Vec<&str> = all.lines().filter(|line| line.contains('-')).collect();
        assert_eq!(hidden.join("\n"), written("
            inventory_count + - +
            is_oversold_protected + - +
            low_stock_threshold + - +
            moderation_notes + - +
            moderation_status + - +
        "));
        assert_eq!((&readers[0]["latitude"], &readers[1]["latitude"], &readers[2]["longitude"]), (&json!(53.27345), &json!(53.27), &json!(-9.07)));
    }
}
