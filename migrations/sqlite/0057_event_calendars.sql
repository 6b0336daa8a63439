-- Secret links by which calendar programs read what a member takes part in.

CREATE TABLE event_calendar_feeds (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    label        TEXT,
    -- SHA-256 of the secret.
    secret_hash  BLOB NOT NULL,
    -- How the secret begins, so that its owner knows it again.
    prefix       TEXT NOT NULL,
    language     TEXT NOT NULL,
    last_used_at TEXT,
    revoked_at   TEXT,
    created_at   TEXT NOT NULL,
    CONSTRAINT event_calendar_feeds_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_calendar_feeds_tenant_id ON event_calendar_feeds (tenant_id, id);
CREATE UNIQUE INDEX event_calendar_feeds_secret ON event_calendar_feeds (tenant_id, secret_hash);
CREATE INDEX event_calendar_feeds_by_user ON event_calendar_feeds (tenant_id, user_id, id);
