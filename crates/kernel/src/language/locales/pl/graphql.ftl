# Polish. The English file says what the messages are for.

query-missing = Wyślij zapytanie.
query-request-invalid = Wyślij jeden obiekt z polami query, variables, operationName i extensions.
query-digest-mismatch = Podany skrót nie jest skrótem SHA-256 tego zapytania.
persisted-query-version = Utrwalone zapytanie wymaga wersji 1.
document-not-trusted = Tego dokumentu nie ma na liście zaufanych dokumentów. Wyślij jeden z tej listy.
operation-name-missing = Ten dokument zawiera kilka operacji. Wskaż jedną z nich w operationName.
operation-name-unknown = Ten dokument nie ma operacji { $name }.
mutation-by-get = Mutacji nie można wysyłać przez GET. Użyj POST.
subscription-without-socket = Subskrypcje wymagają połączenia WebSocket z protokołem graphql-transport-ws.
subscription-many-fields = Subskrypcja może prosić tylko o jedno pole. Otwórz osobną subskrypcję dla każdego pola.
socket-protocol-missing = Otwórz połączenie WebSocket z protokołem graphql-transport-ws.
socket-too-busy = { $limit ->
    [one] To połączenie wykonuje już { $limit } operację i więcej naraz nie może. Poczekaj, aż się skończy.
    [few] To połączenie wykonuje już { $limit } operacje i więcej naraz nie może. Poczekaj, aż któraś się skończy.
    [many] To połączenie wykonuje już { $limit } operacji i więcej naraz nie może. Poczekaj, aż któraś się skończy.
   *[other] To połączenie wykonuje już { $limit } operacji i więcej naraz nie może. Poczekaj, aż któraś się skończy.
}

query-too-complex = To zapytanie prosi o zbyt wiele naraz. Poproś o krótsze listy albo mniej pól.
response-too-large = Ta odpowiedź byłaby za duża. Poproś o krótsze listy albo mniej pól. Limit w bajtach to { $limit }.
query-too-deep = { $limit ->
    [one] To zapytanie jest zbyt głęboko zagnieżdżone. Może mieć najwyżej { $limit } poziom.
    [few] To zapytanie jest zbyt głęboko zagnieżdżone. Może mieć najwyżej { $limit } poziomy.
    [many] To zapytanie jest zbyt głęboko zagnieżdżone. Może mieć najwyżej { $limit } poziomów.
   *[other] To zapytanie jest zbyt głęboko zagnieżdżone. Może mieć najwyżej { $limit } poziomu.
}
introspection-too-deep = To zapytanie zbyt głęboko zagnieżdża opis, który schemat podaje o sobie.
document-too-long = { $limit ->
    [one] Ten dokument jest za długi. Może mieć najwyżej { $limit } bajt.
    [few] Ten dokument jest za długi. Może mieć najwyżej { $limit } bajty.
    [many] Ten dokument jest za długi. Może mieć najwyżej { $limit } bajtów.
   *[other] Ten dokument jest za długi. Może mieć najwyżej { $limit } bajta.
}
document-too-many-tokens = { $limit ->
    [one] Ten dokument jest za długi. Może mieć najwyżej { $limit } token.
    [few] Ten dokument jest za długi. Może mieć najwyżej { $limit } tokeny.
    [many] Ten dokument jest za długi. Może mieć najwyżej { $limit } tokenów.
   *[other] Ten dokument jest za długi. Może mieć najwyżej { $limit } tokena.
}
document-too-many = { $what ->
    [aliases] Ten dokument ma za dużo aliasów. Może ich być najwyżej { $limit }.
    [directives] Ten dokument ma za dużo dyrektyw. Może ich być najwyżej { $limit }.
    [schemas] Ten dokument zbyt często prosi o __schema. Limit to { $limit }.
    [types] Ten dokument zbyt często prosi o __type. Limit to { $limit }.
    [self-aliases] Ten dokument ma za dużo aliasów w opisie, który schemat podaje o sobie. Może ich być najwyżej { $limit }.
    [self-fields] Ten dokument prosi o zbyt wiele z opisu, który schemat podaje o sobie. Limit, liczony w polach, to { $limit }.
   *[fields] Ten dokument ma za dużo pól. Może ich być najwyżej { $limit }.
}
fragment-cycle = Fragment { $name } używa samego siebie.
value-null = { $field } nie może mieć wartości null. Typ to { $kind }.
value-of-other-type = { $field } musi być wartością typu { $kind }.

query-field-unknown = Typ { $kind } nie ma pola { $name }.
query-field-similar = Typ { $kind } nie ma pola { $name }. Podobne pola: { $names }.
query-argument-unknown = { $place } nie ma argumentu { $argument }.
query-argument-similar = { $place } nie ma argumentu { $argument }. Podobne argumenty: { $names }.
query-directive-unknown = Nie ma dyrektywy { $directive }.
query-directive-misplaced = Dyrektywa { $directive } nie może tu stać.
query-directive-twice = Dyrektywa { $directive } stoi tu dwa razy.
query-fragment-unknown = Ten dokument nie ma fragmentu { $fragment }.
query-type-unknown = Schemat nie ma typu { $kind }.
query-variable-undeclared = Zmienna { $variable } jest używana, ale nie jest zadeklarowana.
query-variable-unused = Zmienna { $variable } jest zadeklarowana, ale nie jest używana.
query-fragment-unused = Fragment { $fragment } nie jest używany.
query-fields-conflict = Dwa pola nazywają się w odpowiedzi { $name }, ale proszą o różne rzeczy. Nadaj jednemu z nich alias.
query-fragment-misfit = Fragment na typie { $kind } nie pasuje do niczego wewnątrz { $inside }.
query-argument-missing = { $place } wymaga argumentu { $argument }.
query-selection-missing = Pole { $name } typu { $kind } wymaga wyboru swoich pól.
query-selection-needless = Pole { $name } typu { $kind } nie ma pól do wybrania.
query-name-twice = Nazwa { $name } występuje tu dwa razy.
query-fragment-on-leaf = Fragment nie może dotyczyć typu { $kind }: pola mają tylko obiekty, interfejsy i unie.
query-variable-output = Zmienna { $variable } nie może być typu { $kind }, bo nie jest to typ wejściowy.
query-unreadable = Tego dokumentu nie można odczytać od wiersza { $line }, kolumny { $column }.

id-invalid = { $kind ->
    [member] To nie jest id osoby.
    [connection] To nie jest id kontaktu.
    [review] To nie jest id opinii.
    [listing] To nie jest id ogłoszenia.
    [message] To nie jest id wiadomości.
    [notification] To nie jest id powiadomienia.
    [group] To nie jest id grupy.
   *[anything] To id jest nieprawidłowe.
}
