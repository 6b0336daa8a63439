# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

search-too-short = Saisis au moins deux caractères.
saved-search-missing = Cette recherche enregistrée n’existe pas.
saved-search-name = Choisis un nom lisible.
saved-search-words = Indique ce qui est recherché : au moins deux caractères dans « q ».
saved-search-too-long = Une recherche enregistrée contient au plus { $most } octets.
saved-searches-full = Tu peux enregistrer au plus { $most } recherches. Supprimes-en d’abord une.
