-- Gatherings of members: when and where, where each stands, and who takes part.

CREATE TABLE event_series (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    creator_id  INTEGER NOT NULL,
    title       TEXT NOT NULL,
    description TEXT NOT NULL,
    created_at  TEXT NOT NULL,
    CONSTRAINT event_series_creator FOREIGN KEY (tenant_id, creator_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_series_tenant_id ON event_series (tenant_id, id);

CREATE TABLE events (
    id                      INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id               INTEGER NOT NULL,
    organizer_id            INTEGER NOT NULL,
    title                   TEXT NOT NULL,
    description             TEXT NOT NULL,
    -- What the clock of the time zone shows, `2030-05-01T18:00:00`: the wish. The moments beside it follow from it.
    local_start             TEXT NOT NULL,
    local_end               TEXT,
    timezone                TEXT NOT NULL,
    starts_at               TEXT NOT NULL,
    ends_at                 TEXT,
    is_all_day              INTEGER NOT NULL,
    location                TEXT,
    latitude                REAL,
    longitude               REAL,
    -- The place on a ball of radius 1, by which distances are compared.
    point_x                 REAL,
    point_y                 REAL,
    point_z                 REAL,
    accessibility           TEXT NOT NULL,
    -- What of it lists ask for.
    step_free               TEXT NOT NULL,
    -- Null for any number.
    max_attendees           INTEGER,
    is_online               INTEGER NOT NULL,
    allow_remote_attendance INTEGER NOT NULL,
    online_link             TEXT,
    video_url               TEXT,
    image_url               TEXT,
    cover_image_url         TEXT,
    category_id             INTEGER,
    -- Of a group that is deleted, so that its events stay out of sight; therefore no key.
    group_id                INTEGER,
    series_id               INTEGER,
    federated_visibility    TEXT NOT NULL,
    publication_state       TEXT NOT NULL,
    operational_state       TEXT NOT NULL,
    -- Steps of its life; changes that calendars show; changes that partners see.
    lifecycle_version       INTEGER NOT NULL,
    calendar_sequence       INTEGER NOT NULL,
    federation_version      INTEGER NOT NULL,
    -- What was said with the latest step.
    lifecycle_reason        TEXT,
    submitted_at            TEXT,
    submitted_by            INTEGER,
    published_at            TEXT,
    cancelled_at            TEXT,
    -- The template of which it is an occurrence.
    parent_event_id         INTEGER,
    is_recurring_template   INTEGER NOT NULL,
    -- By which an occurrence is known for ever.
    occurrence_key          TEXT,
    recurrence_id           TEXT,
    occurrence_date         TEXT,
    search_text             TEXT NOT NULL,
    created_at              TEXT NOT NULL,
    updated_at              TEXT NOT NULL,
    CONSTRAINT events_organizer FOREIGN KEY (tenant_id, organizer_id) REFERENCES users (tenant_id, id),
    CONSTRAINT events_submitter FOREIGN KEY (tenant_id, submitted_by) REFERENCES users (tenant_id, id),
    CONSTRAINT events_category FOREIGN KEY (tenant_id, category_id) REFERENCES categories (tenant_id, id),
    CONSTRAINT events_series FOREIGN KEY (tenant_id, series_id) REFERENCES event_series (tenant_id, id),
    CONSTRAINT events_parent FOREIGN KEY (tenant_id, parent_event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT events_step_free CHECK (step_free IN ('yes', 'no', 'unknown')),
    CONSTRAINT events_federated_visibility CHECK (federated_visibility IN ('none', 'listed', 'joinable')),
    CONSTRAINT events_publication_state CHECK (publication_state IN ('draft', 'pending_review', 'published', 'archived')),
    CONSTRAINT events_operational_state CHECK (operational_state IN ('scheduled', 'postponed', 'cancelled', 'completed')),
    CONSTRAINT events_axes CHECK (publication_state NOT IN ('draft', 'pending_review') OR operational_state = 'scheduled'),
    CONSTRAINT events_ends CHECK (ends_at > starts_at),
    CONSTRAINT events_all_day CHECK (NOT is_all_day OR ends_at IS NOT NULL),
    CONSTRAINT events_capacity CHECK (max_attendees BETWEEN 1 AND 100000),
    CONSTRAINT events_place CHECK ((latitude IS NULL) = (longitude IS NULL))
) STRICT;

CREATE UNIQUE INDEX events_tenant_id ON events (tenant_id, id);
CREATE UNIQUE INDEX events_occurrence ON events (tenant_id, occurrence_key) WHERE occurrence_key IS NOT NULL;
CREATE INDEX events_by_start ON events (tenant_id, publication_state, starts_at, id);
CREATE INDEX events_by_organizer ON events (tenant_id, organizer_id, starts_at);
CREATE INDEX events_by_group ON events (tenant_id, group_id, starts_at) WHERE group_id IS NOT NULL;
CREATE INDEX events_by_series ON events (tenant_id, series_id, starts_at) WHERE series_id IS NOT NULL;
CREATE INDEX events_by_category ON events (tenant_id, category_id) WHERE category_id IS NOT NULL;
CREATE INDEX events_by_parent ON events (tenant_id, parent_event_id, starts_at) WHERE parent_event_id IS NOT NULL;

CREATE TABLE event_status_history (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    event_id          INTEGER NOT NULL,
    lifecycle_version INTEGER NOT NULL,
    action            TEXT NOT NULL,
    from_publication  TEXT NOT NULL,
    to_publication    TEXT NOT NULL,
    from_operational  TEXT NOT NULL,
    to_operational    TEXT NOT NULL,
    reason            TEXT,
    -- Null for the program itself, and for somebody who administers from outside.
    actor_id          INTEGER,
    cascade           TEXT NOT NULL,
    created_at        TEXT NOT NULL,
    CONSTRAINT event_status_history_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_status_history_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_status_history_tenant_id ON event_status_history (tenant_id, id);
CREATE UNIQUE INDEX event_status_history_version ON event_status_history (tenant_id, event_id, lifecycle_version);

CREATE TABLE event_engagements (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    event_id   INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT event_engagements_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_engagements_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_engagements_tenant_id ON event_engagements (tenant_id, id);
CREATE UNIQUE INDEX event_engagements_person ON event_engagements (tenant_id, event_id, user_id);
CREATE INDEX event_engagements_by_user ON event_engagements (tenant_id, user_id);

CREATE TABLE event_registrations (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    event_id      INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    capacity_pool TEXT NOT NULL,
    state         TEXT NOT NULL,
    -- Moves so far.
    version       INTEGER NOT NULL,
    invited_at    TEXT,
    pending_at    TEXT,
    confirmed_at  TEXT,
    declined_at   TEXT,
    cancelled_at  TEXT,
    created_at    TEXT NOT NULL,
    updated_at    TEXT NOT NULL,
    CONSTRAINT event_registrations_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_registrations_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_registrations_state CHECK (state IN ('invited', 'pending', 'confirmed', 'declined', 'cancelled'))
) STRICT;

CREATE UNIQUE INDEX event_registrations_tenant_id ON event_registrations (tenant_id, id);
CREATE UNIQUE INDEX event_registrations_person ON event_registrations (tenant_id, event_id, user_id, capacity_pool);
CREATE INDEX event_registrations_by_state ON event_registrations (tenant_id, event_id, state, user_id);
CREATE INDEX event_registrations_by_user ON event_registrations (tenant_id, user_id, state);

CREATE TABLE event_registration_history (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id       INTEGER NOT NULL,
    registration_id INTEGER NOT NULL,
    from_state      TEXT,
    to_state        TEXT NOT NULL,
    version         INTEGER NOT NULL,
    reason          TEXT,
    actor_id        INTEGER,
    created_at      TEXT NOT NULL,
    CONSTRAINT event_registration_history_registration FOREIGN KEY (tenant_id, registration_id)
        REFERENCES event_registrations (tenant_id, id),
    CONSTRAINT event_registration_history_actor FOREIGN KEY (tenant_id, actor_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_registration_history_tenant_id ON event_registration_history (tenant_id, id);
CREATE UNIQUE INDEX event_registration_history_version ON event_registration_history (tenant_id, registration_id, version);

CREATE TABLE event_waitlist_entries (
    id               INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id        INTEGER NOT NULL,
    event_id         INTEGER NOT NULL,
    user_id          INTEGER NOT NULL,
    state            TEXT NOT NULL,
    version          INTEGER NOT NULL,
    -- Who joined earlier has a smaller one.
    queue_sequence   INTEGER NOT NULL,
    offered_at       TEXT,
    -- A place is held for them until then.
    offer_expires_at TEXT,
    accepted_at      TEXT,
    expired_at       TEXT,
    cancelled_at     TEXT,
    created_at       TEXT NOT NULL,
    updated_at       TEXT NOT NULL,
    CONSTRAINT event_waitlist_entries_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_waitlist_entries_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id),
    CONSTRAINT event_waitlist_entries_state CHECK (state IN ('waiting', 'offered', 'accepted', 'expired', 'cancelled')),
    CONSTRAINT event_waitlist_entries_offer CHECK (state <> 'offered' OR offer_expires_at IS NOT NULL)
) STRICT;

CREATE UNIQUE INDEX event_waitlist_entries_tenant_id ON event_waitlist_entries (tenant_id, id);
CREATE UNIQUE INDEX event_waitlist_entries_person ON event_waitlist_entries (tenant_id, event_id, user_id);
CREATE UNIQUE INDEX event_waitlist_entries_queue ON event_waitlist_entries (tenant_id, event_id, queue_sequence);
-- The clock looks across all communities.
CREATE INDEX event_waitlist_entries_due ON event_waitlist_entries (offer_expires_at) WHERE state = 'offered';
CREATE INDEX event_waitlist_entries_by_user ON event_waitlist_entries (tenant_id, user_id, state);
