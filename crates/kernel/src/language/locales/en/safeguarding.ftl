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
