-- Guardians' consents that members take part in events, and the mails that ask for them.

CREATE TABLE event_guardian_consents (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    event_id      INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    state         TEXT NOT NULL,
    relation      TEXT NOT NULL,
    -- Name and address of the guardian, sealed with a key that the database does not have; null once erased.
    contact       TEXT,
    -- Of the letters and the page.
    language      TEXT NOT NULL,
    -- SHA-256 of the secrets in the guardian's links.
    grant_hash    BLOB,
    withdraw_hash BLOB,
    requested_at  TEXT NOT NULL,
    expires_at    TEXT NOT NULL,
    decided_at    TEXT,
    ended_at      TEXT,
    ended_by      TEXT,
    -- Who of those who manage the event withdrew it, and why.
    actor_id      INTEGER,
    reason        TEXT,
    erased_at     TEXT,
    CONSTRAINT event_guardian_consents_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_guardian_consents_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_guardian_consents_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_guardian_consents_state CHECK (state IN ('requested', 'granted', 'declined', 'withdrawn', 'expired', 'replaced')),
    CONSTRAINT event_guardian_consents_relation CHECK (relation IN ('parent', 'legal_guardian', 'carer', 'other')),
    CONSTRAINT event_guardian_consents_ended_by CHECK (ended_by IN ('guardian', 'member', 'staff', 'clock')),
    CONSTRAINT event_guardian_consents_decided CHECK (state NOT IN ('granted', 'declined') OR decided_at IS NOT NULL),
    CONSTRAINT event_guardian_consents_ended CHECK ((state IN ('requested', 'granted')) = (ended_at IS NULL)),
    CONSTRAINT event_guardian_consents_erased CHECK (erased_at IS NULL OR (contact IS NULL AND grant_hash IS NULL AND withdraw_hash IS NULL))
) STRICT;

CREATE UNIQUE INDEX event_guardian_consents_tenant_id ON event_guardian_consents (tenant_id, id);
CREATE UNIQUE INDEX event_guardian_consents_open ON event_guardian_consents (tenant_id, event_id, user_id) WHERE state IN ('requested', 'granted');
CREATE UNIQUE INDEX event_guardian_consents_grant ON event_guardian_consents (tenant_id, grant_hash) WHERE grant_hash IS NOT NULL;
CREATE UNIQUE INDEX event_guardian_consents_withdraw ON event_guardian_consents (tenant_id, withdraw_hash) WHERE withdraw_hash IS NOT NULL;
CREATE INDEX event_guardian_consents_by_event ON event_guardian_consents (tenant_id, event_id, id);
CREATE INDEX event_guardian_consents_by_user ON event_guardian_consents (tenant_id, user_id, requested_at);
CREATE INDEX event_guardian_consents_by_actor ON event_guardian_consents (tenant_id, actor_id) WHERE actor_id IS NOT NULL;
-- The clock looks across all communities.
CREATE INDEX event_guardian_consents_due ON event_guardian_consents (expires_at) WHERE state = 'requested';
CREATE INDEX event_guardian_consents_kept ON event_guardian_consents (event_id) WHERE erased_at IS NULL;

CREATE TABLE event_guardian_letters (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    consent_id INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    -- The secret of its link, sealed; null once the letter has left, or without a link.
    secret     TEXT,
    created_at TEXT NOT NULL,
    CONSTRAINT event_guardian_letters_consent FOREIGN KEY (tenant_id, consent_id) REFERENCES event_guardian_consents (tenant_id, id),
    CONSTRAINT event_guardian_letters_kind CHECK (kind IN ('request', 'receipt', 'ended'))
) STRICT;

CREATE UNIQUE INDEX event_guardian_letters_tenant_id ON event_guardian_letters (tenant_id, id);
CREATE INDEX event_guardian_letters_by_consent ON event_guardian_letters (tenant_id, consent_id);
