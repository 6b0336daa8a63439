# Programas de eventos.

event-session-missing = Esta sesión no existe.
event-agenda-closed = El programa de este evento no se puede cambiar: ya ha terminado o no se celebra.
event-session-title = Ponle un título, por favor.
event-session-outside = Una sesión empieza y termina dentro de su evento. Si el evento no tiene final, en el plazo de un día desde su comienzo.
event-session-speaker-who = Elige a un miembro o escribe el nombre de un invitado, pero no ambas cosas.
event-session-speaker-twice = Esta persona ya está en la lista.
event-session-room-taken = Hay otra sesión en esta sala a la misma hora.
event-session-speaker-taken = Una de las personas que hablan participa en otra sesión a la misma hora.
event-sessions-many = Un evento puede tener como máximo { $most } sesiones.
event-session-stale = Otra persona lo ha cambiado entretanto. Míralo otra vez, por favor.
event-session-cancelled = Esta sesión se canceló.
event-agenda-order = Nombra exactamente una vez cada sesión que se celebra.
event-session-registration = Las plazas de las sesiones son para quienes participan en el evento. Inscríbete primero, por favor.
event-session-closed = Ya no puedes inscribirte en esta sesión.
event-session-full = Esta sesión está completa.
bell-event-session-speaker = Figuras como ponente en «{ $place }».
bell-event-session-updated = Ha cambiado la hora o la sala de la sesión «{ $place }».
bell-event-session-cancelled = Se canceló la sesión «{ $place }».
subject-event-session-speaker = Hablas en un evento: { $place }
subject-event-session-updated = Sesión modificada: { $place }
subject-event-session-cancelled = Sesión cancelada: { $place }
type-event-session-speaker = Ponencia en un evento
type-event-session-updated = Sesión modificada
type-event-session-cancelled = Sesión cancelada
