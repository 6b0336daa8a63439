# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

## Requests that never reach a room.

nothing-here = Il n’y a rien à cette adresse.
method-not-allowed = { $method } n’est pas possible à cette adresse.
request-timeout = Cela prenait trop de temps, nous avons donc arrêté. Merci de réessayer.
host-missing = Il manque l’en-tête Host à cette requête. Merci d’indiquer à quel serveur elle s’adresse.
header-twice = Cette requête contient plusieurs fois l’en-tête { $header }. Merci de ne l’envoyer qu’une fois.
address-too-long = Cette adresse est trop longue.
headers-too-large = Les en-têtes de cette requête sont trop volumineux.
request-malformed = Le serveur ne peut pas lire cette requête.
csrf-token-missing = Merci d’envoyer le jeton de GET /api/v2/csrf-token dans l’en-tête X-CSRF-TOKEN.
service-unavailable = Le service n’est pas disponible pour le moment. Merci de réessayer bientôt.
internal-error = Quelque chose s’est mal passé de notre côté. Merci de réessayer plus tard.
busy = Trop de personnes modifient cela en même temps. Merci de réessayer.
file-unavailable = Ce fichier ne peut pas être lu pour le moment. Merci de réessayer bientôt.
live-unavailable = Les mises à jour en direct ne sont pas disponibles pour le moment. Merci de réessayer bientôt.
idempotency-key-reused = Cette clé d’idempotence a servi pour une autre demande. Merci d’en choisir une nouvelle.
idempotency-keys-differ = L’en-tête Idempotency-Key et idempotency_key dans le corps doivent être identiques.

## Bodies that cannot be read.

body-missing = Le corps de la demande manque. Merci d’envoyer un objet JSON.
body-malformed = Le corps n’est pas du JSON valide. L’erreur est à la ligne { $line }, colonne { $column }.
body-duplicate-member = Le contenu comporte { $member } deux fois. Veuillez envoyer chaque champ une seule fois.
body-incomplete = Le corps s’est terminé trop tôt. Merci de l’envoyer à nouveau.
body-too-large = { $limit ->
    [one] Le corps est trop grand. Il doit avoir { $limit } octet au plus.
   *[other] Le corps est trop grand. Il doit avoir { $limit } octets au plus.
}
media-type = Merci d’envoyer le corps au format { $expected }.
media-type-either = Merci d’envoyer le corps au format { $one } ou { $other }.

## A field that breaks a rule. $field is its name as clients write it, such as hours_available or items.0.id. It stands first and is never translated.

field-required = { $field } est obligatoire.
field-unknown = { $field } ne fait pas partie des champs attendus ici. Merci de l’enlever.
field-empty = { $field } ne doit pas être vide.
title-unseen-letters = Merci de l’écrire sur une seule ligne, avec des caractères visibles.
field-min-length = { $least ->
    [one] { $field } doit avoir au moins { $least } caractère.
   *[other] { $field } doit avoir au moins { $least } caractères.
}
field-max-length = { $most ->
    [one] { $field } doit avoir { $most } caractère au plus.
   *[other] { $field } doit avoir { $most } caractères au plus.
}
field-min-items = { $least ->
    [one] { $field } doit avoir au moins { $least } élément.
   *[other] { $field } doit avoir au moins { $least } éléments.
}
field-max-items = { $most ->
    [one] { $field } doit avoir { $most } élément au plus.
   *[other] { $field } doit avoir { $most } éléments au plus.
}
field-unique-items = { $field } ne doit pas contenir deux fois le même élément.
field-min-properties = { $least ->
    [one] { $field } doit avoir au moins { $least } champ.
   *[other] { $field } doit avoir au moins { $least } champs.
}
field-max-properties = { $most ->
    [one] { $field } doit avoir { $most } champ au plus.
   *[other] { $field } doit avoir { $most } champs au plus.
}
field-minimum = { $field } doit être au moins { $least }.
field-maximum = { $field } doit être au plus { $most }.
field-exclusive-minimum = { $field } doit être supérieur à { $bound }.
field-exclusive-maximum = { $field } doit être inférieur à { $bound }.
field-multiple-of = { $field } doit être un multiple de { $step }.
field-type = { $kind ->
    [number] { $field } doit être un nombre.
    [integer] { $field } doit être un nombre entier.
    [boolean] { $field } doit être true ou false.
    [array] { $field } doit être une liste.
    [object] { $field } doit être un objet.
    [null] { $field } doit être null.
   *[string] { $field } doit être du texte.
}
field-format = { $format ->
    [date-time] { $field } doit être une date et une heure, par exemple 2026-05-01T09:30:00Z.
    [date] { $field } doit être une date, par exemple 2026-05-01.
    [email] { $field } doit être une adresse e-mail.
    [uri] { $field } doit être une adresse web.
    [uuid] { $field } doit être un UUID.
   *[unknown] { $field } n’a pas le bon format.
}
field-pattern = { $field } n’a pas le bon format.
field-enum = { $field } doit être l’une de ces valeurs : { $words }.
field-any-of = { $field } n’est pas valide.
field-nul = { $field } ne doit pas contenir le caractère NUL.
field-unreadable = { $field } a une valeur qui ne peut pas être enregistrée.
field-utf8 = { $field } doit être du texte en UTF-8.
field-one-file = { $field } doit être un seul fichier.
field-idempotency-key = { $field } doit avoir de 1 à 191 caractères ASCII visibles.

