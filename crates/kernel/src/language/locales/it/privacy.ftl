# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

data-request-open = L’hai già chiesto. Lo staff ti risponderà presto.
data-request-missing = Questa richiesta non esiste.
data-request-over = Questa richiesta è già chiusa.
data-request-own = Questa richiesta è tua: lasciala a un’altra persona che amministra.
data-request-received = Abbiamo ricevuto la tua richiesta e risponderemo entro 30 giorni.
data-export-missing = Questa copia non esiste.
data-export-over = Il file di questa copia non è più disponibile.
account-erased = Il tuo account è stato eliminato.
community-sole-admin = Solo tu amministri questa comunità. Affida prima questo ruolo a qualcun altro.
former-member = Ex membro
