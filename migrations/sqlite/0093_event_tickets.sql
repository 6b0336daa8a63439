-- Tickets of events: types, who has how many, and books of both. Lines of the histories are never changed.

CREATE TABLE event_ticket_types (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    event_id          INTEGER NOT NULL,
    name              TEXT NOT NULL,
    description       TEXT,
    kind              TEXT NOT NULL,
    -- Hundredths of an hour.
    unit_price        INTEGER NOT NULL,
    allocation_limit  INTEGER NOT NULL,
    per_member_limit  INTEGER NOT NULL,
    sales_opens_at    TEXT NOT NULL,
    sales_closes_at   TEXT NOT NULL,
    refund_cutoff_at  TEXT,
    is_refundable     INTEGER NOT NULL,
    policy            TEXT NOT NULL,
    status            TEXT NOT NULL,
    -- Changes so far.
    version           INTEGER NOT NULL,
    -- How many are given out, and how often that changed.
    allocated         INTEGER NOT NULL,
    inventory_version INTEGER NOT NULL,
    created_at        TEXT NOT NULL,
    updated_at        TEXT NOT NULL,
    CONSTRAINT event_ticket_types_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_ticket_types_kind CHECK (kind IN ('free', 'time_credit')),
    CONSTRAINT event_ticket_types_status CHECK (status IN ('draft', 'active', 'paused', 'archived')),
    CONSTRAINT event_ticket_types_price CHECK ((kind = 'free') = (unit_price = 0) AND unit_price >= 0),
    -- Nothing can be paid with hours yet.
    CONSTRAINT event_ticket_types_payable CHECK (kind = 'free' OR (status <> 'active' AND allocated = 0)),
    CONSTRAINT event_ticket_types_limits CHECK (allocation_limit BETWEEN 1 AND 1000000 AND per_member_limit BETWEEN 1 AND 1000 AND per_member_limit <= allocation_limit),
    -- The last word on how many there are.
    CONSTRAINT event_ticket_types_allocated CHECK (allocated BETWEEN 0 AND allocation_limit),
    CONSTRAINT event_ticket_types_window CHECK (sales_opens_at < sales_closes_at)
) STRICT;

CREATE UNIQUE INDEX event_ticket_types_tenant_id ON event_ticket_types (tenant_id, id);
CREATE INDEX event_ticket_types_by_event ON event_ticket_types (tenant_id, event_id, id);

CREATE TABLE event_ticket_type_history (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    ticket_type_id INTEGER NOT NULL,
    action         TEXT NOT NULL,
    from_status    TEXT,
    to_status      TEXT NOT NULL,
    version        INTEGER NOT NULL,
    reason         TEXT,
    -- Null for somebody who administers from outside, and who has left.
    actor_id       INTEGER,
    created_at     TEXT NOT NULL,
    CONSTRAINT event_ticket_type_history_type FOREIGN KEY (tenant_id, ticket_type_id) REFERENCES event_ticket_types (tenant_id, id),
    CONSTRAINT event_ticket_type_history_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_ticket_type_history_action CHECK (action IN ('created', 'updated', 'activated', 'paused', 'archived'))
) STRICT;

CREATE UNIQUE INDEX event_ticket_type_history_tenant_id ON event_ticket_type_history (tenant_id, id);
CREATE UNIQUE INDEX event_ticket_type_history_version ON event_ticket_type_history (tenant_id, ticket_type_id, version);

CREATE TABLE event_ticket_entitlements (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    event_id        INTEGER NOT NULL,
    ticket_type_id  INTEGER NOT NULL,
    registration_id INTEGER NOT NULL,
    user_id         INTEGER NOT NULL,
    units           INTEGER NOT NULL,
    -- As the type was when they were given out.
    kind            TEXT NOT NULL,
    unit_price      INTEGER NOT NULL,
    status          TEXT NOT NULL,
    version         INTEGER NOT NULL,
    confirmed_at    TEXT NOT NULL,
    cancelled_at    TEXT,
    CONSTRAINT event_ticket_entitlements_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_ticket_entitlements_type FOREIGN KEY (tenant_id, ticket_type_id) REFERENCES event_ticket_types (tenant_id, id),
    CONSTRAINT event_ticket_entitlements_registration FOREIGN KEY (tenant_id, registration_id) REFERENCES event_registrations (tenant_id, id),
    CONSTRAINT event_ticket_entitlements_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_ticket_entitlements_kind CHECK (kind IN ('free', 'time_credit')),
    CONSTRAINT event_ticket_entitlements_status CHECK (status IN ('confirmed', 'cancelled')),
    CONSTRAINT event_ticket_entitlements_units CHECK (units BETWEEN 1 AND 1000),
    CONSTRAINT event_ticket_entitlements_cancelled CHECK ((cancelled_at IS NOT NULL) = (status = 'cancelled'))
) STRICT;

