//! What is always so of safeguarding.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[CHOICES];

/// A measure that was taken for what a member told is about that member.
const CHOICES: Invariant = Invariant {
    what: "measures that members asked for",
    count: "SELECT COUNT(*)
           FROM safeguarding_choices c
           JOIN safeguarding_measures m ON m.tenant_id = c.tenant_id AND m.id = c.measure_id
          WHERE m.member_id <> c.user_id",
    advice: "measures about another member than the one who asked for them; see safeguarding_choices.measure_id",
};
