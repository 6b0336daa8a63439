# French. Polite address (vous), without words that agree with the gender of a member, and no "de" right before a name, which might have to
# be elided. The English file says what the messages are for.

## The sentence in the bell.

bell-connection-request = { $name } souhaite entrer en relation avec vous.
bell-connection-accepted = { $name } a accepté votre demande de mise en relation.
bell-connection-declined = { $name } a décliné votre demande de mise en relation.
bell-new-message = { $name } vous a envoyé un message.
bell-transaction = { $name } vous a envoyé des heures.
bell-credits-received = { $name } vous a crédité des heures.
bell-credits-taken = L’équipe qui anime { $place } a retiré des heures de votre solde.
bell-credit-received = { $hours ->
    [one] { $name } vous a envoyé { $hours } heure.
   *[other] { $name } vous a envoyé { $hours } heures.
}
bell-credit-sent = { $hours ->
    [one] Vous avez envoyé { $hours } heure à { $name }.
   *[other] Vous avez envoyé { $hours } heures à { $name }.
}
bell-review-request = Dites-nous comment cela s’est passé avec { $name }.
bell-review-received = { $name } a laissé un avis à votre sujet.
bell-review-hidden = L’équipe qui anime { $place } a masqué un avis que vous avez écrit.
bell-review-removed = L’équipe qui anime { $place } a supprimé un avis que vous avez écrit.
bell-listing-saved = { $name } a enregistré votre annonce.
bell-listing-pending-review = Une annonce attend d’être approuvée : { $name } l’a proposée.
bell-listing-approved = Votre annonce « { $place } » a été approuvée.
bell-listing-rejected = Votre annonce « { $place } » n’a pas été approuvée. Vous pouvez la modifier et la proposer à nouveau. La raison :
bell-listing-reported = Votre annonce « { $place } » a été signalée, et l’équipe donne raison au signalement. Merci de l’examiner.
bell-listing-report-upheld = Vous avez signalé « { $place } », et l’équipe vous donne raison. Merci !
bell-listing-report-dismissed = Vous avez signalé « { $place } ». L’équipe a examiné l’annonce et n’y trouve rien à redire. Merci de votre attention !
bell-listing-removed = L’équipe a supprimé votre annonce « { $place } ».
bell-listing-suspended = L’équipe a suspendu votre annonce « { $place } ». Les autres membres ne la voient plus.
bell-new-listing-created = { $name } a publié une annonce.
bell-listing-report-created = Une annonce a été signalée dans { $place }. Merci de l’examiner.
bell-marketplace-listing-pending-review = Un article attend d’être approuvé : { $name } le propose.
bell-marketplace-listing-approved = Votre article « { $place } » a été approuvé.
bell-marketplace-listing-rejected = Votre article « { $place } » a été retiré du marché.
bell-marketplace-low-stock = Il reste peu d’exemplaires de « { $place } ».
bell-marketplace-seller-suspended = Votre vente est suspendue. Ce que vous vendez est masqué pour le moment.
bell-marketplace-seller-restored = Vous pouvez vendre à nouveau. Ce que vous vendez est visible comme avant.
bell-group-member-joined = { $name } a rejoint { $place }.
bell-group-join-request = { $name } souhaite rejoindre { $place }.
bell-group-join = Vous faites maintenant partie du groupe { $place }.
bell-group-join-rejected = Votre demande pour rejoindre { $place } a été refusée.
bell-group-role-owner = Vous êtes maintenant responsable du groupe { $place }.
bell-group-role-admin = Vous aidez maintenant à animer le groupe { $place }.
bell-group-role-member = Vous n’aidez plus à animer le groupe { $place }, mais vous en faites toujours partie.
bell-group-removed = Vous ne faites plus partie du groupe { $place }.
bell-group-banned = Vous ne pouvez plus participer au groupe { $place }.
bell-group-invite = { $name } vous invite à rejoindre { $place }.
bell-group-chatroom-message = { $name } a écrit dans { $place }.
bell-group-announcement = { $name } a publié une annonce dans { $place }.
bell-new-topic = { $name } a lancé une discussion dans { $place }.
bell-new-reply = { $name } a répondu dans une discussion de { $place }.
bell-new-group-created = { $name } a créé le groupe { $place }.
bell-exchange-request-received = { $name } vous propose un échange.
bell-exchange-pending-broker = { $name } a accepté votre échange ; une personne qui anime { $place } doit encore donner son accord.
bell-exchange-accepted = { $name } a accepté votre échange.
bell-exchange-approved = { $name } a approuvé votre échange.
bell-exchange-rejected = { $name } a arrêté votre échange.
bell-exchange-request-declined = { $name } a décliné votre échange.
bell-exchange-started = { $name } a commencé votre échange.
bell-exchange-ready-confirmation = { $name } indique que c’est terminé. Merci de confirmer les heures.
bell-exchange-completed = Votre échange est terminé et les heures ont été transférées.
bell-exchange-cancelled = { $name } a annulé votre échange.
bell-exchange-disputed = { $name } demande que quelqu’un examine votre échange.
bell-exchange-hours-differ = { $name } et vous avez confirmé des heures différentes pour votre échange. L’équipe va l’examiner.
bell-exchange-needs-broker = Un échange dans { $place } attend une décision. Merci de l’examiner.
bell-marketplace-order-confirmed = La commande de { $place } est confirmée.
bell-marketplace-order-paid = La commande de { $place } est payée.
bell-marketplace-order-shipped = { $place } est en route vers vous.
bell-marketplace-order-delivered = { $place } est bien arrivé, selon l’autre partie.
bell-marketplace-order-completed = La commande de { $place } est terminée.
bell-marketplace-order-cancelled = La commande de { $place } a été annulée.
bell-marketplace-order-rated = { $name } a évalué une de vos commandes.
bell-marketplace-dispute-opened = { $name } a ouvert un litige au sujet de votre commande.
bell-marketplace-dispute-resolved = Le litige au sujet de votre commande est tranché.
bell-marketplace-dispute-filed = Un litige attend une décision dans { $place }. Merci de l’examiner.
bell-marketplace-offer-received = { $name } a fait une offre pour votre annonce.
bell-marketplace-offer-accepted = { $name } a accepté votre offre.
bell-marketplace-offer-declined = Votre offre a été refusée.
bell-marketplace-offer-countered = { $name } a répondu à votre offre par un autre montant.
bell-marketplace-offer-counter-accepted = { $name } a accepté votre contre-offre.
bell-marketplace-offer-withdrawn = { $name } a retiré une offre pour votre annonce.
bell-safeguarding-flag = Un signalement a été fait dans { $place }. Merci de l’examiner rapidement.
bell-safeguarding-contact-blocked = Une prise de contact a été bloquée dans { $place } pour protéger un membre. Merci de l’examiner.
bell-gdpr-request = { $name } a fait une demande liée à la protection des données. Merci de répondre sous 30 jours.
bell-gdpr-account-deletion = { $name } souhaite la suppression de son compte. Merci de répondre sous 30 jours.
bell-data-request-received = L’équipe de { $place } a reçu votre demande liée à la protection des données et y répondra sous 30 jours.
bell-data-request-completed = L’équipe de { $place } a traité votre demande liée à la protection des données.
bell-data-request-rejected = L’équipe de { $place } a refusé votre demande liée à la protection des données. La raison figure dans vos paramètres.
bell-data-export-ready = La copie de vos données chez { $place } est prête. Elle est conservée sept jours.
bell-legal-acceptance-needed = Une nouvelle version de « { $place } » est en vigueur. Veuillez la lire et l’accepter.
bell-legal-version-published = Une nouvelle version de « { $place } » est en vigueur.
bell-impersonation-started = { $place }, de l’équipe, s’est connecté en votre nom pour vous aider, pendant 15 minutes au plus. Vous pouvez y mettre fin dans vos paramètres de sécurité.
bell-passkey-registered = Une clé d’accès a été ajoutée à votre compte. Si ce n’était pas vous, supprimez-la et changez votre mot de passe.
bell-passkey-removed = Une clé d’accès a été supprimée de votre compte.
bell-welcome = Bienvenue dans { $place } !
bell-new-user-registered = { $name } a rejoint la communauté.
bell-registration-waiting = Inscription de { $name } : une décision est attendue.
bell-password-changed = Votre mot de passe a été modifié.
bell-email-changed = Votre adresse e-mail a été modifiée.
bell-2fa-enabled = Le second facteur est activé.
bell-2fa-disabled = Le second facteur est désactivé.
bell-2fa-reset = L’équipe a réinitialisé votre second facteur.

