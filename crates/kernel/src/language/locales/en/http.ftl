# What the HTTP door says by itself, and what is wrong with an input.

## Requests that never reach a room.

nothing-here = There is nothing at this address.
method-not-allowed = { $method } isn't possible at this address.
request-timeout = This took too long, so we stopped. Please try again.
host-missing = This request has no Host header. Please say which server it is for.
# $header is the name of a header.
header-twice = This request has the header { $header } more than once. Please send it once.
address-too-long = This address is too long.
headers-too-large = The headers of this request are too large.
request-malformed = This isn't a request that this server can read.
csrf-token-missing = Please send the token from GET /api/v2/csrf-token in the X-CSRF-TOKEN header.
service-unavailable = The service isn't available right now. Please try again soon.
internal-error = Something went wrong on our side. Please try again later.
busy = Too many people are changing this at the same time. Please try again.
file-unavailable = This file can't be read right now. Please try again soon.
live-unavailable = Live updates aren't available right now. Please try again soon.
idempotency-key-reused = This idempotency key was used for a different request. Please choose a new one.
idempotency-keys-differ = The Idempotency-Key header and idempotency_key in the body must be the same.

## Bodies that cannot be read.

body-missing = The body is missing. Please send a JSON object.
# $line and $column say where the mistake is, counted from 1.
body-malformed = The body isn't valid JSON. The mistake is in line { $line }, column { $column }.
body-duplicate-member = The body has { $member } twice. Please send each member once.
body-incomplete = The body ended too early. Please send it again.
body-too-large = { $limit ->
    [one] The body is too large. It must have at most { $limit } byte.
   *[other] The body is too large. It must have at most { $limit } bytes.
}
# $expected is a media type such as application/json.
media-type = Please send the body as { $expected }.
media-type-either = Please send the body as { $one } or { $other }.

## A field that breaks a rule. $field is its name as clients write it, such as hours_available or items.0.id. It stands first and is never translated.

field-required = { $field } is required.
field-unknown = { $field } isn't a field of this input. Please leave it out.
field-empty = { $field } must not be empty.
title-unseen-letters = Please write this on one line, with letters that can be seen.
field-min-length = { $least ->
    [one] { $field } must have at least { $least } character.
   *[other] { $field } must have at least { $least } characters.
}
field-max-length = { $most ->
    [one] { $field } must have at most { $most } character.
   *[other] { $field } must have at most { $most } characters.
}
field-min-items = { $least ->
    [one] { $field } must have at least { $least } item.
   *[other] { $field } must have at least { $least } items.
}
field-max-items = { $most ->
    [one] { $field } must have at most { $most } item.
   *[other] { $field } must have at most { $most } items.
}
field-unique-items = { $field } must not have the same item twice.
field-min-properties = { $least ->
    [one] { $field } must have at least { $least } field.
   *[other] { $field } must have at least { $least } fields.
}
field-max-properties = { $most ->
    [one] { $field } must have at most { $most } field.
   *[other] { $field } must have at most { $most } fields.
}
field-minimum = { $field } must be at least { $least }.
field-maximum = { $field } must be at most { $most }.
field-exclusive-minimum = { $field } must be more than { $bound }.
field-exclusive-maximum = { $field } must be less than { $bound }.
field-multiple-of = { $field } must be a multiple of { $step }.
field-type = { $kind ->
    [number] { $field } must be a number.
    [integer] { $field } must be a whole number.
    [boolean] { $field } must be true or false.
    [array] { $field } must be a list.
    [object] { $field } must be an object.
    [null] { $field } must be null.
   *[string] { $field } must be text.
}
field-format = { $format ->
    [date-time] { $field } must be a date and time such as 2026-05-01T09:30:00Z.
    [date] { $field } must be a date such as 2026-05-01.
    [email] { $field } must be an e-mail address.
    [uri] { $field } must be a web address.
    [uuid] { $field } must be a UUID.
   *[unknown] { $field } doesn't have the right format.
}
field-pattern = { $field } doesn't have the right format.
# $words are the values that clients may send, with commas between them. They are never translated.
field-enum = { $field } must be one of: { $words }.
field-any-of = { $field } isn't valid.
field-nul = { $field } must not contain the NUL character.
field-unreadable = { $field } has a value that can't be stored.
field-utf8 = { $field } must be text in UTF-8.
field-one-file = { $field } must be a single file.
field-idempotency-key = { $field } must have 1 to 191 visible ASCII characters.

## The input as a whole breaks a rule.

input-type = { $kind ->
    [number] The input must be a number.
    [integer] The input must be a whole number.
    [boolean] The input must be true or false.
    [array] The input must be a list.
    [object] The input must be an object.
    [null] The input must be null.
   *[string] The input must be text.
}
input-min-properties = { $least ->
    [one] The input must have at least { $least } field.
   *[other] The input must have at least { $least } fields.
}
input-max-properties = { $most ->
    [one] The input must have at most { $most } field.
   *[other] The input must have at most { $most } fields.
}
input-invalid = The input isn't valid. Please check it against the API reference.

## Pictures, files and recordings that are not taken.

picture-type-unknown = Please send a JPEG, PNG, WebP or GIF picture.
file-type-unknown = Please send a picture, a PDF, plain text or an office document.
recording-type-unknown = Please send a WebM, Ogg, MP4, MP3 or WAV recording.
video-type-unknown = Please send an MP4, WebM or QuickTime video.
file-empty = This file is empty. Please choose another one.
picture-damaged = This picture is damaged. Please choose another one.
# $most is a number of megabytes.
file-too-large = { $most ->
    [one] This file is too large. It may have up to { $most } MB.
   *[other] This file is too large. It may have up to { $most } MB.
}
# $most is a number of millions, always 40 at present.
picture-too-many-pixels = { $most ->
    [one] This picture is too large. It may have up to { $most } million pixels.
   *[other] This picture is too large. It may have up to { $most } million pixels.
}

## The page at /.

front-what = This server is for time banks and mutual-aid communities, where neighbours trade hours instead of money.
front-reference = API reference
front-graph = GraphQL editor
front-contract = The OpenAPI contract
front-health = Health of this server
front-demo-title = Demo sign-ins
# $password is the same for everybody in the demo.
front-demo-text = Choose who you want to be. You are signed in for 15 minutes, in the API reference or in the GraphQL editor. Everybody's password is { $password }.
front-demo-needs-script = This needs JavaScript.
front-demo-failed = Signing in didn't work. Please try again.
# $role is what somebody is in their community.
front-demo-role = { $role ->
    [broker] broker
    [admin] administrator
    [super_admin] administrator of the server
   *[member] member
}
