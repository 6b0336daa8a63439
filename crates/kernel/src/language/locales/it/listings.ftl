# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

listing-missing = Questo annuncio non esiste.
listing-not-yours = Può farlo solo chi ha pubblicato questo annuncio o chi amministra la comunità.
listing-limit-reached = { $most ->
    [one] Hai già { $most } annuncio e non puoi averne altri. Prima rimuovilo, per favore.
   *[other] Hai già { $most } annunci e non puoi averne altri. Prima rimuovine uno, per favore.
}
listing-text-too-short = { $least ->
    [one] Scrivi almeno { $least } carattere.
   *[other] Scrivi almeno { $least } caratteri.
}
listing-offers-off = Questa comunità non accetta offerte.
listing-requests-off = Questa comunità non accetta richieste.
listing-category-missing = Questa categoria non esiste.
listing-category-required = Scegli una categoria.
listing-location-required = Indica dove si svolge.
listing-hours-too-few = { $field } deve essere almeno pari a { $other_field }.
listing-hours-out-of-range = Indica tra 0,5 e { $most } ore.
listing-availability-invalid = availability deve essere un elenco o un oggetto.
listing-availability-too-long = { $most ->
    [one] availability è troppo lungo. Può avere al massimo { $most } byte.
   *[other] availability è troppo lungo. Può avere al massimo { $most } byte.
}
listing-not-approved = Il team deve approvare questo annuncio prima che tu possa attivarlo.
listing-status-forbidden = Questo annuncio non può passare a questo stato.
listing-not-renewable = Si può rinnovare solo un annuncio attivo o scaduto.
listing-renew-waits = Il testo di questo annuncio non è ancora approvato. Attiva prima l’annuncio.
listing-renewed-too-often = Questo annuncio non si può più rinnovare. Scrivine uno nuovo.
listing-renew-not-yours = Solo chi ha pubblicato un annuncio può rinnovarlo.
listing-favourites-off = Questa comunità non permette di salvare annunci.
listing-writer-missing = Questa comunità non ha un servizio che scrive testi.

listing-reports-off = Questa comunità non accetta segnalazioni di annunci.
listing-report-own = Non puoi segnalare il tuo annuncio.
listing-save-own = Non puoi salvare il tuo annuncio.
listing-report-exists = Hai già segnalato questo annuncio.
listing-report-missing = Questa segnalazione non esiste.
listing-report-decide-own = Questa segnalazione è tua, quindi deve decidere un’altra persona.
listing-report-decided = Su questa segnalazione è già stata presa una decisione.
listing-decide-own = Questo annuncio è tuo: deve decidere un’altra persona.
listing-not-waiting = Questo annuncio non attende l’approvazione.
listing-changed-since = Questo annuncio è stato modificato dopo che lo hai letto. Guardalo di nuovo.
listing-reported = Grazie! Il team la esaminerà.

picture-required = Invia un’immagine.
too-many-pictures = { $most ->
    [one] Un annuncio può avere al massimo { $most } immagine.
   *[other] Un annuncio può avere al massimo { $most } immagini.
}
listing-picture-missing = Questa immagine non fa parte dell’annuncio.
listing-pictures-incomplete = Indica ogni immagine dell’annuncio esattamente una volta.
too-many-tags = { $most ->
    [one] Un annuncio può avere al massimo { $most } etichetta.
   *[other] Un annuncio può avere al massimo { $most } etichette.
}
place-missing = Questo luogo non esiste sulla mappa.
