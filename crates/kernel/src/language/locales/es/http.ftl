# Spanish. The English file says what the messages are for.

## Requests that never reach a room.

nothing-here = No hay nada en esta dirección.
method-not-allowed = { $method } no es posible en esta dirección.
request-timeout = Esto ha tardado demasiado y lo hemos detenido. Inténtalo de nuevo.
host-missing = A esta petición le falta la cabecera Host. Indica para qué servidor es.
header-twice = Esta petición lleva la cabecera { $header } más de una vez. Envíala una sola vez.
address-too-long = Esta dirección es demasiado larga.
headers-too-large = Las cabeceras de esta petición son demasiado grandes.
request-malformed = El servidor no puede leer esta petición.
csrf-token-missing = Envía el token de GET /api/v2/csrf-token en la cabecera X-CSRF-TOKEN.
service-unavailable = El servicio no está disponible en este momento. Inténtalo de nuevo dentro de poco.
internal-error = Algo ha fallado por nuestra parte. Inténtalo más tarde.
busy = Demasiadas personas están cambiando esto a la vez. Inténtalo de nuevo.
file-unavailable = Este archivo no se puede leer en este momento. Inténtalo de nuevo dentro de poco.
live-unavailable = Las novedades en directo no están disponibles en este momento. Inténtalo de nuevo dentro de poco.
idempotency-key-reused = Esta clave de idempotencia ya se usó en otra solicitud. Elige una nueva.
idempotency-keys-differ = La cabecera Idempotency-Key y el campo idempotency_key del cuerpo tienen que ser iguales.

## Bodies that cannot be read.

body-missing = Falta el cuerpo. Envía un objeto JSON.
body-malformed = El cuerpo no es JSON válido. El error está en la línea { $line }, columna { $column }.
body-duplicate-member = El contenido tiene { $member } dos veces. Envía cada campo una sola vez.
body-incomplete = El cuerpo ha llegado incompleto. Envíalo de nuevo.
body-too-large = { $limit ->
    [one] El cuerpo es demasiado grande. Puede tener como máximo { $limit } byte.
   *[other] El cuerpo es demasiado grande. Puede tener como máximo { $limit } bytes.
}
media-type = Envía el cuerpo como { $expected }.
media-type-either = Envía el cuerpo como { $one } o { $other }.

## A field that breaks a rule. $field is its name as clients write it, such as hours_available or items.0.id. It stands first and is never translated.

field-required = { $field } es obligatorio.
field-unknown = { $field } no es un campo de esta entrada. No lo incluyas.
field-empty = { $field } no puede estar vacío.
title-unseen-letters = Escríbelo en una sola línea y con letras visibles.
field-min-length = { $least ->
    [one] { $field } debe tener al menos { $least } carácter.
   *[other] { $field } debe tener al menos { $least } caracteres.
}
field-max-length = { $most ->
    [one] { $field } debe tener como máximo { $most } carácter.
   *[other] { $field } debe tener como máximo { $most } caracteres.
}
field-min-items = { $least ->
    [one] { $field } debe tener al menos { $least } elemento.
   *[other] { $field } debe tener al menos { $least } elementos.
}
field-max-items = { $most ->
    [one] { $field } debe tener como máximo { $most } elemento.
   *[other] { $field } debe tener como máximo { $most } elementos.
}
field-unique-items = { $field } no puede tener el mismo elemento dos veces.
field-min-properties = { $least ->
    [one] { $field } debe tener al menos { $least } campo.
   *[other] { $field } debe tener al menos { $least } campos.
}
field-max-properties = { $most ->
    [one] { $field } debe tener como máximo { $most } campo.
   *[other] { $field } debe tener como máximo { $most } campos.
}
field-minimum = { $field } debe ser como mínimo { $least }.
field-maximum = { $field } debe ser como máximo { $most }.
field-exclusive-minimum = { $field } debe ser mayor que { $bound }.
field-exclusive-maximum = { $field } debe ser menor que { $bound }.
field-multiple-of = { $field } debe ser un múltiplo de { $step }.
field-type = { $kind ->
    [number] { $field } debe ser un número.
    [integer] { $field } debe ser un número entero.
    [boolean] { $field } debe ser true o false.
    [array] { $field } debe ser una lista.
    [object] { $field } debe ser un objeto.
    [null] { $field } debe ser null.
   *[string] { $field } debe ser un texto.
}
field-format = { $format ->
    [date-time] { $field } debe ser una fecha y hora como 2026-05-01T09:30:00Z.
    [date] { $field } debe ser una fecha como 2026-05-01.
    [email] { $field } debe ser una dirección de correo electrónico.
    [uri] { $field } debe ser una dirección web.
    [uuid] { $field } debe ser un UUID.
   *[unknown] { $field } no tiene el formato correcto.
}
field-pattern = { $field } no tiene el formato correcto.
field-enum = { $field } debe ser uno de estos valores: { $words }.
field-any-of = { $field } no es válido.
field-nul = { $field } no puede contener el carácter NUL.
field-unreadable = { $field } tiene un valor que no se puede guardar.
field-utf8 = { $field } debe ser texto en UTF-8.
field-one-file = { $field } debe ser un solo archivo.
field-idempotency-key = { $field } debe tener entre 1 y 191 caracteres ASCII visibles.

