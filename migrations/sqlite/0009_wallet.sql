-- Hours: who has how many, and how they moved. Amounts are hundredths of an hour.

-- What a transfer is about, if its sender says so.
CREATE TABLE transaction_categories (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    name        TEXT NOT NULL,
    description TEXT,
    color       TEXT,
    sort_order  INTEGER NOT NULL,
    is_active   INTEGER NOT NULL,
    created_at  TEXT NOT NULL,
    updated_at  TEXT NOT NULL,
    -- Transactions go on naming it.
    deleted_at  TEXT,
    CONSTRAINT transaction_categories_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id)
) STRICT;

CREATE UNIQUE INDEX transaction_categories_tenant_id ON transaction_categories (tenant_id, id);
CREATE UNIQUE INDEX transaction_categories_name ON transaction_categories (tenant_id, name) WHERE deleted_at IS NULL;

-- Where hours lie. The sum over a community is zero: what members have, issuance lacks.
CREATE TABLE accounts (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    kind              TEXT NOT NULL,
    user_id           INTEGER,
    -- The slug of the partner installation of a clearing account.
    partner           TEXT,
    balance           INTEGER NOT NULL,
    total_in          INTEGER NOT NULL,
    total_out         INTEGER NOT NULL,
    transaction_count INTEGER NOT NULL,
    -- The least the balance may be; null where there is no such thing. A debit writes the rule that holds then.
    floor             INTEGER,
    created_at        TEXT NOT NULL,
    updated_at        TEXT NOT NULL,
    CONSTRAINT accounts_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id),
    CONSTRAINT accounts_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT accounts_kind CHECK (kind IN ('member', 'community_fund', 'issuance', 'clearing')),
    CONSTRAINT accounts_owner CHECK ((kind = 'member') = (user_id IS NOT NULL) AND (kind = 'clearing') = (partner IS NOT NULL)),
    CONSTRAINT accounts_balance CHECK (balance = total_in - total_out),
    CONSTRAINT accounts_floor CHECK (balance >= floor)
) STRICT;

CREATE UNIQUE INDEX accounts_tenant_id ON accounts (tenant_id, id);
CREATE UNIQUE INDEX accounts_member ON accounts (tenant_id, user_id);
CREATE UNIQUE INDEX accounts_partner ON accounts (tenant_id, partner);
CREATE UNIQUE INDEX accounts_single ON accounts (tenant_id, kind) WHERE kind IN ('community_fund', 'issuance');

