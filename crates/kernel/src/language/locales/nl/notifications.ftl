# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

## The sentence in the bell.

bell-connection-request = { $name } wil graag contact met je.
bell-connection-accepted = { $name } heeft je contactverzoek aangenomen.
bell-connection-declined = { $name } heeft je contactverzoek afgewezen.
bell-new-message = { $name } heeft je een bericht gestuurd.
bell-transaction = { $name } heeft je uren gestuurd.
bell-credits-received = { $name } heeft je uren toegekend.
bell-credits-taken = De mensen die voor { $place } zorgen, hebben uren van je saldo afgeschreven.
bell-credit-received = { $name } heeft je { $hours } uur gestuurd.
bell-credit-sent = Je hebt { $hours } uur naar { $name } gestuurd.
bell-review-request = Vertel alsjeblieft hoe het ging met { $name }.
bell-review-received = { $name } heeft je beoordeeld.
bell-review-hidden = De mensen die voor { $place } zorgen, hebben een beoordeling van jou verborgen.
bell-review-removed = De mensen die voor { $place } zorgen, hebben een beoordeling van jou verwijderd.
bell-listing-saved = { $name } heeft je advertentie bewaard.
bell-listing-pending-review = Een advertentie van { $name } wacht op goedkeuring.
bell-listing-approved = Je advertentie “{ $place }” is goedgekeurd.
bell-listing-rejected = Je advertentie “{ $place }” is niet goedgekeurd. Je kunt haar aanpassen en opnieuw indienen. De reden:
bell-listing-reported = Je advertentie “{ $place }” is gemeld, en het team is het daarmee eens. Kijk er alsjeblieft naar.
bell-listing-report-upheld = Je hebt “{ $place }” gemeld, en het team is het met je eens. Bedankt!
bell-new-listing-created = { $name } heeft een advertentie geplaatst.
bell-listing-report-created = In { $place } is een advertentie gemeld. Kijk er alsjeblieft naar.
bell-group-member-joined = { $name } doet nu mee in { $place }.
bell-group-join-request = { $name } wil graag meedoen in { $place }.
bell-group-join = Je doet nu mee in { $place }.
bell-group-join-rejected = Je verzoek om mee te doen in { $place } is afgewezen.
bell-group-invite = { $name } nodigt je uit om mee te doen in { $place }.
bell-group-chatroom-message = { $name } heeft iets geschreven in { $place }.
bell-new-group-created = { $name } heeft de groep { $place } opgericht.
bell-exchange-request-received = { $name } vraagt je om een uitwisseling.
bell-exchange-pending-broker = { $name } heeft je uitwisseling aangenomen; iemand die voor { $place } zorgt, moet nog akkoord gaan.
bell-exchange-accepted = { $name } heeft je uitwisseling aangenomen.
bell-exchange-approved = { $name } heeft je uitwisseling goedgekeurd.
bell-exchange-rejected = { $name } heeft je uitwisseling stopgezet.
bell-exchange-request-declined = { $name } heeft je uitwisseling afgewezen.
bell-exchange-started = { $name } is met jullie uitwisseling begonnen.
bell-exchange-ready-confirmation = { $name } zegt dat het klaar is. Bevestig alsjeblieft de uren.
bell-exchange-completed = Je uitwisseling is afgerond en de uren zijn overgeschreven.
bell-exchange-cancelled = { $name } heeft jullie uitwisseling afgezegd.
bell-exchange-disputed = { $name } vraagt of iemand naar jullie uitwisseling wil kijken.
bell-exchange-hours-differ = Jij en { $name } hebben verschillende uren bevestigd voor jullie uitwisseling. Het team kijkt ernaar.
bell-exchange-needs-broker = In { $place } wacht een uitwisseling op een beslissing. Kijk er alsjeblieft naar.
bell-safeguarding-flag = Er is iets gemeld in { $place }. Kijk er alsjeblieft snel naar.
bell-safeguarding-contact-blocked = In { $place } is een poging tot contact tegengehouden om een lid te beschermen. Kijk er alsjeblieft naar.
bell-welcome = Welkom bij { $place }!
bell-new-user-registered = { $name } is lid geworden van de gemeenschap.
bell-registration-waiting = { $name } heeft zich aangemeld en wacht op een beslissing.

## The subject of an e-mail about it.

