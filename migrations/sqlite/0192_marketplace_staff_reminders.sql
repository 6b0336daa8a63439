-- Staff are reminded of reports and disputes before their time runs out, and once more when it has.

-- Until when staff are to act; none where nothing waits for them.
ALTER TABLE marketplace_reports ADD COLUMN attend_by TEXT;
-- When they are reminded next; none when nothing is left to say.
ALTER TABLE marketplace_reports ADD COLUMN remind_at TEXT;
ALTER TABLE marketplace_disputes ADD COLUMN attend_by TEXT;
ALTER TABLE marketplace_disputes ADD COLUMN remind_at TEXT;

UPDATE marketplace_reports SET attend_by = acknowledge_by, remind_at = acknowledge_by WHERE status = 'received';
UPDATE marketplace_reports
   SET attend_by = strftime('%Y-%m-%dT%H:%M:%f000Z', updated_at, '+7 days'), remind_at = strftime('%Y-%m-%dT%H:%M:%f000Z', updated_at, '+7 days')
 WHERE status IN ('acknowledged', 'under_review', 'appealed');
UPDATE marketplace_disputes
   SET attend_by = strftime('%Y-%m-%dT%H:%M:%f000Z', created_at, '+7 days'), remind_at = strftime('%Y-%m-%dT%H:%M:%f000Z', created_at, '+7 days')
 WHERE status IN ('open', 'under_review', 'escalated');

-- The clock looks across all communities.
CREATE INDEX marketplace_reports_to_remind ON marketplace_reports (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX marketplace_disputes_to_remind ON marketplace_disputes (remind_at) WHERE remind_at IS NOT NULL;
