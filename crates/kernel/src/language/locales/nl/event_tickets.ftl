# Tickets of events.

event-ticket-missing = Deze tickets bestaan niet.
event-ticket-forbidden = Je kunt niet over de tickets van dit evenement beslissen.
event-ticket-stale = Iemand anders heeft dit intussen veranderd. Bekijk het nog eens.
event-ticket-event-closed = Dit evenement gaat niet door of is begonnen, dus er valt niets voor te bereiden.
event-ticket-many = Een evenement kan hoogstens { $most } soorten tickets hebben.
event-ticket-groups = Kies actieve groepen die je kunt zien.
event-ticket-not-editable = Pauzeer deze tickets eerst; wat gearchiveerd is, blijft zoals het is.
event-ticket-step = Deze stap past niet bij hoe het met deze tickets staat.
event-ticket-unpayable = Er kan nog niets met uren worden betaald. Kies gratis tickets.
event-ticket-over = De tijd voor deze tickets is voorbij. Verander die eerst.
event-ticket-registration = Tickets zijn voor wie meedoet. Meld je eerst aan.
event-ticket-not-active = Deze tickets zijn er nu even niet.
event-ticket-closed = Het is niet de tijd voor deze tickets.
event-ticket-not-eligible = Deze tickets zijn niet voor iedereen, en dit account kan ze niet krijgen.
event-ticket-member-most = Eén persoon kan hoogstens { $most } van deze tickets hebben.
event-ticket-exhausted = Zoveel zijn er niet meer: { $left }.
event-ticket-time = Geef een dag en een tijd met seconden en tijdsverschil, zoals 2030-05-01T18:00:00+01:00.
event-ticket-time-twice = Geef deze tijd één keer, op de klok van het evenement of in UTC.
event-ticket-offset = Op de klok van { $zone } is het tijdsverschil dan { $offset }.
event-ticket-name = Geef een naam van 1 tot 191 letters.
event-ticket-price = Geef een aantal uren boven nul, met hoogstens twee decimalen.
event-ticket-price-free = Gratis tickets kosten niets.
event-ticket-member-limit = Eén persoon kan er niet meer hebben dan er zijn.
event-ticket-window = Dit moet na het begin zijn.
event-ticket-window-late = Dit kan niet na het begin van het evenement zijn.
event-ticket-fixed = Er zijn al tickets uitgegeven, dus dit blijft zoals het is.
