-- Owners hear before what they listed runs out.

-- When they are told; null once they were.
ALTER TABLE listings ADD COLUMN expiry_remind_at TIMESTAMPTZ;

UPDATE listings
   SET expiry_remind_at = expires_at - INTERVAL '3 days'
 WHERE status IN ('draft', 'active', 'paused', 'pending', 'suspended') AND expires_at IS NOT NULL;

-- The clock looks across all communities.
CREATE INDEX listings_remind ON listings (expiry_remind_at)
    WHERE status = 'active' AND expiry_remind_at IS NOT NULL;
