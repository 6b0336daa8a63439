# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

message-missing = Questo messaggio non esiste.
message-deleted = Questo messaggio è stato eliminato.
message-not-yours = Può farlo solo chi ha scritto questo messaggio.
message-edit-expired = Un messaggio si può modificare solo entro 24 ore dall’invio.
voice-message-without-text = Un messaggio vocale non ha un testo da modificare.
message-without-text = Questo messaggio non ha testo.
translator-missing = Questa comunità non ha un servizio di traduzione.
message-to-yourself = Puoi mandare messaggi solo ad altre persone.
message-recipient-missing = Indica per chi è il messaggio.
message-listing-differs = { $field } indica qualcosa di diverso da { $other_field } e { $third_field }. Invia solo uno dei due.
message-context-type-missing = Invia { $field } insieme a { $other_field }.
message-context-id-missing = Invia { $field } insieme a { $other_field }.
messages-off = Questa comunità ha disattivato i messaggi.
messages-off-for-one = Una delle due persone ha disattivato i messaggi.
text-missing = Scrivi qualcosa, per favore.
emoji-invalid = Scegline uno tra questi: { $choice }
recording-missing = Invia una registrazione.
too-many-files = { $most ->
    [one] Un messaggio può avere al massimo { $most } file.
   *[other] Un messaggio può avere al massimo { $most } file.
}
form-number-invalid = Questo numero non è possibile qui.
scopes-differ = L’indirizzo e il corpo indicano valori diversi per scope. Inviane uno solo.
message-gone = Il messaggio è eliminato.

conversation-missing = Questa conversazione non esiste.
conversation-archived = La conversazione è archiviata.
conversation-restored = La conversazione è di nuovo nella tua posta in arrivo.

coordinator-request-missing = Questa richiesta non esiste.
coordinator-request-closed = Questa richiesta è già stata chiusa.
bell-coordinator-requested = Un membro di { $place } chiede che qualcuno intervenga. Dai un’occhiata, per favore.
subject-coordinator-requested = Un membro di { $place } chiede che qualcuno intervenga
type-coordinator-requested = Richiesta di coordinamento
bell-coordinator-request-closed = Chi si occupa di { $place } ha esaminato la tua richiesta.
subject-coordinator-request-closed = La tua richiesta a { $place } è stata esaminata
type-coordinator-request-closed = Richiesta di coordinamento chiusa
