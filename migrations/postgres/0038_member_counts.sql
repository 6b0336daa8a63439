-- How many members each community has, kept by the trigger below: every page of the directory tells it, and a million take long to count.
CREATE TABLE member_counts (
    tenant_id BIGINT PRIMARY KEY REFERENCES tenants (id) ON DELETE CASCADE,
    -- Who may take part.
    active    BIGINT NOT NULL,
    -- Of those, who does not want to be found.
    unlisted  BIGINT NOT NULL
);

INSERT INTO member_counts (tenant_id, active, unlisted)
SELECT tenant_id, COUNT(*), COUNT(CASE WHEN NOT privacy_search THEN 1 END)
  FROM users
 WHERE status = 'active' AND deleted_at IS NULL
 GROUP BY tenant_id;

-- Those that one statement adds are counted at once: each change of the count is a new version of its row until the end of the transaction.
CREATE FUNCTION member_counts_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO member_counts AS kept (tenant_id, active, unlisted)
    SELECT tenant_id, COUNT(*), COUNT(CASE WHEN NOT privacy_search THEN 1 END)
      FROM added
     WHERE status = 'active' AND deleted_at IS NULL
     GROUP BY tenant_id
        ON CONFLICT (tenant_id) DO UPDATE SET active = kept.active + excluded.active, unlisted = kept.unlisted + excluded.unlisted;
    RETURN NULL;
END $$;

CREATE TRIGGER member_counts_add AFTER INSERT ON users
    REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION member_counts_add();

-- Rows of members that change nothing here leave the count alone: it is one row, which whoever changes it holds until the end.
CREATE FUNCTION member_counts_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    actives BIGINT := 0;
    unlisteds BIGINT := 0;
BEGIN
    IF old.status = 'active' AND old.deleted_at IS NULL THEN
        actives := actives - 1;
        unlisteds := unlisteds - (NOT old.privacy_search)::int;
    END IF;
    IF TG_OP <> 'DELETE' AND new.status = 'active' AND new.deleted_at IS NULL THEN
        actives := actives + 1;
        unlisteds := unlisteds + (NOT new.privacy_search)::int;
    END IF;
    IF TG_OP = 'DELETE' THEN
        UPDATE member_counts SET active = active + actives, unlisted = unlisted + unlisteds WHERE tenant_id = old.tenant_id;
    ELSIF actives <> 0 OR unlisteds <> 0 THEN
        INSERT INTO member_counts AS kept (tenant_id, active, unlisted) VALUES (new.tenant_id, actives, unlisteds)
            ON CONFLICT (tenant_id) DO UPDATE SET active = kept.active + excluded.active, unlisted = kept.unlisted + excluded.unlisted;
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER member_counts_follow AFTER DELETE OR UPDATE OF status, deleted_at, privacy_search ON users
    FOR EACH ROW EXECUTE FUNCTION member_counts_follow();
