-- What members want to hear of, how often, and of whom they want to hear nothing.

-- 1 or 0 by name; what is not named has its default (src/notifications/prefs/model.rs).
ALTER TABLE users ADD COLUMN notification_preferences TEXT NOT NULL DEFAULT '{}'
    CONSTRAINT users_notification_preferences CHECK (json_type(notification_preferences) = 'object');
ALTER TABLE users ADD COLUMN federation_notifications_enabled INTEGER NOT NULL DEFAULT 1;

CREATE TABLE notification_settings (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    context_type TEXT NOT NULL,
    -- The number of the group or thread; 0 for everything.
    context      INTEGER NOT NULL,
    -- The same number for a group: the setting goes with it.
    group_id     INTEGER,
    frequency    TEXT NOT NULL,
    updated_at   TEXT NOT NULL,
    CONSTRAINT notification_settings_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT notification_settings_group FOREIGN KEY (tenant_id, group_id) REFERENCES groups (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT notification_settings_context CHECK (
        context_type IN ('global', 'group', 'thread')
        AND (context_type = 'global') = (context = 0) AND (context_type = 'group') = (group_id IS NOT NULL)),
    CONSTRAINT notification_settings_frequency CHECK (frequency IN ('instant', 'daily', 'monthly', 'off'))
) STRICT;

CREATE UNIQUE INDEX notification_settings_tenant_id ON notification_settings (tenant_id, id);
CREATE UNIQUE INDEX notification_settings_once ON notification_settings (tenant_id, user_id, context_type, context);
CREATE INDEX notification_settings_by_group ON notification_settings (tenant_id, group_id);

CREATE TABLE match_preferences (
    id                     INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id              INTEGER NOT NULL,
    user_id                INTEGER NOT NULL,
    notification_frequency TEXT NOT NULL,
    notify_hot_matches     INTEGER NOT NULL,
    notify_mutual_matches  INTEGER NOT NULL,
    updated_at             TEXT NOT NULL,
    CONSTRAINT match_preferences_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT match_preferences_frequency CHECK (notification_frequency IN ('daily', 'fortnightly', 'monthly', 'never'))
) STRICT;

CREATE UNIQUE INDEX match_preferences_tenant_id ON match_preferences (tenant_id, id);
CREATE UNIQUE INDEX match_preferences_once ON match_preferences (tenant_id, user_id);

CREATE TABLE user_mutes (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id     INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    muted_user_id INTEGER NOT NULL,
    created_at    TEXT NOT NULL,
    CONSTRAINT user_mutes_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT user_mutes_muted FOREIGN KEY (tenant_id, muted_user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT user_mutes_not_self CHECK (user_id <> muted_user_id)
) STRICT;

CREATE UNIQUE INDEX user_mutes_tenant_id ON user_mutes (tenant_id, id);
CREATE UNIQUE INDEX user_mutes_pair ON user_mutes (tenant_id, user_id, muted_user_id);
CREATE INDEX user_mutes_by_muted ON user_mutes (tenant_id, muted_user_id, user_id);
CREATE INDEX user_mutes_latest ON user_mutes (tenant_id, user_id, id DESC);

-- What is unread: listed, and counted by type without reading the rows; for SQLite the columns of the condition must be in it for that.
CREATE INDEX notifications_unread ON notifications (tenant_id, user_id, id DESC, type, read_at, deleted_at)
    WHERE deleted_at IS NULL AND read_at IS NULL;
