-- What members can tell of their safety in their first steps, and what they told. Only staff read that.

CREATE TABLE safeguarding_options (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id      INTEGER NOT NULL,
    option_key     TEXT NOT NULL,
    type           TEXT NOT NULL,
    label          TEXT NOT NULL,
    description    TEXT,
    help_url       TEXT,
    is_required    INTEGER NOT NULL,
    -- A list of values with their words.
    select_options TEXT NOT NULL,
    -- The measure about the member that is taken as soon as they tell it.
    measure        TEXT,
    sort_order     INTEGER NOT NULL,
    is_active      INTEGER NOT NULL,
    created_at     TEXT NOT NULL,
    updated_at     TEXT NOT NULL,
    CONSTRAINT safeguarding_options_type CHECK (type IN ('checkbox', 'select', 'info')),
    CONSTRAINT safeguarding_options_measure
        CHECK (measure IN ('no_contact', 'vetting_required', 'jurisdiction_required', 'vetted', 'jurisdiction_known')),
    CONSTRAINT safeguarding_options_info CHECK (type <> 'info' OR (NOT is_required AND measure IS NULL))
) STRICT;

CREATE UNIQUE INDEX safeguarding_options_tenant_id ON safeguarding_options (tenant_id, id);
CREATE UNIQUE INDEX safeguarding_options_key ON safeguarding_options (tenant_id, option_key);

CREATE TABLE safeguarding_choices (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    option_id    INTEGER NOT NULL,
    value        TEXT,
    -- The measure that was taken for it; it stays when this is taken back.
    measure_id   INTEGER,
    chosen_at    TEXT NOT NULL,
    withdrawn_at TEXT,
    CONSTRAINT safeguarding_choices_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT safeguarding_choices_option FOREIGN KEY (tenant_id, option_id) REFERENCES safeguarding_options (tenant_id, id),
    CONSTRAINT safeguarding_choices_measure FOREIGN KEY (tenant_id, measure_id) REFERENCES safeguarding_measures (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX safeguarding_choices_tenant_id ON safeguarding_choices (tenant_id, id);
CREATE UNIQUE INDEX safeguarding_choices_once ON safeguarding_choices (tenant_id, user_id, option_id);
CREATE INDEX safeguarding_choices_by_option ON safeguarding_choices (tenant_id, option_id);
CREATE INDEX safeguarding_choices_by_measure ON safeguarding_choices (tenant_id, measure_id) WHERE measure_id IS NOT NULL;
