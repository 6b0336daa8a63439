//! What larger questions cost in the graph: a level is a statement a kind, whatever the number of rows.

use serde_json::{Value, json};
use timeweave::params;

use super::{category, unmoderated};
use crate::each_engine;
use crate::marketplace_trade::{CASH, Sold, UNLIMITED, act, id, listing, order};
use crate::support::{Person, Town};

const SELLING: &str = include_str!("../../../graphql/operations/marketplace/selling.graphql");
const BOUGHT: &str = include_str!("../../../graphql/operations/marketplace/bought.graphql");
const MODERATION: &str = include_str!("../../../graphql/operations/marketplace/moderation.graphql");

/// How many statements a document takes when it asks for so many rows of each list. The second run counts: by then the community is known.
async fn cost(town: &Town, who: &Person, document: &str, first: usize) -> (u64, Value) {
    let variables = json!({ "first": first });
    who.graphql(document, variables.clone()).await.ok();
    let before = town.db().statements();
    let answer = who.graphql(document, variables).await.ok().json();
    let taken = town.db().statements() - before;
    assert_eq!(answer.get("errors"), None, "{answer}");
    (taken, answer["data"].clone())
}

fn nodes(list: &Value) -> &Vec<Value> {
    list["nodes"].as_array().unwrap_or_else(|| panic!("no list: {list}"))
}

/// A listing of its own for each, under a heading, that members and staff see.
async fn shelf(town: &Town, seller: &Person, heading: i64) -> i64 {
    let about = listing(town, seller, Sold { stock: Some(9), ..CASH }).await;
    let read = "INSERT INTO marketplace_listing_views (listing_id, tenant_id, views_count) VALUES ($2, $1, 0)";
    town.db().run(read, params![town.harbour, about]).await.unwrap();
    let under = "UPDATE marketplace_listings SET category_id = $2 WHERE id = $1";
    town.db().run(under, params![about, heading]).await.unwrap();
    about
}

/// Sells something from one to the other, with all that can come of it.
async fn deals(town: &Town, (buyer, seller): (&Person, &Person), heading: i64, number: usize) {
    let about = shelf(town, seller, heading).await;
    let made = id(&order(buyer, about, number).await);
    act(seller, made, "confirm-payment").await.ok();
    act(buyer, made, "confirm-delivery").await.ok();
    let done = "UPDATE marketplace_orders SET status = 'completed', completed_at = $2 WHERE id = $1";
    town.db().run(done, params![made, town.clock.now()]).await.unwrap();
    for person in [buyer, seller] {
        let said = json!({ "rating": 5, "comment": "Fine." });
        person.post(&format!("/marketplace/orders/{made}/rate"), said).await.ok();
    }
    let complaint = json!({ "reason": "damaged", "description": "A wheel is off." });
    buyer.post(&format!("/marketplace/orders/{made}/dispute"), complaint).await.ok();
    buyer.post(&format!("/marketplace/listings/{about}/offers"), json!({ "amount": 3 })).await.ok();
    let report = buyer
        .post(
            &format!("/marketplace/listings/{about}/report"),
            json!({ "reason": "unsafe", "description": "It splinters." }),
        )
        .await;
    assert_eq!(report.status, 201, "{}", report.text());
    let waiting = shelf(town, seller, heading).await;
    let pending = "UPDATE marketplace_listings SET moderation_status = 'pending' WHERE id = $1";
    town.db().run(pending, params![waiting]).await.unwrap();
}

each_engine! {
    async fn a_level_costs_a_statement_a_kind(town: Town = UNLIMITED) {
        unmoderated(&town).await;
        let admin = town.member_as("harbour", "root", "admin").await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        // As many different people and headings as rows, so that nothing is read together by chance.
        for number in 0..5 {
            let buyer = town.member_as("harbour", &format!("buyer{number}"), "member").await;
            let seller = town.member_as("harbour", &format!("seller{number}"), "member").await;
            let (first, second) = (category(&town, &format!("one{number}")).await, category(&town, &format!("two{number}")).await);
            deals(&town, (&buyer, &ben), first, number).await;
            deals(&town, (&ada, &seller), second, 100 + number).await;
        }
        for (who, document, lists, most) in [
            // The sign-in; the numbers; orders, offers, coupons and ways to ship; listings with pictures and headings; ratings, disputes, members.
            (&ben, SELLING, &["/viewer/marketplaceSales", "/viewer/marketplaceOffersReceived"][..], 20),
            (&ada, BOUGHT, &["/viewer/marketplacePurchases"][..], 15),
            (&admin, MODERATION, &["/marketplaceListingsForStaff", "/marketplaceReportCases", "/marketplaceDisputes"][..], 20),
        ] {
            let (one, _) = cost(&town, who, document, 1).await;
            let (all, answer) = cost(&town, who, document, 5).await;
            for list in lists {
                assert_eq!(nodes(answer.pointer(list).unwrap()).len(), 5, "{list}: {answer}");
            }
            // What several lists want of a kind is read together where their answers come at the same time. A statement a row would be four more.
            assert!(all < one + 4 && all <= most, "{lists:?}: {one} statements for one row, {all} for five");
        }
        let (_, bought) = cost(&town, &ada, BOUGHT, 5).await;
        let last = &bought["viewer"]["marketplacePurchases"]["nodes"][0];
        assert_eq!((&last["seller"]["name"], &last["listing"]["seller"]["name"], &last["listing"]["category"]["name"]),
            (&json!("Seller4"), &json!("Seller4"), &json!("two4")), "{last}");
        assert_eq!((&last["dispute"]["reason"], &last["ratings"][1]["rater"]["name"]), (&json!("DAMAGED"), &json!("Seller4")), "{last}");
        assert_eq!(last["ratings"][0]["order"]["orderNumber"], last["orderNumber"]);
    }
}