CREATE UNIQUE INDEX event_ticket_entitlements_tenant_id ON event_ticket_entitlements (tenant_id, id);
CREATE INDEX event_ticket_entitlements_by_event ON event_ticket_entitlements (tenant_id, event_id, id);
CREATE INDEX event_ticket_entitlements_by_type ON event_ticket_entitlements (tenant_id, ticket_type_id, status);
CREATE INDEX event_ticket_entitlements_by_registration ON event_ticket_entitlements (tenant_id, registration_id) WHERE status = 'confirmed';
CREATE INDEX event_ticket_entitlements_by_user ON event_ticket_entitlements (tenant_id, user_id, event_id);

CREATE TABLE event_ticket_entitlement_history (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    entitlement_id INTEGER NOT NULL,
    action         TEXT NOT NULL,
    version        INTEGER NOT NULL,
    reason         TEXT,
    -- Null for the program, for somebody who administers from outside, and who has left.
    actor_id       INTEGER,
    created_at     TEXT NOT NULL,
    CONSTRAINT event_ticket_entitlement_history_entitlement FOREIGN KEY (tenant_id, entitlement_id) REFERENCES event_ticket_entitlements (tenant_id, id),
    CONSTRAINT event_ticket_entitlement_history_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_ticket_entitlement_history_action CHECK (action IN ('allocated', 'cancelled', 'released', 'transferred'))
) STRICT;

CREATE UNIQUE INDEX event_ticket_entitlement_history_tenant_id ON event_ticket_entitlement_history (tenant_id, id);
CREATE UNIQUE INDEX event_ticket_entitlement_history_version ON event_ticket_entitlement_history (tenant_id, entitlement_id, version);

CREATE TABLE event_ticket_inventory_history (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    ticket_type_id  INTEGER NOT NULL,
    action          TEXT NOT NULL,
    version         INTEGER NOT NULL,
    change          INTEGER NOT NULL,
    allocated_after INTEGER NOT NULL,
    -- Null for what came back with an account that was erased.
    created_at      TEXT,
    CONSTRAINT event_ticket_inventory_history_type FOREIGN KEY (tenant_id, ticket_type_id) REFERENCES event_ticket_types (tenant_id, id),
    CONSTRAINT event_ticket_inventory_history_action CHECK (action IN ('allocated', 'released'))
) STRICT;

CREATE UNIQUE INDEX event_ticket_inventory_history_tenant_id ON event_ticket_inventory_history (tenant_id, id);
CREATE UNIQUE INDEX event_ticket_inventory_history_version ON event_ticket_inventory_history (tenant_id, ticket_type_id, version);

-- By which calls are known that are made again.
CREATE TABLE event_ticket_keys (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    -- Null for somebody who administers from outside.
    user_id         INTEGER,
    key_hash        TEXT NOT NULL,
    request_hash    TEXT NOT NULL,
    ticket_type_id  INTEGER NOT NULL,
    entitlement_id  INTEGER,
    allocated_after INTEGER,
    created_at      TEXT NOT NULL,
    CONSTRAINT event_ticket_keys_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_ticket_keys_type FOREIGN KEY (tenant_id, ticket_type_id) REFERENCES event_ticket_types (tenant_id, id),
    CONSTRAINT event_ticket_keys_entitlement FOREIGN KEY (tenant_id, entitlement_id) REFERENCES event_ticket_entitlements (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_ticket_keys_tenant_id ON event_ticket_keys (tenant_id, id);
CREATE UNIQUE INDEX event_ticket_keys_hash ON event_ticket_keys (tenant_id, key_hash);
CREATE INDEX event_ticket_keys_by_entitlement ON event_ticket_keys (tenant_id, entitlement_id) WHERE entitlement_id IS NOT NULL;
CREATE INDEX event_ticket_keys_by_user ON event_ticket_keys (tenant_id, user_id) WHERE user_id IS NOT NULL;
