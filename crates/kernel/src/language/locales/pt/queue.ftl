task-missing = Não há nenhuma tarefa abandonada assim.
task-kind-missing = Não há tarefas desse tipo.
