task-missing = No hay ninguna tarea abandonada así.
task-kind-missing = No hay tareas de ese tipo.
