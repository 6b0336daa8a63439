-- What sellers get of card payments, what is paid out to them, and what banks take back.

-- What of a payment went to its seller, with the fee of the community.
ALTER TABLE marketplace_card_payments ADD COLUMN released INTEGER NOT NULL DEFAULT 0
    CONSTRAINT marketplace_card_payments_gone CHECK (released >= 0 AND released <= amount);
-- What the bank of its buyer has taken.
ALTER TABLE marketplace_card_payments ADD COLUMN charged_back INTEGER NOT NULL DEFAULT 0
    CONSTRAINT marketplace_card_payments_whole CHECK (charged_back >= 0 AND released + refunded + charged_back <= amount);
-- What the community keeps of what is released, in hundredths of a percent, as it was when it was paid.
ALTER TABLE marketplace_card_payments ADD COLUMN fee_basis INTEGER NOT NULL DEFAULT 0
    CONSTRAINT marketplace_card_payments_fee CHECK (fee_basis BETWEEN 0 AND 10000);
-- Whether its seller got it off this program.
ALTER TABLE marketplace_card_payments ADD COLUMN is_outside INTEGER NOT NULL DEFAULT 0;

UPDATE marketplace_card_payments
   SET is_outside = 1,
       released = amount - (SELECT COALESCE(SUM(r.amount), 0)
                              FROM marketplace_card_refunds r
                             WHERE r.tenant_id = marketplace_card_payments.tenant_id AND r.payment_id = marketplace_card_payments.id)
 WHERE status = 'succeeded'
   AND EXISTS (SELECT 1
                 FROM marketplace_orders o
                WHERE o.tenant_id = marketplace_card_payments.tenant_id AND o.id = marketplace_card_payments.order_id
                  AND o.completed_at IS NOT NULL);

CREATE TABLE marketplace_seller_accounts (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    -- By which the provider knows the seller.
    reference  TEXT NOT NULL,
    status     TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    CONSTRAINT marketplace_seller_accounts_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_seller_accounts_status CHECK (status IN ('none', 'pending', 'active', 'restricted'))
) STRICT;

CREATE UNIQUE INDEX marketplace_seller_accounts_tenant_id ON marketplace_seller_accounts (tenant_id, id);
CREATE UNIQUE INDEX marketplace_seller_accounts_once ON marketplace_seller_accounts (tenant_id, user_id);
-- The provider names nothing else.
CREATE UNIQUE INDEX marketplace_seller_accounts_reference ON marketplace_seller_accounts (reference);

CREATE TABLE marketplace_payouts (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    account_id INTEGER NOT NULL,
    -- Under which the provider sends it once.
    reference  TEXT NOT NULL,
    amount     INTEGER NOT NULL,
    currency   TEXT NOT NULL,
    status     TEXT NOT NULL,
    created_at TEXT NOT NULL,
    done_at    TEXT,
    CONSTRAINT marketplace_payouts_account FOREIGN KEY (tenant_id, account_id) REFERENCES marketplace_seller_accounts (tenant_id, id),
    CONSTRAINT marketplace_payouts_status CHECK (status IN ('pending', 'paid', 'failed')),
    CONSTRAINT marketplace_payouts_amount CHECK (amount > 0),
    CONSTRAINT marketplace_payouts_done CHECK ((status = 'pending') = (done_at IS NULL))
) STRICT;

CREATE UNIQUE INDEX marketplace_payouts_tenant_id ON marketplace_payouts (tenant_id, id);
CREATE UNIQUE INDEX marketplace_payouts_reference ON marketplace_payouts (reference);
CREATE INDEX marketplace_payouts_newest ON marketplace_payouts (tenant_id, account_id, id);
-- One at a time: the next one is of what is there then.
CREATE UNIQUE INDEX marketplace_payouts_waiting ON marketplace_payouts (tenant_id, account_id, currency) WHERE status = 'pending';

CREATE TABLE marketplace_seller_entries (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    seller_id  INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    payment_id INTEGER,
    payout_id  INTEGER,
    -- In hundredths of a unit of the currency; below nothing if it leaves the seller.
    amount     INTEGER NOT NULL,
    currency   TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT marketplace_seller_entries_seller FOREIGN KEY (tenant_id, seller_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_seller_entries_payment FOREIGN KEY (tenant_id, payment_id)
        REFERENCES marketplace_card_payments (tenant_id, id),
    CONSTRAINT marketplace_seller_entries_payout FOREIGN KEY (tenant_id, payout_id) REFERENCES marketplace_payouts (tenant_id, id),
    CONSTRAINT marketplace_seller_entries_kind CHECK (kind IN ('sale', 'refund', 'chargeback', 'chargeback_won', 'payout', 'payout_failed')),
    CONSTRAINT marketplace_seller_entries_amount CHECK (amount <> 0),
    CONSTRAINT marketplace_seller_entries_cause CHECK ((payment_id IS NULL) <> (payout_id IS NULL))
) STRICT;

CREATE UNIQUE INDEX marketplace_seller_entries_tenant_id ON marketplace_seller_entries (tenant_id, id);
CREATE INDEX marketplace_seller_entries_seller ON marketplace_seller_entries (tenant_id, seller_id, currency);
CREATE INDEX marketplace_seller_entries_payment ON marketplace_seller_entries (tenant_id, payment_id);
-- What is sold is gained once, and a payout leaves and comes back once.
CREATE UNIQUE INDEX marketplace_seller_entries_sale ON marketplace_seller_entries (tenant_id, payment_id) WHERE kind = 'sale';
CREATE UNIQUE INDEX marketplace_seller_entries_once ON marketplace_seller_entries (tenant_id, payout_id, kind) WHERE payout_id IS NOT NULL;

CREATE TABLE marketplace_card_chargebacks (
    id                 INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id          INTEGER NOT NULL,
    payment_id         INTEGER NOT NULL,
    -- What the provider calls it.
    name               TEXT NOT NULL,
    amount             INTEGER NOT NULL,
    -- What of it was there to be taken.
    covered            INTEGER NOT NULL,
    -- What of that the seller had already.
    from_seller        INTEGER NOT NULL,
    status             TEXT NOT NULL,
    -- Where the order stood, if this has stopped it.
    prior_order_status TEXT,
    created_at         TEXT NOT NULL,
    closed_at          TEXT,
    CONSTRAINT marketplace_card_chargebacks_payment FOREIGN KEY (tenant_id, payment_id)
        REFERENCES marketplace_card_payments (tenant_id, id),
    CONSTRAINT marketplace_card_chargebacks_status CHECK (status IN ('open', 'won', 'lost')),
    CONSTRAINT marketplace_card_chargebacks_prior_order_status CHECK (prior_order_status IN ('pending_payment', 'paid', 'shipped', 'delivered', 'completed', 'cancelled', 'refunded', 'disputed')),
    CONSTRAINT marketplace_card_chargebacks_amounts CHECK (amount > 0 AND covered BETWEEN 0 AND amount AND from_seller BETWEEN 0 AND covered),
    CONSTRAINT marketplace_card_chargebacks_closed CHECK ((status = 'open') = (closed_at IS NULL))
) STRICT;

CREATE UNIQUE INDEX marketplace_card_chargebacks_tenant_id ON marketplace_card_chargebacks (tenant_id, id);
CREATE UNIQUE INDEX marketplace_card_chargebacks_once ON marketplace_card_chargebacks (tenant_id, payment_id, name);
