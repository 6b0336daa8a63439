-- Whether members were at an event: one row a member, and each note of it. Notes are never changed.

CREATE TABLE event_attendance (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    event_id       INTEGER NOT NULL,
    user_id        INTEGER NOT NULL,
    state          TEXT NOT NULL,
    -- Notes so far.
    version        INTEGER NOT NULL,
    checked_in_at  TEXT,
    checked_out_at TEXT,
    created_at     TEXT NOT NULL,
    updated_at     TEXT NOT NULL,
    CONSTRAINT event_attendance_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_attendance_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_attendance_state CHECK (state IN ('not_checked_in', 'checked_in', 'checked_out', 'attended', 'no_show')),
    CONSTRAINT event_attendance_times CHECK ((checked_out_at IS NOT NULL) = (state = 'checked_out') AND (checked_in_at IS NOT NULL OR state NOT IN ('checked_in', 'checked_out')))
) STRICT;

CREATE UNIQUE INDEX event_attendance_tenant_id ON event_attendance (tenant_id, id);
CREATE UNIQUE INDEX event_attendance_person ON event_attendance (tenant_id, event_id, user_id);
CREATE INDEX event_attendance_by_user ON event_attendance (tenant_id, user_id);

CREATE TABLE event_attendance_activity (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    attendance_id  INTEGER NOT NULL,
    action         TEXT NOT NULL,
    from_state     TEXT NOT NULL,
    to_state       TEXT NOT NULL,
    version        INTEGER NOT NULL,
    reason         TEXT,
    -- Null for somebody who administers from outside, and who has left.
    actor_id       INTEGER,
    created_at     TEXT NOT NULL,
    CONSTRAINT event_attendance_activity_attendance FOREIGN KEY (tenant_id, attendance_id) REFERENCES event_attendance (tenant_id, id),
    CONSTRAINT event_attendance_activity_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_attendance_activity_action CHECK (action IN ('check_in', 'check_out', 'no_show', 'undo'))
) STRICT;

CREATE UNIQUE INDEX event_attendance_activity_tenant_id ON event_attendance_activity (tenant_id, id);
CREATE UNIQUE INDEX event_attendance_activity_version ON event_attendance_activity (tenant_id, attendance_id, version);
