# Lo que dicen los correos. $community es el nombre de la comunidad, $name quien lee.

mail-greeting = Hola, { $name }:
mail-greeting-stranger = Hola:
mail-subject = Novedades de { $community }
mail-open = Ver
mail-link-hint = Si el botón no funciona, abre esta dirección:
mail-why = Recibes este correo porque formas parte de { $community }.
mail-why-account = Recibes este correo porque alguien se registró en { $community } con esta dirección.
mail-why-invited = Recibes este correo porque alguien de { $community } ha invitado a esta dirección.
mail-support-answer-subject = Una respuesta de { $community }
mail-support-answer-text = Has escrito a { $community }. Esto es lo que responde el equipo:
mail-support-answer-why = Recibes este correo porque alguien ha escrito a { $community } con esta dirección.
mail-write-open = Escribir al equipo
mail-manage = Elegir de qué quieres enterarte
mail-unsubscribe = No recibir más correos como este
mail-unsubscribe-all = No recibir ningún correo más de { $community }

mail-digest-subject-daily = Tu día en { $community }: { $count ->
    [one] una novedad
   *[other] { $count } novedades
}
mail-digest-subject-monthly = Tu mes en { $community }: { $count ->
    [one] una novedad
   *[other] { $count } novedades
}
mail-digest-daily = Esto ha pasado en { $community } desde tu último correo.
mail-digest-monthly = Esto ha pasado en { $community } durante el último mes.
mail-digest-more = { $count ->
    [one] Y una más. Lo tienes todo en tus notificaciones.
   *[other] Y { $count } más. Lo tienes todo en tus notificaciones.
}
mail-digest-open = Ver todas las notificaciones

mail-welcome-subject = Te damos la bienvenida a { $community }
mail-welcome-text = ¡Qué bien que estés aquí! Tu cuenta está lista y puedes entrar cuando quieras.
mail-welcome-next = Cuéntales a los demás un poco de ti: qué te gusta hacer y en qué te vendría bien una mano. Así se encuentran los vecinos.
mail-welcome-open = Ir a { $community }

mail-verify-subject = Confirma tu correo electrónico
mail-verify-text = ¡Qué bien que quieras unirte a { $community }! Confirma, por favor, que esta dirección es tuya.
mail-verify-open = Confirmar mi dirección
mail-verify-hours = El enlace vale 24 horas y funciona una sola vez.
mail-verify-ignore = ¿No te has registrado? Entonces no tienes que hacer nada; no pasará nada con tu dirección.
mail-group-invite-text = A { $name } le gustaría que formaras parte del grupo { $place } en { $community }.
mail-group-invite-open = Ver la invitación
mail-group-invite-days = El enlace vale 14 días y solo para una cuenta con esta dirección.
mail-group-invite-ignore = ¿No te interesa? Entonces no tienes que hacer nada.

mail-received-subject = Hemos recibido tu registro
mail-received-text = ¡Gracias por querer unirte a { $community }! Alguien del equipo mirará tu registro.
mail-received-next = En cuanto tu cuenta esté lista, te volveremos a escribir.

mail-repeated-subject = Ya tienes una cuenta
mail-repeated-text = Alguien acaba de intentar registrarse en { $community } con esta dirección. Ya tienes una cuenta allí.
mail-repeated-next = ¿Eras tú? Entonces solo tienes que iniciar sesión.
mail-repeated-open = Iniciar sesión
mail-repeated-ignore = ¿No eras tú? Entonces no tienes que hacer nada: tu cuenta no ha cambiado y nadie ha sabido que tienes una.

mail-rejected-subject = Tu registro
mail-rejected-text = Gracias por querer unirte a { $community }. Por desgracia, el equipo no ha podido aceptar tu registro. Este es el motivo:

mail-why-security = Recibes este correo porque trata de la seguridad de tu cuenta en { $community }.

mail-reset-subject = Elige una nueva contraseña
mail-reset-text = Alguien ha pedido una nueva contraseña para tu cuenta en { $community }. Con este enlace puedes elegir una.
mail-reset-open = Elegir una nueva contraseña
mail-reset-hours = El enlace vale una hora y una sola vez.
mail-reset-ignore = ¿No has sido tú? Entonces no tienes que hacer nada: tu contraseña sigue siendo la misma.

