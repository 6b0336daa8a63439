-- Names sort by their letters: Ärla beside Arla. SQL's LOWER knows ASCII alone, so whoever writes a name with other letters writes here how
-- it sorts (base::text::sort_name); null where LOWER is enough.
ALTER TABLE users ADD COLUMN sort_name TEXT;

-- `search_text` begins with the first name, then the organisation's, both without marks.
UPDATE users
   SET sort_name = CASE WHEN profile_type = 'organisation' AND organization_name <> ''
                        THEN SUBSTR(search_text, LENGTH(first_name) + 2, LENGTH(organization_name))
                        ELSE SUBSTR(search_text, 1, LENGTH(first_name)) END
 WHERE search_text <> ''
   AND CASE WHEN profile_type = 'organisation' AND organization_name <> '' THEN organization_name ELSE first_name END ~ '[^ -~]';

DROP INDEX users_by_shown_name;
CREATE INDEX users_by_shown_name ON users
    (tenant_id, COALESCE(sort_name, LOWER(CASE WHEN profile_type = 'organisation' AND organization_name <> '' THEN organization_name ELSE first_name END)), id)
    WHERE status = 'active' AND deleted_at IS NULL AND privacy_search;
