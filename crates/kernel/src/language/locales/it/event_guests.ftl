# Guests at events.

event-guest-name = Scrivi il nome dell’ospite.
event-guest-missing = Questo ospite non esiste.
event-guest-conflict = Gli ospiti vengono con qualcuno che partecipa. Questo ospite o la tua iscrizione è annullato.
event-guest-limit = A questo evento ogni membro può portare al massimo { $most } ospiti.
