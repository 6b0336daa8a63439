-- Messages to browsers and phones: where they go, which wait, what became of them, and who opened paid ones.

-- A browser belongs to one member of a community at a time.
CREATE TABLE push_subscriptions (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    endpoint      TEXT NOT NULL,
    -- SHA-256 of it: an address may be longer than what an index takes.
    endpoint_hash BLOB NOT NULL,
    p256dh_key    BLOB NOT NULL,
    auth_key      BLOB NOT NULL,
    device_name   TEXT,
    created_at    TEXT NOT NULL,
    updated_at    TEXT NOT NULL,
    CONSTRAINT push_subscriptions_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX push_subscriptions_tenant_id ON push_subscriptions (tenant_id, id);
CREATE UNIQUE INDEX push_subscriptions_endpoint ON push_subscriptions (tenant_id, endpoint_hash);
CREATE INDEX push_subscriptions_by_user ON push_subscriptions (tenant_id, user_id, updated_at);

-- A phone belongs to one member of one community at a time.
CREATE TABLE fcm_device_tokens (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    token      TEXT NOT NULL,
    platform   TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    CONSTRAINT fcm_device_tokens_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX fcm_device_tokens_tenant_id ON fcm_device_tokens (tenant_id, id);
CREATE UNIQUE INDEX fcm_device_tokens_token ON fcm_device_tokens (token);
CREATE INDEX fcm_device_tokens_by_user ON fcm_device_tokens (tenant_id, user_id, updated_at);

-- What is to be said to one member, in the words it is said with.
CREATE TABLE push_queue (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    user_id         INTEGER NOT NULL,
    -- None for what an administrator says.
    domain_event_id INTEGER,
    type            TEXT NOT NULL,
    title           TEXT NOT NULL,
    body            TEXT NOT NULL,
    link            TEXT NOT NULL,
    -- More members of a browser's message: icon, badge, tag.
    options         TEXT NOT NULL,
    web_only        INTEGER NOT NULL,
    status          TEXT NOT NULL,
    attempts        INTEGER NOT NULL,
    due_at          TEXT NOT NULL,
    leased_until    TEXT,
    lease_owner     TEXT,
    created_at      TEXT NOT NULL,
    finished_at     TEXT,
    CONSTRAINT push_queue_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT push_queue_domain_event FOREIGN KEY (tenant_id, domain_event_id) REFERENCES domain_events (tenant_id, id),
    CONSTRAINT push_queue_status CHECK (status IN ('pending', 'done'))
) STRICT;

CREATE UNIQUE INDEX push_queue_tenant_id ON push_queue (tenant_id, id);
-- However often a domain event is delivered, it is said once.
CREATE UNIQUE INDEX push_queue_once ON push_queue (tenant_id, user_id, domain_event_id, type);
-- What was said a moment ago is not said again.
CREATE INDEX push_queue_lately ON push_queue (tenant_id, user_id, type, created_at);
CREATE INDEX push_queue_due ON push_queue (due_at, id) WHERE status = 'pending';
CREATE INDEX push_queue_done ON push_queue (finished_at, id) WHERE status = 'done';
CREATE INDEX push_queue_by_domain_event ON push_queue (tenant_id, domain_event_id);

-- How far a message has come with each browser and phone. A row is there before anything is sent.
CREATE TABLE push_attempts (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    push_id    INTEGER NOT NULL,
    channel    TEXT NOT NULL,
    -- The id of the browser or phone, which may be gone.
    target     INTEGER NOT NULL,
    state      TEXT NOT NULL,
    attempts   INTEGER NOT NULL,
    due_at     TEXT NOT NULL,
    error      TEXT,
    updated_at TEXT NOT NULL,
    CONSTRAINT push_attempts_push FOREIGN KEY (tenant_id, push_id) REFERENCES push_queue (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT push_attempts_channel CHECK (channel IN ('web', 'native')),
    CONSTRAINT push_attempts_state CHECK (state IN ('begun', 'again', 'sent', 'gone', 'failed'))
) STRICT;

CREATE UNIQUE INDEX push_attempts_tenant_id ON push_attempts (tenant_id, id);
-- A browser or phone has a message once, whoever sends it.
CREATE UNIQUE INDEX push_attempts_target ON push_attempts (tenant_id, push_id, channel, target);

CREATE TABLE push_log (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    user_id       INTEGER,
    activity_type TEXT NOT NULL,
    title         TEXT NOT NULL,
    web_ok        INTEGER,
    fcm_sent      INTEGER NOT NULL,
    fcm_failed    INTEGER NOT NULL,
    status        TEXT NOT NULL,
    error         TEXT,
    created_at    TEXT NOT NULL,
    CONSTRAINT push_log_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT push_log_status CHECK (status IN ('delivered', 'partial', 'failed'))
) STRICT;

CREATE UNIQUE INDEX push_log_tenant_id ON push_log (tenant_id, id);
CREATE INDEX push_log_lately ON push_log (tenant_id, created_at);
CREATE INDEX push_log_old ON push_log (created_at, id);
CREATE INDEX push_log_by_user ON push_log (tenant_id, user_id);

-- Paid messages, as far as members open them.
CREATE TABLE paid_push_campaigns (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    name       TEXT NOT NULL,
    title      TEXT NOT NULL,
    body       TEXT NOT NULL,
    status     TEXT NOT NULL,
    open_count INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    CONSTRAINT paid_push_campaigns_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT paid_push_campaigns_status CHECK (
        status IN ('draft', 'pending_review', 'scheduled', 'sending', 'sent', 'paused', 'rejected', 'cancelled'))
) STRICT;

CREATE UNIQUE INDEX paid_push_campaigns_tenant_id ON paid_push_campaigns (tenant_id, id);
CREATE INDEX paid_push_campaigns_by_user ON paid_push_campaigns (tenant_id, user_id);

CREATE TABLE paid_push_campaign_sends (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    campaign_id INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    sent_at     TEXT NOT NULL,
    opened_at   TEXT,
    CONSTRAINT paid_push_campaign_sends_campaign FOREIGN KEY (tenant_id, campaign_id) REFERENCES paid_push_campaigns (tenant_id, id)
        ON DELETE CASCADE,
    CONSTRAINT paid_push_campaign_sends_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX paid_push_campaign_sends_tenant_id ON paid_push_campaign_sends (tenant_id, id);
CREATE UNIQUE INDEX paid_push_campaign_sends_once ON paid_push_campaign_sends (tenant_id, campaign_id, user_id);
CREATE INDEX paid_push_campaign_sends_by_user ON paid_push_campaign_sends (tenant_id, user_id);
