# Che cosa riprendono le nuove date degli eventi.

event-blueprint-empty = Indica che cosa riprendono le nuove date.
event-blueprint-missing = Questa scelta di ciò che riprendono le nuove date non esiste.
event-blueprint-early = Indica il momento di una data a partire da questa.
event-blueprint-blocked = Le nuove date non possono riprendere questo così com'è. Guarda che cosa lo impedisce.
event-blueprint-unavailable = Al momento le nuove date non possono riprendere nulla qui.
event-blueprint-reference = Un gruppo a cui sono destinati i biglietti non esiste più.
event-blueprint-time = Un orario che le nuove date riprendono non è possibile in una di esse.
event-blueprint-unreadable = Non si può leggere ciò che le nuove date riprendono.
event-blueprint-cursor = Indica il numero di una versione.

bell-event-dates-stopped = Le nuove date di «{ $place }» non possono essere create come previsto. Guarda che cosa riprendono.

subject-event-dates-stopped = Nessuna nuova data: { $place }

type-event-dates-stopped = Nuove date di un evento sospese
