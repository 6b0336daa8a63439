# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

review-missing = Cet avis n’existe pas.
review-exists = Vous avez déjà écrit cet avis.
review-yourself = Vous ne pouvez pas écrire un avis sur vous-même.
review-not-between-you = Ce transfert n’a pas eu lieu entre vous deux.
review-not-yours = Seul le membre qui a écrit cet avis peut le retirer.
review-about-you = Cet avis vient de vous ou parle de vous : merci de le laisser à quelqu’un d’autre.
reviewed = Merci pour votre avis !
review-removed = L’avis est supprimé.
review-flagged = L’avis est signalé.
review-hidden = L’avis est masqué.
review-approved = L’avis est de nouveau affiché.
review-shown = Cet avis est déjà affiché.