## The subject of an e-mail about it.

subject-connection-request = { $name } souhaite entrer en relation avec vous
subject-connection-accepted = { $name } a accepté votre demande de mise en relation
subject-connection-declined = { $name } a décliné votre demande de mise en relation
subject-new-message = { $name } vous a envoyé un message
subject-transaction = { $name } vous a envoyé des heures
subject-credits-received = { $name } vous a crédité des heures
subject-credits-taken = Des heures ont été retirées de votre solde
subject-credit-received = { $hours ->
    [one] { $name } vous a envoyé { $hours } heure
   *[other] { $name } vous a envoyé { $hours } heures
}
subject-credit-sent = { $hours ->
    [one] Vous avez envoyé { $hours } heure à { $name }
   *[other] Vous avez envoyé { $hours } heures à { $name }
}
subject-review-request = Comment cela s’est-il passé avec { $name } ?
subject-review-received = { $name } a laissé un avis à votre sujet
subject-review-hidden = Un avis que vous avez écrit a été masqué
subject-review-removed = Un avis que vous avez écrit a été supprimé
subject-listing-saved = { $name } a enregistré votre annonce
subject-listing-pending-review = Une annonce attend d’être approuvée
subject-listing-approved = Votre annonce a été approuvée
subject-listing-rejected = Votre annonce n’a pas été approuvée
subject-listing-reported = Votre annonce a été signalée
subject-listing-report-upheld = L’équipe donne raison à votre signalement
subject-listing-report-dismissed = L’équipe a examiné votre signalement
subject-listing-removed = Votre annonce a été supprimée
subject-listing-suspended = Votre annonce a été suspendue
subject-new-listing-created = { $name } a publié une annonce
subject-listing-report-created = Une annonce a été signalée
subject-marketplace-listing-pending-review = Un article attend d’être approuvé
subject-marketplace-listing-approved = Votre article a été approuvé
subject-marketplace-listing-rejected = Votre article a été retiré du marché
subject-marketplace-low-stock = Il reste peu d’exemplaires de votre article
subject-marketplace-seller-suspended = Votre vente est suspendue
subject-marketplace-seller-restored = Vous pouvez vendre à nouveau
subject-group-member-joined = { $name } a rejoint { $place }
subject-group-join-request = { $name } souhaite rejoindre { $place }
subject-group-join = Vous faites maintenant partie du groupe { $place }
subject-group-join-rejected = Votre demande pour rejoindre { $place } a été refusée
subject-group-role-owner = Vous êtes maintenant responsable du groupe { $place }
subject-group-role-admin = Vous aidez maintenant à animer le groupe { $place }
subject-group-role-member = Vous n’aidez plus à animer le groupe { $place }, mais vous en faites toujours partie
subject-group-removed = Vous ne faites plus partie du groupe { $place }
subject-group-banned = Vous ne pouvez plus participer au groupe { $place }
subject-group-invite = { $name } vous invite à rejoindre { $place }
subject-group-chatroom-message = { $name } a écrit dans { $place }
subject-group-announcement = { $name } a publié une annonce dans { $place }
subject-new-topic = { $name } a lancé une discussion dans { $place }
subject-new-reply = { $name } a répondu dans une discussion de { $place }
subject-new-group-created = Nouveau groupe : { $place }
subject-exchange-request-received = { $name } vous propose un échange
subject-exchange-pending-broker = Votre échange attend une approbation
subject-exchange-accepted = { $name } a accepté votre échange
subject-exchange-approved = Votre échange a été approuvé
subject-exchange-rejected = Votre échange a été arrêté
subject-exchange-request-declined = { $name } a décliné votre échange
subject-exchange-started = { $name } a commencé votre échange
subject-exchange-ready-confirmation = Merci de confirmer les heures de votre échange
subject-exchange-completed = Votre échange est terminé
subject-exchange-cancelled = { $name } a annulé votre échange
subject-exchange-disputed = { $name } demande que quelqu’un examine votre échange
subject-exchange-hours-differ = { $name } et vous avez confirmé des heures différentes
subject-exchange-needs-broker = Un échange attend une décision
subject-marketplace-order-confirmed = Une commande est confirmée
subject-marketplace-order-paid = Une commande est payée
subject-marketplace-order-shipped = Votre commande est en route
subject-marketplace-order-delivered = Votre vente est arrivée
subject-marketplace-order-completed = Une commande est terminée
subject-marketplace-order-cancelled = Une commande a été annulée
subject-marketplace-order-rated = { $name } a évalué une de vos commandes
subject-marketplace-dispute-opened = { $name } a ouvert un litige au sujet de votre commande
subject-marketplace-dispute-resolved = Le litige au sujet de votre commande est tranché
subject-marketplace-dispute-filed = Un litige attend une décision
subject-marketplace-offer-received = { $name } a fait une offre pour votre annonce
subject-marketplace-offer-accepted = { $name } a accepté votre offre
subject-marketplace-offer-declined = Votre offre a été refusée
subject-marketplace-offer-countered = { $name } a répondu à votre offre par un autre montant
subject-marketplace-offer-counter-accepted = { $name } a accepté votre contre-offre
subject-marketplace-offer-withdrawn = { $name } a retiré une offre pour votre annonce
subject-safeguarding-flag = Un signalement a été fait dans { $place }
subject-safeguarding-contact-blocked = Une prise de contact a été bloquée dans { $place }
subject-gdpr-request = { $name } a fait une demande liée à la protection des données
subject-gdpr-account-deletion = { $name } souhaite partir
subject-data-request-received = Votre demande liée à la protection des données est arrivée
subject-data-request-completed = Votre demande liée à la protection des données a été traitée
subject-data-request-rejected = Votre demande liée à la protection des données a été refusée
subject-data-export-ready = La copie de vos données est prête
subject-legal-acceptance-needed = À lire et à accepter : { $place }
subject-legal-version-published = Nouvelle version de « { $place } »
subject-impersonation-started = { $place }, de l’équipe, s’est connecté en votre nom
subject-passkey-registered = Une clé d’accès a été ajoutée à votre compte
subject-passkey-removed = Une clé d’accès a été supprimée de votre compte
subject-welcome = Bienvenue dans { $place } !
subject-new-user-registered = Nouvelle inscription : { $name }
subject-registration-waiting = Inscription à examiner : { $name }
subject-password-changed = Votre mot de passe a été modifié
subject-email-changed = Votre adresse e-mail a été modifiée
subject-2fa-enabled = Le second facteur est activé
subject-2fa-disabled = Le second facteur est désactivé
subject-2fa-reset = L’équipe a réinitialisé votre second facteur

