-- Whether others than its author and those who moderate meet a review. An anonymous one waits for the end of its day (UTC), so that the moment at which it
-- appears tells nobody who had just met whom it is about.
ALTER TABLE reviews ADD COLUMN is_published BOOLEAN NOT NULL DEFAULT TRUE;

-- What waits for the end of its day.
CREATE INDEX reviews_waiting ON reviews (created_at) WHERE NOT is_published;

-- The reviews that everybody reads and counts (members::store), with all that an average needs.
DROP INDEX reviews_counted;
CREATE INDEX reviews_counted ON reviews (tenant_id, receiver_id, rating)
    WHERE status = 'approved' AND is_published AND (review_type = 'local' OR show_cross_tenant);
