//! What is closed to whoever has a legal document left to accept: pure.

use contract::legal::LegalAcceptanceMode as Mode;
use contract::{Gate, Row, Security};
use http::Method;

use crate::call::{Member, Tenant};

/// What becomes of a call whose member has something left to accept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It goes on; nobody has to look whether something is left.
    Passes,
    /// It goes on, and the answer tells of what is left.
    Told,
    /// It is refused.
    Closed,
}

/// What becomes of a member's call of an operation in a community, should something be left to accept. Administrators pass, and so does whoever belongs to
/// another community (spec platform 2.7).
#[must_use]
pub fn judge(row: &Row, tenant: &Tenant, member: &Member) -> Verdict {
    if row.open || member.tenant != tenant.id || member.is_admin() {
        return Verdict::Passes;
    }
    let attached = row.gates.contains(&Gate::Legal);
    match tenant.settings.legal_acceptance {
        Mode::Report if attached => Verdict::Told,
        Mode::Write if attached && row.method != Method::GET => Verdict::Closed,
        Mode::All if attached || row.security == Security::Member => Verdict::Closed,
        Mode::Off | Mode::Report | Mode::Write | Mode::All => Verdict::Passes,
    }
}
