//! The operations of a contract, as the emitters need them.
//!
//! Everything here is read leniently: `check` has told what is wrong before, and nothing is emitted if it found a
//! mistake.

use heck::{ToSnakeCase, ToUpperCamelCase};
use serde_json::{Value, json};

use crate::extensions::{Facts, facts};
use crate::forms::{FIELDS, FORM};
use crate::read::{Contract, Node};

/// The methods an OpenAPI 3.0 path item may hold.
pub const METHODS: [&str; 8] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/// Headers that the gateway reads for every operation; a contract publishes them, handlers do not see them.
const GATEWAY_HEADERS: [&str; 3] = ["X-Tenant-ID", "X-Tenant-Slug", "X-CSRF-TOKEN"];

/// The header by which a repeated call is known.
const IDEMPOTENCY_KEY: &str = "Idempotency-Key";

/// One operation.
pub struct Operation<'a> {
    /// `operationId`, for example `requestConnection`.
    pub id: &'a str,
    /// The area whose file declares it.
    pub area: String,
    /// The HTTP method in lower case.
    pub method: &'a str,
    /// The path as the contract writes it.
    pub path: &'a str,
    /// Its place.
    pub node: Node<'a>,
    /// What its row says of the doorkeeper.
    pub facts: Facts<'a>,
    /// Its parameters: those of the path item, overridden by its own.
    pub parameters: Vec<Parameter<'a>>,
    /// What it takes as a body.
    pub body: Option<Body<'a>>,
    /// Its declared answers by rising status.
    pub answers: Vec<Answer<'a>>,
}

/// A declared parameter.
pub struct Parameter<'a> {
    /// Its place, with references followed.
    pub node: Node<'a>,
    /// `path`, `query`, `header` or `cookie`.
    pub location: &'a str,
    /// Its name on the wire.
    pub name: &'a str,
    /// True if the call is refused without it.
    pub required: bool,
}

/// A declared request body.
pub struct Body<'a> {
    /// Its place, with references followed.
    pub node: Node<'a>,
    /// False if the call may come without one.
    pub required: bool,
    /// The media type that it takes; JSON where a form may come instead.
    pub media: &'a str,
    /// The schema's place.
    pub schema: Option<Node<'a>>,
    /// The schema's place of the form with files that may come instead of JSON.
    pub form: Option<Node<'a>>,
    /// The schema's place of the form without files that may come instead of JSON.
    pub fields: Option<Node<'a>>,
}

/// A declared answer.
pub struct Answer<'a> {
    /// The status.
    pub status: u16,
    /// Its place, with references followed.
    pub node: Node<'a>,
    /// The media type, if the answer has a body.
    pub media: Option<&'a str>,
    /// The schema's place, if the body is JSON.
    pub schema: Option<Node<'a>>,
    /// True if the answer declares headers that the handler must set.
    pub headers: bool,
}

impl Contract {
    /// All operations in the order of the document.
    pub fn operations(&self) -> Vec<Operation<'_>> {
        let paths = self.root().get("paths").map(|paths| paths.entries()).unwrap_or_default();
        let mut found = Vec::new();
        for (path, item) in paths {
            for (method, node) in item.entries() {
                if METHODS.contains(&method) {
                    found.push(operation(self, path, &item, method, node));
                }
            }
        }
        found
    }
}

fn operation<'a>(
    contract: &'a Contract,
    path: &'a str,
    item: &Node<'a>,
    method: &'a str,
    node: Node<'a>,
) -> Operation<'a> {
    Operation {
        id: node.text("operationId").unwrap_or_default(),
        area: contract.area_of(&node.pointer).unwrap_or(crate::read::SHARED).to_owned(),
        method,
        path,
        facts: facts(contract, &node),
        parameters: parameters(item, &node),
        body: body(&node),
        answers: answers(&node),
        node,
    }
}

fn parameters<'a>(item: &Node<'a>, operation: &Node<'a>) -> Vec<Parameter<'a>> {
    let mut found: Vec<Parameter<'a>> = Vec::new();
    for owner in [item, operation] {
        let listed = owner.get("parameters").map(|list| list.items()).unwrap_or_default();
        for node in listed.iter().filter_map(Node::resolved) {
            let (Some(name), Some(location)) = (node.text("name"), node.text("in")) else { continue };
            found.retain(|other| (other.name, other.location) != (name, location));
            found.push(Parameter { location, name, required: node.is("required"), node });
        }
    }
    found
}

