-- Lists of a hundred thousand listings, and what members are known for.

-- The words of a listing for its index, and beginnings of two to five letters as words of their own (db::search): what begins many
-- words is found as fast as a word. It is dear, and planners are told so.
CREATE FUNCTION listing_words(words TEXT) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
    SELECT array_to_tsvector(array_agg(found.word))
      FROM (SELECT word
              FROM unnest(string_to_array(words, ' ')) word
             UNION
            SELECT '^' || left(word, letters)
              FROM unnest(string_to_array(words, ' ')) word, generate_series(2, 5) letters
             WHERE length(word) >= letters AND word NOT LIKE '\_\_%') found
$$;

DROP INDEX listings_search;

CREATE INDEX listings_search ON listings USING gin (listing_words(search_text))
    WHERE status = 'active' AND moderation_status = 'approved';

-- A walk in the order of a list sees what every filter looks at without the rows themselves: a filter that finds little is as fast
-- as one that finds much.
DROP INDEX listings_ranked;
DROP INDEX listings_newest;
DROP INDEX listings_by_latitude;

CREATE INDEX listings_ranked ON listings (tenant_id, ranking DESC, id DESC)
    INCLUDE (type, category_id, user_id, hours_estimate, service_type, created_at, expires_at, featured_until, latitude)
    WHERE status = 'active' AND moderation_status = 'approved';
CREATE INDEX listings_newest ON listings (tenant_id, id DESC)
    INCLUDE (type, category_id, user_id, hours_estimate, service_type, created_at, expires_at, featured_until, latitude, ranking)
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
