# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

connection-missing = Questo contatto non esiste.
connection-exists = Siete già in contatto, oppure c’è già una richiesta tra voi.
connection-requested = La tua richiesta è stata inviata.
connection-member-gone = Una delle due persone non è più qui.
connection-answered = Questa richiesta ha già avuto una risposta.
connection-accept-own = Questa richiesta viene da te, quindi solo l’altra persona può accettarla.
connection-decline-own = Questa richiesta viene da te, quindi non puoi rifiutarla. Puoi però ritirarla.
connect-with-yourself = Il contatto deve essere un’altra persona, non tu.
connect-blocked = Non puoi entrare in contatto con questa persona.
connection-status-own = Indica un’altra persona con il suo id. Il contatto non puoi essere tu.
