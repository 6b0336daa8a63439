-- The marketplace: what members sell, lend and give, and who they are as sellers.

CREATE TABLE marketplace_categories (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    parent_id       INTEGER,
    name            TEXT NOT NULL,
    slug            TEXT NOT NULL,
    description     TEXT,
    icon            TEXT,
    sort_order      INTEGER NOT NULL,
    is_active       INTEGER NOT NULL,
    -- The form for listings of this category; null where it has none.
    template_name   TEXT,
    template_fields TEXT,
    created_at      TEXT NOT NULL,
    CONSTRAINT marketplace_categories_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id),
    CONSTRAINT marketplace_categories_parent FOREIGN KEY (tenant_id, parent_id) REFERENCES marketplace_categories (tenant_id, id),
    CONSTRAINT marketplace_categories_template CHECK ((template_name IS NULL) = (template_fields IS NULL)),
    CONSTRAINT marketplace_categories_template_fields CHECK (json_type(template_fields) = 'array')
) STRICT;

CREATE UNIQUE INDEX marketplace_categories_tenant_id ON marketplace_categories (tenant_id, id);
CREATE UNIQUE INDEX marketplace_categories_slug ON marketplace_categories (tenant_id, slug);

CREATE INDEX marketplace_categories_by_parent ON marketplace_categories (tenant_id, parent_id) WHERE parent_id IS NOT NULL;

CREATE TABLE marketplace_seller_profiles (
    id                               INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id                        INTEGER NOT NULL,
    user_id                          INTEGER NOT NULL,
    display_name                     TEXT,
    bio                              TEXT,
    avatar_url                       TEXT,
    cover_image_url                  TEXT,
    seller_type                      TEXT NOT NULL,
    business_name                    TEXT,
    business_verified                INTEGER NOT NULL,
    is_suspended                     INTEGER NOT NULL,
    -- The report that suspended the seller; null where an administrator did without one.
    marketplace_suspension_report_id INTEGER,
    total_sales                      INTEGER NOT NULL,
    -- Hundredths of a star; null without ratings.
    avg_rating                       INTEGER,
    total_ratings                    INTEGER NOT NULL,
    -- Minutes.
    response_time_avg                INTEGER,
    -- Percent.
    response_rate                    INTEGER,
    community_trust_score            INTEGER,
    is_community_endorsed            INTEGER NOT NULL,
    joined_marketplace_at            TEXT NOT NULL,
    updated_at                       TEXT NOT NULL,
    CONSTRAINT marketplace_seller_profiles_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT marketplace_seller_profiles_seller_type CHECK (seller_type IN ('private', 'business'))
) STRICT;

CREATE UNIQUE INDEX marketplace_seller_profiles_tenant_id ON marketplace_seller_profiles (tenant_id, id);
CREATE UNIQUE INDEX marketplace_seller_profiles_user ON marketplace_seller_profiles (tenant_id, user_id);

