# Spanish. The English file says what the messages are for.

connection-missing = Esta conexión no existe.
connection-exists = Ya existe esta conexión, o una de las dos personas ya ha enviado una solicitud.
connection-requested = Tu solicitud se ha enviado.
connection-member-gone = Una de las dos personas ya no está aquí.
connection-answered = Esta solicitud ya tiene respuesta.
connection-accept-own = Esta solicitud la enviaste tú, así que solo puede aceptarla la otra persona.
connection-decline-own = Esta solicitud la enviaste tú, así que no puedes rechazarla. Pero sí puedes retirarla.
connect-with-yourself = No puedes conectar con tu propia cuenta.
connect-blocked = No puedes conectar con esta persona.
connection-status-own = Indica el id de otra persona. No puedes tener una conexión con tu propia cuenta.
