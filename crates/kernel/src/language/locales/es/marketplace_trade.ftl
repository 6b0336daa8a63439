# Spanish. Familiar address. The English file says what the messages are for.

marketplace-order-missing = Este pedido no existe.
marketplace-order-not-yours = Solo la otra parte de este pedido puede hacerlo, y nadie más.
marketplace-order-wrong-status = El estado de este pedido no lo permite.
marketplace-order-needs-refund = Ya se pagó algo por este pedido. Abre una disputa para pedir el reembolso.
marketplace-order-own-listing = Este anuncio es tuyo, así que no puedes pedirlo.
marketplace-order-unavailable = Este anuncio no se puede pedir en este momento.
marketplace-order-not-allowed = La comunidad no permite este pedido.
marketplace-order-key-reused = Ya usaste esta clave para otro pedido. Elige una nueva.
marketplace-order-needs-offer = Este anuncio solo se puede pedir después de que se acepte una oferta.
marketplace-order-offer-cash = Lo acordado en una oferta se paga con dinero.
marketplace-order-not-free = Este anuncio no es gratuito.
marketplace-order-no-price = Este anuncio no tiene precio en dinero.
marketplace-order-no-hours = Este anuncio no tiene precio en horas.
marketplace-order-hours-shipping = Un envío que cuesta dinero no se puede pagar con horas.
marketplace-order-too-much = Este pedido es demasiado grande. Elige una cantidad menor.
marketplace-order-no-way = Este anuncio no se puede entregar de esta manera.
marketplace-order-shipping-missing = Elige una de las opciones de envío disponibles.
marketplace-order-slot-unusable = Este horario de recogida no se puede elegir para este pedido.
marketplace-offer-missing = Esta oferta no existe.
marketplace-coupon-unusable = Este cupón no se puede usar para este pedido.
marketplace-redemption-unusable = Este canje no se puede usar para este pedido.
marketplace-insufficient-credits = No tienes suficientes horas para este pedido.
marketplace-web-address-unusable = Escribe una dirección web que empiece por http o https.
marketplace-rating-early = Podrás valorar este pedido cuando esté completado.
marketplace-rating-exists = Ya has valorado este pedido.

marketplace-dispute-missing = Esta disputa no existe.
marketplace-dispute-exists = Este pedido ya tiene una disputa.
marketplace-dispute-decided = Esta disputa ya está resuelta.
marketplace-dispute-claimed = Otra persona ya está resolviendo esta disputa.
marketplace-dispute-own = Este pedido es tuyo, así que debe decidir otra persona.
marketplace-dispute-done = La disputa está resuelta.
marketplace-refund-failed = El reembolso no se puede hacer en este momento. Inténtalo de nuevo más tarde.
marketplace-refund-missing = Este reembolso no existe.
marketplace-refund-wrong-status = El estado de este reembolso no lo permite.
marketplace-refund-not-asked = Solo hay reembolso con una decisión a favor de quien compra.
marketplace-refund-whole = Las horas solo se pueden devolver por completo.
marketplace-refund-too-much = No se puede devolver más de lo que se pagó.

marketplace-offer-wrong-status = El estado de esta oferta no lo permite.
marketplace-offer-not-yours = Solo la otra parte de esta oferta puede hacerlo.
marketplace-offer-expired = Esta oferta ha caducado.
marketplace-offer-nothing = Ofrece más que nada.
marketplace-offer-exists = Ya tienes una oferta abierta para este anuncio.
marketplace-offer-withdrawn = La oferta se ha retirado.

marketplace-pickup-code-unknown = No hay nada reservado con este código.
marketplace-pickup-not-yours = Este pedido es de otra venta.
marketplace-pickup-not-paid = Este pedido no está pagado o ya ha terminado.
marketplace-pickup-done = Esto ya se ha entregado.
marketplace-pickup-cancelled = Este pedido está cancelado, así que no hay nada que entregar.
marketplace-pickup-not-eligible = Este pedido no está pendiente de recogida.
marketplace-pickup-exists = Este pedido ya tiene una hora de recogida.
marketplace-pickup-slot-closed = Esta hora de recogida ya no se puede reservar. Elige otra, por favor.
marketplace-pickup-slot-over = Esta hora de recogida ya ha pasado. Elige otra.
marketplace-pickup-slot-full = Esta hora de recogida está completa. Elige otra, por favor.
marketplace-order-slot-missing = Elige una de las horas de recogida ofrecidas, por favor.

