-- Two members agree on a listing, do it, say how long it took, and hours move.

CREATE TABLE exchanges (
    id                        INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id                 INTEGER NOT NULL,
    listing_id                INTEGER NOT NULL,
    -- Whether the listing was an offer or a request when it was asked for: it says who pays.
    side                      TEXT NOT NULL,
    requester_id              INTEGER NOT NULL,
    -- The listing's owner.
    provider_id               INTEGER NOT NULL,
    -- Hours are hundredths.
    proposed_hours            INTEGER NOT NULL,
    prep_time                 INTEGER,
    final_hours               INTEGER,
    status                    TEXT NOT NULL,
    risk_level                TEXT,
    message                   TEXT,
    requester_confirmed_at    TEXT,
    requester_confirmed_hours INTEGER,
    provider_confirmed_at     TEXT,
    provider_confirmed_hours  INTEGER,
    broker_notes              TEXT,
    -- What paid for it.
    transaction_id            INTEGER,
    -- When the clock moves it on, if nobody does.
    due_at                    TEXT,
    created_at                TEXT NOT NULL,
    updated_at                TEXT NOT NULL,
    CONSTRAINT exchanges_listing FOREIGN KEY (tenant_id, listing_id) REFERENCES listings (tenant_id, id),
    CONSTRAINT exchanges_requester FOREIGN KEY (tenant_id, requester_id) REFERENCES users (tenant_id, id),
    CONSTRAINT exchanges_provider FOREIGN KEY (tenant_id, provider_id) REFERENCES users (tenant_id, id),
    CONSTRAINT exchanges_transaction FOREIGN KEY (tenant_id, transaction_id) REFERENCES transactions (tenant_id, id),
    CONSTRAINT exchanges_side CHECK (side IN ('offer', 'request')),
    CONSTRAINT exchanges_status CHECK (status IN ('pending_provider', 'pending_broker', 'accepted', 'in_progress',
        'pending_confirmation', 'disputed', 'completed', 'cancelled', 'expired')),
    CONSTRAINT exchanges_not_self CHECK (requester_id <> provider_id),
    CONSTRAINT exchanges_hours CHECK (proposed_hours > 0 AND prep_time >= 0 AND final_hours > 0),
    CONSTRAINT exchanges_paid CHECK (
        (status = 'completed') = (transaction_id IS NOT NULL) AND (status = 'completed') = (final_hours IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX exchanges_tenant_id ON exchanges (tenant_id, id);
-- One at a time for a listing and whoever asks.
CREATE UNIQUE INDEX exchanges_open ON exchanges (tenant_id, listing_id, requester_id)
    WHERE status NOT IN ('completed', 'cancelled', 'expired');
CREATE UNIQUE INDEX exchanges_by_transaction ON exchanges (tenant_id, transaction_id) WHERE transaction_id IS NOT NULL;
CREATE INDEX exchanges_by_requester ON exchanges (tenant_id, requester_id, id DESC);
CREATE INDEX exchanges_by_provider ON exchanges (tenant_id, provider_id, id DESC);
CREATE INDEX exchanges_by_status ON exchanges (tenant_id, status, id DESC);
-- The clock looks across all communities.
CREATE INDEX exchanges_due ON exchanges (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE exchange_history (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    exchange_id INTEGER NOT NULL,
    action      TEXT NOT NULL,
    -- Null where the clock did it, or somebody who administers from outside.
    actor_id    INTEGER,
    actor_role  TEXT NOT NULL,
    old_status  TEXT,
    new_status  TEXT NOT NULL,
    notes       TEXT,
    created_at  TEXT NOT NULL,
    CONSTRAINT exchange_history_exchange FOREIGN KEY (tenant_id, exchange_id) REFERENCES exchanges (tenant_id, id),
    CONSTRAINT exchange_history_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX exchange_history_tenant_id ON exchange_history (tenant_id, id);
CREATE INDEX exchange_history_by_exchange ON exchange_history (tenant_id, exchange_id, id);

CREATE TABLE exchange_ratings (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    exchange_id INTEGER NOT NULL,
    rater_id    INTEGER NOT NULL,
    rated_id    INTEGER NOT NULL,
    rating      INTEGER NOT NULL,
    comment     TEXT,
    created_at  TEXT NOT NULL,
    CONSTRAINT exchange_ratings_exchange FOREIGN KEY (tenant_id, exchange_id) REFERENCES exchanges (tenant_id, id),
    CONSTRAINT exchange_ratings_rater FOREIGN KEY (tenant_id, rater_id) REFERENCES users (tenant_id, id),
    CONSTRAINT exchange_ratings_rated FOREIGN KEY (tenant_id, rated_id) REFERENCES users (tenant_id, id),
    CONSTRAINT exchange_ratings_rating CHECK (rating BETWEEN 1 AND 5)
) STRICT;

CREATE UNIQUE INDEX exchange_ratings_tenant_id ON exchange_ratings (tenant_id, id);
CREATE UNIQUE INDEX exchange_ratings_once ON exchange_ratings (tenant_id, exchange_id, rater_id);
CREATE INDEX exchange_ratings_by_rated ON exchange_ratings (tenant_id, rated_id, rating);
