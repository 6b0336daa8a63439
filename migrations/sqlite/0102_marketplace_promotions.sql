-- Promotions: a seller's own, and those that are over.
CREATE INDEX marketplace_listings_promoted_of ON marketplace_listings (tenant_id, user_id, promoted_until, id) WHERE promoted_until IS NOT NULL;
CREATE INDEX marketplace_listings_promotions_over ON marketplace_listings (promoted_until) WHERE promoted_until IS NOT NULL;
