//! What is always so of lines in bells and of campaigns.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[RECEIVERS, CAMPAIGNS, REACHED];

/// The receiver of a line is of its community.
const RECEIVERS: Invariant = Invariant {
    what: "receivers of notifications",
    count: "SELECT COUNT(*)
           FROM notifications n
          WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.tenant_id = n.tenant_id AND u.id = n.user_id)",
    advice: "notifications whose members are gone; remove them",
};

/// What a campaign counts is what its rows say: who got it, who opened it, and what that costs.
const CAMPAIGNS: Invariant = Invariant {
    what: "numbers of push campaigns",
    count: "SELECT COUNT(*)
           FROM paid_push_campaigns c
          WHERE c.send_count <> (SELECT COUNT(*) FROM paid_push_campaign_sends s WHERE s.tenant_id = c.tenant_id AND s.campaign_id = c.id)
             OR c.open_count <> (SELECT COUNT(*) FROM paid_push_campaign_sends s
                                  WHERE s.tenant_id = c.tenant_id AND s.campaign_id = c.id AND s.opened_at IS NOT NULL)
             OR c.total_cost <> c.send_count * c.cost_per_send",
    advice: "push campaigns whose send_count, open_count or total_cost are not what paid_push_campaign_sends says; correct them",
};

/// Nobody gets a campaign before it was approved.
const REACHED: Invariant = Invariant {
    what: "push campaigns that were sent",
    count: "SELECT COUNT(*)
           FROM paid_push_campaigns c
          WHERE (c.status IN ('draft', 'pending_review', 'scheduled', 'cancelled')
                 AND EXISTS (SELECT 1 FROM paid_push_campaign_sends s WHERE s.tenant_id = c.tenant_id AND s.campaign_id = c.id))
             OR (c.status IN ('scheduled', 'sending', 'sent') AND c.decided_at IS NULL)",
    advice: "push campaigns that reached members without a decision; see paid_push_campaigns.status and decided_at",
};
