# Spanish. The English file says what the messages are for.

data-request-open = Ya lo has pedido. El equipo te responderá pronto.
data-request-missing = Esta solicitud no existe.
data-request-over = Esta solicitud ya está cerrada.
data-request-own = Esta solicitud es tuya. Déjala a otra persona que administre.
data-request-received = Hemos recibido tu solicitud y responderemos en un plazo de 30 días.
data-export-missing = Esta copia no existe.
data-export-over = El archivo de esta copia ya no está disponible.
account-erased = Tu cuenta se ha eliminado.
community-sole-admin = Solo tú administras esta comunidad. Da primero este papel a otra persona.
former-member = Antiguo miembro
