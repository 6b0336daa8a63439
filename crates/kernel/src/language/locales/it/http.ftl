# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

## Requests that never reach a room.

nothing-here = A questo indirizzo non c’è nulla.
method-not-allowed = { $method } non è possibile a questo indirizzo.
request-timeout = Ci voleva troppo tempo, quindi ci siamo fermati. Riprova, per favore.
host-missing = A questa richiesta manca l’intestazione Host. Indica a quale server è destinata.
header-twice = Questa richiesta contiene più volte l’intestazione { $header }. Inviala una sola volta.
address-too-long = Questo indirizzo è troppo lungo.
headers-too-large = Le intestazioni di questa richiesta sono troppo grandi.
request-malformed = Il server non riesce a leggere questa richiesta.
csrf-token-missing = Invia il token di GET /api/v2/csrf-token nell’intestazione X-CSRF-TOKEN.
service-unavailable = In questo momento il servizio non è disponibile. Riprova tra poco.
internal-error = Qualcosa è andato storto da parte nostra. Riprova più tardi.
busy = Troppe persone stanno facendo modifiche qui nello stesso momento. Riprova, per favore.
file-unavailable = In questo momento non è possibile leggere questo file. Riprova tra poco.
live-unavailable = In questo momento gli aggiornamenti in diretta non sono disponibili. Riprova tra poco.
idempotency-key-reused = Questa chiave di idempotenza è già stata usata per un’altra richiesta. Scegline una nuova.
idempotency-keys-differ = L’intestazione Idempotency-Key e idempotency_key nel corpo devono essere uguali.

## Bodies that cannot be read.

body-missing = Manca il corpo della richiesta. Invia un oggetto JSON.
body-malformed = Il corpo non è JSON valido. L’errore è alla riga { $line }, colonna { $column }.
body-duplicate-member = Il contenuto ha { $member } due volte. Invia ogni campo una sola volta.
body-incomplete = Il corpo è finito troppo presto. Invialo di nuovo.
body-too-large = { $limit ->
    [one] Il corpo è troppo grande. Deve avere al massimo { $limit } byte.
   *[other] Il corpo è troppo grande. Deve avere al massimo { $limit } byte.
}
media-type = Invia il corpo come { $expected }.
media-type-either = Invia il corpo come { $one } o { $other }.

## A field that breaks a rule. $field is its name as clients write it, such as hours_available or items.0.id. It stands first and is never translated.

field-required = { $field } è obbligatorio.
field-unknown = { $field } non fa parte dei campi previsti qui. Toglilo, per favore.
field-empty = { $field } non deve essere vuoto.
title-unseen-letters = Scrivilo su una sola riga, con caratteri visibili.
field-min-length = { $least ->
    [one] { $field } deve avere almeno { $least } carattere.
   *[other] { $field } deve avere almeno { $least } caratteri.
}
field-max-length = { $most ->
    [one] { $field } deve avere al massimo { $most } carattere.
   *[other] { $field } deve avere al massimo { $most } caratteri.
}
field-min-items = { $least ->
    [one] { $field } deve avere almeno { $least } elemento.
   *[other] { $field } deve avere almeno { $least } elementi.
}
field-max-items = { $most ->
    [one] { $field } deve avere al massimo { $most } elemento.
   *[other] { $field } deve avere al massimo { $most } elementi.
}
field-unique-items = { $field } non deve contenere due volte lo stesso elemento.
field-min-properties = { $least ->
    [one] { $field } deve avere almeno { $least } campo.
   *[other] { $field } deve avere almeno { $least } campi.
}
field-max-properties = { $most ->
    [one] { $field } deve avere al massimo { $most } campo.
   *[other] { $field } deve avere al massimo { $most } campi.
}
field-minimum = { $field } deve essere almeno { $least }.
field-maximum = { $field } deve essere al massimo { $most }.
field-exclusive-minimum = { $field } deve essere maggiore di { $bound }.
field-exclusive-maximum = { $field } deve essere minore di { $bound }.
field-multiple-of = { $field } deve essere un multiplo di { $step }.
field-type = { $kind ->
    [number] { $field } deve essere un numero.
    [integer] { $field } deve essere un numero intero.
    [boolean] { $field } deve essere true o false.
    [array] { $field } deve essere un elenco.
    [object] { $field } deve essere un oggetto.
    [null] { $field } deve essere null.
   *[string] { $field } deve essere un testo.
}
field-format = { $format ->
    [date-time] { $field } deve essere una data con l’ora, per esempio 2026-05-01T09:30:00Z.
    [date] { $field } deve essere una data, per esempio 2026-05-01.
    [email] { $field } deve essere un indirizzo e-mail.
    [uri] { $field } deve essere un indirizzo web.
    [uuid] { $field } deve essere un UUID.
   *[unknown] { $field } non ha il formato giusto.
}
field-pattern = { $field } non ha il formato giusto.
field-enum = { $field } deve essere uno di questi valori: { $words }.
field-any-of = { $field } non è valido.
field-nul = { $field } non deve contenere il carattere NUL.
field-unreadable = { $field } ha un valore che non si può salvare.
field-utf8 = { $field } deve essere un testo in UTF-8.
field-one-file = { $field } deve essere un solo file.
field-idempotency-key = { $field } deve avere da 1 a 191 caratteri ASCII visibili.

