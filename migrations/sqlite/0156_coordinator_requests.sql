-- Members who ask those who look after the community to step in between them and another.

CREATE TABLE coordinator_requests (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    -- Who asks.
    user_id    INTEGER NOT NULL,
    -- The other one of the message.
    partner_id INTEGER NOT NULL,
    reason     TEXT,
    status     TEXT NOT NULL,
    created_at TEXT NOT NULL,
    -- No key: an administrator of the whole platform belongs to another community.
    closed_by  INTEGER,
    closed_at  TEXT,
    CONSTRAINT coordinator_requests_message FOREIGN KEY (tenant_id, message_id) REFERENCES messages (tenant_id, id),
    CONSTRAINT coordinator_requests_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT coordinator_requests_partner FOREIGN KEY (tenant_id, partner_id) REFERENCES users (tenant_id, id),
    CONSTRAINT coordinator_requests_two CHECK (user_id <> partner_id),
    CONSTRAINT coordinator_requests_status CHECK (status IN ('open', 'closed')),
    CONSTRAINT coordinator_requests_closed CHECK ((status = 'closed') = (closed_at IS NOT NULL) AND (closed_at IS NULL) = (closed_by IS NULL))
) STRICT;

CREATE UNIQUE INDEX coordinator_requests_tenant_id ON coordinator_requests (tenant_id, id);
CREATE UNIQUE INDEX coordinator_requests_once ON coordinator_requests (tenant_id, user_id, partner_id) WHERE status = 'open';
CREATE INDEX coordinator_requests_by_user ON coordinator_requests (tenant_id, user_id);
CREATE INDEX coordinator_requests_by_partner ON coordinator_requests (tenant_id, partner_id);
CREATE INDEX coordinator_requests_by_message ON coordinator_requests (tenant_id, message_id);
