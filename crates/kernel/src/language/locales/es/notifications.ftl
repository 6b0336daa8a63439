# Spanish. Informal address (tú), without words that agree with the gender of a member. The English file says what the messages are for.

## The sentence in the bell.

bell-connection-request = { $name } quiere conectar contigo.
bell-connection-accepted = { $name } ha aceptado tu solicitud de conexión.
bell-connection-declined = { $name } ha rechazado tu solicitud de conexión.
bell-new-message = { $name } te ha enviado un mensaje.
bell-transaction = { $name } te ha enviado horas.
bell-credits-received = { $name } te ha abonado horas.
bell-credits-taken = Las personas que cuidan de { $place } han retirado horas de tu saldo.
bell-credit-received = { $hours ->
    [one] { $name } te ha enviado { $hours } hora.
   *[other] { $name } te ha enviado { $hours } horas.
}
bell-credit-sent = { $hours ->
    [one] Has enviado { $hours } hora a { $name }.
   *[other] Has enviado { $hours } horas a { $name }.
}
bell-review-request = Cuéntanos cómo te fue con { $name }.
bell-review-received = { $name } ha escrito una reseña sobre ti.
bell-review-hidden = Las personas que cuidan de { $place } han ocultado una reseña que escribiste.
bell-review-removed = Las personas que cuidan de { $place } han eliminado una reseña que escribiste.
bell-listing-saved = { $name } ha guardado tu anuncio.
bell-listing-pending-review = Un anuncio de { $name } espera la aprobación.
bell-listing-approved = Tu anuncio «{ $place }» ha sido aprobado.
bell-listing-rejected = Tu anuncio «{ $place }» no ha sido aprobado. Puedes cambiarlo y enviarlo de nuevo. El motivo:
bell-listing-reported = Tu anuncio «{ $place }» ha sido denunciado, y quienes cuidan de la comunidad están de acuerdo. Revísalo, por favor.
bell-listing-report-upheld = Denunciaste «{ $place }», y quienes cuidan de la comunidad están de acuerdo. ¡Gracias!
bell-listing-report-dismissed = Denunciaste «{ $place }». El equipo lo ha revisado y no ha visto nada incorrecto. ¡Gracias por avisar!
bell-listing-removed = El equipo ha eliminado tu anuncio «{ $place }».
bell-listing-suspended = El equipo ha suspendido tu anuncio «{ $place }». Los demás ya no lo ven.
bell-new-listing-created = { $name } ha publicado un anuncio.
bell-listing-report-created = Se ha denunciado un anuncio en { $place }. Revísalo, por favor.
bell-marketplace-listing-pending-review = Algo que vende { $name } espera la aprobación.
bell-marketplace-listing-approved = Lo que vendes, «{ $place }», ha sido aprobado.
bell-marketplace-listing-rejected = Lo que vendes, «{ $place }», se ha retirado del mercado.
bell-marketplace-low-stock = Quedan pocas unidades de «{ $place }».
bell-marketplace-seller-suspended = Tu venta ha sido suspendida. Lo que vendes está oculto por ahora.
bell-marketplace-seller-restored = Puedes volver a vender. Lo que vendes se ve como antes.
bell-group-member-joined = { $name } ahora forma parte de { $place }.
bell-group-join-request = { $name } quiere formar parte de { $place }.
bell-group-join = Ahora formas parte de { $place }.
bell-group-join-rejected = Tu solicitud para formar parte de { $place } ha sido rechazada.
bell-group-role-owner = Ahora { $place } está a tu cargo.
bell-group-role-admin = Ahora ayudas a llevar { $place }.
bell-group-role-member = Ya no ayudas a llevar { $place }, pero sigues formando parte.
bell-group-removed = Ya no formas parte de { $place }.
bell-group-banned = Ya no puedes participar en { $place }.
bell-group-invite = { $name } te invita a formar parte de { $place }.
bell-group-chatroom-message = { $name } ha escrito en { $place }.
bell-group-announcement = { $name } ha publicado un anuncio en { $place }.
bell-new-topic = { $name } ha abierto una conversación en { $place }.
bell-new-reply = { $name } ha respondido en una conversación de { $place }.
bell-new-group-created = { $name } ha creado el grupo { $place }.
bell-exchange-request-received = { $name } te propone un intercambio.
bell-exchange-pending-broker = { $name } ha aceptado tu intercambio; falta que dé su visto bueno alguien que cuida de { $place }.
bell-exchange-accepted = { $name } ha aceptado tu intercambio.
bell-exchange-approved = { $name } ha aprobado tu intercambio.
bell-exchange-rejected = { $name } ha detenido tu intercambio.
bell-exchange-request-declined = { $name } ha rechazado tu intercambio.
bell-exchange-started = { $name } ha comenzado tu intercambio.
bell-exchange-ready-confirmation = { $name } dice que ya está hecho. Confirma las horas, por favor.
bell-exchange-completed = Tu intercambio ha terminado y las horas ya se han transferido.
bell-exchange-cancelled = { $name } ha cancelado tu intercambio.
bell-exchange-disputed = { $name } pide que alguien revise tu intercambio.
bell-exchange-hours-differ = { $name } y tú habéis confirmado horas distintas en vuestro intercambio. Quienes cuidan de la comunidad lo revisarán.
bell-exchange-needs-broker = Un intercambio en { $place } está pendiente de una decisión. Revísalo, por favor.
bell-marketplace-order-confirmed = El pedido de { $place } está confirmado.
bell-marketplace-order-paid = El pedido de { $place } está pagado.
bell-marketplace-order-shipped = { $place } está en camino.
bell-marketplace-order-delivered = { $place } ha llegado, según la otra parte.
bell-marketplace-order-completed = El pedido de { $place } está completado.
bell-marketplace-order-cancelled = El pedido de { $place } se canceló.
bell-marketplace-order-rated = { $name } ha valorado un pedido tuyo.
bell-marketplace-dispute-opened = { $name } abrió una disputa sobre vuestro pedido.
bell-marketplace-dispute-resolved = La disputa sobre tu pedido está resuelta.
bell-marketplace-dispute-filed = Una disputa en { $place } espera una decisión. Échale un vistazo.
bell-marketplace-offer-received = { $name } hizo una oferta por tu anuncio.
bell-marketplace-offer-accepted = { $name } aceptó tu oferta.
bell-marketplace-offer-declined = Tu oferta fue rechazada.
bell-marketplace-offer-countered = { $name } respondió a tu oferta con otra cantidad.
bell-marketplace-offer-counter-accepted = { $name } aceptó tu contraoferta.
bell-marketplace-offer-withdrawn = { $name } retiró una oferta por tu anuncio.
bell-safeguarding-flag = Se ha comunicado una incidencia en { $place }. Revísala pronto, por favor.
bell-safeguarding-contact-blocked = Se ha impedido un intento de contacto en { $place } para proteger a una persona. Revísalo, por favor.
bell-gdpr-request = { $name } ha hecho una solicitud de protección de datos. Responde en un plazo de 30 días.
bell-gdpr-account-deletion = { $name } quiere que se elimine su cuenta. Responde en un plazo de 30 días.
bell-data-request-received = El equipo de { $place } ha recibido tu solicitud de protección de datos y responderá en un plazo de 30 días.
bell-data-request-completed = El equipo de { $place } ha atendido tu solicitud de protección de datos.
bell-data-request-rejected = El equipo de { $place } ha rechazado tu solicitud de protección de datos. Puedes leer el motivo en tus ajustes.
bell-data-export-ready = La copia de tus datos en { $place } está lista. Se guarda siete días.
bell-legal-acceptance-needed = Hay una nueva versión de «{ $place }». Léela y acéptala.
bell-legal-version-published = Hay una nueva versión de «{ $place }».
bell-impersonation-started = { $place }, del equipo, ha entrado en tu nombre durante 15 minutos como máximo para ayudarte. Puedes terminarlo en tus ajustes de seguridad.
bell-passkey-registered = Se ha añadido una llave de acceso a tu cuenta. Si no fuiste tú, elimínala y cambia tu contraseña.
bell-passkey-removed = Se ha eliminado una llave de acceso de tu cuenta.
bell-welcome = ¡Te damos la bienvenida a { $place }!
bell-new-user-registered = { $name } ahora forma parte de la comunidad.
bell-registration-waiting = { $name } se ha inscrito y espera una decisión.
bell-password-changed = Tu contraseña ha cambiado.
bell-email-changed = Tu dirección de correo ha cambiado.
bell-2fa-enabled = El segundo factor está activado.
bell-2fa-disabled = El segundo factor está desactivado.
bell-2fa-reset = El equipo ha restablecido tu segundo factor.

