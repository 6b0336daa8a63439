# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

## The sentence in the bell.

bell-connection-request = { $name } vorrebbe entrare in contatto con te.
bell-connection-accepted = { $name } ha accettato la tua richiesta di contatto.
bell-connection-declined = { $name } ha rifiutato la tua richiesta di contatto.
bell-new-message = { $name } ti ha mandato un messaggio.
bell-transaction = { $name } ti ha inviato delle ore.
bell-credits-received = { $name } ti ha accreditato delle ore.
bell-credits-taken = Le persone che si prendono cura di { $place } hanno tolto delle ore dal tuo saldo.
bell-credit-received = { $hours ->
    [one] { $name } ti ha inviato { $hours } ora.
   *[other] { $name } ti ha inviato { $hours } ore.
}
bell-credit-sent = { $hours ->
    [one] Hai inviato { $hours } ora a { $name }.
   *[other] Hai inviato { $hours } ore a { $name }.
}
bell-review-request = Raccontaci com’è andata con { $name }.
bell-review-received = { $name } ha scritto una recensione su di te.
bell-review-hidden = Le persone che si prendono cura di { $place } hanno nascosto una recensione che hai scritto.
bell-review-removed = Le persone che si prendono cura di { $place } hanno rimosso una recensione che hai scritto.
bell-listing-saved = { $name } ha salvato il tuo annuncio.
bell-listing-pending-review = Un annuncio di { $name } attende l’approvazione.
bell-listing-approved = Il tuo annuncio “{ $place }” è stato approvato.
bell-listing-rejected = Il tuo annuncio “{ $place }” non è stato approvato. Puoi modificarlo e inviarlo di nuovo. Il motivo:
bell-listing-reported = Il tuo annuncio “{ $place }” è stato segnalato e il team è d’accordo. Esaminalo, per favore.
bell-listing-report-upheld = Hai segnalato “{ $place }” e il team è d’accordo. Grazie!
bell-listing-report-dismissed = Hai segnalato “{ $place }”. Il team l’ha esaminato e non ha trovato nulla di scorretto. Grazie per la segnalazione!
bell-listing-removed = Il team ha eliminato il tuo annuncio “{ $place }”.
bell-listing-suspended = Il team ha sospeso il tuo annuncio “{ $place }”. Gli altri membri non lo vedono più.
bell-new-listing-created = { $name } ha pubblicato un annuncio.
bell-listing-report-created = Un annuncio in { $place } è stato segnalato. Esaminalo, per favore.
bell-marketplace-listing-pending-review = Qualcosa che vende { $name } attende l’approvazione.
bell-marketplace-listing-approved = Il tuo articolo “{ $place }” è stato approvato.
bell-marketplace-listing-rejected = Il tuo articolo “{ $place }” è stato tolto dal mercato.
bell-marketplace-low-stock = Restano pochi pezzi di “{ $place }”.
bell-marketplace-seller-suspended = La tua vendita è stata sospesa. Ciò che vendi per ora è nascosto.
bell-marketplace-seller-restored = Puoi vendere di nuovo. Ciò che vendi è visibile come prima.
bell-group-member-joined = { $name } ora fa parte di { $place }.
bell-group-join-request = { $name } vorrebbe far parte di { $place }.
bell-group-join = Ora fai parte di { $place }.
bell-group-join-rejected = La tua richiesta di far parte di { $place } è stata rifiutata.
bell-group-role-owner = Ora sei responsabile di { $place }.
bell-group-role-admin = Ora aiuti a gestire { $place }.
bell-group-role-member = Non aiuti più a gestire { $place }, ma ne fai ancora parte.
bell-group-removed = Non fai più parte di { $place }.
bell-group-banned = Non puoi più partecipare a { $place }.
bell-group-invite = { $name } ti invita a far parte di { $place }.
bell-group-chatroom-message = { $name } ha scritto in { $place }.
bell-group-announcement = { $name } ha pubblicato un annuncio in { $place }.
bell-new-topic = { $name } ha aperto una discussione in { $place }.
bell-new-reply = { $name } ha risposto in una discussione di { $place }.
bell-new-group-created = { $name } ha creato il gruppo { $place }.
bell-exchange-request-received = { $name } ti propone uno scambio.
bell-exchange-pending-broker = { $name } ha accettato il tuo scambio; manca il consenso di chi si prende cura di { $place }.
bell-exchange-accepted = { $name } ha accettato il tuo scambio.
bell-exchange-approved = { $name } ha approvato il tuo scambio.
bell-exchange-rejected = { $name } ha fermato il tuo scambio.
bell-exchange-request-declined = { $name } ha rifiutato il tuo scambio.
bell-exchange-started = { $name } ha iniziato il vostro scambio.
bell-exchange-ready-confirmation = { $name } dice che è tutto fatto. Conferma le ore, per favore.
bell-exchange-completed = Il tuo scambio è concluso e le ore sono state trasferite.
bell-exchange-cancelled = { $name } ha annullato il vostro scambio.
bell-exchange-disputed = { $name } chiede che qualcuno esamini il vostro scambio.
bell-exchange-hours-differ = Tu e { $name } avete confermato ore diverse per il vostro scambio. Il team lo esaminerà.
bell-exchange-needs-broker = Uno scambio in { $place } attende una decisione. Esaminalo, per favore.
bell-marketplace-order-confirmed = L'ordine di { $place } è confermato.
bell-marketplace-order-paid = L'ordine di { $place } è pagato.
bell-marketplace-order-shipped = { $place } è in viaggio verso di te.
bell-marketplace-order-delivered = { $place } è arrivato, dice l'altra parte.
bell-marketplace-order-completed = L'ordine di { $place } è completato.
bell-marketplace-order-cancelled = L'ordine di { $place } è stato annullato.
bell-marketplace-order-rated = { $name } ha valutato un tuo ordine.
bell-marketplace-dispute-opened = { $name } ha aperto una contestazione sul vostro ordine.
bell-marketplace-dispute-resolved = La contestazione sul tuo ordine è decisa.
bell-marketplace-dispute-filed = In { $place } una contestazione attende una decisione. Dacci un'occhiata.
bell-marketplace-offer-received = { $name } ha fatto un'offerta per il tuo annuncio.
bell-marketplace-offer-accepted = { $name } ha accettato la tua offerta.
bell-marketplace-offer-declined = La tua offerta è stata rifiutata.
bell-marketplace-offer-countered = { $name } ha risposto alla tua offerta con un altro importo.
bell-marketplace-offer-counter-accepted = { $name } ha accettato la tua controfferta.
bell-marketplace-offer-withdrawn = { $name } ha ritirato un'offerta per il tuo annuncio.
bell-safeguarding-flag = È arrivata una segnalazione in { $place }. Esaminala presto, per favore.
bell-safeguarding-contact-blocked = Un tentativo di contatto in { $place } è stato bloccato per proteggere una persona. Esaminalo, per favore.
bell-gdpr-request = { $name } ha fatto una richiesta sulla protezione dei dati. Rispondi entro 30 giorni.
bell-gdpr-account-deletion = { $name } vorrebbe eliminare il proprio account. Rispondi entro 30 giorni.
bell-data-request-received = Lo staff di { $place } ha ricevuto la tua richiesta sulla protezione dei dati e risponderà entro 30 giorni.
bell-data-request-completed = Lo staff di { $place } ha dato seguito alla tua richiesta sulla protezione dei dati.
bell-data-request-rejected = Lo staff di { $place } ha respinto la tua richiesta sulla protezione dei dati. Trovi il motivo nelle tue impostazioni.
bell-data-export-ready = La copia dei tuoi dati presso { $place } è pronta. Resta disponibile per sette giorni.
bell-legal-acceptance-needed = C’è una nuova versione di «{ $place }». Leggila e accettala.
bell-legal-version-published = C’è una nuova versione di «{ $place }».
bell-impersonation-started = { $place } dello staff ha effettuato l’accesso al tuo posto, per 15 minuti al massimo, per aiutarti. Puoi terminarlo nelle impostazioni di sicurezza.
bell-passkey-registered = Una passkey è stata aggiunta al tuo account. Se non sei stato tu, rimuovila e cambia la password.
bell-passkey-removed = Una passkey è stata rimossa dal tuo account.
bell-welcome = Ti diamo il benvenuto in { $place }!
bell-new-user-registered = { $name } ora fa parte della comunità.
bell-registration-waiting = Iscrizione di { $name }: serve una decisione.
bell-password-changed = La tua password è stata cambiata.
bell-email-changed = Il tuo indirizzo e-mail è stato cambiato.
bell-2fa-enabled = Il secondo fattore è attivo.
bell-2fa-disabled = Il secondo fattore è disattivato.
bell-2fa-reset = Il team ha reimpostato il tuo secondo fattore.

