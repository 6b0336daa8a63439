-- What saved searches have found, each listing once, and when their owners are to be told.

-- When something is to be told; null if nothing waits.
ALTER TABLE marketplace_saved_searches ADD COLUMN alert_due_at TEXT;
CREATE INDEX marketplace_saved_searches_by_due ON marketplace_saved_searches (alert_due_at) WHERE alert_due_at IS NOT NULL;

CREATE TABLE marketplace_search_finds (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    search_id  INTEGER NOT NULL,
    listing_id INTEGER NOT NULL,
    found_at   TEXT NOT NULL,
    -- When the owner of the search was told; null if they are to be.
    told_at    TEXT,
    CONSTRAINT marketplace_search_finds_search FOREIGN KEY (tenant_id, search_id)
        REFERENCES marketplace_saved_searches (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT marketplace_search_finds_listing FOREIGN KEY (tenant_id, listing_id)
        REFERENCES marketplace_listings (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX marketplace_search_finds_tenant_id ON marketplace_search_finds (tenant_id, id);
CREATE UNIQUE INDEX marketplace_search_finds_once ON marketplace_search_finds (tenant_id, search_id, listing_id);
CREATE INDEX marketplace_search_finds_untold ON marketplace_search_finds (tenant_id, search_id, id) WHERE told_at IS NULL;
CREATE INDEX marketplace_search_finds_by_listing ON marketplace_search_finds (tenant_id, listing_id);
