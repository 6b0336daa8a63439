-- Pickups of which nobody has said yet what became of them.

CREATE INDEX marketplace_pickup_reservations_waiting ON marketplace_pickup_reservations (tenant_id, slot_id) WHERE status = 'reserved';
