-- Files and voice messages of members, and how groups show themselves.

ALTER TABLE messages ADD COLUMN is_voice INTEGER NOT NULL DEFAULT 0;
-- Seconds, as the sender said.
ALTER TABLE messages ADD COLUMN audio_duration INTEGER;
-- Files that are no recording, so that lists need not look for them.
ALTER TABLE messages ADD COLUMN attachment_count INTEGER NOT NULL DEFAULT 0;

-- For the two of a conversation alone: such files are not below /uploads.
CREATE TABLE message_attachments (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    file_id    INTEGER NOT NULL,
    type       TEXT NOT NULL,
    -- Cleaned, with the ending of what the file is.
    file_name  TEXT NOT NULL,
    CONSTRAINT message_attachments_message FOREIGN KEY (tenant_id, message_id) REFERENCES messages (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT message_attachments_file FOREIGN KEY (tenant_id, file_id) REFERENCES media_files (tenant_id, id),
    CONSTRAINT message_attachments_type CHECK (type IN ('image', 'file', 'voice'))
) STRICT;

CREATE UNIQUE INDEX message_attachments_tenant_id ON message_attachments (tenant_id, id);
CREATE INDEX message_attachments_by_message ON message_attachments (tenant_id, message_id, id);
CREATE INDEX message_attachments_by_file ON message_attachments (tenant_id, file_id);

CREATE TABLE group_types (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    name       TEXT NOT NULL,
    slug       TEXT NOT NULL,
    color      TEXT,
    icon       TEXT,
    created_at TEXT NOT NULL,
    CONSTRAINT group_types_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id)
) STRICT;

CREATE UNIQUE INDEX group_types_tenant_id ON group_types (tenant_id, id);
CREATE UNIQUE INDEX group_types_slug ON group_types (tenant_id, slug);

-- What a group shows itself by: none or one for a group. groups.image_url and groups.cover_image_url hold the addresses of the pictures.
CREATE TABLE group_faces (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id INTEGER NOT NULL,
    group_id  INTEGER NOT NULL,
    type_id   INTEGER,
    avatar_id INTEGER,
    cover_id  INTEGER,
    CONSTRAINT group_faces_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_faces_type FOREIGN KEY (tenant_id, type_id) REFERENCES group_types (tenant_id, id),
    CONSTRAINT group_faces_avatar FOREIGN KEY (tenant_id, avatar_id) REFERENCES media_files (tenant_id, id),
    CONSTRAINT group_faces_cover FOREIGN KEY (tenant_id, cover_id) REFERENCES media_files (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX group_faces_tenant_id ON group_faces (tenant_id, id);
CREATE UNIQUE INDEX group_faces_group ON group_faces (tenant_id, group_id);
CREATE INDEX group_faces_by_type ON group_faces (tenant_id, type_id, group_id);
CREATE INDEX group_faces_by_avatar ON group_faces (tenant_id, avatar_id);
CREATE INDEX group_faces_by_cover ON group_faces (tenant_id, cover_id);
