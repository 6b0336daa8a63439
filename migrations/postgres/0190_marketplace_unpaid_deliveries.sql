-- What was brought and not paid has an end: the clock gives up, and staff settle it.

-- Until when the clock tries again; none before it could not pay.
ALTER TABLE marketplace_deliveries ADD COLUMN pay_until TIMESTAMPTZ;
-- When the clock gave up.
ALTER TABLE marketplace_deliveries ADD COLUMN unpaid_at TIMESTAMPTZ;
-- Who settled it then, when, and why so. No key: an administrator of the whole platform belongs to another community.
ALTER TABLE marketplace_deliveries ADD COLUMN settled_by BIGINT;
ALTER TABLE marketplace_deliveries ADD COLUMN settled_at TIMESTAMPTZ;
ALTER TABLE marketplace_deliveries ADD COLUMN settlement_reason TEXT;

ALTER TABLE marketplace_deliveries
    DROP CONSTRAINT marketplace_deliveries_status,
    ADD CONSTRAINT marketplace_deliveries_status CHECK (status IN ('pending', 'accepted', 'declined', 'completed', 'withdrawn', 'cancelled',
        'unpaid', 'settled')),
    ADD CONSTRAINT marketplace_deliveries_given_up CHECK (unpaid_at IS NOT NULL OR status NOT IN ('unpaid', 'settled')),
    ADD CONSTRAINT marketplace_deliveries_settled CHECK (
        (settled_by IS NULL) = (settled_at IS NULL) AND (settled_by IS NOT NULL OR status <> 'settled'));

-- One member brings an order.
DROP INDEX marketplace_deliveries_once;
CREATE UNIQUE INDEX marketplace_deliveries_once ON marketplace_deliveries (tenant_id, order_id)
    WHERE status IN ('accepted', 'completed', 'unpaid', 'settled');
-- What waits for staff.
CREATE INDEX marketplace_deliveries_unpaid ON marketplace_deliveries (tenant_id, unpaid_at, id) WHERE status = 'unpaid';
