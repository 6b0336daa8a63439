-- What those who register for an event are asked: forms with questions, and whether they have to be answered.

CREATE TABLE event_form_settings (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    event_id    INTEGER NOT NULL,
    answers     TEXT NOT NULL,
    due_minutes INTEGER NOT NULL,
    -- Changes so far.
    version     INTEGER NOT NULL,
    -- When the event began as the reminder was planned, when it is sent, and when it was.
    planned_for TEXT,
    remind_at   TEXT,
    reminded_at TEXT,
    updated_at  TEXT NOT NULL,
    CONSTRAINT event_form_settings_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_form_settings_answers CHECK (answers IN ('none', 'before', 'after')),
    CONSTRAINT event_form_settings_due_minutes CHECK (due_minutes BETWEEN 0 AND 525600)
) STRICT;

CREATE UNIQUE INDEX event_form_settings_tenant_id ON event_form_settings (tenant_id, id);
CREATE UNIQUE INDEX event_form_settings_of_event ON event_form_settings (tenant_id, event_id);
-- The clock looks across all communities.
CREATE INDEX event_form_settings_unreminded ON event_form_settings (remind_at) WHERE reminded_at IS NULL AND answers <> 'none';

CREATE TABLE event_forms (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    event_id     INTEGER NOT NULL,
    -- Null for who has left.
    author_id    INTEGER,
    number       INTEGER NOT NULL,
    status       TEXT NOT NULL,
    title        TEXT NOT NULL,
    intro        TEXT,
    -- Changes so far.
    version      INTEGER NOT NULL,
    published_at TEXT,
    created_at   TEXT NOT NULL,
    updated_at   TEXT NOT NULL,
    CONSTRAINT event_forms_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_forms_author FOREIGN KEY (tenant_id, author_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_forms_status CHECK (status IN ('draft', 'published', 'retired')),
    CONSTRAINT event_forms_published CHECK ((published_at IS NULL) = (status = 'draft'))
) STRICT;

CREATE UNIQUE INDEX event_forms_tenant_id ON event_forms (tenant_id, id);
CREATE UNIQUE INDEX event_forms_number ON event_forms (tenant_id, event_id, number);
-- One is asked at a time.
CREATE UNIQUE INDEX event_forms_asked ON event_forms (tenant_id, event_id) WHERE status = 'published';
CREATE INDEX event_forms_by_author ON event_forms (tenant_id, author_id) WHERE author_id IS NOT NULL;

CREATE TABLE event_form_questions (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    form_id      INTEGER NOT NULL,
    position     INTEGER NOT NULL,
    -- What it is known by in all forms of the event.
    question_key TEXT NOT NULL,
    kind         TEXT NOT NULL,
    label        TEXT NOT NULL,
    help         TEXT,
    options      TEXT NOT NULL,
    is_required  INTEGER NOT NULL,
    is_sensitive INTEGER NOT NULL,
    audience     TEXT NOT NULL,
    retention    TEXT NOT NULL,
    CONSTRAINT event_form_questions_form FOREIGN KEY (tenant_id, form_id) REFERENCES event_forms (tenant_id, id),
    CONSTRAINT event_form_questions_kind CHECK (kind IN ('short_text', 'long_text', 'single_choice', 'multiple_choice', 'yes_no', 'number', 'date', 'consent')),
    CONSTRAINT event_form_questions_audience CHECK (audience IN ('organizers', 'registration_managers', 'check_in_staff')),
    CONSTRAINT event_form_questions_retention CHECK (retention IN ('event', 'week', 'month', 'half_year', 'year'))
) STRICT;

CREATE UNIQUE INDEX event_form_questions_tenant_id ON event_form_questions (tenant_id, id);
CREATE UNIQUE INDEX event_form_questions_key ON event_form_questions (tenant_id, form_id, question_key);
