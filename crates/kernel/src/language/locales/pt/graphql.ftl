# Portuguese. The English file says what the messages are for.

query-missing = Envie uma consulta.
query-request-invalid = Envie um único objeto com query, variables, operationName e extensions.
query-digest-mismatch = O resumo criptográfico não é o SHA-256 desta consulta.
persisted-query-version = Uma consulta persistida precisa da versão 1.
document-not-trusted = Este documento não está na lista de documentos de confiança. Envie um dessa lista.
operation-name-missing = Este documento tem várias operações. Indique uma delas em operationName.
operation-name-unknown = Este documento não tem nenhuma operação { $name }.
mutation-by-get = As mutações não podem ser enviadas com GET. Use POST.
subscription-without-socket = As subscrições precisam de um WebSocket com o protocolo graphql-transport-ws.
subscription-many-fields = Uma subscrição só pode pedir um campo. Abra uma subscrição para cada campo.
socket-protocol-missing = Abra o WebSocket com o protocolo graphql-transport-ws.
socket-too-busy = { $limit ->
    [one] Este socket já executa { $limit } operação e não admite mais ao mesmo tempo. Aguarde que ela termine.
   *[other] Este socket já executa { $limit } operações e não admite mais ao mesmo tempo. Aguarde que uma termine.
}

query-too-complex = Esta consulta pede demasiado de uma vez. Peça listas mais curtas ou menos campos.
response-too-large = Esta resposta seria demasiado grande. Peça listas mais curtas ou menos campos. O limite em bytes é { $limit }.
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
    [schemas] Este documento pede __schema demasiadas vezes. O limite é { $limit }.
    [types] Este documento pede __type demasiadas vezes. O limite é { $limit }.
    [self-aliases] Este documento tem demasiados aliases na descrição que o esquema faz de si próprio. Pode ter até { $limit }.
    [self-fields] Este documento pede demasiado da descrição que o esquema faz de si próprio. O limite, contado em campos, é { $limit }.
   *[fields] Este documento tem demasiados campos. Pode ter até { $limit }.
}
fragment-cycle = O fragmento { $name } usa-se a si próprio.
value-null = { $field } não pode ser null. O seu tipo é { $kind }.
value-of-other-type = { $field } deve ser um valor do tipo { $kind }.

query-field-unknown = O tipo { $kind } não tem o campo { $name }.
query-field-similar = O tipo { $kind } não tem o campo { $name }. Campos parecidos: { $names }.
query-argument-unknown = { $place } não tem o argumento { $argument }.
query-argument-similar = { $place } não tem o argumento { $argument }. Argumentos parecidos: { $names }.
query-directive-unknown = A diretiva { $directive } não existe.
query-directive-misplaced = A diretiva { $directive } não pode estar aqui.
query-directive-twice = A diretiva { $directive } está aqui duas vezes.
query-fragment-unknown = Este documento não tem o fragmento { $fragment }.
query-type-unknown = O esquema não tem o tipo { $kind }.
query-variable-undeclared = A variável { $variable } é usada, mas não está declarada.
query-variable-unused = A variável { $variable } está declarada, mas não é usada.
query-fragment-unused = O fragmento { $fragment } não é usado.
query-fields-conflict = Dois campos chamam-se { $name } na resposta, mas pedem coisas diferentes. Dê um alias a um deles.
query-fragment-misfit = Um fragmento sobre { $kind } não pode corresponder a nada dentro de { $inside }.
query-argument-missing = { $place } precisa do argumento { $argument }.
query-selection-missing = O campo { $name } do tipo { $kind } precisa de uma seleção dos seus campos.
query-selection-needless = O campo { $name } do tipo { $kind } não tem campos para selecionar.
query-name-twice = O nome { $name } está aqui duas vezes.
query-fragment-on-leaf = Um fragmento não pode ser sobre { $kind }: só os objetos, as interfaces e as uniões têm campos.
query-variable-output = A variável { $variable } não pode ser do tipo { $kind }, que não é um tipo de entrada.
query-unreadable = Este documento não pode ser lido a partir da linha { $line }, coluna { $column }.

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
