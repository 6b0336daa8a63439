-- Orders that wait too long for one of their parties.

-- When whose turn it is is reminded, or the clock moves it. Of what was paid or sent and has not come yet.
ALTER TABLE marketplace_orders ADD COLUMN overdue_at TIMESTAMPTZ;
-- When they were reminded.
ALTER TABLE marketplace_orders ADD COLUMN reminded_at TIMESTAMPTZ;

UPDATE marketplace_orders
   SET overdue_at = COALESCE(seller_confirmed_at, paid_at, created_at) + INTERVAL '7 days'
 WHERE status IN ('paid', 'shipped');

-- The clock looks across all communities.
CREATE INDEX marketplace_orders_overdue ON marketplace_orders (overdue_at) WHERE status IN ('paid', 'shipped');
CREATE INDEX marketplace_orders_reminded ON marketplace_orders (tenant_id, overdue_at, id)
    WHERE status IN ('paid', 'shipped') AND reminded_at IS NOT NULL;
