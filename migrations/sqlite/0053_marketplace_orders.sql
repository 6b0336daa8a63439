-- What members buy from each other: orders, what both sides say of them afterwards, and what they complain of.

CREATE TABLE marketplace_orders (
    id                           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id                    INTEGER NOT NULL,
    order_number                 TEXT NOT NULL,
    -- No foreign key: an order outlives its listing.
    listing_id                   INTEGER NOT NULL,
    -- What the listing was called when it was ordered.
    listing_title                TEXT NOT NULL,
    buyer_id                     INTEGER NOT NULL,
    seller_id                    INTEGER NOT NULL,
    -- The accepted offer that it came from. Released when the order is cancelled and made anew.
    offer_id                     INTEGER,
    quantity                     INTEGER NOT NULL,
    -- What was taken from a finite stock, and is given back at most once.
    stock_taken                  INTEGER NOT NULL,
    -- Amounts are in hundredths of a unit of the currency.
    unit_price                   INTEGER NOT NULL,
    shipping_cost                INTEGER NOT NULL,
    discount                     INTEGER NOT NULL,
    total_price                  INTEGER NOT NULL,
    currency                     TEXT NOT NULL,
    -- Hundredths of an hour; null unless it is paid in hours.
    time_credits_used            INTEGER,
    payment_method               TEXT NOT NULL,
    wallet_transaction_id        INTEGER,
    wallet_refund_transaction_id INTEGER,
    loyalty_redemption_id        INTEGER,
    status                       TEXT NOT NULL,
    payment_expires_at           TEXT,
    paid_at                      TEXT,
    shipping_option_id           INTEGER,
    shipping_method              TEXT,
    tracking_number              TEXT,
    tracking_url                 TEXT,
    delivery_address             TEXT,
    delivery_notes               TEXT,
    buyer_confirmed_at           TEXT,
    seller_confirmed_at          TEXT,
    auto_complete_at             TEXT,
    completed_at                 TEXT,
    cancelled_at                 TEXT,
    cancellation_reason          TEXT,
    -- SHA-256 of the buyer's key, and of what was ordered under it.
    checkout_key                 BLOB,
    checkout_fingerprint         BLOB NOT NULL,
    created_at                   TEXT NOT NULL,
    updated_at                   TEXT NOT NULL,
    CONSTRAINT marketplace_orders_buyer FOREIGN KEY (tenant_id, buyer_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_orders_seller FOREIGN KEY (tenant_id, seller_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_orders_wallet_transaction FOREIGN KEY (tenant_id, wallet_transaction_id)
        REFERENCES transactions (tenant_id, id),
    CONSTRAINT marketplace_orders_wallet_refund FOREIGN KEY (tenant_id, wallet_refund_transaction_id)
        REFERENCES transactions (tenant_id, id),
    CONSTRAINT marketplace_orders_status CHECK (status IN ('pending_payment', 'paid', 'shipped', 'delivered', 'completed',
        'cancelled', 'refunded', 'disputed')),
    CONSTRAINT marketplace_orders_payment_method CHECK (payment_method IN ('cash', 'time_credits', 'free')),
    CONSTRAINT marketplace_orders_not_self CHECK (buyer_id <> seller_id),
    CONSTRAINT marketplace_orders_quantity CHECK (quantity BETWEEN 1 AND 100 AND stock_taken BETWEEN 0 AND quantity),
    CONSTRAINT marketplace_orders_amounts CHECK (
        unit_price >= 0 AND shipping_cost >= 0 AND discount >= 0 AND total_price >= 0 AND time_credits_used >= 0),
    -- Paid in hours exactly if hours have moved, and given back only what was paid.
    CONSTRAINT marketplace_orders_hours CHECK (
        (payment_method = 'time_credits') = (wallet_transaction_id IS NOT NULL)
        AND (payment_method = 'time_credits') = (time_credits_used IS NOT NULL)
        AND (wallet_refund_transaction_id IS NULL OR wallet_transaction_id IS NOT NULL)),
    CONSTRAINT marketplace_orders_waits CHECK ((status = 'pending_payment') = (payment_expires_at IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX marketplace_orders_tenant_id ON marketplace_orders (tenant_id, id);
CREATE UNIQUE INDEX marketplace_orders_number ON marketplace_orders (tenant_id, order_number);
CREATE UNIQUE INDEX marketplace_orders_checkout ON marketplace_orders (tenant_id, buyer_id, checkout_key)
    WHERE checkout_key IS NOT NULL;
CREATE UNIQUE INDEX marketplace_orders_offer ON marketplace_orders (tenant_id, offer_id) WHERE offer_id IS NOT NULL;
CREATE UNIQUE INDEX marketplace_orders_transaction ON marketplace_orders (tenant_id, wallet_transaction_id)
    WHERE wallet_transaction_id IS NOT NULL;
CREATE UNIQUE INDEX marketplace_orders_refund ON marketplace_orders (tenant_id, wallet_refund_transaction_id)
    WHERE wallet_refund_transaction_id IS NOT NULL;
CREATE UNIQUE INDEX marketplace_orders_loyalty ON marketplace_orders (tenant_id, loyalty_redemption_id)
    WHERE loyalty_redemption_id IS NOT NULL;
CREATE INDEX marketplace_orders_by_buyer ON marketplace_orders (tenant_id, buyer_id, id DESC);
CREATE INDEX marketplace_orders_by_seller ON marketplace_orders (tenant_id, seller_id, id DESC);
CREATE INDEX marketplace_orders_by_listing ON marketplace_orders (tenant_id, listing_id);
-- The clock looks across all communities.
CREATE INDEX marketplace_orders_unpaid ON marketplace_orders (payment_expires_at) WHERE status = 'pending_payment';
CREATE INDEX marketplace_orders_delivered ON marketplace_orders (auto_complete_at) WHERE status = 'delivered';

CREATE TABLE marketplace_order_ratings (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    order_id     INTEGER NOT NULL,
    rater_id     INTEGER NOT NULL,
    ratee_id     INTEGER NOT NULL,
    rater_role   TEXT NOT NULL,
    rating       INTEGER NOT NULL,
    comment      TEXT,
    is_anonymous INTEGER NOT NULL,
    created_at   TEXT NOT NULL,
    CONSTRAINT marketplace_order_ratings_order FOREIGN KEY (tenant_id, order_id) REFERENCES marketplace_orders (tenant_id, id),
    CONSTRAINT marketplace_order_ratings_rater FOREIGN KEY (tenant_id, rater_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_order_ratings_ratee FOREIGN KEY (tenant_id, ratee_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_order_ratings_rater_role CHECK (rater_role IN ('buyer', 'seller')),
    CONSTRAINT marketplace_order_ratings_rating CHECK (rating BETWEEN 1 AND 5)
) STRICT;

CREATE UNIQUE INDEX marketplace_order_ratings_tenant_id ON marketplace_order_ratings (tenant_id, id);
CREATE UNIQUE INDEX marketplace_order_ratings_once ON marketplace_order_ratings (tenant_id, order_id, rater_role);
CREATE INDEX marketplace_order_ratings_by_ratee ON marketplace_order_ratings (tenant_id, ratee_id, rater_role, rating);

CREATE TABLE marketplace_disputes (
    id                 INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id          INTEGER NOT NULL,
    order_id           INTEGER NOT NULL,
    opened_by          INTEGER NOT NULL,
    reason             TEXT NOT NULL,
    description        TEXT NOT NULL,
    evidence_urls      TEXT NOT NULL,
    status             TEXT NOT NULL,
    -- Where the order stood, and goes back to unless it is refunded.
    prior_order_status TEXT NOT NULL,
    resolution_notes   TEXT,
    -- Whoever has taken it up. No key: an administrator of the whole platform belongs to another community.
    resolved_by        INTEGER,
    resolved_at        TEXT,
    -- Hundredths of an hour if the order was paid in hours, else of a unit of its currency.
    refund_amount      INTEGER,
    created_at         TEXT NOT NULL,
    updated_at         TEXT NOT NULL,
    CONSTRAINT marketplace_disputes_order FOREIGN KEY (tenant_id, order_id) REFERENCES marketplace_orders (tenant_id, id),
    CONSTRAINT marketplace_disputes_opened_by FOREIGN KEY (tenant_id, opened_by) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_disputes_reason CHECK (reason IN ('not_received', 'not_as_described', 'damaged', 'wrong_item', 'other')),
    CONSTRAINT marketplace_disputes_status CHECK (status IN ('open', 'under_review', 'resolved_buyer', 'resolved_seller',
        'escalated', 'closed')),
    CONSTRAINT marketplace_disputes_evidence CHECK (json_type(evidence_urls) = 'array'),
    CONSTRAINT marketplace_disputes_resolved CHECK (
        (status IN ('resolved_buyer', 'resolved_seller', 'closed')) = (resolved_at IS NOT NULL)
        AND (refund_amount IS NULL OR status = 'resolved_buyer'))
) STRICT;

CREATE UNIQUE INDEX marketplace_disputes_tenant_id ON marketplace_disputes (tenant_id, id);
-- Until it is closed, an order has one at most.
CREATE UNIQUE INDEX marketplace_disputes_once ON marketplace_disputes (tenant_id, order_id) WHERE status <> 'closed';
CREATE INDEX marketplace_disputes_by_order ON marketplace_disputes (tenant_id, order_id, id);
CREATE INDEX marketplace_disputes_by_status ON marketplace_disputes (tenant_id, status, id);
