//! What a decision takes away, and that an appeal brings back exactly that.

use super::*;
use crate::each_engine;
use crate::marketplace_trade::{CASH, listing};

/// Where a listing stands, and what staff said of it.
async fn stands(town: &Town, listing: i64) -> (String, String, Option<String>, Option<i64>, Option<i64>) {
    let sql = "SELECT status, moderation_status, moderation_notes, moderated_by, marketplace_enforcement_report_id
                 FROM marketplace_listings WHERE id = $1";
    town.db().one(sql, params![listing]).await.unwrap()
}

/// Whether a seller is suspended, the community stands by them, and because of which report.
async fn seller(town: &Town, person: &Person) -> (bool, bool, Option<i64>) {
    let sql = "SELECT is_suspended, is_community_endorsed, marketplace_suspension_report_id
                 FROM marketplace_seller_profiles WHERE user_id = $1";
    town.db().one(sql, params![person.id]).await.unwrap()
}

async fn set(town: &Town, sql: &'static str, of: i64) {
    town.db().run(sql, params![of]).await.unwrap();
}

each_engine! {
    async fn a_suspended_sellers_listings_come_back_as_they_were(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let mut all = Vec::new();
        for status in ["active", "active", "draft", "sold", "reserved", "removed"] {
            let id = listing(&town, &ben, CASH).await;
            let sql = "UPDATE marketplace_listings SET status = $2 WHERE id = $1";
            town.db().run(sql, params![id, status]).await.unwrap();
            all.push(id);
        }
        set(&town, "UPDATE marketplace_listings SET moderation_notes = 'Fine.', moderated_by = 77 WHERE id = $1", all[0]).await;
        set(&town, "UPDATE marketplace_seller_profiles SET is_community_endorsed = TRUE WHERE user_id = $1", ben.id).await;
        let mut before = Vec::new();
        for id in &all {
            before.push(stands(&town, *id).await);
        }
        let report = reported(&ada, all[0]).await;
        decide(&admin, report, "seller_suspended").await.ok();
        assert_eq!(seller(&town, &ben).await, (true, false, Some(report)));
        for (id, before) in all.iter().zip(&before) {
            let after = stands(&town, *id).await;
            if before.0 == "active" {
                let gone = ("removed".to_owned(), "rejected".to_owned(), Some("The picture shows pine.".to_owned()), Some(admin.id), Some(report));
                assert_eq!(after, gone);
            } else {
                assert_eq!(after, *before);
            }
        }
        all_is_sound(&town).await;
        appeal(&ben, report).await.ok();
        decide_appeal(&admin, report, "none").await.ok();
        assert_eq!(seller(&town, &ben).await, (false, true, None));
        for (id, before) in all.iter().zip(&before) {
            assert_eq!(stands(&town, *id).await, *before);
        }
        let told = bell(&town).await;
        for kind in ["marketplace_seller_suspended", "marketplace_seller_restored", "marketplace_enforcement_action"] {
            assert_eq!(told.iter().filter(|(to, what)| *to == ben.id && what == kind).count(), 1, "{kind}");
        }
        all_is_sound(&town).await;
    }

    async fn of_two_reports_the_last_one_undone_brings_the_listing_back(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        for first_undone in [0, 1] {
            let about = listing(&town, &ben, CASH).await;
            let before = stands(&town, about).await;
            let reports = [reported(&ada, about).await, reported(&cleo, about).await];
            for report in reports {
                decide(&admin, report, "listing_removed").await.ok();
                appeal(&ben, report).await.ok();
            }
            decide_appeal(&admin, reports[first_undone], "warning").await.ok();
            let still = stands(&town, about).await;
            assert_eq!((still.0.as_str(), still.4), ("removed", Some(reports[1 - first_undone])), "the other one holds");
            decide_appeal(&admin, reports[1 - first_undone], "none").await.ok();
            assert_eq!(stands(&town, about).await, before);
            all_is_sound(&town).await;
        }
    }

    async fn what_nobody_holds_any_more_is_for_all_again(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        for (was, becomes) in [("reserved", "active"), ("sold", "active"), ("expired", "expired")] {
            let about = listing(&town, &ben, CASH).await;
            let report = reported(&ada, about).await;
            let sql = "UPDATE marketplace_listings SET status = $2, inventory_count = 2 WHERE id = $1";
            town.db().run(sql, params![about, was]).await.unwrap();
            decide(&admin, report, "listing_removed").await.ok();
            appeal(&ben, report).await.ok();
            decide_appeal(&admin, report, "none").await.ok();
            assert_eq!(stands(&town, about).await.0, becomes, "{was}");
        }
    }

    async fn what_an_administrator_restored_by_hand_stays(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let report = reported(&ada, about).await;
        decide(&admin, report, "seller_suspended").await.ok();
        let profile: i64 = town.db().one("SELECT id FROM marketplace_seller_profiles WHERE user_id = $1", params![ben.id]).await.unwrap();
        for act in ["restore", "suspend"] {
            admin.tap(&format!("/admin/marketplace/sellers/{profile}/{act}")).await.ok();
        }
        appeal(&ben, report).await.ok();
        decide_appeal(&admin, report, "none").await.ok();
        assert_eq!(seller(&town, &ben).await, (true, false, None), "they were suspended anew, without a report");
        assert_eq!(stands(&town, about).await.0, "active");
        all_is_sound(&town).await;
    }

    async fn of_two_decisions_at_once_one_is_made(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let second = town.member_as("harbour", "second", "admin").await;
        let about = listing(&town, &ben, CASH).await;
        let report = reported(&ada, about).await;
        let (one, other) = tokio::join!(decide(&admin, report, "listing_removed"), decide(&second, report, "seller_suspended"));
        let mut statuses = [one.status, other.status].map(|status| status.as_u16());
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 422]);
        appeal(&ben, report).await.ok();
        decide_appeal(&admin, report, "none").await.ok();
        assert_eq!((stands(&town, about).await.0.as_str(), seller(&town, &ben).await.0), ("active", false));
        all_is_sound(&town).await;
    }
}
