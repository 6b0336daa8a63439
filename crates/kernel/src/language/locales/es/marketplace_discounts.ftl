# Spanish. Familiar address. The English file says what the messages are for.

marketplace-coupon-missing = Este cupón no existe.
marketplace-coupon-code-taken = Otro cupón de esta comunidad ya tiene este código. Elige otro.
marketplace-coupon-code-unusable = Un código puede tener letras de la A a la Z, cifras, guiones y guiones bajos.
marketplace-coupon-no-seller = Para los cupones necesitas un perfil de venta. Crea uno primero.
marketplace-coupon-window = Un cupón tiene que terminar después de su inicio.
marketplace-coupon-value-unusable = Indica un valor con dos decimales como máximo.
marketplace-coupon-scope-missing = Elige entre 1 y 100 anuncios o categorías diferentes.
marketplace-coupon-scope-listings = Un cupón solo puede ser para tus propios anuncios.
marketplace-coupon-scope-categories = Una de estas categorías no existe.
marketplace-coupon-uses = Este cupón ya se ha usado más veces.
marketplace-coupon-suspended = La administración ha suspendido este cupón, así que su estado no puede cambiar.
marketplace-coupon-wrong-status = El estado de este cupón no lo permite.
marketplace-coupon-too-many = Puedes tener como máximo { $most } cupones. Borra uno primero.
marketplace-coupon-decide-own = Este cupón es tuyo, así que tiene que decidir otra persona.
marketplace-coupon-inactive = Este cupón no es válido en este momento.
marketplace-coupon-min-order = Tu pedido es demasiado pequeño para este cupón.
marketplace-coupon-used-up = Este cupón está agotado.
marketplace-coupon-used-by-you = Ya has usado este cupón todas las veces que puedes.
marketplace-coupon-currency = Este cupón no vale para pedidos en { $currency }.
marketplace-coupon-two = Para este cupón, pide al menos dos de lo mismo.
marketplace-coupon-cash = Un cupón solo se puede usar si pagas con dinero.
marketplace-coupon-one-discount = Usa un cupón o un descuento por horas, pero no ambos.
marketplace-coupon-own = Este cupón es tuyo, así que no puedes usarlo.
marketplace-coupon-token-unknown = Este código es desconocido, ya se ha usado o ha caducado. Pide uno nuevo.
marketplace-coupon-not-yours = Este cupón es de otra persona que vende.
