# Spanish. The English file says what the messages are for.

recipient-missing = Indica quién debe recibir las horas.
recipient-inactive = Esta persona no puede recibir horas por ahora.
transfer-to-yourself = No puedes enviarte horas.
insufficient-funds = No hay horas suficientes para esto.
transfer-too-large = { $most ->
    [one] Puedes transferir hasta { $most } hora cada vez.
   *[other] Puedes transferir hasta { $most } horas cada vez.
}
hours-not-positive = Indica más de 0 horas.
hours-too-fine = Indica las horas con dos decimales como máximo.
hours-out-of-range = Indica hasta 1000 horas, con dos decimales como máximo.
transaction-missing = Esta transacción no existe.
transaction-final = Esta transacción no se puede revertir.
account-missing = Esta cuenta no existe.

transaction-category-missing = Esta categoría no existe.
transaction-category-exists = Ya existe una categoría con este nombre.
transaction-category-name-missing = Ponle un nombre a la categoría.
transaction-category-deleted = La categoría se ha eliminado.

donated = ¡Gracias! Tus horas se han donado.
donated-to-community = ¡Gracias! Tus horas se han donado a la comunidad.
donation-repeated = No se ha movido nada: acabas de donar exactamente esto.
hours-of-your-own = No puedes decidir sobre tus propias horas. Pídeselo a otra persona de la administración.
community-fund-description = Horas que pertenecen a toda la comunidad.
