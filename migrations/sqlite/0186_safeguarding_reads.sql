-- Who of staff has read what a member told of their safety: a line for each of them and day. The member reads it.

CREATE TABLE safeguarding_reads (
    id               INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id        INTEGER NOT NULL,
    user_id          INTEGER NOT NULL,
    -- A platform super admin has another community than the member.
    reader_tenant_id INTEGER NOT NULL,
    reader_id        INTEGER NOT NULL,
    -- Its first moment.
    day              TEXT NOT NULL,
    times            INTEGER NOT NULL,
    first_read_at    TEXT NOT NULL,
    last_read_at     TEXT NOT NULL,
    CONSTRAINT safeguarding_reads_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT safeguarding_reads_times CHECK (times > 0)
) STRICT;

CREATE UNIQUE INDEX safeguarding_reads_tenant_id ON safeguarding_reads (tenant_id, id);
CREATE UNIQUE INDEX safeguarding_reads_once ON safeguarding_reads (tenant_id, user_id, reader_tenant_id, reader_id, day);
CREATE INDEX safeguarding_reads_by_user ON safeguarding_reads (tenant_id, user_id, id);