## The subject of an e-mail about it.

subject-connection-request = { $name } vorrebbe entrare in contatto con te
subject-connection-accepted = { $name } ha accettato la tua richiesta di contatto
subject-connection-declined = { $name } ha rifiutato la tua richiesta di contatto
subject-new-message = { $name } ti ha mandato un messaggio
subject-transaction = { $name } ti ha inviato delle ore
subject-credits-received = { $name } ti ha accreditato delle ore
subject-credits-taken = Sono state tolte delle ore dal tuo saldo
subject-credit-received = { $hours ->
    [one] { $name } ti ha inviato { $hours } ora
   *[other] { $name } ti ha inviato { $hours } ore
}
subject-credit-sent = { $hours ->
    [one] Hai inviato { $hours } ora a { $name }
   *[other] Hai inviato { $hours } ore a { $name }
}
subject-review-request = Com’è andata con { $name }?
subject-review-received = { $name } ha scritto una recensione su di te
subject-review-hidden = Una recensione che hai scritto è stata nascosta
subject-review-removed = Una recensione che hai scritto è stata rimossa
subject-listing-saved = { $name } ha salvato il tuo annuncio
subject-listing-pending-review = Un annuncio attende l’approvazione
subject-listing-approved = Il tuo annuncio è stato approvato
subject-listing-rejected = Il tuo annuncio non è stato approvato
subject-listing-reported = Il tuo annuncio è stato segnalato
subject-listing-report-upheld = Il team è d’accordo con la tua segnalazione
subject-listing-report-dismissed = Il team ha esaminato la tua segnalazione
subject-listing-removed = Il tuo annuncio è stato eliminato
subject-listing-suspended = Il tuo annuncio è stato sospeso
subject-new-listing-created = Nuovo annuncio di { $name }
subject-listing-report-created = Un annuncio è stato segnalato
subject-marketplace-listing-pending-review = Un articolo attende l’approvazione
subject-marketplace-listing-approved = Il tuo articolo è stato approvato
subject-marketplace-listing-rejected = Il tuo articolo è stato tolto dal mercato
subject-marketplace-low-stock = Restano pochi pezzi del tuo articolo
subject-marketplace-seller-suspended = La tua vendita è stata sospesa
subject-marketplace-seller-restored = Puoi vendere di nuovo
subject-group-member-joined = { $name } ora fa parte di { $place }
subject-group-join-request = { $name } vorrebbe far parte di { $place }
subject-group-join = Ora fai parte di { $place }
subject-group-join-rejected = La tua richiesta di far parte di { $place } è stata rifiutata
subject-group-role-owner = Ora sei responsabile di { $place }
subject-group-role-admin = Ora aiuti a gestire { $place }
subject-group-role-member = Non aiuti più a gestire { $place }, ma ne fai ancora parte
subject-group-removed = Non fai più parte di { $place }
subject-group-banned = Non puoi più partecipare a { $place }
subject-group-invite = { $name } ti invita a far parte di { $place }
subject-group-chatroom-message = { $name } ha scritto in { $place }
subject-group-announcement = { $name } ha pubblicato un annuncio in { $place }
subject-new-topic = { $name } ha aperto una discussione in { $place }
subject-new-reply = { $name } ha risposto in una discussione di { $place }
subject-new-group-created = Nuovo gruppo: { $place }
subject-exchange-request-received = { $name } ti propone uno scambio
subject-exchange-pending-broker = Il tuo scambio attende l’approvazione
subject-exchange-accepted = { $name } ha accettato il tuo scambio
subject-exchange-approved = Il tuo scambio è stato approvato
subject-exchange-rejected = Il tuo scambio è stato fermato
subject-exchange-request-declined = { $name } ha rifiutato il tuo scambio
subject-exchange-started = { $name } ha iniziato il vostro scambio
subject-exchange-ready-confirmation = Conferma le ore del tuo scambio
subject-exchange-completed = Il tuo scambio è concluso
subject-exchange-cancelled = { $name } ha annullato il vostro scambio
subject-exchange-disputed = { $name } chiede che qualcuno esamini il vostro scambio
subject-exchange-hours-differ = Tu e { $name } avete confermato ore diverse
subject-exchange-needs-broker = Uno scambio attende una decisione
subject-marketplace-order-confirmed = Un ordine è confermato
subject-marketplace-order-paid = Un ordine è pagato
subject-marketplace-order-shipped = Il tuo ordine è in viaggio
subject-marketplace-order-delivered = La tua vendita è arrivata
subject-marketplace-order-completed = Un ordine è completato
subject-marketplace-order-cancelled = Un ordine è stato annullato
subject-marketplace-order-rated = { $name } ha valutato un tuo ordine
subject-marketplace-dispute-opened = { $name } ha aperto una contestazione sul vostro ordine
subject-marketplace-dispute-resolved = La contestazione sul tuo ordine è decisa
subject-marketplace-dispute-filed = Una contestazione attende una decisione
subject-marketplace-offer-received = { $name } ha fatto un'offerta per il tuo annuncio
subject-marketplace-offer-accepted = { $name } ha accettato la tua offerta
subject-marketplace-offer-declined = La tua offerta è stata rifiutata
subject-marketplace-offer-countered = { $name } ha risposto alla tua offerta con un altro importo
subject-marketplace-offer-counter-accepted = { $name } ha accettato la tua controfferta
subject-marketplace-offer-withdrawn = { $name } ha ritirato un'offerta per il tuo annuncio
subject-safeguarding-flag = È arrivata una segnalazione in { $place }
subject-safeguarding-contact-blocked = Un tentativo di contatto in { $place } è stato bloccato
subject-gdpr-request = { $name } ha fatto una richiesta sulla protezione dei dati
subject-gdpr-account-deletion = { $name } vorrebbe andarsene
subject-data-request-received = La tua richiesta sulla protezione dei dati è arrivata
subject-data-request-completed = La tua richiesta sulla protezione dei dati è stata accolta
subject-data-request-rejected = La tua richiesta sulla protezione dei dati è stata respinta
subject-data-export-ready = La copia dei tuoi dati è pronta
subject-legal-acceptance-needed = Da leggere e accettare: { $place }
subject-legal-version-published = Nuova versione di «{ $place }»
subject-impersonation-started = { $place } dello staff ha effettuato l’accesso al tuo posto
subject-passkey-registered = Una passkey è stata aggiunta al tuo account
subject-passkey-removed = Una passkey è stata rimossa dal tuo account
subject-welcome = Ti diamo il benvenuto in { $place }!
subject-new-user-registered = Nuova iscrizione: { $name }
subject-registration-waiting = Iscrizione da esaminare: { $name }
subject-password-changed = La tua password è stata cambiata
subject-email-changed = Il tuo indirizzo e-mail è stato cambiato
subject-2fa-enabled = Il secondo fattore è attivo
subject-2fa-disabled = Il secondo fattore è disattivato
subject-2fa-reset = Il team ha reimpostato il tuo secondo fattore

