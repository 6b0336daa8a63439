-- What members say of answers to questions that are asked often. What they say last counts.

CREATE TABLE faq_feedback (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    faq_id     INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    is_helpful INTEGER NOT NULL,
    comment    TEXT,
    created_at TEXT NOT NULL,
    CONSTRAINT faq_feedback_faq FOREIGN KEY (tenant_id, faq_id) REFERENCES faqs (tenant_id, id) ON DELETE CASCADE,
    CONSTRAINT faq_feedback_user FOREIGN KEY (tenant_id, user_id) REFERENCES users (tenant_id, id) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX faq_feedback_tenant_id ON faq_feedback (tenant_id, id);
CREATE UNIQUE INDEX faq_feedback_once ON faq_feedback (tenant_id, faq_id, user_id);
CREATE INDEX faq_feedback_by_user ON faq_feedback (tenant_id, user_id);
