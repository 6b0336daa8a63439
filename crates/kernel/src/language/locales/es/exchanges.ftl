# Spanish. The English file says what the messages are for.

exchange-missing = Este intercambio no existe.
exchange-own-listing = Este anuncio es tuyo, así que no puedes pedir un intercambio sobre él.
exchange-exists = Ya tienes un intercambio abierto sobre este anuncio.
exchange-blocked = No puedes hacer intercambios con esta persona.
exchange-partner-inactive = La otra persona no está activa en esta comunidad por ahora.
exchange-not-yours = Esto solo puede hacerlo otra persona de este intercambio.
exchange-decide-own = Participas en este intercambio, así que tiene que decidir otra de las personas que cuidan de la comunidad.
exchange-hours-missing = Indica cuántas horas se pagan.
exchange-insufficient-balance = La persona que paga no tiene horas suficientes.

exchange-wrong-status = { $status ->
    [pending_provider] Este intercambio todavía no se ha aceptado
    [pending_broker] Este intercambio está pendiente de aprobación por quienes cuidan de la comunidad
    [accepted] Este intercambio se ha aceptado, pero aún no ha comenzado
    [in_progress] Este intercambio ya está en marcha
    [pending_confirmation] Este intercambio tiene horas por confirmar
    [disputed] Quienes cuidan de la comunidad están revisando este intercambio
    [completed] Este intercambio ya ha terminado
    [expired] Este intercambio ha caducado
   *[cancelled] Este intercambio ya se ha cancelado
}, { $action ->
    [accept] así que no se puede aceptar.
    [decline] así que no se puede rechazar.
    [start] así que no se puede comenzar.
    [complete] así que no se puede marcar como hecho.
    [confirm] así que no se pueden confirmar sus horas.
    [dispute] así que no se puede pedir que alguien lo revise.
    [cancel] así que no se puede cancelar.
    [approve] así que no hay nada que aprobar.
    [resolve] así que no hay ningún desacuerdo que resolver.
   *[other] así que esto no es posible.
}

exchange-cancelled = El intercambio se ha cancelado.
exchange-declined = El intercambio se ha rechazado.
exchange-paid = ¡Gracias! Las horas se han transferido.
exchange-half-confirmed = ¡Gracias! Falta que confirme la otra persona.
exchange-disputed = Has confirmado horas distintas a las de la otra persona. Quienes cuidan de la comunidad lo revisarán.

exchange-rating-early = Podrás valorar este intercambio cuando haya terminado.
exchange-reversed = Las horas de este intercambio se devolvieron, así que no se puede valorar.
exchange-rating-exists = Ya has valorado este intercambio.
