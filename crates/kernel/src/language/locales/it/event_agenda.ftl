# Programmi di eventi.

event-session-missing = Questa sessione non esiste.
event-agenda-closed = Il programma di questo evento non si può cambiare: è finito o non si svolge.
event-session-title = Dalle un titolo, per favore.
event-session-outside = Una sessione comincia e finisce durante il suo evento. Se l’evento non ha una fine, entro un giorno dal suo inizio.
event-session-speaker-who = Scegli un membro o indica il nome di un ospite, non entrambi.
event-session-speaker-twice = Questa persona è già nell’elenco.
event-session-room-taken = C’è un’altra sessione in questa sala alla stessa ora.
event-session-speaker-taken = Una delle persone che parlano interviene in un’altra sessione alla stessa ora.
event-sessions-many = Un evento può avere al massimo { $most } sessioni.
event-session-stale = Nel frattempo qualcun altro l’ha modificato. Guardalo di nuovo, per favore.
event-session-cancelled = Questa sessione è stata annullata.
event-agenda-order = Nomina esattamente una volta ogni sessione che si svolge.
event-session-registration = I posti alle sessioni sono per chi partecipa all’evento. Prima iscriviti all’evento, per favore.
event-session-closed = Non puoi più iscriverti a questa sessione.
event-session-full = Questa sessione è al completo.
bell-event-session-speaker = Figuri tra chi parla a “{ $place }”.
bell-event-session-updated = L’ora o la sala della sessione “{ $place }” è cambiata.
bell-event-session-cancelled = La sessione “{ $place }” è stata annullata.
subject-event-session-speaker = Parli a un evento: { $place }
subject-event-session-updated = Sessione modificata: { $place }
subject-event-session-cancelled = Sessione annullata: { $place }
type-event-session-speaker = Intervento a un evento
type-event-session-updated = Sessione modificata
type-event-session-cancelled = Sessione annullata
