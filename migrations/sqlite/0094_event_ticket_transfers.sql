-- Tickets that members offer to others.

CREATE TABLE event_ticket_transfers (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    event_id       INTEGER NOT NULL,
    entitlement_id INTEGER NOT NULL,
    sender_id      INTEGER NOT NULL,
    recipient_id   INTEGER NOT NULL,
    status         TEXT NOT NULL,
    created_at     TEXT NOT NULL,
    closed_at      TEXT,
    CONSTRAINT event_ticket_transfers_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_ticket_transfers_entitlement FOREIGN KEY (tenant_id, entitlement_id) REFERENCES event_ticket_entitlements (tenant_id, id),
    CONSTRAINT event_ticket_transfers_sender FOREIGN KEY (tenant_id, sender_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_ticket_transfers_recipient FOREIGN KEY (tenant_id, recipient_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_ticket_transfers_status CHECK (status IN ('offered', 'accepted', 'declined', 'withdrawn', 'ended')),
    CONSTRAINT event_ticket_transfers_closed CHECK ((closed_at IS NOT NULL) = (status <> 'offered'))
) STRICT;

CREATE UNIQUE INDEX event_ticket_transfers_tenant_id ON event_ticket_transfers (tenant_id, id);
-- To one member at a time.
CREATE UNIQUE INDEX event_ticket_transfers_open ON event_ticket_transfers (tenant_id, entitlement_id) WHERE status = 'offered';
CREATE INDEX event_ticket_transfers_by_recipient ON event_ticket_transfers (tenant_id, recipient_id, event_id);
CREATE INDEX event_ticket_transfers_by_sender ON event_ticket_transfers (tenant_id, sender_id, event_id);
