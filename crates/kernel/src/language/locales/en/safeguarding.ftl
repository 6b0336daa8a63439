# Safeguarding: measures that protect members. The sentences under "contact" must never say why.

## What a member is told who may not contact another.

contact-restricted = This isn't possible with this member.
jurisdiction-required = This isn't possible until staff have recorded where you live.
vetting-required = This isn't possible until staff have vetted you.
safeguarding-unavailable = This isn't possible right now. Please try again later.

## What staff are told who manage measures.

measure-missing = This measure doesn't exist.
measure-lifted = This measure has already been lifted.
measure-about-you = This measure is about you, so please leave it to an administrator.
reason-missing = Please give a reason.
measure-pair-of-one = { $field } must be another member.
measure-no-pair = Only a measure of the kind no_contact can have a { $field }.
measure-no-direction = Only a measure of the kind no_contact about a single member can have a direction.
measure-for-everything = This kind of measure always applies to all interactions. Please leave interactions out.
measure-place-missing = Please name the country or region.
measure-no-place = This kind of measure has no country or region. Please leave jurisdiction out.
measure-over = { $field } must be in the future and after { $other_field }.

## What members tell of their safety in their first steps.

safeguarding-option-missing = There is no such option.
safeguarding-option-nothing-named = Please say what you want to change.
safeguarding-option-there = There is already an option with this key.
too-many-safeguarding-options = There can be { $most } options at most.
safeguarding-option-only-read = An option of the type info is only read: { $field } does not belong to it.
safeguarding-option-values = An option of the type select has values, and no other has.
safeguarding-option-value-twice = Each value needs a name of its own.
safeguarding-choice-unknown = This option is not offered.
safeguarding-choice-twice = “{ $label }” is named twice.
safeguarding-choice-value = Please choose one of the values of “{ $label }”.
safeguarding-choice-needed = Please answer “{ $label }”.
safeguarding-told = Thank you. Only those who look after the community can read this.
onboarding-safeguarding-missing = Please tell us what we need to know about your safety.
bell-safeguarding-choice-made = A member of { $place } told something about their safety. Please look at it.
subject-safeguarding-choice-made = A member of { $place } told something about their safety
type-safeguarding-choice-made = Safeguarding choice made
