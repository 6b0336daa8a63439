-- What members say about one another after they have met, and what that earns whoever says it.

CREATE TABLE reviews (
    id                   INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id            INTEGER NOT NULL,
    -- Null for a review by somebody of another installation or community.
    reviewer_id          INTEGER,
    -- A review lives in the community of whom it is about.
    receiver_id          INTEGER NOT NULL,
    transaction_id       INTEGER,
    group_id             INTEGER,
    rating               INTEGER NOT NULL,
    comment              TEXT,
    -- The comment in lower case; whoever writes that writes this (base::text::search_text).
    search_text          TEXT NOT NULL DEFAULT '',
    status               TEXT NOT NULL,
    review_type          TEXT NOT NULL,
    is_anonymous         INTEGER NOT NULL,
    show_cross_tenant    INTEGER NOT NULL,
    -- Of a federated review: the community it comes from, if that is one of this installation, and the name that is shown.
    reviewer_tenant      INTEGER,
    reviewer_name        TEXT,
    -- Of a federated review: the partner that sent it, and its name for the review and for the transaction.
    external_partner     INTEGER,
    external_ref         TEXT,
    external_transaction TEXT,
    deleted_by_author_at TEXT,
    created_at           TEXT NOT NULL,
    updated_at           TEXT NOT NULL,
    CONSTRAINT reviews_reviewer FOREIGN KEY (tenant_id, reviewer_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT reviews_receiver FOREIGN KEY (tenant_id, receiver_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT reviews_transaction FOREIGN KEY (tenant_id, transaction_id) REFERENCES transactions (tenant_id, id),
    CONSTRAINT reviews_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id),
    CONSTRAINT reviews_not_self CHECK (reviewer_id <> receiver_id),
    CONSTRAINT reviews_rating CHECK (rating BETWEEN 1 AND 5),
    CONSTRAINT reviews_status CHECK (status IN ('pending', 'approved', 'rejected')),
    CONSTRAINT reviews_type CHECK (review_type IN ('local', 'federated')),
    CONSTRAINT reviews_local CHECK (review_type = 'federated' OR reviewer_id IS NOT NULL),
    CONSTRAINT reviews_withdrawn CHECK (deleted_by_author_at IS NULL OR status = 'rejected')
) STRICT;

CREATE UNIQUE INDEX reviews_tenant_id ON reviews (tenant_id, id);
-- One review of a transaction by each of its two sides.
CREATE UNIQUE INDEX reviews_once ON reviews (tenant_id, reviewer_id, transaction_id);
-- What a partner sends twice is one review.
CREATE UNIQUE INDEX reviews_external ON reviews (tenant_id, external_partner, external_ref);
-- What a member has received, newest first, and its numbers.
CREATE INDEX reviews_by_receiver ON reviews (tenant_id, receiver_id, status, id DESC);
-- What a member has written, newest first.
CREATE INDEX reviews_by_reviewer ON reviews (tenant_id, reviewer_id, id DESC);
CREATE INDEX reviews_of_transaction ON reviews (tenant_id, transaction_id);
CREATE INDEX reviews_of_group ON reviews (tenant_id, group_id);
-- The last review of the one by the other without a transaction.
CREATE INDEX reviews_between ON reviews (tenant_id, reviewer_id, receiver_id, created_at);

-- What those who look after the community did with reviews. It outlives the review, and does not say whose it was.
CREATE TABLE review_moderations (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id INTEGER NOT NULL,
    -- No key: the review may be gone.
    review    INTEGER NOT NULL,
    action    TEXT NOT NULL,
    -- No key: an administrator of the whole platform belongs to another community.
    made_by   INTEGER NOT NULL,
    made_at   TEXT NOT NULL,
    CONSTRAINT review_moderations_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT review_moderations_action CHECK (action IN ('flag', 'hide', 'remove'))
) STRICT;

CREATE UNIQUE INDEX review_moderations_tenant_id ON review_moderations (tenant_id, id);
CREATE INDEX review_moderations_by_review ON review_moderations (tenant_id, review, id);

-- Experience points. One row for each cause; a member's points are their sum.
CREATE TABLE xp_entries (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    points     INTEGER NOT NULL,
    reason     TEXT NOT NULL,
    -- What earned them: the number of a review where the reason is one. No key: it may be gone.
    subject    INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT xp_entries_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX xp_entries_tenant_id ON xp_entries (tenant_id, id);
CREATE UNIQUE INDEX xp_entries_cause ON xp_entries (tenant_id, user_id, reason, subject);

-- Lines for the community's feed.
CREATE TABLE feed_activities (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    -- Null where nobody is to know who it was.
    actor_id   INTEGER,
    kind       TEXT NOT NULL,
    -- What it is about, as in `xp_entries`.
    subject    INTEGER NOT NULL,
    is_visible INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT feed_activities_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT feed_activities_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX feed_activities_tenant_id ON feed_activities (tenant_id, id);
CREATE UNIQUE INDEX feed_activities_subject ON feed_activities (tenant_id, kind, subject);
CREATE INDEX feed_activities_by_actor ON feed_activities (tenant_id, actor_id);
CREATE INDEX feed_activities_page ON feed_activities (tenant_id, is_visible, id DESC);
