-- What members answer to forms of events, sealed, and who of those who look after an event read sensitive answers.

CREATE TABLE event_submissions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    event_id   INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    -- Changes so far.
    version    INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    CONSTRAINT event_submissions_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_submissions_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_submissions_tenant_id ON event_submissions (tenant_id, id);
CREATE UNIQUE INDEX event_submissions_person ON event_submissions (tenant_id, event_id, user_id);
CREATE INDEX event_submissions_by_user ON event_submissions (tenant_id, user_id);

CREATE TABLE event_answers (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    submission_id INTEGER NOT NULL,
    -- Under which form it was given; what that says of the question holds for it.
    form_id       INTEGER NOT NULL,
    question_key  TEXT NOT NULL,
    retention     TEXT NOT NULL,
    -- By which key, and what, which only that key opens.
    sealed_by     TEXT NOT NULL,
    sealed        TEXT NOT NULL,
    created_at    TEXT NOT NULL,
    updated_at    TEXT NOT NULL,
    CONSTRAINT event_answers_submission FOREIGN KEY (tenant_id, submission_id) REFERENCES event_submissions (tenant_id, id),
    CONSTRAINT event_answers_form FOREIGN KEY (tenant_id, form_id) REFERENCES event_forms (tenant_id, id),
    CONSTRAINT event_answers_retention CHECK (retention IN ('event', 'week', 'month', 'half_year', 'year'))
) STRICT;

CREATE UNIQUE INDEX event_answers_tenant_id ON event_answers (tenant_id, id);
CREATE UNIQUE INDEX event_answers_question ON event_answers (tenant_id, submission_id, question_key);
CREATE INDEX event_answers_by_form ON event_answers (tenant_id, form_id, retention);
-- Those that another key than today's seals are sealed anew, across all communities.
CREATE INDEX event_answers_by_key ON event_answers (sealed_by);

CREATE TABLE event_answer_reads (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    event_id     INTEGER NOT NULL,
    -- Whose answers.
    user_id      INTEGER NOT NULL,
    -- Null for who has left.
    reader_id    INTEGER,
    -- How many sensitive ones.
    answer_count INTEGER NOT NULL,
    created_at   TEXT NOT NULL,
    CONSTRAINT event_answer_reads_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_answer_reads_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_answer_reads_reader FOREIGN KEY (tenant_id, reader_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_answer_reads_tenant_id ON event_answer_reads (tenant_id, id);
CREATE INDEX event_answer_reads_by_event ON event_answer_reads (tenant_id, event_id, user_id);
CREATE INDEX event_answer_reads_by_user ON event_answer_reads (tenant_id, user_id);
CREATE INDEX event_answer_reads_by_reader ON event_answer_reads (tenant_id, reader_id) WHERE reader_id IS NOT NULL;
