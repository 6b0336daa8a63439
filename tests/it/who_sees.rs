//! Who sees what in the graph: every root field, every field of the main types and every mutation of the published schema, asked for
//! by everybody there is, against `tests/golden/who-sees.txt`.
//!
//! `UPDATE_GOLDEN=1` writes the file anew; its difference is then read like code. Documents are built from the schema, with the
//! ids of a prepared town, in which whatever they name belongs to `member`. A cell is the code of a refusal, `null`, `none` for
//! an empty list, or `yes`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use async_graphql::parser::parse_schema;
use async_graphql::parser::types::{
    BaseType, FieldDefinition, InputValueDefinition, Type, TypeKind, TypeSystemDefinition,
};
use serde_json::Value;

use crate::support::{Engine, Person, Town};
use crate::who_may::{CALLERS, MEMBER, Prepared, callers, is_as_agreed};

/// Types, each with the way to one of them that is `member`'s.
const ANCHORS: &[(&str, &[&str])] = &[
    ("Viewer", &["viewer"]),
    ("OwnProfile", &["viewer", "profile"]),
    ("Wallet", &["viewer", "wallet"]),
    ("CommunityFund", &["communityFund"]),
    ("Member", &["member(id: $member)"]),
    ("MemberProfile", &["member(id: $member)", "profile"]),
    ("Listing", &["listing(id: $own_listing)"]),
    ("Group", &["group(id: $group)"]),
    ("Exchange", &["exchange(id: $exchange)"]),
    ("Review", &["review(id: $review)"]),
];

/// What is asked for with somebody else's listing.
const OTHERS_LISTINGS: &[&str] = &["openExchange", "reportListing", "requestExchange", "saveListing", "unsaveListing"];

/// What is done with the other of a pair.
const WITH_THE_FRIEND: &[&str] = &[
    "archiveConversation",
    "markConversationRead",
    "muteMember",
    "restoreConversation",
    "thread",
    "withdrawFromCommunityFund",
];

/// Inputs of which nothing is required, though something is needed.
const INPUTS: &[(&str, &str)] = &[
    (
        "createListing",
        "{ title: \"Soup for six\", description: \"A pot of soup, carried to the door.\", type: OFFER, categoryId: $heading }",
    ),
    ("updateListing", "{ listingId: $own_listing, title: \"Soup for seven\", categoryId: $heading }"),
    ("updateGroup", "{ groupId: $group, description: \"x\" }"),
    ("sendMessage", "{ recipientId: $friend, body: \"x\" }"),
    ("createTransactionCategory", "{ name: $name }"),
    ("updateTransactionCategory", "{ categoryId: $category, sortOrder: 2 }"),
    ("transferHours", "{ memberId: $friend, amount: 1 }"),
    ("donateHours", "{ memberId: $friend, amount: 1 }"),
    ("updateNotificationPreferences", "{ emailDigest: true }"),
    ("createSafeguardingMeasure", "{ kind: VETTED, memberId: $member, reason: \"x\" }"),
];

struct Schema {
    objects: BTreeMap<String, Vec<FieldDefinition>>,
    enums: BTreeMap<String, String>,
    inputs: BTreeMap<String, Vec<InputValueDefinition>>,
}

impl Schema {
    fn published() -> Self {
        let document = parse_schema(include_str!("../../graphql/schema.graphql")).unwrap();
        let mut schema = Self { objects: BTreeMap::new(), enums: BTreeMap::new(), inputs: BTreeMap::new() };
        for definition in document.definitions {
            let TypeSystemDefinition::Type(ty) = definition else { continue };
            let name = ty.node.name.node.to_string();
            match ty.node.kind {
                TypeKind::Object(object) => {
                    schema.objects.insert(name, object.fields.into_iter().map(|field| field.node).collect());
                }
                TypeKind::Interface(interface) => {
                    schema.objects.insert(name, interface.fields.into_iter().map(|field| field.node).collect());
                }
                TypeKind::Enum(words) => {
                    schema.enums.insert(name, words.values[0].node.value.node.to_string());
                }
                TypeKind::InputObject(input) => {
                    schema.inputs.insert(name, input.fields.into_iter().map(|field| field.node).collect());
                }
                TypeKind::Scalar | TypeKind::Union(_) => {}
            }
        }
        schema
    }

