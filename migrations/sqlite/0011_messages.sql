-- What one member wrote to another, and where the two have put it.

-- A member who switches messages off neither writes nor is written to.
ALTER TABLE users ADD COLUMN messaging_enabled INTEGER NOT NULL DEFAULT 1;

CREATE TABLE messages (
    id                 INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id          INTEGER NOT NULL,
    -- The ids of both, the smaller one first: '7-9'.
    conversation       TEXT NOT NULL,
    sender_id          INTEGER NOT NULL,
    receiver_id        INTEGER NOT NULL,
    -- Plain text; empty once the message is deleted for everyone.
    body               TEXT NOT NULL,
    context_type       TEXT,
    context_number     INTEGER,
    -- [{"member": 7, "emoji": "..."}], at most a few of each of the two.
    reactions          TEXT NOT NULL,
    created_at         TEXT NOT NULL,
    read_at            TEXT,
    edited_at          TEXT,
    deleted_at         TEXT,
    hidden_by_sender   INTEGER NOT NULL,
    hidden_by_receiver INTEGER NOT NULL,
    CONSTRAINT messages_sender FOREIGN KEY (tenant_id, sender_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT messages_receiver FOREIGN KEY (tenant_id, receiver_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT messages_not_self CHECK (sender_id <> receiver_id),
    CONSTRAINT messages_context CHECK ((context_type IS NULL) = (context_number IS NULL)),
    CONSTRAINT messages_erased CHECK (deleted_at IS NULL OR body = '')
) STRICT;

CREATE UNIQUE INDEX messages_tenant_id ON messages (tenant_id, id);
CREATE INDEX messages_by_conversation ON messages (tenant_id, conversation, id DESC);
CREATE INDEX messages_by_sender ON messages (tenant_id, sender_id);
-- Unread messages are counted, not noted: no count can go wrong.
CREATE INDEX messages_unread ON messages (tenant_id, receiver_id, sender_id)
    WHERE read_at IS NULL AND deleted_at IS NULL AND NOT hidden_by_receiver;

-- One row for each side of a conversation: the latest message that this side sees.
CREATE TABLE conversations (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    user_id         INTEGER NOT NULL,
    partner_id      INTEGER NOT NULL,
    -- Null when this side sees none any more.
    last_message_id INTEGER,
    archived_at     TEXT,
    CONSTRAINT conversations_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT conversations_partner FOREIGN KEY (tenant_id, partner_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT conversations_last_message FOREIGN KEY (tenant_id, last_message_id) REFERENCES messages (tenant_id, id),
    CONSTRAINT conversations_not_self CHECK (user_id <> partner_id)
) STRICT;

CREATE UNIQUE INDEX conversations_tenant_id ON conversations (tenant_id, id);
CREATE UNIQUE INDEX conversations_side ON conversations (tenant_id, user_id, partner_id);
CREATE INDEX conversations_inbox ON conversations (tenant_id, user_id, last_message_id DESC) WHERE archived_at IS NULL;
CREATE INDEX conversations_archive ON conversations (tenant_id, user_id, last_message_id DESC) WHERE archived_at IS NOT NULL;
CREATE INDEX conversations_by_partner ON conversations (tenant_id, partner_id);
CREATE INDEX conversations_by_last_message ON conversations (tenant_id, last_message_id);
