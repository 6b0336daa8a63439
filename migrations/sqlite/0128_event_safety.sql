-- What events ask of those who take part, for the safety of all: requirements in versions, acknowledgements, and who may not take part.

CREATE TABLE event_safety_requirements (
    id                         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id                  INTEGER NOT NULL,
    event_id                   INTEGER NOT NULL,
    -- Versions of the event's requirements so far.
    version                    INTEGER NOT NULL,
    -- Changes of the draft so far.
    revision                   INTEGER NOT NULL,
    status                     TEXT NOT NULL,
    minimum_age                INTEGER,
    guardian_consent_below_age INTEGER,
    code_of_conduct            TEXT,
    -- SHA-256 of its words: they are acknowledged, whatever version they stand in.
    code_hash                  BLOB,
    note_for_guardians         TEXT,
    -- Null for who has left, and for whoever is no member of the community.
    author_id                  INTEGER,
    created_at                 TEXT NOT NULL,
    updated_at                 TEXT NOT NULL,
    published_at               TEXT,
    CONSTRAINT event_safety_requirements_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_safety_requirements_author FOREIGN KEY (tenant_id, author_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_safety_requirements_status CHECK (status IN ('draft', 'published', 'superseded', 'archived')),
    CONSTRAINT event_safety_requirements_published CHECK (status <> 'published' OR published_at IS NOT NULL),
    CONSTRAINT event_safety_requirements_words CHECK ((code_of_conduct IS NULL) = (code_hash IS NULL))
) STRICT;

CREATE UNIQUE INDEX event_safety_requirements_tenant_id ON event_safety_requirements (tenant_id, id);
CREATE UNIQUE INDEX event_safety_requirements_version ON event_safety_requirements (tenant_id, event_id, version);
CREATE UNIQUE INDEX event_safety_requirements_draft ON event_safety_requirements (tenant_id, event_id) WHERE status = 'draft';
CREATE UNIQUE INDEX event_safety_requirements_in_force ON event_safety_requirements (tenant_id, event_id) WHERE status = 'published';
CREATE INDEX event_safety_requirements_by_author ON event_safety_requirements (tenant_id, author_id) WHERE author_id IS NOT NULL;

CREATE TABLE event_code_acknowledgements (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    event_id       INTEGER NOT NULL,
    user_id        INTEGER NOT NULL,
    requirement_id INTEGER NOT NULL,
    code_hash      BLOB NOT NULL,
    created_at     TEXT NOT NULL,
    withdrawn_at   TEXT,
    CONSTRAINT event_code_acknowledgements_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_code_acknowledgements_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_code_acknowledgements_requirement FOREIGN KEY (tenant_id, requirement_id) REFERENCES event_safety_requirements (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_code_acknowledgements_tenant_id ON event_code_acknowledgements (tenant_id, id);
CREATE UNIQUE INDEX event_code_acknowledgements_once ON event_code_acknowledgements (tenant_id, event_id, user_id, code_hash) WHERE withdrawn_at IS NULL;
CREATE INDEX event_code_acknowledgements_by_event ON event_code_acknowledgements (tenant_id, event_id);
CREATE INDEX event_code_acknowledgements_by_user ON event_code_acknowledgements (tenant_id, user_id);
CREATE INDEX event_code_acknowledgements_by_requirement ON event_code_acknowledgements (tenant_id, requirement_id);

CREATE TABLE event_safety_denials (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    event_id   INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    reason     TEXT NOT NULL,
    -- Null for who has left, and for whoever is no member of the community.
    created_by INTEGER,
    created_at TEXT NOT NULL,
    lifted_at  TEXT,
    lifted_by  INTEGER,
    CONSTRAINT event_safety_denials_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_safety_denials_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_safety_denials_creator FOREIGN KEY (tenant_id, created_by) REFERENCES users (tenant_id, id),
    CONSTRAINT event_safety_denials_lifter FOREIGN KEY (tenant_id, lifted_by) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_safety_denials_tenant_id ON event_safety_denials (tenant_id, id);
CREATE UNIQUE INDEX event_safety_denials_once ON event_safety_denials (tenant_id, event_id, user_id) WHERE lifted_at IS NULL;
CREATE INDEX event_safety_denials_by_event ON event_safety_denials (tenant_id, event_id, id);
CREATE INDEX event_safety_denials_by_user ON event_safety_denials (tenant_id, user_id);
CREATE INDEX event_safety_denials_by_creator ON event_safety_denials (tenant_id, created_by) WHERE created_by IS NOT NULL;
CREATE INDEX event_safety_denials_by_lifter ON event_safety_denials (tenant_id, lifted_by) WHERE lifted_by IS NOT NULL;
