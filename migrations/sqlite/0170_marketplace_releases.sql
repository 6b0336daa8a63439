-- Held money that an administrator let go to its seller before its time.

CREATE TABLE marketplace_card_releases (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    payment_id  INTEGER NOT NULL,
    -- No key: an administrator of the whole platform belongs to another community.
    released_by INTEGER NOT NULL,
    reason      TEXT NOT NULL,
    -- What was held, in hundredths of a unit of the currency.
    amount      INTEGER NOT NULL,
    created_at  TEXT NOT NULL,
    CONSTRAINT marketplace_card_releases_payment FOREIGN KEY (tenant_id, payment_id)
        REFERENCES marketplace_card_payments (tenant_id, id),
    CONSTRAINT marketplace_card_releases_amount CHECK (amount > 0)
) STRICT;

CREATE UNIQUE INDEX marketplace_card_releases_tenant_id ON marketplace_card_releases (tenant_id, id);
CREATE UNIQUE INDEX marketplace_card_releases_once ON marketplace_card_releases (tenant_id, payment_id);
