-- Which post quotes which other; a quote goes with either.

CREATE TABLE feed_quotes (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id INTEGER NOT NULL,
    post_id   INTEGER NOT NULL,
    quoted_id INTEGER NOT NULL,
    CONSTRAINT feed_quotes_post FOREIGN KEY (tenant_id, post_id) REFERENCES feed_posts (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT feed_quotes_quoted FOREIGN KEY (tenant_id, quoted_id) REFERENCES feed_posts (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX feed_quotes_tenant_id ON feed_quotes (tenant_id, id);
CREATE UNIQUE INDEX feed_quotes_once ON feed_quotes (tenant_id, post_id);
CREATE INDEX feed_quotes_by_quoted ON feed_quotes (tenant_id, quoted_id);
