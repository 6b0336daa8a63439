# Szablony wydarzeń.

event-template-missing = Ten szablon nie istnieje.
event-template-blocked = W tej postaci się nie da. Zobacz, co stoi na przeszkodzie.
event-template-changed = Wydarzenie zmieniło się, odkąd je oglądano. Obejrzyj je ponownie.
event-template-archived = Ten szablon jest zarchiwizowany. Nie powstają już z niego wydarzenia.
event-template-stale = Ktoś inny zmienił ten szablon. Wczytaj go ponownie.
event-template-name = Nadaj szablonowi nazwę.
event-template-source = Podaj, z którego wydarzenia pochodzi.
event-template-empty = Treść tego szablonu zniknęła wraz z osobą, która ją napisała. Zachowaj inne wydarzenie.
event-templates-many = Można zachować najwyżej { $most } szablonów. Najpierw zarchiwizuj jeden.
event-template-versions = Ten szablon ma już { $most } wersji. Zachowaj nowy.