    /// A field with the arguments that it needs, and the least that can be chosen below it.
    fn chosen(&self, field: &FieldDefinition, things: &Prepared) -> String {
        let name = field.name.node.as_str();
        let required =
            field.arguments.iter().filter(|one| !one.node.ty.node.nullable && one.node.default_value.is_none());
        let given: Vec<_> =
            required.map(|one| format!("{}: {}", one.node.name.node, self.value(name, &one.node, things))).collect();
        let arguments = if given.is_empty() { String::new() } else { format!("({})", given.join(", ")) };
        let below = match named(&field.ty.node) {
            list if list.ends_with("Connection") && self.has(list, "edges") => " { edges { cursor } }",
            object if self.has(object, "nodes") => " { nodes { __typename } }",
            object if self.objects.contains_key(object) => " { __typename }",
            _ => "",
        };
        format!("{name}{arguments}{below}")
    }

    fn has(&self, object: &str, field: &str) -> bool {
        self.objects.get(object).is_some_and(|fields| fields.iter().any(|one| one.name.node == field))
    }

    fn value(&self, of: &str, argument: &InputValueDefinition, things: &Prepared) -> String {
        let (name, ty) = (argument.name.node.as_str(), named(&argument.ty.node));
        if let Some(id) = id(of, name, things) {
            return match argument.ty.node.base {
                BaseType::List(_) => format!("[\"{id}\"]"),
                BaseType::Named(_) => format!("\"{id}\""),
            };
        }
        if let Some((_, input)) = INPUTS.iter().find(|(field, _)| *field == of && name == "input") {
            return filled(input, things);
        }
        if let Some(fields) = self.inputs.get(ty) {
            let needed = fields.iter().filter(|one| !one.ty.node.nullable && one.default_value.is_none());
            let given: Vec<_> =
                needed.map(|one| format!("{}: {}", one.name.node, self.value(of, one, things))).collect();
            return format!("{{ {} }}", given.join(", "));
        }
        match (name, ty) {
            ("account", _) => "ISSUANCE".to_owned(),
            (_, word) if self.enums.contains_key(word) => self.enums[word].clone(),
            ("tags", _) => "[\"tea\"]".to_owned(),
            ("emoji", _) => "\"👍\"".to_owned(),
            ("rating", _) => "4".to_owned(),
            ("skillName", _) => "\"Tea\"".to_owned(),
            ("language", _) => "\"ga\"".to_owned(),
            // No community has them unless it says so.
            ("campaignId", _) => "\"1\"".to_owned(),
            (_, "Int" | "Float" | "Hours") => "1".to_owned(),
            (_, "Boolean") => "true".to_owned(),
            (_, "String") => format!("\"{of} of {}\"", things.member.name),
            other => panic!("{of}: there is nothing for {other:?}: say what"),
        }
    }
}

fn named(ty: &Type) -> &str {
    match &ty.base {
        BaseType::Named(name) => name,
        BaseType::List(inner) => named(inner),
    }
}

fn filled(text: &str, things: &Prepared) -> String {
    let known = [
        ("$member", things.member.id),
        ("$friend", things.friend),
        ("$own_listing", things.own_listing),
        ("$group", things.group),
        ("$exchange", things.exchange),
        ("$review", things.review),
        ("$heading", things.heading),
        ("$category", things.category),
        ("$friend", things.friend),
    ];
    let text = text.replace("$name", &format!("\"Something of {}\"", things.member.name));
    known.iter().fold(text, |text, (name, id)| text.replace(name, &format!("\"{id}\"")))
}

fn id(of: &str, argument: &str, things: &Prepared) -> Option<String> {
    let number = match (argument, of) {
        ("memberId", of) if WITH_THE_FRIEND.contains(&of) => things.friend,
        ("memberId" | "receiverId", _) | ("id", "member") => things.member.id,
        ("id", "node") => return Some(node("Member", things.member.id)),
        ("recipientId", _) => things.friend,
        ("connectionId", _) => things.connection,
        ("groupId", _) | ("id", "group") => things.group,
        ("messageId", "deleteGroupMessage") => things.group_message,
        ("messageId", _) => things.message,
        ("notificationId", _) => things.notification,
        ("listingId", of) if OTHERS_LISTINGS.contains(&of) => things.listing,
        ("listingId", _) | ("id", "listing") => things.own_listing,
        ("reviewId", _) | ("id", "review") => things.review,
        ("transactionId", _) | ("id", "transaction") => things.transaction,
        ("categoryId", _) => things.category,
        ("measureId", _) => things.measure,
        ("reportId", _) => things.report,
        ("imageId" | "imageIds", _) => things.image,
        ("exchangeId" | "id", of) if of.to_lowercase().contains("exchange") => things.exchange,
        _ => return None,
    };
    Some(number.to_string())
}

