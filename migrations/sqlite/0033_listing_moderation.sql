-- Listings that wait for staff: since when, why the last one said no, and what was decided by whom.

-- Since when it waits; null for one that does not.
ALTER TABLE listings ADD COLUMN submitted_at TEXT;
-- Why it was rejected last; null again once it is approved.
ALTER TABLE listings ADD COLUMN moderation_reason TEXT;
-- When everybody could see it for the first time; null for one that nobody has approved yet.
ALTER TABLE listings ADD COLUMN published_at TEXT;

UPDATE listings SET published_at = created_at WHERE moderation_status = 'approved';
UPDATE listings SET submitted_at = created_at WHERE moderation_status = 'pending_review' AND status = 'pending';

CREATE INDEX listings_waiting ON listings (tenant_id, submitted_at, id)
    WHERE status = 'pending' AND moderation_status = 'pending_review';

CREATE TABLE listing_moderations (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    listing_id INTEGER NOT NULL,
    action     TEXT NOT NULL,
    reason     TEXT,
    -- No key: an administrator of the whole platform belongs to another community.
    made_by    INTEGER NOT NULL,
    made_at    TEXT NOT NULL,
    CONSTRAINT listing_moderations_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT listing_moderations_action CHECK (action IN ('approve', 'reject'))
) STRICT;

CREATE UNIQUE INDEX listing_moderations_tenant_id ON listing_moderations (tenant_id, id);
CREATE INDEX listing_moderations_by_listing ON listing_moderations (tenant_id, listing_id, id);