marketplace-delivery-wrong-status = El estado de esta oferta de entrega no lo permite.
marketplace-delivery-missing = Esta oferta de entrega no existe.
marketplace-delivery-hours = Indica horas con dos decimales como máximo.
marketplace-delivery-own = Este pedido lo tiene que llevar otra persona.
marketplace-delivery-not-wanted = Ahora mismo no hace falta nadie que lleve este pedido.
marketplace-delivery-exists = Ya te has ofrecido a llevar este pedido.
marketplace-fund-short = No hay suficientes horas en el fondo de la comunidad.

marketplace-cards-off = Aquí no se puede pagar con tarjeta.
marketplace-card-not-chosen = Este pedido no se paga con tarjeta.
marketplace-card-by-provider = Este pedido se paga con tarjeta. Quedará como pagado en cuanto llegue el dinero.
marketplace-card-payment-missing = No hay ningún pago con tarjeta para este pedido.
marketplace-card-silent = Los pagos con tarjeta no funcionan en este momento. Inténtalo de nuevo más tarde.
marketplace-card-signature = Este mensaje no está firmado como se esperaba.
marketplace-card-event = Este mensaje sobre un pago con tarjeta no se puede usar.

marketplace-seller-not-paid-out = Todavía no se puede pagar con tarjeta a quien vende. Elige otra forma de pago.
marketplace-chargeback-open = El banco de la parte compradora está decidiendo sobre este pago. Espera a que lo haga.

bell-marketplace-payout-sent = Se te ha enviado el dinero de tus ventas.
bell-marketplace-payout-failed = No se ha podido enviar el dinero de tus ventas. Revisa tus datos en el proveedor de pagos.
bell-marketplace-chargeback-opened = El banco ha retirado el dinero de { $place }. El pedido espera a que el banco decida.
bell-marketplace-chargeback-closed = El banco ha decidido sobre el dinero de { $place }.
bell-marketplace-chargeback-filed = Un banco ha retirado el dinero de un pedido. Échale un vistazo.

subject-marketplace-payout-sent = Se ha enviado tu dinero
subject-marketplace-payout-failed = No se ha podido enviar tu dinero
subject-marketplace-chargeback-opened = Un banco ha retirado el dinero de un pedido
subject-marketplace-chargeback-closed = Un banco ha decidido sobre un pedido
subject-marketplace-chargeback-filed = Un banco ha retirado el dinero de un pedido

type-marketplace-payout-sent = Pago enviado
type-marketplace-payout-failed = Pago fallido
type-marketplace-chargeback-opened = Contracargo abierto
type-marketplace-chargeback-closed = Contracargo cerrado
type-marketplace-chargeback-filed = Contracargo presentado

marketplace-dispute-unsent = Desde hace un mes no se ha indicado que esto se haya enviado.
marketplace-release-nothing = No hay nada retenido de este pago.

bell-marketplace-order-ship-due = { $place } espera a que lo envíes o lo entregues. Indícalo en cuanto esté hecho, como muy tarde el:
bell-marketplace-order-arrival-due = ¿Ha llegado { $place }? Confírmalo, o abre una disputa si algo va mal. Responde antes del:
bell-marketplace-order-unsent = Nunca se ha indicado que { $place } se enviara, así que se ha abierto una disputa en tu nombre. La administración decide.
bell-marketplace-order-presumed = Durante un mes nadie ha dicho lo contrario, así que { $place } cuenta como recibido. Si algo va mal, abre una disputa. El pedido se completa el:
bell-marketplace-order-released = El dinero de { $place } ha pasado a quien vende antes de tiempo, por decisión de la administración. El pedido está completado. El motivo:

subject-marketplace-order-ship-due = Un pedido espera a que lo envíes
subject-marketplace-order-arrival-due = ¿Ha llegado tu pedido?
subject-marketplace-order-unsent = Tu pedido nunca se envió
subject-marketplace-order-presumed = Un pedido cuenta como recibido
subject-marketplace-order-released = El dinero de un pedido ha pasado a quien vende

type-marketplace-order-ship-due = Pedido por enviar
type-marketplace-order-arrival-due = Llegada por confirmar
type-marketplace-order-unsent = Pedido nunca enviado
type-marketplace-order-presumed = Pedido dado por recibido
type-marketplace-order-released = Dinero entregado antes de tiempo
