# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

notification-missing = Questa notifica non esiste.
notification-group-key-invalid = Indica un gruppo di notifiche con il suo tipo, i due punti e il suo link.
notification-choice-missing = Indica una sola notifica oppure tutte.

preferences-empty = Invia almeno una preferenza.
thread-missing = Questa discussione non esiste.
notification-context-missing = Indica che cosa riguarda questa impostazione.
notification-context-id-missing = Indica quale gruppo o quale discussione riguarda questa impostazione.
notification-frequency-missing = Indica quanto spesso vuoi ricevere notifiche.
notification-push-alone = Cambia le notifiche push in una richiesta a parte.
push-failure-missing = Questa notifica push non è più nel registro.
unsubscribe-link-invalid = Questo link non funziona. Apri di nuovo il link nell’e-mail.

mute-yourself = Puoi silenziare solo altre persone.
mute-missing = Non hai silenziato questa persona.
