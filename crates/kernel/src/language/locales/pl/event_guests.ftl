# Guests at events.

event-guest-name = Napisz imię i nazwisko gościa.
event-guest-missing = Nie ma takiego gościa.
event-guest-conflict = Goście przychodzą z kimś, kto bierze udział. Ten gość lub twoje zgłoszenie jest anulowane.
event-guest-limit = Na to wydarzenie można zabrać najwyżej { $most } gości.
