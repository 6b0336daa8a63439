# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

exchange-missing = Cet échange n’existe pas.
exchange-own-listing = C’est votre propre annonce : vous ne pouvez pas demander un échange à son sujet.
exchange-exists = Vous avez déjà un échange en cours pour cette annonce.
exchange-blocked = Vous ne pouvez pas faire d’échange avec ce membre.
exchange-partner-inactive = L’autre membre n’est pas actif dans cette communauté en ce moment.
exchange-not-yours = Seule une autre personne de cet échange peut faire cela.
exchange-decide-own = Vous participez à cet échange : c’est à une autre personne de l’équipe de décider.
exchange-hours-missing = Merci d’indiquer combien d’heures sont payées.
exchange-insufficient-balance = Le membre qui paie n’a pas assez d’heures pour cela.

exchange-wrong-status = { $status ->
    [pending_provider] Cet échange n’a pas encore été accepté
    [pending_broker] Cet échange attend l’approbation de l’équipe
    [accepted] Cet échange a été accepté mais pas encore commencé
    [in_progress] Cet échange est déjà en cours
    [pending_confirmation] Les heures de cet échange sont encore à confirmer
    [disputed] L’équipe examine cet échange
    [completed] Cet échange est déjà terminé
    [expired] Cet échange a expiré
   *[cancelled] Cet échange a déjà été annulé
}, { $action ->
    [accept] il ne peut donc pas être accepté.
    [decline] il ne peut donc pas être décliné.
    [start] il ne peut donc pas être commencé.
    [complete] il ne peut donc pas être déclaré terminé.
    [confirm] ses heures ne peuvent donc pas être confirmées.
    [dispute] il ne peut donc pas être contesté.
    [cancel] il ne peut donc pas être annulé.
    [approve] il n’y a donc rien à approuver.
    [resolve] il n’y a donc pas de désaccord à trancher.
   *[other] ce n’est donc pas possible.
}

exchange-cancelled = L’échange est annulé.
exchange-declined = L’échange est décliné.
exchange-paid = Merci ! Les heures ont été transférées.
exchange-half-confirmed = Merci ! L’autre membre doit encore confirmer.
exchange-disputed = Vous avez confirmé des heures différentes. L’équipe va examiner l’échange.

exchange-rating-early = Vous pourrez noter cet échange une fois qu’il sera terminé.
exchange-reversed = Les heures de cet échange ont été reprises : il ne peut pas être noté.
exchange-rating-exists = Vous avez déjà noté cet échange.
