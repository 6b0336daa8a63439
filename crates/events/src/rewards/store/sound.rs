//! What is always so of hours for coming, and what waits for people.

use crate::db::{Invariant, Unattended};

/// Claims for which nobody does anything.
pub const UNATTENDED: &[Unattended] = &[Unattended {
    what: "hours for coming to events that wait",
    count: "SELECT COUNT(*) FROM event_attendance_claims WHERE tenant_id IS NOT NULL AND waits_for IS NOT NULL AND attend_by <= $1",
    patience: Unattended::AS_THEY_SAY,
    advice: "hours for coming to events have waited for a week; administrators find them at /api/v2/admin/events/attendance-claims?status=pending and status=reversal_pending",
}];

/// What a claim says of hours is what the ledger says: paid once out of the fund, as many as were promised, and taken back at most once.
pub const PAID: Invariant = Invariant {
    what: "hours for coming to events",
    count: "SELECT (SELECT COUNT(*)
                  FROM event_attendance_claims c
                  LEFT JOIN transactions t ON t.tenant_id = c.tenant_id AND t.id = c.transaction_id
                  LEFT JOIN accounts f ON f.tenant_id = c.tenant_id AND f.id = t.from_account_id
                  LEFT JOIN transactions b ON b.tenant_id = c.tenant_id AND b.reverses_id = c.transaction_id
                 WHERE (c.status IN ('paid', 'reversal_pending', 'reversed')
                        AND (t.id IS NULL OR t.amount <> c.hours OR t.status <> 'completed' OR t.transaction_type <> 'event_attendance'
                          OR f.kind <> 'community_fund' OR COALESCE(t.receiver_id, 0) <> c.user_id))
                    OR (c.status = 'reversed' AND (b.id IS NULL OR b.amount <> c.hours)))
              + (SELECT COUNT(*)
                   FROM transactions t
                  WHERE t.transaction_type = 'event_attendance'
                    AND NOT EXISTS (SELECT 1 FROM event_attendance_claims c WHERE c.tenant_id = t.tenant_id AND c.transaction_id = t.id))",
    advice: "hours for coming that moved otherwise than their claim says, or for none; see event_attendance_claims and transactions",
};

/// Nobody keeps hours for coming who is noted as not having come.
pub const EARNED: Invariant = Invariant {
    what: "who gets hours for coming to events",
    count: "SELECT COUNT(*)
           FROM event_attendance_claims c
           JOIN event_attendance a ON a.tenant_id = c.tenant_id AND a.event_id = c.event_id AND a.user_id = c.user_id
          WHERE c.status IN ('pending', 'paid') AND a.state NOT IN ('checked_in', 'checked_out', 'attended')
            AND NOT EXISTS (SELECT 1 FROM transactions b WHERE b.tenant_id = c.tenant_id AND b.reverses_id = c.transaction_id)",
    advice: "members who get hours for coming and have not come; see event_attendance_claims.status and event_attendance.state",
};
