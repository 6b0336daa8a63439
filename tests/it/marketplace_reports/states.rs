//! Who may move a report in which state.

use super::*;
use crate::each_engine;
use crate::marketplace_trade::{CASH, listing};

/// Puts a report into a state, as its history would have left it.
async fn put_into(town: &Town, report: i64, state: &str, appellant: i64) {
    let decided = matches!(state, "no_action" | "action_taken" | "appealed" | "appeal_resolved");
    let appealed = matches!(state, "appealed" | "appeal_resolved");
    let now = town.clock.now();
    let sql = "UPDATE marketplace_reports
                  SET status = $2, resolved_at = $3, action_taken = $4, resolution_seconds = $5, appealed_by = $6, appeal_resolved_at = $7,
                      acknowledged_at = $8
                WHERE id = $1";
    let action = if state == "no_action" { "none" } else { "warning" };
    let with = params![
        report,
        state.to_owned(),
        decided.then_some(now),
        decided.then(|| action.to_owned()),
        decided.then_some(60_i64),
        appealed.then_some(appellant),
        (state == "appeal_resolved").then_some(now),
        (state != "received").then_some(now)
    ];
    town.db().run(sql, with).await.unwrap();
}

/// An action, the states from which the reporter, the seller and administrators may do it, and what becomes of the report.
type Row<'a> = (&'a str, &'a [&'a str], &'a [&'a str], &'a [&'a str], &'a str);

each_engine! {
    async fn every_move_in_every_state_by_everybody(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let states = ["received", "acknowledged", "under_review", "no_action", "action_taken", "appealed", "appeal_resolved"];
        // From where, by the reporter, the seller, or an administrator, to where.
        let waits = ["received", "acknowledged", "under_review"];
        let table: [Row<'_>; 5] = [
            ("acknowledge", &[], &[], &waits[..2], "under_review"),
            ("none", &[], &[], &waits, "no_action"),
            ("warning", &[], &[], &waits, "action_taken"),
            ("appeal", &["no_action"], &["action_taken"], &[], "appealed"),
            ("resolve-appeal", &[], &[], &["appealed"], "appeal_resolved"),
        ];
        for from in states {
            for (action, reporter, seller, staff, becomes) in table {
                for (who, person, starts) in [("reporter", &ada, reporter), ("seller", &ben, seller), ("stranger", &cleo, &[][..]), ("staff", &admin, staff)] {
                    let about = listing(&town, &ben, CASH).await;
                    let made = reported(&ada, about).await;
                    put_into(&town, made, from, ada.id).await;
                    let heard = match action {
                        "appeal" => appeal(person, made).await,
                        "acknowledge" => person.tap(&format!("/admin/marketplace/reports/{made}/acknowledge")).await,
                        "resolve-appeal" => decide_appeal(person, made, "warning").await,
                        measure => decide(person, made, measure).await,
                    };
                    // Whoever may do it at another time hears that it is too late or too early.
                    let theirs = if action == "appeal" { matches!(who, "reporter" | "seller") } else { who == "staff" };
                    let expected = if starts.contains(&from) { 200 } else if theirs { 422 } else { 403 };
                    assert_eq!(heard.status.as_u16(), expected, "{who}: {action} from {from}: {}", heard.text());
                    let sql = "SELECT status FROM marketplace_reports WHERE id = $1";
                    let stands: String = town.db().one(sql, params![made]).await.unwrap();
                    assert_eq!(stands, if expected == 200 { becomes } else { from }, "{who}: {action} from {from}");
                }
            }
        }
        all_is_sound(&town).await;
    }
}