## The subject of an e-mail about it.

subject-connection-request = { $name } quiere conectar contigo
subject-connection-accepted = { $name } ha aceptado tu solicitud de conexión
subject-connection-declined = { $name } ha rechazado tu solicitud de conexión
subject-new-message = { $name } te ha enviado un mensaje
subject-transaction = { $name } te ha enviado horas
subject-credits-received = { $name } te ha abonado horas
subject-credits-taken = Se han retirado horas de tu saldo
subject-credit-received = { $hours ->
    [one] { $name } te ha enviado { $hours } hora
   *[other] { $name } te ha enviado { $hours } horas
}
subject-credit-sent = { $hours ->
    [one] Has enviado { $hours } hora a { $name }
   *[other] Has enviado { $hours } horas a { $name }
}
subject-review-request = ¿Cómo te fue con { $name }?
subject-review-received = { $name } ha escrito una reseña sobre ti
subject-review-hidden = Se ha ocultado una reseña que escribiste
subject-review-removed = Se ha eliminado una reseña que escribiste
subject-listing-saved = { $name } ha guardado tu anuncio
subject-listing-pending-review = Un anuncio espera la aprobación
subject-listing-approved = Tu anuncio ha sido aprobado
subject-listing-rejected = Tu anuncio no ha sido aprobado
subject-listing-reported = Tu anuncio ha sido denunciado
subject-listing-report-upheld = Tu denuncia ha sido aceptada
subject-listing-report-dismissed = El equipo ha revisado tu denuncia
subject-listing-removed = Tu anuncio ha sido eliminado
subject-listing-suspended = Tu anuncio ha sido suspendido
subject-new-listing-created = Nuevo anuncio de { $name }
subject-listing-report-created = Se ha denunciado un anuncio
subject-marketplace-listing-pending-review = Algo en venta espera la aprobación
subject-marketplace-listing-approved = Lo que vendes ha sido aprobado
subject-marketplace-listing-rejected = Lo que vendes se ha retirado del mercado
subject-marketplace-low-stock = Quedan pocas unidades de lo que vendes
subject-marketplace-seller-suspended = Tu venta ha sido suspendida
subject-marketplace-seller-restored = Puedes volver a vender
subject-group-member-joined = { $name } ahora forma parte de { $place }
subject-group-join-request = { $name } quiere formar parte de { $place }
subject-group-join = Ahora formas parte de { $place }
subject-group-join-rejected = Tu solicitud para formar parte de { $place } ha sido rechazada
subject-group-role-owner = Ahora { $place } está a tu cargo
subject-group-role-admin = Ahora ayudas a llevar { $place }
subject-group-role-member = Ya no ayudas a llevar { $place }, pero sigues formando parte
subject-group-removed = Ya no formas parte de { $place }
subject-group-banned = Ya no puedes participar en { $place }
subject-group-invite = { $name } te invita a formar parte de { $place }
subject-group-chatroom-message = { $name } ha escrito en { $place }
subject-group-announcement = { $name } ha publicado un anuncio en { $place }
subject-new-topic = { $name } ha abierto una conversación en { $place }
subject-new-reply = { $name } ha respondido en una conversación de { $place }
subject-new-group-created = Nuevo grupo: { $place }
subject-exchange-request-received = { $name } te propone un intercambio
subject-exchange-pending-broker = Tu intercambio está pendiente de aprobación
subject-exchange-accepted = { $name } ha aceptado tu intercambio
subject-exchange-approved = Se ha aprobado tu intercambio
subject-exchange-rejected = Se ha detenido tu intercambio
subject-exchange-request-declined = { $name } ha rechazado tu intercambio
subject-exchange-started = { $name } ha comenzado tu intercambio
subject-exchange-ready-confirmation = Confirma las horas de tu intercambio
subject-exchange-completed = Tu intercambio ha terminado
subject-exchange-cancelled = { $name } ha cancelado tu intercambio
subject-exchange-disputed = { $name } pide que alguien revise tu intercambio
subject-exchange-hours-differ = { $name } y tú habéis confirmado horas distintas
subject-exchange-needs-broker = Un intercambio está pendiente de una decisión
subject-marketplace-order-confirmed = Un pedido está confirmado
subject-marketplace-order-paid = Un pedido está pagado
subject-marketplace-order-shipped = Tu pedido está en camino
subject-marketplace-order-delivered = Tu venta ha llegado
subject-marketplace-order-completed = Un pedido está completado
subject-marketplace-order-cancelled = Un pedido se canceló
subject-marketplace-order-rated = { $name } ha valorado un pedido tuyo
subject-marketplace-dispute-opened = { $name } abrió una disputa sobre vuestro pedido
subject-marketplace-dispute-resolved = La disputa sobre tu pedido está resuelta
subject-marketplace-dispute-filed = Una disputa espera una decisión
subject-marketplace-offer-received = { $name } hizo una oferta por tu anuncio
subject-marketplace-offer-accepted = { $name } aceptó tu oferta
subject-marketplace-offer-declined = Tu oferta fue rechazada
subject-marketplace-offer-countered = { $name } respondió a tu oferta con otra cantidad
subject-marketplace-offer-counter-accepted = { $name } aceptó tu contraoferta
subject-marketplace-offer-withdrawn = { $name } retiró una oferta por tu anuncio
subject-safeguarding-flag = Se ha comunicado una incidencia en { $place }
subject-safeguarding-contact-blocked = Se ha impedido un intento de contacto en { $place }
subject-gdpr-request = { $name } ha hecho una solicitud de protección de datos
subject-gdpr-account-deletion = { $name } quiere irse
subject-data-request-received = Tu solicitud de protección de datos ha llegado
subject-data-request-completed = Tu solicitud de protección de datos se ha atendido
subject-data-request-rejected = Tu solicitud de protección de datos se ha rechazado
subject-data-export-ready = La copia de tus datos está lista
subject-legal-acceptance-needed = Lee y acepta: { $place }
subject-legal-version-published = Nueva versión de «{ $place }»
subject-impersonation-started = { $place }, del equipo, ha entrado en tu nombre
subject-passkey-registered = Se ha añadido una llave de acceso a tu cuenta
subject-passkey-removed = Se ha eliminado una llave de acceso de tu cuenta
subject-welcome = ¡Te damos la bienvenida a { $place }!
subject-new-user-registered = Nueva inscripción: { $name }
subject-registration-waiting = Inscripción por decidir: { $name }
subject-password-changed = Tu contraseña ha cambiado
subject-email-changed = Tu dirección de correo ha cambiado
subject-2fa-enabled = El segundo factor está activado
subject-2fa-disabled = El segundo factor está desactivado
subject-2fa-reset = El equipo ha restablecido tu segundo factor

