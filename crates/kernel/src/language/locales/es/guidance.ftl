# Spanish. The English file says what the messages are for.

faq-missing = Esta pregunta no existe.
faq-nothing-named = Indica qué quieres cambiar.
consent-unknown = Este consentimiento no existe.
consent-marketing = Novedades por correo
consent-marketing-means = Tu comunidad puede enviarte novedades por correo.
onboarding-picture-missing = Añade una foto tuya.
onboarding-bio-missing = Escribe algo sobre ti, con al menos { $least } caracteres.
onboarding-done = ¡Te damos la bienvenida! Todo está listo.
support-request-missing = Esta consulta no existe.
support-request-over = Esta consulta ya se ha respondido o cerrado.
support-message-arrived = Tu mensaje ha llegado. El equipo de la comunidad te responderá.
