# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

recipient-missing = Merci d’indiquer qui doit recevoir les heures.
recipient-inactive = Ce membre ne peut pas recevoir d’heures en ce moment.
transfer-to-yourself = Vous ne pouvez pas vous envoyer d’heures à vous-même.
insufficient-funds = Il n’y a pas assez d’heures pour cela.
transfer-too-large = { $most ->
    [one] Vous pouvez transférer { $most } heure au plus à la fois.
   *[other] Vous pouvez transférer { $most } heures au plus à la fois.
}
hours-not-positive = Merci de saisir plus de 0 heure.
hours-too-fine = Merci de saisir des heures avec deux décimales au plus.
hours-out-of-range = Merci de saisir 1000 heures au plus, avec deux décimales au plus.
transaction-missing = Ce transfert n’existe pas.
transaction-final = Ce transfert ne peut pas être annulé.
account-missing = Ce compte n’existe pas.

transaction-category-missing = Cette catégorie n’existe pas.
transaction-category-exists = Une catégorie de ce nom existe déjà.
transaction-category-name-missing = Merci de donner un nom à la catégorie.
transaction-category-deleted = La catégorie est supprimée.

donated = Merci ! Vos heures ont été données.
donated-to-community = Merci ! Vos heures ont été données à la communauté.
donation-repeated = Rien n’a bougé : vous venez de faire exactement ce don.
hours-of-your-own = Vous ne pouvez pas décider de vos propres heures. Demandez à une autre personne de l’administration.
community-fund-description = Des heures qui appartiennent à toute la communauté.
