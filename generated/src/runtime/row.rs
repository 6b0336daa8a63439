//! The shape of an operation's row, and the search for the operation behind a path.

use http::Method;

use super::Violation;
use crate::codes::Code;
use crate::operations::Operation;

/// What the doorkeeper knows about an operation.
#[derive(Clone, Debug)]
pub struct Row {
    /// The operation.
    pub operation: Operation,
    /// Its `operationId`.
    pub id: &'static str,
    /// The area that declares it.
    pub area: &'static str,
    /// The HTTP method.
    pub method: Method,
    /// The path with its parameters in braces, as the contract writes it.
    pub path: &'static str,
    /// Who may enter.
    pub security: Security,
    /// Whether a tenant must be known.
    pub tenant: TenantNeed,
    /// Roles of which the caller needs one; empty means any.
    pub roles: &'static [Role],
    /// The code of a role that is not enough, where clients of REST expect another one.
    pub role_code: Option<Code>,
    /// What a member must have done, where their community asks for it.
    pub gates: &'static [Gate],
    /// Whether it is reached before any gate, and while the community is at work on itself.
    pub open: bool,
    /// Whether only the member may do it, and nobody who acts as them.
    pub personal: bool,
    /// The feature that must be on.
    pub feature: Option<&'static str>,
    /// How often one caller may call.
    pub rate_limit: Option<RateLimit>,
    /// Whether a repeated call gets the first call's answer.
    pub idempotency: Option<Idempotency>,
    /// The media type of the body that it takes; JSON where a form may come instead.
    pub body: Option<&'static str>,
    /// The largest body in bytes.
    pub body_limit: usize,
    /// The largest form with files in bytes, where one may come instead of JSON.
    pub form_limit: Option<usize>,
    /// The code of every violation, where clients expect a fixed one.
    pub violation_code: Option<Code>,
    /// The status of violations.
    pub violation_status: u16,
    /// Why, in words for clients, by the field that is wrong; `*` stands for all others.
    pub violation_reasons: &'static [(&'static str, &'static str)],
    /// Every status that it declares, rising.
    pub statuses: &'static [u16],
}

impl Row {
    /// Why something is refused, in words for clients, if the contract says so of what is wrong first: the longest name that fits counts.
    #[must_use]
    pub fn reason(&self, violations: &[Violation]) -> Option<&'static str> {
        let field = violations.first()?.field.as_deref().unwrap_or_default();
        let within = |name: &str| field.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        let fitting = self.violation_reasons.iter().filter(|(name, _)| *name == "*" || within(name));
        fitting.max_by_key(|(name, _)| name.len()).map(|(_, reason)| *reason)
    }
}

/// Who may enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Security {
    /// Anyone, and nobody asks who it is.
    Public,
    /// Anyone; whoever signed in is known.
    Optional,
    /// Whoever signed in.
    Member,
}

/// Whether a tenant must be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TenantNeed {
    /// The call is refused without one.
    Required,
    /// Known if the call names one.
    Optional,
    /// Never asked for.
    None,
}

/// What a member must have done before some operations, where their community asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gate {
    /// The first steps.
    Onboarding,
    /// The legal documents, as they are now, are accepted.
    Legal,
}

/// A role that an operation may ask for.
pub use crate::members::MemberRole as Role;

/// How often one caller may call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimit {
    /// Calls in a window.
    pub limit: u32,
    /// The window's length.
    pub window_seconds: u32,
    /// Who counts as one caller.
    pub per: Per,
    /// Which of the platform's limiters it is.
    pub layer: Layer,
}

/// Which of the platform's limiters a limit is (spec platform 1.4). Clients know them by their codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// That of a route: `rate_limited`.
    Route,
    /// That of what is done there: `RATE_LIMIT_EXCEEDED`.
    Handler,
}

/// Who counts as one caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Per {
    /// Whoever signed in.
    Member,
    /// The network address.
    Address,
}

/// Whether a repeated call gets the first call's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idempotency {
    /// How long the first answer is remembered.
    pub window_seconds: u32,
    /// True if a call without a key is refused.
    pub required: bool,
    /// The code of a key that cannot be used, where it is not that of other violations.
    pub code: Option<Code>,
}

/// The operation that answers `method` at the concrete `path`. A literal segment goes before a parameter, as in the router; a
/// HEAD is answered by the GET.
pub fn find(method: &Method, path: &str) -> Option<Operation> {
    let method = if method == Method::HEAD { &Method::GET } else { method };
    let matching = Operation::ALL.iter().copied().filter(|operation| operation.row().method == *method);
    matching
        .filter_map(|operation| Some((literals(operation.row().path, path)?, operation)))
        .max_by(|a, b| a.0.cmp(&b.0))
        .map(|(_, operation)| operation)
}

/// Which segments of `template` are literal, if `path` fits it. Lists of flags compare from the left, as the router chooses.
pub(super) fn literals(template: &str, path: &str) -> Option<Vec<bool>> {
    let (mut wanted, mut given) = (template.split('/'), path.split('/'));
    let mut flags = Vec::new();
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return Some(flags),
            (Some(one), Some(segment)) if one.starts_with('{') && !segment.is_empty() => flags.push(false),
            (Some(one), Some(segment)) if one == segment => flags.push(true),
            _ => return None,
        }
    }
}
