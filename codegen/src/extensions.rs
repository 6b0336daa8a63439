//! The doorkeeper's facts: what an operation's `x-` extensions and `security` say, with their defaults.

use serde_json::Value;

use crate::read::{Contract, Node};

/// The body limit where an operation names none: 1 MiB.
pub const BODY_LIMIT: u64 = 1024 * 1024;
/// The roles that `x-roles` may name, as the contract spells them and as the enum does.
pub const ROLES: [(&str, &str); 6] = [
    ("member", "Member"),
    ("broker", "Broker"),
    ("coordinator", "Coordinator"),
    ("admin", "Admin"),
    ("tenant_admin", "TenantAdmin"),
    ("super_admin", "SuperAdmin"),
];

/// What a member must have done, as `x-gates` spells it and as the enum does.
pub const GATES: [(&str, &str); 2] = [("onboarding", "Onboarding"), ("legal", "Legal")];

/// Who may enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Security {
    /// Anyone.
    Public,
    /// Anyone; who signed in is known.
    Optional,
    /// Whoever signed in.
    Member,
}

/// Whether a tenant must be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tenant {
    /// The call is refused without one.
    Required,
    /// Known if it is named.
    Optional,
    /// Never asked for.
    None,
}

/// How often one caller may call.
#[derive(Clone, Copy)]
pub struct RateLimit {
    /// Calls.
    pub limit: u64,
    /// In so many seconds.
    pub window: u64,
    /// Whether they are counted by address.
    pub by_address: bool,
    /// Whether it is the limit of a route, which has a code of its own.
    pub is_route: bool,
}

/// The facts of one operation's row.
pub struct Facts<'a> {
    /// Who may enter.
    pub security: Security,
    /// Whether a tenant must be known.
    pub tenant: Tenant,
    /// The roles of which one is needed, as the contract spells them.
    pub roles: Vec<&'a str>,
    /// The code of a role that is not enough, where clients expect another one.
    pub role_code: Option<&'a str>,
    /// What a member must have done, as the contract spells it.
    pub gates: Vec<&'a str>,
    /// Whether it is reached before any gate.
    pub open: bool,
    /// Whether only the member may do it, and nobody who acts as them.
    pub personal: bool,
    /// The feature that must be on.
    pub feature: Option<&'a str>,
    /// How often one caller may call.
    pub rate_limit: Option<RateLimit>,
    /// Window in seconds and whether a key is required.
    pub idempotency: Option<(u64, bool)>,
    /// The code of a key that cannot be used, where it is not that of other violations.
    pub key_code: Option<&'a str>,
    /// The largest body in bytes.
    pub body_limit: u64,
    /// The largest form in bytes, where one may come instead of a JSON body.
    pub form_limit: u64,
    /// The code of every violation, where clients expect a fixed one.
    pub violation_code: Option<&'a str>,
    /// The status of violations.
    pub violation_status: u64,
    /// Why, in words for clients, by the field that is wrong.
    pub violation_reasons: Vec<(&'a str, &'a str)>,
}

/// Reads the facts of the operation at `node`.
pub fn facts<'a>(contract: &'a Contract, node: &Node<'a>) -> Facts<'a> {
    let words = |key: &str| {
        let words = node.get(key).map(|words| words.items()).unwrap_or_default();
        words.iter().filter_map(|word| word.value.as_str()).collect()
    };
    let number = |node: &Node<'_>, key: &str| node.value.get(key).and_then(Value::as_u64);
    Facts {
        security: security(contract, node),
        tenant: match node.text("x-tenant") {
            Some("optional") => Tenant::Optional,
            Some("none") => Tenant::None,
            _ => Tenant::Required,
        },
        roles: words("x-roles"),
        role_code: node.text("x-role-code"),
        gates: words("x-gates"),
        open: node.is("x-open"),
        personal: node.is("x-personal"),
        feature: node.text("x-feature"),
        rate_limit: node.get("x-rate-limit").and_then(|limit| {
            let by_address = limit.text("per") == Some("address");
            let is_route = limit.text("layer").map_or(by_address, |layer| layer == "route");
            let (limit, window) = (number(&limit, "limit")?, number(&limit, "window")?);
            Some(RateLimit { limit, window, by_address, is_route })
        }),
        idempotency: node
            .get("x-idempotency")
            .and_then(|memory| Some((number(&memory, "window")?, memory.is("required")))),
        key_code: node.get("x-idempotency").and_then(|memory| memory.text("code")),
        body_limit: number(node, "x-body-limit").unwrap_or(BODY_LIMIT),
        form_limit: number(node, "x-form-limit").or_else(|| number(node, "x-body-limit")).unwrap_or(BODY_LIMIT),
        violation_code: node.text("x-violation-code"),
        violation_status: number(node, "x-violation-status").unwrap_or(422),
        violation_reasons: reasons(node),
    }
}

/// Each field, or `*` for all others, and its reason.
fn reasons<'a>(node: &Node<'a>) -> Vec<(&'a str, &'a str)> {
    let all = node.get("x-violation-reasons").map(|all| all.entries()).unwrap_or_default();
    all.into_iter().filter_map(|(name, reason)| Some((name, reason.value.as_str()?))).collect()
}

/// `security: []` is public, an empty alternative makes signing in optional, anything else asks for a member. An operation
/// without `security` has the document's.
fn security<'a>(contract: &'a Contract, node: &Node<'a>) -> Security {
    let declared = node.get("security").or_else(|| contract.root().get("security"));
    let alternatives = declared.map(|list| list.items()).unwrap_or_default();
    if alternatives.is_empty() {
        Security::Public
    } else if alternatives.iter().any(|one| one.entries().is_empty()) {
        Security::Optional
    } else {
        Security::Member
    }
}
