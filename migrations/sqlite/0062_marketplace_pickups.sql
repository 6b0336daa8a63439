-- When ordered things are picked up.

CREATE TABLE marketplace_pickup_reservations (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    slot_id      INTEGER NOT NULL,
    order_id     INTEGER NOT NULL,
    -- No foreign key: an order outlives its listing.
    listing_id   INTEGER NOT NULL,
    buyer_id     INTEGER NOT NULL,
    -- What the buyer shows and the seller scans. No secret: only the order's seller can do something with it.
    qr_code      TEXT NOT NULL,
    status       TEXT NOT NULL,
    reserved_at  TEXT NOT NULL,
    picked_up_at TEXT,
    updated_at   TEXT NOT NULL,
    CONSTRAINT marketplace_pickup_reservations_slot FOREIGN KEY (tenant_id, slot_id) REFERENCES marketplace_pickup_slots (tenant_id, id),
    CONSTRAINT marketplace_pickup_reservations_order FOREIGN KEY (tenant_id, order_id) REFERENCES marketplace_orders (tenant_id, id),
    CONSTRAINT marketplace_pickup_reservations_buyer FOREIGN KEY (tenant_id, buyer_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_pickup_reservations_status CHECK (status IN ('reserved', 'picked_up', 'no_show', 'cancelled')),
    CONSTRAINT marketplace_pickup_reservations_picked_up CHECK ((status = 'picked_up') = (picked_up_at IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX marketplace_pickup_reservations_tenant_id ON marketplace_pickup_reservations (tenant_id, id);
CREATE UNIQUE INDEX marketplace_pickup_reservations_code ON marketplace_pickup_reservations (tenant_id, qr_code);
-- An order has one at most that was not cancelled.
CREATE UNIQUE INDEX marketplace_pickup_reservations_once ON marketplace_pickup_reservations (tenant_id, order_id)
    WHERE status <> 'cancelled';
CREATE INDEX marketplace_pickup_reservations_by_slot ON marketplace_pickup_reservations (tenant_id, slot_id);
CREATE INDEX marketplace_pickup_reservations_by_buyer ON marketplace_pickup_reservations (tenant_id, buyer_id, id DESC);
