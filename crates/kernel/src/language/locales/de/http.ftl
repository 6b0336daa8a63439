# German. Informal address (du). The English file says what the messages are for.

## Requests that never reach a room.

nothing-here = Unter dieser Adresse gibt es nichts.
method-not-allowed = { $method } ist unter dieser Adresse nicht möglich.
request-timeout = Das hat zu lange gedauert, deshalb haben wir abgebrochen. Bitte versuche es noch einmal.
host-missing = Dieser Anfrage fehlt der Header Host. Bitte gib an, für welchen Server sie ist.
header-twice = Diese Anfrage enthält den Header { $header } mehrfach. Bitte sende ihn nur einmal.
address-too-long = Diese Adresse ist zu lang.
headers-too-large = Die Header dieser Anfrage sind zu groß.
request-malformed = Diese Anfrage kann der Server nicht lesen.
csrf-token-missing = Bitte sende das Token von GET /api/v2/csrf-token im Header X-CSRF-TOKEN mit.
service-unavailable = Der Dienst ist gerade nicht erreichbar. Bitte versuche es bald noch einmal.
internal-error = Bei uns ist etwas schiefgegangen. Bitte versuche es später noch einmal.
busy = Zu viele Leute ändern das gerade gleichzeitig. Bitte versuche es noch einmal.
file-unavailable = Diese Datei lässt sich gerade nicht lesen. Bitte versuche es bald noch einmal.
live-unavailable = Live-Aktualisierungen sind gerade nicht verfügbar. Bitte versuche es bald noch einmal.
idempotency-key-reused = Dieser Idempotenz-Schlüssel wurde schon für eine andere Anfrage verwendet. Bitte wähle einen neuen.
idempotency-keys-differ = Der Header Idempotency-Key und idempotency_key im Inhalt müssen gleich sein.

## Bodies that cannot be read.

body-missing = Der Inhalt fehlt. Bitte sende ein JSON-Objekt.
body-malformed = Der Inhalt ist kein gültiges JSON. Der Fehler steht in Zeile { $line }, Spalte { $column }.
body-duplicate-member = Der Inhalt enthält { $member } zweimal. Bitte sende jedes Feld nur einmal.
body-incomplete = Der Inhalt war vorzeitig zu Ende. Bitte sende ihn noch einmal.
body-too-large = { $limit ->
    [one] Der Inhalt ist zu groß. Er darf höchstens { $limit } Byte haben.
   *[other] Der Inhalt ist zu groß. Er darf höchstens { $limit } Bytes haben.
}
media-type = Bitte sende den Inhalt als { $expected }.
media-type-either = Bitte sende den Inhalt als { $one } oder { $other }.

## A field that breaks a rule. $field is its name as clients write it, such as hours_available or items.0.id. It stands first and is never translated.

field-required = { $field } ist erforderlich.
field-unknown = { $field } ist kein Feld dieser Eingabe. Bitte lass es weg.
field-empty = { $field } darf nicht leer sein.
title-unseen-letters = Bitte schreib das in eine Zeile, mit Zeichen, die man sehen kann.
field-min-length = { $least ->
    [one] { $field } muss mindestens { $least } Zeichen haben.
   *[other] { $field } muss mindestens { $least } Zeichen haben.
}
field-max-length = { $most ->
    [one] { $field } darf höchstens { $most } Zeichen haben.
   *[other] { $field } darf höchstens { $most } Zeichen haben.
}
field-min-items = { $least ->
    [one] { $field } muss mindestens { $least } Eintrag haben.
   *[other] { $field } muss mindestens { $least } Einträge haben.
}
field-max-items = { $most ->
    [one] { $field } darf höchstens { $most } Eintrag haben.
   *[other] { $field } darf höchstens { $most } Einträge haben.
}
field-unique-items = { $field } darf keinen Eintrag doppelt enthalten.
field-min-properties = { $least ->
    [one] { $field } muss mindestens { $least } Feld haben.
   *[other] { $field } muss mindestens { $least } Felder haben.
}
field-max-properties = { $most ->
    [one] { $field } darf höchstens { $most } Feld haben.
   *[other] { $field } darf höchstens { $most } Felder haben.
}
field-minimum = { $field } muss mindestens { $least } sein.
field-maximum = { $field } darf höchstens { $most } sein.
field-exclusive-minimum = { $field } muss größer als { $bound } sein.
field-exclusive-maximum = { $field } muss kleiner als { $bound } sein.
field-multiple-of = { $field } muss ein Vielfaches von { $step } sein.
field-type = { $kind ->
    [number] { $field } muss eine Zahl sein.
    [integer] { $field } muss eine ganze Zahl sein.
    [boolean] { $field } muss true oder false sein.
    [array] { $field } muss eine Liste sein.
    [object] { $field } muss ein Objekt sein.
    [null] { $field } muss null sein.
   *[string] { $field } muss Text sein.
}
field-format = { $format ->
    [date-time] { $field } muss Datum und Uhrzeit enthalten, zum Beispiel 2026-05-01T09:30:00Z.
    [date] { $field } muss ein Datum sein, zum Beispiel 2026-05-01.
    [email] { $field } muss eine E-Mail-Adresse sein.
    [uri] { $field } muss eine Webadresse sein.
    [uuid] { $field } muss eine UUID sein.
   *[unknown] { $field } hat nicht das richtige Format.
}
field-pattern = { $field } hat nicht das richtige Format.
field-enum = { $field } muss einer dieser Werte sein: { $words }.
field-any-of = { $field } ist nicht gültig.
field-nul = { $field } darf das NUL-Zeichen nicht enthalten.
field-unreadable = { $field } hat einen Wert, der sich nicht speichern lässt.
field-utf8 = { $field } muss Text in UTF-8 sein.
field-one-file = { $field } muss eine einzelne Datei sein.
field-idempotency-key = { $field } muss aus 1 bis 191 sichtbaren ASCII-Zeichen bestehen.

