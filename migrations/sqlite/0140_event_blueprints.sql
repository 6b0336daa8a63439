-- What new occurrences of an event that recurs take over, and which of them did. Rows are never changed, but for what goes with a member who leaves.

CREATE TABLE event_recurrence_definition_blueprints (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    root_event_id     INTEGER NOT NULL,
    source_event_id   INTEGER NOT NULL,
    -- What the source is known by.
    source_recurrence TEXT NOT NULL,
    blueprint_version INTEGER NOT NULL,
    schema_version    INTEGER NOT NULL,
    -- Occurrences that are known by this or something later take it over.
    effective_from    TEXT NOT NULL,
    sections          TEXT NOT NULL,
    counts            TEXT NOT NULL,
    -- JSON with sorted members, byte by byte as its digest was made.
    manifest          TEXT NOT NULL,
    manifest_hash     TEXT NOT NULL,
    request_hash      TEXT NOT NULL,
    idempotency_hash  TEXT NOT NULL,
    -- The number of a member and nothing else of them; null for somebody who administers from outside, and who has left.
    captured_by       INTEGER,
    created_at        TEXT NOT NULL,
    CONSTRAINT event_recurrence_definition_blueprints_root FOREIGN KEY (tenant_id, root_event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_recurrence_definition_blueprints_source FOREIGN KEY (tenant_id, source_event_id) REFERENCES events (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_recurrence_definition_blueprints_tenant_id ON event_recurrence_definition_blueprints (tenant_id, id);
CREATE UNIQUE INDEX event_recurrence_definition_blueprints_version ON event_recurrence_definition_blueprints (tenant_id, root_event_id, blueprint_version);
CREATE UNIQUE INDEX event_recurrence_definition_blueprints_key ON event_recurrence_definition_blueprints (tenant_id, root_event_id, idempotency_hash);

-- What a blueprint says never becomes something else (what it points at is guarded by its keys); a member's number and the words of whoever organized it go with them.
CREATE TRIGGER event_recurrence_definition_blueprints_immutable BEFORE UPDATE ON event_recurrence_definition_blueprints
WHEN NEW.source_recurrence IS NOT OLD.source_recurrence OR NEW.blueprint_version IS NOT OLD.blueprint_version
     OR NEW.schema_version IS NOT OLD.schema_version OR NEW.effective_from IS NOT OLD.effective_from
     OR NEW.sections IS NOT OLD.sections OR NEW.counts IS NOT OLD.counts OR NEW.manifest_hash IS NOT OLD.manifest_hash
     OR NEW.request_hash IS NOT OLD.request_hash OR NEW.idempotency_hash IS NOT OLD.idempotency_hash
     OR NEW.created_at IS NOT OLD.created_at OR (NEW.manifest IS NOT OLD.manifest AND NEW.manifest <> '{}')
     OR (NEW.captured_by IS NOT OLD.captured_by AND NEW.captured_by IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'blueprints are immutable');
END;

CREATE TABLE event_recurrence_definition_people (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    blueprint_id INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    -- At which session of the blueprint they speak; null for whoever helps.
    session      INTEGER,
    headline     TEXT,
    CONSTRAINT event_recurrence_definition_people_blueprint FOREIGN KEY (tenant_id, blueprint_id) REFERENCES event_recurrence_definition_blueprints (tenant_id, id),
    CONSTRAINT event_recurrence_definition_people_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_recurrence_definition_people_tenant_id ON event_recurrence_definition_people (tenant_id, id);
CREATE INDEX event_recurrence_definition_people_by_blueprint ON event_recurrence_definition_people (tenant_id, blueprint_id);
CREATE INDEX event_recurrence_definition_people_by_user ON event_recurrence_definition_people (tenant_id, user_id);

CREATE TABLE event_recurrence_definition_addresses (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    blueprint_id INTEGER NOT NULL,
    -- At which session of the blueprint, and which resource of it.
    session      INTEGER NOT NULL,
    nth          INTEGER NOT NULL,
    -- Which key sealed it; empty where nobody has looked.
    sealed_by    TEXT NOT NULL,
    sealed       TEXT NOT NULL,
    CONSTRAINT event_recurrence_definition_addresses_blueprint FOREIGN KEY (tenant_id, blueprint_id) REFERENCES event_recurrence_definition_blueprints (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_recurrence_definition_addresses_tenant_id ON event_recurrence_definition_addresses (tenant_id, id);
CREATE UNIQUE INDEX event_recurrence_definition_addresses_place ON event_recurrence_definition_addresses (tenant_id, blueprint_id, session, nth);
-- Those that another key than today's seals are sealed anew, across all communities.
CREATE INDEX event_recurrence_definition_addresses_by_key ON event_recurrence_definition_addresses (sealed_by);

CREATE TABLE event_recurrence_definition_applications (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    root_event_id     INTEGER NOT NULL,
    event_id          INTEGER NOT NULL,
    -- What the occurrence is known by.
    recurrence        TEXT NOT NULL,
    blueprint_id      INTEGER NOT NULL,
    blueprint_version INTEGER NOT NULL,
    manifest_hash     TEXT NOT NULL,
    -- SHA-256 of what was applied to which occurrence at which moment.
    application_hash  TEXT NOT NULL,
    applied_counts    TEXT NOT NULL,
    -- Null for the program.
    applied_by        INTEGER,
    created_at        TEXT NOT NULL,
    CONSTRAINT event_recurrence_definition_applications_root FOREIGN KEY (tenant_id, root_event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_recurrence_definition_applications_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_recurrence_definition_applications_blueprint FOREIGN KEY (tenant_id, blueprint_id) REFERENCES event_recurrence_definition_blueprints (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_recurrence_definition_applications_tenant_id ON event_recurrence_definition_applications (tenant_id, id);
CREATE UNIQUE INDEX event_recurrence_definition_applications_event ON event_recurrence_definition_applications (tenant_id, event_id);
CREATE UNIQUE INDEX event_recurrence_definition_applications_recurrence ON event_recurrence_definition_applications (tenant_id, root_event_id, recurrence);
CREATE INDEX event_recurrence_definition_applications_by_blueprint ON event_recurrence_definition_applications (tenant_id, blueprint_id);

CREATE TRIGGER event_recurrence_definition_applications_immutable BEFORE UPDATE ON event_recurrence_definition_applications
WHEN NEW.recurrence IS NOT OLD.recurrence OR NEW.blueprint_version IS NOT OLD.blueprint_version
     OR NEW.manifest_hash IS NOT OLD.manifest_hash OR NEW.application_hash IS NOT OLD.application_hash
     OR NEW.applied_counts IS NOT OLD.applied_counts OR NEW.created_at IS NOT OLD.created_at
     OR (NEW.applied_by IS NOT OLD.applied_by AND NEW.applied_by IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'applications of blueprints are immutable');
END;
