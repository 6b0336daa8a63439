task-missing = There is no such task that was given up.
task-kind-missing = There is no such kind of task.
