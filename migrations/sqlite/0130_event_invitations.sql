-- Invitations to events: campaigns that invite many, each invitation, and who used a link.

CREATE TABLE event_invitation_campaigns (
    id                    INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id             INTEGER NOT NULL,
    event_id              INTEGER NOT NULL,
    -- Null for who has left, and for who is no member here.
    author_id             INTEGER,
    label                 TEXT,
    audience              TEXT NOT NULL,
    -- Who is named, as long as they are needed.
    named                 TEXT NOT NULL,
    named_count           INTEGER NOT NULL,
    group_id              INTEGER,
    source_event_id       INTEGER,
    invitations_expire_at TEXT,
    status                TEXT NOT NULL,
    -- Changes so far.
    version               INTEGER NOT NULL,
    scheduled_at          TEXT,
    started_at            TEXT,
    finished_at           TEXT,
    invited_count         INTEGER NOT NULL,
    skipped_count         INTEGER NOT NULL,
    created_at            TEXT NOT NULL,
    updated_at            TEXT NOT NULL,
    CONSTRAINT event_invitation_campaigns_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_invitation_campaigns_source FOREIGN KEY (tenant_id, source_event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_invitation_campaigns_author FOREIGN KEY (tenant_id, author_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_invitation_campaigns_audience CHECK (audience IN ('members', 'group', 'participants', 'interested')),
    CONSTRAINT event_invitation_campaigns_status CHECK (status IN ('draft', 'scheduled', 'issuing', 'issued', 'cancelled')),
    CONSTRAINT event_invitation_campaigns_scheduled CHECK (status <> 'scheduled' OR scheduled_at IS NOT NULL),
    CONSTRAINT event_invitation_campaigns_issued CHECK ((finished_at IS NOT NULL) = (status = 'issued'))
) STRICT;

CREATE UNIQUE INDEX event_invitation_campaigns_tenant_id ON event_invitation_campaigns (tenant_id, id);
CREATE INDEX event_invitation_campaigns_by_event ON event_invitation_campaigns (tenant_id, event_id, id);
CREATE INDEX event_invitation_campaigns_by_source ON event_invitation_campaigns (tenant_id, source_event_id) WHERE source_event_id IS NOT NULL;
CREATE INDEX event_invitation_campaigns_by_author ON event_invitation_campaigns (tenant_id, author_id) WHERE author_id IS NOT NULL;
-- The clock looks across all communities.
CREATE INDEX event_invitation_campaigns_due ON event_invitation_campaigns (scheduled_at) WHERE status = 'scheduled';

CREATE TABLE event_invitations (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    event_id    INTEGER NOT NULL,
    kind        TEXT NOT NULL,
    campaign_id INTEGER,
    -- Null for a link.
    user_id     INTEGER,
    -- Null for who has left, and for who is no member here.
    invited_by  INTEGER,
    label       TEXT,
    -- Of a link's secret, which is not kept.
    token_hash  BLOB,
    max_uses    INTEGER NOT NULL,
    use_count   INTEGER NOT NULL,
    status      TEXT NOT NULL,
    -- Null for the beginning of the event.
    expires_at  TEXT,
    created_at  TEXT NOT NULL,
    closed_at   TEXT,
    CONSTRAINT event_invitations_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_invitations_campaign FOREIGN KEY (tenant_id, campaign_id) REFERENCES event_invitation_campaigns (tenant_id, id),
    CONSTRAINT event_invitations_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_invitations_inviter FOREIGN KEY (tenant_id, invited_by) REFERENCES users (tenant_id, id),
    CONSTRAINT event_invitations_kind CHECK (kind IN ('member', 'link')),
    CONSTRAINT event_invitations_status CHECK (status IN ('issued', 'accepted', 'declined', 'revoked', 'expired')),
    CONSTRAINT event_invitations_whose CHECK ((kind = 'link') = (token_hash IS NOT NULL) AND (kind = 'member') = (user_id IS NOT NULL)),
    CONSTRAINT event_invitations_uses CHECK (use_count <= max_uses),
    CONSTRAINT event_invitations_closed CHECK ((closed_at IS NULL) = (status = 'issued'))
) STRICT;

CREATE UNIQUE INDEX event_invitations_tenant_id ON event_invitations (tenant_id, id);
CREATE INDEX event_invitations_by_event ON event_invitations (tenant_id, event_id, id);
CREATE INDEX event_invitations_by_user ON event_invitations (tenant_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX event_invitations_by_inviter ON event_invitations (tenant_id, invited_by) WHERE invited_by IS NOT NULL;
-- Nobody is invited twice at a time, nor twice by a campaign.
CREATE UNIQUE INDEX event_invitations_open ON event_invitations (tenant_id, event_id, user_id) WHERE status = 'issued' AND user_id IS NOT NULL;
CREATE UNIQUE INDEX event_invitations_once ON event_invitations (tenant_id, campaign_id, user_id) WHERE campaign_id IS NOT NULL;
CREATE UNIQUE INDEX event_invitations_secret ON event_invitations (tenant_id, token_hash) WHERE token_hash IS NOT NULL;
-- The clock looks across all communities.
CREATE INDEX event_invitations_waiting ON event_invitations (id) WHERE status = 'issued';

CREATE TABLE event_invitation_uses (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    invitation_id INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    created_at    TEXT NOT NULL,
    CONSTRAINT event_invitation_uses_invitation FOREIGN KEY (tenant_id, invitation_id) REFERENCES event_invitations (tenant_id, id),
    CONSTRAINT event_invitation_uses_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_invitation_uses_tenant_id ON event_invitation_uses (tenant_id, id);
CREATE UNIQUE INDEX event_invitation_uses_person ON event_invitation_uses (tenant_id, invitation_id, user_id);
CREATE INDEX event_invitation_uses_by_user ON event_invitation_uses (tenant_id, user_id);

-- Whoever was invited before has an invitation.
INSERT INTO event_invitations (tenant_id, event_id, kind, user_id, max_uses, use_count, status, created_at)
SELECT tenant_id, event_id, 'member', user_id, 1, 0, 'issued', COALESCE(invited_at, created_at)
  FROM event_registrations
 WHERE state = 'invited';
