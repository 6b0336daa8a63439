-- What devices note without a network may be of a guest whom a member brings: `user_id` says whose guest.

-- SQLite adds no constraint to a table, so it is made anew. Nothing points at it.
CREATE TABLE event_offline_items_anew (
    id                 INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id          INTEGER NOT NULL,
    event_id           INTEGER NOT NULL,
    batch_id           INTEGER NOT NULL,
    device_id          INTEGER NOT NULL,
    item_key           TEXT NOT NULL,
    -- Null where nobody of the event was meant.
    user_id            INTEGER,
    action             TEXT NOT NULL,
    occurred_at        TEXT NOT NULL,
    outcome            TEXT NOT NULL,
    reason             TEXT,
    attendance_version INTEGER,
    decision           TEXT,
    decided_by         INTEGER,
    decided_at         TEXT,
    created_at         TEXT NOT NULL,
    -- Of a guest whom the member brings.
    guest_id           INTEGER,
    CONSTRAINT event_offline_items_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_offline_items_batch FOREIGN KEY (tenant_id, batch_id) REFERENCES event_offline_batches (tenant_id, id),
    CONSTRAINT event_offline_items_device FOREIGN KEY (tenant_id, device_id) REFERENCES event_offline_devices (tenant_id, id),
    CONSTRAINT event_offline_items_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_offline_items_guest FOREIGN KEY (tenant_id, guest_id) REFERENCES event_guests (tenant_id, id),
    CONSTRAINT event_offline_items_decider FOREIGN KEY (tenant_id, decided_by) REFERENCES users (tenant_id, id),
    CONSTRAINT event_offline_items_action CHECK (action IN ('check_in', 'check_out')),
    CONSTRAINT event_offline_items_outcome CHECK (outcome IN ('applied', 'already_applied', 'conflict', 'refused')),
    CONSTRAINT event_offline_items_reason CHECK (reason IN ('checked_in_twice', 'registration_withdrawn', 'event_not_taking_place', 'changed_since', 'unknown_pass', 'unknown_person', 'too_early', 'window_closed')),
    CONSTRAINT event_offline_items_decision CHECK (decision IN ('apply', 'dismiss', 'lapse')),
    CONSTRAINT event_offline_items_told CHECK ((reason IS NOT NULL) = (outcome IN ('conflict', 'refused'))),
    CONSTRAINT event_offline_items_decided CHECK ((decided_at IS NOT NULL) = (decision IS NOT NULL) AND (decision IS NULL OR outcome = 'conflict')),
    CONSTRAINT event_offline_items_host CHECK (guest_id IS NULL OR user_id IS NOT NULL)
) STRICT;

INSERT INTO event_offline_items_anew (id, tenant_id, event_id, batch_id, device_id, item_key, user_id, action, occurred_at, outcome, reason, attendance_version, decision, decided_by, decided_at, created_at)
SELECT id, tenant_id, event_id, batch_id, device_id, item_key, user_id, action, occurred_at, outcome, reason, attendance_version, decision, decided_by, decided_at, created_at
  FROM event_offline_items;

DROP TABLE event_offline_items;
ALTER TABLE event_offline_items_anew RENAME TO event_offline_items;

CREATE UNIQUE INDEX event_offline_items_tenant_id ON event_offline_items (tenant_id, id);
CREATE UNIQUE INDEX event_offline_items_once ON event_offline_items (tenant_id, device_id, item_key);
CREATE INDEX event_offline_items_by_batch ON event_offline_items (tenant_id, batch_id);
CREATE INDEX event_offline_items_by_user ON event_offline_items (tenant_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX event_offline_items_by_decider ON event_offline_items (tenant_id, decided_by) WHERE decided_by IS NOT NULL;
CREATE INDEX event_offline_items_open ON event_offline_items (tenant_id, event_id, id) WHERE outcome = 'conflict' AND decision IS NULL;
CREATE INDEX event_offline_items_by_guest ON event_offline_items (tenant_id, guest_id) WHERE guest_id IS NOT NULL;
