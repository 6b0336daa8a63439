-- What the program does once with rows that are there, because SQL alone cannot.
CREATE TABLE upkeep (
    name    TEXT NOT NULL,
    done_at TIMESTAMPTZ NOT NULL,
    CONSTRAINT upkeep_pkey PRIMARY KEY (name)
);
