-- What the provider of card payments refuses to give back is noted, and staff settle it.

-- When the provider refused it the last time, and what it said.
ALTER TABLE marketplace_card_refunds ADD COLUMN refused_at TIMESTAMPTZ;
ALTER TABLE marketplace_card_refunds ADD COLUMN refusal TEXT;
-- Who settled it in another way, and how. No key: an administrator of the whole platform belongs to another community.
ALTER TABLE marketplace_card_refunds ADD COLUMN settled_by BIGINT;
ALTER TABLE marketplace_card_refunds ADD COLUMN settlement_reason TEXT;

ALTER TABLE marketplace_card_refunds
    DROP CONSTRAINT marketplace_card_refunds_status,
    DROP CONSTRAINT marketplace_card_refunds_done,
    ADD CONSTRAINT marketplace_card_refunds_status CHECK (status IN ('pending', 'succeeded', 'refused', 'settled')),
    ADD CONSTRAINT marketplace_card_refunds_done CHECK ((status IN ('succeeded', 'settled')) = (done_at IS NOT NULL)),
    ADD CONSTRAINT marketplace_card_refunds_refused CHECK (refused_at IS NOT NULL OR status NOT IN ('refused', 'settled')),
    ADD CONSTRAINT marketplace_card_refunds_settled CHECK ((status = 'settled') = (settled_by IS NOT NULL));

CREATE INDEX marketplace_card_refunds_by_status ON marketplace_card_refunds (tenant_id, status, id);
