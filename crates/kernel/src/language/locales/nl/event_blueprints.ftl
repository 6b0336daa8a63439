# Wat nieuwe data van evenementen overnemen.

event-blueprint-empty = Zeg wat nieuwe data overnemen.
event-blueprint-missing = Deze keuze van wat nieuwe data overnemen bestaat niet.
event-blueprint-early = Geef het tijdstip van een datum vanaf deze.
event-blueprint-blocked = Zo kunnen nieuwe data dit niet overnemen. Bekijk wat in de weg staat.
event-blueprint-unavailable = Nieuwe data kunnen hier op dit moment niets overnemen.
event-blueprint-reference = Een groep waarvoor de kaartjes zijn, bestaat niet meer.
event-blueprint-time = Een tijd die nieuwe data overnemen, kan op een ervan niet.
event-blueprint-unreadable = Wat nieuwe data overnemen, kan niet worden gelezen.
event-blueprint-cursor = Geef het nummer van een versie.

bell-event-dates-stopped = Nieuwe data van “{ $place }” kunnen niet worden gemaakt zoals bedoeld. Bekijk wat ze overnemen.

subject-event-dates-stopped = Geen nieuwe data: { $place }

type-event-dates-stopped = Nieuwe data van een evenement gestopt
