-- What members offer and ask for, with pictures, and the files that are kept for them.

CREATE TABLE categories (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    type       TEXT NOT NULL,
    name       TEXT NOT NULL,
    slug       TEXT NOT NULL,
    color      TEXT,
    is_active  INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT categories_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id),
    CONSTRAINT categories_type CHECK (type IN ('listing', 'event', 'volunteering', 'resource'))
) STRICT;

CREATE UNIQUE INDEX categories_tenant_id ON categories (tenant_id, id);
CREATE UNIQUE INDEX categories_slug ON categories (tenant_id, type, slug);

-- Files in the data directory. A file without a row is removed after a while, so the file comes first and goes last.
CREATE TABLE media_files (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    -- Random; nothing of it was chosen by whoever sent the file.
    name       TEXT NOT NULL,
    media_type TEXT NOT NULL,
    bytes      INTEGER NOT NULL,
    width      INTEGER,
    height     INTEGER,
    created_at TEXT NOT NULL,
    CONSTRAINT media_files_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id)
) STRICT;

CREATE UNIQUE INDEX media_files_tenant_id ON media_files (tenant_id, id);
CREATE UNIQUE INDEX media_files_name ON media_files (tenant_id, name);

CREATE TABLE listings (
    id                   INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id            INTEGER NOT NULL,
    user_id              INTEGER NOT NULL,
    category_id          INTEGER,
    title                TEXT NOT NULL,
    description          TEXT NOT NULL,
    type                 TEXT NOT NULL,
    status               TEXT NOT NULL,
    moderation_status    TEXT NOT NULL,
    location             TEXT,
    latitude             REAL,
    longitude            REAL,
    -- The same place on a sphere of radius 1, so that nearness is arithmetic (listings::place).
    point_x              REAL,
    point_y              REAL,
    point_z              REAL,
    -- Hundredths of an hour.
    hours_estimate       INTEGER,
    hours_available      INTEGER,
    service_type         TEXT NOT NULL,
    federated_visibility TEXT NOT NULL,
    availability         TEXT,
    sdg_goals            TEXT NOT NULL,
    cover_id             INTEGER,
    expires_at           TEXT,
    renewed_at           TEXT,
    renewal_count        INTEGER NOT NULL,
    view_count           INTEGER NOT NULL,
    contact_count        INTEGER NOT NULL,
    save_count           INTEGER NOT NULL,
    featured_until       TEXT,
    -- Where it stands in lists that are not merely newest first (listings::model::ranking).
    ranking              INTEGER NOT NULL,
    -- The words that find it, made by db::search_words; whoever writes title, description or location writes this.
    search_text          TEXT NOT NULL,
    created_at           TEXT NOT NULL,
    updated_at           TEXT NOT NULL,
    CONSTRAINT listings_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT listings_category FOREIGN KEY (tenant_id, category_id) REFERENCES categories (tenant_id, id),
    CONSTRAINT listings_cover FOREIGN KEY (tenant_id, cover_id) REFERENCES media_files (tenant_id, id),
    CONSTRAINT listings_type CHECK (type IN ('offer', 'request')),
    CONSTRAINT listings_status CHECK (status IN ('active', 'draft', 'paused', 'pending', 'suspended', 'expired', 'deleted')),
    CONSTRAINT listings_moderation CHECK (moderation_status IN ('pending_review', 'approved', 'rejected')),
    CONSTRAINT listings_service CHECK (service_type IN ('physical_only', 'remote_only', 'hybrid', 'location_dependent')),
    CONSTRAINT listings_federated CHECK (federated_visibility IN ('none', 'listed', 'bookable')),
    CONSTRAINT listings_hours CHECK (hours_estimate > 0 AND hours_available > 0),
    CONSTRAINT listings_availability CHECK (json_type(availability) IN ('array', 'object')),
    CONSTRAINT listings_sdg_goals CHECK (json_type(sdg_goals) = 'array')
) STRICT;

CREATE UNIQUE INDEX listings_tenant_id ON listings (tenant_id, id);
-- Lists of what everybody may see, ranked or newest first.
CREATE INDEX listings_ranked ON listings (tenant_id, ranking DESC, id DESC)
    WHERE status = 'active' AND moderation_status = 'approved';
CREATE INDEX listings_newest ON listings (tenant_id, id DESC)
    WHERE status = 'active' AND moderation_status = 'approved';
CREATE INDEX listings_featured ON listings (tenant_id, featured_until DESC)
    WHERE status = 'active' AND moderation_status = 'approved' AND featured_until IS NOT NULL;
CREATE INDEX listings_by_latitude ON listings (tenant_id, latitude)
    WHERE status = 'active' AND moderation_status = 'approved' AND latitude IS NOT NULL;
CREATE INDEX listings_by_category ON listings (tenant_id, category_id, ranking DESC, id DESC);
CREATE INDEX listings_by_user ON listings (tenant_id, user_id, id DESC);
CREATE INDEX listings_by_cover ON listings (tenant_id, cover_id) WHERE cover_id IS NOT NULL;
CREATE INDEX listings_by_expiry ON listings (expires_at) WHERE status = 'active' AND expires_at IS NOT NULL;

