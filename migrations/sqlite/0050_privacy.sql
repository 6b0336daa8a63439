-- What members ask for by data protection law, the copies of their data that they fetched, and what is left when they go.

-- When everything about the member was erased; the row stays, because the ledger and others' rows point at it.
ALTER TABLE users ADD COLUMN anonymised_at TEXT;

CREATE TABLE data_requests (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    type       TEXT NOT NULL,
    status     TEXT NOT NULL,
    -- What the member wrote.
    notes      TEXT,
    -- What staff wrote.
    decision   TEXT,
    -- No key: an administrator of the whole platform belongs to another community. Null where the member withdrew it.
    decided_by INTEGER,
    created_at TEXT NOT NULL,
    -- Until when staff have to answer.
    due_at     TEXT NOT NULL,
    decided_at TEXT,
    CONSTRAINT data_requests_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT data_requests_type CHECK (type IN ('access', 'erasure', 'portability', 'rectification', 'restriction', 'objection')),
    CONSTRAINT data_requests_status CHECK (status IN ('pending', 'processing', 'completed', 'rejected', 'withdrawn')),
    CONSTRAINT data_requests_decided CHECK ((decided_at IS NULL) = (status IN ('pending', 'processing')))
) STRICT;

CREATE UNIQUE INDEX data_requests_tenant_id ON data_requests (tenant_id, id);
-- One at a time of a type.
CREATE UNIQUE INDEX data_requests_open ON data_requests (tenant_id, user_id, type) WHERE status IN ('pending', 'processing');
CREATE INDEX data_requests_by_user ON data_requests (tenant_id, user_id, id DESC);
CREATE INDEX data_requests_by_status ON data_requests (tenant_id, status, id DESC);

CREATE TABLE data_exports (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    format       TEXT NOT NULL,
    bytes        INTEGER NOT NULL,
    requested_at TEXT NOT NULL,
    completed_at TEXT NOT NULL,
    CONSTRAINT data_exports_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT data_exports_format CHECK (format IN ('json', 'zip'))
) STRICT;

CREATE UNIQUE INDEX data_exports_tenant_id ON data_exports (tenant_id, id);
CREATE INDEX data_exports_by_user ON data_exports (tenant_id, user_id, id DESC);

-- Words of somebody who is erased go from the ledger; nothing else of it ever changes.
DROP TRIGGER transactions_immutable;
CREATE TRIGGER transactions_immutable BEFORE UPDATE ON transactions
WHEN OLD.status <> 'pending' AND NEW.status <> OLD.status
     OR NEW.id IS NOT OLD.id OR NEW.tenant_id IS NOT OLD.tenant_id OR NEW.sender_id IS NOT OLD.sender_id
     OR NEW.receiver_id IS NOT OLD.receiver_id OR NEW.acting_user_id IS NOT OLD.acting_user_id
     OR NEW.from_account_id IS NOT OLD.from_account_id OR NEW.to_account_id IS NOT OLD.to_account_id
     OR NEW.amount IS NOT OLD.amount OR NEW.description IS NOT OLD.description AND NEW.description IS NOT ''
     OR NEW.transaction_type IS NOT OLD.transaction_type OR NEW.listing_id IS NOT OLD.listing_id
     OR NEW.category_id IS NOT OLD.category_id OR NEW.reverses_id IS NOT OLD.reverses_id OR NEW.created_at IS NOT OLD.created_at
BEGIN
    SELECT RAISE(ABORT, 'the ledger is immutable: transactions');
END;

-- Words that are taken from the indexes of searches are gone from their pages, too.
INSERT INTO users_search (users_search, rank) VALUES ('secure-delete', 1);
INSERT INTO listings_search (listings_search, rank) VALUES ('secure-delete', 1);
