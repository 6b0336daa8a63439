# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

listing-missing = Deze advertentie bestaat niet.
listing-not-yours = Dit kan alleen wie deze advertentie heeft geplaatst of een beheerder.
listing-limit-reached = { $most ->
    [one] Je hebt al { $most } advertentie, en meer kan niet. Verwijder die alsjeblieft eerst.
   *[other] Je hebt al { $most } advertenties, en meer kan niet. Verwijder er alsjeblieft eerst een.
}
listing-text-too-short = { $least ->
    [one] Schrijf minstens { $least } teken.
   *[other] Schrijf minstens { $least } tekens.
}
listing-offers-off = Deze gemeenschap neemt geen aanbod aan.
listing-requests-off = Deze gemeenschap neemt geen vragen aan.
listing-category-missing = Deze categorie bestaat niet.
listing-category-required = Kies een categorie.
listing-location-required = Geef aan waar dit is.
listing-hours-too-few = { $field } moet minstens zo groot zijn als { $other_field }.
listing-hours-out-of-range = Vul tussen 0,5 en { $most } uur in.
listing-availability-invalid = availability moet een lijst of een object zijn.
listing-availability-too-long = { $most ->
    [one] availability is te lang en mag hoogstens { $most } byte hebben.
   *[other] availability is te lang en mag hoogstens { $most } bytes hebben.
}
listing-not-approved = Het team moet deze advertentie goedkeuren voordat je die kunt activeren.
listing-status-forbidden = Deze advertentie kan deze status niet krijgen.
listing-not-renewable = Alleen een actieve of verlopen advertentie kan worden verlengd.
listing-renew-waits = De tekst van deze advertentie is nog niet goedgekeurd. Activeer eerst de advertentie.
listing-renewed-too-often = Deze advertentie kan niet meer worden verlengd. Schrijf alsjeblieft een nieuwe.
listing-renew-not-yours = Alleen wie een advertentie heeft geplaatst, kan die verlengen.
listing-favourites-off = In deze gemeenschap kun je geen advertenties bewaren.
listing-writer-missing = Deze gemeenschap heeft geen dienst die teksten schrijft.

listing-reports-off = Deze gemeenschap neemt geen meldingen over advertenties aan.
listing-report-own = Je kunt je eigen advertentie niet melden.
listing-save-own = Je eigen advertentie kun je niet bewaren.
listing-report-exists = Je hebt deze advertentie al gemeld.
listing-report-missing = Deze melding bestaat niet.
listing-report-decide-own = Deze melding komt van jou, dus iemand anders moet erover beslissen.
listing-report-decided = Over deze melding is al beslist.
listing-decide-own = Deze advertentie is van jou, dus iemand anders moet erover beslissen.
listing-not-waiting = Deze advertentie wacht niet op goedkeuring.
listing-changed-since = Deze advertentie is veranderd sinds je haar las. Bekijk haar nog eens.
listing-reported = Bedankt! Het team kijkt ernaar.

picture-required = Stuur een afbeelding.
too-many-pictures = { $most ->
    [one] Een advertentie kan hoogstens { $most } afbeelding hebben.
   *[other] Een advertentie kan hoogstens { $most } afbeeldingen hebben.
}
listing-picture-missing = Deze afbeelding hoort niet bij de advertentie.
listing-pictures-incomplete = Noem elke afbeelding van de advertentie precies één keer.
too-many-tags = { $most ->
    [one] Een advertentie kan hoogstens { $most } label hebben.
   *[other] Een advertentie kan hoogstens { $most } labels hebben.
}
place-missing = Deze plaats staat niet op de kaart.
