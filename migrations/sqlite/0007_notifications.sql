-- Lines in a member's bell.

CREATE TABLE notifications (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    user_id         INTEGER NOT NULL,
    actor_id        INTEGER,
    domain_event_id INTEGER,
    type            TEXT NOT NULL,
    link            TEXT,
    message         TEXT NOT NULL,
    read_at         TEXT,
    created_at      TEXT NOT NULL,
    deleted_at      TEXT,
    CONSTRAINT notifications_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT notifications_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id),
    CONSTRAINT notifications_domain_event FOREIGN KEY (tenant_id, domain_event_id) REFERENCES domain_events (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX notifications_tenant_id ON notifications (tenant_id, id);
-- However often a domain event is delivered, it rings once.
CREATE UNIQUE INDEX notifications_once ON notifications (tenant_id, user_id, domain_event_id, type);
CREATE INDEX notifications_by_user ON notifications (tenant_id, user_id, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX notifications_by_actor ON notifications (tenant_id, actor_id);
CREATE INDEX notifications_by_domain_event ON notifications (tenant_id, domain_event_id);
