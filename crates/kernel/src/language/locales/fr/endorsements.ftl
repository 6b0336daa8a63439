# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

skill-name-missing = Merci d’indiquer la compétence.
skill-not-listed = La liste de la communauté ne contient aucune compétence de ce nom.
skill-exists = Cette compétence est déjà dans la liste.
endorse-yourself = Vous ne pouvez pas vous recommander vous-même.
endorsement-exists = Vous avez déjà recommandé ce membre pour cette compétence.
endorsement-gone = Cette recommandation a été retirée.
endorsed = Votre recommandation est enregistrée.
endorsement-withdrawn = Votre recommandation est retirée.
vouched = Vous avez recommandé ce membre.
