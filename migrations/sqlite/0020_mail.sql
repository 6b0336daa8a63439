-- Mail that leaves: what waits to be sent, what was tried, to which addresses nothing goes any more, and whose address is to be confirmed.

CREATE TABLE notification_queue (
    id                    INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id             INTEGER NOT NULL,
    user_id               INTEGER NOT NULL,
    -- What it tells of.
    domain_event_id       INTEGER,
    -- Made of the event, the member and the type: however often an event is heard, one mail waits.
    idempotency_key       TEXT NOT NULL,
    activity_type         TEXT NOT NULL,
    -- The bell's sentence, in the member's language.
    content_snippet       TEXT NOT NULL,
    -- More text, such as the beginning of a message.
    email_body            TEXT,
    -- Relative to the app.
    link                  TEXT,
    frequency             TEXT NOT NULL,
    status                TEXT NOT NULL,
    attempts              INTEGER NOT NULL,
    -- When it may be sent: at once, or with the next digest.
    due_at                TEXT NOT NULL,
    -- Which run of which worker has it, and since when.
    processing_batch      TEXT,
    processing_started_at TEXT,
    last_attempted_at     TEXT,
    last_error            TEXT,
    sent_at               TEXT,
    created_at            TEXT NOT NULL,
    CONSTRAINT notification_queue_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT notification_queue_domain_event FOREIGN KEY (tenant_id, domain_event_id) REFERENCES domain_events (tenant_id, id),
    CONSTRAINT notification_queue_frequency CHECK (frequency IN ('instant', 'daily', 'monthly')),
    CONSTRAINT notification_queue_status CHECK (status IN ('pending', 'processing', 'sent', 'failed', 'suppressed')),
    CONSTRAINT notification_queue_processing CHECK (
        (status = 'processing') = (processing_batch IS NOT NULL)
        AND (status = 'processing') = (processing_started_at IS NOT NULL)),
    CONSTRAINT notification_queue_sent CHECK ((status = 'sent') = (sent_at IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX notification_queue_tenant_id ON notification_queue (tenant_id, id);
CREATE UNIQUE INDEX notification_queue_once ON notification_queue (tenant_id, idempotency_key);
CREATE INDEX notification_queue_by_user ON notification_queue (tenant_id, user_id, frequency, id);
CREATE INDEX notification_queue_by_domain_event ON notification_queue (tenant_id, domain_event_id);
CREATE INDEX notification_queue_due ON notification_queue (due_at, id) WHERE status = 'pending';
CREATE INDEX notification_queue_taken ON notification_queue (processing_started_at) WHERE status = 'processing';
CREATE INDEX notification_queue_old ON notification_queue (created_at);

-- Every attempt to send something, for ninety days.
CREATE TABLE email_log (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    user_id      INTEGER,
    recipient    TEXT NOT NULL,
    category     TEXT NOT NULL,
    subject      TEXT NOT NULL,
    status       TEXT NOT NULL,
    -- The letter's Message-ID.
    message      TEXT NOT NULL,
    error        TEXT,
    attempted_at TEXT NOT NULL,
    CONSTRAINT email_log_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT email_log_status CHECK (status IN ('accepted', 'refused', 'later', 'unknown', 'suppressed'))
) STRICT;

CREATE UNIQUE INDEX email_log_tenant_id ON email_log (tenant_id, id);
CREATE INDEX email_log_by_user ON email_log (tenant_id, user_id);
CREATE INDEX email_log_by_recipient ON email_log (tenant_id, recipient, attempted_at);
CREATE INDEX email_log_old ON email_log (attempted_at);

-- Addresses that take nothing.
CREATE TABLE email_suppressions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    -- Lower case, as in users.email.
    address    TEXT NOT NULL,
    reason     TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT email_suppressions_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id),
    CONSTRAINT email_suppressions_reason CHECK (reason IN ('bounce', 'complaint', 'manual'))
) STRICT;

CREATE UNIQUE INDEX email_suppressions_tenant_id ON email_suppressions (tenant_id, id);
CREATE UNIQUE INDEX email_suppressions_address ON email_suppressions (tenant_id, address);

-- Addresses to be confirmed: one way to do so an account. The secret in the mail is made of the seed and the installation's keys, so
-- whoever reads this table alone knows none.
CREATE TABLE email_verifications (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    seed       BLOB NOT NULL,
    -- SHA-256 of the secret.
    token_hash BLOB NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    CONSTRAINT email_verifications_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX email_verifications_tenant_id ON email_verifications (tenant_id, id);
CREATE UNIQUE INDEX email_verifications_user_once ON email_verifications (tenant_id, user_id);
CREATE UNIQUE INDEX email_verifications_token ON email_verifications (tenant_id, token_hash);