## More words in an e-mail about it.

detail-credit-received = { $hours ->
    [one] { $name } vous a envoyé { $hours } heure, qui a été ajoutée à votre solde.
   *[other] { $name } vous a envoyé { $hours } heures, qui ont été ajoutées à votre solde.
}
detail-credit-sent = { $hours ->
    [one] { $hours } heure a été envoyée à { $name }.
   *[other] { $hours } heures ont été envoyées à { $name }.
}
detail-review-request = { $name } et vous avez échangé du temps. Dites-nous en quelques mots comment cela s’est passé : votre avis aide les autres à trouver une personne de confiance.
detail-voice-message = Un message vocal vous attend.

## What a lock screen shows, where anybody may read it: never who or what.

push-default = Il y a du nouveau pour vous
push-new-message = Vous avez un nouveau message
push-connection-request = Vous avez une nouvelle demande de mise en relation
push-connection-accepted = Votre demande de mise en relation a été acceptée
push-body = Ouvrez l’application pour en savoir plus.

## The short heading of a line in the bell.

type-connection-request = Demande de mise en relation
type-connection-accepted = Mise en relation acceptée
type-connection-declined = Mise en relation déclinée
type-new-message = Nouveau message
type-transaction = Transfert d’heures
type-credits-received = Heures créditées
type-credits-taken = Heures retirées
type-credit-received = Heures reçues
type-credit-sent = Heures envoyées
type-review-request = Votre avis
type-review-received = Avis reçu
type-review-hidden = Avis masqué
type-review-removed = Avis supprimé
type-listing-saved = Annonce enregistrée
type-listing-pending-review = Annonce en attente
type-listing-approved = Annonce approuvée
type-listing-rejected = Annonce refusée
type-listing-reported = Votre annonce signalée
type-listing-report-upheld = Signalement confirmé
type-listing-report-dismissed = Signalement rejeté
type-listing-removed = Annonce supprimée par l’équipe
type-listing-suspended = Annonce suspendue
type-new-listing-created = Nouvelle annonce
type-listing-report-created = Annonce signalée
type-marketplace-listing-pending-review = Article en attente
type-marketplace-listing-approved = Article approuvé
type-marketplace-listing-rejected = Article refusé
type-marketplace-low-stock = Stock faible
type-marketplace-seller-suspended = Vente suspendue
type-marketplace-seller-restored = Vente rétablie
type-group-member-joined = Nouveau membre du groupe
type-group-join-request = Demande pour rejoindre un groupe
type-group-join = Entrée dans un groupe
type-group-join-rejected = Demande refusée
type-group-role-owner = Responsable d’un groupe
type-group-role-admin = Animation d’un groupe
type-group-role-member = Fin de l’animation d’un groupe
type-group-removed = Retrait d’un groupe
type-group-banned = Exclusion d’un groupe
type-group-invite = Invitation dans un groupe
type-group-chatroom-message = Message dans le groupe
type-group-announcement = Annonce dans le groupe
type-new-topic = Nouvelle discussion
type-new-reply = Nouvelle réponse dans une discussion
type-new-group-created = Nouveau groupe
type-exchange-request-received = Demande d’échange
type-exchange-pending-broker = Échange en attente d’approbation
type-exchange-accepted = Échange accepté
type-exchange-approved = Échange approuvé
type-exchange-rejected = Échange arrêté
type-exchange-request-declined = Échange décliné
type-exchange-started = Échange commencé
type-exchange-ready-confirmation = Heures à confirmer
type-exchange-completed = Échange terminé
type-exchange-cancelled = Échange annulé
type-exchange-disputed = Échange à examiner
type-exchange-hours-differ = Heures d’échange différentes
type-exchange-needs-broker = Échange à trancher
type-marketplace-order-confirmed = Commande confirmée
type-marketplace-order-paid = Commande payée
type-marketplace-order-shipped = Commande expédiée
type-marketplace-order-delivered = Commande livrée
type-marketplace-order-completed = Commande terminée
type-marketplace-order-cancelled = Commande annulée
type-marketplace-order-rated = Commande évaluée
type-marketplace-dispute-opened = Litige ouvert
type-marketplace-dispute-resolved = Litige tranché
type-marketplace-dispute-filed = Litige signalé
type-marketplace-offer-received = Offre reçue
type-marketplace-offer-accepted = Offre acceptée
type-marketplace-offer-declined = Offre refusée
type-marketplace-offer-countered = Contre-offre reçue
type-marketplace-offer-counter-accepted = Contre-offre acceptée
type-marketplace-offer-withdrawn = Offre retirée
type-safeguarding-flag = Signalement
type-safeguarding-contact-blocked = Prise de contact bloquée
type-gdpr-request = Demande liée aux données
type-gdpr-account-deletion = Demande de suppression de compte
type-data-request-received = Demande liée aux données reçue
type-data-request-completed = Demande liée aux données traitée
type-data-request-rejected = Demande liée aux données refusée
type-data-export-ready = Copie des données prête
type-legal-acceptance-needed = Document à accepter
type-legal-version-published = Nouvelle version d’un document
type-impersonation-started = Connexion de l’équipe en votre nom
type-passkey-registered = Clé d’accès ajoutée
type-passkey-removed = Clé d’accès supprimée
type-welcome = Bienvenue
type-new-user-registered = Nouvelle inscription
type-registration-waiting = Inscription à examiner
type-password-changed = Mot de passe modifié
type-email-changed = Adresse e-mail modifiée
type-2fa-enabled = Le second facteur est activé
type-2fa-disabled = Le second facteur est désactivé
type-2fa-reset = L’équipe a réinitialisé votre second facteur

