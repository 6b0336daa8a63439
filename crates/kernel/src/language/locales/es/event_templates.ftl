# Plantillas de eventos.

event-template-missing = Esta plantilla no existe.
event-template-blocked = Así no es posible. Mira qué lo impide.
event-template-changed = El evento ha cambiado desde que lo miraste. Míralo de nuevo.
event-template-archived = Esta plantilla está archivada. Ya no se crean eventos con ella.
event-template-stale = Otra persona ha revisado esta plantilla. Vuelve a cargarla.
event-template-name = Ponle un nombre a la plantilla.
event-template-source = Indica de qué evento se toma.
event-template-empty = Lo que decía esta plantilla se fue con quien lo escribió. Guarda otro evento.
event-templates-many = Puedes guardar como máximo { $most } plantillas. Archiva antes una.
event-template-versions = Esta plantilla ya tiene { $most } versiones. Guarda una nueva.
