# Polish. The English file says what the messages are for.

## Requests that never reach a room.

nothing-here = Pod tym adresem nic nie ma.
method-not-allowed = { $method } nie jest możliwe pod tym adresem.
request-timeout = Trwało to zbyt długo i zostało przerwane. Spróbuj ponownie.
host-missing = W tym żądaniu brakuje nagłówka Host. Podaj, do którego serwera jest skierowane.
header-twice = To żądanie zawiera nagłówek { $header } więcej niż raz. Wyślij go tylko raz.
address-too-long = Ten adres jest za długi.
headers-too-large = Nagłówki tego żądania są za duże.
request-malformed = Serwer nie może odczytać tego żądania.
csrf-token-missing = Wyślij token z GET /api/v2/csrf-token w nagłówku X-CSRF-TOKEN.
service-unavailable = Usługa jest teraz niedostępna. Spróbuj ponownie za chwilę.
internal-error = Coś poszło nie tak po naszej stronie. Spróbuj ponownie później.
busy = Zbyt wiele osób zmienia to w tej samej chwili. Spróbuj ponownie.
file-unavailable = Tego pliku nie można teraz odczytać. Spróbuj ponownie za chwilę.
live-unavailable = Aktualizacje na żywo są teraz niedostępne. Spróbuj ponownie za chwilę.
idempotency-key-reused = Ten klucz idempotencji był już użyty w innym żądaniu. Wybierz nowy.
idempotency-keys-differ = Nagłówek Idempotency-Key i pole idempotency_key w treści muszą być takie same.

## Bodies that cannot be read.

body-missing = Brakuje treści żądania. Wyślij obiekt JSON.
body-malformed = Treść żądania nie jest poprawnym JSON-em. Błąd jest w wierszu { $line }, w kolumnie { $column }.
body-duplicate-member = Treść zawiera { $member } dwa razy. Wyślij każde pole tylko raz.
body-incomplete = Treść żądania urwała się za wcześnie. Wyślij ją jeszcze raz.
body-too-large = { $limit ->
    [one] Treść żądania jest za duża. Może mieć najwyżej { $limit } bajt.
    [few] Treść żądania jest za duża. Może mieć najwyżej { $limit } bajty.
    [many] Treść żądania jest za duża. Może mieć najwyżej { $limit } bajtów.
   *[other] Treść żądania jest za duża. Może mieć najwyżej { $limit } bajta.
}
media-type = Wyślij treść żądania jako { $expected }.
media-type-either = Wyślij treść żądania jako { $one } albo { $other }.

## A field that breaks a rule. $field is its name as clients write it, such as hours_available or items.0.id. It stands first and is never translated.

field-required = { $field } jest wymagane.
field-unknown = { $field } nie jest polem tych danych. Pomiń je.
field-empty = { $field } nie może być puste.
title-unseen-letters = Zapisz to w jednym wierszu, używając widocznych znaków.
field-min-length = { $least ->
    [one] { $field } musi mieć co najmniej { $least } znak.
    [few] { $field } musi mieć co najmniej { $least } znaki.
    [many] { $field } musi mieć co najmniej { $least } znaków.
   *[other] { $field } musi mieć co najmniej { $least } znaku.
}
field-max-length = { $most ->
    [one] { $field } może mieć najwyżej { $most } znak.
    [few] { $field } może mieć najwyżej { $most } znaki.
    [many] { $field } może mieć najwyżej { $most } znaków.
   *[other] { $field } może mieć najwyżej { $most } znaku.
}
field-min-items = { $least ->
    [one] { $field } musi mieć co najmniej { $least } element.
    [few] { $field } musi mieć co najmniej { $least } elementy.
    [many] { $field } musi mieć co najmniej { $least } elementów.
   *[other] { $field } musi mieć co najmniej { $least } elementu.
}
field-max-items = { $most ->
    [one] { $field } może mieć najwyżej { $most } element.
    [few] { $field } może mieć najwyżej { $most } elementy.
    [many] { $field } może mieć najwyżej { $most } elementów.
   *[other] { $field } może mieć najwyżej { $most } elementu.
}
field-unique-items = { $field } nie może zawierać dwa razy tego samego elementu.
field-min-properties = { $least ->
    [one] { $field } musi mieć co najmniej { $least } pole.
    [few] { $field } musi mieć co najmniej { $least } pola.
    [many] { $field } musi mieć co najmniej { $least } pól.
   *[other] { $field } musi mieć co najmniej { $least } pola.
}
field-max-properties = { $most ->
    [one] { $field } może mieć najwyżej { $most } pole.
    [few] { $field } może mieć najwyżej { $most } pola.
    [many] { $field } może mieć najwyżej { $most } pól.
   *[other] { $field } może mieć najwyżej { $most } pola.
}
field-minimum = { $field } musi wynosić co najmniej { $least }.
field-maximum = { $field } może wynosić najwyżej { $most }.
field-exclusive-minimum = { $field } musi być większe niż { $bound }.
field-exclusive-maximum = { $field } musi być mniejsze niż { $bound }.
field-multiple-of = { $field } musi być wielokrotnością { $step }.
field-type = { $kind ->
    [number] { $field } musi być liczbą.
    [integer] { $field } musi być liczbą całkowitą.
    [boolean] { $field } musi mieć wartość true albo false.
    [array] { $field } musi być listą.
    [object] { $field } musi być obiektem.
    [null] { $field } musi mieć wartość null.
   *[string] { $field } musi być tekstem.
}
field-format = { $format ->
    [date-time] { $field } musi być datą i godziną, na przykład 2026-05-01T09:30:00Z.
    [date] { $field } musi być datą, na przykład 2026-05-01.
    [email] { $field } musi być adresem e-mail.
    [uri] { $field } musi być adresem internetowym.
    [uuid] { $field } musi być identyfikatorem UUID.
   *[unknown] { $field } ma niewłaściwy format.
}
field-pattern = { $field } ma niewłaściwy format.
field-enum = { $field } musi mieć jedną z tych wartości: { $words }.
field-any-of = { $field } jest nieprawidłowe.
field-nul = { $field } nie może zawierać znaku NUL.
field-unreadable = { $field } ma wartość, której nie można zapisać.
field-utf8 = { $field } musi być tekstem w UTF-8.
field-one-file = { $field } musi być jednym plikiem.
field-idempotency-key = { $field } musi mieć od 1 do 191 widocznych znaków ASCII.

