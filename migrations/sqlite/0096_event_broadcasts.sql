-- What those who look after an event tell all who take part, and who was told.

CREATE TABLE event_broadcasts (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    event_id     INTEGER NOT NULL,
    -- Null for who has left.
    author_id    INTEGER,
    subject      TEXT NOT NULL,
    body         TEXT NOT NULL,
    segments     TEXT NOT NULL,
    status       TEXT NOT NULL,
    -- Changes so far.
    version      INTEGER NOT NULL,
    scheduled_at TEXT,
    started_at   TEXT,
    finished_at  TEXT,
    created_at   TEXT NOT NULL,
    updated_at   TEXT NOT NULL,
    CONSTRAINT event_broadcasts_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_broadcasts_author FOREIGN KEY (tenant_id, author_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_broadcasts_status CHECK (status IN ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
    CONSTRAINT event_broadcasts_scheduled CHECK (status <> 'scheduled' OR scheduled_at IS NOT NULL),
    CONSTRAINT event_broadcasts_sent CHECK ((finished_at IS NOT NULL) = (status = 'sent'))
) STRICT;

CREATE UNIQUE INDEX event_broadcasts_tenant_id ON event_broadcasts (tenant_id, id);
CREATE INDEX event_broadcasts_by_event ON event_broadcasts (tenant_id, event_id, id);
CREATE INDEX event_broadcasts_by_author ON event_broadcasts (tenant_id, author_id) WHERE author_id IS NOT NULL;
-- The clock looks across all communities.
CREATE INDEX event_broadcasts_due ON event_broadcasts (scheduled_at) WHERE status = 'scheduled';

CREATE TABLE event_broadcast_deliveries (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    broadcast_id INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    -- Kept back by a block, or because they muted the author.
    is_kept_back INTEGER NOT NULL,
    created_at   TEXT NOT NULL,
    CONSTRAINT event_broadcast_deliveries_broadcast FOREIGN KEY (tenant_id, broadcast_id) REFERENCES event_broadcasts (tenant_id, id),
    CONSTRAINT event_broadcast_deliveries_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_broadcast_deliveries_tenant_id ON event_broadcast_deliveries (tenant_id, id);
CREATE UNIQUE INDEX event_broadcast_deliveries_person ON event_broadcast_deliveries (tenant_id, broadcast_id, user_id);
CREATE INDEX event_broadcast_deliveries_by_user ON event_broadcast_deliveries (tenant_id, user_id);
