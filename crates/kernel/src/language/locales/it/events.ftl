# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

event-missing = Questo evento non esiste.
event-forbidden = Solo chi gestisce questo evento può farlo.
event-creation-closed = In questa comunità solo lo staff può creare eventi.

event-title-short = Un titolo deve avere almeno 3 lettere.
event-title-hidden = Il titolo contiene caratteri invisibili. Toglili, per favore.
event-description-required = Descrivi l’evento, per favore.
event-time-unreadable = Indica un giorno o un’ora, per esempio 2030-05-01T18:00.
event-time-left-out = Quest’ora non esiste: quella notte gli orologi vanno avanti. Scegline un’altra, per favore.
event-time-twice = Quest’ora esiste due volte: quella notte gli orologi vanno indietro. Scegline un’altra, per favore.
event-time-past = Un evento deve iniziare nel futuro.
event-end-before-start = Un evento deve finire dopo il suo inizio.
event-all-day-midnight = Un evento di un giorno intero inizia e finisce a mezzanotte. Indica il primo giorno e il giorno dopo l’ultimo.
event-timezone-unknown = Questo fuso orario è sconosciuto. Indica il suo nome IANA, per esempio Europe/Dublin.
event-half-a-place = Un luogo sulla mappa ha bisogno di latitudine e longitudine.
event-place-required = Indica dove si trova l’evento prima di descrivere il luogo.
event-address-unusable = Indica un indirizzo che inizi con https:// o http://.
event-category-missing = Questa comunità non ha questa categoria di eventi.
event-series-missing = Questa serie di eventi non esiste.
event-series-forbidden = Questa serie è di un altro membro.
event-group-missing = Non esiste un gruppo attivo come questo.
event-group-forbidden = Solo chi guida il gruppo può aggiungervi eventi.
event-places-taken = Sono già occupati più posti.
event-recurs = Questo evento si ripete. Indica quali date cambiare.

event-review-pending = Questo evento attende una decisione e fino ad allora non può essere cambiato.
event-review-not-required = Questo evento non ha bisogno di una decisione. Si può pubblicare subito.
event-review-required = In questa comunità gli eventi sono pubblicati dall’amministrazione. Chiedilo, per favore.
event-lifecycle-conflict = Non è possibile con l’evento così com’è adesso.
event-reason-required = Indica il motivo, per favore.
event-reason-long = Il motivo è troppo lungo. Usa al massimo 4000 caratteri.

event-registration-disabled = Questa comunità non accetta iscrizioni agli eventi.
event-registration-forbidden = Non puoi iscriverti a questo evento.
event-occurrence-required = Questo evento si ripete. Scegli una delle date, per favore.
event-registration-unavailable = Al momento non puoi iscriverti a questo evento.
event-registration-closed = Questo evento è già iniziato.
event-full = Questo evento è al completo.
event-offer-acceptance-required = C’è un posto riservato per te. Accettalo, per favore.
event-waitlist-disabled = Questa comunità non ha liste d’attesa.
event-already-confirmed = La tua iscrizione c’è già.
event-place-free = Ci sono ancora posti, nessuno deve aspettare.
event-offer-inactive = Non c’è nessun posto riservato per te.
event-offer-expired = Il posto era riservato per te fino a poco fa ed è passato a un’altra persona.
event-offer-token = Non serve un codice per accettare il posto. Toglilo, per favore.
event-answer-going = La tua iscrizione è fatta.
event-answer-waitlisted = L’evento è al completo. Sei nella lista d’attesa.
event-answer-interested = Annotato: ti interessa.
event-answer-not-going = Annotato: non vieni.
