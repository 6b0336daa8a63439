//! Whatever belongs to an event and has an id is found again by it: `node(id:)` and `nodes(ids:)` show it to whoever the operations show it to, and with
//! the same statements whatever the number of things.

use serde_json::{Value, json};
use timeweave::params;

use crate::each_engine;
use crate::graphql::{data, global, refusal, run};
use crate::keys::plant_in;
use crate::support::{Person, Town, leak};

/// A type, and who sees such a thing at somebody else's event: an administrator, the member whom it is about, any other member.
type Seen = (&'static str, [bool; 3]);

const STAFF: [bool; 3] = [true, false, false];
const OWN: [bool; 3] = [false, true, false];
const BOTH: [bool; 3] = [true, true, false];
const ALL: [bool; 3] = [true, true, true];

const THINGS: &[Seen] = &[
    ("Event", ALL),
    ("EventBlueprint", STAFF),
    ("EventBroadcast", STAFF),
    ("EventCalendarFeed", OWN),
    ("EventCodeAcknowledgement", OWN),
    ("EventForm", ALL),
    ("EventGuardianConsent", BOTH),
    ("EventGuest", BOTH),
    ("EventInvitation", STAFF),
    ("EventInvitationCampaign", STAFF),
    ("EventOfflineBatch", STAFF),
    ("EventOfflineConflict", STAFF),
    ("EventOfflineCredential", BOTH),
    ("EventOfflineDevice", STAFF),
    ("EventSafetyReview", STAFF),
    ("EventSeries", ALL),
    ("EventSession", ALL),
    ("EventStaffAssignment", STAFF),
    ("EventSubmission", OWN),
    ("EventTemplate", STAFF),
    ("EventTicketEntitlement", BOTH),
    ("EventTicketTransfer", OWN),
    ("EventTicketType", ALL),
];

/// Where they stand, and what those stand on.
const TABLES: &[&str] = &[
    "users",
    "categories",
    "event_series",
    "events",
    "event_registrations",
    "event_guests",
    "event_staff_assignments",
    "event_ticket_types",
    "event_ticket_entitlements",
    "event_ticket_transfers",
    "event_sessions",
    "event_session_speakers",
    "event_broadcasts",
    "event_forms",
    "event_form_questions",
    "event_submissions",
    "event_answers",
    "event_safety_requirements",
    "event_code_acknowledgements",
    "event_safety_denials",
    "event_guardian_consents",
    "event_invitation_campaigns",
    "event_invitations",
    "event_offline_credentials",
    "event_offline_devices",
    "event_offline_batches",
    "event_offline_items",
    "event_calendar_feeds",
    "event_templates",
    "event_template_versions",
    "event_recurrence_definition_blueprints",
];

/// What of the rows is about a member.
const ABOUT: &[(&str, &str)] = &[
    ("event_calendar_feeds", "user_id"),
    ("event_code_acknowledgements", "user_id"),
    ("event_guardian_consents", "user_id"),
    ("event_guests", "user_id"),
    ("event_offline_credentials", "user_id"),
    ("event_submissions", "user_id"),
    ("event_ticket_entitlements", "user_id"),
    ("event_ticket_transfers", "recipient_id"),
];

/// An event with one of everything, all with the same number, where it is about somebody about `member`.
async fn furnished(town: &Town, number: i64, member: &Person) {
    plant_in(town.db(), town.harbour, number, |table| TABLES.contains(&table)).await;
    let digest = "UPDATE event_offline_batches SET content_hash = $2 WHERE id = $1";
    town.db().run(digest, params![number, [7_u8; 32]]).await.unwrap();
    for (table, column) in ABOUT {
        let sql = leak(format!("UPDATE {table} SET {column} = $2 WHERE tenant_id = $3 AND id = $1"));
        town.db().run(sql, params![number, member.id, town.harbour]).await.unwrap();
    }
}

fn ids(numbers: &[i64]) -> Vec<Value> {
    numbers.iter().flat_map(|number| THINGS.iter().map(|(kind, _)| global(kind, *number))).collect()
}

/// The types of what somebody finds by these ids, and nothing where they find nothing.
async fn found(by: &Person, ids: &[Value]) -> Vec<Value> {
    let document = "query($ids: [ID!]!) { nodes(ids: $ids) { __typename id
        ... on EventSession { event { id } title } ... on EventSubmission { event { id } answers { key } } ... on EventOfflineBatch { results { itemKey } } } }";
    let nodes = data(run(by, document, json!({ "ids": ids })).await)["nodes"].clone();
    let nodes = nodes.as_array().unwrap().iter().zip(ids);
    nodes
        .map(|(node, id)| {
            assert!(node.is_null() || node["id"] == *id, "{node}");
            node["__typename"].clone()
        })
        .collect()
}

each_engine! {
    async fn what_belongs_to_an_event_is_found_again_by_whom_it_is_for(town: Town = "[limits]\nenabled = false\n") {
        let [ben, cleo] = town.members(["ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        for number in [71, 72, 73] {
            furnished(&town, number, &ben).await;
        }

        let one = ids(&[71]);
        for (at, person) in [&admin, &ben, &cleo].into_iter().enumerate() {
            let seen: Vec<_> = THINGS.iter().map(|(kind, seen)| if seen[at] { json!(kind) } else { Value::Null }).collect();
            assert_eq!(found(person, &one).await, seen, "{at}");
        }
        // Not those of another community, and not what there is not.
        assert_eq!(found(&far, &one).await, vec![Value::Null; one.len()]);
        assert_eq!(found(&admin, &ids(&[74])).await, vec![Value::Null; one.len()]);

        // Alone, it says that there is none, as of what there is not.
        for (kind, seen) in THINGS.iter().filter(|(_, seen)| !seen[2]) {
            for number in [71, 74] {
                let answer = run(&cleo, "query($id: ID!) { node(id: $id) { id } }", json!({ "id": global(kind, number) })).await;
                assert_eq!(refusal(&answer), ("NOT_FOUND".to_owned(), 404, String::new()), "{kind} {seen:?}");
            }
        }

        // An event that one may not see has nothing for them, though it is about them.
        town.db().run("UPDATE events SET publication_state = 'draft' WHERE id = 73", params![]).await.unwrap();
        let seen = |(kind, _): &Seen| if ["EventCalendarFeed", "EventSeries"].contains(kind) { json!(kind) } else { Value::Null };
        assert_eq!(found(&ben, &ids(&[73])).await, THINGS.iter().map(seen).collect::<Vec<_>>());
    }

    async fn many_cost_what_one_costs(town: Town = "[limits]\nenabled = false\n") {
        let [ben] = town.members(["ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let numbers = [71, 72, 73, 74];
        for number in numbers {
            furnished(&town, number, &ben).await;
        }
        for person in [&admin, &ben] {
            let (one, many) = (ids(&numbers[..1]), ids(&numbers));
            let mut costs = Vec::new();
            for ids in [&one, &one, &many] {
                let before = town.db().statements();
                found(person, ids).await;
                costs.push(town.db().statements() - before);
            }
            assert_eq!(costs[1], costs[2], "{costs:?}");
        }
    }
}
