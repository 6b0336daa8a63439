# Italian. Familiar address. The English file says what the messages are for.

marketplace-report-own = Questo annuncio è tuo, quindi non puoi segnalarlo.
marketplace-report-exists = Hai già segnalato questo annuncio.
marketplace-report-missing = Questa segnalazione non esiste.
marketplace-report-not-yours = Solo chi ha fatto la segnalazione e chi vende possono vederla.
marketplace-report-wrong-status = Lo stato di questa segnalazione non lo permette.
marketplace-report-decide-own = Su questa segnalazione deve decidere qualcun altro, perché ti riguarda.
marketplace-report-received = Grazie. L'amministrazione esaminerà la tua segnalazione.
marketplace-report-appealed = Il tuo ricorso è stato ricevuto.
marketplace-report-taken-up = La segnalazione è in esame.
marketplace-report-decided = La segnalazione è decisa.
marketplace-report-appeal-decided = Il ricorso è deciso.
