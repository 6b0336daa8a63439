-- Mails and messages to browsers and phones wait in the queue: a task for each, in place of columns of their own. What somebody was sending when the
-- older processes stopped counts as begun, as after a crash.

INSERT INTO tasks (tenant_id, kind, subject, lane, status, attempts, due_at, ready_at)
SELECT tenant_id, 'mail.letter', id, CASE WHEN frequency <> 'instant' THEN user_id || ':' || frequency END, 'pending', attempts, due_at, due_at
  FROM notification_queue
 WHERE status IN ('pending', 'processing')
 ORDER BY id;

-- What a worker had claimed and not begun was not tried.
ALTER TABLE notification_queue DROP CONSTRAINT notification_queue_processing;
UPDATE notification_queue SET status = 'pending', attempts = attempts - 1 WHERE status = 'processing' AND begun_at IS NULL;
DROP INDEX notification_queue_due;
DROP INDEX notification_queue_taken;
ALTER TABLE notification_queue
    DROP COLUMN due_at,
    DROP COLUMN processing_batch,
    DROP COLUMN processing_started_at;
ALTER TABLE notification_queue
    ADD CONSTRAINT notification_queue_begun CHECK (status <> 'processing' OR begun_at IS NOT NULL);
-- Letters on their way to a member count towards the cap.
CREATE INDEX notification_queue_on_its_way ON notification_queue (tenant_id, user_id) WHERE status = 'processing';

INSERT INTO tasks (tenant_id, kind, subject, status, attempts, due_at, ready_at)
SELECT tenant_id, 'push.message', id, 'pending', attempts, due_at, due_at
  FROM push_queue
 WHERE status = 'pending'
 ORDER BY id;

DROP INDEX push_queue_due;
ALTER TABLE push_queue
    DROP COLUMN attempts,
    DROP COLUMN due_at,
    DROP COLUMN leased_until,
    DROP COLUMN lease_owner;
CREATE INDEX push_queue_waiting ON push_queue (created_at) WHERE status = 'pending';
