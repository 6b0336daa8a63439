# German. Informal address (du). The English file says what the messages are for.

## What a member is told who may not contact another.

contact-restricted = Das ist mit diesem Mitglied nicht möglich.
jurisdiction-required = Das ist erst möglich, wenn das Team erfasst hat, wo du wohnst.
vetting-required = Das ist erst möglich, wenn das Team dich überprüft hat.
safeguarding-unavailable = Das ist gerade nicht möglich. Bitte versuche es später noch einmal.

## What staff are told who manage measures.

measure-missing = Diese Maßnahme gibt es nicht.
measure-lifted = Diese Maßnahme wurde schon aufgehoben.
measure-about-you = Diese Maßnahme betrifft dich, deshalb überlass sie bitte der Administration.
reason-missing = Bitte nenne einen Grund.
measure-pair-of-one = { $field } muss ein anderes Mitglied sein.
measure-no-pair = Nur eine Maßnahme der Art no_contact kann eine { $field } haben.
measure-no-direction = Nur eine Maßnahme der Art no_contact, die ein einzelnes Mitglied betrifft, kann eine direction haben.
measure-for-everything = Eine Maßnahme dieser Art gilt immer für alles. Bitte lass interactions weg.
measure-place-missing = Bitte nenne das Land oder die Region.
measure-no-place = Eine Maßnahme dieser Art hat kein Land und keine Region. Bitte lass jurisdiction weg.
measure-over = { $field } muss in der Zukunft und nach { $other_field } liegen.
