-- The ledger of occurrences is asked occurrence by occurrence. Each of thousands of lines paid for an index by template that nothing asks.

DROP INDEX event_occurrence_ledger_by_root;
