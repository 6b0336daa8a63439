task-missing = Eine solche aufgegebene Aufgabe gibt es nicht.
task-kind-missing = Eine solche Art von Aufgabe gibt es nicht.