fn body<'a>(operation: &Node<'a>) -> Option<Body<'a>> {
    let node = operation.get("requestBody")?.resolved()?;
    let all = node.get("content")?.entries();
    let (media, content) = all.iter().find(|(media, _)| is_json(media)).or_else(|| all.first())?;
    let beside = |wanted: &str| {
        let found = all.iter().find(|(other, _)| is_json(media) && *other == wanted);
        found.and_then(|(_, content)| content.get("schema"))
    };
    let (form, fields) = (beside(FORM), beside(FIELDS));
    Some(Body { required: node.is("required"), media, schema: content.get("schema"), form, fields, node })
}

fn answers<'a>(operation: &Node<'a>) -> Vec<Answer<'a>> {
    let declared = operation.get("responses").map(|responses| responses.entries()).unwrap_or_default();
    let mut found: Vec<_> = declared
        .into_iter()
        .filter_map(|(status, node)| {
            let status = status.parse().ok()?;
            let node = node.resolved()?;
            let content = node.get("content").and_then(|content| content.entries().into_iter().next());
            let (media, schema) = match content {
                Some((media, content)) if is_json(media) => (Some(media), content.get("schema")),
                Some((media, _)) => (Some(media), None),
                None => (None, None),
            };
            let headers = node.get("headers").is_some_and(|headers| !headers.entries().is_empty());
            Some(Answer { status, media, schema, headers, node })
        })
        .collect();
    found.sort_by_key(|answer| answer.status);
    found
}

impl<'a> Operation<'a> {
    /// The variant of the `Operation` enum and the stem of every type made for this operation.
    pub fn type_name(&self) -> String {
        self.id.to_upper_camel_case()
    }

    /// The trait method.
    pub fn function_name(&self) -> String {
        self.id.to_snake_case()
    }

    /// The parameters at `location` that a handler sees. A key is the gateway's where answers are remembered.
    pub fn seen(&self, location: &str) -> Vec<&Parameter<'a>> {
        let remembers = self.facts.idempotency.is_some();
        let of_gateway = |name: &str| match name.eq_ignore_ascii_case(IDEMPOTENCY_KEY) {
            true => remembers,
            false => GATEWAY_HEADERS.iter().any(|header| header.eq_ignore_ascii_case(name)),
        };
        let seen = |one: &&Parameter<'a>| one.location == location && !(location == "header" && of_gateway(one.name));
        self.parameters.iter().filter(seen).collect()
    }

    /// What a handler returns: the answers that mean success, and refusals that are no JSON. All other refusals have the one envelope,
    /// which the gateway writes; a page that refuses has words of its own.
    pub fn successes(&self) -> Vec<&Answer<'a>> {
        let page = |answer: &Answer<'_>| answer.media.is_some_and(|media| !is_json(media));
        self.answers.iter().filter(|answer| (200..400).contains(&answer.status) || page(answer)).collect()
    }

    /// Whether an answer may have to be read: one that was kept when the call was answered the first time, or one of several.
    pub fn has_answers_read(&self) -> bool {
        self.facts.idempotency.is_some() || self.successes().len() > 1
    }

    /// One object schema (OpenAPI) of all parameters at `location` that a handler sees.
    pub fn parameter_schema(&self, location: &str) -> Option<Value> {
        let seen = self.seen(location);
        if seen.is_empty() {
            return None;
        }
        let mut properties = serde_json::Map::new();
        let mut required = Vec::new();
        for parameter in seen {
            properties.insert(parameter.name.to_owned(), described(parameter));
            if parameter.required {
                required.push(parameter.name);
            }
        }
        Some(json!({ "type": "object", "required": required, "properties": properties }))
    }
}

/// A parameter's schema with the parameter's description, which is where people write it.
fn described(parameter: &Parameter<'_>) -> Value {
    let mut schema =
        parameter.node.get("schema").map_or_else(|| json!({ "type": "string" }), |schema| schema.value.clone());
    if let (Some(object), Some(text)) = (schema.as_object_mut(), parameter.node.text("description"))
        && !object.contains_key("$ref")
    {
        object.insert("description".to_owned(), json!(text));
    }
    schema
}

/// True for `application/json` and `application/*+json`, whatever its parameters.
pub fn is_json(media: &str) -> bool {
    let essence = media.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    essence == "application/json" || (essence.starts_with("application/") && essence.ends_with("+json"))
}

/// Words for a name: `created_at` and `createdAt` become "created at".
pub fn words(name: &str) -> String {
    name.to_snake_case().replace('_', " ")
}
