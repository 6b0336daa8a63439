# Portuguese. The English file says what the messages are for.

query-missing = Envie uma consulta.
query-request-invalid = Envie um único objeto com query, variables, operationName e extensions.
query-digest-mismatch = O resumo criptográfico não é o SHA-256 desta consulta.
persisted-query-invalid = Uma consulta persistida precisa da versão 1 e de um SHA-256 de 64 dígitos hexadecimais.
operation-name-missing = Este documento tem várias operações. Indique uma delas em operationName.
mutation-by-get = As mutações não podem ser enviadas com GET. Use POST.
subscription-without-socket = As subscrições precisam de um WebSocket com o protocolo graphql-transport-ws.
socket-protocol-missing = Abra o WebSocket com o protocolo graphql-transport-ws.
socket-too-busy = { $limit ->
    [one] Este socket já executa { $limit } operação e não admite mais ao mesmo tempo. Aguarde que ela termine.
   *[other] Este socket já executa { $limit } operações e não admite mais ao mesmo tempo. Aguarde que uma termine.
}

query-too-complex = Esta consulta pede demasiado de uma vez. Peça listas mais curtas ou menos campos.
query-too-deep = { $limit ->
    [one] Esta consulta é demasiado profunda. Pode ter no máximo { $limit } nível.
   *[other] Esta consulta é demasiado profunda. Pode ter no máximo { $limit } níveis.
}
introspection-too-deep = Esta consulta repete com demasiada profundidade a descrição que o esquema faz de si próprio.
document-too-long = { $limit ->
    [one] Este documento é demasiado longo. Pode ter até { $limit } byte.
   *[other] Este documento é demasiado longo. Pode ter até { $limit } bytes.
}
document-too-many-tokens = { $limit ->
    [one] Este documento é demasiado longo. Pode ter até { $limit } token.
   *[other] Este documento é demasiado longo. Pode ter até { $limit } tokens.
}
document-too-many = { $what ->
    [aliases] Este documento tem demasiados aliases. Pode ter até { $limit }.
    [directives] Este documento tem demasiadas diretivas. Pode ter até { $limit }.
   *[fields] Este documento tem demasiados campos. Pode ter até { $limit }.
}
fragment-cycle = O fragmento { $name } usa-se a si próprio.

id-invalid = { $kind ->
    [member] Este não é o id de uma pessoa.
    [connection] Este não é o id de uma conexão.
    [review] Este não é o id de uma avaliação.
    [listing] Este não é o id de um anúncio.
    [message] Este não é o id de uma mensagem.
    [notification] Este não é o id de uma notificação.
    [group] Este não é o id de um grupo.
   *[anything] Este id não é válido.
}
