-- Lists of a hundred thousand listings, and what members are known for.

-- What beginnings of two to five letters find is kept like words (db::search).
DROP TABLE listings_search;

CREATE VIRTUAL TABLE listings_search USING fts5 (
    search_text, content = 'listings', content_rowid = 'id', tokenize = "ascii tokenchars '_'", detail = 'none', columnsize = 0,
    prefix = '2 3 4 5'
);

INSERT INTO listings_search (rowid, search_text)
SELECT id, search_text FROM listings WHERE status = 'active' AND moderation_status = 'approved';

-- A walk in the order of a list sees what every filter looks at without the rows themselves: a filter that finds little is as fast
-- as one that finds much.
DROP INDEX listings_ranked;
DROP INDEX listings_newest;
DROP INDEX listings_by_latitude;

CREATE INDEX listings_ranked ON listings
    (tenant_id, ranking DESC, id DESC, type, category_id, user_id, hours_estimate, service_type, created_at,
     expires_at, featured_until, latitude)
    WHERE status = 'active' AND moderation_status = 'approved';
CREATE INDEX listings_newest ON listings
    (tenant_id, id DESC, type, category_id, user_id, hours_estimate, service_type, created_at, expires_at,
     featured_until, latitude, ranking)
    WHERE status = 'active' AND moderation_status = 'approved';

-- What lies between two latitudes and two longitudes.
CREATE INDEX listings_by_place ON listings (tenant_id, latitude, longitude)
    WHERE status = 'active' AND moderation_status = 'approved' AND latitude IS NOT NULL;

-- The reviews that everybody reads and counts (members::store), with all that an average needs.
CREATE INDEX reviews_counted ON reviews (tenant_id, receiver_id, rating)
    WHERE status = 'approved' AND (review_type = 'local' OR show_cross_tenant);

-- The exchanges that members completed, from either side.
CREATE INDEX exchanges_completed_by_requester ON exchanges (tenant_id, requester_id) WHERE status = 'completed';
CREATE INDEX exchanges_completed_by_provider ON exchanges (tenant_id, provider_id) WHERE status = 'completed';

-- Hours that went from member to member, from either side (members::store::numbers).
CREATE INDEX transactions_given ON transactions (tenant_id, sender_id, id, amount)
    WHERE status = 'completed' AND reverses_id IS NULL AND sender_id IS NOT NULL AND receiver_id IS NOT NULL;
CREATE INDEX transactions_received ON transactions (tenant_id, receiver_id, id, amount)
    WHERE status = 'completed' AND reverses_id IS NULL AND sender_id IS NOT NULL AND receiver_id IS NOT NULL;
