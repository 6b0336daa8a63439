# Irish. Singular address. The English file says what the messages are for.

bookmark-missing = Níl an leabharmharc seo ann.
bookmark-collection-missing = Níl an bailiúchán seo ann.
bookmark-item-missing = Níl sé seo ann, nó ní féidir leat é a fheiceáil.
bookmark-collection-duplicate = Tá bailiúchán den ainm seo agat cheana.
bookmark-collections-full = Is féidir leat { $most } bailiúchán ar a mhéad a bheith agat. Scrios ceann díobh ar dtús, le do thoil.
saved-item-missing = Níl sé seo sábháilte agat.
saved-collection-private = Tá an bailiúchán seo príobháideach.
saved-collection-full = Coinníonn bailiúchán { $most } rud ar a mhéad. Bain rud amach ar dtús.
