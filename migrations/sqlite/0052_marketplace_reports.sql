-- What members report of listings, and what administrators decide.

CREATE TABLE marketplace_reports (
    id                           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id                    INTEGER NOT NULL,
    -- No foreign key: a report outlives its listing.
    listing_id                   INTEGER NOT NULL,
    -- Whose listing it is.
    seller_id                    INTEGER NOT NULL,
    reporter_id                  INTEGER NOT NULL,
    reason                       TEXT NOT NULL,
    description                  TEXT NOT NULL,
    evidence_urls                TEXT NOT NULL,
    status                       TEXT NOT NULL,
    -- Until when an administrator is to acknowledge it; then the clock does.
    acknowledge_by               TEXT NOT NULL,
    acknowledged_at              TEXT,
    -- The first decision, and how many seconds it took; then the last reason and action, also of an appeal.
    resolved_at                  TEXT,
    resolution_seconds           INTEGER,
    resolution_reason            TEXT,
    action_taken                 TEXT,
    appealed_by                  INTEGER,
    appeal_text                  TEXT,
    appeal_resolved_at           TEXT,
    -- No key: an administrator of the whole platform belongs to another community.
    handled_by                   INTEGER,
    transparency_report_included INTEGER NOT NULL,
    -- What the action changed, as it was before; null where nothing is to be brought back.
    enforcement_snapshot         TEXT,
    created_at                   TEXT NOT NULL,
    updated_at                   TEXT NOT NULL,
    CONSTRAINT marketplace_reports_seller FOREIGN KEY (tenant_id, seller_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_reports_reporter FOREIGN KEY (tenant_id, reporter_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_reports_appealed_by FOREIGN KEY (tenant_id, appealed_by) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_reports_reason CHECK (reason IN ('counterfeit', 'illegal', 'unsafe', 'misleading', 'discrimination',
        'ip_violation', 'other')),
    CONSTRAINT marketplace_reports_status CHECK (status IN ('received', 'acknowledged', 'under_review', 'action_taken', 'no_action',
        'appealed', 'appeal_resolved')),
    CONSTRAINT marketplace_reports_action_taken CHECK (action_taken IN ('none', 'warning', 'listing_removed', 'seller_suspended')),
    CONSTRAINT marketplace_reports_not_self CHECK (reporter_id <> seller_id),
    CONSTRAINT marketplace_reports_evidence CHECK (json_type(evidence_urls) = 'array'),
    CONSTRAINT marketplace_reports_snapshot CHECK (json_type(enforcement_snapshot) = 'object'),
    CONSTRAINT marketplace_reports_resolved CHECK (
        (status IN ('action_taken', 'no_action', 'appealed', 'appeal_resolved')) = (resolved_at IS NOT NULL)
        AND (resolved_at IS NULL) = (action_taken IS NULL) AND (resolved_at IS NULL) = (resolution_seconds IS NULL)),
    CONSTRAINT marketplace_reports_appealed CHECK (
        (status IN ('appealed', 'appeal_resolved')) = (appealed_by IS NOT NULL)
        AND (status = 'appeal_resolved') = (appeal_resolved_at IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX marketplace_reports_tenant_id ON marketplace_reports (tenant_id, id);
-- Until it is decided for good, a member has one about a listing at most.
CREATE UNIQUE INDEX marketplace_reports_once ON marketplace_reports (tenant_id, listing_id, reporter_id)
    WHERE status NOT IN ('no_action', 'appeal_resolved');
CREATE INDEX marketplace_reports_by_listing ON marketplace_reports (tenant_id, listing_id, id DESC);
CREATE INDEX marketplace_reports_by_reporter ON marketplace_reports (tenant_id, reporter_id, id DESC);
CREATE INDEX marketplace_reports_by_seller ON marketplace_reports (tenant_id, seller_id, id DESC);
CREATE INDEX marketplace_reports_by_status ON marketplace_reports (tenant_id, status, id);
-- The clock looks across all communities.
CREATE INDEX marketplace_reports_due ON marketplace_reports (acknowledge_by) WHERE status = 'received';
