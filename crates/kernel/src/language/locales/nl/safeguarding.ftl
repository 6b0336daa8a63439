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

safeguarding-option-missing = Deze optie bestaat niet.
safeguarding-option-nothing-named = Zeg wat je wilt veranderen.
safeguarding-option-there = Er is al een optie met deze sleutel.
too-many-safeguarding-options = Er kunnen hoogstens { $most } opties zijn.
safeguarding-option-only-read = Een optie van het type info wordt alleen gelezen: { $field } hoort er niet bij.
safeguarding-option-values = Een optie van het type select heeft waarden, en geen andere.
safeguarding-option-value-twice = Elke waarde heeft een eigen naam nodig.
safeguarding-choice-unknown = Deze optie wordt niet aangeboden.
safeguarding-choice-twice = “{ $label }” staat er twee keer.
safeguarding-choice-value = Kies een van de waarden van “{ $label }”.
safeguarding-choice-needed = Beantwoord “{ $label }”.
safeguarding-told = Dank je wel. Alleen wie voor de gemeenschap zorgt kan dit lezen.
onboarding-safeguarding-missing = Vertel ons wat we over je veiligheid moeten weten.
bell-safeguarding-choice-made = Een lid van { $place } heeft iets over zijn of haar veiligheid verteld. Kijk er alsjeblieft naar.
subject-safeguarding-choice-made = Een lid van { $place } heeft iets over zijn of haar veiligheid verteld
type-safeguarding-choice-made = Iets over veiligheid
