-- Reminders of events: what those who manage an event and those who take part want, and when something is due.

-- The beginning for which reminders are planned; null while they have to be planned.
ALTER TABLE events ADD COLUMN reminders_for TEXT;
CREATE INDEX events_unplanned ON events (starts_at)
 WHERE publication_state = 'published' AND operational_state = 'scheduled' AND NOT is_recurring_template
   AND (reminders_for IS NULL OR reminders_for <> starts_at);

CREATE TABLE event_reminder_rules (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    event_id   INTEGER NOT NULL,
    -- Whose own they are; null for those of the event.
    user_id    INTEGER,
    -- `[{"offset_minutes": 60, "enabled": true}]`; null where what is by default holds again.
    rules      TEXT,
    -- Changes so far.
    version    INTEGER NOT NULL,
    updated_at TEXT NOT NULL,
    CONSTRAINT event_reminder_rules_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_reminder_rules_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_reminder_rules_tenant_id ON event_reminder_rules (tenant_id, id);
CREATE UNIQUE INDEX event_reminder_rules_of_event ON event_reminder_rules (tenant_id, event_id) WHERE user_id IS NULL;
CREATE UNIQUE INDEX event_reminder_rules_person ON event_reminder_rules (tenant_id, event_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX event_reminder_rules_by_user ON event_reminder_rules (tenant_id, user_id) WHERE user_id IS NOT NULL;

-- One line for all who want to be reminded then.
CREATE TABLE event_reminders (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    event_id       INTEGER NOT NULL,
    offset_minutes INTEGER NOT NULL,
    -- The beginning of which it reminds.
    starts_at      TEXT NOT NULL,
    due_at         TEXT NOT NULL,
    state          TEXT NOT NULL,
    created_at     TEXT NOT NULL,
    -- When it was handed on or became pointless.
    closed_at      TEXT,
    CONSTRAINT event_reminders_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_reminders_offset CHECK (offset_minutes BETWEEN 5 AND 525600),
    CONSTRAINT event_reminders_due CHECK (due_at < starts_at),
    CONSTRAINT event_reminders_state CHECK (state IN ('pending', 'queued', 'suppressed', 'cancelled', 'superseded')),
    CONSTRAINT event_reminders_closed CHECK ((closed_at IS NULL) = (state = 'pending'))
) STRICT;

CREATE UNIQUE INDEX event_reminders_tenant_id ON event_reminders (tenant_id, id);
CREATE UNIQUE INDEX event_reminders_once ON event_reminders (tenant_id, event_id, starts_at, offset_minutes);
CREATE INDEX event_reminders_by_due ON event_reminders (due_at) WHERE state = 'pending';
