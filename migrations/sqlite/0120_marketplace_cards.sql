-- What the provider of card payments knows of orders, what goes back, and what it has told.

ALTER TABLE marketplace_orders ADD COLUMN by_card INTEGER NOT NULL DEFAULT 0
    CONSTRAINT marketplace_orders_by_card CHECK (NOT by_card OR (payment_method = 'cash' AND total_price > 0));

CREATE TABLE marketplace_card_payments (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    order_id        INTEGER NOT NULL,
    -- By which the provider knows it: the number of the order.
    reference       TEXT NOT NULL,
    -- What the provider calls it; none before it has answered.
    intent          TEXT,
    -- In hundredths of a unit of the currency.
    amount          INTEGER NOT NULL,
    currency        TEXT NOT NULL,
    status          TEXT NOT NULL,
    -- What has gone back of it.
    refunded        INTEGER NOT NULL,
    escrow          TEXT,
    release_after   TEXT,
    released_at     TEXT,
    release_trigger TEXT,
    paid_at         TEXT,
    created_at      TEXT NOT NULL,
    updated_at      TEXT NOT NULL,
    CONSTRAINT marketplace_card_payments_order FOREIGN KEY (tenant_id, order_id) REFERENCES marketplace_orders (tenant_id, id),
    CONSTRAINT marketplace_card_payments_status CHECK (status IN ('pending', 'failed', 'succeeded', 'cancelled')),
    CONSTRAINT marketplace_card_payments_escrow CHECK (escrow IN ('held', 'released', 'refunded', 'disputed')),
    CONSTRAINT marketplace_card_payments_release_trigger CHECK (release_trigger IN ('auto_timeout', 'dispute_resolved')),
    CONSTRAINT marketplace_card_payments_amounts CHECK (amount > 0 AND refunded BETWEEN 0 AND amount),
    CONSTRAINT marketplace_card_payments_paid CHECK ((status = 'succeeded') = (paid_at IS NOT NULL)),
    CONSTRAINT marketplace_card_payments_refunded CHECK (refunded = 0 OR status = 'succeeded'),
    CONSTRAINT marketplace_card_payments_held CHECK ((escrow IS NULL) = (release_after IS NULL)),
    CONSTRAINT marketplace_card_payments_released CHECK ((COALESCE(escrow, '') = 'released') = (released_at IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX marketplace_card_payments_tenant_id ON marketplace_card_payments (tenant_id, id);
-- An order is paid once.
CREATE UNIQUE INDEX marketplace_card_payments_once ON marketplace_card_payments (tenant_id, order_id);
-- The provider names nothing else.
CREATE UNIQUE INDEX marketplace_card_payments_reference ON marketplace_card_payments (reference);

CREATE TABLE marketplace_card_refunds (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    payment_id INTEGER NOT NULL,
    dispute_id INTEGER,
    -- Under which the provider gives it back once; of what somebody gave back at the provider, the provider's own.
    refund_key TEXT NOT NULL,
    reason     TEXT NOT NULL,
    amount     INTEGER NOT NULL,
    status     TEXT NOT NULL,
    done_at    TEXT,
    created_at TEXT NOT NULL,
    CONSTRAINT marketplace_card_refunds_payment FOREIGN KEY (tenant_id, payment_id)
        REFERENCES marketplace_card_payments (tenant_id, id),
    CONSTRAINT marketplace_card_refunds_dispute FOREIGN KEY (tenant_id, dispute_id) REFERENCES marketplace_disputes (tenant_id, id),
    CONSTRAINT marketplace_card_refunds_reason CHECK (reason IN ('late', 'dispute', 'provider')),
    CONSTRAINT marketplace_card_refunds_status CHECK (status IN ('pending', 'succeeded')),
    CONSTRAINT marketplace_card_refunds_amount CHECK (amount > 0),
    CONSTRAINT marketplace_card_refunds_done CHECK ((status = 'succeeded') = (done_at IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX marketplace_card_refunds_tenant_id ON marketplace_card_refunds (tenant_id, id);
CREATE UNIQUE INDEX marketplace_card_refunds_once ON marketplace_card_refunds (tenant_id, payment_id, refund_key);

CREATE TABLE marketplace_card_events (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    payment_id  INTEGER NOT NULL,
    -- What the provider calls it: each counts once.
    event       TEXT NOT NULL,
    kind        TEXT NOT NULL,
    received_at TEXT NOT NULL,
    CONSTRAINT marketplace_card_events_payment FOREIGN KEY (tenant_id, payment_id)
        REFERENCES marketplace_card_payments (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX marketplace_card_events_tenant_id ON marketplace_card_events (tenant_id, id);
CREATE UNIQUE INDEX marketplace_card_events_once ON marketplace_card_events (tenant_id, event);
