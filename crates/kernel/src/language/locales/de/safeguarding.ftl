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

safeguarding-option-missing = Diese Angabe gibt es nicht.
safeguarding-option-nothing-named = Bitte sag, was du ändern möchtest.
safeguarding-option-there = Eine Angabe mit diesem Schlüssel gibt es schon.
too-many-safeguarding-options = Es kann höchstens { $most } Angaben geben.
safeguarding-option-only-read = Eine Angabe der Art info wird nur gelesen: { $field } gehört nicht dazu.
safeguarding-option-values = Eine Angabe der Art select hat Werte, und keine andere.
safeguarding-option-value-twice = Jeder Wert braucht einen eigenen Namen.
safeguarding-choice-unknown = Diese Angabe wird nicht angeboten.
safeguarding-choice-twice = „{ $label }“ ist zweimal genannt.
safeguarding-choice-value = Bitte wähle einen der Werte von „{ $label }“.
safeguarding-choice-needed = Bitte beantworte „{ $label }“.
safeguarding-told = Danke. Das können nur die lesen, die sich um die Gemeinschaft kümmern.
onboarding-safeguarding-missing = Bitte sag uns, was wir zu deiner Sicherheit wissen müssen.
bell-safeguarding-choice-made = Ein Mitglied von { $place } hat etwas zu seiner Sicherheit mitgeteilt. Bitte sieh es dir an.
subject-safeguarding-choice-made = Ein Mitglied von { $place } hat etwas zu seiner Sicherheit mitgeteilt
type-safeguarding-choice-made = Angabe zur Sicherheit