CREATE TABLE marketplace_listings (
    id                                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id                         INTEGER NOT NULL,
    user_id                           INTEGER NOT NULL,
    category_id                       INTEGER,
    title                             TEXT NOT NULL,
    description                       TEXT NOT NULL,
    tagline                           TEXT,
    -- Hundredths of a unit of the currency; null where it is not said.
    price                             INTEGER,
    price_currency                    TEXT NOT NULL,
    price_type                        TEXT NOT NULL,
    -- The price again, -1 where it is not said: lists by price have a place for each listing.
    price_rank                        INTEGER NOT NULL,
    -- Hundredths of an hour.
    time_credit_price                 INTEGER,
    condition                         TEXT,
    quantity                          INTEGER NOT NULL,
    -- Null where there is no end of it.
    inventory_count                   INTEGER,
    low_stock_threshold               INTEGER,
    is_oversold_protected             INTEGER NOT NULL,
    location                          TEXT,
    latitude                          REAL,
    longitude                         REAL,
    -- The same place on a sphere of radius 1, so that nearness is arithmetic.
    point_x                           REAL,
    point_y                           REAL,
    point_z                           REAL,
    shipping_available                INTEGER NOT NULL,
    local_pickup                      INTEGER NOT NULL,
    delivery_method                   TEXT NOT NULL,
    seller_type                       TEXT NOT NULL,
    status                            TEXT NOT NULL,
    moderation_status                 TEXT NOT NULL,
    moderation_notes                  TEXT,
    -- No key: an administrator of the whole platform belongs to another community.
    moderated_by                      INTEGER,
    moderated_at                      TEXT,
    saves_count                       INTEGER NOT NULL,
    contacts_count                    INTEGER NOT NULL,
    promoted_until                    TEXT,
    promotion_type                    TEXT,
    expires_at                        TEXT,
    renewed_at                        TEXT,
    renewal_count                     INTEGER NOT NULL,
    template_data                     TEXT,
    video_id                          INTEGER,
    -- The report that removed it; null where nobody did, or without a report.
    marketplace_enforcement_report_id INTEGER,
    -- The words that find it, made by db::search_words; whoever writes title, tagline, description or location writes this.
    search_text                       TEXT NOT NULL,
    created_at                        TEXT NOT NULL,
    updated_at                        TEXT NOT NULL,
    CONSTRAINT marketplace_listings_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT marketplace_listings_category FOREIGN KEY (tenant_id, category_id) REFERENCES marketplace_categories (tenant_id, id),
    CONSTRAINT marketplace_listings_video FOREIGN KEY (tenant_id, video_id) REFERENCES media_files (tenant_id, id),
    CONSTRAINT marketplace_listings_price CHECK (price >= 0 AND time_credit_price >= 0),
    CONSTRAINT marketplace_listings_price_type CHECK (price_type IN ('fixed', 'negotiable', 'free', 'auction', 'contact')),
    CONSTRAINT marketplace_listings_condition CHECK (condition IN ('new', 'like_new', 'good', 'fair', 'poor')),
    CONSTRAINT marketplace_listings_quantity CHECK (quantity > 0),
    CONSTRAINT marketplace_listings_delivery_method CHECK (delivery_method IN ('pickup', 'shipping', 'both', 'community_delivery')),
    CONSTRAINT marketplace_listings_seller_type CHECK (seller_type IN ('private', 'business')),
    CONSTRAINT marketplace_listings_status CHECK (status IN ('draft', 'active', 'sold', 'reserved', 'expired', 'removed')),
    CONSTRAINT marketplace_listings_moderation CHECK (moderation_status IN ('pending', 'approved', 'rejected', 'flagged')),
    CONSTRAINT marketplace_listings_promotion_type CHECK (promotion_type IN ('bump', 'featured', 'top_of_category', 'homepage_carousel')),
    CONSTRAINT marketplace_listings_template_data CHECK (json_type(template_data) = 'object')
) STRICT;

CREATE UNIQUE INDEX marketplace_listings_tenant_id ON marketplace_listings (tenant_id, id);
-- A walk in the order of a list sees what every filter looks at without the rows themselves.
CREATE INDEX marketplace_listings_newest ON marketplace_listings
    (tenant_id, id DESC,
     user_id, category_id, price_rank, price_type, condition, seller_type, delivery_method, created_at, expires_at, promoted_until)
    WHERE status = 'active' AND moderation_status = 'approved';
CREATE INDEX marketplace_listings_by_price ON marketplace_listings
    (tenant_id, price_rank, id DESC,
     user_id, category_id, price_type, condition, seller_type, delivery_method, created_at, expires_at, promoted_until)
    WHERE status = 'active' AND moderation_status = 'approved';
CREATE INDEX marketplace_listings_promoted ON marketplace_listings (tenant_id, promoted_until DESC)
    WHERE status = 'active' AND moderation_status = 'approved' AND promoted_until IS NOT NULL;
CREATE INDEX marketplace_listings_by_place ON marketplace_listings (tenant_id, latitude, longitude)
    WHERE status = 'active' AND moderation_status = 'approved' AND latitude IS NOT NULL;
CREATE INDEX marketplace_listings_by_category ON marketplace_listings (tenant_id, category_id, id DESC);
CREATE INDEX marketplace_listings_by_user ON marketplace_listings (tenant_id, user_id, id DESC);
CREATE INDEX marketplace_listings_by_video ON marketplace_listings (tenant_id, video_id) WHERE video_id IS NOT NULL;
CREATE INDEX marketplace_listings_by_moderation ON marketplace_listings (tenant_id, moderation_status, id);
CREATE INDEX marketplace_listings_by_expiry ON marketplace_listings (expires_at) WHERE status = 'active' AND expires_at IS NOT NULL;

