# The marketplace: saved searches, collections, tables, promotions, groups.

marketplace-search-empty = Indiquez ce que vous cherchez.
marketplace-search-prices = Le prix maximal est inférieur au prix minimal.
marketplace-search-missing = Vous n'avez pas cette recherche enregistrée.
marketplace-search-too-many = Vous pouvez avoir au plus { $most } recherches enregistrées. Supprimez-en une d’abord.
marketplace-collection-missing = Cette collection n'existe pas ou n'est pas pour vous.
marketplace-table-unusable = Ce fichier ne peut pas être lu comme un tableau. Envoyez un CSV en UTF-8.
marketplace-table-columns = La première ligne doit nommer les colonnes ; title et description sont nécessaires.
marketplace-table-empty = Ce tableau est vide.
marketplace-table-long = Un tableau peut avoir au plus { $most } lignes. Rien n’a été créé.
marketplace-table-cell = Cette cellule ne peut pas être lue.
marketplace-table-cells = Cette ligne a plus de cellules qu’il n’y a de colonnes.
marketplace-import-done = Brouillons créés : { $made }. Lignes ignorées : { $left }.
marketplace-promotions-off = Les annonces ne peuvent pas être mises en avant dans cette communauté.
marketplace-promotion-hidden = Seul ce que les membres peuvent voir peut être mis en avant.
marketplace-promotion-runs = Ceci est déjà mis en avant. Vous pourrez recommencer ensuite.
marketplace-promotion-unpayable = Cette mise en avant est payante, et aucun paiement n’est accepté ici pour cela.
marketplace-group-members-only = Seuls les membres du groupe peuvent voir ceci.