-- One row a transfer. What it says never changes; either side may hide it from themselves.
CREATE TABLE transactions (
    id                   INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id            INTEGER NOT NULL,
    -- The member on that side; null where it is no member's account.
    sender_id            INTEGER,
    receiver_id          INTEGER,
    acting_user_id       INTEGER,
    from_account_id      INTEGER NOT NULL,
    to_account_id        INTEGER NOT NULL,
    amount               INTEGER NOT NULL,
    -- Once it is completed, these two lead to its entries: see the foreign keys.
    debit                INTEGER,
    credit               INTEGER,
    description          TEXT NOT NULL,
    status               TEXT NOT NULL,
    transaction_type     TEXT NOT NULL,
    deleted_for_sender   INTEGER NOT NULL,
    deleted_for_receiver INTEGER NOT NULL,
    -- No foreign key: the ledger outlives what it was about.
    listing_id           INTEGER,
    category_id          INTEGER,
    -- The transaction that this one takes back.
    reverses_id          INTEGER,
    -- SHA-256 of what makes an unkeyed transfer the same as another one; null where nobody asks.
    fingerprint          BLOB,
    created_at           TEXT NOT NULL,
    updated_at           TEXT NOT NULL,
    CONSTRAINT transactions_sender FOREIGN KEY (tenant_id, sender_id) REFERENCES users (tenant_id, id),
    CONSTRAINT transactions_receiver FOREIGN KEY (tenant_id, receiver_id) REFERENCES users (tenant_id, id),
    CONSTRAINT transactions_acting_user FOREIGN KEY (tenant_id, acting_user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT transactions_from FOREIGN KEY (tenant_id, from_account_id) REFERENCES accounts (tenant_id, id),
    CONSTRAINT transactions_to FOREIGN KEY (tenant_id, to_account_id) REFERENCES accounts (tenant_id, id),
    CONSTRAINT transactions_category FOREIGN KEY (tenant_id, category_id) REFERENCES transaction_categories (tenant_id, id),
    CONSTRAINT transactions_reverses FOREIGN KEY (tenant_id, reverses_id) REFERENCES transactions (tenant_id, id),
    CONSTRAINT transactions_debit FOREIGN KEY (tenant_id, id, from_account_id, debit)
        REFERENCES entries (tenant_id, transaction_id, account_id, amount) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT transactions_credit FOREIGN KEY (tenant_id, id, to_account_id, credit)
        REFERENCES entries (tenant_id, transaction_id, account_id, amount) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT transactions_amount CHECK (amount > 0),
    CONSTRAINT transactions_not_self CHECK (from_account_id <> to_account_id),
    CONSTRAINT transactions_status CHECK (status IN ('pending', 'completed', 'cancelled')),
    CONSTRAINT transactions_settled CHECK (
        (status = 'completed' AND debit IS NOT NULL AND credit IS NOT NULL AND debit = -amount AND credit = amount)
        OR (status <> 'completed' AND debit IS NULL AND credit IS NULL))
) STRICT;

CREATE UNIQUE INDEX transactions_tenant_id ON transactions (tenant_id, id);
CREATE INDEX transactions_by_sender ON transactions (tenant_id, sender_id, id DESC);
CREATE INDEX transactions_by_receiver ON transactions (tenant_id, receiver_id, id DESC);
CREATE INDEX transactions_by_fingerprint ON transactions (tenant_id, sender_id, fingerprint, created_at)
    WHERE fingerprint IS NOT NULL;
-- Welcome credits once a member; one taking back a transaction.
CREATE UNIQUE INDEX transactions_welcome ON transactions (tenant_id, receiver_id) WHERE transaction_type = 'starting_balance';
CREATE UNIQUE INDEX transactions_reversal ON transactions (tenant_id, reverses_id) WHERE reverses_id IS NOT NULL;

-- What a completed transaction did to an account.
CREATE TABLE entries (
    tenant_id      INTEGER NOT NULL,
    transaction_id INTEGER NOT NULL,
    account_id     INTEGER NOT NULL,
    amount         INTEGER NOT NULL,
    balance_after  INTEGER NOT NULL,
    created_at     TEXT NOT NULL,
    CONSTRAINT entries_pkey PRIMARY KEY (tenant_id, transaction_id, account_id, amount),
    CONSTRAINT entries_transaction FOREIGN KEY (tenant_id, transaction_id) REFERENCES transactions (tenant_id, id),
    CONSTRAINT entries_account FOREIGN KEY (tenant_id, account_id) REFERENCES accounts (tenant_id, id),
    CONSTRAINT entries_amount CHECK (amount <> 0)
) STRICT, WITHOUT ROWID;

-- One taking and one giving. With those two keys, a committed transaction's entries are exactly these two and sum to zero.
CREATE UNIQUE INDEX entries_sides ON entries (tenant_id, transaction_id, (amount > 0));
CREATE INDEX entries_by_account ON entries (tenant_id, account_id, transaction_id DESC);

CREATE TRIGGER entries_immutable_update BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'the ledger is immutable: entries');
END;
CREATE TRIGGER entries_immutable_delete BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'the ledger is immutable: entries');
END;
CREATE TRIGGER transactions_kept BEFORE DELETE ON transactions
BEGIN
    SELECT RAISE(ABORT, 'the ledger is immutable: transactions');
END;
-- Only pending ones move on, and either side may hide one.
CREATE TRIGGER transactions_immutable BEFORE UPDATE ON transactions
WHEN OLD.status <> 'pending' AND NEW.status <> OLD.status
     OR NEW.id IS NOT OLD.id OR NEW.tenant_id IS NOT OLD.tenant_id OR NEW.sender_id IS NOT OLD.sender_id
     OR NEW.receiver_id IS NOT OLD.receiver_id OR NEW.acting_user_id IS NOT OLD.acting_user_id
     OR NEW.from_account_id IS NOT OLD.from_account_id OR NEW.to_account_id IS NOT OLD.to_account_id
     OR NEW.amount IS NOT OLD.amount OR NEW.description IS NOT OLD.description
     OR NEW.transaction_type IS NOT OLD.transaction_type OR NEW.listing_id IS NOT OLD.listing_id
     OR NEW.category_id IS NOT OLD.category_id OR NEW.reverses_id IS NOT OLD.reverses_id OR NEW.created_at IS NOT OLD.created_at
BEGIN
    SELECT RAISE(ABORT, 'the ledger is immutable: transactions');
END;
