# Ce que disent les e-mails. $community est le nom de la communauté, $name la personne qui lit.

mail-greeting = Bonjour { $name },
mail-greeting-stranger = Bonjour,
mail-subject = Des nouvelles de { $community }
mail-open = Voir
mail-link-hint = Si le bouton ne fonctionne pas, ouvrez cette adresse :
mail-why = Vous recevez cet e-mail parce que vous faites partie de { $community }.
mail-why-account = Vous recevez cet e-mail parce que quelqu’un s’est inscrit à { $community } avec cette adresse.
mail-why-invited = Vous recevez ce message parce que quelqu’un de { $community } a invité cette adresse.
mail-support-answer-subject = Une réponse de { $community }
mail-support-answer-text = Vous avez écrit à { $community }. Voici la réponse de l’équipe :
mail-support-answer-why = Vous recevez ce message parce que quelqu’un a écrit à { $community } avec cette adresse.
mail-write-open = Écrire à l’équipe
mail-manage = Choisir ce que vous voulez recevoir
mail-unsubscribe = Ne plus recevoir ces e-mails
mail-unsubscribe-all = Ne plus recevoir aucun e-mail de { $community }

mail-digest-subject-daily = Votre journée à { $community } : { $count ->
    [one] une nouvelle
   *[other] { $count } nouvelles
}
mail-digest-subject-monthly = Votre mois à { $community } : { $count ->
    [one] une nouvelle
   *[other] { $count } nouvelles
}
mail-digest-daily = Voici ce qui s’est passé à { $community } depuis votre dernier e-mail.
mail-digest-monthly = Voici ce qui s’est passé à { $community } le mois dernier.
mail-digest-more = { $count ->
    [one] Et encore une autre. Vous trouverez tout dans vos notifications.
   *[other] Et encore { $count } autres. Vous trouverez tout dans vos notifications.
}
mail-digest-open = Voir toutes les notifications

mail-welcome-subject = Bienvenue à { $community }
mail-welcome-text = Quel plaisir de vous compter parmi nous ! Votre compte est prêt et vous pouvez vous connecter quand vous voulez.
mail-welcome-next = Parlez un peu de vous aux autres : ce que vous aimez faire, et ce pour quoi un coup de main vous serait utile. C’est ainsi que l’on se trouve entre voisins.
mail-welcome-open = Aller à { $community }

mail-verify-subject = Merci de confirmer votre adresse e-mail
mail-verify-text = Quel plaisir que vous vouliez rejoindre { $community } ! Merci de confirmer que cette adresse est bien la vôtre.
mail-verify-open = Confirmer mon adresse
mail-verify-hours = Le lien est valable 24 heures et ne sert qu’une fois.
mail-verify-ignore = Ce n’était pas vous ? Alors vous n’avez rien à faire ; rien n’arrivera à votre adresse.
mail-group-invite-text = { $name } aimerait vous voir rejoindre le groupe { $place } chez { $community }.
mail-group-invite-open = Voir l’invitation
mail-group-invite-days = Le lien est valable 14 jours, et seulement pour un compte avec cette adresse.
mail-group-invite-ignore = Cela ne vous intéresse pas ? Alors vous n’avez rien à faire.

mail-received-subject = Votre inscription nous est parvenue
mail-received-text = Merci de vouloir rejoindre { $community } ! Quelqu’un de l’équipe va regarder votre inscription.
mail-received-next = Nous vous écrirons dès que votre compte sera prêt.

mail-repeated-subject = Vous avez déjà un compte
mail-repeated-text = Quelqu’un vient d’essayer de s’inscrire à { $community } avec cette adresse. Vous y avez déjà un compte.
mail-repeated-next = C’était vous ? Alors connectez-vous simplement.
mail-repeated-open = Se connecter
mail-repeated-ignore = Ce n’était pas vous ? Alors vous n’avez rien à faire : votre compte n’a pas changé, et personne n’a appris que vous en avez un.

mail-rejected-subject = Votre inscription
mail-rejected-text = Merci d’avoir voulu rejoindre { $community }. Malheureusement, l’équipe n’a pas pu accepter votre inscription. En voici la raison :

mail-why-security = Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte chez { $community }.

