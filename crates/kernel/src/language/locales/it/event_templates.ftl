# Modelli di eventi.

event-template-missing = Questo modello non esiste.
event-template-blocked = Così com'è non si può fare. Guarda che cosa lo impedisce.
event-template-changed = L'evento è cambiato da quando l'hai guardato. Guardalo di nuovo.
event-template-archived = Questo modello è archiviato. Non se ne ricavano più eventi.
event-template-stale = Qualcun altro ha modificato questo modello. Ricaricalo.
event-template-name = Dai un nome al modello.
event-template-source = Indica da quale evento è preso.
event-template-empty = Ciò che diceva questo modello se n'è andato con chi l'aveva scritto. Conserva un altro evento.
event-templates-many = Puoi conservare al massimo { $most } modelli. Archiviane prima uno.
event-template-versions = Questo modello ha già { $most } versioni. Conservane uno nuovo.
