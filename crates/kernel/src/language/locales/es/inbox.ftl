# Spanish. The English file says what the messages are for.

notification-missing = Esta notificación no existe.
notification-group-key-invalid = Indica un grupo de notificaciones con su tipo, dos puntos y su enlace.
notification-choice-missing = Indica una sola notificación o todas.

preferences-empty = Envía al menos una preferencia.
thread-missing = Este hilo no existe.
notification-context-missing = Indica a qué se refiere este ajuste.
notification-context-id-missing = Indica a qué grupo o hilo se refiere este ajuste.
notification-frequency-missing = Indica con qué frecuencia quieres recibir notificaciones.
notification-push-alone = Cambia las notificaciones push en una solicitud aparte.
push-failure-missing = Esa notificación push ya no está en el registro.
unsubscribe-link-invalid = Este enlace no funciona. Abre otra vez el enlace del correo.

mute-yourself = No puedes silenciar tu propia cuenta.
mute-missing = No has silenciado a esta persona.
