-- How many members each community has, kept by the triggers below: every page of the directory tells it, and a million take long to count.
CREATE TABLE member_counts (
    tenant_id INTEGER PRIMARY KEY REFERENCES tenants (id) ON DELETE CASCADE,
    -- Who may take part.
    active    INTEGER NOT NULL,
    -- Of those, who does not want to be found.
    unlisted  INTEGER NOT NULL
);

INSERT INTO member_counts (tenant_id, active, unlisted)
SELECT tenant_id, COUNT(*), COUNT(CASE WHEN NOT privacy_search THEN 1 END)
  FROM users
 WHERE status = 'active' AND deleted_at IS NULL
 GROUP BY tenant_id;

CREATE TRIGGER member_counts_insert AFTER INSERT ON users
    WHEN new.status = 'active' AND new.deleted_at IS NULL
BEGIN
    INSERT INTO member_counts (tenant_id, active, unlisted) VALUES (new.tenant_id, 1, NOT new.privacy_search)
        ON CONFLICT (tenant_id) DO UPDATE SET active = active + 1, unlisted = unlisted + excluded.unlisted;
END;

CREATE TRIGGER member_counts_delete AFTER DELETE ON users
    WHEN old.status = 'active' AND old.deleted_at IS NULL
BEGIN
    UPDATE member_counts SET active = active - 1, unlisted = unlisted - (NOT old.privacy_search) WHERE tenant_id = old.tenant_id;
END;

CREATE TRIGGER member_counts_update AFTER UPDATE OF status, deleted_at, privacy_search ON users
    WHEN (old.status = 'active' AND old.deleted_at IS NULL) <> (new.status = 'active' AND new.deleted_at IS NULL)
      OR old.privacy_search <> new.privacy_search
BEGIN
    INSERT INTO member_counts (tenant_id, active, unlisted)
    VALUES (new.tenant_id,
            (new.status = 'active' AND new.deleted_at IS NULL) - (old.status = 'active' AND old.deleted_at IS NULL),
            (new.status = 'active' AND new.deleted_at IS NULL AND NOT new.privacy_search)
            - (old.status = 'active' AND old.deleted_at IS NULL AND NOT old.privacy_search))
        ON CONFLICT (tenant_id) DO UPDATE SET active = active + excluded.active, unlisted = unlisted + excluded.unlisted;
END;
