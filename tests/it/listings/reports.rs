//! What those who look after the community read of reports, and what they decide.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::{heading, ids, lists, put};
use crate::each_engine;
use crate::support::{Person, Town};

const REPORTS: &str = "/admin/listings/reports";

/// Reports a listing through the door; the report's id.
async fn reports(town: &Town, person: &Person, listing: i64, body: Value) -> i64 {
    person.post(&format!("/listings/{listing}/report"), body).await.ok();
    let sql = "SELECT id FROM listing_reports WHERE listing_id = $1 AND user_id = $2";
    town.db().one(sql, params![listing, person.id]).await.unwrap()
}

fn decision(report: i64) -> String {
    format!("{REPORTS}/{report}/resolve")
}

/// How many reports somebody has decided about.
async fn decided(town: &Town) -> i64 {
    let sql = "SELECT COUNT(*) FROM listing_reports
                WHERE status <> 'pending' OR decided_by IS NOT NULL OR decided_at IS NOT NULL OR notes IS NOT NULL";
    town.db().one(sql, params![]).await.unwrap()
}

each_engine! {
    async fn a_broker_reads_what_is_reported_and_decides_once(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let first = reports(&town, &ben, id, json!({"reason": "misleading", "details": "It asks for money."})).await;
        town.later(TimeDelta::minutes(5));
        let second = reports(&town, &cleo, id, json!({"reason": "spam"})).await;
        let one = json!({
            "id": first, "listing": {"id": id, "title": "Bicycle repair", "status": "active", "user_id": ada.id},
            "reason": "misleading", "details": "It asks for money.", "status": "pending", "reporter": {"id": ben.id, "name": "Ben"},
            "created_at": "2026-01-05T12:00:00Z", "decided_by": null, "decided_at": null, "notes": null,
        });
        let other = json!({
            "id": second, "listing": {"id": id, "title": "Bicycle repair", "status": "active", "user_id": ada.id},
            "reason": "spam", "details": null, "status": "pending", "reporter": {"id": cleo.id, "name": "Cleo"},
            "created_at": "2026-01-05T12:05:00Z", "decided_by": null, "decided_at": null, "notes": null,
        });
        assert_eq!(warden.get(REPORTS).await.ok().json()["data"], json!([other, one]));
        let page = warden.get(&format!("{REPORTS}?per_page=1")).await.ok().json();
        assert_eq!((ids(&page), &page["meta"]["has_more"]), (vec![second], &json!(true)));
        let cursor = page["meta"]["cursor"].as_str().unwrap();
        let page = warden.get(&format!("{REPORTS}?per_page=1&cursor={cursor}")).await.ok().json();
        assert_eq!((ids(&page), &page["meta"]["has_more"]), (vec![first], &json!(false)));

        for (body, field) in [
            (json!({}), "outcome"),
            (json!({"outcome": "pending"}), "outcome"),
            (json!({"outcome": "upheld", "notes": "x".repeat(1_001)}), "notes"),
        ] {
            let refused = warden.post(&decision(first), body).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        assert_eq!(decided(&town).await, 0);
        let told = warden.post(&decision(first), json!({"outcome": "upheld", "notes": "The owner was told."})).await.ok().json();
        let mut upheld = one.clone();
        upheld["status"] = json!("upheld");
        upheld["decided_by"] = json!(warden.id);
        upheld["decided_at"] = json!("2026-01-05T12:05:00Z");
        upheld["notes"] = json!("The owner was told.");
        assert_eq!(told["data"], upheld);
        for outcome in ["upheld", "dismissed"] {
            let refused = warden.post(&decision(first), json!({"outcome": outcome})).await.refusal();
            assert_eq!(refused, (409, "INVALID_STATE".to_owned(), String::new()));
        }
        for (query, found) in [
            ("", vec![second, first]),
            ("?status=pending", vec![second]),
            ("?status=upheld", vec![first]),
            ("?status=dismissed", vec![]),
            (&format!("?listing_id={id}"), vec![second, first]),
            (&format!("?listing_id={id}&status=upheld"), vec![first]),
            ("?listing_id=999999", vec![]),
        ] {
            assert_eq!(ids(&warden.get(&format!("{REPORTS}{query}")).await.ok().json()), found, "{query}");
        }
        // Another word does not silently show another list.
        assert_eq!(warden.get(&format!("{REPORTS}?status=ugly")).await.refusal().0, 422);
        assert_eq!(warden.get(&format!("{REPORTS}?status=upheld")).await.ok().json()["data"], json!([upheld]));
        // What is right about the report leaves the listing to an administrator.
        assert_eq!(ben.get(&format!("/listings/{id}")).await.ok().json()["data"]["status"], "active");
    }

    async fn of_a_report_that_is_right_owner_and_reporter_hear_and_of_a_wrong_one_the_reporter(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let right = reports(&town, &ben, id, json!({"reason": "misleading"})).await;
        let wrong = reports(&town, &cleo, id, json!({"reason": "spam"})).await;
        warden.post(&decision(wrong), json!({"outcome": "dismissed"})).await.ok();
        warden.post(&decision(right), json!({"outcome": "upheld", "notes": "The owner is told."})).await.ok();
        town.deliver().await;
        let sql = "SELECT user_id, type, message, link FROM notifications WHERE user_id <> $1 AND actor_id IS NULL ORDER BY user_id";
        let lines: Vec<(i64, String, String, String)> = town.db().all(sql, params![warden.id]).await.unwrap();
        let plain = |text: &str| text.replace(['\u{2068}', '\u{2069}'], "");
        let lines: Vec<_> = lines.iter().map(|(to, kind, text, link)| (*to, kind.as_str(), plain(text), link.as_str())).collect();
        let link = format!("/listings/{id}");
        let owner = "Your listing “Bicycle repair” was reported, and staff agree. Please look at it.".to_owned();
        let reporter = "You reported “Bicycle repair”, and staff agree. Thank you!".to_owned();
        let other = "You reported “Bicycle repair”. Staff looked at it and found nothing wrong. Thank you for telling us.".to_owned();
        assert_eq!(
            lines,
            [
                (ada.id, "listing_reported", owner, link.as_str()),
                (ben.id, "listing_report_upheld", reporter, link.as_str()),
                (cleo.id, "listing_report_dismissed", other, link.as_str()),
            ]
        );
        let mails = "SELECT user_id FROM notification_queue WHERE activity_type IN ('listing_reported', 'listing_report_upheld')";
        let mails: Vec<i64> = town.db().all(mails, params![]).await.unwrap();
        assert_eq!(mails, [ada.id]);
    }

    async fn what_is_out_of_sight_or_gone_can_still_be_decided_about(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let report = reports(&town, &ben, id, json!({"reason": "spam"})).await;
        let standing = async || warden.get(REPORTS).await.ok().json()["data"][0]["listing"].clone();
        put(&ada, &format!("/listings/{id}"), json!({"status": "paused"})).await.ok();
        assert_eq!(warden.get(&format!("/listings/{id}")).await.status, 404);
        assert_eq!(standing().await, json!({"id": id, "title": "Bicycle repair", "status": "paused", "user_id": ada.id}));
        ada.delete(&format!("/listings/{id}")).await.ok();
        assert_eq!(standing().await, json!({"id": id, "title": "Bicycle repair", "status": "deleted", "user_id": ada.id}));
        let told = warden.post(&decision(report), json!({"outcome": "dismissed"})).await.ok().json()["data"].clone();
        assert_eq!((&told["status"], &told["notes"]), (&json!("dismissed"), &json!(null)));
        // Whoever made it hears the end of it all the same.
        town.deliver().await;
        let told = "SELECT user_id, type FROM notifications WHERE type LIKE 'listing_report%' AND user_id <> $1";
        let told: Vec<(i64, String)> = town.db().all(told, params![warden.id]).await.unwrap();
        assert_eq!(told, [(ben.id, "listing_report_dismissed".to_owned())]);
    }

    async fn an_owner_hears_what_an_administrator_does_with_their_listing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "bea", "admin").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}");
        for status in ["suspended", "active"] {
            put(&admin, &path, json!({"status": status})).await.ok();
            town.deliver().await;
        }
        let report = reports(&town, &ben, id, json!({"reason": "spam"})).await;
        admin.delete(&path).await.ok();
        admin.post(&decision(report), json!({"outcome": "upheld"})).await.ok();
        // What members do with their own is told to nobody.
        let own = lists(&admin, repairs, json!({})).await;
        admin.delete(&format!("/listings/{own}")).await.ok();
        town.deliver().await;
        let sql = "SELECT user_id, type, message, link FROM notifications WHERE actor_id IS NULL AND user_id <> $1 ORDER BY id";
        let lines: Vec<(i64, String, String, String)> = town.db().all(sql, params![admin.id]).await.unwrap();
        let plain = |text: &str| text.replace(['\u{2068}', '\u{2069}'], "");
        let lines: Vec<_> = lines.iter().map(|(to, kind, text, link)| (*to, kind.as_str(), plain(text), link.as_str())).collect();
        assert_eq!(
            lines,
            [
                (ada.id, "listing_suspended", "Staff suspended your listing “Bicycle repair”. Other members can’t see it any more.".to_owned(), &*path),
                (ada.id, "listing_approved", "Your listing “Bicycle repair” was approved.".to_owned(), &*path),
                (ada.id, "listing_removed", "Staff deleted your listing “Bicycle repair”.".to_owned(), &*path),
                (ben.id, "listing_report_upheld", "You reported “Bicycle repair”, and staff agree. Thank you!".to_owned(), &*path),
            ]
        );
    }

    async fn members_decide_about_none_and_nobody_about_their_own(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let cora = town.member_as("harbour", "cora", "coordinator").await;
        let root = town.member_as("harbour", "root", "admin").await;
        let far = town.member_as("meadow", "farbroker", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let (own, others) = (lists(&warden, repairs, json!({})).await, lists(&ada, repairs, json!({})).await);
        let about_warden = reports(&town, &ben, own, json!({"reason": "spam"})).await;
        let by_warden = reports(&town, &warden, others, json!({"reason": "spam"})).await;
        for (person, report, status, code) in [
            (&ada, by_warden, 403, "forbidden"),
            (&ben, by_warden, 403, "forbidden"),
            (&far, by_warden, 404, "NOT_FOUND"),
            (&warden, about_warden, 404, "NOT_FOUND"),
            (&warden, by_warden, 403, "FORBIDDEN"),
            (&root, 999_999, 404, "NOT_FOUND"),
        ] {
            let refused = person.post(&decision(report), json!({"outcome": "dismissed"})).await.refusal();
            assert_eq!(refused, (status, code.to_owned(), String::new()), "{} {report}", person.name);
        }
        assert_eq!(decided(&town).await, 0);
        assert_eq!(town.stranger().get(REPORTS).await.status, 401);
        assert_eq!(ada.get(REPORTS).await.refusal(), (403, "forbidden".to_owned(), String::new()));
        for (person, found) in [
            (&far, vec![]),
            // Whose listing it is does not learn who reported it.
            (&warden, vec![by_warden]),
            (&cora, vec![by_warden, about_warden]),
            (&root, vec![by_warden, about_warden]),
        ] {
            assert_eq!(ids(&person.get(REPORTS).await.ok().json()), found, "{}", person.name);
        }
        for (person, report) in [(&cora, about_warden), (&root, by_warden)] {
            let told = person.post(&decision(report), json!({"outcome": "upheld"})).await.ok().json()["data"].clone();
            assert_eq!((&told["status"], &told["decided_by"]), (&json!("upheld"), &json!(person.id)));
        }
    }

    async fn of_two_who_decide_at_once_one_is_too_late(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let cora = town.member_as("harbour", "cora", "coordinator").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = decision(reports(&town, &ben, id, json!({"reason": "spam"})).await);
        let (one, other) =
            join!(warden.post(&path, json!({"outcome": "upheld"})), cora.post(&path, json!({"outcome": "dismissed"})));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        let first = if one.status == 200 { one.json() } else { other.json() };
        assert_eq!(cora.get(REPORTS).await.ok().json()["data"], json!([first["data"]]));
    }

    async fn the_graph_reads_and_decides_as_rest_does(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let first = reports(&town, &ben, id, json!({"reason": "safety_concern", "details": "The brakes."})).await;
        let second = reports(&town, &cleo, id, json!({"reason": "other"})).await;
        let list = "query ($status: ListingReportStatus, $first: Int, $after: String) {
            listingReports(status: $status, first: $first, after: $after) {
                nodes {
                    restId reason details status decidedBy { restId } decidedAt notes
                    subject { listing { restId } title status owner { restId } }
                    reporter { restId name }
                }
                pageInfo { hasNextPage endCursor }
            }
        }";
        let listing = json!({
            "listing": {"restId": id.to_string()}, "title": "Bicycle repair", "status": "ACTIVE", "owner": {"restId": ada.id.to_string()},
        });
        let one = json!({
            "restId": first.to_string(), "reason": "SAFETY_CONCERN", "details": "The brakes.", "status": "PENDING", "decidedBy": null,
            "decidedAt": null, "notes": null, "subject": listing, "reporter": {"restId": ben.id.to_string(), "name": "Ben"},
        });
        let page = warden.graphql(list, json!({"first": 1})).await.ok().json()["data"]["listingReports"].clone();
        let rest = warden.get(&format!("{REPORTS}?per_page=1")).await.ok().json();
        assert_eq!((&page["nodes"][0]["restId"], &page["nodes"][1]), (&json!(second.to_string()), &json!(null)));
        assert_eq!(page["pageInfo"], json!({"hasNextPage": true, "endCursor": rest["meta"]["cursor"]}));
        let after = json!({"first": 1, "after": page["pageInfo"]["endCursor"]});
        let page = warden.graphql(list, after).await.ok().json()["data"]["listingReports"].clone();
        assert_eq!(page["nodes"], json!([one]));

        let decide = "mutation ($report: ID!, $notes: String) {
            resolveListingReport(input: { reportId: $report, outcome: DISMISSED, notes: $notes }) {
                report { restId status decidedBy { restId } decidedAt notes }
            }
        }";
        for (person, notes, code, field) in [
            (&ada, "Mine.".to_owned(), "FORBIDDEN", json!(null)),
            (&warden, "x".repeat(1_001), "VALIDATION_ERROR", json!("notes")),
        ] {
            let answer = person.graphql(decide, json!({"report": first.to_string(), "notes": notes})).await.json();
            let extensions = &answer["errors"][0]["extensions"];
            assert_eq!((&extensions["code"], &extensions["field"]), (&json!(code), &field), "{answer}");
        }
        assert_eq!(decided(&town).await, 0);
        let variables = json!({"report": first.to_string(), "notes": "They are new."});
        let told = warden.graphql(decide, variables.clone()).await.ok().json()["data"]["resolveListingReport"]["report"].clone();
        let dismissed = json!({
            "restId": first.to_string(), "status": "DISMISSED", "decidedBy": {"restId": warden.id.to_string()}, "decidedAt": "2026-01-05T12:00:00Z",
            "notes": "They are new.",
        });
        assert_eq!(told, dismissed);
        let again = warden.graphql(decide, variables).await.json();
        assert_eq!(again["errors"][0]["extensions"]["code"], "INVALID_STATE");
        let pending = warden.graphql(list, json!({"status": "PENDING"})).await.ok().json()["data"]["listingReports"].clone();
        assert_eq!(pending["nodes"].as_array().unwrap().len(), 1);
        assert_eq!(ada.graphql(list, json!({})).await.json()["errors"][0]["extensions"]["code"], "FORBIDDEN");
    }
}
