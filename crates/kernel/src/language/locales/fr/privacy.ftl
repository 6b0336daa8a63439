# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

data-request-open = Vous l’avez déjà demandé. L’équipe vous répondra bientôt.
data-request-missing = Cette demande n’existe pas.
data-request-over = Cette demande est déjà close.
data-request-own = Cette demande est la vôtre. Merci de la laisser à quelqu’un d’autre de l’administration.
data-request-received = Nous avons bien reçu votre demande et y répondrons sous 30 jours.
data-export-missing = Cette copie n’existe pas.
data-export-over = Le fichier de cette copie n’est plus disponible.
account-erased = Votre compte a été supprimé.
community-sole-admin = Vous êtes la seule personne à administrer cette communauté. Merci de confier d’abord ce rôle à quelqu’un d’autre.
former-member = Ancien membre
