# What the GraphQL door says about requests and documents. Mostly developers read it.

query-missing = Please send a query.
query-request-invalid = Please send one object with query, variables, operationName and extensions.
query-digest-mismatch = The digest isn't the SHA-256 of this query.
persisted-query-version = A persisted query needs version 1.
document-not-trusted = This document isn't on the list of trusted documents. Please send one of those.
operation-name-missing = This document has several operations. Please name one of them in operationName.
operation-name-unknown = This document has no operation { $name }.
mutation-by-get = Mutations can't be sent with GET. Please use POST.
subscription-without-socket = Subscriptions need a WebSocket with the protocol graphql-transport-ws.
subscription-many-fields = A subscription can ask for one field only. Please subscribe to each field by itself.
socket-protocol-missing = Please open the WebSocket with the protocol graphql-transport-ws.
socket-too-busy = { $limit ->
    [one] This socket is running { $limit } operation already, and it can't run more at a time. Please wait for it to end.
   *[other] This socket is running { $limit } operations already, and it can't run more at a time. Please wait for one to end.
}

query-too-complex = This query asks for too much at a time. Please ask for shorter lists or fewer fields.
response-too-large = This answer would be too large. Please ask for shorter lists or fewer fields. The limit in bytes is { $limit }.
query-too-deep = { $limit ->
    [one] This query is nested too deeply. At most { $limit } level is possible.
   *[other] This query is nested too deeply. At most { $limit } levels are possible.
}
introspection-too-deep = This query nests the schema's description of itself too deeply.
document-too-long = { $limit ->
    [one] This document is too long. It may have up to { $limit } byte.
   *[other] This document is too long. It may have up to { $limit } bytes.
}
document-too-many-tokens = { $limit ->
    [one] This document is too long. It may have up to { $limit } token.
   *[other] This document is too long. It may have up to { $limit } tokens.
}
# $what is fields, aliases or directives; the same in what a document asks the schema about itself; $limit is how many there may be.
document-too-many = { $what ->
    [aliases] This document has too many aliases. It may have up to { $limit }.
    [directives] This document has too many directives. It may have up to { $limit }.
    [schemas] This document asks for __schema too often. The limit is { $limit }.
    [types] This document asks for __type too often. The limit is { $limit }.
    [self-aliases] This document has too many aliases in the schema's description of itself. It may have up to { $limit }.
    [self-fields] This document asks for too much of the schema's description of itself. The limit, counted in fields, is { $limit }.
   *[fields] This document has too many fields. It may have up to { $limit }.
}
fragment-cycle = The fragment { $name } uses itself.
# $kind is a type of the schema, as GraphQL writes it.
value-null = { $field } must not be null. Its type is { $kind }.
value-of-other-type = { $field } must be a value of the type { $kind }.

# What a document has that doesn't fit the schema. $kind, $inside: types as GraphQL writes them. $place: a field or a directive. $names: what it is like.
query-field-unknown = The type { $kind } has no field { $name }.
query-field-similar = The type { $kind } has no field { $name }. Similar fields: { $names }.
query-argument-unknown = { $place } has no argument { $argument }.
query-argument-similar = { $place } has no argument { $argument }. Similar arguments: { $names }.
query-directive-unknown = There is no directive { $directive }.
query-directive-misplaced = The directive { $directive } can't stand here.
query-directive-twice = The directive { $directive } stands here twice.
query-fragment-unknown = This document has no fragment { $fragment }.
query-type-unknown = The schema has no type { $kind }.
query-variable-undeclared = The variable { $variable } is used, but not declared.
query-variable-unused = The variable { $variable } is declared, but not used.
query-fragment-unused = The fragment { $fragment } is not used.
query-fields-conflict = Two fields are called { $name } in the answer, but ask for different things. Please give one of them an alias.
query-fragment-misfit = A fragment on { $kind } can't match anything inside { $inside }.
query-argument-missing = { $place } needs the argument { $argument }.
query-selection-missing = The field { $name } of type { $kind } needs a selection of its fields.
query-selection-needless = The field { $name } of type { $kind } has no fields to select.
query-name-twice = The name { $name } is given twice here.
query-fragment-on-leaf = A fragment can't be on { $kind }: only objects, interfaces and unions have fields.
query-variable-output = The variable { $variable } can't be of type { $kind }, which isn't an input type.
query-unreadable = This document can't be read from line { $line }, column { $column } on.

# $kind is what the id should belong to.
id-invalid = { $kind ->
    [member] This isn't the id of a member.
    [connection] This isn't the id of a connection.
    [review] This isn't the id of a review.
    [listing] This isn't the id of a listing.
    [message] This isn't the id of a message.
    [notification] This isn't the id of a notification.
    [group] This isn't the id of a group.
   *[anything] This isn't a valid id.
}
