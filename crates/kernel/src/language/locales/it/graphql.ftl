# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

query-missing = Invia una query, per favore.
query-request-invalid = Invia un solo oggetto con query, variables, operationName ed extensions.
query-digest-mismatch = L’impronta non è lo SHA-256 di questa query.
persisted-query-version = Una query salvata richiede la versione 1.
document-not-trusted = Questo documento non è nell’elenco dei documenti attendibili. Inviane uno di quelli.
operation-name-missing = Questo documento contiene più operazioni. Indicane una in operationName.
operation-name-unknown = Questo documento non ha nessuna operazione { $name }.
mutation-by-get = Le mutation non si possono inviare con GET. Usa POST, per favore.
subscription-without-socket = Le subscription richiedono un WebSocket con il protocollo graphql-transport-ws.
subscription-many-fields = Una subscription può chiedere un solo campo. Apri una subscription per ogni campo.
socket-protocol-missing = Apri il WebSocket con il protocollo graphql-transport-ws.
socket-too-busy = { $limit ->
    [one] Questo socket sta già eseguendo { $limit } operazione e non può eseguirne altre insieme. Aspetta che finisca.
   *[other] Questo socket sta già eseguendo { $limit } operazioni e non può eseguirne altre insieme. Aspetta che ne finisca una.
}

query-too-complex = Questa query chiede troppo in una volta. Chiedi elenchi più brevi o meno campi.
response-too-large = Questa risposta sarebbe troppo grande. Chiedi elenchi più brevi o meno campi. Il limite in byte è { $limit }.
query-too-deep = { $limit ->
    [one] Questa query è annidata troppo in profondità. Può avere al massimo { $limit } livello.
   *[other] Questa query è annidata troppo in profondità. Può avere al massimo { $limit } livelli.
}
introspection-too-deep = Questa query annida troppo in profondità la descrizione che lo schema dà di sé.
document-too-long = { $limit ->
    [one] Questo documento è troppo lungo. Può avere al massimo { $limit } byte.
   *[other] Questo documento è troppo lungo. Può avere al massimo { $limit } byte.
}
document-too-many-tokens = { $limit ->
    [one] Questo documento è troppo lungo. Può avere al massimo { $limit } token.
   *[other] Questo documento è troppo lungo. Può avere al massimo { $limit } token.
}
document-too-many = { $what ->
    [aliases] Questo documento ha troppi alias. Può averne al massimo { $limit }.
    [directives] Questo documento ha troppe direttive. Può averne al massimo { $limit }.
    [schemas] Questo documento chiede __schema troppe volte. Il limite è { $limit }.
    [types] Questo documento chiede __type troppe volte. Il limite è { $limit }.
    [self-aliases] Questo documento ha troppi alias nella descrizione che lo schema dà di sé. Può averne al massimo { $limit }.
    [self-fields] Questo documento chiede troppo della descrizione che lo schema dà di sé. Il limite, contato in campi, è { $limit }.
   *[fields] Questo documento ha troppi campi. Può averne al massimo { $limit }.
}
fragment-cycle = Il frammento { $name } usa se stesso.
value-null = { $field } non deve essere null. Il suo tipo è { $kind }.
value-of-other-type = { $field } deve essere un valore del tipo { $kind }.

query-field-unknown = Il tipo { $kind } non ha il campo { $name }.
query-field-similar = Il tipo { $kind } non ha il campo { $name }. Campi simili: { $names }.
query-argument-unknown = { $place } non ha l’argomento { $argument }.
query-argument-similar = { $place } non ha l’argomento { $argument }. Argomenti simili: { $names }.
query-directive-unknown = La direttiva { $directive } non esiste.
query-directive-misplaced = La direttiva { $directive } non può stare qui.
query-directive-twice = La direttiva { $directive } sta qui due volte.
query-fragment-unknown = Questo documento non ha il frammento { $fragment }.
query-type-unknown = Lo schema non ha il tipo { $kind }.
query-variable-undeclared = La variabile { $variable } è usata, ma non dichiarata.
query-variable-unused = La variabile { $variable } è dichiarata, ma non usata.
query-fragment-unused = Il frammento { $fragment } non è usato.
query-fields-conflict = Due campi si chiamano { $name } nella risposta, ma chiedono cose diverse. Dai un alias a uno dei due.
query-fragment-misfit = Un frammento su { $kind } non può corrispondere a nulla dentro { $inside }.
query-argument-missing = { $place } richiede l’argomento { $argument }.
query-selection-missing = Il campo { $name } di tipo { $kind } richiede una selezione dei suoi campi.
query-selection-needless = Il campo { $name } di tipo { $kind } non ha campi da selezionare.
query-name-twice = Il nome { $name } sta qui due volte.
query-fragment-on-leaf = Un frammento non può essere su { $kind }: solo oggetti, interfacce e unioni hanno campi.
query-variable-output = La variabile { $variable } non può essere di tipo { $kind }, che non è un tipo di input.
query-unreadable = Questo documento non si può leggere dalla riga { $line }, colonna { $column } in poi.

id-invalid = { $kind ->
    [member] Questo non è l’id di un membro.
    [connection] Questo non è l’id di un contatto.
    [review] Questo non è l’id di una recensione.
    [listing] Questo non è l’id di un annuncio.
    [message] Questo non è l’id di un messaggio.
    [notification] Questo non è l’id di una notifica.
    [group] Questo non è l’id di un gruppo.
   *[anything] Questo id non è valido.
}
