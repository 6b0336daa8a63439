-- Paid push campaigns, whole: what was there before could be opened and nothing else, and nobody wrote any.

DROP TABLE paid_push_campaign_sends;
DROP TABLE paid_push_campaigns;

CREATE TABLE paid_push_campaigns (
    id               INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id        INTEGER NOT NULL,
    -- Whose it is.
    user_id          INTEGER NOT NULL,
    name             TEXT NOT NULL,
    title            TEXT NOT NULL,
    body             TEXT NOT NULL,
    advertiser_type  TEXT NOT NULL,
    cta_url          TEXT,
    -- Around which place, to about a kilometre, and from which level on.
    latitude         REAL,
    longitude        REAL,
    radius_km        REAL,
    member_tier_min  INTEGER,
    cost_per_send    INTEGER NOT NULL,
    scheduled_at     TEXT,
    status           TEXT NOT NULL,
    rejection_reason TEXT,
    -- How many rows of sends there are, how many of them are opened, and what they cost.
    send_count       INTEGER NOT NULL,
    open_count       INTEGER NOT NULL,
    total_cost       INTEGER NOT NULL,
    version          INTEGER NOT NULL,
    submitted_at     TEXT,
    decided_at       TEXT,
    started_at       TEXT,
    finished_at      TEXT,
    created_at       TEXT NOT NULL,
    updated_at       TEXT NOT NULL,
    CONSTRAINT paid_push_campaigns_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT paid_push_campaigns_advertiser CHECK (advertiser_type IN ('sme', 'verein', 'gemeinde', 'private')),
    CONSTRAINT paid_push_campaigns_place CHECK ((latitude IS NULL) = (longitude IS NULL) AND (latitude IS NULL) = (radius_km IS NULL)),
    CONSTRAINT paid_push_campaigns_cost CHECK (cost_per_send BETWEEN 1 AND 1000),
    CONSTRAINT paid_push_campaigns_status CHECK (
        status IN ('draft', 'pending_review', 'scheduled', 'sending', 'sent', 'paused', 'rejected', 'cancelled'))
) STRICT;

CREATE UNIQUE INDEX paid_push_campaigns_tenant_id ON paid_push_campaigns (tenant_id, id);
CREATE INDEX paid_push_campaigns_by_user ON paid_push_campaigns (tenant_id, user_id, id);
CREATE INDEX paid_push_campaigns_by_status ON paid_push_campaigns (tenant_id, status, id);
CREATE INDEX paid_push_campaigns_due ON paid_push_campaigns (scheduled_at, id) WHERE status = 'scheduled';

CREATE TABLE paid_push_campaign_sends (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    campaign_id INTEGER NOT NULL,
    -- None once they have left: that somebody got it stays, as it was counted.
    user_id     INTEGER,
    sent_at     TEXT NOT NULL,
    opened_at   TEXT,
    -- The days of both by the community's calendar.
    sent_on     TEXT NOT NULL,
    opened_on   TEXT,
    CONSTRAINT paid_push_campaign_sends_campaign FOREIGN KEY (tenant_id, campaign_id) REFERENCES paid_push_campaigns (tenant_id, id)
        ON DELETE CASCADE,
    CONSTRAINT paid_push_campaign_sends_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX paid_push_campaign_sends_tenant_id ON paid_push_campaign_sends (tenant_id, id);
-- Nobody gets a campaign twice, whoever sends it.
CREATE UNIQUE INDEX paid_push_campaign_sends_once ON paid_push_campaign_sends (tenant_id, campaign_id, user_id);
CREATE INDEX paid_push_campaign_sends_by_user ON paid_push_campaign_sends (tenant_id, user_id);
CREATE INDEX paid_push_campaign_sends_sent ON paid_push_campaign_sends (tenant_id, sent_on);
CREATE INDEX paid_push_campaign_sends_opened ON paid_push_campaign_sends (tenant_id, opened_on) WHERE opened_on IS NOT NULL;
