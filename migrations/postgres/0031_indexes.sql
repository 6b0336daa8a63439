-- What a community of a million members needs to be as quick as a small one.

-- The directory: whoever lets themselves be found, by the name that everybody is shown and by when they joined (members::store).
CREATE INDEX users_by_shown_name ON users
    (tenant_id, LOWER(CASE WHEN profile_type = 'organisation' AND organization_name <> '' THEN organization_name ELSE first_name END), id)
    WHERE status = 'active' AND deleted_at IS NULL AND privacy_search;
CREATE INDEX users_by_joining ON users (tenant_id, created_at, id)
    WHERE status = 'active' AND deleted_at IS NULL AND privacy_search;
-- How many there are, and how many of them are listed, is counted without the rows.
CREATE INDEX users_counted ON users (tenant_id, status, deleted_at, privacy_search);

-- Every three letters that follow each other in what a search among members looks through, each with the community's number. Whoever
-- has all of those of a pattern may match it: the pattern itself is still compared. It is dear, and planners are told so.
CREATE FUNCTION user_trigrams(tenant BIGINT, words TEXT) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
    SELECT array_to_tsvector(COALESCE(array_agg(DISTINCT tenant || ':' || substr(words, place, 3)), '{}'))
      FROM generate_series(1, length(words) - 2) place
$$;

-- The text stands in a table of its own: members' rows are written whenever they are seen, and each time all of the index would be.
CREATE TABLE users_search (
    user_id   BIGINT NOT NULL,
    tenant_id BIGINT NOT NULL,
    words     TEXT NOT NULL,
    CONSTRAINT users_search_pkey PRIMARY KEY (user_id),
    CONSTRAINT users_search_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
);

INSERT INTO users_search (user_id, tenant_id, words)
SELECT id, tenant_id, search_text || ' ' || LOWER(first_name || ' ' || last_name || ' ' || COALESCE(username, '')) FROM users WHERE status = 'active' AND deleted_at IS NULL;

CREATE INDEX users_search_words ON users_search USING gin (user_trigrams(tenant_id, words));

CREATE FUNCTION users_search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF new.status = 'active' AND new.deleted_at IS NULL THEN
        INSERT INTO users_search (user_id, tenant_id, words)
        VALUES (new.id, new.tenant_id, new.search_text || ' ' || LOWER(new.first_name || ' ' || new.last_name || ' ' || COALESCE(new.username, '')))
            ON CONFLICT (user_id) DO UPDATE SET words = excluded.words WHERE users_search.words <> excluded.words;
    ELSE
        DELETE FROM users_search WHERE user_id = new.id;
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER users_search_follow AFTER INSERT OR UPDATE OF status, deleted_at, search_text, first_name, last_name, username ON users
    FOR EACH ROW EXECUTE FUNCTION users_search_follow();

-- Alike lines of a bell lie side by side, with all that counting them needs.
CREATE INDEX notifications_alike ON notifications (tenant_id, user_id, type, link, id DESC, read_at)
    WHERE deleted_at IS NULL;

-- Hours that went from member to member, from either side (members::store::numbers), summed up without the rows. Both sides in one
-- partial index led SQLite to read whatever has a receiver.
DROP INDEX transactions_given;
DROP INDEX transactions_received;
CREATE INDEX transactions_given ON transactions (tenant_id, sender_id, status, reverses_id, receiver_id, amount, id);
CREATE INDEX transactions_received ON transactions (tenant_id, receiver_id, status, reverses_id, sender_id, amount, id);
