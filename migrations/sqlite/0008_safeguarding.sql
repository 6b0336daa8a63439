-- What keeps members apart for their protection, and what lets them meet again. Nothing is deleted: who did what and why stays.

CREATE TABLE safeguarding_measures (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    kind         TEXT NOT NULL,
    member_id    INTEGER NOT NULL,
    -- The other one of a pair.
    partner_id   INTEGER,
    direction    TEXT NOT NULL,
    -- A list of words; null for everything.
    interactions TEXT,
    jurisdiction TEXT,
    reason       TEXT NOT NULL,
    starts_at    TEXT NOT NULL,
    ends_at      TEXT,
    -- People who look after the community. No keys: an administrator of the whole platform belongs to another community.
    made_by      INTEGER NOT NULL,
    made_at      TEXT NOT NULL,
    lifted_by    INTEGER,
    lifted_at    TEXT,
    lift_reason  TEXT,
    CONSTRAINT safeguarding_measures_member FOREIGN KEY (tenant_id, member_id)
        REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT safeguarding_measures_partner FOREIGN KEY (tenant_id, partner_id)
        REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT safeguarding_measures_kind
        CHECK (kind IN ('no_contact', 'vetting_required', 'jurisdiction_required', 'vetted', 'jurisdiction_known')),
    CONSTRAINT safeguarding_measures_pair CHECK (partner_id IS NULL OR (kind = 'no_contact' AND partner_id <> member_id)),
    CONSTRAINT safeguarding_measures_direction CHECK (direction IN ('to', 'from', 'both')),
    CONSTRAINT safeguarding_measures_ends CHECK (ends_at IS NULL OR ends_at > starts_at),
    CONSTRAINT safeguarding_measures_lifted CHECK ((lifted_at IS NULL) = (lifted_by IS NULL)
                                               AND (lifted_at IS NULL) = (lift_reason IS NULL))
) STRICT;

CREATE UNIQUE INDEX safeguarding_measures_tenant_id ON safeguarding_measures (tenant_id, id);
-- What is asked before two members meet.
CREATE INDEX safeguarding_measures_by_member ON safeguarding_measures (tenant_id, member_id, id) WHERE lifted_at IS NULL;
CREATE INDEX safeguarding_measures_about ON safeguarding_measures (tenant_id, member_id, id DESC);
CREATE INDEX safeguarding_measures_by_partner ON safeguarding_measures (tenant_id, partner_id, id DESC);
