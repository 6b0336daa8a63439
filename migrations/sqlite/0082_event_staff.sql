-- Who helps with an event, and what became of it. Lines of the history are never changed.

CREATE TABLE event_staff_assignments (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    event_id   INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    role       TEXT NOT NULL,
    status     TEXT NOT NULL,
    -- How often it was granted and ended.
    version    INTEGER NOT NULL,
    granted_at TEXT NOT NULL,
    -- Null for somebody who administers from outside, and who has left.
    granted_by INTEGER,
    revoked_at TEXT,
    revoked_by INTEGER,
    expires_at TEXT,
    CONSTRAINT event_staff_assignments_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_staff_assignments_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_staff_assignments_granter FOREIGN KEY (tenant_id, granted_by) REFERENCES users (tenant_id, id),
    CONSTRAINT event_staff_assignments_revoker FOREIGN KEY (tenant_id, revoked_by) REFERENCES users (tenant_id, id),
    CONSTRAINT event_staff_assignments_role CHECK (role IN ('co_organizer', 'registration_manager', 'communications_manager', 'check_in_staff', 'finance_manager')),
    CONSTRAINT event_staff_assignments_status CHECK (status IN ('active', 'revoked')),
    CONSTRAINT event_staff_assignments_revoked CHECK ((revoked_at IS NOT NULL) = (status = 'revoked'))
) STRICT;

CREATE UNIQUE INDEX event_staff_assignments_tenant_id ON event_staff_assignments (tenant_id, id);
CREATE UNIQUE INDEX event_staff_assignments_person ON event_staff_assignments (tenant_id, event_id, user_id, role);
CREATE INDEX event_staff_assignments_by_user ON event_staff_assignments (tenant_id, user_id, event_id);
CREATE INDEX event_staff_assignments_ending ON event_staff_assignments (expires_at) WHERE status = 'active' AND expires_at IS NOT NULL;

CREATE TABLE event_staff_history (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    assignment_id INTEGER NOT NULL,
    action        TEXT NOT NULL,
    version       INTEGER NOT NULL,
    expires_at    TEXT,
    -- Null for somebody who administers from outside, who has left, and where its time was over.
    actor_id      INTEGER,
    created_at    TEXT NOT NULL,
    CONSTRAINT event_staff_history_assignment FOREIGN KEY (tenant_id, assignment_id) REFERENCES event_staff_assignments (tenant_id, id),
    CONSTRAINT event_staff_history_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_staff_history_action CHECK (action IN ('granted', 'revoked', 'expired'))
) STRICT;

CREATE UNIQUE INDEX event_staff_history_tenant_id ON event_staff_history (tenant_id, id);
CREATE UNIQUE INDEX event_staff_history_version ON event_staff_history (tenant_id, assignment_id, version);
