-- Revisions of events that recur: what was changed from one occurrence on. Rows are never changed.

CREATE TABLE event_recurrence_revisions (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    root_event_id     INTEGER NOT NULL,
    selected_event_id INTEGER NOT NULL,
    revision_version  INTEGER NOT NULL,
    -- Of the first occurrence that changed.
    effective_from    TEXT NOT NULL,
    patch             TEXT NOT NULL,
    patch_hash        TEXT NOT NULL,
    request_hash      TEXT NOT NULL,
    idempotency_hash  TEXT NOT NULL,
    changed_event_ids TEXT NOT NULL,
    affected_count    INTEGER NOT NULL,
    recipient_count   INTEGER NOT NULL,
    -- The domain event, if anybody was told.
    outbox_event      INTEGER,
    actor_id          INTEGER,
    created_at        TEXT NOT NULL,
    CONSTRAINT event_recurrence_revisions_root FOREIGN KEY (tenant_id, root_event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_recurrence_revisions_selected FOREIGN KEY (tenant_id, selected_event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_recurrence_revisions_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_recurrence_revisions_tenant_id ON event_recurrence_revisions (tenant_id, id);
CREATE UNIQUE INDEX event_recurrence_revisions_version ON event_recurrence_revisions (tenant_id, root_event_id, revision_version);
CREATE UNIQUE INDEX event_recurrence_revisions_key ON event_recurrence_revisions (tenant_id, root_event_id, idempotency_hash);
