# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

review-missing = Questa recensione non esiste.
review-exists = Hai già scritto questa recensione.
review-yourself = Non puoi scrivere una recensione su di te.
review-not-between-you = Questo trasferimento di ore non era tra voi due.
review-not-yours = Solo chi ha scritto questa recensione può ritirarla.
review-about-you = Questa recensione è tua o parla di te, quindi lasciala a qualcun altro.
reviewed = Grazie per la tua recensione!
review-removed = La recensione è rimossa.
review-flagged = La recensione è segnalata.
review-hidden = La recensione è nascosta.
review-approved = La recensione è di nuovo visibile.
review-shown = Questa recensione è già visibile.