## The input as a whole breaks a rule.

input-type = { $kind ->
    [number] Les données doivent être un nombre.
    [integer] Les données doivent être un nombre entier.
    [boolean] Les données doivent être true ou false.
    [array] Les données doivent être une liste.
    [object] Les données doivent être un objet.
    [null] Les données doivent être null.
   *[string] Les données doivent être du texte.
}
input-min-properties = { $least ->
    [one] Les données doivent avoir au moins { $least } champ.
   *[other] Les données doivent avoir au moins { $least } champs.
}
input-max-properties = { $most ->
    [one] Les données doivent avoir { $most } champ au plus.
   *[other] Les données doivent avoir { $most } champs au plus.
}
input-invalid = Les données ne sont pas valides. Merci de les comparer à la référence de l’API.

## Pictures, files and recordings that are not taken.

picture-type-unknown = Merci d’envoyer une image JPEG, PNG, WebP ou GIF.
file-type-unknown = Merci d’envoyer une image, un PDF, du texte brut ou un document bureautique.
recording-type-unknown = Merci d’envoyer un enregistrement WebM, Ogg, MP4, MP3 ou WAV.
video-type-unknown = Merci d’envoyer une vidéo MP4, WebM ou QuickTime.
file-empty = Ce fichier est vide. Merci d’en choisir un autre.
picture-damaged = Cette image est endommagée. Merci d’en choisir une autre.
file-too-large = { $most ->
    [one] Ce fichier est trop lourd. Il peut avoir { $most } Mo au plus.
   *[other] Ce fichier est trop lourd. Il peut avoir { $most } Mo au plus.
}
picture-too-many-pixels = { $most ->
    [one] Cette image est trop grande. Elle peut avoir { $most } million de pixels au plus.
   *[other] Cette image est trop grande. Elle peut avoir { $most } millions de pixels au plus.
}

## La page à l'adresse /.

front-what = Ce serveur est fait pour les banques de temps et les réseaux d'entraide, où l'on échange des heures plutôt que de l'argent.
front-reference = Référence de l'API
front-graph = Éditeur GraphQL
front-contract = Le contrat OpenAPI
front-health = État de ce serveur
front-demo-title = Comptes de démonstration
front-demo-text = Choisis qui tu veux être. Tu es alors connecté pendant 15 minutes, dans la référence de l'API ou dans l'éditeur GraphQL. Le mot de passe de tous les comptes est { $password }.
front-demo-needs-script = JavaScript est nécessaire ici.
front-demo-failed = La connexion n'a pas fonctionné. Réessaie.
front-demo-role = { $role ->
    [broker] médiation
    [admin] administration
    [super_admin] administration du serveur
   *[member] membre
}
