-- The clock looks across all communities for those who were invited, or have asked, when an event begins.
CREATE INDEX event_registrations_open ON event_registrations (tenant_id, event_id) WHERE state IN ('invited', 'pending');

-- Why those who look after an event took somebody off its waiting list.
ALTER TABLE event_waitlist_history ADD COLUMN reason TEXT;
