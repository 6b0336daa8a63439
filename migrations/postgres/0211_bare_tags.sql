-- Tags as they are found by what somebody types: without marks over letters. The program writes anew what is not ASCII (src/app/upkeep.rs).

ALTER TABLE listing_tags ADD COLUMN bare_tag TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE feed_hashtags ADD COLUMN bare_tag TEXT COLLATE "C" NOT NULL DEFAULT '';

UPDATE listing_tags SET bare_tag = tag;
UPDATE feed_hashtags SET bare_tag = tag;

CREATE INDEX listing_tags_by_bare_tag ON listing_tags (tenant_id, bare_tag, tag) WHERE is_listed;
CREATE INDEX feed_hashtags_by_bare_tag ON feed_hashtags (tenant_id, bare_tag);
