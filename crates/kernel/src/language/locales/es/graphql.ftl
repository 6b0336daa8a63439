# Spanish. The English file says what the messages are for.

query-missing = Envía una consulta.
query-request-invalid = Envía un solo objeto con query, variables, operationName y extensions.
query-digest-mismatch = El resumen criptográfico no es el SHA-256 de esta consulta.
persisted-query-version = Una consulta persistida necesita la versión 1.
document-not-trusted = Este documento no está en la lista de documentos de confianza. Envía uno de esa lista.
operation-name-missing = Este documento tiene varias operaciones. Indica una de ellas en operationName.
operation-name-unknown = Este documento no tiene ninguna operación { $name }.
mutation-by-get = Las mutaciones no se pueden enviar con GET. Usa POST.
subscription-without-socket = Las suscripciones necesitan un WebSocket con el protocolo graphql-transport-ws.
subscription-many-fields = Una suscripción solo puede pedir un campo. Abre una suscripción para cada campo.
socket-protocol-missing = Abre el WebSocket con el protocolo graphql-transport-ws.
socket-too-busy = { $limit ->
    [one] Este socket ya está ejecutando { $limit } operación y no admite más a la vez. Espera a que termine.
   *[other] Este socket ya está ejecutando { $limit } operaciones y no admite más a la vez. Espera a que termine alguna.
}

query-too-complex = Esta consulta pide demasiado de una vez. Pide listas más cortas o menos campos.
response-too-large = Esta respuesta sería demasiado grande. Pide listas más cortas o menos campos. El límite en bytes es { $limit }.
query-too-deep = { $limit ->
    [one] Esta consulta tiene demasiada profundidad. Puede tener como máximo { $limit } nivel.
   *[other] Esta consulta tiene demasiada profundidad. Puede tener como máximo { $limit } niveles.
}
introspection-too-deep = Esta consulta anida con demasiada profundidad la descripción que el esquema hace de sí mismo.
document-too-long = { $limit ->
    [one] Este documento es demasiado largo. Puede tener hasta { $limit } byte.
   *[other] Este documento es demasiado largo. Puede tener hasta { $limit } bytes.
}
document-too-many-tokens = { $limit ->
    [one] Este documento es demasiado largo. Puede tener hasta { $limit } token.
   *[other] Este documento es demasiado largo. Puede tener hasta { $limit } tokens.
}
document-too-many = { $what ->
    [aliases] Este documento tiene demasiados alias. Puede tener hasta { $limit }.
    [directives] Este documento tiene demasiadas directivas. Puede tener hasta { $limit }.
    [schemas] Este documento pide __schema demasiadas veces. El límite es { $limit }.
    [types] Este documento pide __type demasiadas veces. El límite es { $limit }.
    [self-aliases] Este documento tiene demasiados alias en la descripción que el esquema hace de sí mismo. Puede tener hasta { $limit }.
    [self-fields] Este documento pide demasiado de la descripción que el esquema hace de sí mismo. El límite, contado en campos, es { $limit }.
   *[fields] Este documento tiene demasiados campos. Puede tener hasta { $limit }.
}
fragment-cycle = El fragmento { $name } se usa a sí mismo.
value-null = { $field } no puede ser null. Su tipo es { $kind }.
value-of-other-type = { $field } debe ser un valor del tipo { $kind }.

query-field-unknown = El tipo { $kind } no tiene el campo { $name }.
query-field-similar = El tipo { $kind } no tiene el campo { $name }. Campos parecidos: { $names }.
query-argument-unknown = { $place } no tiene el argumento { $argument }.
query-argument-similar = { $place } no tiene el argumento { $argument }. Argumentos parecidos: { $names }.
query-directive-unknown = La directiva { $directive } no existe.
query-directive-misplaced = La directiva { $directive } no puede ir aquí.
query-directive-twice = La directiva { $directive } aparece aquí dos veces.
query-fragment-unknown = Este documento no tiene el fragmento { $fragment }.
query-type-unknown = El esquema no tiene el tipo { $kind }.
query-variable-undeclared = La variable { $variable } se usa, pero no está declarada.
query-variable-unused = La variable { $variable } está declarada, pero no se usa.
query-fragment-unused = El fragmento { $fragment } no se usa.
query-fields-conflict = Dos campos se llaman { $name } en la respuesta, pero piden cosas distintas. Dale un alias a uno de ellos.
query-fragment-misfit = Un fragmento sobre { $kind } no puede coincidir con nada dentro de { $inside }.
query-argument-missing = { $place } necesita el argumento { $argument }.
query-selection-missing = El campo { $name } de tipo { $kind } necesita una selección de sus campos.
query-selection-needless = El campo { $name } de tipo { $kind } no tiene campos que seleccionar.
query-name-twice = El nombre { $name } aparece aquí dos veces.
query-fragment-on-leaf = Un fragmento no puede ser sobre { $kind }: solo los objetos, las interfaces y las uniones tienen campos.
query-variable-output = La variable { $variable } no puede ser de tipo { $kind }, que no es un tipo de entrada.
query-unreadable = Este documento no se puede leer a partir de la línea { $line }, columna { $column }.

id-invalid = { $kind ->
    [member] Este no es el id de una persona.
    [connection] Este no es el id de una conexión.
    [review] Este no es el id de una reseña.
    [listing] Este no es el id de un anuncio.
    [message] Este no es el id de un mensaje.
    [notification] Este no es el id de una notificación.
    [group] Este no es el id de un grupo.
   *[anything] Este id no es válido.
}
