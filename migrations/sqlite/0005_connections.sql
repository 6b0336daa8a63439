-- Pairs of members, asked or agreed. A declined or ended connection has no row.

CREATE TABLE connections (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    requester_id INTEGER NOT NULL,
    receiver_id  INTEGER NOT NULL,
    status       TEXT NOT NULL,
    created_at   TEXT NOT NULL,
    updated_at   TEXT NOT NULL,
    CONSTRAINT connections_requester FOREIGN KEY (tenant_id, requester_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT connections_receiver FOREIGN KEY (tenant_id, receiver_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT connections_status CHECK (status IN ('pending', 'accepted')),
    CONSTRAINT connections_not_self CHECK (requester_id <> receiver_id)
) STRICT;

CREATE UNIQUE INDEX connections_tenant_id ON connections (tenant_id, id);
CREATE UNIQUE INDEX connections_direction ON connections (tenant_id, requester_id, receiver_id);
-- Whoever asks first: there is one row for two people.
CREATE UNIQUE INDEX connections_pair ON connections
    (tenant_id, MIN(requester_id, receiver_id), MAX(requester_id, receiver_id));
-- Whom a member is connected with is read from the index alone.
CREATE INDEX connections_by_requester ON connections (tenant_id, requester_id, status, id DESC, receiver_id);
CREATE INDEX connections_by_receiver ON connections (tenant_id, receiver_id, status, id DESC, requester_id);
