-- By which key the addresses of a session's resources are sealed: empty if nobody has looked, null if there are none.

ALTER TABLE event_sessions ADD COLUMN sealed_by TEXT;

UPDATE event_sessions SET sealed_by = '' WHERE CAST(resources AS TEXT) <> '[]';

-- Those that another key than today's sealed are sealed anew, across all communities.
CREATE INDEX event_sessions_by_key ON event_sessions (sealed_by) WHERE sealed_by IS NOT NULL;
