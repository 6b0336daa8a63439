-- Hours that take something off prices in Swiss francs: who takes them, and what was given for them.

CREATE TABLE marketplace_loyalty_settings (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    user_id           INTEGER NOT NULL,
    accepts           INTEGER NOT NULL,
    -- Hundredths of a franc an hour.
    exchange_rate_chf INTEGER NOT NULL,
    max_discount_pct  INTEGER NOT NULL,
    updated_at        TEXT NOT NULL,
    CONSTRAINT marketplace_loyalty_settings_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT marketplace_loyalty_settings_amounts CHECK (exchange_rate_chf >= 0 AND max_discount_pct BETWEEN 0 AND 100)
) STRICT;

CREATE UNIQUE INDEX marketplace_loyalty_settings_tenant_id ON marketplace_loyalty_settings (tenant_id, id);
CREATE UNIQUE INDEX marketplace_loyalty_settings_once ON marketplace_loyalty_settings (tenant_id, user_id);

CREATE TABLE marketplace_loyalty_redemptions (
    id                           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id                    INTEGER NOT NULL,
    member_user_id               INTEGER NOT NULL,
    merchant_user_id             INTEGER NOT NULL,
    -- No foreign key: what was given for hours outlives its listing.
    listing_id                   INTEGER NOT NULL,
    order_id                     INTEGER,
    -- Hundredths of an hour, and of a franc.
    credits_used                 INTEGER NOT NULL,
    exchange_rate_chf            INTEGER NOT NULL,
    discount_chf                 INTEGER NOT NULL,
    order_total_chf              INTEGER NOT NULL,
    status                       TEXT NOT NULL,
    redeemed_at                  TEXT NOT NULL,
    expires_at                   TEXT NOT NULL,
    reversed_at                  TEXT,
    reversal_reason              TEXT,
    wallet_transaction_id        INTEGER,
    wallet_refund_transaction_id INTEGER,
    CONSTRAINT marketplace_loyalty_redemptions_member FOREIGN KEY (tenant_id, member_user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_loyalty_redemptions_merchant FOREIGN KEY (tenant_id, merchant_user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_loyalty_redemptions_order FOREIGN KEY (tenant_id, order_id) REFERENCES marketplace_orders (tenant_id, id),
    CONSTRAINT marketplace_loyalty_redemptions_wallet_transaction FOREIGN KEY (tenant_id, wallet_transaction_id)
        REFERENCES transactions (tenant_id, id),
    CONSTRAINT marketplace_loyalty_redemptions_wallet_refund FOREIGN KEY (tenant_id, wallet_refund_transaction_id)
        REFERENCES transactions (tenant_id, id),
    CONSTRAINT marketplace_loyalty_redemptions_status CHECK (status IN ('pending', 'applied', 'reversed')),
    CONSTRAINT marketplace_loyalty_redemptions_amounts CHECK (
        credits_used > 0 AND exchange_rate_chf > 0 AND discount_chf > 0 AND discount_chf <= order_total_chf),
    CONSTRAINT marketplace_loyalty_redemptions_not_self CHECK (member_user_id <> merchant_user_id),
    -- The hours have moved exactly if an order used it, and move back once.
    CONSTRAINT marketplace_loyalty_redemptions_used CHECK (
        (order_id IS NOT NULL) = (wallet_transaction_id IS NOT NULL)
        AND (status <> 'pending' OR order_id IS NULL) AND (status <> 'applied' OR order_id IS NOT NULL)
        AND (wallet_refund_transaction_id IS NULL OR status = 'reversed')),
    CONSTRAINT marketplace_loyalty_redemptions_reversed CHECK (
        (status = 'reversed') = (reversed_at IS NOT NULL) AND (reversed_at IS NULL) = (reversal_reason IS NULL))
) STRICT;

CREATE UNIQUE INDEX marketplace_loyalty_redemptions_tenant_id ON marketplace_loyalty_redemptions (tenant_id, id);
CREATE UNIQUE INDEX marketplace_loyalty_redemptions_by_order ON marketplace_loyalty_redemptions (tenant_id, order_id) WHERE order_id IS NOT NULL;
-- A member reserves one discount for a listing at a time.
CREATE UNIQUE INDEX marketplace_loyalty_redemptions_pending ON marketplace_loyalty_redemptions (tenant_id, member_user_id, listing_id)
    WHERE status = 'pending';
CREATE UNIQUE INDEX marketplace_loyalty_redemptions_transaction ON marketplace_loyalty_redemptions (tenant_id, wallet_transaction_id)
    WHERE wallet_transaction_id IS NOT NULL;
CREATE UNIQUE INDEX marketplace_loyalty_redemptions_refund ON marketplace_loyalty_redemptions (tenant_id, wallet_refund_transaction_id)
    WHERE wallet_refund_transaction_id IS NOT NULL;
CREATE INDEX marketplace_loyalty_redemptions_by_member ON marketplace_loyalty_redemptions (tenant_id, member_user_id, id DESC);
CREATE INDEX marketplace_loyalty_redemptions_by_merchant ON marketplace_loyalty_redemptions (tenant_id, merchant_user_id, id DESC);
-- The clock looks across all communities.
CREATE INDEX marketplace_loyalty_redemptions_due ON marketplace_loyalty_redemptions (expires_at) WHERE status = 'pending';
