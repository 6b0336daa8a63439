-- What existing clients send with a group, and in which way members turned to the owner of a listing.

ALTER TABLE groups ADD COLUMN primary_color TEXT;
ALTER TABLE groups ADD COLUMN accent_color TEXT;
ALTER TABLE groups ADD COLUMN tags JSONB NOT NULL DEFAULT '[]'
    CONSTRAINT groups_tags CHECK (jsonb_typeof(tags) = 'array');

-- Null where it was not noted yet.
ALTER TABLE listing_contacts ADD COLUMN kind TEXT
    CONSTRAINT listing_contacts_kind CHECK (kind IN ('message', 'exchange'));
