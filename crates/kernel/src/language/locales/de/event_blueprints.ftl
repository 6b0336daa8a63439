# Was neue Termine von Veranstaltungen übernehmen.

event-blueprint-empty = Bitte sag, was neue Termine übernehmen.
event-blueprint-missing = Diese Festlegung, was neue Termine übernehmen, gibt es nicht.
event-blueprint-early = Bitte gib die Zeit eines Termins ab diesem an.
event-blueprint-blocked = So wie es ist, können neue Termine das nicht übernehmen. Bitte sieh dir an, was im Weg steht.
event-blueprint-unavailable = Neue Termine können hier im Moment nichts übernehmen.
event-blueprint-reference = Eine Gruppe, für die die Karten sind, gibt es nicht mehr.
event-blueprint-time = Eine Zeit, die neue Termine übernehmen, ist an einem von ihnen nicht möglich.
event-blueprint-unreadable = Was neue Termine übernehmen, lässt sich nicht lesen.
event-blueprint-cursor = Bitte gib die Nummer einer Version an.

bell-event-dates-stopped = Neue Termine von „{ $place }“ können nicht wie vorgesehen angelegt werden. Bitte sieh dir an, was sie übernehmen.

subject-event-dates-stopped = Keine neuen Termine: { $place }

type-event-dates-stopped = Neue Termine einer Veranstaltung ausgesetzt