mail-reset-subject = Choisir un nouveau mot de passe
mail-reset-text = Quelqu’un a demandé un nouveau mot de passe pour votre compte chez { $community }. Ce lien vous permet d’en choisir un.
mail-reset-open = Choisir un nouveau mot de passe
mail-reset-hours = Le lien est valable une heure et une seule fois.
mail-reset-ignore = Ce n’était pas vous ? Alors vous n’avez rien à faire : votre mot de passe reste le même.

mail-password-changed-subject = Votre mot de passe a été modifié
mail-password-changed-text = Le mot de passe de votre compte chez { $community } vient d’être modifié. Tous les appareils ont été déconnectés.
mail-password-changed-next = Ce n’était pas vous ? Alors choisissez tout de suite un nouveau mot de passe.
mail-password-changed-open = Choisir un nouveau mot de passe

mail-email-confirm-subject = Veuillez confirmer votre nouvelle adresse e-mail
mail-email-confirm-text = Votre compte chez { $community } doit désormais avoir cette adresse. Veuillez confirmer qu’elle est à vous.
mail-email-confirm-open = Confirmer ma nouvelle adresse
mail-email-confirm-ignore = Cela ne vous dit rien ? Alors vous n’avez rien à faire ; rien n’arrivera à votre adresse.

mail-email-stop-subject = Votre adresse e-mail va changer
mail-email-stop-text = Quelqu’un qui connaît votre mot de passe veut donner une autre adresse e-mail à votre compte chez { $community }. Elle changera dès que la nouvelle adresse sera confirmée.
mail-email-stop-next = Ce n’était pas vous ? Alors arrêtez ce changement : tous les appareils seront déconnectés, et nous vous enverrons un lien pour choisir un nouveau mot de passe.
mail-email-stop-open = Arrêter le changement
mail-email-stop-ignore = C’était vous ? Alors vous n’avez rien à faire.

mail-email-changed-subject = Votre adresse e-mail a été modifiée
mail-email-changed-text = Votre compte chez { $community } a maintenant une autre adresse e-mail. Celle-ci ne permet plus de se connecter.
mail-email-changed-next = Ce n’était pas vous ? Alors écrivez tout de suite à l’équipe.

mail-second-factor-on-subject = Le second facteur est activé
mail-second-factor-off-subject = Le second facteur est désactivé
mail-second-factor-text = Il s’agit de la connexion à votre compte chez { $community }. Quand un second facteur est activé, un code d’une application est nécessaire en plus du mot de passe.
mail-second-factor-reset-subject = L’équipe a réinitialisé votre second facteur
mail-second-factor-reset-text = L’équipe a réinitialisé votre second facteur. Jusqu’à ce que vous le réactiviez, le mot de passe suffit pour vous connecter à votre compte chez { $community }. Tous les appareils ont été déconnectés. L’équipe écrit :

mail-topic-messages = Messages reçus
mail-topic-connections = Contacts
mail-topic-reviews = Avis
mail-topic-transactions = Heures
mail-topic-social = Commentaires et réactions
mail-topic-events = Événements
mail-topic-groups = Groupes
mail-topic-listings = Offres et demandes
mail-topic-jobs = Emplois
mail-topic-ideation = Idées
mail-topic-safeguarding = Sécurité
mail-topic-system = De l’équipe
mail-topic-security = Votre compte
mail-topic-other = Autres nouvelles
mail-topic-all = Tous les e-mails
mail-topic-digest = Résumés
mail-topic-gamification = Points et badges
mail-topic-org = Associations
mail-topic-federation = Nouvelles des communautés partenaires

page-unsubscribe-title = Moins d’e-mails ?
page-unsubscribe-text = Vous ne recevrez alors plus d’e-mails de ce type de { $community } :
page-unsubscribe-all-text = Vous ne recevrez alors plus aucun e-mail de { $community }, sauf au sujet de votre compte :
page-unsubscribe-button = Oui, arrêter
page-unsubscribe-keep = Si vous préférez les garder, fermez simplement cette page.
page-unsubscribed-title = C’est fait
page-unsubscribed-text = Vous ne recevez plus d’e-mails de ce type de { $community } :
page-unsubscribed-all-text = Vous ne recevez plus aucun e-mail de { $community }, sauf au sujet de votre compte :
page-unsubscribed-back = Vous pouvez les réactiver à tout moment dans vos réglages.
page-unsubscribe-invalid-title = Ce lien ne fonctionne pas
page-unsubscribe-invalid-text = Il a peut-être été coupé en route. Rouvrez le lien dans l’e-mail, ou connectez-vous et modifiez vos réglages.
