-- A review that was set aside or hidden can be shown again. Points are found by what earned them.

-- SQLite changes no constraint of a table that is there, so the table is made anew. Nothing points at it.
CREATE TABLE review_moderations_anew (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id INTEGER NOT NULL,
    -- No key: the review may be gone.
    review    INTEGER NOT NULL,
    action    TEXT NOT NULL,
    -- No key: an administrator of the whole platform belongs to another community.
    made_by   INTEGER NOT NULL,
    made_at   TEXT NOT NULL,
    CONSTRAINT review_moderations_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT review_moderations_action CHECK (action IN ('flag', 'hide', 'approve', 'remove'))
) STRICT;

INSERT INTO review_moderations_anew (id, tenant_id, review, action, made_by, made_at)
SELECT id, tenant_id, review, action, made_by, made_at FROM review_moderations;

DROP TABLE review_moderations;
ALTER TABLE review_moderations_anew RENAME TO review_moderations;

CREATE UNIQUE INDEX review_moderations_tenant_id ON review_moderations (tenant_id, id);
CREATE INDEX review_moderations_by_review ON review_moderations (tenant_id, review, id);

CREATE INDEX xp_entries_by_subject ON xp_entries (tenant_id, reason, subject);
