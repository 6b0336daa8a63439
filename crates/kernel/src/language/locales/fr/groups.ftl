# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

group-missing = Ce groupe n’existe pas.
group-forbidden = Vous n’avez pas le droit de faire cela dans ce groupe.
group-unavailable = Ce groupe n’est pas actif en ce moment.
group-full = Ce groupe est complet.
group-limit-reached = Un membre ne peut pas être dans plus de groupes que cela. Merci de quitter d’abord un autre groupe.
group-type-missing = Ce type de groupe n’existe pas dans cette communauté.
group-name-missing = Merci de donner un nom au groupe.
group-name-taken = Un groupe de ce nom existe déjà.
group-place-incomplete = Merci d’envoyer latitude et longitude ensemble, ou aucune des deux.
group-picture-unclear = Merci d’envoyer une image ou de la retirer, mais pas les deux.
group-sole-admin = Personne d’autre que vous n’administre ce groupe. Merci d’en confier d’abord l’administration à quelqu’un d’autre.
group-owner-cannot-leave = Ce groupe vous appartient : vous ne pouvez pas le quitter. Merci de le céder d’abord à quelqu’un d’autre ou de le supprimer.
group-admin-protected = Ce n’est pas possible pour un membre qui administre le groupe.

group-joined = Bienvenue dans le groupe !
group-requested = Votre demande a été envoyée.
group-asked-already = Vous avez déjà demandé à rejoindre ce groupe.
group-request-missing = Ce membre n’a pas demandé à rejoindre le groupe.
group-invited-already = Ce membre a déjà reçu une invitation.
group-member-already = Ce membre est déjà dans le groupe.
group-member-missing = Ce membre n’est pas dans le groupe.
group-member-banned = Ce membre est exclu du groupe.
group-declined-lately = Votre dernière demande a été refusée. Vous pourrez redemander { $days } jours après ce refus.
group-banned-already = Ce membre est déjà exclu du groupe.
group-not-banned = Ce membre n’est pas exclu du groupe.
group-banned = L’accès à ce groupe vous est interdit.
group-not-member = Vous n’êtes pas dans ce groupe.
group-tab-off = Cette communauté a désactivé cette partie des groupes.
group-announcement-missing = Cette annonce n’existe pas.
group-announcement-end-passed = Merci de choisir une fin à venir.
group-discussion-missing = Cette discussion n’existe pas.
group-reply-missing = Cette réponse n’existe pas.
group-invite-missing = Cette invitation n’existe pas.
group-invite-expired = Cette invitation a expiré. Demandez-en une nouvelle.
group-invite-revoked = Cette invitation a été retirée.
group-invite-used = Cette invitation a déjà été utilisée.
group-invite-other-email = Cette invitation a été envoyée à une autre adresse e-mail.
group-invite-limit = Un groupe peut avoir au plus { $most } invitations en attente. Retirez-en d’abord quelques-unes.

group-file-missing = Ce fichier n’existe pas.
group-file-deleted = Le fichier est supprimé.
group-file-text-too-long = { $field } peut avoir { $most } caractères au maximum.
group-files-full = Le groupe n’a pas de place pour ce fichier. Merci d’en supprimer d’autres d’abord.
group-files-full-everywhere = La communauté n’a pas de place pour ce fichier.
