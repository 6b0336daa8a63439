task-missing = Níl a leithéid de thasc tréigthe ann.
task-kind-missing = Níl tascanna den chineál sin ann.
