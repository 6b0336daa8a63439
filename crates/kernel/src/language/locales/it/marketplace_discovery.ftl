# The marketplace: saved searches, collections, tables, promotions, groups.

marketplace-search-empty = Indica che cosa stai cercando.
marketplace-search-prices = Il prezzo massimo è inferiore al minimo.
marketplace-search-missing = Non hai questa ricerca salvata.
marketplace-search-too-many = Puoi avere al massimo { $most } ricerche salvate. Eliminane prima una.
marketplace-collection-missing = Questa raccolta non esiste o non è per te.
marketplace-table-unusable = Questo file non si può leggere come tabella. Invia un CSV in UTF-8.
marketplace-table-columns = La prima riga deve indicare le colonne; servono title e description.
marketplace-table-empty = Questa tabella è vuota.
marketplace-table-long = Una tabella può avere al massimo { $most } righe. Non è stato creato nulla.
marketplace-table-cell = Questa cella non si può leggere.
marketplace-table-cells = Questa riga ha più celle delle colonne.
marketplace-import-done = Bozze create: { $made }. Righe tralasciate: { $left }.
marketplace-promotions-off = In questa comunità non si possono promuovere annunci.
marketplace-promotion-hidden = Si può promuovere solo ciò che i membri possono vedere.
marketplace-promotion-runs = È già promosso. Potrai promuoverlo di nuovo quando sarà finito.
marketplace-promotion-unpayable = Questa promozione ha un costo e qui non si accettano pagamenti.
marketplace-group-members-only = Solo i membri del gruppo possono vederlo.
