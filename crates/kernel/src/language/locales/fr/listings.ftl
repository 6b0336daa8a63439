# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

listing-missing = Cette annonce n’existe pas.
listing-not-yours = Seule la personne qui a publié cette annonce ou l’administration peut faire cela.
listing-limit-reached = { $most ->
    [one] Vous avez déjà { $most } annonce et ne pouvez pas en avoir plus. Merci de la retirer d’abord.
   *[other] Vous avez déjà { $most } annonces et ne pouvez pas en avoir plus. Merci d’en retirer une d’abord.
}
listing-text-too-short = { $least ->
    [one] Merci d’écrire au moins { $least } caractère.
   *[other] Merci d’écrire au moins { $least } caractères.
}
listing-offers-off = Cette communauté ne prend pas d’offres.
listing-requests-off = Cette communauté ne prend pas de demandes.
listing-category-missing = Cette catégorie n’existe pas.
listing-category-required = Merci de choisir une catégorie.
listing-location-required = Merci d’indiquer où cela se passe.
listing-hours-too-few = { $field } doit être au moins égal à { $other_field }.
listing-hours-out-of-range = Merci d’indiquer entre 0,5 et { $most } heures.
listing-availability-invalid = availability doit être une liste ou un objet.
listing-availability-too-long = { $most ->
    [one] availability est trop long et peut avoir { $most } octet au plus.
   *[other] availability est trop long et peut avoir { $most } octets au plus.
}
listing-not-approved = L’équipe doit approuver cette annonce avant que vous puissiez l’activer.
listing-status-forbidden = Cette annonce ne peut pas prendre ce statut.
listing-not-renewable = Seule une annonce active ou expirée peut être renouvelée.
listing-renew-waits = Le texte de cette annonce n’est pas encore approuvé. Activez d’abord l’annonce.
listing-renewed-too-often = Cette annonce ne peut plus être renouvelée. Merci d’en écrire une nouvelle.
listing-renew-not-yours = Seule la personne qui a publié une annonce peut la renouveler.
listing-favourites-off = Cette communauté ne permet pas d’enregistrer des annonces.
listing-writer-missing = Cette communauté n’a pas de service qui rédige des textes.

listing-reports-off = Cette communauté ne prend pas de signalements d’annonces.
listing-report-own = Vous ne pouvez pas signaler votre propre annonce.
listing-save-own = Vous ne pouvez pas enregistrer votre propre annonce.
listing-report-exists = Vous avez déjà signalé cette annonce.
listing-report-missing = Ce signalement n’existe pas.
listing-report-decide-own = Ce signalement vient de vous : c’est à quelqu’un d’autre de décider.
listing-report-decided = Une décision a déjà été prise sur ce signalement.
listing-decide-own = Cette annonce est la vôtre : quelqu’un d’autre doit décider.
listing-not-waiting = Cette annonce n’attend pas d’être approuvée.
listing-changed-since = Cette annonce a été modifiée depuis que vous l’avez lue. Merci de la relire.
listing-reported = Merci ! L’équipe va l’examiner.

picture-required = Merci d’envoyer une image.
too-many-pictures = { $most ->
    [one] Une annonce peut avoir { $most } image au plus.
   *[other] Une annonce peut avoir { $most } images au plus.
}
listing-picture-missing = Cette image ne fait pas partie de l’annonce.
listing-pictures-incomplete = Merci d’indiquer chaque image de l’annonce une fois exactement.
too-many-tags = { $most ->
    [one] Une annonce peut avoir { $most } mot-clé au plus.
   *[other] Une annonce peut avoir { $most } mots-clés au plus.
}
place-missing = Ce lieu n’existe pas sur la carte.
