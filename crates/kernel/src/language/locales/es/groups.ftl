# Spanish. The English file says what the messages are for.

group-missing = Este grupo no existe.
group-forbidden = No tienes permiso para hacer esto en este grupo.
group-unavailable = Este grupo no está activo por ahora.
group-full = Este grupo está completo.
group-limit-reached = Nadie puede estar en más grupos que estos. Antes hay que dejar otro grupo.
group-type-missing = Esta comunidad no tiene ese tipo de grupo.
group-name-missing = Ponle un nombre al grupo.
group-name-taken = Ya existe un grupo con este nombre.
group-place-incomplete = Envía la latitud y la longitud, o ninguna de las dos.
group-picture-unclear = Envía una imagen o quítala, pero no las dos cosas.
group-sole-admin = Nadie más administra este grupo. Antes, encarga a otra persona que lo administre.
group-owner-cannot-leave = Este grupo es tuyo, así que no puedes dejarlo. Antes, cédelo a otra persona o elimínalo.
group-admin-protected = No puedes hacerle esto a alguien que administra el grupo.

group-joined = ¡Te damos la bienvenida al grupo!
group-requested = Tu solicitud se ha enviado.
group-asked-already = Ya has pedido entrar en este grupo.
group-request-missing = Esta persona no ha pedido entrar en el grupo.
group-invited-already = Esta persona ya tiene una invitación.
group-member-already = Esta persona ya está en el grupo.
group-member-missing = Esta persona no está en el grupo.
group-member-banned = Esta persona tiene vetada la entrada al grupo.
group-declined-lately = Tu última solicitud fue rechazada. Puedes volver a pedirlo { $days } días después.
group-banned-already = Esta persona ya tiene vetada la entrada al grupo.
group-not-banned = Esta persona no tiene vetada la entrada al grupo.
group-banned = Tienes vetada la entrada a este grupo.
group-not-member = No estás en este grupo.
group-tab-off = Esta comunidad ha desactivado esta parte de los grupos.
group-announcement-missing = Este anuncio no existe.
group-announcement-end-passed = Elige un final que aún no haya pasado.
group-discussion-missing = Esta conversación no existe.
group-reply-missing = Esta respuesta no existe.
group-invite-missing = Esta invitación no existe.
group-invite-expired = Esta invitación ha caducado. Pide otra.
group-invite-revoked = Esta invitación se ha retirado.
group-invite-used = Esta invitación ya se ha usado.
group-invite-other-email = Esta invitación se envió a otra dirección de correo.
group-invite-limit = Un grupo puede tener como mucho { $most } invitaciones abiertas. Retira antes algunas.

group-file-missing = Este archivo no existe.
group-file-deleted = El archivo se ha eliminado.
group-file-text-too-long = { $field } puede tener { $most } caracteres como máximo.
group-files-full = El grupo no tiene espacio para este archivo. Elimina otros primero.
group-files-full-everywhere = La comunidad no tiene espacio para este archivo.
