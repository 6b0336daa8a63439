-- What the listing was called when it was asked for: both agreed on that, and later words of it may wait for staff.
ALTER TABLE exchanges ADD COLUMN title TEXT NOT NULL DEFAULT '';
UPDATE exchanges SET title = (SELECT l.title FROM listings l WHERE l.tenant_id = exchanges.tenant_id AND l.id = exchanges.listing_id);