## The input as a whole breaks a rule.

input-type = { $kind ->
    [number] L’input deve essere un numero.
    [integer] L’input deve essere un numero intero.
    [boolean] L’input deve essere true o false.
    [array] L’input deve essere un elenco.
    [object] L’input deve essere un oggetto.
    [null] L’input deve essere null.
   *[string] L’input deve essere un testo.
}
input-min-properties = { $least ->
    [one] L’input deve avere almeno { $least } campo.
   *[other] L’input deve avere almeno { $least } campi.
}
input-max-properties = { $most ->
    [one] L’input deve avere al massimo { $most } campo.
   *[other] L’input deve avere al massimo { $most } campi.
}
input-invalid = L’input non è valido. Confrontalo con la documentazione dell’API.

## Pictures, files and recordings that are not taken.

picture-type-unknown = Invia un’immagine JPEG, PNG, WebP o GIF.
file-type-unknown = Invia un’immagine, un PDF, un testo semplice o un documento di ufficio.
recording-type-unknown = Invia una registrazione WebM, Ogg, MP4, MP3 o WAV.
video-type-unknown = Invia un video MP4, WebM o QuickTime.
file-empty = Questo file è vuoto. Scegline un altro.
picture-damaged = Questa immagine è danneggiata. Scegline un’altra.
file-too-large = { $most ->
    [one] Questo file è troppo grande. Può avere al massimo { $most } MB.
   *[other] Questo file è troppo grande. Può avere al massimo { $most } MB.
}
picture-too-many-pixels = { $most ->
    [one] Questa immagine è troppo grande. Può avere al massimo { $most } milione di pixel.
   *[other] Questa immagine è troppo grande. Può avere al massimo { $most } milioni di pixel.
}

## La pagina su /.

front-what = Questo server è per banche del tempo e reti di mutuo aiuto, dove i vicini scambiano ore invece di denaro.
front-reference = Riferimento dell'API
front-graph = Editor GraphQL
front-contract = Il contratto OpenAPI
front-health = Stato di questo server
front-demo-title = Account dimostrativi
front-demo-text = Scegli chi vuoi essere. L'accesso dura 15 minuti, nel riferimento dell'API o nell'editor GraphQL. La password di tutti è { $password }.
front-demo-needs-script = Qui serve JavaScript.
front-demo-failed = L'accesso non è riuscito. Riprova.
front-demo-role = { $role ->
    [broker] mediazione
    [admin] amministrazione
    [super_admin] amministrazione del server
   *[member] membro
}