## More words in an e-mail about it.

detail-credit-received = { $hours ->
    [one] { $hours } ora da { $name } è stata aggiunta al tuo saldo.
   *[other] { $hours } ore da { $name } sono state aggiunte al tuo saldo.
}
detail-credit-sent = { $hours ->
    [one] { $hours } ora è stata inviata a { $name }.
   *[other] { $hours } ore sono state inviate a { $name }.
}
detail-review-request = Tu e { $name } avete scambiato del tempo. Racconta in poche parole com’è andata: aiuterai altre persone a trovare qualcuno di cui fidarsi.
detail-voice-message = Un messaggio vocale ti aspetta.

## What a lock screen shows, where anybody may read it: never who or what.

push-default = Ci sono novità per te
push-new-message = Hai un nuovo messaggio
push-connection-request = Hai una nuova richiesta di contatto
push-connection-accepted = La tua richiesta di contatto è stata accettata
push-body = Apri l’app per saperne di più.

## The short heading of a line in the bell.

type-connection-request = Richiesta di contatto
type-connection-accepted = Contatto accettato
type-connection-declined = Contatto rifiutato
type-new-message = Nuovo messaggio
type-transaction = Trasferimento di ore
type-credits-received = Ore accreditate
type-credits-taken = Ore tolte
type-credit-received = Ore ricevute
type-credit-sent = Ore inviate
type-review-request = La tua opinione
type-review-received = Recensione ricevuta
type-review-hidden = Recensione nascosta
type-review-removed = Recensione rimossa
type-listing-saved = Annuncio salvato
type-listing-pending-review = Annuncio in attesa
type-listing-approved = Annuncio approvato
type-listing-rejected = Annuncio respinto
type-listing-reported = Il tuo annuncio segnalato
type-listing-report-upheld = Segnalazione confermata
type-listing-report-dismissed = Segnalazione respinta
type-listing-removed = Annuncio eliminato dal team
type-listing-suspended = Annuncio sospeso
type-new-listing-created = Nuovo annuncio
type-listing-report-created = Annuncio segnalato
type-marketplace-listing-pending-review = Articolo in attesa
type-marketplace-listing-approved = Articolo approvato
type-marketplace-listing-rejected = Articolo respinto
type-marketplace-low-stock = Poche scorte
type-marketplace-seller-suspended = Vendita sospesa
type-marketplace-seller-restored = Vendita ripristinata
type-group-member-joined = Nuova persona nel gruppo
type-group-join-request = Richiesta di adesione al gruppo
type-group-join = Adesione al gruppo
type-group-join-rejected = Richiesta rifiutata
type-group-role-owner = Responsabile di un gruppo
type-group-role-admin = Aiuto nella gestione di un gruppo
type-group-role-member = Fine della gestione di un gruppo
type-group-removed = Uscita da un gruppo
type-group-banned = Esclusione da un gruppo
type-group-invite = Invito a un gruppo
type-group-chatroom-message = Messaggio nel gruppo
type-group-announcement = Annuncio nel gruppo
type-new-topic = Nuova discussione
type-new-reply = Nuova risposta in una discussione
type-new-group-created = Nuovo gruppo
type-exchange-request-received = Proposta di scambio
type-exchange-pending-broker = Scambio in attesa di approvazione
type-exchange-accepted = Scambio accettato
type-exchange-approved = Scambio approvato
type-exchange-rejected = Scambio fermato
type-exchange-request-declined = Scambio rifiutato
type-exchange-started = Scambio iniziato
type-exchange-ready-confirmation = Ore da confermare
type-exchange-completed = Scambio concluso
type-exchange-cancelled = Scambio annullato
type-exchange-disputed = Scambio da esaminare
type-exchange-hours-differ = Ore diverse in uno scambio
type-exchange-needs-broker = Scambio da decidere
type-marketplace-order-confirmed = Ordine confermato
type-marketplace-order-paid = Ordine pagato
type-marketplace-order-shipped = Ordine spedito
type-marketplace-order-delivered = Ordine consegnato
type-marketplace-order-completed = Ordine completato
type-marketplace-order-cancelled = Ordine annullato
type-marketplace-order-rated = Ordine valutato
type-marketplace-dispute-opened = Contestazione aperta
type-marketplace-dispute-resolved = Contestazione decisa
type-marketplace-dispute-filed = Contestazione presentata
type-marketplace-offer-received = Offerta ricevuta
type-marketplace-offer-accepted = Offerta accettata
type-marketplace-offer-declined = Offerta rifiutata
type-marketplace-offer-countered = Controfferta ricevuta
type-marketplace-offer-counter-accepted = Controfferta accettata
type-marketplace-offer-withdrawn = Offerta ritirata
type-safeguarding-flag = Segnalazione di tutela
type-safeguarding-contact-blocked = Contatto bloccato
type-gdpr-request = Richiesta sui dati
type-gdpr-account-deletion = Richiesta di eliminare l’account
type-data-request-received = Richiesta sui dati ricevuta
type-data-request-completed = Richiesta sui dati accolta
type-data-request-rejected = Richiesta sui dati respinta
type-data-export-ready = Copia dei dati pronta
type-legal-acceptance-needed = Documento da accettare
type-legal-version-published = Nuova versione di un documento
type-impersonation-started = Accesso dello staff al tuo posto
type-passkey-registered = Passkey aggiunta
type-passkey-removed = Passkey rimossa
type-welcome = Ti diamo il benvenuto
type-new-user-registered = Nuova iscrizione
type-registration-waiting = Iscrizione da esaminare
type-password-changed = Password cambiata
type-email-changed = Indirizzo e-mail cambiato
type-2fa-enabled = Il secondo fattore è attivo
type-2fa-disabled = Il secondo fattore è disattivato
type-2fa-reset = Il team ha reimpostato il tuo secondo fattore

