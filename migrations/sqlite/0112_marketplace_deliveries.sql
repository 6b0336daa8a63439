-- Members who bring what others have ordered, for hours.

CREATE TABLE marketplace_deliveries (
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
    CONSTRAINT marketplace_deliveries_order FOREIGN KEY (tenant_id, order_id) REFERENCES marketplace_orders (tenant_id, id),
    CONSTRAINT marketplace_deliveries_deliverer FOREIGN KEY (tenant_id, deliverer_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_deliveries_payment FOREIGN KEY (tenant_id, wallet_transaction_id) REFERENCES transactions (tenant_id, id),
    CONSTRAINT marketplace_deliveries_status CHECK (status IN ('pending', 'accepted', 'declined', 'completed', 'withdrawn', 'cancelled')),
    CONSTRAINT marketplace_deliveries_hours CHECK (time_credits > 0),
    CONSTRAINT marketplace_deliveries_paid CHECK ((status = 'completed') = (wallet_transaction_id IS NOT NULL)),
    CONSTRAINT marketplace_deliveries_completed CHECK ((status = 'completed') = (completed_at IS NOT NULL)),
    CONSTRAINT marketplace_deliveries_due CHECK (due_at IS NULL OR status = 'accepted')
) STRICT;

CREATE UNIQUE INDEX marketplace_deliveries_tenant_id ON marketplace_deliveries (tenant_id, id);
-- A member offers once at a time to bring an order.
CREATE UNIQUE INDEX marketplace_deliveries_open ON marketplace_deliveries (tenant_id, order_id, deliverer_id)
    WHERE status IN ('pending', 'accepted');
-- One member brings an order.
CREATE UNIQUE INDEX marketplace_deliveries_once ON marketplace_deliveries (tenant_id, order_id)
    WHERE status IN ('accepted', 'completed');
CREATE UNIQUE INDEX marketplace_deliveries_transaction ON marketplace_deliveries (tenant_id, wallet_transaction_id)
    WHERE wallet_transaction_id IS NOT NULL;
CREATE INDEX marketplace_deliveries_by_order ON marketplace_deliveries (tenant_id, order_id, id DESC);
CREATE INDEX marketplace_deliveries_by_deliverer ON marketplace_deliveries (tenant_id, deliverer_id, id DESC);
CREATE INDEX marketplace_deliveries_overdue ON marketplace_deliveries (due_at) WHERE due_at IS NOT NULL;

-- Orders that wait for somebody who brings them.
CREATE INDEX marketplace_orders_to_deliver ON marketplace_orders (tenant_id, id DESC)
    WHERE shipping_method = 'community_delivery' AND status IN ('paid', 'shipped');
