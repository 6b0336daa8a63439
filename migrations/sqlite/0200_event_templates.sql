-- Templates of events: what is kept of one for others. A version is never changed, but for what goes with a member who leaves.

CREATE TABLE event_templates (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    -- Who made it; null for somebody who administers from outside, and who has left.
    owner_id        INTEGER,
    -- Of what its latest version was taken.
    source_event_id INTEGER NOT NULL,
    name            TEXT NOT NULL,
    description     TEXT,
    -- By which words it is found.
    search_text     TEXT NOT NULL,
    status          TEXT NOT NULL,
    -- The latest of `event_template_versions`.
    version         INTEGER NOT NULL,
    created_at      TEXT NOT NULL,
    updated_at      TEXT NOT NULL,
    archived_at     TEXT,
    CONSTRAINT event_templates_owner FOREIGN KEY (tenant_id, owner_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_templates_source FOREIGN KEY (tenant_id, source_event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_templates_status CHECK (status IN ('active', 'archived')),
    CONSTRAINT event_templates_archived CHECK ((archived_at IS NULL) = (status = 'active'))
) STRICT;

CREATE UNIQUE INDEX event_templates_tenant_id ON event_templates (tenant_id, id);
CREATE INDEX event_templates_by_owner ON event_templates (tenant_id, owner_id);
CREATE INDEX event_templates_by_source ON event_templates (tenant_id, source_event_id);

CREATE TABLE event_template_versions (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    template_id     INTEGER NOT NULL,
    version         INTEGER NOT NULL,
    source_event_id INTEGER NOT NULL,
    sections        TEXT NOT NULL,
    counts          TEXT NOT NULL,
    -- What an event that is made of it says about itself, and its parts; null once they have gone with whoever wrote them.
    outline         TEXT,
    parts           TEXT,
    content_hash    TEXT NOT NULL,
    created_at      TEXT NOT NULL,
    CONSTRAINT event_template_versions_template FOREIGN KEY (tenant_id, template_id) REFERENCES event_templates (tenant_id, id),
    CONSTRAINT event_template_versions_source FOREIGN KEY (tenant_id, source_event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_template_versions_whole CHECK ((outline IS NULL) = (parts IS NULL))
) STRICT;

CREATE UNIQUE INDEX event_template_versions_tenant_id ON event_template_versions (tenant_id, id);
CREATE UNIQUE INDEX event_template_versions_number ON event_template_versions (tenant_id, template_id, version);
CREATE INDEX event_template_versions_by_source ON event_template_versions (tenant_id, source_event_id);

CREATE TRIGGER event_template_versions_immutable BEFORE UPDATE ON event_template_versions
WHEN NEW.version IS NOT OLD.version OR NEW.sections IS NOT OLD.sections OR NEW.counts IS NOT OLD.counts OR NEW.content_hash IS NOT OLD.content_hash OR NEW.created_at IS NOT OLD.created_at
     OR (NEW.outline IS NOT OLD.outline AND NEW.outline IS NOT NULL) OR (NEW.parts IS NOT OLD.parts AND NEW.parts IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'versions of templates are immutable');
END;

CREATE TABLE event_template_history (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    template_id INTEGER NOT NULL,
    action      TEXT NOT NULL,
    -- Which version it was since.
    version     INTEGER NOT NULL,
    -- Of what it was taken, or what was made of it.
    event_id    INTEGER,
    actor_id    INTEGER,
    created_at  TEXT NOT NULL,
    CONSTRAINT event_template_history_template FOREIGN KEY (tenant_id, template_id) REFERENCES event_templates (tenant_id, id),
    CONSTRAINT event_template_history_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_template_history_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_template_history_action CHECK (action IN ('created', 'revised', 'archived', 'materialized')),
    CONSTRAINT event_template_history_about CHECK (action <> 'materialized' OR event_id IS NOT NULL)
) STRICT;

CREATE UNIQUE INDEX event_template_history_tenant_id ON event_template_history (tenant_id, id);
CREATE INDEX event_template_history_by_template ON event_template_history (tenant_id, template_id, id);
-- An event is made of one template, once.
CREATE UNIQUE INDEX event_template_history_made ON event_template_history (tenant_id, event_id) WHERE action = 'materialized';
CREATE INDEX event_template_history_by_event ON event_template_history (tenant_id, event_id);
CREATE INDEX event_template_history_by_actor ON event_template_history (tenant_id, actor_id);
