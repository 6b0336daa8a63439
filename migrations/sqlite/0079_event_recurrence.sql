-- Events that recur: the rule of a template, what single occurrences have of their own, and what became of each.

ALTER TABLE event_status_history ADD COLUMN is_suppressed INTEGER NOT NULL DEFAULT 0;

CREATE TABLE event_recurrence_rules (
    id                 INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id          INTEGER NOT NULL,
    -- The template.
    event_id           INTEGER NOT NULL,
    engine             TEXT NOT NULL,
    engine_version     TEXT NOT NULL,
    frequency          TEXT NOT NULL,
    -- The same as the rule says it.
    every              INTEGER NOT NULL,
    -- RFC 5545, in the order of its parts.
    rrule              TEXT NOT NULL,
    -- Moments on the clock of the template.
    exdates            TEXT NOT NULL,
    rdates             TEXT NOT NULL,
    ends_type          TEXT NOT NULL,
    rule_hash          TEXT NOT NULL,
    -- Revisions so far; changes of the set of occurrences so far.
    revision_version   INTEGER NOT NULL,
    set_version        INTEGER NOT NULL,
    -- Occurrences that begin earlier are there.
    materialized_until TEXT,
    -- Where the next run goes on, if one came to its bound.
    resume_at          TEXT,
    attempted_at       TEXT,
    succeeded_at       TEXT,
    failed_at          TEXT,
    error_code         TEXT,
    created_at         TEXT NOT NULL,
    updated_at         TEXT NOT NULL,
    CONSTRAINT event_recurrence_rules_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_recurrence_rules_frequency CHECK (frequency IN ('daily', 'weekly', 'monthly', 'yearly')),
    CONSTRAINT event_recurrence_rules_ends_type CHECK (ends_type IN ('after_count', 'on_date', 'never')),
    CONSTRAINT event_recurrence_rules_every CHECK (every BETWEEN 1 AND 365)
) STRICT;

CREATE UNIQUE INDEX event_recurrence_rules_tenant_id ON event_recurrence_rules (tenant_id, id);
CREATE UNIQUE INDEX event_recurrence_rules_template ON event_recurrence_rules (tenant_id, event_id);
-- The clock looks across all communities.
CREATE INDEX event_recurrence_rules_due ON event_recurrence_rules (materialized_until) WHERE ends_type = 'never';

CREATE TABLE event_occurrence_overrides (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    event_id   INTEGER NOT NULL,
    -- Names of what is the occurrence's own.
    fields     TEXT NOT NULL,
    version    INTEGER NOT NULL,
    -- Null for somebody who administers from outside.
    actor_id   INTEGER,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    CONSTRAINT event_occurrence_overrides_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_occurrence_overrides_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_occurrence_overrides_tenant_id ON event_occurrence_overrides (tenant_id, id);
CREATE UNIQUE INDEX event_occurrence_overrides_occurrence ON event_occurrence_overrides (tenant_id, event_id);

CREATE TABLE event_occurrence_ledger (
    id               INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id        INTEGER NOT NULL,
    root_event_id    INTEGER NOT NULL,
    event_id         INTEGER NOT NULL,
    recurrence_id    TEXT NOT NULL,
    state            TEXT NOT NULL,
    state_version    INTEGER NOT NULL,
    -- The version of the set of occurrences, and of the revisions, that it belongs to.
    set_version      INTEGER NOT NULL,
    revision_version INTEGER NOT NULL,
    fields           TEXT NOT NULL,
    -- Null for the program itself, and for somebody who administers from outside.
    actor_id         INTEGER,
    created_at       TEXT NOT NULL,
    CONSTRAINT event_occurrence_ledger_root FOREIGN KEY (tenant_id, root_event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_occurrence_ledger_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_occurrence_ledger_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_occurrence_ledger_state CHECK (state IN ('materialized', 'customized', 'excluded', 'retired'))
) STRICT;

CREATE UNIQUE INDEX event_occurrence_ledger_tenant_id ON event_occurrence_ledger (tenant_id, id);
CREATE UNIQUE INDEX event_occurrence_ledger_version ON event_occurrence_ledger (tenant_id, event_id, state_version);
CREATE INDEX event_occurrence_ledger_by_root ON event_occurrence_ledger (tenant_id, root_event_id);
