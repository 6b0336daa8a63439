# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

query-missing = Stuur alsjeblieft een query.
query-request-invalid = Stuur één object met query, variables, operationName en extensions.
query-digest-mismatch = De controlesom is niet de SHA-256 van deze query.
persisted-query-version = Een opgeslagen query heeft versie 1 nodig.
document-not-trusted = Dit document staat niet op de lijst van vertrouwde documenten. Stuur er een van die lijst.
operation-name-missing = Dit document heeft meerdere operaties. Noem er een in operationName.
operation-name-unknown = Dit document heeft geen bewerking { $name }.
mutation-by-get = Mutaties kunnen niet met GET worden verstuurd. Gebruik alsjeblieft POST.
subscription-without-socket = Subscriptions hebben een WebSocket nodig met het protocol graphql-transport-ws.
subscription-many-fields = Een subscription kan maar één veld vragen. Open voor elk veld een eigen subscription.
socket-protocol-missing = Open de WebSocket met het protocol graphql-transport-ws.
socket-too-busy = { $limit ->
    [one] Op deze socket loopt al { $limit } operatie, en meer tegelijk kan niet. Wacht tot die klaar is.
   *[other] Op deze socket lopen al { $limit } operaties, en meer tegelijk kan niet. Wacht tot er een klaar is.
}

query-too-complex = Deze query vraagt te veel in één keer. Vraag om kortere lijsten of minder velden.
response-too-large = Dit antwoord zou te groot zijn. Vraag om kortere lijsten of minder velden. De grens in bytes is { $limit }.
query-too-deep = { $limit ->
    [one] Deze query is te diep genest. Er is hoogstens { $limit } niveau mogelijk.
   *[other] Deze query is te diep genest. Er zijn hoogstens { $limit } niveaus mogelijk.
}
introspection-too-deep = Deze query nest de beschrijving die het schema van zichzelf geeft te diep.
document-too-long = { $limit ->
    [one] Dit document is te lang. Het mag hoogstens { $limit } byte hebben.
   *[other] Dit document is te lang. Het mag hoogstens { $limit } bytes hebben.
}
document-too-many-tokens = { $limit ->
    [one] Dit document is te lang. Het mag hoogstens { $limit } token hebben.
   *[other] Dit document is te lang. Het mag hoogstens { $limit } tokens hebben.
}
document-too-many = { $what ->
    [aliases] Dit document heeft te veel aliassen. Het mag er hoogstens { $limit } hebben.
    [directives] Dit document heeft te veel directieven. Het mag er hoogstens { $limit } hebben.
    [schemas] Dit document vraagt te vaak om __schema. De grens is { $limit }.
    [types] Dit document vraagt te vaak om __type. De grens is { $limit }.
    [self-aliases] Dit document heeft te veel aliassen in de beschrijving die het schema van zichzelf geeft. Het mag er hoogstens { $limit } hebben.
    [self-fields] Dit document vraagt te veel van de beschrijving die het schema van zichzelf geeft. De grens, geteld in velden, is { $limit }.
   *[fields] Dit document heeft te veel velden. Het mag er hoogstens { $limit } hebben.
}
fragment-cycle = Het fragment { $name } gebruikt zichzelf.
value-null = { $field } mag niet null zijn. Het type is { $kind }.
value-of-other-type = { $field } moet een waarde van het type { $kind } zijn.

query-field-unknown = Het type { $kind } heeft geen veld { $name }.
query-field-similar = Het type { $kind } heeft geen veld { $name }. Velden die erop lijken: { $names }.
query-argument-unknown = { $place } heeft geen argument { $argument }.
query-argument-similar = { $place } heeft geen argument { $argument }. Argumenten die erop lijken: { $names }.
query-directive-unknown = De directive { $directive } bestaat niet.
query-directive-misplaced = De directive { $directive } kan hier niet staan.
query-directive-twice = De directive { $directive } staat hier twee keer.
query-fragment-unknown = Dit document heeft geen fragment { $fragment }.
query-type-unknown = Het schema heeft geen type { $kind }.
query-variable-undeclared = De variabele { $variable } wordt gebruikt, maar is niet gedeclareerd.
query-variable-unused = De variabele { $variable } is gedeclareerd, maar wordt niet gebruikt.
query-fragment-unused = Het fragment { $fragment } wordt niet gebruikt.
query-fields-conflict = Twee velden heten { $name } in het antwoord, maar vragen iets anders. Geef een van beide een alias.
query-fragment-misfit = Een fragment op { $kind } past binnen { $inside } nergens op.
query-argument-missing = { $place } heeft het argument { $argument } nodig.
query-selection-missing = Het veld { $name } van type { $kind } heeft een selectie van zijn velden nodig.
query-selection-needless = Het veld { $name } van type { $kind } heeft geen velden om te selecteren.
query-name-twice = De naam { $name } staat hier twee keer.
query-fragment-on-leaf = Een fragment kan niet op { $kind } staan: alleen objecten, interfaces en unions hebben velden.
query-variable-output = De variabele { $variable } kan niet van type { $kind } zijn, want dat is geen invoertype.
query-unreadable = Dit document is vanaf regel { $line }, kolom { $column } niet te lezen.

id-invalid = { $kind ->
    [member] Dit is niet de id van een lid.
    [connection] Dit is niet de id van een contact.
    [review] Dit is niet de id van een beoordeling.
    [listing] Dit is niet de id van een advertentie.
    [message] Dit is niet de id van een bericht.
    [notification] Dit is niet de id van een melding.
    [group] Dit is niet de id van een groep.
   *[anything] Dit is geen geldige id.
}
