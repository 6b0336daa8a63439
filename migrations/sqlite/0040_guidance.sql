-- What members are shown, asked and told: questions with answers, what they agreed to, and what they named in their first steps.

CREATE TABLE faqs (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    category     TEXT NOT NULL,
    -- The category as it is compared (base::text::name_key); whoever writes the one writes the other.
    category_key TEXT NOT NULL,
    question     TEXT NOT NULL,
    answer       TEXT NOT NULL,
    -- Question and answer as searches compare them (base::text::search_text).
    search_text  TEXT NOT NULL,
    sort_order   INTEGER NOT NULL,
    is_published INTEGER NOT NULL,
    created_at   TEXT NOT NULL,
    updated_at   TEXT NOT NULL,
    CONSTRAINT faqs_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX faqs_tenant_id ON faqs (tenant_id, id);
CREATE INDEX faqs_in_order ON faqs (tenant_id, category_key, sort_order, id);

-- Decisions of members; the last one of a type counts. Nobody changes or deletes them.
CREATE TABLE member_consents (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    slug       TEXT NOT NULL,
    version    TEXT NOT NULL,
    given      INTEGER NOT NULL,
    decided_at TEXT NOT NULL,
    CONSTRAINT member_consents_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX member_consents_tenant_id ON member_consents (tenant_id, id);
CREATE INDEX member_consents_by_member ON member_consents (tenant_id, user_id, slug, id);

CREATE TABLE member_interests (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id   INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    kind        TEXT NOT NULL,
    category_id INTEGER NOT NULL,
    created_at  TEXT NOT NULL,
    CONSTRAINT member_interests_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT member_interests_category FOREIGN KEY (tenant_id, category_id) REFERENCES categories (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT member_interests_kind CHECK (kind IN ('interest', 'offer', 'need'))
) STRICT;

CREATE UNIQUE INDEX member_interests_tenant_id ON member_interests (tenant_id, id);
CREATE UNIQUE INDEX member_interests_once ON member_interests (tenant_id, user_id, kind, category_id);
CREATE INDEX member_interests_by_category ON member_interests (tenant_id, category_id);
