-- What is in a collection, latest first.
CREATE INDEX marketplace_collection_items_latest ON marketplace_collection_items (tenant_id, collection_id, id);
