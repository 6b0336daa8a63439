-- Guests whom members bring to events: each takes a place. Names are sealed, and erased a month after the event, and a week after it is known that they do not come.

ALTER TABLE event_form_settings ADD COLUMN guests_per_member INTEGER NOT NULL DEFAULT 0
    CONSTRAINT event_form_settings_guests_per_member CHECK (guests_per_member BETWEEN 0 AND 20);

CREATE TABLE event_guests (
    id                 INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id          INTEGER NOT NULL,
    event_id           INTEGER NOT NULL,
    registration_id    INTEGER NOT NULL,
    -- Who brings them.
    user_id            INTEGER NOT NULL,
    state              TEXT NOT NULL,
    -- By which key, and the name, which only that key opens. Null once it is erased.
    sealed_by          TEXT,
    sealed             TEXT,
    -- Until when it is kept, as the event stood when this was looked at last.
    erase_at           TEXT NOT NULL,
    attendance         TEXT NOT NULL,
    -- Notes so far.
    attendance_version INTEGER NOT NULL,
    checked_in_at      TEXT,
    checked_out_at     TEXT,
    cancelled_at       TEXT,
    -- Null for the program, and for who has left.
    cancelled_by       INTEGER,
    reason             TEXT,
    created_at         TEXT NOT NULL,
    updated_at         TEXT NOT NULL,
    CONSTRAINT event_guests_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_guests_registration FOREIGN KEY (tenant_id, registration_id) REFERENCES event_registrations (tenant_id, id),
    CONSTRAINT event_guests_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_guests_canceller FOREIGN KEY (tenant_id, cancelled_by) REFERENCES users (tenant_id, id),
    CONSTRAINT event_guests_state CHECK (state IN ('confirmed', 'withdrawn', 'cancelled')),
    CONSTRAINT event_guests_attendance CHECK (attendance IN ('not_checked_in', 'checked_in', 'checked_out', 'attended', 'no_show')),
    CONSTRAINT event_guests_cancelled CHECK ((cancelled_at IS NOT NULL) = (state <> 'confirmed')),
    CONSTRAINT event_guests_sealed CHECK ((sealed IS NULL) = (sealed_by IS NULL))
) STRICT;

CREATE UNIQUE INDEX event_guests_tenant_id ON event_guests (tenant_id, id);
CREATE INDEX event_guests_by_event ON event_guests (tenant_id, event_id, id);
CREATE INDEX event_guests_coming ON event_guests (tenant_id, event_id) WHERE state = 'confirmed';
CREATE INDEX event_guests_by_registration ON event_guests (tenant_id, registration_id);
CREATE INDEX event_guests_by_user ON event_guests (tenant_id, user_id);
CREATE INDEX event_guests_by_canceller ON event_guests (tenant_id, cancelled_by) WHERE cancelled_by IS NOT NULL;
-- The clock erases and seals anew across all communities.
CREATE INDEX event_guests_due ON event_guests (erase_at) WHERE sealed IS NOT NULL;
CREATE INDEX event_guests_by_key ON event_guests (sealed_by) WHERE sealed IS NOT NULL;

CREATE TABLE event_guest_activity (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    guest_id   INTEGER NOT NULL,
    action     TEXT NOT NULL,
    from_state TEXT NOT NULL,
    to_state   TEXT NOT NULL,
    -- Its number among those of the guest.
    version    INTEGER NOT NULL,
    reason     TEXT,
    actor_id   INTEGER,
    created_at TEXT NOT NULL,
    CONSTRAINT event_guest_activity_guest FOREIGN KEY (tenant_id, guest_id) REFERENCES event_guests (tenant_id, id),
    CONSTRAINT event_guest_activity_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_guest_activity_action CHECK (action IN ('check_in', 'check_out', 'no_show', 'undo'))
) STRICT;

CREATE UNIQUE INDEX event_guest_activity_tenant_id ON event_guest_activity (tenant_id, id);
CREATE UNIQUE INDEX event_guest_activity_version ON event_guest_activity (tenant_id, guest_id, version);
CREATE INDEX event_guest_activity_by_actor ON event_guest_activity (tenant_id, actor_id) WHERE actor_id IS NOT NULL;
