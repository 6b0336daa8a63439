# Spanish. The English file says what the messages are for.

push-auth-invalid = keys.auth debe ser 16 bytes en base64url.
push-key-invalid = keys.p256dh debe ser un punto sin comprimir de P-256 en base64url.
endpoint-invalid = endpoint debe ser una dirección web.
endpoint-not-https = endpoint debe empezar por https.
endpoint-with-user = endpoint no puede incluir un nombre de usuario.
endpoint-with-port = endpoint no puede incluir un puerto.
endpoint-not-public = endpoint debe ser una dirección pública.
browser-unsubscribed = Este navegador ya no recibe mensajes push.
phone-registered = Este teléfono ahora recibe mensajes push.
phone-unregistered = Este teléfono ya no recibe mensajes push.
phone-not-registered-by-you = Este teléfono no está registrado con tu cuenta.
phone-needs-sign-in = Primero inicia sesión y después registra este teléfono.
push-to-nobody = Ninguna de estas personas tiene un navegador que reciba mensajes push.
campaign-missing = Este mensaje no se envió a tu cuenta.
push-campaign-missing = Esta campaña no existe.
campaign-url-unsafe = Escribe la dirección de una página web pública que empiece por https o http.
campaign-moment-wrong = Elige un momento futuro, a menos de un año.
campaign-half-a-place = Un lugar necesita latitud, longitud y radio, o ninguno de los tres.
campaigns-many = Puedes tener como máximo { $most } campañas sin decidir.
campaign-wrong-status = La campaña está demasiado avanzada para esto, o aún no lo bastante.
campaign-stale = La campaña ha cambiado. Vuelve a mirarla.
