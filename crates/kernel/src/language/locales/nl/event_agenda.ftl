# Programma’s van evenementen.

event-session-missing = Dit programmaonderdeel bestaat niet.
event-agenda-closed = Het programma van dit evenement kan niet worden gewijzigd: het is voorbij of gaat niet door.
event-session-title = Geef het een titel.
event-session-outside = Een programmaonderdeel begint en eindigt binnen het evenement. Heeft het evenement geen einde, dan binnen een dag na het begin.
event-session-speaker-who = Kies een lid of geef de naam van een gast, niet allebei.
event-session-speaker-twice = Deze spreker staat al in de lijst.
event-session-room-taken = In deze ruimte is op hetzelfde moment een ander programmaonderdeel.
event-session-speaker-taken = Een van de sprekers spreekt op hetzelfde moment bij een ander programmaonderdeel.
event-sessions-many = Een evenement kan hoogstens { $most } programmaonderdelen hebben.
event-session-stale = Iemand anders heeft dit intussen veranderd. Bekijk het nog eens.
event-session-cancelled = Dit programmaonderdeel is afgelast.
event-agenda-order = Noem elk programmaonderdeel dat doorgaat precies één keer.
event-session-registration = Plaatsen bij programmaonderdelen zijn voor wie aan het evenement deelneemt. Meld je daar eerst voor aan.
event-session-closed = Je kunt je niet meer aanmelden voor dit programmaonderdeel.
event-session-full = Dit programmaonderdeel is vol.
bell-event-session-speaker = Je staat als spreker genoemd bij “{ $place }”.
bell-event-session-updated = De tijd of ruimte van het programmaonderdeel “{ $place }” is veranderd.
bell-event-session-cancelled = Het programmaonderdeel “{ $place }” is afgelast.
subject-event-session-speaker = Je spreekt bij een evenement: { $place }
subject-event-session-updated = Programmaonderdeel gewijzigd: { $place }
subject-event-session-cancelled = Programmaonderdeel afgelast: { $place }
type-event-session-speaker = Spreker bij een evenement
type-event-session-updated = Programmaonderdeel gewijzigd
type-event-session-cancelled = Programmaonderdeel afgelast
