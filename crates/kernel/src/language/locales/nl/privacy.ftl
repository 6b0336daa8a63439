# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

data-request-open = Je hebt dit al gevraagd. Het team antwoordt binnenkort.
data-request-missing = Dit verzoek bestaat niet.
data-request-over = Dit verzoek is al afgehandeld.
data-request-own = Dit is je eigen verzoek. Laat het over aan een andere beheerder.
data-request-received = We hebben je verzoek ontvangen en antwoorden binnen 30 dagen.
data-export-missing = Deze kopie bestaat niet.
data-export-over = Het bestand van deze kopie is er niet meer.
account-erased = Je account is verwijderd.
community-sole-admin = Je bent de enige beheerder van deze gemeenschap. Maak eerst iemand anders beheerder.
former-member = Voormalig lid
