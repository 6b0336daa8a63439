-- What members tell of themselves beyond the account: a picture that is a file, skills, times, and how pages look for them.

-- YYYY-MM-DD.
ALTER TABLE users ADD COLUMN date_of_birth TEXT;

-- Members on the map.
CREATE INDEX users_by_place ON users (tenant_id, latitude, longitude)
    WHERE status = 'active' AND deleted_at IS NULL AND latitude IS NOT NULL;

-- The file of a member's picture; users.avatar_url holds its address. None for a picture that is elsewhere.
CREATE TABLE member_avatars (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    file_id   INTEGER NOT NULL,
    CONSTRAINT member_avatars_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT member_avatars_file FOREIGN KEY (tenant_id, file_id) REFERENCES media_files (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX member_avatars_tenant_id ON member_avatars (tenant_id, id);
CREATE UNIQUE INDEX member_avatars_once ON member_avatars (tenant_id, user_id);
CREATE INDEX member_avatars_by_file ON member_avatars (tenant_id, file_id);

-- How pages look for a member, and what they show; whoever decided nothing has no row.
CREATE TABLE member_preferences (
    id                           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id                    INTEGER NOT NULL,
    user_id                      INTEGER NOT NULL,
    theme                        TEXT NOT NULL,
    accent_color                 TEXT,
    font_size                    TEXT NOT NULL,
    density                      TEXT NOT NULL,
    large_text                   INTEGER NOT NULL,
    high_contrast                INTEGER NOT NULL,
    reduced_motion               INTEGER NOT NULL,
    simplified_layout            INTEGER NOT NULL,
    prefers_chronological        INTEGER NOT NULL,
    auto_translate_ugc           INTEGER NOT NULL,
    auto_translate_target_locale TEXT,
    updated_at                   TEXT NOT NULL,
    CONSTRAINT member_preferences_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT member_preferences_theme CHECK (theme IN ('light', 'dark', 'system')),
    CONSTRAINT member_preferences_font_size CHECK (font_size IN ('small', 'medium', 'large')),
    CONSTRAINT member_preferences_density CHECK (density IN ('compact', 'comfortable', 'spacious'))
) STRICT;

CREATE UNIQUE INDEX member_preferences_tenant_id ON member_preferences (tenant_id, id);
CREATE UNIQUE INDEX member_preferences_once ON member_preferences (tenant_id, user_id);

CREATE TABLE skill_categories (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    name          TEXT NOT NULL,
    slug          TEXT NOT NULL,
    parent_id     INTEGER,
    description   TEXT,
    icon          TEXT,
    display_order INTEGER NOT NULL,
    is_active     INTEGER NOT NULL,
    created_at    TEXT NOT NULL,
    CONSTRAINT skill_categories_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT skill_categories_parent FOREIGN KEY (tenant_id, parent_id) REFERENCES skill_categories (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX skill_categories_tenant_id ON skill_categories (tenant_id, id);
CREATE UNIQUE INDEX skill_categories_slug ON skill_categories (tenant_id, slug);
CREATE INDEX skill_categories_by_parent ON skill_categories (tenant_id, parent_id);

-- What members can do and look for. users.skills is made from this.
CREATE TABLE member_skills (
    id                INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id         INTEGER NOT NULL,
    user_id           INTEGER NOT NULL,
    category_id       INTEGER,
    skill_name        TEXT NOT NULL,
    -- The name as it is compared (base::text::name_key); whoever writes the name writes this.
    skill_key         TEXT NOT NULL,
    proficiency_level TEXT NOT NULL,
    is_offering       INTEGER NOT NULL,
    is_requesting     INTEGER NOT NULL,
    created_at        TEXT NOT NULL,
    updated_at        TEXT NOT NULL,
    CONSTRAINT member_skills_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT member_skills_category FOREIGN KEY (tenant_id, category_id) REFERENCES skill_categories (tenant_id, id),
    CONSTRAINT member_skills_level CHECK (proficiency_level IN ('beginner', 'intermediate', 'advanced', 'expert'))
) STRICT;

CREATE UNIQUE INDEX member_skills_tenant_id ON member_skills (tenant_id, id);
CREATE UNIQUE INDEX member_skills_once ON member_skills (tenant_id, user_id, skill_key);
CREATE INDEX member_skills_by_key ON member_skills (tenant_id, skill_key, user_id);
CREATE INDEX member_skills_by_category ON member_skills (tenant_id, category_id);

-- Skills of profiles from before.
INSERT INTO member_skills (tenant_id, user_id, skill_name, skill_key, proficiency_level, is_offering, is_requesting, created_at, updated_at)
SELECT u.tenant_id, u.id, MIN(TRIM(s.value)), LOWER(TRIM(s.value)), 'intermediate', 1, 0, u.created_at, u.created_at
  FROM users u, json_each(u.skills) s
 WHERE TRIM(s.value) <> '' AND LENGTH(TRIM(s.value)) <= 100
 GROUP BY u.tenant_id, u.id, u.created_at, LOWER(TRIM(s.value));

-- When members have time: every week where there is no date, in hours and minutes of the community's time zone.
CREATE TABLE member_availability (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    -- 0 is Sunday.
    day_of_week   INTEGER NOT NULL,
    -- HH:MM.
    start_time    TEXT NOT NULL,
    end_time      TEXT NOT NULL,
    -- YYYY-MM-DD.
    specific_date TEXT,
    note          TEXT,
    created_at    TEXT NOT NULL,
    CONSTRAINT member_availability_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT member_availability_day CHECK (day_of_week BETWEEN 0 AND 6),
    CONSTRAINT member_availability_order CHECK (start_time < end_time)
) STRICT;

CREATE UNIQUE INDEX member_availability_tenant_id ON member_availability (tenant_id, id);
CREATE INDEX member_availability_by_member ON member_availability (tenant_id, user_id, specific_date, day_of_week, start_time);
CREATE INDEX member_availability_by_day ON member_availability (tenant_id, day_of_week, start_time) WHERE specific_date IS NULL;

-- Which listings fit a member, beyond how often they are told.
ALTER TABLE match_preferences ADD COLUMN max_distance_km INTEGER NOT NULL DEFAULT 25;
ALTER TABLE match_preferences ADD COLUMN min_match_score INTEGER NOT NULL DEFAULT 50;
ALTER TABLE match_preferences ADD COLUMN matching_paused INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match_preferences ADD COLUMN categories TEXT NOT NULL DEFAULT '[]'
    CONSTRAINT match_preferences_categories CHECK (json_type(categories) = 'array');
ALTER TABLE match_preferences ADD COLUMN availability TEXT NOT NULL DEFAULT '[]'
    CONSTRAINT match_preferences_availability CHECK (json_type(availability) = 'array');