## More words in an e-mail about it.

detail-credit-received = { $hours ->
    [one] Se ha añadido a tu saldo { $hours } hora de { $name }.
   *[other] Se han añadido a tu saldo { $hours } horas de { $name }.
}
detail-credit-sent = { $hours ->
    [one] Se ha enviado { $hours } hora a { $name }.
   *[other] Se han enviado { $hours } horas a { $name }.
}
detail-review-request = Has intercambiado tiempo con { $name }. Cuenta en pocas palabras cómo fue: así ayudas a otras personas a encontrar a alguien de confianza.
detail-voice-message = Te espera un mensaje de voz.

## What a lock screen shows, where anybody may read it: never who or what.

push-default = Hay novedades para ti
push-new-message = Tienes un mensaje nuevo
push-connection-request = Tienes una nueva solicitud de conexión
push-connection-accepted = Han aceptado tu solicitud de conexión
push-body = Abre la aplicación para verlo.

## The short heading of a line in the bell.

type-connection-request = Solicitud de conexión
type-connection-accepted = Conexión aceptada
type-connection-declined = Conexión rechazada
type-new-message = Mensaje nuevo
type-transaction = Transferencia de horas
type-credits-received = Horas abonadas
type-credits-taken = Horas retiradas
type-credit-received = Horas recibidas
type-credit-sent = Horas enviadas
type-review-request = Tu opinión
type-review-received = Reseña recibida
type-review-hidden = Reseña ocultada
type-review-removed = Reseña eliminada
type-listing-saved = Anuncio guardado
type-listing-pending-review = Anuncio pendiente de aprobación
type-listing-approved = Anuncio aprobado
type-listing-rejected = Anuncio rechazado
type-listing-reported = Tu anuncio denunciado
type-listing-report-upheld = Denuncia aceptada
type-listing-report-dismissed = Denuncia desestimada
type-listing-removed = Anuncio eliminado por el equipo
type-listing-suspended = Anuncio suspendido
type-new-listing-created = Anuncio nuevo
type-listing-report-created = Anuncio denunciado
type-marketplace-listing-pending-review = Artículo pendiente de aprobación
type-marketplace-listing-approved = Artículo aprobado
type-marketplace-listing-rejected = Artículo rechazado
type-marketplace-low-stock = Pocas existencias
type-marketplace-seller-suspended = Venta suspendida
type-marketplace-seller-restored = Venta restablecida
type-group-member-joined = Nueva persona en el grupo
type-group-join-request = Solicitud para entrar en un grupo
type-group-join = Entrada en un grupo
type-group-join-rejected = Solicitud rechazada
type-group-role-owner = Grupo a tu cargo
type-group-role-admin = Ayudas a llevar un grupo
type-group-role-member = Ya no llevas un grupo
type-group-removed = Fuera de un grupo
type-group-banned = Sin acceso a un grupo
type-group-invite = Invitación a un grupo
type-group-chatroom-message = Mensaje en el grupo
type-group-announcement = Anuncio en el grupo
type-new-topic = Nueva conversación
type-new-reply = Nueva respuesta en una conversación
type-new-group-created = Grupo nuevo
type-exchange-request-received = Propuesta de intercambio
type-exchange-pending-broker = Intercambio pendiente de aprobación
type-exchange-accepted = Intercambio aceptado
type-exchange-approved = Intercambio aprobado
type-exchange-rejected = Intercambio detenido
type-exchange-request-declined = Intercambio rechazado
type-exchange-started = Intercambio comenzado
type-exchange-ready-confirmation = Horas por confirmar
type-exchange-completed = Intercambio terminado
type-exchange-cancelled = Intercambio cancelado
type-exchange-disputed = Intercambio en revisión
type-exchange-hours-differ = Horas distintas en un intercambio
type-exchange-needs-broker = Intercambio por decidir
type-marketplace-order-confirmed = Pedido confirmado
type-marketplace-order-paid = Pedido pagado
type-marketplace-order-shipped = Pedido enviado
type-marketplace-order-delivered = Pedido entregado
type-marketplace-order-completed = Pedido completado
type-marketplace-order-cancelled = Pedido cancelado
type-marketplace-order-rated = Pedido valorado
type-marketplace-dispute-opened = Disputa abierta
type-marketplace-dispute-resolved = Disputa resuelta
type-marketplace-dispute-filed = Disputa presentada
type-marketplace-offer-received = Oferta recibida
type-marketplace-offer-accepted = Oferta aceptada
type-marketplace-offer-declined = Oferta rechazada
type-marketplace-offer-countered = Contraoferta recibida
type-marketplace-offer-counter-accepted = Contraoferta aceptada
type-marketplace-offer-withdrawn = Oferta retirada
type-safeguarding-flag = Aviso de protección
type-safeguarding-contact-blocked = Contacto impedido
type-gdpr-request = Solicitud de datos
type-gdpr-account-deletion = Solicitud de eliminar la cuenta
type-data-request-received = Solicitud de datos recibida
type-data-request-completed = Solicitud de datos atendida
type-data-request-rejected = Solicitud de datos rechazada
type-data-export-ready = Copia de datos lista
type-legal-acceptance-needed = Documento por aceptar
type-legal-version-published = Nueva versión de un documento
type-impersonation-started = El equipo entró en tu nombre
type-passkey-registered = Llave de acceso añadida
type-passkey-removed = Llave de acceso eliminada
type-welcome = Te damos la bienvenida
type-new-user-registered = Nueva inscripción
type-registration-waiting = Inscripción por decidir
type-password-changed = Contraseña cambiada
type-email-changed = Dirección de correo cambiada
type-2fa-enabled = El segundo factor está activado
type-2fa-disabled = El segundo factor está desactivado
type-2fa-reset = El equipo ha restablecido tu segundo factor

