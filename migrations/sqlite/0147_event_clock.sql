-- The clock touches only what is due: each row says when somebody has to look at it.

-- Null for an invitation that ends with the beginning of its event. A link is looked at when its event begins, as it stood last.
ALTER TABLE event_invitations ADD COLUMN due_at TEXT;

UPDATE event_invitations
   SET due_at = CASE WHEN kind = 'link'
                     THEN (SELECT CASE WHEN event_invitations.expires_at < e.starts_at THEN event_invitations.expires_at ELSE e.starts_at END
                             FROM events e
                            WHERE e.tenant_id = event_invitations.tenant_id AND e.id = event_invitations.event_id)
                     ELSE expires_at END
 WHERE status = 'issued';

DROP INDEX event_invitations_waiting;
CREATE INDEX event_invitations_due ON event_invitations (due_at) WHERE status = 'issued' AND due_at IS NOT NULL;

-- Null as long as whoever answered takes part or waits.
ALTER TABLE event_submissions ADD COLUMN look_at TEXT;

UPDATE event_submissions SET look_at = updated_at;

CREATE INDEX event_submissions_due ON event_submissions (look_at) WHERE look_at IS NOT NULL;

-- When answers are due, as the event stood when they were planned, and when those who decide about registrations were told that some are missing.
ALTER TABLE event_form_settings ADD COLUMN overdue_at TEXT;
ALTER TABLE event_form_settings ADD COLUMN overdue_told_at TEXT;

CREATE INDEX event_form_settings_overdue ON event_form_settings (overdue_at) WHERE overdue_at IS NOT NULL AND overdue_told_at IS NULL;
