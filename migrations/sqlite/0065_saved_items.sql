-- What members save in collections that they may show to others.

CREATE TABLE saved_collections (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    name        TEXT NOT NULL,
    description TEXT,
    is_public   INTEGER NOT NULL,
    color       TEXT,
    icon        TEXT,
    created_at  TEXT NOT NULL,
    updated_at  TEXT NOT NULL,
    CONSTRAINT saved_collections_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX saved_collections_tenant_id ON saved_collections (tenant_id, id);
CREATE UNIQUE INDEX saved_collections_owner ON saved_collections (tenant_id, user_id, id);

CREATE TABLE saved_items (
    id                     INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id              INTEGER NOT NULL,
    user_id                INTEGER NOT NULL,
    collection_id          INTEGER NOT NULL,
    item_type              TEXT NOT NULL,
    listing_id             INTEGER,
    event_id               INTEGER,
    group_id               INTEGER,
    marketplace_listing_id INTEGER,
    note                   TEXT,
    created_at             TEXT NOT NULL,
    -- Nobody saves anything in another's collection.
    CONSTRAINT saved_items_collection FOREIGN KEY (tenant_id, user_id, collection_id) REFERENCES saved_collections (tenant_id, user_id, id) ON DELETE CASCADE,
    CONSTRAINT saved_items_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT saved_items_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT saved_items_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT saved_items_marketplace_listing FOREIGN KEY (tenant_id, marketplace_listing_id)
        REFERENCES marketplace_listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT saved_items_item_type CHECK (item_type IN ('listing', 'event', 'group', 'marketplace_listing')),
    CONSTRAINT saved_items_item CHECK ((item_type = 'listing') = (listing_id IS NOT NULL) AND (item_type = 'event') = (event_id IS NOT NULL)
                                       AND (item_type = 'group') = (group_id IS NOT NULL)
                                       AND (item_type = 'marketplace_listing') = (marketplace_listing_id IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX saved_items_tenant_id ON saved_items (tenant_id, id);
CREATE INDEX saved_items_by_collection ON saved_items (tenant_id, user_id, collection_id, id DESC);
CREATE UNIQUE INDEX saved_items_listing_once ON saved_items (tenant_id, listing_id, user_id) WHERE listing_id IS NOT NULL;
CREATE UNIQUE INDEX saved_items_event_once ON saved_items (tenant_id, event_id, user_id) WHERE event_id IS NOT NULL;
CREATE UNIQUE INDEX saved_items_group_once ON saved_items (tenant_id, group_id, user_id) WHERE group_id IS NOT NULL;
CREATE UNIQUE INDEX saved_items_marketplace_listing_once ON saved_items (tenant_id, marketplace_listing_id, user_id) WHERE marketplace_listing_id IS NOT NULL;
