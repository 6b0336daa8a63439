-- What sellers take off orders, who used it, and what members show in a shop.

CREATE TABLE marketplace_coupons (
    id                  INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id           INTEGER NOT NULL,
    seller_profile_id   INTEGER NOT NULL,
    -- In capital letters.
    code                TEXT NOT NULL,
    title               TEXT NOT NULL,
    description         TEXT,
    discount_type       TEXT NOT NULL,
    -- Hundredths of a percent, or of a unit of the order's currency.
    discount_value      INTEGER NOT NULL,
    -- In the smallest unit of the order's currency.
    min_order_cents     INTEGER,
    max_uses            INTEGER,
    max_uses_per_member INTEGER NOT NULL,
    valid_from          TEXT,
    valid_until         TEXT,
    status              TEXT NOT NULL,
    -- When staff suspended it: its status stays.
    suspended_at        TEXT,
    applies_to          TEXT NOT NULL,
    applies_to_ids      TEXT NOT NULL,
    -- How many redemptions of it count.
    usage_count         INTEGER NOT NULL,
    created_at          TEXT NOT NULL,
    updated_at          TEXT NOT NULL,
    deleted_at          TEXT,
    CONSTRAINT marketplace_coupons_seller FOREIGN KEY (tenant_id, seller_profile_id)
        REFERENCES marketplace_seller_profiles (tenant_id, id),
    CONSTRAINT marketplace_coupons_discount_type CHECK (discount_type IN ('percent', 'fixed', 'bogo')),
    CONSTRAINT marketplace_coupons_status CHECK (status IN ('draft', 'active', 'paused', 'expired')),
    CONSTRAINT marketplace_coupons_applies_to CHECK (applies_to IN ('all_listings', 'listing_ids', 'category_ids')),
    CONSTRAINT marketplace_coupons_applies_to_ids CHECK (json_type(applies_to_ids) = 'array'),
    CONSTRAINT marketplace_coupons_amounts CHECK (discount_value >= 0 AND min_order_cents >= 0 AND max_uses > 0 AND max_uses_per_member > 0),
    CONSTRAINT marketplace_coupons_period CHECK (valid_until > valid_from),
    CONSTRAINT marketplace_coupons_suspended CHECK (suspended_at IS NULL OR status = 'paused'),
    -- Never used more often than it may be, nor less often than never.
    CONSTRAINT marketplace_coupons_uses CHECK (usage_count >= 0 AND (max_uses IS NULL OR usage_count <= max_uses))
) STRICT;

CREATE UNIQUE INDEX marketplace_coupons_tenant_id ON marketplace_coupons (tenant_id, id);
CREATE UNIQUE INDEX marketplace_coupons_code ON marketplace_coupons (tenant_id, code) WHERE deleted_at IS NULL;
CREATE INDEX marketplace_coupons_by_seller ON marketplace_coupons (tenant_id, seller_profile_id, id DESC);
CREATE INDEX marketplace_coupons_active ON marketplace_coupons (tenant_id, id DESC) WHERE status = 'active' AND deleted_at IS NULL;

CREATE TABLE marketplace_coupon_redemptions (
    id                     INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id              INTEGER NOT NULL,
    coupon_id              INTEGER NOT NULL,
    user_id                INTEGER NOT NULL,
    -- Null in the shop.
    order_id               INTEGER,
    -- In the smallest unit of the order's currency.
    discount_applied_cents INTEGER NOT NULL,
    redemption_method      TEXT NOT NULL,
    redeemed_at            TEXT NOT NULL,
    -- When its order was called off, and why: it counts no more.
    reversed_at            TEXT,
    reversal_reason        TEXT,
    CONSTRAINT marketplace_coupon_redemptions_coupon FOREIGN KEY (tenant_id, coupon_id) REFERENCES marketplace_coupons (tenant_id, id),
    CONSTRAINT marketplace_coupon_redemptions_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT marketplace_coupon_redemptions_order FOREIGN KEY (tenant_id, order_id) REFERENCES marketplace_orders (tenant_id, id),
    CONSTRAINT marketplace_coupon_redemptions_redemption_method CHECK (redemption_method IN ('online', 'qr_scan')),
    CONSTRAINT marketplace_coupon_redemptions_place CHECK ((redemption_method = 'online') = (order_id IS NOT NULL)),
    CONSTRAINT marketplace_coupon_redemptions_discount CHECK (discount_applied_cents >= 0),
    CONSTRAINT marketplace_coupon_redemptions_reversed CHECK ((reversed_at IS NULL) = (reversal_reason IS NULL))
) STRICT;

CREATE UNIQUE INDEX marketplace_coupon_redemptions_tenant_id ON marketplace_coupon_redemptions (tenant_id, id);
-- An order has one at most that counts.
CREATE UNIQUE INDEX marketplace_coupon_redemptions_once ON marketplace_coupon_redemptions (tenant_id, order_id)
    WHERE order_id IS NOT NULL AND reversed_at IS NULL;
CREATE INDEX marketplace_coupon_redemptions_by_coupon ON marketplace_coupon_redemptions (tenant_id, coupon_id, id DESC);
CREATE INDEX marketplace_coupon_redemptions_by_user ON marketplace_coupon_redemptions (tenant_id, user_id, coupon_id);
CREATE INDEX marketplace_coupon_redemptions_by_order ON marketplace_coupon_redemptions (tenant_id, order_id) WHERE order_id IS NOT NULL;

CREATE TABLE marketplace_coupon_tokens (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    coupon_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    -- SHA-256 of what the member shows.
    token_hash BLOB NOT NULL,
    expires_at TEXT NOT NULL,
    CONSTRAINT marketplace_coupon_tokens_coupon FOREIGN KEY (tenant_id, coupon_id) REFERENCES marketplace_coupons (tenant_id, id),
    CONSTRAINT marketplace_coupon_tokens_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX marketplace_coupon_tokens_tenant_id ON marketplace_coupon_tokens (tenant_id, id);
CREATE UNIQUE INDEX marketplace_coupon_tokens_hash ON marketplace_coupon_tokens (tenant_id, token_hash);
-- A member has one for a coupon: a new one takes its place.
CREATE UNIQUE INDEX marketplace_coupon_tokens_once ON marketplace_coupon_tokens (tenant_id, coupon_id, user_id);
CREATE INDEX marketplace_coupon_tokens_by_user ON marketplace_coupon_tokens (tenant_id, user_id);
