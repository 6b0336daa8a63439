-- A review that was set aside or hidden can be shown again. Points are found by what earned them.

ALTER TABLE review_moderations DROP CONSTRAINT review_moderations_action;
ALTER TABLE review_moderations ADD CONSTRAINT review_moderations_action
    CHECK (action IN ('flag', 'hide', 'approve', 'remove'));

CREATE INDEX xp_entries_by_subject ON xp_entries (tenant_id, reason, subject);
