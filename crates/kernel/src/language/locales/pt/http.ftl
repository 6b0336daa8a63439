# Portuguese. The English file says what the messages are for.

## Requests that never reach a room.

nothing-here = Não há nada neste endereço.
method-not-allowed = { $method } não é possível neste endereço.
request-timeout = Isto demorou demasiado e foi interrompido. Tente de novo.
host-missing = Falta o cabeçalho Host neste pedido. Indique a que servidor se destina.
header-twice = Este pedido tem o cabeçalho { $header } mais de uma vez. Envie-o só uma vez.
address-too-long = Este endereço é demasiado longo.
headers-too-large = Os cabeçalhos deste pedido são demasiado grandes.
request-malformed = O servidor não consegue ler este pedido.
csrf-token-missing = Envie o token de GET /api/v2/csrf-token no cabeçalho X-CSRF-TOKEN.
service-unavailable = O serviço não está disponível neste momento. Tente de novo daqui a pouco.
internal-error = Algo correu mal do nosso lado. Tente de novo mais tarde.
busy = Demasiadas pessoas querem alterar isto ao mesmo tempo. Tente de novo.
file-unavailable = Não é possível ler este arquivo neste momento. Tente de novo daqui a pouco.
live-unavailable = As novidades em tempo real não estão disponíveis neste momento. Tente de novo daqui a pouco.
idempotency-key-reused = Esta chave de idempotência já foi usada em outro pedido. Escolha uma nova.
idempotency-keys-differ = O cabeçalho Idempotency-Key e o campo idempotency_key no corpo têm de ser iguais.

## Bodies that cannot be read.

body-missing = Falta o corpo. Envie um objeto JSON.
body-malformed = O corpo não é JSON válido. O erro está na linha { $line }, coluna { $column }.
body-duplicate-member = O conteúdo tem { $member } duas vezes. Envie cada campo uma só vez.
body-incomplete = O corpo chegou incompleto. Envie-o de novo.
body-too-large = { $limit ->
    [one] O corpo é demasiado grande. Pode ter no máximo { $limit } byte.
   *[other] O corpo é demasiado grande. Pode ter no máximo { $limit } bytes.
}
media-type = Envie o corpo como { $expected }.
media-type-either = Envie o corpo como { $one } ou { $other }.

## A field that breaks a rule. $field is its name as clients write it, such as hours_available or items.0.id. It stands first and is never translated.

field-required = { $field } é obrigatório.
field-unknown = { $field } não é um campo desta entrada. Não o inclua.
field-empty = { $field } não pode estar vazio.
title-unseen-letters = Escreva isto numa só linha, com letras que se vejam.
field-min-length = { $least ->
    [one] { $field } deve ter pelo menos { $least } caractere.
   *[other] { $field } deve ter pelo menos { $least } caracteres.
}
field-max-length = { $most ->
    [one] { $field } deve ter no máximo { $most } caractere.
   *[other] { $field } deve ter no máximo { $most } caracteres.
}
field-min-items = { $least ->
    [one] { $field } deve ter pelo menos { $least } elemento.
   *[other] { $field } deve ter pelo menos { $least } elementos.
}
field-max-items = { $most ->
    [one] { $field } deve ter no máximo { $most } elemento.
   *[other] { $field } deve ter no máximo { $most } elementos.
}
field-unique-items = { $field } não pode ter o mesmo elemento duas vezes.
field-min-properties = { $least ->
    [one] { $field } deve ter pelo menos { $least } campo.
   *[other] { $field } deve ter pelo menos { $least } campos.
}
field-max-properties = { $most ->
    [one] { $field } deve ter no máximo { $most } campo.
   *[other] { $field } deve ter no máximo { $most } campos.
}
field-minimum = { $field } deve ser no mínimo { $least }.
field-maximum = { $field } deve ser no máximo { $most }.
field-exclusive-minimum = { $field } deve ser maior do que { $bound }.
field-exclusive-maximum = { $field } deve ser menor do que { $bound }.
field-multiple-of = { $field } deve ser um múltiplo de { $step }.
field-type = { $kind ->
    [number] { $field } deve ser um número.
    [integer] { $field } deve ser um número inteiro.
    [boolean] { $field } deve ser true ou false.
    [array] { $field } deve ser uma lista.
    [object] { $field } deve ser um objeto.
    [null] { $field } deve ser null.
   *[string] { $field } deve ser um texto.
}
field-format = { $format ->
    [date-time] { $field } deve ser uma data e hora como 2026-05-01T09:30:00Z.
    [date] { $field } deve ser uma data como 2026-05-01.
    [email] { $field } deve ser um endereço de e-mail.
    [uri] { $field } deve ser um endereço web.
    [uuid] { $field } deve ser um UUID.
   *[unknown] { $field } não tem o formato certo.
}
field-pattern = { $field } não tem o formato certo.
field-enum = { $field } deve ser um destes valores: { $words }.
field-any-of = { $field } não é válido.
field-nul = { $field } não pode conter o caractere NUL.
field-unreadable = { $field } tem um valor que não é possível guardar.
field-utf8 = { $field } deve ser texto em UTF-8.
field-one-file = { $field } deve ser um único arquivo.
field-idempotency-key = { $field } deve ter de 1 a 191 caracteres ASCII visíveis.

