-- Large copies are made on the queue and kept for a while.

-- SQLite drops no rule of a column, so the table is made anew. Nothing points at it.
CREATE TABLE data_exports_anew (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    user_id         INTEGER NOT NULL,
    format          TEXT NOT NULL,
    status          TEXT NOT NULL,
    -- Percent.
    progress        INTEGER NOT NULL,
    bytes           INTEGER,
    requested_at    TEXT NOT NULL,
    completed_at    TEXT,
    -- The file, as long as it is kept.
    file_id         INTEGER,
    expires_at      TEXT,
    -- SHA-256 of the secret in the one link that is good.
    link_hash       BLOB,
    link_expires_at TEXT,
    CONSTRAINT data_exports_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT data_exports_file FOREIGN KEY (tenant_id, file_id) REFERENCES media_files (tenant_id, id),
    CONSTRAINT data_exports_format CHECK (format IN ('json', 'zip')),
    CONSTRAINT data_exports_status CHECK (status IN ('preparing', 'ready', 'delivered', 'expired', 'cancelled')),
    CONSTRAINT data_exports_progress CHECK (progress BETWEEN 0 AND 100),
    CONSTRAINT data_exports_kept CHECK ((status = 'ready') = (file_id IS NOT NULL AND expires_at IS NOT NULL)),
    CONSTRAINT data_exports_link CHECK ((link_hash IS NULL) = (link_expires_at IS NULL))
) STRICT;

INSERT INTO data_exports_anew (id, tenant_id, user_id, format, status, progress, bytes, requested_at, completed_at)
SELECT id, tenant_id, user_id, format, 'delivered', 100, bytes, requested_at, completed_at FROM data_exports;
DROP TABLE data_exports;
ALTER TABLE data_exports_anew RENAME TO data_exports;

CREATE UNIQUE INDEX data_exports_tenant_id ON data_exports (tenant_id, id);
CREATE INDEX data_exports_by_user ON data_exports (tenant_id, user_id, id DESC);
-- One at a time is made for a member.
CREATE UNIQUE INDEX data_exports_preparing ON data_exports (tenant_id, user_id) WHERE status = 'preparing';
CREATE INDEX data_exports_by_end ON data_exports (expires_at) WHERE status = 'ready';
CREATE INDEX data_exports_by_file ON data_exports (tenant_id, file_id) WHERE file_id IS NOT NULL;
