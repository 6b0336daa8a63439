# Co przejmują nowe terminy wydarzeń.

event-blueprint-empty = Podaj, co przejmują nowe terminy.
event-blueprint-missing = Ten wybór tego, co przejmują nowe terminy, nie istnieje.
event-blueprint-early = Podaj czas terminu nie wcześniejszego niż ten.
event-blueprint-blocked = Nowe terminy nie mogą tego przejąć w tej postaci. Zobacz, co stoi na przeszkodzie.
event-blueprint-unavailable = Nowe terminy nie mogą tu teraz niczego przejąć.
event-blueprint-reference = Grupa, dla której są bilety, już nie istnieje.
event-blueprint-time = Czas przejmowany przez nowe terminy jest w jednym z nich niemożliwy.
event-blueprint-unreadable = Nie można odczytać tego, co przejmują nowe terminy.
event-blueprint-cursor = Podaj numer wersji.

bell-event-dates-stopped = Nowych terminów „{ $place }” nie można utworzyć zgodnie z planem. Zobacz, co przejmują.

subject-event-dates-stopped = Brak nowych terminów: { $place }

type-event-dates-stopped = Wstrzymane nowe terminy wydarzenia