bell-event-cancelled = «{ $place }» se ha cancelado.
bell-event-updated = La hora o el lugar de «{ $place }» ha cambiado.
bell-event-approved = Tu evento «{ $place }» ha sido aprobado y está publicado.
bell-event-pending-review = { $name } quiere publicar «{ $place }». Por favor, decide sobre ello.
bell-new-event-created = { $name } ha publicado el evento «{ $place }».
subject-event-cancelled = Cancelado: { $place }
subject-event-updated = Cambiado: { $place }
subject-event-approved = Tu evento está publicado
subject-event-pending-review = Un evento espera una decisión
subject-new-event-created = Nuevo evento: { $place }
type-event-cancelled = Evento cancelado
type-event-updated = Evento cambiado
type-event-approved = Evento aprobado
type-event-pending-review = Evento a la espera de una decisión
type-new-event-created = Nuevo evento
bell-event-waitlist-offered = Durante un rato hay una plaza en «{ $place }» reservada para ti. Acéptala si quieres venir.
bell-event-offer-expired = La plaza en «{ $place }» estaba reservada para ti, pero no se aceptó a tiempo.
subject-event-waitlist-offered = Hay una plaza para ti: { $place }
subject-event-offer-expired = La plaza no se aceptó a tiempo: { $place }
type-event-waitlist-offered = Plaza de la lista de espera
type-event-offer-expired = Plaza no aceptada
