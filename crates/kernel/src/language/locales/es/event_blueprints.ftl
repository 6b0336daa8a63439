# Lo que toman las fechas nuevas de los eventos.

event-blueprint-empty = Indica qué toman las fechas nuevas.
event-blueprint-missing = Esta selección de lo que toman las fechas nuevas no existe.
event-blueprint-early = Indica el momento de una fecha a partir de esta.
event-blueprint-blocked = Las fechas nuevas no pueden tomar esto tal como está. Mira qué lo impide.
event-blueprint-unavailable = Por ahora, las fechas nuevas no pueden tomar nada aquí.
event-blueprint-reference = Un grupo al que se destinan las entradas ya no existe.
event-blueprint-time = Una hora que toman las fechas nuevas no es posible en una de ellas.
event-blueprint-unreadable = No se puede leer lo que toman las fechas nuevas.
event-blueprint-cursor = Indica el número de una versión.

bell-event-dates-stopped = No se pueden crear como estaba previsto fechas nuevas de «{ $place }». Mira qué toman.

subject-event-dates-stopped = Sin fechas nuevas: { $place }

type-event-dates-stopped = Fechas nuevas de un evento detenidas
