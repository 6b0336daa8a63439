# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

## What a member is told who may not contact another.

contact-restricted = Dit kan niet met dit lid.
jurisdiction-required = Dit kan pas als het team heeft vastgelegd waar je woont.
vetting-required = Dit kan pas als het team je heeft gescreend.
safeguarding-unavailable = Dit kan nu niet. Probeer het later opnieuw.

## What staff are told who manage measures.

measure-missing = Deze maatregel bestaat niet.
measure-lifted = Deze maatregel is al opgeheven.
measure-about-you = Deze maatregel gaat over jou, dus laat die alsjeblieft aan een beheerder over.
reason-missing = Geef alsjeblieft een reden.
measure-pair-of-one = { $field } moet een ander lid zijn.
measure-no-pair = Alleen een maatregel van het soort no_contact kan een { $field } hebben.
measure-no-direction = Alleen een maatregel van het soort no_contact over één lid kan een direction hebben.
measure-for-everything = Dit soort maatregel geldt altijd voor alle interacties. Laat interactions alsjeblieft weg.
measure-place-missing = Noem het land of de regio.
measure-no-place = Dit soort maatregel heeft geen land of regio. Laat jurisdiction alsjeblieft weg.
measure-over = { $field } moet in de toekomst liggen en na { $other_field }.
