# German. Informal address (du). The English file says what the messages are for.

query-missing = Bitte sende eine Abfrage.
query-request-invalid = Bitte sende ein einzelnes Objekt mit query, variables, operationName und extensions.
query-digest-mismatch = Die Prüfsumme ist nicht der SHA-256 dieser Abfrage.
persisted-query-version = Eine gespeicherte Abfrage braucht die Version 1.
document-not-trusted = Dieses Dokument steht nicht auf der Liste der vertrauenswürdigen Dokumente. Bitte sende eines davon.
operation-name-missing = Dieses Dokument enthält mehrere Operationen. Bitte nenne eine davon in operationName.
operation-name-unknown = In diesem Dokument gibt es keine Operation { $name }.
mutation-by-get = Mutationen lassen sich nicht mit GET senden. Bitte verwende POST.
subscription-without-socket = Subscriptions brauchen einen WebSocket mit dem Protokoll graphql-transport-ws.
subscription-many-fields = Eine Subscription kann nur ein einziges Feld abfragen. Bitte abonniere jedes Feld für sich.
socket-protocol-missing = Bitte öffne den WebSocket mit dem Protokoll graphql-transport-ws.
socket-too-busy = { $limit ->
    [one] Auf diesem Socket läuft schon { $limit } Operation, und mehr sind gleichzeitig nicht möglich. Bitte warte, bis sie zu Ende ist.
   *[other] Auf diesem Socket laufen schon { $limit } Operationen, und mehr sind gleichzeitig nicht möglich. Bitte warte, bis eine davon zu Ende ist.
}

query-too-complex = Diese Abfrage verlangt zu viel auf einmal. Bitte frage kürzere Listen oder weniger Felder ab.
response-too-large = Diese Antwort wäre zu groß. Bitte frage kürzere Listen oder weniger Felder ab. Die Grenze in Bytes ist { $limit }.
query-too-deep = { $limit ->
    [one] Diese Abfrage ist zu tief verschachtelt. Höchstens { $limit } Ebene ist möglich.
   *[other] Diese Abfrage ist zu tief verschachtelt. Höchstens { $limit } Ebenen sind möglich.
}
introspection-too-deep = Diese Abfrage verschachtelt die Selbstbeschreibung des Schemas zu tief.
document-too-long = { $limit ->
    [one] Dieses Dokument ist zu lang. Es darf höchstens { $limit } Byte haben.
   *[other] Dieses Dokument ist zu lang. Es darf höchstens { $limit } Bytes haben.
}
document-too-many-tokens = { $limit ->
    [one] Dieses Dokument ist zu lang. Es darf höchstens { $limit } Token haben.
   *[other] Dieses Dokument ist zu lang. Es darf höchstens { $limit } Tokens haben.
}
document-too-many = { $what ->
    [aliases] Dieses Dokument hat zu viele Aliasse. Höchstens { $limit } sind erlaubt.
    [directives] Dieses Dokument hat zu viele Direktiven. Höchstens { $limit } sind erlaubt.
    [schemas] Dieses Dokument fragt __schema zu oft ab. Die Grenze ist { $limit }.
    [types] Dieses Dokument fragt __type zu oft ab. Die Grenze ist { $limit }.
    [self-aliases] Dieses Dokument hat zu viele Aliasse in der Selbstbeschreibung des Schemas. Höchstens { $limit } sind erlaubt.
    [self-fields] Dieses Dokument verlangt zu viel von der Selbstbeschreibung des Schemas. Die Grenze, in Feldern gezählt, ist { $limit }.
   *[fields] Dieses Dokument hat zu viele Felder. Höchstens { $limit } sind erlaubt.
}
fragment-cycle = Das Fragment { $name } verwendet sich selbst.
value-null = { $field } darf nicht null sein. Der Typ ist { $kind }.
value-of-other-type = { $field } muss ein Wert des Typs { $kind } sein.

query-field-unknown = Der Typ { $kind } hat kein Feld { $name }.
query-field-similar = Der Typ { $kind } hat kein Feld { $name }. Ähnliche Felder: { $names }.
query-argument-unknown = { $place } hat kein Argument { $argument }.
query-argument-similar = { $place } hat kein Argument { $argument }. Ähnliche Argumente: { $names }.
query-directive-unknown = Es gibt keine Direktive { $directive }.
query-directive-misplaced = Die Direktive { $directive } kann hier nicht stehen.
query-directive-twice = Die Direktive { $directive } steht hier zweimal.
query-fragment-unknown = Dieses Dokument hat kein Fragment { $fragment }.
query-type-unknown = Das Schema hat keinen Typ { $kind }.
query-variable-undeclared = Die Variable { $variable } wird verwendet, ist aber nicht deklariert.
query-variable-unused = Die Variable { $variable } ist deklariert, wird aber nicht verwendet.
query-fragment-unused = Das Fragment { $fragment } wird nicht verwendet.
query-fields-conflict = Zwei Felder heißen in der Antwort { $name }, fragen aber Verschiedenes ab. Bitte gib einem davon einen Alias.
query-fragment-misfit = Ein Fragment auf { $kind } passt innerhalb von { $inside } auf nichts.
query-argument-missing = { $place } braucht das Argument { $argument }.
query-selection-missing = Das Feld { $name } vom Typ { $kind } braucht eine Auswahl seiner Felder.
query-selection-needless = Das Feld { $name } vom Typ { $kind } hat keine Felder, die man auswählen kann.
query-name-twice = Der Name { $name } steht hier zweimal.
query-fragment-on-leaf = Ein Fragment kann nicht auf { $kind } stehen: Nur Objekte, Interfaces und Unions haben Felder.
query-variable-output = Die Variable { $variable } kann nicht vom Typ { $kind } sein, denn das ist kein Eingabetyp.
query-unreadable = Dieses Dokument ist ab Zeile { $line }, Spalte { $column } nicht zu lesen.

id-invalid = { $kind ->
    [member] Das ist nicht die ID eines Mitglieds.
    [connection] Das ist nicht die ID eines Kontakts.
    [review] Das ist nicht die ID einer Bewertung.
    [listing] Das ist nicht die ID einer Anzeige.
    [message] Das ist nicht die ID einer Nachricht.
    [notification] Das ist nicht die ID einer Benachrichtigung.
    [group] Das ist nicht die ID einer Gruppe.
   *[anything] Das ist keine gültige ID.
}
