-- What goes to very many goes part by part, and what a transaction tells is told once.

-- How far a listener came with a delivery; null at the beginning.
ALTER TABLE deliveries ADD COLUMN resume_after INTEGER;

-- One row for each thing that a member is told of a transaction by each channel. It is written together with what is told.
CREATE TABLE transaction_notification_deliveries (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    transaction_id INTEGER NOT NULL,
    user_id        INTEGER NOT NULL,
    event          TEXT NOT NULL,
    channel        TEXT NOT NULL,
    status         TEXT NOT NULL,
    created_at     TEXT NOT NULL,
    CONSTRAINT transaction_notification_deliveries_transaction FOREIGN KEY (tenant_id, transaction_id)
        REFERENCES transactions (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT transaction_notification_deliveries_user FOREIGN KEY (tenant_id, user_id)
        REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT transaction_notification_deliveries_event CHECK (event IN ('credit_received', 'credit_sent', 'review_request')),
    CONSTRAINT transaction_notification_deliveries_channel CHECK (channel IN ('bell', 'email')),
    CONSTRAINT transaction_notification_deliveries_status CHECK (status IN ('delivered', 'skipped'))
) STRICT;

CREATE UNIQUE INDEX transaction_notification_deliveries_tenant_id ON transaction_notification_deliveries (tenant_id, id);
CREATE UNIQUE INDEX transaction_notification_deliveries_once
    ON transaction_notification_deliveries (tenant_id, transaction_id, event, user_id, channel);
CREATE INDEX transaction_notification_deliveries_by_user ON transaction_notification_deliveries (tenant_id, user_id);
-- Whether the same line rang lately.
CREATE INDEX notifications_lately ON notifications (tenant_id, user_id, link, type, created_at DESC);
