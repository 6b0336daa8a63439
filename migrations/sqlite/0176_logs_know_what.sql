-- Logs of what was sent know where it led, so that what they quote goes with whoever said it.

ALTER TABLE email_log ADD COLUMN link TEXT;
ALTER TABLE push_log ADD COLUMN link TEXT;
