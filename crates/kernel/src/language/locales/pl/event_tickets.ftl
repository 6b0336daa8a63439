# Tickets of events.

event-ticket-missing = Takich biletów nie ma.
event-ticket-forbidden = Nie możesz decydować o biletach na to wydarzenie.
event-ticket-stale = Ktoś inny zmienił to w międzyczasie. Obejrzyj to jeszcze raz.
event-ticket-event-closed = To wydarzenie się nie odbywa albo już się zaczęło, więc nie ma czego przygotowywać.
event-ticket-many = Wydarzenie może mieć najwyżej { $most } rodzajów biletów.
event-ticket-groups = Wybierz aktywne grupy, które widzisz.
event-ticket-not-editable = Najpierw wstrzymaj te bilety; to, co zarchiwizowane, pozostaje bez zmian.
event-ticket-step = Ten krok nie jest możliwy w obecnym stanie tych biletów.
event-ticket-unpayable = Na razie nie można płacić godzinami. Wybierz bilety bezpłatne.
event-ticket-over = Czas na te bilety minął. Najpierw go zmień.
event-ticket-registration = Bilety są dla tych, którzy biorą udział. Najpierw się zapisz.
event-ticket-not-active = Tych biletów teraz nie ma.
event-ticket-closed = To nie jest czas na te bilety.
event-ticket-not-eligible = Te bilety nie są dla wszystkich i to konto nie może ich mieć.
event-ticket-member-most = Jedna osoba może mieć najwyżej { $most } takich biletów.
event-ticket-exhausted = Tylu już nie ma: { $left }.
event-ticket-time = Podaj dzień i godzinę z sekundami i przesunięciem, na przykład 2030-05-01T18:00:00+01:00.
event-ticket-time-twice = Podaj ten czas raz: na zegarze wydarzenia albo w UTC.
event-ticket-offset = Na zegarze { $zone } przesunięcie wynosi wtedy { $offset }.
event-ticket-name = Podaj nazwę o długości od 1 do 191 liter.
event-ticket-price = Podaj liczbę godzin większą od zera, z najwyżej dwoma miejscami po przecinku.
event-ticket-price-free = Bezpłatne bilety nic nie kosztują.
event-ticket-member-limit = Jedna osoba nie może mieć więcej biletów, niż jest.
event-ticket-window = To musi być po początku.
event-ticket-window-late = To nie może być po rozpoczęciu wydarzenia.
event-ticket-fixed = Bilety zostały już wydane, więc to pozostaje bez zmian.
