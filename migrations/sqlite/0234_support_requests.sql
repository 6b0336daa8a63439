-- What people write to the community's staff, and what they answer.

CREATE TABLE support_requests (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    -- The member who wrote; null for whoever was not signed in: then there are a name and an address.
    user_id     INTEGER,
    type        TEXT NOT NULL,
    status      TEXT NOT NULL,
    impact      TEXT,
    summary     TEXT NOT NULL,
    description TEXT NOT NULL,
    -- The path of a page.
    page_url    TEXT,
    name        TEXT,
    email       TEXT,
    -- What staff wrote.
    answer      TEXT,
    -- Of whoever wrote and of the words, so that the same waits once.
    digest      BLOB NOT NULL,
    created_at  TEXT NOT NULL,
    -- No key: an administrator of the whole platform belongs to another community.
    decided_by  INTEGER,
    decided_at  TEXT,
    CONSTRAINT support_requests_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT support_requests_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT support_requests_type CHECK (type IN ('contact', 'broken', 'how_to', 'account', 'suggestion')),
    CONSTRAINT support_requests_status CHECK (status IN ('open', 'answered', 'closed')),
    CONSTRAINT support_requests_impact CHECK (impact IN ('blocked', 'major', 'minor', 'cosmetic')),
    CONSTRAINT support_requests_writer CHECK ((user_id IS NULL) = (email IS NOT NULL) AND (name IS NULL) = (email IS NULL)),
    CONSTRAINT support_requests_answered CHECK ((answer IS NOT NULL) = (status = 'answered')),
    CONSTRAINT support_requests_decided CHECK ((decided_at IS NULL) = (status = 'open'))
) STRICT;

CREATE UNIQUE INDEX support_requests_tenant_id ON support_requests (tenant_id, id);
-- The same waits once.
CREATE UNIQUE INDEX support_requests_open ON support_requests (tenant_id, digest) WHERE status = 'open';
CREATE INDEX support_requests_by_user ON support_requests (tenant_id, user_id, id DESC);
CREATE INDEX support_requests_by_status ON support_requests (tenant_id, status, id DESC);
-- What is over and nobody's is forgotten.
CREATE INDEX support_requests_over ON support_requests (tenant_id, decided_at) WHERE user_id IS NULL AND decided_at IS NOT NULL;