bell-event-cancelled = “{ $place }” è stato annullato.
bell-event-updated = L’ora o il luogo di “{ $place }” è cambiato.
bell-event-approved = Il tuo evento “{ $place }” è stato approvato ed è pubblicato.
bell-event-pending-review = { $name } vorrebbe pubblicare “{ $place }”. Decidi tu, per favore.
bell-new-event-created = { $name } ha pubblicato l’evento “{ $place }”.
subject-event-cancelled = Annullato: { $place }
subject-event-updated = Cambiato: { $place }
subject-event-approved = Il tuo evento è pubblicato
subject-event-pending-review = Un evento attende una decisione
subject-new-event-created = Nuovo evento: { $place }
type-event-cancelled = Evento annullato
type-event-updated = Evento cambiato
type-event-approved = Evento approvato
type-event-pending-review = Evento in attesa di una decisione
type-new-event-created = Nuovo evento
bell-event-waitlist-offered = Per poco tempo un posto a “{ $place }” è riservato per te. Accettalo se vuoi venire.
bell-event-offer-expired = Il posto a “{ $place }” era riservato per te, ma non è stato accettato in tempo.
subject-event-waitlist-offered = C’è un posto per te: { $place }
subject-event-offer-expired = Il posto non è stato accettato in tempo: { $place }
type-event-waitlist-offered = Posto dalla lista d’attesa
type-event-offer-expired = Posto non accettato