fn node(kind: &str, id: i64) -> String {
    use base64::Engine as _;
    base64::engine::general_purpose::STANDARD.encode(format!("{kind}:{id}"))
}

/// What became of the field at the end of `path`.
fn cell(answer: &Value, path: &[&str]) -> String {
    let reached = |error: &&Value| {
        let told = error["path"].as_array().map(Vec::as_slice).unwrap_or_default();
        told.iter().zip(path).all(|(one, other)| one == other)
    };
    if let Some(error) = answer["errors"].as_array().and_then(|errors| errors.iter().find(reached)) {
        let code = error["extensions"]["code"].as_str().unwrap_or("without a code");
        assert_ne!(code, "INTERNAL_ERROR", "{error}");
        // A document that the schema refuses says nothing of who may see what.
        assert_ne!(code, "QUERY_INVALID", "{error}");
        return code.to_owned();
    }
    let mut value = &answer["data"];
    for name in path {
        value = &value[*name];
    }
    let list = [value, &value["edges"], &value["nodes"]].into_iter().find_map(Value::as_array);
    match (value, list) {
        (Value::Null, _) => "null".to_owned(),
        (_, Some(list)) if list.is_empty() => "none".to_owned(),
        _ => "yes".to_owned(),
    }
}

async fn asked(person: &Person, document: &str) -> Value {
    person.graphql(document, Value::Null).await.json()
}

struct Table {
    rows: Vec<(String, Vec<String>)>,
}

impl Table {
    fn written(&self) -> String {
        let columns = CALLERS.iter().map(|caller| caller.column.to_owned()).collect();
        let head = ("field".to_owned(), columns);
        let rows: Vec<_> = std::iter::once(&head).chain(&self.rows).collect();
        let wide = |column: usize| rows.iter().map(|(_, cells)| cells[column].len()).max().unwrap_or(0);
        let widths: Vec<_> = (0..CALLERS.len()).map(wide).collect();
        let names = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        let mut text = String::new();
        for (name, cells) in rows {
            let mut line = format!("{name:names$}");
            for (cell, width) in cells.iter().zip(&widths) {
                write!(line, "  {cell:width$}").unwrap();
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_of_who_sees_what_is_as_agreed() {
    let town = Town::configured(Engine::Sqlite, "[limits]\nenabled = false\n").await.unwrap();
    let schema = Schema::published();
    let people = callers(&town).await;
    let mut things = Prepared::new(&town, 0).await;
    let mut table = Table { rows: Vec::new() };
    let asker = |column: usize, things: &Prepared| {
        if CALLERS[column].column == MEMBER { things.member.clone() } else { people[column].clone() }
    };

    for (ty, way) in ANCHORS {
        let fields = &schema.objects[*ty];
        let below: Vec<_> = fields.iter().map(|field| schema.chosen(field, &things)).collect();
        let inner =
            way.iter().rev().fold(below.join(" "), |inner, step| format!("{} {{ {inner} }}", filled(step, &things)));
        let document = format!("{{ {inner} }}");
        let mut answers = Vec::new();
        for column in 0..CALLERS.len() {
            answers.push(asked(&asker(column, &things), &document).await);
        }
        for field in fields {
            let mut path: Vec<_> = way.iter().map(|step| step.split('(').next().unwrap_or(step)).collect();
            path.push(field.name.node.as_str());
            let cells = answers.iter().map(|answer| cell(answer, &path)).collect();
            table.rows.push((format!("{ty}.{}", field.name.node), cells));
        }
    }
    let mut number = 0;
    for (root, keyword) in [("Query", "query"), ("Mutation", "mutation")] {
        for field in &schema.objects[root] {
            let mut cells = Vec::new();
            for column in 0..CALLERS.len() {
                let document = format!("{keyword} {{ {} }}", schema.chosen(field, &things));
                let answer = asked(&asker(column, &things), &document).await;
                let told = cell(&answer, &[field.name.node.as_str()]);
                // Whoever only looks, or is refused, leaves everything as it was.
                if keyword == "mutation" && matches!(told.as_str(), "yes" | "none" | "null") {
                    number += 1;
                    things = Prepared::new(&town, number).await;
                }
                cells.push(told);
            }
            table.rows.push((format!("{root}.{}", field.name.node), cells));
        }
    }
    is_as_agreed("who-sees", &table.written());
}