## The input as a whole breaks a rule.

input-type = { $kind ->
    [number] A entrada deve ser um número.
    [integer] A entrada deve ser um número inteiro.
    [boolean] A entrada deve ser true ou false.
    [array] A entrada deve ser uma lista.
    [object] A entrada deve ser um objeto.
    [null] A entrada deve ser null.
   *[string] A entrada deve ser um texto.
}
input-min-properties = { $least ->
    [one] A entrada deve ter pelo menos { $least } campo.
   *[other] A entrada deve ter pelo menos { $least } campos.
}
input-max-properties = { $most ->
    [one] A entrada deve ter no máximo { $most } campo.
   *[other] A entrada deve ter no máximo { $most } campos.
}
input-invalid = A entrada não é válida. Compare-a com a referência da API.

## Pictures, files and recordings that are not taken.

picture-type-unknown = Envie uma imagem JPEG, PNG, WebP ou GIF.
file-type-unknown = Envie uma imagem, um PDF, texto simples ou um documento de escritório.
recording-type-unknown = Envie uma gravação WebM, Ogg, MP4, MP3 ou WAV.
video-type-unknown = Envie um vídeo MP4, WebM ou QuickTime.
file-empty = Este arquivo está vazio. Escolha outro.
picture-damaged = Esta imagem está danificada. Escolha outra.
file-too-large = { $most ->
    [one] Este arquivo é demasiado grande. Pode ter até { $most } MB.
   *[other] Este arquivo é demasiado grande. Pode ter até { $most } MB.
}
picture-too-many-pixels = { $most ->
    [one] Esta imagem é demasiado grande. Pode ter até { $most } milhão de pixels.
   *[other] Esta imagem é demasiado grande. Pode ter até { $most } milhões de pixels.
}

## A página em /.

front-what = Este servidor é para bancos de tempo e redes de ajuda mútua, onde vizinhos trocam horas em vez de dinheiro.
front-reference = Referência da API
front-graph = Editor GraphQL
front-contract = O contrato OpenAPI
front-health = Estado deste servidor
front-demo-title = Contas de demonstração
front-demo-text = Escolhe quem queres ser. A sessão dura 15 minutos, na referência da API ou no editor GraphQL. A palavra-passe de todas as contas é { $password }.
front-demo-needs-script = Isto precisa de JavaScript.
front-demo-failed = Não foi possível iniciar a sessão. Tenta de novo.
front-demo-role = { $role ->
    [broker] mediação
    [admin] administração
    [super_admin] administração do servidor
   *[member] membro
}
