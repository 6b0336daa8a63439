# Spanish. The English file says what the messages are for.

socket-id-invalid = { $field } debe ser dos números con un punto entre ellos.
channel-name-invalid = { $field } no es el nombre de un canal.
channel-public = { $field } debe ser un canal privado o de presencia. Los canales públicos no necesitan autorización.
channel-not-yours = No tienes acceso a este canal.
presence-not-offered = Aquí no hay canales de presencia.
presence-hidden = Tus ajustes de privacidad te ocultan, así que no se puede mostrar tu presencia.
