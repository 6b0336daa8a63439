task-missing = Non c'è nessuna attività abbandonata con questo numero.
task-kind-missing = Non ci sono attività di questo tipo.
