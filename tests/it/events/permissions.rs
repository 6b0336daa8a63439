//! What somebody may do with an event: sixteen permissions by role, by where the event stands, and by whether an administrator decides about new ones (spec events 2.5 and 2.6);
//! and that what is said is what happens.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::{decide, draft};
use crate::each_engine;
use crate::support::{Person, Town};

/// In the order of the contract.
const NAMES: [&str; 16] = [
    "edit",
    "cancel",
    "manage_people",
    "check_in",
    "message",
    "export",
    "publish",
    "submit_for_review",
    "manage_agenda",
    "manage_staff",
    "manage_registration",
    "broadcast",
    "manage_finance",
    "reconcile_credits",
    "reconcile_tickets",
    "transfer_ownership",
];

/// What a role may do, wherever the event stands; `p`: what the state and the flag decide, too.
const ROLES: [(&str, &str); 9] = [
    ("admin", "xxxxxxppxxxxxxxx"),
    ("organizer", "xxxxxxppxxxxxxxx"),
    ("co_organizer", "xxxxxxppxxxx...."),
    ("registration_manager", "..x..x....x....."),
    ("communications_manager", "....x......x...."),
    ("check_in_staff", "..xx............"),
    ("finance_manager", "............xxx."),
    ("broker", "................"),
    ("member", "................"),
];

/// Where an event can stand.
const STATES: [(&str, &str); 8] = [
    ("draft", "scheduled"),
    ("pending_review", "scheduled"),
    ("published", "scheduled"),
    ("published", "postponed"),
    ("published", "cancelled"),
    ("published", "completed"),
    ("archived", "cancelled"),
    ("archived", "completed"),
];

/// What tells whether somebody may, and changes nothing.
const ASKED: [(&str, Method, &str); 8] = [
    ("edit", Method::PUT, ""),
    ("manage_people", Method::GET, "/people"),
    ("check_in", Method::GET, "/attendance"),
    ("export", Method::GET, "/people/export.csv"),
    ("manage_staff", Method::GET, "/staff"),
    ("manage_registration", Method::GET, "/registration-product/manage"),
    ("broadcast", Method::GET, "/broadcasts"),
    ("reconcile_tickets", Method::GET, "/tickets/reconciliation"),
];

/// What somebody may do by the specification.
fn expected(role: &str, base: &str, publication: &str, moderated: bool) -> Vec<bool> {
    let is_new = matches!(publication, "draft" | "pending_review");
    let of = |(name, mark): (&&str, char)| match (*name, mark) {
        (_, '.') => false,
        ("edit", _) => publication != "pending_review",
        ("publish", _) => is_new && (!moderated || role == "admin"),
        ("submit_for_review", _) => publication == "draft" && moderated && role != "admin",
        _ => true,
    };
    NAMES.iter().zip(base.chars()).map(of).collect()
}

fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap().to_owned();
    words.fold(first, |text, word| format!("{text}{}{}", word[..1].to_uppercase(), &word[1..]))
}

fn row(permissions: &Value, spelling: impl Fn(&str) -> String) -> Vec<bool> {
    NAMES.iter().map(|name| permissions[spelling(name)].as_bool().unwrap()).collect()
}

async fn people(town: &Town, id: i64, organizer: &Person) -> Vec<Person> {
    let mut all = Vec::new();
    for (role, _) in ROLES {
        let person = match role {
            "admin" | "broker" => town.member_as("harbour", role, role).await,
            "organizer" => organizer.clone(),
            _ => town.member_as("harbour", role, "member").await,
        };
        if !matches!(role, "admin" | "organizer" | "broker" | "member") {
            organizer.post(&format!("/events/{id}/staff"), json!({ "user_id": person.id, "role": role })).await.ok();
        }
        all.push(person);
    }
    all
}

each_engine! {
    async fn sixteen_permissions_by_role_state_and_flag(town: Town = "[limits]\nenabled = false\n") {
        let [ada] = town.members(["ada"]).await;
        let id = draft(&ada, json!({})).await;
        let all = people(&town, id, &ada).await;
        let fields = NAMES.map(camel).join(" ");
        let document = format!("query($id: ID!) {{ event(id: $id) {{ permissions {{ {fields} }} }} }}");
        for moderated in [false, true] {
            decide(&town, json!({ "moderation_required": moderated })).await;
            for (publication, operation) in STATES {
                let sql = "UPDATE events SET publication_state = $2, operational_state = $3 WHERE id = $1";
                town.db().run(sql, params![id, publication, operation]).await.unwrap();
                for ((role, base), person) in ROLES.iter().zip(&all) {
                    let case = format!("{role}, {publication}, {operation}, moderated: {moderated}");
                    let seen = person.get(&format!("/events/{id}")).await;
                    let graph = person.graphql(&document, json!({ "id": id.to_string() })).await.ok().json();
                    if matches!(*role, "broker" | "member") && publication != "published" {
                        assert_eq!((seen.status.as_u16(), &graph["data"]["event"]), (404, &Value::Null), "{case}");
                        continue;
                    }
                    let told = seen.ok().json()["data"].clone();
                    let expected = expected(role, base, publication, moderated);
                    assert_eq!(row(&told["permissions"], str::to_owned), expected, "{case}");
                    assert_eq!(row(&graph["data"]["event"]["permissions"], camel), expected, "{case}");
                    assert_eq!(told["can_edit"], told["permissions"]["edit"], "{case}");
                    for (name, method, path) in ASKED {
                        let body = (method == Method::PUT).then(|| json!({}));
                        let status = person.send(person.request(method, &format!("/events/{id}{path}"), body)).await.status;
                        let may = told["permissions"][name] == json!(true);
                        // Whoever manages what an administrator decides about hears that; anybody else that it is not theirs.
                        let waits = name == "edit" && publication == "pending_review" && base.starts_with('x');
                        let answer = if may { 200 } else if waits { 422 } else { 403 };
                        assert_eq!(status, answer, "{case}: {name}");
                    }
                }
            }
        }
    }
}