CREATE VIRTUAL TABLE marketplace_search USING fts5 (
    search_text, content = 'marketplace_listings', content_rowid = 'id', tokenize = "ascii tokenchars '_'", detail = 'none',
    columnsize = 0, prefix = '2 3 4 5'
);

CREATE TRIGGER marketplace_search_insert AFTER INSERT ON marketplace_listings
    WHEN new.status = 'active' AND new.moderation_status = 'approved'
BEGIN
    INSERT INTO marketplace_search (rowid, search_text) VALUES (new.id, new.search_text);
END;
CREATE TRIGGER marketplace_search_delete AFTER DELETE ON marketplace_listings
    WHEN old.status = 'active' AND old.moderation_status = 'approved'
BEGIN
    INSERT INTO marketplace_search (marketplace_search, rowid, search_text) VALUES ('delete', old.id, old.search_text);
END;
CREATE TRIGGER marketplace_search_update AFTER UPDATE OF status, moderation_status, search_text ON marketplace_listings
    WHEN old.search_text <> new.search_text
      OR (old.status = 'active' AND old.moderation_status = 'approved') <> (new.status = 'active' AND new.moderation_status = 'approved')
BEGIN
    INSERT INTO marketplace_search (marketplace_search, rowid, search_text)
    SELECT 'delete', old.id, old.search_text WHERE old.status = 'active' AND old.moderation_status = 'approved';
    INSERT INTO marketplace_search (rowid, search_text)
    SELECT new.id, new.search_text WHERE new.status = 'active' AND new.moderation_status = 'approved';
END;
INSERT INTO marketplace_search (marketplace_search, rank) VALUES ('secure-delete', 1);

