-- Each move on a waiting list.

CREATE TABLE event_waitlist_history (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    entry_id   INTEGER NOT NULL,
    -- Null for the first one.
    from_state TEXT,
    to_state   TEXT NOT NULL,
    version    INTEGER NOT NULL,
    -- Null for the program itself, and for somebody who administers from outside.
    actor_id   INTEGER,
    created_at TEXT NOT NULL,
    CONSTRAINT event_waitlist_history_entry FOREIGN KEY (tenant_id, entry_id) REFERENCES event_waitlist_entries (tenant_id, id),
    CONSTRAINT event_waitlist_history_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_waitlist_history_tenant_id ON event_waitlist_history (tenant_id, id);
CREATE UNIQUE INDEX event_waitlist_history_version ON event_waitlist_history (tenant_id, entry_id, version);

-- The clock looks across all communities for those who wait for what has begun.
CREATE INDEX event_waitlist_entries_waiting ON event_waitlist_entries (tenant_id, event_id) WHERE state = 'waiting';
