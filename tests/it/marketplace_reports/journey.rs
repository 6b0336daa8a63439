//! A report from its first word to the last: who reads and hears what, what the clock does, and what is published.

use chrono::TimeDelta;
use timeweave::marketplace::trust::reminders;
use timeweave::marketplace::trust::reports::tasks;

use super::*;
use crate::each_engine;
use crate::marketplace_trade::{CASH, GIFT, listing, order};

each_engine! {
    async fn each_side_reads_its_own_and_hears_of_each_step(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let made = report(&ada, about).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let id = made.json()["data"]["id"].as_i64().unwrap();
        let thanks = "Thank you. An administrator will look at your report.";
        assert_eq!(made.json(), json!({
            "data": { "id": id, "status": "received", "message": thanks },
            "meta": { "base_url": "http://localhost" },
        }));
        let reporters = json!({
            "id": id, "marketplace_listing_id": about, "reason": "misleading", "description": "It is no oak.",
            "evidence_urls": ["https://pictures.example/table.jpg"], "status": "received", "acknowledged_at": null,
            "resolved_at": null, "appeal_resolved_at": null, "resolution_reason": null, "action_taken": null,
            "appeal_text": null, "can_appeal": false, "viewer_role": "reporter",
            "listing": { "id": about, "title": "Wooden train", "status": "active" },
        });
        let mut sellers = reporters.clone();
        for (name, value) in [("description", Value::Null), ("evidence_urls", Value::Null), ("viewer_role", json!("seller"))] {
            sellers[name] = value;
        }
        for (person, sees) in [(&ada, &reporters), (&ben, &sellers)] {
            assert_eq!(seen(person, id).await, *sees);
            let list = person.get("/marketplace/reports").await.ok().json();
            assert_eq!(list, json!({ "data": [sees], "meta": { "base_url": "http://localhost" } }));
        }
        assert_eq!(cleo.get("/marketplace/reports").await.ok().json()["data"], json!([]));
        assert_eq!(cleo.get(&format!("/marketplace/reports/{id}")).await.refusal().1, "FORBIDDEN");
        assert_eq!(admin.get(&format!("/marketplace/reports/{id}")).await.refusal().1, "FORBIDDEN");
        assert_eq!(ada.get("/marketplace/reports/99").await.refusal().1, "NOT_FOUND");

        let queue = admin.get("/admin/marketplace/reports").await.ok().json();
        assert_eq!(queue["meta"]["total"], 1);
        let case = &queue["data"][0];
        assert_eq!((&case["reporter"]["id"], &case["handler"], &case["description"]), (&json!(ada.id), &Value::Null, &json!("It is no oak.")));
        let taken = admin.tap(&format!("/admin/marketplace/reports/{id}/acknowledge")).await.ok().json();
        assert_eq!(taken["data"], json!({ "message": "The report is under review.", "status": "under_review", "action_taken": null }));
        assert_eq!(admin.tap(&format!("/admin/marketplace/reports/{id}/acknowledge")).await.refusal().0, 422);
        let decided = decide(&admin, id, "none").await.ok().json();
        assert_eq!(decided["data"], json!({ "message": "The report is decided.", "status": "no_action", "action_taken": "none" }));
        assert_eq!((&seen(&ada, id).await["can_appeal"], &seen(&ben, id).await["can_appeal"]), (&json!(true), &json!(false)));
        assert_eq!(seen(&ben, id).await["resolution_reason"], "The picture shows pine.");

        assert_eq!(appeal(&ben, id).await.refusal().0, 422, "nothing was done about the seller");
        assert_eq!(appeal(&cleo, id).await.refusal().0, 403);
        let appealed = appeal(&ada, id).await.ok().json();
        assert_eq!(appealed["data"], json!({ "id": id, "status": "appealed", "message": "Your appeal has been received." }));
        assert_eq!(seen(&ada, id).await["appeal_text"], "The bill is about this very table.");
        assert_eq!(seen(&ben, id).await["appeal_text"], Value::Null);
        let last = decide_appeal(&admin, id, "listing_removed").await.ok().json();
        assert_eq!(last["data"], json!({ "message": "The appeal is decided.", "status": "appeal_resolved", "action_taken": "listing_removed" }));
        assert_eq!(seen(&ada, id).await["listing"]["status"], "removed");
        for person in [&ada, &ben] {
            assert_eq!(seen(person, id).await["can_appeal"], false);
            assert_eq!(appeal(person, id).await.refusal().0, 422, "what an appeal decides is final");
        }
        let of_listing = admin.get(&format!("/admin/marketplace/listings/{about}/reports")).await.ok().json()["data"].clone();
        assert_eq!((&of_listing[0]["appealed_by"], &of_listing[0]["handler"]["id"]), (&json!(ada.id), &json!(admin.id)));
        assert_eq!(of_listing[0]["transparency_report_included"], true);
        assert_eq!(admin.get("/admin/marketplace/listings/99/reports").await.refusal().1, "RESOURCE_NOT_FOUND");

        let mut told = bell(&town).await;
        told.sort();
        let mut expected = [
            (admin.id, "marketplace_report_filed"), (admin.id, "marketplace_report_filed"),
            (ada.id, "marketplace_report_received"), (ada.id, "marketplace_report_acknowledged"), (ada.id, "marketplace_report_resolved"),
            (ada.id, "marketplace_report_appeal_received"), (ada.id, "marketplace_report_appeal_resolved"),
            (ben.id, "marketplace_enforcement_under_review"), (ben.id, "marketplace_enforcement_cleared"),
            (ben.id, "marketplace_report_appeal_resolved"),
        ].map(|(to, kind)| (to, kind.to_owned()));
        expected.sort();
        assert_eq!(told, expected);
        let named = "SELECT COUNT(*) FROM notifications WHERE user_id = $1 AND (actor_id IS NOT NULL OR message LIKE '%Ada%')";
        assert_eq!(town.db().one::<i64>(named, params![ben.id]).await.unwrap(), 0, "the seller does not learn who reported");
        all_is_sound(&town).await;
    }

    async fn the_clock_acknowledges_what_waits_for_a_day(town: Town) {
        let [mut ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let (waits, in_time) = (reported(&ada, about).await, reported(&cleo, about).await);
        town.later(TimeDelta::hours(23));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        admin.signs_in().await;
        admin.tap(&format!("/admin/marketplace/reports/{in_time}/acknowledge")).await.ok();
        town.later(TimeDelta::hours(1));
        ada.signs_in().await;
        let (one, other) = tokio::join!(tasks::tick(town.world()), tasks::tick(town.world()));
        assert_eq!(one.unwrap() + other.unwrap(), 1, "one of two processes acknowledges it");
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 0);
        let after = seen(&ada, waits).await;
        assert_eq!((&after["status"], after["acknowledged_at"].is_string()), (&json!("acknowledged"), true));
        let told = bell(&town).await;
        let to = |who: &Person, kind: &str| told.iter().filter(|(to, what)| *to == who.id && what == kind).count();
        assert_eq!((to(&ada, "marketplace_report_acknowledged"), to(&ben, "marketplace_enforcement_under_review")), (1, 2));
        assert_eq!(to(&admin, "marketplace_report_overdue"), 1, "staff hear that nobody took it up");

        // Thirty hours and a half after it was made.
        town.later(TimeDelta::minutes(6 * 60 + 30));
        admin.signs_in().await;
        decide(&admin, waits, "warning").await.ok();
        let figures = admin.get("/admin/marketplace/transparency").await.ok().json();
        assert_eq!(figures["data"], json!({
            "total_reports": 2,
            "by_status": { "received": 0, "acknowledged": 0, "under_review": 1, "action_taken": 1, "no_action": 0, "appealed": 0, "appeal_resolved": 0 },
            "by_action": { "none": 0, "warning": 1, "listing_removed": 0, "seller_suspended": 0 },
            "avg_resolution_hours": 30.5, "acknowledged_within_24h": 1, "total_acknowledged": 2, "acknowledgement_rate_24h": 50.0,
            "pending_reports": 1,
        }));
    }

    async fn staff_are_reminded_once_before_the_time_is_over_and_once_after(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut admin = town.member_as("harbour", "warden", "admin").await;
        let other = town.member_as("harbour", "other", "admin").await;
        let (about, own) = (listing(&town, &ben, CASH).await, listing(&town, &other, CASH).await);
        let (waits, of_staff) = (reported(&ada, about).await, reported(&cleo, own).await);
        let remind = async || {
            let (one, two) = tokio::join!(reminders::tick(town.world()), reminders::tick(town.world()));
            one.unwrap() + two.unwrap()
        };
        let told = async |who: &Person, kind: &str| bell(&town).await.iter().filter(|(to, what)| *to == who.id && what == kind).count();
        let unattended = async || {
            let mut found = Vec::new();
            for one in sound::UNATTENDED {
                found.push(one.waiting(town.db(), town.clock.now()).await.unwrap());
            }
            found
        };
        // Eighteen of twenty-four hours: once, by one of two processes, and nobody about their own.
        assert_eq!(remind().await, 0);
        town.later(TimeDelta::hours(18));
        assert_eq!((remind().await, remind().await), (2, 0));
        assert_eq!((told(&admin, "marketplace_report_due").await, told(&other, "marketplace_report_due").await), (2, 1));
        assert_eq!(unattended().await, [0, 0]);
        // When they are over, the clock acknowledges both, and staff hear of it once more.
        town.later(TimeDelta::hours(6));
        assert_eq!(tasks::tick(town.world()).await.unwrap(), 2);
        assert_eq!(remind().await, 0);
        assert_eq!((told(&admin, "marketplace_report_overdue").await, told(&other, "marketplace_report_overdue").await), (2, 1));
        assert_eq!(unattended().await, [2, 0]);
        // Taken up: a week for the decision, of which three quarters are quiet.
        admin.signs_in().await;
        admin.tap(&format!("/admin/marketplace/reports/{waits}/acknowledge")).await.ok();
        town.later(TimeDelta::hours(7 * 18) - TimeDelta::seconds(1));
        admin.signs_in().await;
        decide(&admin, of_staff, "none").await.ok();
        assert_eq!(remind().await, 0);
        town.later(TimeDelta::seconds(1));
        assert_eq!(remind().await, 1, "what is decided waits for nobody");
        town.later(TimeDelta::hours(7 * 6));
        assert_eq!((remind().await, remind().await), (1, 0));
        assert_eq!((told(&admin, "marketplace_report_due").await, told(&admin, "marketplace_report_overdue").await), (3, 3));
        assert_eq!(unattended().await, [0, 1]);
        // An appeal has a week of its own, and so has a dispute.
        admin.signs_in().await;
        decide(&admin, waits, "none").await.ok();
        let mut ada = ada;
        ada.signs_in().await;
        appeal(&ada, waits).await.ok();
        let made = order(&ada, listing(&town, &ben, GIFT).await, 1).await;
        let claim = json!({ "reason": "damaged", "description": "A wheel is off." });
        let dispute = ada.post(&format!("/marketplace/orders/{}/dispute", made["id"]), claim).await.ok().json()["data"]["id"].clone();
        assert_eq!(unattended().await, [0, 0]);
        town.later(TimeDelta::days(8));
        assert_eq!((remind().await, remind().await), (2, 0), "what is over is not announced any more");
        assert_eq!((told(&admin, "marketplace_report_overdue").await, told(&admin, "marketplace_dispute_overdue").await, told(&admin, "marketplace_dispute_due").await), (4, 1, 0));
        let disputes = timeweave::marketplace::trust::disputes::store::UNDECIDED;
        assert_eq!((unattended().await, disputes.waiting(town.db(), town.clock.now()).await.unwrap()), (vec![0, 1], 1));
        admin.signs_in().await;
        decide_appeal(&admin, waits, "none").await.ok();
        let decision = json!({ "resolution": "closed", "resolution_notes": "They agree." });
        admin.send(admin.request(Method::PUT, &format!("/admin/marketplace/disputes/{dispute}/resolve"), Some(decision))).await.ok();
        assert_eq!((unattended().await, disputes.waiting(town.db(), town.clock.now()).await.unwrap()), (vec![0, 0], 0));
        all_is_sound(&town).await;
    }

    async fn nothing_is_published_of_no_reports(town: Town) {
        let admin = town.member_as("harbour", "warden", "admin").await;
        let figures = admin.get("/admin/marketplace/transparency").await.ok().json()["data"].clone();
        assert_eq!((&figures["avg_resolution_hours"], &figures["acknowledgement_rate_24h"]), (&Value::Null, &Value::Null));
    }

    async fn the_graph_tells_each_side_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let make = "mutation ($listing: ID!) {
            reportMarketplaceListing(input: { listingId: $listing, reason: UNSAFE, description: \"It splinters.\" }) {
                report { id status description canAppeal viewerRole subject { title status } }
            }
        }";
        let made = ada.graphql(make, json!({ "listing": about.to_string() })).await.ok().json();
        let made = made["data"]["reportMarketplaceListing"]["report"].clone();
        assert_eq!((&made["status"], &made["description"], &made["viewerRole"]), (&json!("RECEIVED"), &json!("It splinters."), &json!("REPORTER")));
        assert_eq!(made["subject"], json!({ "title": "Wooden train", "status": "ACTIVE" }));
        let mine = "{ viewer { marketplaceReports { id description viewerRole } } }";
        let bens = ben.graphql(mine, Value::Null).await.ok().json()["data"]["viewer"]["marketplaceReports"].clone();
        assert_eq!(bens, json!([{ "id": made["id"], "description": null, "viewerRole": "SELLER" }]));
        let queue = "{ marketplaceReportCases { totalCount nodes { id description reporter { id } handler { id } appealedBy { id } } } }";
        let cases = admin.graphql(queue, Value::Null).await.ok().json()["data"]["marketplaceReportCases"].clone();
        assert_eq!((&cases["totalCount"], &cases["nodes"][0]["description"]), (&json!(1), &json!("It splinters.")));
        let decide = "mutation ($report: ID!) {
            resolveMarketplaceReport(input: { reportId: $report, actionTaken: LISTING_REMOVED, resolutionReason: \"It does.\" }) {
                report { status actionTaken handler { id } subject { status } }
            }
        }";
        let decided = admin.graphql(decide, json!({ "report": cases["nodes"][0]["id"] })).await.ok().json();
        let decided = decided["data"]["resolveMarketplaceReport"]["report"].clone();
        assert_eq!((&decided["status"], &decided["actionTaken"], &decided["subject"]["status"]), (&json!("ACTION_TAKEN"), &json!("LISTING_REMOVED"), &json!("REMOVED")));
        let node = "query ($id: ID!) { node(id: $id) { ... on MarketplaceReport { canAppeal } } }";
        let found = ben.graphql(node, json!({ "id": made["id"] })).await.ok().json();
        assert_eq!(found["data"]["node"]["canAppeal"], true);
    }
}