subject-connection-request = { $name } wil graag contact met je
subject-connection-accepted = { $name } heeft je contactverzoek aangenomen
subject-connection-declined = { $name } heeft je contactverzoek afgewezen
subject-new-message = { $name } heeft je een bericht gestuurd
subject-transaction = { $name } heeft je uren gestuurd
subject-credits-received = { $name } heeft je uren toegekend
subject-credits-taken = Er zijn uren van je saldo afgeschreven
subject-credit-received = { $name } heeft je { $hours } uur gestuurd
subject-credit-sent = Je hebt { $hours } uur naar { $name } gestuurd
subject-review-request = Hoe ging het met { $name }?
subject-review-received = { $name } heeft je beoordeeld
subject-review-hidden = Een beoordeling van jou is verborgen
subject-review-removed = Een beoordeling van jou is verwijderd
subject-listing-saved = { $name } heeft je advertentie bewaard
subject-listing-pending-review = Een advertentie wacht op goedkeuring
subject-listing-approved = Je advertentie is goedgekeurd
subject-listing-rejected = Je advertentie is niet goedgekeurd
subject-listing-reported = Je advertentie is gemeld
subject-listing-report-upheld = Het team is het eens met je melding
subject-new-listing-created = Nieuwe advertentie van { $name }
subject-listing-report-created = Er is een advertentie gemeld
subject-group-member-joined = { $name } doet nu mee in { $place }
subject-group-join-request = { $name } wil graag meedoen in { $place }
subject-group-join = Je doet nu mee in { $place }
subject-group-join-rejected = Je verzoek om mee te doen in { $place } is afgewezen
subject-group-invite = { $name } nodigt je uit om mee te doen in { $place }
subject-group-chatroom-message = { $name } heeft iets geschreven in { $place }
subject-new-group-created = Nieuwe groep: { $place }
subject-exchange-request-received = { $name } vraagt je om een uitwisseling
subject-exchange-pending-broker = Je uitwisseling wacht op goedkeuring
subject-exchange-accepted = { $name } heeft je uitwisseling aangenomen
subject-exchange-approved = Je uitwisseling is goedgekeurd
subject-exchange-rejected = Je uitwisseling is stopgezet
subject-exchange-request-declined = { $name } heeft je uitwisseling afgewezen
subject-exchange-started = { $name } is met jullie uitwisseling begonnen
subject-exchange-ready-confirmation = Bevestig alsjeblieft de uren van je uitwisseling
subject-exchange-completed = Je uitwisseling is afgerond
subject-exchange-cancelled = { $name } heeft jullie uitwisseling afgezegd
subject-exchange-disputed = { $name } vraagt of iemand naar jullie uitwisseling wil kijken
subject-exchange-hours-differ = Jij en { $name } hebben verschillende uren bevestigd
subject-exchange-needs-broker = Een uitwisseling wacht op een beslissing
subject-safeguarding-flag = Er is iets gemeld in { $place }
subject-safeguarding-contact-blocked = In { $place } is een poging tot contact tegengehouden
subject-welcome = Welkom bij { $place }!
subject-new-user-registered = Nieuw lid: { $name }
subject-registration-waiting = Aanmelding om te bekijken: { $name }

## More words in an e-mail about it.

detail-credit-received = { $hours } uur van { $name } is bij je saldo geschreven.
detail-credit-sent = { $hours } uur is naar { $name } gestuurd.
detail-review-request = Jij en { $name } hebben tijd uitgewisseld. Vertel alsjeblieft in een paar woorden hoe het ging: zo help je anderen iemand te vinden die ze kunnen vertrouwen.
detail-voice-message = Er wacht een spraakbericht op je.

## What a lock screen shows, where anybody may read it: never who or what.

push-default = Er is nieuws voor je
push-new-message = Je hebt een nieuw bericht
push-connection-request = Je hebt een nieuw contactverzoek
push-connection-accepted = Je contactverzoek is aangenomen
push-body = Open de app om het te bekijken.

## The short heading of a line in the bell.

type-connection-request = Contactverzoek
type-connection-accepted = Contact aangenomen
type-connection-declined = Contact afgewezen
type-new-message = Nieuw bericht
type-transaction = Overschrijving
type-credits-received = Uren toegekend
type-credits-taken = Uren afgeschreven
type-credit-received = Uren ontvangen
type-credit-sent = Uren verstuurd
type-review-request = Verzoek om een beoordeling
type-review-received = Beoordeling ontvangen
type-review-hidden = Beoordeling verborgen
type-review-removed = Beoordeling verwijderd
type-listing-saved = Advertentie bewaard
type-listing-pending-review = Advertentie wacht op goedkeuring
type-listing-approved = Advertentie goedgekeurd
type-listing-rejected = Advertentie afgewezen
type-listing-reported = Je advertentie gemeld
type-listing-report-upheld = Melding bevestigd
type-new-listing-created = Nieuwe advertentie
type-listing-report-created = Advertentie gemeld
type-group-member-joined = Nieuw groepslid
type-group-join-request = Verzoek om mee te doen
type-group-join = Opgenomen in de groep
type-group-join-rejected = Verzoek afgewezen
type-group-invite = Uitnodiging voor een groep
type-group-chatroom-message = Bericht in de groep
type-new-group-created = Nieuwe groep
type-exchange-request-received = Verzoek om uitwisseling
type-exchange-pending-broker = Uitwisseling wacht op goedkeuring
type-exchange-accepted = Uitwisseling aangenomen
type-exchange-approved = Uitwisseling goedgekeurd
type-exchange-rejected = Uitwisseling stopgezet
type-exchange-request-declined = Uitwisseling afgewezen
type-exchange-started = Uitwisseling begonnen
type-exchange-ready-confirmation = Uren bevestigen
type-exchange-completed = Uitwisseling afgerond
type-exchange-cancelled = Uitwisseling afgezegd
type-exchange-disputed = Hulp bij uitwisseling gevraagd
type-exchange-hours-differ = Verschillende uren bij uitwisseling
type-exchange-needs-broker = Uitwisseling wacht op beslissing
type-safeguarding-flag = Melding over veiligheid
type-safeguarding-contact-blocked = Contact tegengehouden
type-welcome = Welkom
type-new-user-registered = Nieuw lid
type-registration-waiting = Aanmelding wacht
