-- What whoever looks after mails wants to know: what was begun, what was given up. And no copy of what members write to each other, nor for long of announcements.

-- The message that it tells of: its text is read when the mail is about to leave.
ALTER TABLE notification_queue ADD COLUMN message_id INTEGER;
-- When whoever has it began to send it; not yet, if that is null.
ALTER TABLE notification_queue ADD COLUMN begun_at TEXT;
-- When it was given up, if it was.
ALTER TABLE notification_queue ADD COLUMN given_up_at TEXT;

CREATE INDEX notification_queue_given_up ON notification_queue (given_up_at) WHERE given_up_at IS NOT NULL;

UPDATE notification_queue SET email_body = NULL WHERE activity_type = 'new_message' AND email_body IS NOT NULL;
-- Whatever is being sent while this runs counts as begun.
UPDATE notification_queue SET begun_at = processing_started_at WHERE status = 'processing';

-- What administrators said to browsers is emptied once it is old.
CREATE INDEX domain_events_announcements ON domain_events (occurred_at) WHERE kind = 'announcement_sent';
