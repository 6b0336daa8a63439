-- Communities. Everything that a community owns carries its id.

CREATE TABLE tenants (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    slug              TEXT NOT NULL,
    name              TEXT NOT NULL,
    domain            TEXT,
    accessible_domain TEXT,
    tagline           TEXT,
    currency          TEXT NOT NULL,
    default_language  TEXT NOT NULL,
    status            TEXT NOT NULL,
    -- What this community switched on or off against the defaults.
    features          TEXT NOT NULL,
    settings          TEXT NOT NULL,
    created_at        TEXT NOT NULL,
    updated_at        TEXT NOT NULL,
    CONSTRAINT tenants_status CHECK (status IN ('active', 'inactive')),
    CONSTRAINT tenants_features CHECK (json_type(features) = 'object'),
    CONSTRAINT tenants_settings CHECK (json_type(settings) = 'object')
) STRICT;

CREATE UNIQUE INDEX tenants_slug ON tenants (slug);
CREATE UNIQUE INDEX tenants_domain ON tenants (domain);
CREATE UNIQUE INDEX tenants_accessible_domain ON tenants (accessible_domain);