mail-password-changed-subject = Tu contraseña ha cambiado
mail-password-changed-text = La contraseña de tu cuenta en { $community } acaba de cambiar. Se ha cerrado la sesión en todos los dispositivos.
mail-password-changed-next = ¿No has sido tú? Entonces elige enseguida una nueva contraseña.
mail-password-changed-open = Elegir una nueva contraseña

mail-email-confirm-subject = Confirma tu nueva dirección de correo
mail-email-confirm-text = Tu cuenta en { $community } tendrá a partir de ahora esta dirección. Confirma que es tuya.
mail-email-confirm-open = Confirmar mi nueva dirección
mail-email-confirm-ignore = ¿No sabes nada de esto? Entonces no tienes que hacer nada; no pasará nada con tu dirección.

mail-email-stop-subject = Tu dirección de correo va a cambiar
mail-email-stop-text = Alguien que conoce tu contraseña quiere dar otra dirección de correo a tu cuenta en { $community }. Cambiará en cuanto se confirme la nueva dirección.
mail-email-stop-next = ¿No has sido tú? Entonces detenlo: se cerrará la sesión en todos los dispositivos y te enviaremos un enlace para elegir una nueva contraseña.
mail-email-stop-open = Detener el cambio
mail-email-stop-ignore = ¿Has sido tú? Entonces no tienes que hacer nada.

mail-email-changed-subject = Tu dirección de correo ha cambiado
mail-email-changed-text = Tu cuenta en { $community } tiene ahora otra dirección de correo. Con esta ya no puedes iniciar sesión.
mail-email-changed-next = ¿No has sido tú? Entonces escribe enseguida al equipo.

mail-second-factor-on-subject = El segundo factor está activado
mail-second-factor-off-subject = El segundo factor está desactivado
mail-second-factor-text = Se trata de cómo inicias sesión en tu cuenta en { $community }. Con un segundo factor activado, además de la contraseña hace falta un código de una aplicación.
mail-second-factor-reset-subject = El equipo ha restablecido tu segundo factor
mail-second-factor-reset-text = El equipo ha restablecido tu segundo factor. Hasta que lo actives de nuevo, basta la contraseña para iniciar sesión en tu cuenta en { $community }. Se ha cerrado la sesión en todos los dispositivos. El equipo escribe:

mail-topic-messages = Mensajes
mail-topic-connections = Contactos
mail-topic-reviews = Valoraciones
mail-topic-transactions = Horas
mail-topic-social = Comentarios y reacciones
mail-topic-events = Eventos
mail-topic-groups = Grupos
mail-topic-listings = Ofertas y peticiones
mail-topic-jobs = Empleos
mail-topic-ideation = Ideas y propuestas
mail-topic-safeguarding = Seguridad
mail-topic-system = Del equipo
mail-topic-security = Tu cuenta
mail-topic-other = Otras novedades
mail-topic-all = Todos los correos
mail-topic-digest = Resúmenes
mail-topic-gamification = Puntos e insignias
mail-topic-org = Organizaciones
mail-topic-federation = Novedades de comunidades asociadas

page-unsubscribe-title = ¿Menos correos?
page-unsubscribe-text = No recibirás más correos de este tipo de { $community }:
page-unsubscribe-all-text = No recibirás ningún correo más de { $community }, salvo los de tu cuenta:
page-unsubscribe-button = Sí, no quiero más
page-unsubscribe-keep = Si prefieres seguir recibiéndolos, simplemente cierra esta página.
page-unsubscribed-title = Hecho
page-unsubscribed-text = Ya no recibes correos de este tipo de { $community }:
page-unsubscribed-all-text = Ya no recibes ningún correo de { $community }, salvo los de tu cuenta:
page-unsubscribed-back = Puedes volver a activarlos cuando quieras en tus ajustes.
page-unsubscribe-invalid-title = Este enlace no funciona
page-unsubscribe-invalid-text = Puede que se haya cortado por el camino. Abre otra vez el enlace del correo, o entra y cambia tus ajustes.
