task-missing = Nie ma takiego porzuconego zadania.
task-kind-missing = Nie ma zadań tego rodzaju.
