-- Check-in without a network: passes of those who take part, devices, and what these brought.

CREATE TABLE event_offline_credentials (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    event_id   INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    -- Of its secret, which is not kept.
    token_hash BLOB NOT NULL,
    status     TEXT NOT NULL,
    -- Secrets so far.
    version    INTEGER NOT NULL,
    issued_at  TEXT NOT NULL,
    revoked_at TEXT,
    CONSTRAINT event_offline_credentials_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_offline_credentials_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_offline_credentials_status CHECK (status IN ('active', 'revoked', 'expired')),
    CONSTRAINT event_offline_credentials_revoked CHECK ((revoked_at IS NOT NULL) = (status = 'revoked'))
) STRICT;

CREATE UNIQUE INDEX event_offline_credentials_tenant_id ON event_offline_credentials (tenant_id, id);
CREATE UNIQUE INDEX event_offline_credentials_person ON event_offline_credentials (tenant_id, event_id, user_id);
CREATE UNIQUE INDEX event_offline_credentials_secret ON event_offline_credentials (tenant_id, token_hash);
CREATE INDEX event_offline_credentials_by_user ON event_offline_credentials (tenant_id, user_id);

CREATE TABLE event_offline_devices (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    event_id      INTEGER NOT NULL,
    -- In whose name it notes. Null for who has left.
    registered_by INTEGER,
    label         TEXT NOT NULL,
    token_hash    BLOB NOT NULL,
    status        TEXT NOT NULL,
    -- Secrets so far.
    version       INTEGER NOT NULL,
    expires_at    TEXT NOT NULL,
    last_seen_at  TEXT,
    created_at    TEXT NOT NULL,
    revoked_at    TEXT,
    CONSTRAINT event_offline_devices_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_offline_devices_user FOREIGN KEY (tenant_id, registered_by) REFERENCES users (tenant_id, id),
    CONSTRAINT event_offline_devices_status CHECK (status IN ('active', 'revoked', 'expired')),
    CONSTRAINT event_offline_devices_revoked CHECK ((revoked_at IS NOT NULL) = (status = 'revoked'))
) STRICT;

CREATE UNIQUE INDEX event_offline_devices_tenant_id ON event_offline_devices (tenant_id, id);
CREATE UNIQUE INDEX event_offline_devices_secret ON event_offline_devices (tenant_id, token_hash);
CREATE INDEX event_offline_devices_by_event ON event_offline_devices (tenant_id, event_id, id);
CREATE INDEX event_offline_devices_by_user ON event_offline_devices (tenant_id, registered_by) WHERE registered_by IS NOT NULL;

CREATE TABLE event_offline_batches (
    id                    INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id             INTEGER NOT NULL,
    event_id              INTEGER NOT NULL,
    device_id             INTEGER NOT NULL,
    batch_key             TEXT NOT NULL,
    content_hash          BLOB NOT NULL,
    clock_skew_seconds    INTEGER NOT NULL,
    applied_count         INTEGER NOT NULL,
    already_applied_count INTEGER NOT NULL,
    conflict_count        INTEGER NOT NULL,
    refused_count         INTEGER NOT NULL,
    -- What became of each item, without saying of whom.
    results               TEXT NOT NULL,
    created_at            TEXT NOT NULL,
    CONSTRAINT event_offline_batches_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_offline_batches_device FOREIGN KEY (tenant_id, device_id) REFERENCES event_offline_devices (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_offline_batches_tenant_id ON event_offline_batches (tenant_id, id);
CREATE UNIQUE INDEX event_offline_batches_once ON event_offline_batches (tenant_id, device_id, batch_key);
CREATE INDEX event_offline_batches_by_event ON event_offline_batches (tenant_id, event_id, id);

CREATE TABLE event_offline_items (
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
    CONSTRAINT event_offline_items_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_offline_items_batch FOREIGN KEY (tenant_id, batch_id) REFERENCES event_offline_batches (tenant_id, id),
    CONSTRAINT event_offline_items_device FOREIGN KEY (tenant_id, device_id) REFERENCES event_offline_devices (tenant_id, id),
    CONSTRAINT event_offline_items_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_offline_items_decider FOREIGN KEY (tenant_id, decided_by) REFERENCES users (tenant_id, id),
    CONSTRAINT event_offline_items_action CHECK (action IN ('check_in', 'check_out')),
    CONSTRAINT event_offline_items_outcome CHECK (outcome IN ('applied', 'already_applied', 'conflict', 'refused')),
    CONSTRAINT event_offline_items_reason CHECK (reason IN ('checked_in_twice', 'registration_withdrawn', 'event_not_taking_place', 'changed_since', 'unknown_pass', 'unknown_person', 'too_early', 'window_closed')),
    CONSTRAINT event_offline_items_decision CHECK (decision IN ('apply', 'dismiss', 'lapse')),
    CONSTRAINT event_offline_items_told CHECK ((reason IS NOT NULL) = (outcome IN ('conflict', 'refused'))),
    CONSTRAINT event_offline_items_decided CHECK ((decided_at IS NOT NULL) = (decision IS NOT NULL) AND (decision IS NULL OR outcome = 'conflict'))
) STRICT;

CREATE UNIQUE INDEX event_offline_items_tenant_id ON event_offline_items (tenant_id, id);
CREATE UNIQUE INDEX event_offline_items_once ON event_offline_items (tenant_id, device_id, item_key);
CREATE INDEX event_offline_items_by_batch ON event_offline_items (tenant_id, batch_id);
CREATE INDEX event_offline_items_by_user ON event_offline_items (tenant_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX event_offline_items_by_decider ON event_offline_items (tenant_id, decided_by) WHERE decided_by IS NOT NULL;
CREATE INDEX event_offline_items_open ON event_offline_items (tenant_id, event_id, id) WHERE outcome = 'conflict' AND decision IS NULL;
