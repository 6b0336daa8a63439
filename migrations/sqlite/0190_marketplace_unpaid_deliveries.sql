-- What was brought and not paid has an end: the clock gives up, and staff settle it.

-- SQLite adds no word to a constraint, so the table is made anew. Nothing points at it.
CREATE TABLE marketplace_deliveries_anew (
    id                    INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id             INTEGER NOT NULL,
    order_id              INTEGER NOT NULL,
    deliverer_id          INTEGER NOT NULL,
    -- In hundredths of an hour.
    time_credits          INTEGER NOT NULL,
    estimated_minutes     INTEGER,
    notes                 TEXT,
    status                TEXT NOT NULL,
    wallet_transaction_id INTEGER,
    -- When the clock pays what the buyer has not paid; none before the order has come.
    due_at                TEXT,
    -- The buyer was told that the clock could not pay.
    is_reminded           INTEGER NOT NULL,
    accepted_at           TEXT,
    completed_at          TEXT,
    created_at            TEXT NOT NULL,
    updated_at            TEXT NOT NULL,
    -- Until when the clock tries again; none before it could not pay.
    pay_until             TEXT,
    -- When the clock gave up.
    unpaid_at             TEXT,
    -- Who settled it then, when, and why so. No key: an administrator of the whole platform belongs to another community.
    settled_by            INTEGER,
    settled_at            TEXT,
    settlement_reason     TEXT,
    CONSTRAINT marketplace_deliveries_order FOREIGN KEY (tenant_id, order_id) REFERENCES marketplace_orders (tenant_id, id),
    CONSTRAINT marketplace_deliveries_deliverer FOREIGN KEY (tenant_id, deliverer_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_deliveries_payment FOREIGN KEY (tenant_id, wallet_transaction_id) REFERENCES transactions (tenant_id, id),
    CONSTRAINT marketplace_deliveries_status CHECK (status IN ('pending', 'accepted', 'declined', 'completed', 'withdrawn', 'cancelled',
        'unpaid', 'settled')),
    CONSTRAINT marketplace_deliveries_hours CHECK (time_credits > 0),
    CONSTRAINT marketplace_deliveries_paid CHECK ((status = 'completed') = (wallet_transaction_id IS NOT NULL)),
    CONSTRAINT marketplace_deliveries_completed CHECK ((status = 'completed') = (completed_at IS NOT NULL)),
    CONSTRAINT marketplace_deliveries_due CHECK (due_at IS NULL OR status = 'accepted'),
    CONSTRAINT marketplace_deliveries_given_up CHECK (unpaid_at IS NOT NULL OR status NOT IN ('unpaid', 'settled')),
    CONSTRAINT marketplace_deliveries_settled CHECK (
        (settled_by IS NULL) = (settled_at IS NULL) AND (settled_by IS NOT NULL OR status <> 'settled'))
) STRICT;

INSERT INTO marketplace_deliveries_anew (id, tenant_id, order_id, deliverer_id, time_credits, estimated_minutes, notes, status,
        wallet_transaction_id, due_at, is_reminded, accepted_at, completed_at, created_at, updated_at)
SELECT id, tenant_id, order_id, deliverer_id, time_credits, estimated_minutes, notes, status, wallet_transaction_id, due_at, is_reminded,
       accepted_at, completed_at, created_at, updated_at
  FROM marketplace_deliveries;

DROP TABLE marketplace_deliveries;
ALTER TABLE marketplace_deliveries_anew RENAME TO marketplace_deliveries;

CREATE UNIQUE INDEX marketplace_deliveries_tenant_id ON marketplace_deliveries (tenant_id, id);
-- A member offers once at a time to bring an order.
CREATE UNIQUE INDEX marketplace_deliveries_open ON marketplace_deliveries (tenant_id, order_id, deliverer_id)
    WHERE status IN ('pending', 'accepted');
-- One member brings an order.
CREATE UNIQUE INDEX marketplace_deliveries_once ON marketplace_deliveries (tenant_id, order_id)
    WHERE status IN ('accepted', 'completed', 'unpaid', 'settled');
CREATE UNIQUE INDEX marketplace_deliveries_transaction ON marketplace_deliveries (tenant_id, wallet_transaction_id)
    WHERE wallet_transaction_id IS NOT NULL;
CREATE INDEX marketplace_deliveries_by_order ON marketplace_deliveries (tenant_id, order_id, id DESC);
CREATE INDEX marketplace_deliveries_by_deliverer ON marketplace_deliveries (tenant_id, deliverer_id, id DESC);
CREATE INDEX marketplace_deliveries_overdue ON marketplace_deliveries (due_at) WHERE due_at IS NOT NULL;
-- What waits for staff.
CREATE INDEX marketplace_deliveries_unpaid ON marketplace_deliveries (tenant_id, unpaid_at, id) WHERE status = 'unpaid';
