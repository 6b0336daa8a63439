-- Repetitions are looked for by the account that gives, so that those of issuance and of the fund are found too.

DROP INDEX transactions_by_fingerprint;
CREATE INDEX transactions_by_fingerprint ON transactions (tenant_id, from_account_id, fingerprint, created_at)
    WHERE fingerprint IS NOT NULL;
