# Spanish. The English file says what the messages are for.

listing-missing = Este anuncio no existe.
listing-not-yours = Esto solo puede hacerlo quien publicó el anuncio o alguien de la administración.
listing-limit-reached = { $most ->
    [one] Ya tienes { $most } anuncio y no puedes tener más. Antes, elimínalo.
   *[other] Ya tienes { $most } anuncios y no puedes tener más. Antes, elimina uno.
}
listing-text-too-short = { $least ->
    [one] Escribe al menos { $least } carácter.
   *[other] Escribe al menos { $least } caracteres.
}
listing-offers-off = Esta comunidad no admite ofertas.
listing-requests-off = Esta comunidad no admite peticiones.
listing-category-missing = Esta categoría no existe.
listing-category-required = Elige una categoría.
listing-location-required = Indica dónde es.
listing-hours-too-few = { $field } debe ser como mínimo igual a { $other_field }.
listing-hours-out-of-range = Indica entre 0,5 y { $most } horas.
listing-availability-invalid = availability debe ser una lista o un objeto.
listing-availability-too-long = { $most ->
    [one] availability es demasiado largo. Puede tener hasta { $most } byte.
   *[other] availability es demasiado largo. Puede tener hasta { $most } bytes.
}
listing-not-approved = Quienes cuidan de la comunidad tienen que aprobar este anuncio antes de que puedas activarlo.
listing-status-forbidden = Este anuncio no se puede cambiar a este estado.
listing-not-renewable = Solo se puede renovar un anuncio activo o caducado.
listing-renew-waits = El texto de este anuncio aún no está aprobado. Activa primero el anuncio.
listing-renewed-too-often = Este anuncio ya no se puede renovar más veces. Escribe uno nuevo.
listing-renew-not-yours = Un anuncio solo puede renovarlo quien lo publicó.
listing-favourites-off = En esta comunidad no se pueden guardar anuncios.
listing-writer-missing = Esta comunidad no tiene un servicio que escriba textos.

listing-reports-off = En esta comunidad no se pueden denunciar anuncios.
listing-report-own = No puedes denunciar tu propio anuncio.
listing-save-own = No puedes guardar tu propio anuncio.
listing-report-exists = Ya has denunciado este anuncio.
listing-report-missing = Esta denuncia no existe.
listing-report-decide-own = Esta denuncia es tuya, así que tiene que decidir otra persona.
listing-report-decided = Ya se ha decidido sobre esta denuncia.
listing-decide-own = Este anuncio es tuyo, así que otra persona tiene que decidir.
listing-not-waiting = Este anuncio no espera la aprobación.
listing-changed-since = Este anuncio ha cambiado desde que lo leíste. Vuelve a mirarlo.
listing-reported = ¡Gracias! Quienes cuidan de la comunidad lo revisarán.

picture-required = Envía una imagen.
too-many-pictures = { $most ->
    [one] Un anuncio puede tener como máximo { $most } imagen.
   *[other] Un anuncio puede tener como máximo { $most } imágenes.
}
listing-picture-missing = Este anuncio no tiene esa imagen.
listing-pictures-incomplete = Indica cada imagen del anuncio exactamente una vez.
too-many-tags = { $most ->
    [one] Un anuncio puede tener como máximo { $most } etiqueta.
   *[other] Un anuncio puede tener como máximo { $most } etiquetas.
}
place-missing = Ese lugar no está en el mapa.
