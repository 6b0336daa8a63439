-- Mails and messages to browsers and phones wait in the queue: a task for each, in place of columns of their own. What somebody was sending when the
-- older processes stopped counts as begun, as after a crash.

INSERT INTO tasks (tenant_id, kind, subject, lane, status, attempts, due_at, ready_at)
SELECT tenant_id, 'mail.letter', id, CASE WHEN frequency <> 'instant' THEN user_id || ':' || frequency END, 'pending', attempts, due_at, due_at
  FROM notification_queue
 WHERE status IN ('pending', 'processing')
 ORDER BY id;

-- SQLite drops no column that a constraint names, so the table is made anew. Nothing points at it.
CREATE TABLE notification_queue_anew (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    user_id           INTEGER NOT NULL,
    -- What it tells of.
    domain_event_id   INTEGER,
    -- Made of the event, the member and the type: however often an event is heard, one mail waits.
    idempotency_key   TEXT NOT NULL,
    activity_type     TEXT NOT NULL,
    -- The bell's sentence, in the member's language.
    content_snippet   TEXT NOT NULL,
    -- More text.
    email_body        TEXT,
    -- Relative to the app.
    link              TEXT,
    frequency         TEXT NOT NULL,
    status            TEXT NOT NULL,
    -- So often its letter went on its way.
    attempts          INTEGER NOT NULL,
    last_attempted_at TEXT,
    last_error        TEXT,
    sent_at           TEXT,
    created_at        TEXT NOT NULL,
    -- The message that it tells of: its text is read when the mail is about to leave.
    message_id        INTEGER,
    -- When its letter went on its way last.
    begun_at          TEXT,
    -- When it was given up, if it was.
    given_up_at       TEXT,
    CONSTRAINT notification_queue_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT notification_queue_domain_event FOREIGN KEY (tenant_id, domain_event_id) REFERENCES domain_events (tenant_id, id),
    CONSTRAINT notification_queue_frequency CHECK (frequency IN ('instant', 'daily', 'monthly')),
    CONSTRAINT notification_queue_status CHECK (status IN ('pending', 'processing', 'sent', 'failed', 'suppressed')),
    CONSTRAINT notification_queue_begun CHECK (status <> 'processing' OR begun_at IS NOT NULL),
    CONSTRAINT notification_queue_sent CHECK ((status = 'sent') = (sent_at IS NOT NULL))
) STRICT;

-- What a worker had claimed and not begun was not tried.
INSERT INTO notification_queue_anew (id, tenant_id, user_id, domain_event_id, idempotency_key, activity_type, content_snippet, email_body,
                                     link, frequency, status, attempts, last_attempted_at, last_error, sent_at, created_at, message_id,
                                     begun_at, given_up_at)
SELECT id, tenant_id, user_id, domain_event_id, idempotency_key, activity_type, content_snippet, email_body, link, frequency,
       CASE WHEN status = 'processing' AND begun_at IS NULL THEN 'pending' ELSE status END,
       attempts - CASE WHEN status = 'processing' AND begun_at IS NULL THEN 1 ELSE 0 END,
       last_attempted_at, last_error, sent_at, created_at, message_id, begun_at, given_up_at
  FROM notification_queue;

DROP TABLE notification_queue;
ALTER TABLE notification_queue_anew RENAME TO notification_queue;

CREATE UNIQUE INDEX notification_queue_tenant_id ON notification_queue (tenant_id, id);
CREATE UNIQUE INDEX notification_queue_once ON notification_queue (tenant_id, idempotency_key);
CREATE INDEX notification_queue_by_user ON notification_queue (tenant_id, user_id, frequency, id);
CREATE INDEX notification_queue_by_domain_event ON notification_queue (tenant_id, domain_event_id);
CREATE INDEX notification_queue_old ON notification_queue (created_at);
CREATE INDEX notification_queue_given_up ON notification_queue (given_up_at) WHERE given_up_at IS NOT NULL;
-- Letters on their way to a member count towards the cap.
CREATE INDEX notification_queue_on_its_way ON notification_queue (tenant_id, user_id) WHERE status = 'processing';

INSERT INTO tasks (tenant_id, kind, subject, status, attempts, due_at, ready_at)
SELECT tenant_id, 'push.message', id, 'pending', attempts, due_at, due_at
  FROM push_queue
 WHERE status = 'pending'
 ORDER BY id;

DROP INDEX push_queue_due;
ALTER TABLE push_queue DROP COLUMN attempts;
ALTER TABLE push_queue DROP COLUMN due_at;
ALTER TABLE push_queue DROP COLUMN leased_until;
ALTER TABLE push_queue DROP COLUMN lease_owner;
CREATE INDEX push_queue_waiting ON push_queue (created_at) WHERE status = 'pending';
