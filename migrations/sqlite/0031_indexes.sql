-- What a community of a million members needs to be as quick as a small one.

-- The directory: whoever lets themselves be found, by the name that everybody is shown and by when they joined (members::store).
CREATE INDEX users_by_shown_name ON users
    (tenant_id, LOWER(CASE WHEN profile_type = 'organisation' AND organization_name <> '' THEN organization_name ELSE first_name END), id)
    WHERE status = 'active' AND deleted_at IS NULL AND privacy_search;
CREATE INDEX users_by_joining ON users (tenant_id, created_at, id)
    WHERE status = 'active' AND deleted_at IS NULL AND privacy_search;
-- How many there are, and how many of them are listed, is counted without the rows.
CREATE INDEX users_counted ON users (tenant_id, status, deleted_at, privacy_search);

-- Every three letters that follow each other in what a search among members looks through. Whoever has all of those of a pattern may match
-- it: the pattern itself is still compared. Kept by the triggers below for members who take part.
CREATE VIRTUAL TABLE users_search USING fts5 (
    words, content = '', tokenize = 'trigram case_sensitive 1', detail = 'none', columnsize = 0
);

INSERT INTO users_search (rowid, words)
SELECT id, search_text || ' ' || LOWER(first_name || ' ' || last_name || ' ' || COALESCE(username, '')) FROM users WHERE status = 'active' AND deleted_at IS NULL;

CREATE TRIGGER users_search_insert AFTER INSERT ON users
    WHEN new.status = 'active' AND new.deleted_at IS NULL
BEGIN
    INSERT INTO users_search (rowid, words) VALUES (new.id, new.search_text || ' ' || LOWER(new.first_name || ' ' || new.last_name || ' ' || COALESCE(new.username, '')));
END;

CREATE TRIGGER users_search_delete AFTER DELETE ON users
    WHEN old.status = 'active' AND old.deleted_at IS NULL
BEGIN
    INSERT INTO users_search (users_search, rowid, words)
    VALUES ('delete', old.id, old.search_text || ' ' || LOWER(old.first_name || ' ' || old.last_name || ' ' || COALESCE(old.username, '')));
END;

-- One trigger, because what is new must come after what is old has gone: they may share words.
CREATE TRIGGER users_search_update AFTER UPDATE OF status, deleted_at, search_text, first_name, last_name, username ON users
    WHEN old.search_text <> new.search_text OR old.first_name <> new.first_name OR old.last_name <> new.last_name
      OR COALESCE(old.username, '') <> COALESCE(new.username, '')
      OR (old.status = 'active' AND old.deleted_at IS NULL) <> (new.status = 'active' AND new.deleted_at IS NULL)
BEGIN
    INSERT INTO users_search (users_search, rowid, words)
    SELECT 'delete', old.id, old.search_text || ' ' || LOWER(old.first_name || ' ' || old.last_name || ' ' || COALESCE(old.username, ''))
     WHERE old.status = 'active' AND old.deleted_at IS NULL;
    INSERT INTO users_search (rowid, words)
    SELECT new.id, new.search_text || ' ' || LOWER(new.first_name || ' ' || new.last_name || ' ' || COALESCE(new.username, ''))
     WHERE new.status = 'active' AND new.deleted_at IS NULL;
END;

-- Alike lines of a bell lie side by side, with all that counting them needs.
CREATE INDEX notifications_alike ON notifications (tenant_id, user_id, type, link, id DESC, read_at)
    WHERE deleted_at IS NULL;

-- Hours that went from member to member, from either side (members::store::numbers), summed up without the rows. Both sides in one
-- partial index led SQLite to read whatever has a receiver.
DROP INDEX transactions_given;
DROP INDEX transactions_received;
CREATE INDEX transactions_given ON transactions (tenant_id, sender_id, status, reverses_id, receiver_id, amount, id);
CREATE INDEX transactions_received ON transactions (tenant_id, receiver_id, status, reverses_id, sender_id, amount, id);

-- What the planner knew before came from the first few rows of each index, which are those of the oldest members.
PRAGMA analysis_limit = 20000;
ANALYZE;
