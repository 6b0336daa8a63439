-- What becomes of a report of a listing: who decided, when, and why.

-- SQLite changes no constraint of a table that is there, so the table is made anew. Nothing points at it.
CREATE TABLE listing_reports_anew (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    listing_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    reason     TEXT NOT NULL,
    details    TEXT,
    status     TEXT NOT NULL,
    created_at TEXT NOT NULL,
    notes      TEXT,
    -- Null while nobody has decided, and where it was somebody who belongs to another community.
    decided_by INTEGER,
    decided_at TEXT,
    CONSTRAINT listing_reports_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT listing_reports_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT listing_reports_decider FOREIGN KEY (tenant_id, decided_by) REFERENCES users (tenant_id, id),
    CONSTRAINT listing_reports_reason CHECK
        (reason IN ('inappropriate', 'safety_concern', 'misleading', 'spam', 'not_timebank_service', 'other')),
    CONSTRAINT listing_reports_status CHECK (status IN ('pending', 'upheld', 'dismissed'))
) STRICT;

INSERT INTO listing_reports_anew (id, tenant_id, listing_id, user_id, reason, details, status, created_at)
SELECT id, tenant_id, listing_id, user_id, reason, details, CASE status WHEN 'reviewed' THEN 'upheld' ELSE status END, created_at
  FROM listing_reports;

DROP TABLE listing_reports;
ALTER TABLE listing_reports_anew RENAME TO listing_reports;

CREATE UNIQUE INDEX listing_reports_tenant_id ON listing_reports (tenant_id, id);
CREATE UNIQUE INDEX listing_reports_once ON listing_reports (tenant_id, listing_id, user_id);
CREATE INDEX listing_reports_by_user ON listing_reports (tenant_id, user_id);
CREATE INDEX listing_reports_by_decider ON listing_reports (tenant_id, decided_by);
