-- What devices note without a network may be of a guest whom a member brings: `user_id` says whose guest.

ALTER TABLE event_offline_items ADD COLUMN guest_id BIGINT;
ALTER TABLE event_offline_items
    ADD CONSTRAINT event_offline_items_guest FOREIGN KEY (tenant_id, guest_id) REFERENCES event_guests (tenant_id, id),
    ADD CONSTRAINT event_offline_items_host CHECK (guest_id IS NULL OR user_id IS NOT NULL);

CREATE INDEX event_offline_items_by_guest ON event_offline_items (tenant_id, guest_id) WHERE guest_id IS NOT NULL;
