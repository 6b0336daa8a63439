task-missing = Zo'n opgegeven taak is er niet.
task-kind-missing = Taken van deze soort zijn er niet.
