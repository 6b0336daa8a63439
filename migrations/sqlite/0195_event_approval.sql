-- Those who look after an event may decide about each registration.

ALTER TABLE event_form_settings ADD COLUMN approval_mode TEXT NOT NULL DEFAULT 'automatic'
    CONSTRAINT event_form_settings_approval_mode CHECK (approval_mode IN ('automatic', 'manual'));
