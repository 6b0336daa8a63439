-- Searches that members keep, and what members look for.

CREATE TABLE saved_searches (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    user_id           INTEGER NOT NULL,
    name              TEXT NOT NULL,
    -- What the search is asked with, in whatever shape the client keeps; the words are in `q`.
    query_params      TEXT NOT NULL,
    -- The member wants to hear of what is new.
    notify_on_new     INTEGER NOT NULL,
    -- When somebody looked for what is new, last; at first, when it was saved.
    checked_at        TEXT NOT NULL,
    last_run_at       TEXT,
    last_result_count INTEGER,
    created_at        TEXT NOT NULL,
    CONSTRAINT saved_searches_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT saved_searches_query_params CHECK (json_type(query_params) = 'object'),
    CONSTRAINT saved_searches_last_result_count CHECK (last_result_count >= 0)
) STRICT;

CREATE UNIQUE INDEX saved_searches_tenant_id ON saved_searches (tenant_id, id);
CREATE INDEX saved_searches_by_user ON saved_searches (tenant_id, user_id, id DESC);
CREATE INDEX saved_searches_due ON saved_searches (checked_at, id) WHERE notify_on_new;

-- What a member looked for on a day, once.
CREATE TABLE search_terms (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    -- Its first moment.
    day       TEXT NOT NULL,
    -- In lower case.
    term      TEXT NOT NULL,
    CONSTRAINT search_terms_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX search_terms_tenant_id ON search_terms (tenant_id, id);
CREATE UNIQUE INDEX search_terms_once ON search_terms (tenant_id, user_id, day, term);
CREATE INDEX search_terms_by_day ON search_terms (tenant_id, day, term, user_id);
CREATE INDEX search_terms_over ON search_terms (day);
