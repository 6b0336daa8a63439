# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

exchange-missing = Deze uitwisseling bestaat niet.
exchange-own-listing = Dit is je eigen advertentie, dus je kunt er geen uitwisseling voor aanvragen.
exchange-exists = Je hebt al een open uitwisseling bij deze advertentie.
exchange-blocked = Je kunt niet uitwisselen met dit lid.
exchange-partner-inactive = Het andere lid is op dit moment niet actief in deze gemeenschap.
exchange-not-yours = Alleen iemand anders in deze uitwisseling kan dit doen.
exchange-decide-own = Je doet zelf mee aan deze uitwisseling, dus iemand anders van het team moet beslissen.
exchange-hours-missing = Geef aan hoeveel uren er worden betaald.
exchange-insufficient-balance = Het lid dat betaalt, heeft hiervoor niet genoeg uren.

exchange-wrong-status = { $status ->
    [pending_provider] Deze uitwisseling is nog niet aangenomen
    [pending_broker] Deze uitwisseling wacht op goedkeuring van het team
    [accepted] Deze uitwisseling is aangenomen maar nog niet begonnen
    [in_progress] Deze uitwisseling is al bezig
    [pending_confirmation] De uren van deze uitwisseling moeten nog worden bevestigd
    [disputed] Het team kijkt naar deze uitwisseling
    [completed] Deze uitwisseling is al afgerond
    [expired] Deze uitwisseling is verlopen
   *[cancelled] Deze uitwisseling is al afgezegd
}, { $action ->
    [accept] dus je kunt die niet aannemen.
    [decline] dus je kunt die niet afwijzen.
    [start] dus je kunt er niet aan beginnen.
    [complete] dus je kunt die niet als klaar melden.
    [confirm] dus je kunt de uren niet bevestigen.
    [dispute] dus je kunt er geen bezwaar tegen maken.
    [cancel] dus je kunt die niet afzeggen.
    [approve] dus er is niets om goed te keuren.
    [resolve] dus er is geen geschil om op te lossen.
   *[other] dus dit kan niet.
}

exchange-cancelled = De uitwisseling is afgezegd.
exchange-declined = De uitwisseling is afgewezen.
exchange-paid = Bedankt! De uren zijn overgeschreven.
exchange-half-confirmed = Bedankt! Het andere lid moet nog bevestigen.
exchange-disputed = Jullie hebben verschillende uren bevestigd. Het team kijkt ernaar.

exchange-rating-early = Je kunt deze uitwisseling beoordelen zodra die is afgerond.
exchange-reversed = De uren van deze uitwisseling zijn teruggeboekt, dus je kunt die niet beoordelen.
exchange-rating-exists = Je hebt deze uitwisseling al beoordeeld.
