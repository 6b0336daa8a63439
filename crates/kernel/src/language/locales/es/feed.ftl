# Novedades, comentarios y reacciones.

feed-item-missing = Esto no está en las novedades, o no es para ti.
feed-post-not-yours = Solo quien escribió esta publicación puede cambiarla o borrarla.
feed-moment-out-of-reach = Elige un momento dentro de los próximos 365 días.
feed-post-came-out = Esta publicación ya está en el muro y no necesita fecha.
too-many-scheduled-posts = Puedes tener como máximo { $most } publicaciones programadas.
too-many-post-pictures = { $most ->
    [one] Una publicación puede tener como máximo { $most } imagen.
   *[other] Una publicación puede tener como máximo { $most } imágenes.
}
feed-report-own = Esto es tuyo. Si no quieres que esté ahí, bórralo.
feed-report-exists = Ya lo has denunciado. El equipo lo revisará.
feed-decide-own = Esto es tuyo, así que tiene que decidir otra persona.
comment-not-yours = Este comentario no es tuyo, o ya no existe.
comment-missing = Este comentario no existe.
comment-too-deep = No se puede responder más adentro. Empieza un comentario nuevo, por favor.
