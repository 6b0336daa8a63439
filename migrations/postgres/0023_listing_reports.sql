-- What becomes of a report of a listing: who decided, when, and why.

ALTER TABLE listing_reports ADD COLUMN notes TEXT;
-- Null while nobody has decided, and where it was somebody who belongs to another community.
ALTER TABLE listing_reports ADD COLUMN decided_by BIGINT;
ALTER TABLE listing_reports ADD COLUMN decided_at TIMESTAMPTZ;

ALTER TABLE listing_reports DROP CONSTRAINT listing_reports_status;
UPDATE listing_reports SET status = 'upheld' WHERE status = 'reviewed';
ALTER TABLE listing_reports ADD CONSTRAINT listing_reports_status CHECK (status IN ('pending', 'upheld', 'dismissed'));
ALTER TABLE listing_reports ADD CONSTRAINT listing_reports_decider FOREIGN KEY (tenant_id, decided_by)
    REFERENCES users (tenant_id, id);

CREATE INDEX listing_reports_by_decider ON listing_reports (tenant_id, decided_by);
