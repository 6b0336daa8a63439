# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

member-missing = Ce membre n’existe pas.
language-not-offered = Cette communauté ne propose pas cette langue.
language-saved = Votre langue est enregistrée.
preferences-saved = Vos préférences sont enregistrées.

blocked = Il y a un blocage entre vous deux : ce n’est donc pas possible.
block-yourself = Vous ne pouvez pas vous bloquer vous-même.
block-missing = Vous n’avez pas bloqué ce membre.
member-blocked = Ce membre est bloqué. Aucun contact n’est possible entre vous tant que vous ne le débloquez pas.
member-unblocked = Ce membre n’est plus bloqué.
