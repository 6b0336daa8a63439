# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

connection-missing = Cette mise en relation n’existe pas.
connection-exists = Vous êtes déjà en relation, ou une demande entre vous est déjà en attente.
connection-requested = Votre demande a été envoyée.
connection-member-gone = L’un des deux membres n’est plus ici.
connection-answered = Cette demande a déjà reçu une réponse.
connection-accept-own = Cette demande vient de vous : seul l’autre membre peut l’accepter.
connection-decline-own = Cette demande vient de vous : vous ne pouvez pas la décliner, mais vous pouvez la retirer.
connect-with-yourself = Vous ne pouvez pas entrer en relation avec vous-même.
connect-blocked = Vous ne pouvez pas entrer en relation avec ce membre.
connection-status-own = Merci d’indiquer un autre membre par son identifiant. Vous ne pouvez pas être en relation avec vous-même.
