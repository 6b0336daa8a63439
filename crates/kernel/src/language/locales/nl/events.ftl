# Dutch. Informal address (je). The English file says what the messages are for.

event-missing = Dit evenement bestaat niet.
event-forbidden = Alleen wie dit evenement beheert, kan dit doen.
event-creation-closed = In deze gemeenschap kan alleen het team evenementen maken.

event-title-short = Een titel heeft minstens 3 letters nodig.
event-title-hidden = De titel bevat onzichtbare tekens. Haal die weg.
event-description-required = Beschrijf het evenement.
event-time-unreadable = Geef een dag of een tijd, bijvoorbeeld 2030-05-01T18:00.
event-time-left-out = Deze tijd bestaat niet: in die nacht gaat de klok vooruit. Kies een andere.
event-time-twice = Deze tijd komt twee keer voor: in die nacht gaat de klok terug. Kies een andere.
event-time-past = Een evenement moet in de toekomst beginnen.
event-end-before-start = Een evenement moet eindigen nadat het is begonnen.
event-all-day-midnight = Een evenement dat de hele dag duurt, begint en eindigt om middernacht. Geef de eerste dag, en de dag na de laatste.
event-timezone-unknown = Deze tijdzone is onbekend. Geef de IANA-naam, bijvoorbeeld Europe/Dublin.
event-half-a-place = Een plek op de kaart heeft een breedtegraad en een lengtegraad nodig.
event-place-required = Zeg waar het evenement is voordat je de plek beschrijft.
event-address-unusable = Geef een adres dat met https:// of http:// begint.
event-category-missing = Deze gemeenschap heeft zo’n categorie van evenementen niet.
event-series-missing = Deze reeks evenementen bestaat niet.
event-series-forbidden = Deze reeks is van een ander lid.
event-group-missing = Zo’n actieve groep bestaat niet.
event-group-forbidden = Alleen wie de groep leidt, kan er evenementen aan toevoegen.
event-places-taken = Er zijn al meer plaatsen bezet.
event-recurs = Dit evenement herhaalt zich. Zeg welke data je wilt wijzigen.

event-review-pending = Dit evenement wacht op een beslissing en kan tot dan niet worden gewijzigd.
event-review-not-required = Dit evenement heeft geen beslissing nodig. Het kan meteen worden gepubliceerd.
event-review-required = In deze gemeenschap publiceert de beheerder evenementen. Vraag daarom.
event-lifecycle-conflict = Dit kan niet met het evenement zoals het nu is.
event-reason-required = Zeg waarom.
event-reason-long = De reden is te lang. Gebruik hoogstens 4000 tekens.

event-registration-disabled = Deze gemeenschap neemt geen aanmeldingen voor evenementen aan.
event-registration-forbidden = Je kunt je niet voor dit evenement aanmelden.
event-occurrence-required = Dit evenement herhaalt zich. Kies een van de data.
event-registration-unavailable = Je kunt je nu niet voor dit evenement aanmelden.
event-registration-closed = Dit evenement is al begonnen.
event-full = Dit evenement is vol.
event-offer-acceptance-required = Er wordt een plaats voor je vrijgehouden. Neem die aan.
event-waitlist-disabled = Deze gemeenschap heeft geen wachtlijsten.
event-already-confirmed = Je bent al aangemeld.
event-place-free = Er zijn nog plaatsen vrij, niemand hoeft te wachten.
event-offer-inactive = Er wordt geen plaats voor je vrijgehouden.
event-offer-expired = De plaats werd tot nu voor je vrijgehouden en is naar iemand anders gegaan.
event-offer-token = Je hebt geen code nodig om de plaats aan te nemen. Laat die weg.
event-answer-going = Je bent aangemeld.
event-answer-waitlisted = Het evenement is vol. Je staat op de wachtlijst.
event-answer-interested = Genoteerd: je hebt interesse.
event-answer-not-going = Genoteerd: je komt niet.
