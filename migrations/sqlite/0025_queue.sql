-- One queue for everything that waits. What was waiting as a delivery waits as a task, with its attempts; no worker holds it any more.

CREATE TABLE tasks (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id    INTEGER NOT NULL,
    -- Which worker does it: `event.bell` tells the bell of a domain event.
    kind         TEXT NOT NULL,
    -- The row that it is about, in the table that its kind says.
    subject      INTEGER NOT NULL,
    -- Tasks of a kind and a community with the same lane are done one after the other, in the order of their ids.
    lane         TEXT,
    status       TEXT NOT NULL,
    attempts     INTEGER NOT NULL,
    -- When it is to be done.
    due_at       TEXT NOT NULL,
    -- When it may be claimed: when it is due, or when the lease of whoever has it ends.
    ready_at     TEXT NOT NULL,
    lease_owner  TEXT,
    -- How far it came, for its worker.
    resume_after INTEGER,
    last_error   TEXT,
    finished_at  TEXT,
    CONSTRAINT tasks_tenant FOREIGN KEY (tenant_id) REFERENCES tenants (id) ON DELETE CASCADE,
    CONSTRAINT tasks_status CHECK (status IN ('pending', 'done', 'dead')),
    CONSTRAINT tasks_lease CHECK (lease_owner IS NULL OR status = 'pending'),
    CONSTRAINT tasks_finished CHECK ((status = 'pending') = (finished_at IS NULL))
) STRICT;

CREATE UNIQUE INDEX tasks_tenant_id ON tasks (tenant_id, id);
CREATE UNIQUE INDEX tasks_once ON tasks (tenant_id, kind, subject);
-- Workers ask what is ready across all communities.
CREATE INDEX tasks_ready ON tasks (kind, ready_at, id) WHERE status = 'pending';
CREATE INDEX tasks_lane ON tasks (tenant_id, kind, lane, id) WHERE status = 'pending' AND lane IS NOT NULL;
CREATE INDEX tasks_over ON tasks (status, finished_at) WHERE status <> 'pending';

-- Kinds of tasks that nobody claims until the operator lets them go on.
CREATE TABLE task_pauses (
    kind  TEXT NOT NULL,
    since TEXT NOT NULL,
    CONSTRAINT task_pauses_pkey PRIMARY KEY (kind)
) STRICT;

INSERT INTO tasks (tenant_id, kind, subject, status, attempts, due_at, ready_at, resume_after, last_error, finished_at)
SELECT tenant_id, 'event.' || consumer, domain_event_id, status, attempts, due_at, due_at, resume_after, last_error, finished_at
  FROM deliveries
 ORDER BY id;

DROP TABLE deliveries;
