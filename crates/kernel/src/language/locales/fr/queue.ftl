task-missing = Il n'y a pas de telle tâche abandonnée.
task-kind-missing = Il n'y a pas de tâches de ce type.
