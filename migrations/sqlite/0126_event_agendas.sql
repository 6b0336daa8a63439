-- Agendas of events: sessions, who speaks at them, and how often an agenda has changed.

CREATE TABLE event_agendas (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    event_id   INTEGER NOT NULL,
    -- Changes so far.
    version    INTEGER NOT NULL,
    updated_at TEXT NOT NULL,
    CONSTRAINT event_agendas_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_agendas_tenant_id ON event_agendas (tenant_id, id);
CREATE UNIQUE INDEX event_agendas_by_event ON event_agendas (tenant_id, event_id);

CREATE TABLE event_sessions (
    id                  INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id           INTEGER NOT NULL,
    event_id            INTEGER NOT NULL,
    title               TEXT NOT NULL,
    description         TEXT,
    kind                TEXT NOT NULL,
    visibility          TEXT NOT NULL,
    -- Null for any number.
    capacity            INTEGER,
    -- Places that are taken.
    registered          INTEGER NOT NULL,
    -- Seconds from the beginning of the event to that of the session: as time goes, and as the hands of their clocks show it.
    starts_after        INTEGER NOT NULL,
    local_offset        INTEGER NOT NULL,
    duration            INTEGER NOT NULL,
    -- Null for that of the event.
    timezone            TEXT,
    track               TEXT,
    room                TEXT,
    nth                 INTEGER NOT NULL,
    -- Titles, sealed addresses, and who sees them.
    resources           TEXT NOT NULL,
    status              TEXT NOT NULL,
    cancellation_reason TEXT,
    -- Changes so far.
    version             INTEGER NOT NULL,
    created_at          TEXT NOT NULL,
    updated_at          TEXT NOT NULL,
    CONSTRAINT event_sessions_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_sessions_kind CHECK (kind IN ('talk', 'workshop', 'discussion', 'demonstration', 'social', 'break', 'other')),
    CONSTRAINT event_sessions_visibility CHECK (visibility IN ('public', 'participants', 'staff')),
    CONSTRAINT event_sessions_status CHECK (status IN ('scheduled', 'cancelled')),
    CONSTRAINT event_sessions_capacity CHECK (capacity BETWEEN 1 AND 100000),
    -- The last word on how many places there are.
    CONSTRAINT event_sessions_registered CHECK (registered >= 0 AND (capacity IS NULL OR registered <= capacity)),
    CONSTRAINT event_sessions_duration CHECK (duration > 0),
    CONSTRAINT event_sessions_cancelled CHECK (status = 'cancelled' OR cancellation_reason IS NULL)
) STRICT;

CREATE UNIQUE INDEX event_sessions_tenant_id ON event_sessions (tenant_id, id);
CREATE INDEX event_sessions_by_event ON event_sessions (tenant_id, event_id, nth, id);

CREATE TABLE event_session_speakers (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    session_id INTEGER NOT NULL,
    nth        INTEGER NOT NULL,
    -- Null for a guest, who has a name.
    user_id    INTEGER,
    name       TEXT,
    headline   TEXT,
    CONSTRAINT event_session_speakers_session FOREIGN KEY (tenant_id, session_id) REFERENCES event_sessions (tenant_id, id),
    CONSTRAINT event_session_speakers_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_session_speakers_who CHECK ((user_id IS NULL) = (name IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX event_session_speakers_tenant_id ON event_session_speakers (tenant_id, id);
CREATE UNIQUE INDEX event_session_speakers_place ON event_session_speakers (tenant_id, session_id, nth);
CREATE INDEX event_session_speakers_by_user ON event_session_speakers (tenant_id, user_id) WHERE user_id IS NOT NULL;
