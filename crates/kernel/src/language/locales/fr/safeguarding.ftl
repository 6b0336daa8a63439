# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

## What a member is told who may not contact another.

contact-restricted = Ce n’est pas possible avec ce membre.
jurisdiction-required = Ce sera possible quand l’équipe aura noté où vous habitez.
vetting-required = Ce sera possible quand l’équipe aura fait les vérifications nécessaires à votre sujet.
safeguarding-unavailable = Ce n’est pas possible pour le moment. Merci de réessayer plus tard.

## What staff are told who manage measures.

measure-missing = Cette mesure n’existe pas.
measure-lifted = Cette mesure a déjà été levée.
measure-about-you = Cette mesure vous concerne : merci de la laisser à l’administration.
reason-missing = Merci d’indiquer une raison.
measure-pair-of-one = { $field } doit être un autre membre.
measure-no-pair = Seule une mesure du type no_contact peut avoir un { $field }.
measure-no-direction = Seule une mesure du type no_contact qui concerne un seul membre peut avoir une direction.
measure-for-everything = Ce type de mesure s’applique toujours à toutes les interactions. Merci d’enlever interactions.
measure-place-missing = Merci d’indiquer le pays ou la région.
measure-no-place = Ce type de mesure n’a ni pays ni région. Merci d’enlever jurisdiction.
measure-over = { $field } doit être dans le futur et après { $other_field }.

safeguarding-option-missing = Cette option n’existe pas.
safeguarding-option-nothing-named = Merci d’indiquer ce que tu veux modifier.
safeguarding-option-there = Une option avec cette clé existe déjà.
too-many-safeguarding-options = Il peut y avoir { $most } options au maximum.
safeguarding-option-only-read = Une option de type info est seulement lue : { $field } n’en fait pas partie.
safeguarding-option-values = Une option de type select a des valeurs, et aucune autre n’en a.
safeguarding-option-value-twice = Chaque valeur doit avoir son propre nom.
safeguarding-choice-unknown = Cette option n’est pas proposée.
safeguarding-choice-twice = « { $label } » est indiqué deux fois.
safeguarding-choice-value = Merci de choisir une des valeurs de « { $label } ».
safeguarding-choice-needed = Merci de répondre à « { $label } ».
safeguarding-told = Merci. Seules les personnes qui s’occupent de la communauté peuvent lire cela.
onboarding-safeguarding-missing = Merci de nous dire ce que nous devons savoir pour ta sécurité.
bell-safeguarding-choice-made = Un membre de { $place } a indiqué quelque chose pour sa sécurité. Merci de l’examiner.
subject-safeguarding-choice-made = Un membre de { $place } a indiqué quelque chose pour sa sécurité
type-safeguarding-choice-made = Indication de sécurité
