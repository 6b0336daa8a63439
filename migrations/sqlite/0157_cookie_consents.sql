-- What browsers decided about cookies. Nothing says whose it is: the number is the browser's alone, and only its digest is kept.

CREATE TABLE cookie_consents (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    key_hash   BLOB NOT NULL,
    functional INTEGER NOT NULL,
    analytics  INTEGER NOT NULL,
    marketing  INTEGER NOT NULL,
    -- Of the document about cookies.
    version    TEXT NOT NULL,
    decided_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX cookie_consents_tenant_id ON cookie_consents (tenant_id, id);
CREATE INDEX cookie_consents_by_key ON cookie_consents (tenant_id, key_hash, id);
CREATE INDEX cookie_consents_by_end ON cookie_consents (tenant_id, expires_at);
