# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

## Requests that never reach a room.

nothing-here = Op dit adres is niets te vinden.
method-not-allowed = { $method } kan niet op dit adres.
request-timeout = Dit duurde te lang, dus zijn we gestopt. Probeer het alsjeblieft opnieuw.
host-missing = Dit verzoek mist de header Host. Geef aan voor welke server het is.
header-twice = Dit verzoek heeft de header { $header } meer dan één keer. Stuur hem één keer.
address-too-long = Dit adres is te lang.
headers-too-large = De headers van dit verzoek zijn te groot.
request-malformed = De server kan dit verzoek niet lezen.
csrf-token-missing = Stuur het token van GET /api/v2/csrf-token mee in de header X-CSRF-TOKEN.
service-unavailable = De dienst is nu niet beschikbaar. Probeer het straks opnieuw.
internal-error = Er ging bij ons iets mis. Probeer het later opnieuw.
busy = Te veel mensen veranderen dit tegelijk. Probeer het alsjeblieft opnieuw.
file-unavailable = Dit bestand kan nu niet worden gelezen. Probeer het straks opnieuw.
live-unavailable = Live-updates zijn nu niet beschikbaar. Probeer het straks opnieuw.
idempotency-key-reused = Deze idempotentiesleutel is al voor een ander verzoek gebruikt. Kies alsjeblieft een nieuwe.
idempotency-keys-differ = De header Idempotency-Key en idempotency_key in de inhoud moeten gelijk zijn.

## Bodies that cannot be read.

body-missing = De inhoud ontbreekt. Stuur een JSON-object.
body-malformed = De inhoud is geen geldige JSON. De fout staat in regel { $line }, kolom { $column }.
body-duplicate-member = De inhoud bevat { $member } twee keer. Stuur elk veld maar één keer.
body-incomplete = De inhoud hield te vroeg op. Stuur die alsjeblieft opnieuw.
body-too-large = { $limit ->
    [one] De inhoud is te groot. Die mag hoogstens { $limit } byte hebben.
   *[other] De inhoud is te groot. Die mag hoogstens { $limit } bytes hebben.
}
media-type = Stuur de inhoud als { $expected }.
media-type-either = Stuur de inhoud als { $one } of { $other }.

## A field that breaks a rule. $field is its name as clients write it, such as hours_available or items.0.id. It stands first and is never translated.

field-required = { $field } is verplicht.
field-unknown = { $field } is geen veld van deze invoer. Laat het alsjeblieft weg.
field-empty = { $field } mag niet leeg zijn.
title-unseen-letters = Schrijf dit op één regel, met tekens die je kunt zien.
field-min-length = { $least ->
    [one] { $field } moet minstens { $least } teken hebben.
   *[other] { $field } moet minstens { $least } tekens hebben.
}
field-max-length = { $most ->
    [one] { $field } mag hoogstens { $most } teken hebben.
   *[other] { $field } mag hoogstens { $most } tekens hebben.
}
field-min-items = { $least ->
    [one] { $field } moet minstens { $least } item hebben.
   *[other] { $field } moet minstens { $least } items hebben.
}
field-max-items = { $most ->
    [one] { $field } mag hoogstens { $most } item hebben.
   *[other] { $field } mag hoogstens { $most } items hebben.
}
field-unique-items = { $field } mag niet twee keer hetzelfde item hebben.
field-min-properties = { $least ->
    [one] { $field } moet minstens { $least } veld hebben.
   *[other] { $field } moet minstens { $least } velden hebben.
}
field-max-properties = { $most ->
    [one] { $field } mag hoogstens { $most } veld hebben.
   *[other] { $field } mag hoogstens { $most } velden hebben.
}
field-minimum = { $field } moet minstens { $least } zijn.
field-maximum = { $field } mag hoogstens { $most } zijn.
field-exclusive-minimum = { $field } moet meer dan { $bound } zijn.
field-exclusive-maximum = { $field } moet minder dan { $bound } zijn.
field-multiple-of = { $field } moet een veelvoud van { $step } zijn.
field-type = { $kind ->
    [number] { $field } moet een getal zijn.
    [integer] { $field } moet een geheel getal zijn.
    [boolean] { $field } moet true of false zijn.
    [array] { $field } moet een lijst zijn.
    [object] { $field } moet een object zijn.
    [null] { $field } moet null zijn.
   *[string] { $field } moet tekst zijn.
}
field-format = { $format ->
    [date-time] { $field } moet een datum met tijd zijn, zoals 2026-05-01T09:30:00Z.
    [date] { $field } moet een datum zijn, zoals 2026-05-01.
    [email] { $field } moet een e-mailadres zijn.
    [uri] { $field } moet een webadres zijn.
    [uuid] { $field } moet een UUID zijn.
   *[unknown] { $field } heeft niet de juiste vorm.
}
field-pattern = { $field } heeft niet de juiste vorm.
field-enum = { $field } moet een van deze waarden zijn: { $words }.
field-any-of = { $field } is niet geldig.
field-nul = { $field } mag het NUL-teken niet bevatten.
field-unreadable = { $field } heeft een waarde die niet kan worden opgeslagen.
field-utf8 = { $field } moet tekst in UTF-8 zijn.
field-one-file = { $field } moet één bestand zijn.
field-idempotency-key = { $field } moet uit 1 tot 191 zichtbare ASCII-tekens bestaan.

