# Spanish. The English file says what the messages are for.

message-missing = Este mensaje no existe.
message-deleted = Este mensaje se ha eliminado.
message-not-yours = Esto solo puede hacerlo quien escribió este mensaje.
message-edit-expired = Un mensaje solo se puede cambiar en las 24 horas siguientes a su envío.
voice-message-without-text = Un mensaje de voz no tiene texto que se pueda cambiar.
message-without-text = Este mensaje no tiene texto.
translator-missing = Esta comunidad no tiene un servicio de traducción.
message-to-yourself = No puedes enviarte mensajes.
message-recipient-missing = Indica para quién es el mensaje.
message-listing-differs = { $field } nombra algo distinto de { $other_field } y { $third_field }. Envía solo uno de los dos.
message-context-type-missing = Envía { $field } junto con { $other_field }.
message-context-id-missing = Envía { $field } junto con { $other_field }.
messages-off = Esta comunidad ha desactivado los mensajes.
messages-off-for-one = Una de las dos personas ha desactivado los mensajes.
text-missing = Escribe algo.
emoji-invalid = Elige uno de estos: { $choice }
recording-missing = Envía una grabación.
too-many-files = { $most ->
    [one] Un mensaje puede tener como máximo { $most } archivo.
   *[other] Un mensaje puede tener como máximo { $most } archivos.
}
form-number-invalid = Este número no es posible aquí.
scopes-differ = Los parámetros de la dirección y el cuerpo indican alcances distintos. Envía solo uno de ellos.
message-gone = El mensaje se ha eliminado.

conversation-missing = Esta conversación no existe.
conversation-archived = La conversación está archivada.
conversation-restored = La conversación vuelve a estar en tu bandeja de entrada.

coordinator-request-missing = Esta petición no existe.
coordinator-request-closed = Esta petición ya se cerró.
bell-coordinator-requested = Un miembro de { $place } pide que alguien intervenga. Revísalo, por favor.
subject-coordinator-requested = Un miembro de { $place } pide que alguien intervenga
type-coordinator-requested = Petición de coordinación
bell-coordinator-request-closed = Quienes cuidan de { $place } han revisado lo que pediste.
subject-coordinator-request-closed = En { $place } han revisado lo que pediste
type-coordinator-request-closed = Petición de coordinación cerrada
