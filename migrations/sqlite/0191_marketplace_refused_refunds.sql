-- What the provider of card payments refuses to give back is noted, and staff settle it.

-- SQLite adds no word to a constraint, so the table is made anew. Nothing points at it.
CREATE TABLE marketplace_card_refunds_anew (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    payment_id        INTEGER NOT NULL,
    dispute_id        INTEGER,
    -- Under which the provider gives it back once; of what somebody gave back at the provider, the provider's own.
    refund_key        TEXT NOT NULL,
    reason            TEXT NOT NULL,
    amount            INTEGER NOT NULL,
    status            TEXT NOT NULL,
    done_at           TEXT,
    created_at        TEXT NOT NULL,
    -- When the provider refused it the last time, and what it said.
    refused_at        TEXT,
    refusal           TEXT,
    -- Who settled it in another way, and how. No key: an administrator of the whole platform belongs to another community.
    settled_by        INTEGER,
    settlement_reason TEXT,
    CONSTRAINT marketplace_card_refunds_payment FOREIGN KEY (tenant_id, payment_id)
        REFERENCES marketplace_card_payments (tenant_id, id),
    CONSTRAINT marketplace_card_refunds_dispute FOREIGN KEY (tenant_id, dispute_id) REFERENCES marketplace_disputes (tenant_id, id),
    CONSTRAINT marketplace_card_refunds_reason CHECK (reason IN ('late', 'dispute', 'provider')),
    CONSTRAINT marketplace_card_refunds_status CHECK (status IN ('pending', 'succeeded', 'refused', 'settled')),
    CONSTRAINT marketplace_card_refunds_amount CHECK (amount > 0),
    CONSTRAINT marketplace_card_refunds_done CHECK ((status IN ('succeeded', 'settled')) = (done_at IS NOT NULL)),
    CONSTRAINT marketplace_card_refunds_refused CHECK (refused_at IS NOT NULL OR status NOT IN ('refused', 'settled')),
    CONSTRAINT marketplace_card_refunds_settled CHECK ((status = 'settled') = (settled_by IS NOT NULL))
) STRICT;

INSERT INTO marketplace_card_refunds_anew (id, tenant_id, payment_id, dispute_id, refund_key, reason, amount, status, done_at, created_at)
SELECT id, tenant_id, payment_id, dispute_id, refund_key, reason, amount, status, done_at, created_at
  FROM marketplace_card_refunds;

DROP TABLE marketplace_card_refunds;
ALTER TABLE marketplace_card_refunds_anew RENAME TO marketplace_card_refunds;

CREATE UNIQUE INDEX marketplace_card_refunds_tenant_id ON marketplace_card_refunds (tenant_id, id);
CREATE UNIQUE INDEX marketplace_card_refunds_once ON marketplace_card_refunds (tenant_id, payment_id, refund_key);
CREATE INDEX marketplace_card_refunds_by_status ON marketplace_card_refunds (tenant_id, status, id);
