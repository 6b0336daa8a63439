# Spanish. The English file says what the messages are for.

event-missing = Este evento no existe.
event-forbidden = Solo quienes gestionan este evento pueden hacerlo.
event-creation-closed = En esta comunidad, solo el equipo puede crear eventos.

event-title-short = Un título necesita al menos 3 letras.
event-title-hidden = El título contiene caracteres invisibles. Quítalos, por favor.
event-description-required = Describe el evento, por favor.
event-time-unreadable = Indica un día o una hora, por ejemplo 2030-05-01T18:00.
event-time-left-out = Esta hora no existe: esa noche se adelantan los relojes. Elige otra, por favor.
event-time-twice = Esta hora existe dos veces: esa noche se atrasan los relojes. Elige otra, por favor.
event-time-past = Un evento tiene que empezar en el futuro.
event-end-before-start = Un evento tiene que terminar después de empezar.
event-all-day-midnight = Un evento de día completo empieza y termina a medianoche. Indica su primer día y el día siguiente al último.
event-timezone-unknown = Esta zona horaria no se conoce. Indica su nombre IANA, por ejemplo Europe/Dublin.
event-half-a-place = Un lugar en el mapa necesita latitud y longitud.
event-place-required = Indica dónde es el evento antes de describir el lugar.
event-address-unusable = Indica una dirección que empiece por https:// o http://.
event-category-missing = Esta comunidad no tiene esa categoría de eventos.
event-series-missing = Esta serie de eventos no existe.
event-series-forbidden = Esta serie es de otro miembro.
event-group-missing = No existe ningún grupo activo así.
event-group-forbidden = Solo quienes llevan el grupo pueden añadirle eventos.
event-places-taken = Ya hay más plazas ocupadas.
event-recurs = Este evento se repite. Indica qué fechas quieres cambiar.

event-review-pending = Este evento espera una decisión y hasta entonces no se puede cambiar.
event-review-not-required = Este evento no necesita ninguna decisión. Se puede publicar ya.
event-review-required = En esta comunidad, la administración publica los eventos. Pídelo, por favor.
event-lifecycle-conflict = Esto no es posible con el evento tal como está ahora.
event-reason-required = Indica el motivo, por favor.
event-reason-long = El motivo es demasiado largo. Usa como máximo 4000 caracteres.

event-registration-disabled = Esta comunidad no admite inscripciones a eventos.
event-registration-forbidden = No puedes inscribirte en este evento.
event-occurrence-required = Este evento se repite. Elige una de sus fechas, por favor.
event-registration-unavailable = De momento no puedes inscribirte en este evento.
event-registration-closed = Este evento ya ha empezado.
event-full = Este evento está completo.
event-offer-acceptance-required = Hay una plaza reservada para ti. Acéptala, por favor.
event-waitlist-disabled = Esta comunidad no tiene listas de espera.
event-already-confirmed = Ya tienes tu inscripción.
event-place-free = Quedan plazas, nadie tiene que esperar.
event-offer-inactive = No hay ninguna plaza reservada para ti.
event-offer-expired = La plaza estuvo reservada para ti hasta ahora y ha pasado a otra persona.
event-offer-token = No necesitas ningún código para aceptar la plaza. Quítalo, por favor.
event-answer-going = Tu inscripción está hecha.
event-answer-waitlisted = El evento está completo. Estás en la lista de espera.
event-answer-interested = Anotado: te interesa.
event-answer-not-going = Anotado: no vienes.
