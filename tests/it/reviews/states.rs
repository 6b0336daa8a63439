//! Every state times every action times every kind of caller, through the doors.

use serde_json::json;
use timeweave::params;

use super::{reviewed, stored};
use crate::each_engine;
use crate::support::{Person, Town};

const STATES: [(&str, &str, bool); 4] = [
    ("approved", "approved", false),
    ("pending", "pending", false),
    ("hidden", "rejected", false),
    ("withdrawn", "rejected", true),
];

async fn put(town: &Town, id: i64, status: &str, withdrawn: bool) {
    let at = withdrawn.then_some(town.clock.now());
    let sql = "UPDATE reviews SET status = $2, deleted_by_author_at = $3 WHERE id = $1";
    town.db().run(sql, params![id, status, at]).await.unwrap();
}

async fn act(who: &Person, action: &str, id: i64) -> (u16, String) {
    let heard = match action {
        "withdraw" => who.delete(&format!("/reviews/{id}")).await,
        "remove" => who.delete(&format!("/admin/reviews/{id}")).await,
        step => who.tap(&format!("/admin/reviews/{id}/{step}")).await,
    };
    (heard.status.as_u16(), heard.code())
}

each_engine! {
    async fn every_state_times_action_times_caller(town: Town) {
        let [author, receiver, other] = town.members(["author", "receiver", "other"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let stranger = town.stranger();
        let mut id = reviewed(&author, &receiver, 3, json!({})).await;
        for (state, status, withdrawn) in STATES {
            for action in ["withdraw", "flag", "hide", "approve", "remove"] {
                for who in [&author, &receiver, &other, &broker, &admin, &far, &stranger] {
                    put(&town, id, status, withdrawn).await;
                    let outcome = act(who, action, id).await;
                    let staff = ["broker", "admin"].contains(&who.name.as_str());
                    let (expected, becomes) = match (action, who.name.as_str()) {
                        (_, "") => ((401, "auth_required"), Some((status, withdrawn))),
                        (_, "far") => ((404, "NOT_FOUND"), Some((status, withdrawn))),
                        ("withdraw", "author") if state != "withdrawn" => ((204, ""), Some(("rejected", true))),
                        ("withdraw", "author") => ((404, "NOT_FOUND"), Some((status, withdrawn))),
                        ("withdraw", _) if state == "approved" => ((403, "FORBIDDEN"), Some((status, withdrawn))),
                        ("withdraw", _) => ((404, "NOT_FOUND"), Some((status, withdrawn))),
                        (_, _) if !staff => ((403, "forbidden"), Some((status, withdrawn))),
                        ("remove", _) => ((200, ""), None),
                        (_, _) if state == "withdrawn" => ((404, "NOT_FOUND"), Some((status, withdrawn))),
                        ("flag", _) => ((200, ""), Some(("pending", false))),
                        ("approve", _) if state == "approved" => ((400, "ALREADY_PROCESSED"), Some((status, withdrawn))),
                        ("approve", _) => ((200, ""), Some(("approved", false))),
                        _ => ((200, ""), Some(("rejected", false))),
                    };
                    assert_eq!(outcome, (expected.0, expected.1.to_owned()), "{state} {action} {}", who.name);
                    let left = stored(&town, id).await;
                    assert_eq!(left, becomes.map(|(status, withdrawn)| (status.to_owned(), withdrawn)), "{state} {action} {}", who.name);
                    // Nobody may go on for ever within a minute.
                    town.later(chrono::TimeDelta::seconds(5));
                    if left.is_none() {
                        id = fresh(&town, &author, &receiver).await;
                    }
                }
            }
        }
    }
}

/// A review whose author may write no other today.
async fn fresh(town: &Town, author: &Person, receiver: &Person) -> i64 {
    let now = town.clock.now();
    town.db()
        .one(
            "INSERT INTO reviews (tenant_id, reviewer_id, receiver_id, rating, status, review_type, is_anonymous, show_cross_tenant,
                    created_at, updated_at)
             VALUES ($1, $2, $3, 3, 'approved', 'local', FALSE, TRUE, $4, $4)
             RETURNING id",
            params![town.harbour, author.id, receiver.id, now],
        )
        .await
        .unwrap()
}
