# Dutch. Familiar address. The English file says what the messages are for.

marketplace-report-own = Dit is je eigen advertentie, dus je kunt die niet melden.
marketplace-report-exists = Je hebt deze advertentie al gemeld.
marketplace-report-missing = Deze melding bestaat niet.
marketplace-report-not-yours = Alleen wie deze melding deed en de verkoper kunnen haar zien.
marketplace-report-wrong-status = De status van deze melding laat dit niet toe.
marketplace-report-decide-own = Iemand anders moet over deze melding beslissen, want jij bent erbij betrokken.
marketplace-report-received = Bedankt. Een beheerder bekijkt je melding.
marketplace-report-appealed = Je bezwaar is ontvangen.
marketplace-report-taken-up = De melding wordt bekeken.
marketplace-report-decided = Over de melding is beslist.
marketplace-report-appeal-decided = Over het bezwaar is beslist.
