# Tickets of events.

event-ticket-missing = Questi biglietti non esistono.
event-ticket-forbidden = Non puoi decidere sui biglietti di questo evento.
event-ticket-stale = Nel frattempo qualcun altro l’ha modificato. Guardalo di nuovo, per favore.
event-ticket-event-closed = Questo evento non si tiene o è già iniziato: non c’è nulla da preparare.
event-ticket-many = Un evento può avere al massimo { $most } tipi di biglietti.
event-ticket-groups = Scegli gruppi attivi che puoi vedere.
event-ticket-not-editable = Metti prima in pausa questi biglietti; ciò che è archiviato resta com’è.
event-ticket-step = Questo passo non è possibile nello stato di questi biglietti.
event-ticket-unpayable = Non si può ancora pagare in ore. Scegli biglietti gratuiti.
event-ticket-over = Il periodo di questi biglietti è finito. Cambialo prima.
event-ticket-registration = I biglietti sono per chi partecipa. Iscriviti prima.
event-ticket-not-active = Questi biglietti al momento non sono disponibili.
event-ticket-closed = Non è il momento per questi biglietti.
event-ticket-not-eligible = Questi biglietti non sono per tutti, e questo account non può averli.
event-ticket-member-most = Una persona può avere al massimo { $most } di questi biglietti.
event-ticket-exhausted = Non ne restano così tanti: { $left }.
event-ticket-time = Indica giorno e ora con i secondi e lo scarto orario, per esempio 2030-05-01T18:00:00+01:00.
event-ticket-time-twice = Indica quest’ora una sola volta, sull’orologio dell’evento o in UTC.
event-ticket-offset = Sull’orologio di { $zone } lo scarto è allora { $offset }.
event-ticket-name = Indica un nome da 1 a 191 lettere.
event-ticket-price = Indica un numero di ore maggiore di zero, con al massimo due decimali.
event-ticket-price-free = I biglietti gratuiti non costano nulla.
event-ticket-member-limit = Una persona non può averne più di quanti ce ne sono.
event-ticket-window = Deve essere dopo l’inizio.
event-ticket-window-late = Non può essere dopo l’inizio dell’evento.
event-ticket-fixed = Sono già stati dati biglietti, quindi questo resta com’è.
