# Ce que les nouvelles dates des événements reprennent.

event-blueprint-empty = Indiquez ce que les nouvelles dates reprennent.
event-blueprint-missing = Ce choix de ce que les nouvelles dates reprennent n'existe pas.
event-blueprint-early = Indiquez le moment d'une date à partir de celle-ci.
event-blueprint-blocked = Les nouvelles dates ne peuvent pas reprendre cela tel quel. Voyez ce qui s'y oppose.
event-blueprint-unavailable = Pour le moment, les nouvelles dates ne peuvent rien reprendre ici.
event-blueprint-reference = Un groupe auquel les billets sont destinés n'existe plus.
event-blueprint-time = Une heure que les nouvelles dates reprennent est impossible pour l'une d'elles.
event-blueprint-unreadable = Ce que les nouvelles dates reprennent est illisible.
event-blueprint-cursor = Indiquez le numéro d'une version.

bell-event-dates-stopped = Les nouvelles dates de « { $place } » ne peuvent pas être créées comme prévu. Voyez ce qu’elles reprennent.

subject-event-dates-stopped = Pas de nouvelles dates : { $place }

type-event-dates-stopped = Nouvelles dates d’un événement suspendues