## The input as a whole breaks a rule.

input-type = { $kind ->
    [number] Die Eingabe muss eine Zahl sein.
    [integer] Die Eingabe muss eine ganze Zahl sein.
    [boolean] Die Eingabe muss true oder false sein.
    [array] Die Eingabe muss eine Liste sein.
    [object] Die Eingabe muss ein Objekt sein.
    [null] Die Eingabe muss null sein.
   *[string] Die Eingabe muss Text sein.
}
input-min-properties = { $least ->
    [one] Die Eingabe muss mindestens { $least } Feld haben.
   *[other] Die Eingabe muss mindestens { $least } Felder haben.
}
input-max-properties = { $most ->
    [one] Die Eingabe darf höchstens { $most } Feld haben.
   *[other] Die Eingabe darf höchstens { $most } Felder haben.
}
input-invalid = Die Eingabe ist nicht gültig. Bitte vergleiche sie mit der API-Referenz.

## Pictures, files and recordings that are not taken.

picture-type-unknown = Bitte sende ein Bild als JPEG, PNG, WebP oder GIF.
file-type-unknown = Bitte sende ein Bild, ein PDF, reinen Text oder ein Office-Dokument.
recording-type-unknown = Bitte sende eine Aufnahme als WebM, Ogg, MP4, MP3 oder WAV.
video-type-unknown = Bitte sende ein Video als MP4, WebM oder QuickTime.
file-empty = Diese Datei ist leer. Bitte wähle eine andere.
picture-damaged = Dieses Bild ist beschädigt. Bitte wähle ein anderes.
file-too-large = { $most ->
    [one] Diese Datei ist zu groß. Sie darf höchstens { $most } MB haben.
   *[other] Diese Datei ist zu groß. Sie darf höchstens { $most } MB haben.
}
picture-too-many-pixels = { $most ->
    [one] Dieses Bild ist zu groß. Es darf höchstens { $most } Million Pixel haben.
   *[other] Dieses Bild ist zu groß. Es darf höchstens { $most } Millionen Pixel haben.
}

## Die Seite unter /.

front-what = Dieser Server ist für Zeitbanken und Nachbarschaftshilfen: Nachbarn tauschen Stunden statt Geld.
front-reference = API-Referenz
front-graph = GraphQL-Editor
front-contract = Der OpenAPI-Vertrag
front-health = Zustand dieses Servers
front-demo-title = Anmeldungen der Demo
front-demo-text = Wähle, wer du sein möchtest. Du bist dann für 15 Minuten angemeldet, in der API-Referenz oder im GraphQL-Editor. Das Passwort ist bei allen { $password }.
front-demo-needs-script = Dafür ist JavaScript nötig.
front-demo-failed = Die Anmeldung hat nicht geklappt. Bitte versuche es noch einmal.
front-demo-role = { $role ->
    [broker] Vermittlung
    [admin] Verwaltung
    [super_admin] Verwaltung des Servers
   *[member] Mitglied
}
