-- Why an event was cancelled, and who took its steps.

-- The words of the step that cancelled it; null unless it is. It stays what it is when the event is archived afterwards.
ALTER TABLE events ADD COLUMN cancellation_reason TEXT;

UPDATE events
   SET cancellation_reason = (SELECT h.reason
                                FROM event_status_history h
                               WHERE h.tenant_id = events.tenant_id AND h.event_id = events.id
                                 AND h.to_operational = 'cancelled' AND h.from_operational <> 'cancelled'
                               ORDER BY h.lifecycle_version DESC
                               LIMIT 1)
 WHERE operational_state = 'cancelled';

-- Who acted as the member; null for the member. No key: an administrator of the whole platform belongs to another community.
ALTER TABLE event_status_history ADD COLUMN impersonator_tenant_id INTEGER;
ALTER TABLE event_status_history ADD COLUMN impersonator_id INTEGER;
