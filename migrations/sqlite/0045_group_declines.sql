-- When a group last turned somebody away who had asked to join: they cannot ask again at once.

CREATE TABLE group_declines (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    group_id    INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    declined_at TEXT NOT NULL,
    CONSTRAINT group_declines_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT group_declines_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX group_declines_tenant_id ON group_declines (tenant_id, id);
CREATE UNIQUE INDEX group_declines_person ON group_declines (tenant_id, group_id, user_id);
CREATE INDEX group_declines_by_user ON group_declines (tenant_id, user_id);
