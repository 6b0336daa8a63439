# The marketplace: what members sell, lend and give.

marketplace-amount-unusable = Este importe no se puede pagar en { $currency }.
marketplace-currency-unknown = Los precios no pueden estar en esta moneda.
marketplace-out-of-stock = No quedan tantas unidades.
marketplace-listing-not-yours = Solo quien vende este anuncio puede cambiarlo.
marketplace-text-required = Escribe algo aquí.
marketplace-free-off = En esta comunidad no se regalan cosas.
marketplace-business-off = En esta comunidad no pueden vender empresas.
marketplace-shipping-off = Esta comunidad no permite envíos.
marketplace-community-delivery-off = En esta comunidad los miembros no se llevan cosas unos a otros.
marketplace-hybrid-off = En esta comunidad algo cuesta dinero u horas, pero no ambos.
marketplace-template-data-unusable = { $field } debe ser un objeto y no demasiado largo.
marketplace-template-field-unknown = El formulario de esta categoría no tiene ese campo.
marketplace-template-field-unusable = Esto no encaja en el campo del formulario.
marketplace-listing-waits = Tu anuncio será visible cuando se apruebe.
marketplace-seller-suspended = Ahora no puedes vender porque tu venta está suspendida.
marketplace-decide-own = Otra persona tiene que decidir sobre tu propio anuncio.
marketplace-seller-missing = Este vendedor no existe.
marketplace-option-missing = Esta forma de envío no existe.
marketplace-slot-missing = Este horario de recogida no existe.
marketplace-slot-booked = Este horario de recogida está reservado y no se puede eliminar. Puedes desactivarlo.
marketplace-slot-order = Un horario de recogida tiene que terminar después de empezar.
marketplace-slot-over = Un horario de recogida tiene que terminar en el futuro.
marketplace-slot-capacity = Ya hay más reservas que eso.
marketplace-verify-business = Solo se puede verificar una empresa.
marketplace-decide-own-seller = Otra persona tiene que decidir sobre tu venta.
marketplace-neither-day = Indica un día como 2026-05-01 o un momento como 2026-05-01T09:30:00Z.

bell-marketplace-listing-expiring = «{ $place }» caduca pronto. Renuévalo si sigue disponible. Se muestra hasta:
bell-marketplace-listing-expired = «{ $place }» ha caducado y ya no se muestra. Puedes renovarlo cuando quieras.
subject-marketplace-listing-expiring = Algo tuyo en el mercado caduca pronto
subject-marketplace-listing-expired = Algo tuyo en el mercado ha caducado
type-marketplace-listing-expiring = Anuncio a punto de caducar
type-marketplace-listing-expired = Anuncio caducado
