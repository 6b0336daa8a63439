-- Sellers hear before what they sell expires.

-- When they are told; null once they were.
ALTER TABLE marketplace_listings ADD COLUMN expiry_remind_at TIMESTAMPTZ;

UPDATE marketplace_listings
   SET expiry_remind_at = expires_at - INTERVAL '3 days'
 WHERE status IN ('draft', 'active', 'reserved') AND expires_at IS NOT NULL;

-- The clock looks across all communities.
CREATE INDEX marketplace_listings_remind ON marketplace_listings (expiry_remind_at)
    WHERE status = 'active' AND expiry_remind_at IS NOT NULL;
