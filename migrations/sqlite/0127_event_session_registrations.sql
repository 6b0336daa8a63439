-- Who has a place at which session of an event.

CREATE TABLE event_session_registrations (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    event_id   INTEGER NOT NULL,
    session_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    state      TEXT NOT NULL,
    -- Moves so far.
    version    INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    CONSTRAINT event_session_registrations_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_session_registrations_session FOREIGN KEY (tenant_id, session_id) REFERENCES event_sessions (tenant_id, id),
    CONSTRAINT event_session_registrations_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_session_registrations_state CHECK (state IN ('registered', 'withdrawn', 'released', 'cancelled'))
) STRICT;

CREATE UNIQUE INDEX event_session_registrations_tenant_id ON event_session_registrations (tenant_id, id);
CREATE UNIQUE INDEX event_session_registrations_person ON event_session_registrations (tenant_id, session_id, user_id);
CREATE INDEX event_session_registrations_by_event ON event_session_registrations (tenant_id, event_id, session_id) WHERE state = 'registered';
CREATE INDEX event_session_registrations_by_user ON event_session_registrations (tenant_id, user_id);
