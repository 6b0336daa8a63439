# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

socket-id-invalid = { $field } moet uit twee getallen met een punt ertussen bestaan.
channel-name-invalid = { $field } is niet de naam van een kanaal.
channel-public = { $field } moet een privé- of aanwezigheidskanaal zijn. Openbare kanalen hebben geen toestemming nodig.
channel-not-yours = Je hebt geen toegang tot dit kanaal.
presence-not-offered = Aanwezigheidskanalen zijn hier niet beschikbaar.
presence-hidden = Je privacyinstellingen verbergen je, dus je kunt niet als aanwezig worden getoond.
