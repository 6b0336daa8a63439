-- What is to hold of an event's registration once it is published; answers that are only kept; and answers that are erased before their time.

ALTER TABLE event_form_settings ADD COLUMN draft TEXT;
ALTER TABLE event_submissions ADD COLUMN is_draft INTEGER NOT NULL DEFAULT 0;

CREATE TABLE event_answer_erasures (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    event_id      INTEGER NOT NULL,
    -- Null for who has left.
    actor_id      INTEGER,
    -- Keys of questions; null for all.
    keys          TEXT,
    counts        TEXT NOT NULL,
    answers_count INTEGER NOT NULL,
    members_count INTEGER NOT NULL,
    -- What tells the answers that were counted from others.
    checksum      TEXT NOT NULL,
    created_at    TEXT NOT NULL,
    expires_at    TEXT NOT NULL,
    applied_at    TEXT,
    CONSTRAINT event_answer_erasures_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_answer_erasures_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_answer_erasures_tenant_id ON event_answer_erasures (tenant_id, id);
CREATE INDEX event_answer_erasures_by_event ON event_answer_erasures (tenant_id, event_id, id);
CREATE INDEX event_answer_erasures_by_actor ON event_answer_erasures (tenant_id, actor_id) WHERE actor_id IS NOT NULL;