## The input as a whole breaks a rule.

input-type = { $kind ->
    [number] De invoer moet een getal zijn.
    [integer] De invoer moet een geheel getal zijn.
    [boolean] De invoer moet true of false zijn.
    [array] De invoer moet een lijst zijn.
    [object] De invoer moet een object zijn.
    [null] De invoer moet null zijn.
   *[string] De invoer moet tekst zijn.
}
input-min-properties = { $least ->
    [one] De invoer moet minstens { $least } veld hebben.
   *[other] De invoer moet minstens { $least } velden hebben.
}
input-max-properties = { $most ->
    [one] De invoer mag hoogstens { $most } veld hebben.
   *[other] De invoer mag hoogstens { $most } velden hebben.
}
input-invalid = De invoer is niet geldig. Vergelijk die met de API-documentatie.

## Pictures, files and recordings that are not taken.

picture-type-unknown = Stuur een afbeelding als JPEG, PNG, WebP of GIF.
file-type-unknown = Stuur een afbeelding, een pdf, platte tekst of een kantoordocument.
recording-type-unknown = Stuur een opname als WebM, Ogg, MP4, MP3 of WAV.
video-type-unknown = Stuur een video als MP4, WebM of QuickTime.
file-empty = Dit bestand is leeg. Kies alsjeblieft een ander bestand.
picture-damaged = Deze afbeelding is beschadigd. Kies alsjeblieft een andere.
file-too-large = { $most ->
    [one] Dit bestand is te groot. Het mag hoogstens { $most } MB zijn.
   *[other] Dit bestand is te groot. Het mag hoogstens { $most } MB zijn.
}
picture-too-many-pixels = { $most ->
    [one] Deze afbeelding is te groot. Die mag hoogstens { $most } miljoen pixels hebben.
   *[other] Deze afbeelding is te groot. Die mag hoogstens { $most } miljoen pixels hebben.
}

## De pagina op /.

front-what = Deze server is voor tijdbanken en burenhulp: buren ruilen uren in plaats van geld.
front-reference = API-referentie
front-graph = GraphQL-editor
front-contract = Het OpenAPI-contract
front-health = Toestand van deze server
front-demo-title = Aanmeldingen van de demo
front-demo-text = Kies wie je wilt zijn. Je bent dan 15 minuten aangemeld, in de API-referentie of in de GraphQL-editor. Het wachtwoord van iedereen is { $password }.
front-demo-needs-script = Hiervoor is JavaScript nodig.
front-demo-failed = Aanmelden is niet gelukt. Probeer het opnieuw.
front-demo-role = { $role ->
    [broker] bemiddeling
    [admin] beheer
    [super_admin] beheer van de server
   *[member] lid
}