-- How often each was read. A row of its own, so that readers do not wait for those who trade it.
CREATE TABLE marketplace_listing_views (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    listing_id  INTEGER NOT NULL,
    views_count INTEGER NOT NULL,
    CONSTRAINT marketplace_listing_views_listing FOREIGN KEY (tenant_id, listing_id)
        REFERENCES marketplace_listings (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX marketplace_listing_views_tenant_id ON marketplace_listing_views (tenant_id, id);
CREATE UNIQUE INDEX marketplace_listing_views_once ON marketplace_listing_views (tenant_id, listing_id);
CREATE INDEX marketplace_listing_views_most ON marketplace_listing_views (tenant_id, views_count DESC, listing_id DESC);

CREATE TABLE marketplace_listing_images (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    listing_id INTEGER NOT NULL,
    file_id    INTEGER NOT NULL,
    alt_text   TEXT,
    -- The first is the one that lists show.
    sort_order INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT marketplace_listing_images_listing FOREIGN KEY (tenant_id, listing_id)
        REFERENCES marketplace_listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT marketplace_listing_images_file FOREIGN KEY (tenant_id, file_id) REFERENCES media_files (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX marketplace_listing_images_tenant_id ON marketplace_listing_images (tenant_id, id);
CREATE INDEX marketplace_listing_images_by_listing ON marketplace_listing_images (tenant_id, listing_id, sort_order, id);
CREATE INDEX marketplace_listing_images_by_file ON marketplace_listing_images (tenant_id, file_id);

CREATE TABLE marketplace_saves (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    listing_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT marketplace_saves_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES marketplace_listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT marketplace_saves_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX marketplace_saves_tenant_id ON marketplace_saves (tenant_id, id);
CREATE UNIQUE INDEX marketplace_saves_once ON marketplace_saves (tenant_id, user_id, listing_id);
CREATE INDEX marketplace_saves_by_listing ON marketplace_saves (tenant_id, listing_id);

CREATE TABLE marketplace_shipping_options (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    seller_profile_id INTEGER NOT NULL,
    courier_name      TEXT NOT NULL,
    courier_code      TEXT,
    -- Hundredths of a unit of the currency.
    price             INTEGER NOT NULL,
    currency          TEXT NOT NULL,
    estimated_days    INTEGER,
    is_default        INTEGER NOT NULL,
    is_active         INTEGER NOT NULL,
    created_at        TEXT NOT NULL,
    updated_at        TEXT NOT NULL,
    CONSTRAINT marketplace_shipping_options_seller FOREIGN KEY (tenant_id, seller_profile_id)
        REFERENCES marketplace_seller_profiles (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT marketplace_shipping_options_price CHECK (price >= 0),
    CONSTRAINT marketplace_shipping_options_default CHECK (is_active OR NOT is_default)
) STRICT;

CREATE UNIQUE INDEX marketplace_shipping_options_tenant_id ON marketplace_shipping_options (tenant_id, id);
CREATE UNIQUE INDEX marketplace_shipping_options_one_default ON marketplace_shipping_options (tenant_id, seller_profile_id) WHERE is_default;
CREATE INDEX marketplace_shipping_options_by_seller ON marketplace_shipping_options (tenant_id, seller_profile_id, id);

CREATE TABLE marketplace_pickup_slots (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    seller_profile_id INTEGER NOT NULL,
    slot_start        TEXT NOT NULL,
    slot_end          TEXT NOT NULL,
    capacity          INTEGER NOT NULL,
    booked_count      INTEGER NOT NULL,
    is_recurring      INTEGER NOT NULL,
    recurring_pattern TEXT,
    is_active         INTEGER NOT NULL,
    created_at        TEXT NOT NULL,
    updated_at        TEXT NOT NULL,
    CONSTRAINT marketplace_pickup_slots_seller FOREIGN KEY (tenant_id, seller_profile_id)
        REFERENCES marketplace_seller_profiles (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT marketplace_pickup_slots_span CHECK (slot_end > slot_start),
    CONSTRAINT marketplace_pickup_slots_room CHECK (capacity > 0 AND booked_count >= 0 AND booked_count <= capacity)
) STRICT;

CREATE UNIQUE INDEX marketplace_pickup_slots_tenant_id ON marketplace_pickup_slots (tenant_id, id);
CREATE INDEX marketplace_pickup_slots_by_seller ON marketplace_pickup_slots (tenant_id, seller_profile_id, slot_start, id);

CREATE TABLE marketplace_saved_searches (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    user_id         INTEGER NOT NULL,
    name            TEXT NOT NULL,
    search_query    TEXT,
    filters         TEXT NOT NULL,
    alert_frequency TEXT NOT NULL,
    alert_channel   TEXT NOT NULL,
    -- Up to which moment its owner was told of listings.
    alerted_at      TEXT NOT NULL,
    created_at      TEXT NOT NULL,
    CONSTRAINT marketplace_saved_searches_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT marketplace_saved_searches_filters CHECK (json_type(filters) = 'object'),
    CONSTRAINT marketplace_saved_searches_alert_frequency CHECK (alert_frequency IN ('instant', 'daily', 'weekly')),
    CONSTRAINT marketplace_saved_searches_alert_channel CHECK (alert_channel IN ('email', 'push', 'both'))
) STRICT;

CREATE UNIQUE INDEX marketplace_saved_searches_tenant_id ON marketplace_saved_searches (tenant_id, id);
CREATE INDEX marketplace_saved_searches_by_user ON marketplace_saved_searches (tenant_id, user_id, id DESC);

CREATE TABLE marketplace_collections (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    name        TEXT NOT NULL,
    description TEXT,
    is_public   INTEGER NOT NULL,
    created_at  TEXT NOT NULL,
    updated_at  TEXT NOT NULL,
    CONSTRAINT marketplace_collections_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX marketplace_collections_tenant_id ON marketplace_collections (tenant_id, id);
CREATE INDEX marketplace_collections_by_user ON marketplace_collections (tenant_id, user_id, id DESC);

CREATE TABLE marketplace_collection_items (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    collection_id INTEGER NOT NULL,
    listing_id    INTEGER NOT NULL,
    note          TEXT,
    created_at    TEXT NOT NULL,
    CONSTRAINT marketplace_collection_items_collection FOREIGN KEY (tenant_id, collection_id)
        REFERENCES marketplace_collections (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT marketplace_collection_items_listing FOREIGN KEY (tenant_id, listing_id)
        REFERENCES marketplace_listings (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX marketplace_collection_items_tenant_id ON marketplace_collection_items (tenant_id, id);
CREATE UNIQUE INDEX marketplace_collection_items_once ON marketplace_collection_items (tenant_id, collection_id, listing_id);
CREATE INDEX marketplace_collection_items_by_listing ON marketplace_collection_items (tenant_id, listing_id);