## The input as a whole breaks a rule.

input-type = { $kind ->
    [number] Dane muszą być liczbą.
    [integer] Dane muszą być liczbą całkowitą.
    [boolean] Dane muszą mieć wartość true albo false.
    [array] Dane muszą być listą.
    [object] Dane muszą być obiektem.
    [null] Dane muszą mieć wartość null.
   *[string] Dane muszą być tekstem.
}
input-min-properties = { $least ->
    [one] Dane muszą mieć co najmniej { $least } pole.
    [few] Dane muszą mieć co najmniej { $least } pola.
    [many] Dane muszą mieć co najmniej { $least } pól.
   *[other] Dane muszą mieć co najmniej { $least } pola.
}
input-max-properties = { $most ->
    [one] Dane mogą mieć najwyżej { $most } pole.
    [few] Dane mogą mieć najwyżej { $most } pola.
    [many] Dane mogą mieć najwyżej { $most } pól.
   *[other] Dane mogą mieć najwyżej { $most } pola.
}
input-invalid = Dane są nieprawidłowe. Porównaj je z dokumentacją API.

## Pictures, files and recordings that are not taken.

picture-type-unknown = Wyślij obraz JPEG, PNG, WebP albo GIF.
file-type-unknown = Wyślij obraz, PDF, zwykły tekst albo dokument biurowy.
recording-type-unknown = Wyślij nagranie WebM, Ogg, MP4, MP3 albo WAV.
video-type-unknown = Wyślij wideo MP4, WebM albo QuickTime.
file-empty = Ten plik jest pusty. Wybierz inny.
picture-damaged = Ten obraz jest uszkodzony. Wybierz inny.
file-too-large = { $most ->
    [one] Ten plik jest za duży. Może mieć najwyżej { $most } MB.
    [few] Ten plik jest za duży. Może mieć najwyżej { $most } MB.
    [many] Ten plik jest za duży. Może mieć najwyżej { $most } MB.
   *[other] Ten plik jest za duży. Może mieć najwyżej { $most } MB.
}
picture-too-many-pixels = { $most ->
    [one] Ten obraz jest za duży. Może mieć najwyżej { $most } milion pikseli.
    [few] Ten obraz jest za duży. Może mieć najwyżej { $most } miliony pikseli.
    [many] Ten obraz jest za duży. Może mieć najwyżej { $most } milionów pikseli.
   *[other] Ten obraz jest za duży. Może mieć najwyżej { $most } miliona pikseli.
}

## Strona pod adresem /.

front-what = Ten serwer jest dla banków czasu i sieci sąsiedzkiej pomocy, gdzie wymienia się godziny zamiast pieniędzy.
front-reference = Opis API
front-graph = Edytor GraphQL
front-contract = Kontrakt OpenAPI
front-health = Stan tego serwera
front-demo-title = Konta demonstracyjne
front-demo-text = Wybierz, kim chcesz być. Logowanie trwa 15 minut, w opisie API albo w edytorze GraphQL. Hasło wszystkich kont to { $password }.
front-demo-needs-script = Do tego potrzebny jest JavaScript.
front-demo-failed = Logowanie się nie udało. Spróbuj ponownie.
front-demo-role = { $role ->
    [broker] pośrednictwo
    [admin] administracja
    [super_admin] administracja serwera
   *[member] członek
}
