# Programy wydarzeń.

event-session-missing = Takiej sesji nie ma.
event-agenda-closed = Programu tego wydarzenia nie można zmienić: już się skończyło albo się nie odbywa.
event-session-title = Podaj tytuł.
event-session-outside = Sesja zaczyna się i kończy w czasie wydarzenia. Jeśli wydarzenie nie ma końca, w ciągu doby od jego początku.
event-session-speaker-who = Wybierz członka albo podaj imię i nazwisko gościa, nie jedno i drugie.
event-session-speaker-twice = Ta osoba już jest na liście.
event-session-room-taken = W tej sali o tej samej porze jest inna sesja.
event-session-speaker-taken = Jedna z osób występuje o tej samej porze na innej sesji.
event-sessions-many = Wydarzenie może mieć najwyżej tyle sesji: { $most }.
event-session-stale = Ktoś inny zmienił to w międzyczasie. Obejrzyj to jeszcze raz.
event-session-cancelled = Ta sesja została odwołana.
event-agenda-order = Wymień każdą sesję, która się odbywa, dokładnie raz.
event-session-registration = Miejsca na sesjach są dla osób, które biorą udział w wydarzeniu. Najpierw się na nie zapisz.
event-session-closed = Nie można już zapisać się na tę sesję.
event-session-full = Na tej sesji nie ma już miejsc.
bell-event-session-speaker = Występujesz na wydarzeniu „{ $place }”.
bell-event-session-updated = Zmienił się czas lub sala sesji „{ $place }”.
bell-event-session-cancelled = Sesja „{ $place }” została odwołana.
subject-event-session-speaker = Występujesz na wydarzeniu: { $place }
subject-event-session-updated = Zmiana sesji: { $place }
subject-event-session-cancelled = Sesja odwołana: { $place }
type-event-session-speaker = Wystąpienie na wydarzeniu
type-event-session-updated = Zmiana sesji
type-event-session-cancelled = Sesja odwołana
