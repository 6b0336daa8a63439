-- Legal documents with their versions, and who has accepted which.

CREATE TABLE legal_documents (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    type            TEXT NOT NULL,
    -- The version in force; 0 before the first.
    current_number  INTEGER NOT NULL,
    -- Whoever has accepted this version or a later one has nothing left to accept; 0 where nobody has to.
    required_number INTEGER NOT NULL,
    CONSTRAINT legal_documents_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT legal_documents_type CHECK (type IN
        ('terms', 'privacy', 'cookies', 'accessibility', 'community_guidelines', 'acceptable_use')),
    CONSTRAINT legal_documents_numbers CHECK (required_number >= 0 AND required_number <= current_number)
) STRICT;

CREATE UNIQUE INDEX legal_documents_tenant_id ON legal_documents (tenant_id, id);
CREATE UNIQUE INDEX legal_documents_type_once ON legal_documents (tenant_id, type);

-- Rows are added and never changed.
CREATE TABLE legal_versions (
    id                  INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id           INTEGER NOT NULL,
    document_id         INTEGER NOT NULL,
    number              INTEGER NOT NULL,
    title               TEXT NOT NULL,
    content             TEXT NOT NULL,
    summary_of_changes  TEXT,
    requires_acceptance INTEGER NOT NULL,
    -- No key: an administrator of the whole platform belongs to another community.
    published_by        INTEGER NOT NULL,
    published_at        TEXT NOT NULL,
    CONSTRAINT legal_versions_document FOREIGN KEY (tenant_id, document_id) REFERENCES legal_documents (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX legal_versions_tenant_id ON legal_versions (tenant_id, id);
CREATE UNIQUE INDEX legal_versions_number ON legal_versions (tenant_id, document_id, number);

-- Rows are added and never changed.
CREATE TABLE legal_acceptances (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    document_id INTEGER NOT NULL,
    version_id  INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    accepted_at TEXT NOT NULL,
    CONSTRAINT legal_acceptances_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT legal_acceptances_document FOREIGN KEY (tenant_id, document_id) REFERENCES legal_documents (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT legal_acceptances_version FOREIGN KEY (tenant_id, version_id) REFERENCES legal_versions (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX legal_acceptances_tenant_id ON legal_acceptances (tenant_id, id);
CREATE UNIQUE INDEX legal_acceptances_once ON legal_acceptances (tenant_id, user_id, document_id, number);
CREATE INDEX legal_acceptances_by_document ON legal_acceptances (tenant_id, document_id, id DESC);
CREATE INDEX legal_acceptances_by_version ON legal_acceptances (tenant_id, version_id);
