-- What was sent in for staff to approve: a number for each time, and for each change while it waited. The queue stands in their order.

CREATE TABLE listing_submissions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    listing_id INTEGER NOT NULL,
    made_at    TEXT NOT NULL,
    CONSTRAINT listing_submissions_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX listing_submissions_tenant_id ON listing_submissions (tenant_id, id);
CREATE INDEX listing_submissions_by_listing ON listing_submissions (tenant_id, listing_id, id);

-- The number of the last one; null for a listing that never waited.
ALTER TABLE listings ADD COLUMN submission INTEGER;

INSERT INTO listing_submissions (tenant_id, listing_id, made_at)
SELECT tenant_id, id, COALESCE(submitted_at, created_at) FROM listings
 WHERE status = 'pending' AND moderation_status = 'pending_review'
 ORDER BY submitted_at, id;

UPDATE listings
   SET submission = (SELECT MAX(s.id) FROM listing_submissions s WHERE s.tenant_id = listings.tenant_id AND s.listing_id = listings.id)
 WHERE status = 'pending' AND moderation_status = 'pending_review';

DROP INDEX listings_waiting;
CREATE INDEX listings_waiting ON listings (tenant_id, submission)
    WHERE status = 'pending' AND moderation_status = 'pending_review';