bell-event-cancelled = « { $place } » a été annulé.
bell-event-updated = L’heure ou le lieu de « { $place } » a changé.
bell-event-approved = Votre évènement « { $place } » a été approuvé et est publié.
bell-event-pending-review = { $name } souhaite publier « { $place } ». Merci d’en décider.
bell-new-event-created = { $name } a publié l’évènement « { $place } ».
subject-event-cancelled = Annulé : { $place }
subject-event-updated = Modifié : { $place }
subject-event-approved = Votre évènement est publié
subject-event-pending-review = Un évènement attend une décision
subject-new-event-created = Nouvel évènement : { $place }
type-event-cancelled = Évènement annulé
type-event-updated = Évènement modifié
type-event-approved = Évènement approuvé
type-event-pending-review = Évènement en attente de décision
type-new-event-created = Nouvel évènement
bell-event-waitlist-offered = Une place pour « { $place } » vous est réservée pendant un court moment. Veuillez l’accepter si vous souhaitez venir.
bell-event-offer-expired = La place pour « { $place } » vous était réservée, mais n’a pas été acceptée à temps.
subject-event-waitlist-offered = Une place vous est réservée : { $place }
subject-event-offer-expired = La place n’a pas été acceptée à temps : { $place }
type-event-waitlist-offered = Place de la liste d’attente
type-event-offer-expired = Place non acceptée
bell-event-postponed = « { $place } » est reporté. Il n’y a pas encore de nouvelle date.
bell-event-restored = « { $place } » aura finalement lieu.
bell-event-rejected = Votre évènement « { $place } » n’a pas été approuvé et redevient un brouillon. La raison :
bell-event-reopened = Votre évènement « { $place } » n’est plus archivé. C’est de nouveau un brouillon.
bell-event-place-free = Une place est libre pour « { $place } ». Inscrivez-vous si vous souhaitez venir, avant qu’elle ne soit prise.
subject-event-postponed = Reporté : { $place }
subject-event-restored = Aura lieu : { $place }
subject-event-rejected = Votre évènement n’a pas été approuvé
subject-event-reopened = Votre évènement est de nouveau un brouillon
subject-event-place-free = Une place est libre : { $place }
type-event-postponed = Évènement reporté
type-event-restored = Évènement rétabli
type-event-rejected = Évènement refusé
type-event-reopened = Évènement rouvert
type-event-place-free = Place libre
