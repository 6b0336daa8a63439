-- Hours for coming to events, out of the community fund: what is promised, and one claim for each member and event.

CREATE TABLE event_attendance_rewards (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    event_id   INTEGER NOT NULL,
    -- Hundredths; 0 for none.
    hours      INTEGER NOT NULL,
    version    INTEGER NOT NULL,
    -- Null for whoever is no member, and for who has left.
    decided_by INTEGER,
    updated_at TEXT NOT NULL,
    CONSTRAINT event_attendance_rewards_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_attendance_rewards_decider FOREIGN KEY (tenant_id, decided_by) REFERENCES users (tenant_id, id),
    CONSTRAINT event_attendance_rewards_hours CHECK (hours BETWEEN 0 AND 2400),
    CONSTRAINT event_attendance_rewards_version CHECK (version > 0)
) STRICT;

CREATE UNIQUE INDEX event_attendance_rewards_tenant_id ON event_attendance_rewards (tenant_id, id);
CREATE UNIQUE INDEX event_attendance_rewards_once ON event_attendance_rewards (tenant_id, event_id);
CREATE INDEX event_attendance_rewards_by_decider ON event_attendance_rewards (tenant_id, decided_by) WHERE decided_by IS NOT NULL;

CREATE TABLE event_attendance_claims (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    event_id       INTEGER NOT NULL,
    user_id        INTEGER NOT NULL,
    hours          INTEGER NOT NULL,
    status         TEXT NOT NULL,
    -- Null for what does not wait.
    waits_for      TEXT,
    -- Until when administrators are to look at what waits.
    attend_by      TEXT,
    -- The member had to do with it, so that an administrator decides.
    is_own         INTEGER NOT NULL,
    version        INTEGER NOT NULL,
    transaction_id INTEGER,
    -- Why an administrator took it back, or gave it up.
    reason         TEXT,
    decided_by     INTEGER,
    created_at     TEXT NOT NULL,
    updated_at     TEXT NOT NULL,
    paid_at        TEXT,
    reversed_at    TEXT,
    CONSTRAINT event_attendance_claims_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_attendance_claims_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_attendance_claims_decider FOREIGN KEY (tenant_id, decided_by) REFERENCES users (tenant_id, id),
    CONSTRAINT event_attendance_claims_transaction FOREIGN KEY (tenant_id, transaction_id) REFERENCES transactions (tenant_id, id),
    CONSTRAINT event_attendance_claims_hours CHECK (hours BETWEEN 1 AND 2400),
    CONSTRAINT event_attendance_claims_status CHECK (status IN ('pending', 'paid', 'reversal_pending', 'reversed', 'cancelled')),
    CONSTRAINT event_attendance_claims_waits_for CHECK (waits_for IN ('fund', 'member', 'decision')),
    CONSTRAINT event_attendance_claims_waiting CHECK (waits_for IS NULL OR status IN ('pending', 'reversal_pending')),
    CONSTRAINT event_attendance_claims_paid CHECK ((transaction_id IS NOT NULL) = (status IN ('paid', 'reversal_pending', 'reversed')))
) STRICT;

CREATE UNIQUE INDEX event_attendance_claims_tenant_id ON event_attendance_claims (tenant_id, id);
CREATE UNIQUE INDEX event_attendance_claims_once ON event_attendance_claims (tenant_id, event_id, user_id);
CREATE INDEX event_attendance_claims_by_user ON event_attendance_claims (tenant_id, user_id);
CREATE INDEX event_attendance_claims_by_decider ON event_attendance_claims (tenant_id, decided_by) WHERE decided_by IS NOT NULL;
CREATE UNIQUE INDEX event_attendance_claims_by_transaction ON event_attendance_claims (tenant_id, transaction_id) WHERE transaction_id IS NOT NULL;
-- The clock looks across all communities.
CREATE INDEX event_attendance_claims_waiting ON event_attendance_claims (id) WHERE waits_for IS NOT NULL;
