# Tickets of events.

event-ticket-missing = Estas entradas no existen.
event-ticket-forbidden = No puedes decidir sobre las entradas de este evento.
event-ticket-stale = Otra persona lo ha cambiado entretanto. Míralo otra vez, por favor.
event-ticket-event-closed = Este evento no se celebra o ya ha empezado: no hay nada que preparar.
event-ticket-many = Un evento puede tener como máximo { $most } tipos de entradas.
event-ticket-groups = Elige grupos activos que puedas ver.
event-ticket-not-editable = Pausa primero estas entradas; lo archivado se queda como está.
event-ticket-step = Este paso no es posible según el estado de estas entradas.
event-ticket-unpayable = Todavía no se puede pagar con horas. Elige entradas gratuitas.
event-ticket-over = El plazo de estas entradas ha terminado. Cámbialo primero.
event-ticket-registration = Las entradas son para quienes participan. Inscríbete primero.
event-ticket-not-active = Estas entradas no están disponibles por ahora.
event-ticket-closed = No es el momento para estas entradas.
event-ticket-not-eligible = Estas entradas no son para todo el mundo, y esta cuenta no puede tenerlas.
event-ticket-member-most = Una persona puede tener como máximo { $most } de estas entradas.
event-ticket-exhausted = No quedan tantas: { $left }.
event-ticket-time = Indica día y hora con segundos y diferencia horaria, por ejemplo 2030-05-01T18:00:00+01:00.
event-ticket-time-twice = Indica esta hora una sola vez, en el reloj del evento o en UTC.
event-ticket-offset = En el reloj de { $zone }, la diferencia horaria es entonces { $offset }.
event-ticket-name = Indica un nombre de 1 a 191 letras.
event-ticket-price = Indica un número de horas mayor que cero, con dos decimales como máximo.
event-ticket-price-free = Las entradas gratuitas no cuestan nada.
event-ticket-member-limit = Una persona no puede tener más de las que hay.
event-ticket-window = Tiene que ser después del comienzo.
event-ticket-window-late = No puede ser después de que empiece el evento.
event-ticket-fixed = Ya se han dado entradas, así que esto se queda como está.
