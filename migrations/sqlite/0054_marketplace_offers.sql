-- What members offer for listings of the marketplace.

CREATE TABLE marketplace_offers (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    listing_id      INTEGER NOT NULL,
    buyer_id        INTEGER NOT NULL,
    seller_id       INTEGER NOT NULL,
    -- Amounts are in hundredths of a unit of the currency. After a counter-offer was accepted, what it said.
    amount          INTEGER NOT NULL,
    currency        TEXT NOT NULL,
    message         TEXT,
    status          TEXT NOT NULL,
    counter_amount  INTEGER,
    counter_message TEXT,
    -- Until when it can be answered; once accepted, until when it can be ordered.
    expires_at      TEXT NOT NULL,
    accepted_at     TEXT,
    created_at      TEXT NOT NULL,
    updated_at      TEXT NOT NULL,
    CONSTRAINT marketplace_offers_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES marketplace_listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT marketplace_offers_buyer FOREIGN KEY (tenant_id, buyer_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_offers_seller FOREIGN KEY (tenant_id, seller_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_offers_status CHECK (status IN ('pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
    CONSTRAINT marketplace_offers_not_self CHECK (buyer_id <> seller_id),
    CONSTRAINT marketplace_offers_amounts CHECK (amount > 0 AND counter_amount > 0)
) STRICT;

CREATE UNIQUE INDEX marketplace_offers_tenant_id ON marketplace_offers (tenant_id, id);
-- One at a time for a listing and whoever wants it.
CREATE UNIQUE INDEX marketplace_offers_open ON marketplace_offers (tenant_id, listing_id, buyer_id)
    WHERE status IN ('pending', 'countered');
CREATE INDEX marketplace_offers_by_listing ON marketplace_offers (tenant_id, listing_id, id DESC);
CREATE INDEX marketplace_offers_by_buyer ON marketplace_offers (tenant_id, buyer_id, id DESC);
CREATE INDEX marketplace_offers_by_seller ON marketplace_offers (tenant_id, seller_id, id DESC);
-- The clock looks across all communities.
CREATE INDEX marketplace_offers_due ON marketplace_offers (expires_at) WHERE status IN ('pending', 'countered', 'accepted');
