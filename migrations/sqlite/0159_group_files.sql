-- Files of groups. A file has its row among the files of the community, and its bytes outside of the database.

CREATE TABLE group_files (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    group_id       INTEGER NOT NULL,
    file_id        INTEGER NOT NULL,
    -- Who uploaded it.
    user_id        INTEGER NOT NULL,
    file_name      TEXT NOT NULL,
    folder         TEXT,
    description    TEXT,
    -- Name and description as searches compare them (base::text::search_text).
    search_text    TEXT NOT NULL,
    download_count INTEGER NOT NULL,
    created_at     TEXT NOT NULL,
    CONSTRAINT group_files_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_files_file FOREIGN KEY (tenant_id, file_id) REFERENCES media_files (tenant_id, id),
    CONSTRAINT group_files_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX group_files_tenant_id ON group_files (tenant_id, id);
CREATE INDEX group_files_by_group ON group_files (tenant_id, group_id, id DESC);
CREATE UNIQUE INDEX group_files_by_file ON group_files (tenant_id, file_id);
CREATE INDEX group_files_by_user ON group_files (tenant_id, user_id);