## The input as a whole breaks a rule.

input-type = { $kind ->
    [number] La entrada debe ser un número.
    [integer] La entrada debe ser un número entero.
    [boolean] La entrada debe ser true o false.
    [array] La entrada debe ser una lista.
    [object] La entrada debe ser un objeto.
    [null] La entrada debe ser null.
   *[string] La entrada debe ser un texto.
}
input-min-properties = { $least ->
    [one] La entrada debe tener al menos { $least } campo.
   *[other] La entrada debe tener al menos { $least } campos.
}
input-max-properties = { $most ->
    [one] La entrada debe tener como máximo { $most } campo.
   *[other] La entrada debe tener como máximo { $most } campos.
}
input-invalid = La entrada no es válida. Compárala con la referencia de la API.

## Pictures, files and recordings that are not taken.

picture-type-unknown = Envía una imagen JPEG, PNG, WebP o GIF.
file-type-unknown = Envía una imagen, un PDF, texto sin formato o un documento de oficina.
recording-type-unknown = Envía una grabación WebM, Ogg, MP4, MP3 o WAV.
video-type-unknown = Envía un vídeo MP4, WebM o QuickTime.
file-empty = Este archivo está vacío. Elige otro.
picture-damaged = Esta imagen está dañada. Elige otra.
file-too-large = { $most ->
    [one] Este archivo es demasiado grande. Puede tener hasta { $most } MB.
   *[other] Este archivo es demasiado grande. Puede tener hasta { $most } MB.
}
picture-too-many-pixels = { $most ->
    [one] Esta imagen es demasiado grande. Puede tener hasta { $most } millón de píxeles.
   *[other] Esta imagen es demasiado grande. Puede tener hasta { $most } millones de píxeles.
}

## La página en /.

front-what = Este servidor es para bancos de tiempo y redes de ayuda mutua, donde los vecinos intercambian horas en lugar de dinero.
front-reference = Referencia de la API
front-graph = Editor de GraphQL
front-contract = El contrato OpenAPI
front-health = Estado de este servidor
front-demo-title = Cuentas de demostración
front-demo-text = Elige quién quieres ser. Tu sesión dura 15 minutos, en la referencia de la API o en el editor de GraphQL. La contraseña de todas las cuentas es { $password }.
front-demo-needs-script = Esto necesita JavaScript.
front-demo-failed = No se pudo iniciar la sesión. Inténtalo de nuevo.
front-demo-role = { $role ->
    [broker] mediación
    [admin] administración
    [super_admin] administración del servidor
   *[member] miembro
}
