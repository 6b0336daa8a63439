-- What happened, who still has to hear of it, and which answers are given again to a repeated request.

CREATE TABLE domain_events (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    kind        TEXT NOT NULL,
    payload     TEXT NOT NULL,
    actor_id    INTEGER,
    occurred_at TEXT NOT NULL,
    CONSTRAINT domain_events_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT domain_events_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX domain_events_tenant_id ON domain_events (tenant_id, id);
CREATE INDEX domain_events_by_actor ON domain_events (tenant_id, actor_id);

-- One row for each consumer of each domain event.
CREATE TABLE deliveries (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    domain_event_id INTEGER NOT NULL,
    consumer        TEXT NOT NULL,
    status          TEXT NOT NULL,
    attempts        INTEGER NOT NULL,
    due_at          TEXT NOT NULL,
    leased_until    TEXT,
    lease_owner     TEXT,
    last_error      TEXT,
    finished_at     TEXT,
    CONSTRAINT deliveries_domain_event FOREIGN KEY (tenant_id, domain_event_id)
        REFERENCES domain_events (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT deliveries_status CHECK (status IN ('pending', 'done', 'dead')),
    CONSTRAINT deliveries_lease CHECK ((leased_until IS NULL) = (lease_owner IS NULL)),
    CONSTRAINT deliveries_finished CHECK ((status = 'pending') = (finished_at IS NULL))
) STRICT;

CREATE UNIQUE INDEX deliveries_tenant_id ON deliveries (tenant_id, id);
CREATE UNIQUE INDEX deliveries_consumer ON deliveries (tenant_id, domain_event_id, consumer);
-- Workers ask what is due across all communities.
CREATE INDEX deliveries_due ON deliveries (due_at, id) WHERE status = 'pending';

CREATE TABLE idempotency_keys (
    tenant_id    INTEGER NOT NULL,
    caller       TEXT NOT NULL,
    operation    TEXT NOT NULL,
    key          TEXT NOT NULL,
    request_hash BLOB NOT NULL,
    status       INTEGER NOT NULL,
    headers      TEXT NOT NULL,
    body         BLOB NOT NULL,
    created_at   TEXT NOT NULL,
    expires_at   TEXT NOT NULL,
    CONSTRAINT idempotency_keys_pkey PRIMARY KEY (tenant_id, caller, operation, key),
    CONSTRAINT idempotency_keys_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at);