-- The words of what everybody may see, kept by the triggers below. They come folded and split, a space between two: the
-- tokenizer has nothing left to decide, and both engines find the same.
CREATE VIRTUAL TABLE listings_search USING fts5 (
    search_text, content = 'listings', content_rowid = 'id', tokenize = "ascii tokenchars '_'", detail = 'none', columnsize = 0
);

CREATE TRIGGER listings_search_insert AFTER INSERT ON listings
    WHEN new.status = 'active' AND new.moderation_status = 'approved'
BEGIN
    INSERT INTO listings_search (rowid, search_text) VALUES (new.id, new.search_text);
END;

CREATE TRIGGER listings_search_delete AFTER DELETE ON listings
    WHEN old.status = 'active' AND old.moderation_status = 'approved'
BEGIN
    INSERT INTO listings_search (listings_search, rowid, search_text) VALUES ('delete', old.id, old.search_text);
END;

-- One trigger, because what is new must come after what is old has gone: they may share words.
CREATE TRIGGER listings_search_update AFTER UPDATE OF status, moderation_status, search_text ON listings
    WHEN old.search_text <> new.search_text
      OR (old.status = 'active' AND old.moderation_status = 'approved') <> (new.status = 'active' AND new.moderation_status = 'approved')
BEGIN
    INSERT INTO listings_search (listings_search, rowid, search_text)
    SELECT 'delete', old.id, old.search_text WHERE old.status = 'active' AND old.moderation_status = 'approved';
    INSERT INTO listings_search (rowid, search_text)
    SELECT new.id, new.search_text WHERE new.status = 'active' AND new.moderation_status = 'approved';
END;

CREATE TABLE listing_tags (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    listing_id INTEGER NOT NULL,
    tag        TEXT NOT NULL,
    -- Whether everybody may see the listing, kept by a trigger: what is popular is counted without the listings.
    is_listed  INTEGER NOT NULL,
    CONSTRAINT listing_tags_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX listing_tags_tenant_id ON listing_tags (tenant_id, id);
CREATE UNIQUE INDEX listing_tags_once ON listing_tags (tenant_id, listing_id, tag);
CREATE INDEX listing_tags_by_tag ON listing_tags (tenant_id, tag, listing_id) WHERE is_listed;

CREATE TRIGGER listing_tags_follow AFTER UPDATE OF status, moderation_status ON listings
    WHEN (old.status = 'active' AND old.moderation_status = 'approved')
         <> (new.status = 'active' AND new.moderation_status = 'approved')
BEGIN
    UPDATE listing_tags SET is_listed = (new.status = 'active' AND new.moderation_status = 'approved')
     WHERE tenant_id = new.tenant_id AND listing_id = new.id;
END;

CREATE TABLE listing_saves (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    listing_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT listing_saves_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT listing_saves_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX listing_saves_tenant_id ON listing_saves (tenant_id, id);
CREATE UNIQUE INDEX listing_saves_once ON listing_saves (tenant_id, user_id, listing_id);
CREATE INDEX listing_saves_by_listing ON listing_saves (tenant_id, listing_id, created_at);

CREATE TABLE listing_images (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    listing_id   INTEGER NOT NULL,
    file_id      INTEGER NOT NULL,
    sort_order   INTEGER NOT NULL,
    alt_text     TEXT,
    created_at   TEXT NOT NULL,
    CONSTRAINT listing_images_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT listing_images_file FOREIGN KEY (tenant_id, file_id) REFERENCES media_files (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX listing_images_tenant_id ON listing_images (tenant_id, id);
CREATE INDEX listing_images_by_listing ON listing_images (tenant_id, listing_id, sort_order, id);
CREATE INDEX listing_images_by_file ON listing_images (tenant_id, file_id);

-- One row for a member and a day.
CREATE TABLE listing_views (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    listing_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    day        TEXT NOT NULL,
    CONSTRAINT listing_views_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT listing_views_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX listing_views_tenant_id ON listing_views (tenant_id, id);
CREATE UNIQUE INDEX listing_views_once ON listing_views (tenant_id, listing_id, day, user_id);
CREATE INDEX listing_views_by_user ON listing_views (tenant_id, user_id);

-- Members who turned to the owner because of a listing: one row for a member and a day.
CREATE TABLE listing_contacts (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    listing_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    day        TEXT NOT NULL,
    CONSTRAINT listing_contacts_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT listing_contacts_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX listing_contacts_tenant_id ON listing_contacts (tenant_id, id);
CREATE UNIQUE INDEX listing_contacts_once ON listing_contacts (tenant_id, listing_id, day, user_id);
CREATE INDEX listing_contacts_by_user ON listing_contacts (tenant_id, user_id);

CREATE TABLE listing_reports (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    listing_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    reason     TEXT NOT NULL,
    details    TEXT,
    status     TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT listing_reports_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT listing_reports_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT listing_reports_reason CHECK
        (reason IN ('inappropriate', 'safety_concern', 'misleading', 'spam', 'not_timebank_service', 'other')),
    CONSTRAINT listing_reports_status CHECK (status IN ('pending', 'reviewed', 'dismissed'))
) STRICT;

CREATE UNIQUE INDEX listing_reports_tenant_id ON listing_reports (tenant_id, id);
CREATE UNIQUE INDEX listing_reports_once ON listing_reports (tenant_id, listing_id, user_id);
CREATE INDEX listing_reports_by_user ON listing_reports (tenant_id, user_id);
