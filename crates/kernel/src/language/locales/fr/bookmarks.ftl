# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

bookmark-missing = Ce favori n’existe pas.
bookmark-collection-missing = Cette collection n’existe pas.
bookmark-item-missing = Cet élément n’existe pas ou ne vous est pas accessible.
bookmark-collection-duplicate = Vous avez déjà une collection de ce nom.
bookmark-collections-full = Vous pouvez avoir au plus { $most } collections. Merci d’en supprimer une d’abord.
saved-item-missing = Vous n’avez pas enregistré cela.
saved-collection-private = Cette collection est privée.
saved-collection-full = Une collection contient au plus { $most } éléments. Retirez-en d’abord un.
