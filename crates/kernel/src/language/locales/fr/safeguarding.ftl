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
