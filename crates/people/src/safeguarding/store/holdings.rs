//! What safeguarding holds of members: what they told of their safety, which goes with them, and records of staff, which protect others and stay.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::nothing("safeguarding_measures"),
    Holding::nothing("safeguarding_options"),
    Holding::both(
        "safeguarding_choices",
        "safeguarding_choices",
        "SELECT o.option_key, o.label, c.value, c.chosen_at, c.withdrawn_at
           FROM safeguarding_choices c
           JOIN safeguarding_options o ON o.tenant_id = c.tenant_id AND o.id = c.option_id
          WHERE c.tenant_id = $1 AND c.user_id = $2
          ORDER BY c.id",
        &["DELETE FROM safeguarding_choices WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "safeguarding_reads",
        "safeguarding_reads",
        "SELECT a.first_name AS reader, r.times, r.first_read_at, r.last_read_at
           FROM safeguarding_reads r
           LEFT JOIN users a ON a.tenant_id = r.reader_tenant_id AND a.id = r.reader_id
          WHERE r.tenant_id = $1 AND r.user_id = $2
          ORDER BY r.id",
        &["DELETE FROM safeguarding_reads WHERE tenant_id = $1 AND user_id = $2"],
    ),
];
