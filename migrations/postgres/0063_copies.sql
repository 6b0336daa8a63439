-- Large copies are made on the queue and kept for a while.

ALTER TABLE data_exports
    ALTER COLUMN bytes DROP NOT NULL,
    ALTER COLUMN completed_at DROP NOT NULL,
    ADD COLUMN status TEXT NOT NULL DEFAULT 'delivered',
    -- Percent.
    ADD COLUMN progress BIGINT NOT NULL DEFAULT 100,
    -- The file, as long as it is kept.
    ADD COLUMN file_id BIGINT,
    ADD COLUMN expires_at TIMESTAMPTZ,
    -- SHA-256 of the secret in the one link that is good.
    ADD COLUMN link_hash BYTEA,
    ADD COLUMN link_expires_at TIMESTAMPTZ,
    ADD CONSTRAINT data_exports_file FOREIGN KEY (tenant_id, file_id) REFERENCES media_files (tenant_id, id),
    ADD CONSTRAINT data_exports_status CHECK (status IN ('preparing', 'ready', 'delivered', 'expired', 'cancelled')),
    ADD CONSTRAINT data_exports_progress CHECK (progress BETWEEN 0 AND 100),
    ADD CONSTRAINT data_exports_kept CHECK ((status = 'ready') = (file_id IS NOT NULL AND expires_at IS NOT NULL)),
    ADD CONSTRAINT data_exports_link CHECK ((link_hash IS NULL) = (link_expires_at IS NULL));

ALTER TABLE data_exports
    ALTER COLUMN status DROP DEFAULT,
    ALTER COLUMN progress DROP DEFAULT;

-- One at a time is made for a member.
CREATE UNIQUE INDEX data_exports_preparing ON data_exports (tenant_id, user_id) WHERE status = 'preparing';
CREATE INDEX data_exports_by_end ON data_exports (expires_at) WHERE status = 'ready';
CREATE INDEX data_exports_by_file ON data_exports (tenant_id, file_id) WHERE file_id IS NOT NULL;
