# The marketplace: saved searches, collections, tables, promotions, groups.

marketplace-search-empty = Bitte sag, wonach du suchst.
marketplace-search-prices = Der höchste Preis liegt unter dem niedrigsten.
marketplace-search-missing = Du hast keine solche gespeicherte Suche.
marketplace-search-too-many = Du kannst höchstens { $most } gespeicherte Suchen haben. Bitte lösche zuerst eine.
marketplace-collection-missing = Diese Sammlung gibt es nicht, oder sie ist nicht für dich.
marketplace-table-unusable = Diese Datei lässt sich nicht als Tabelle lesen. Bitte schick CSV in UTF-8.
marketplace-table-columns = Die erste Zeile muss die Spalten nennen; title und description werden gebraucht.
marketplace-table-empty = In dieser Tabelle steht nichts.
marketplace-table-long = Eine Tabelle kann höchstens { $most } Zeilen haben. Es wurde nichts angelegt.
marketplace-table-cell = Diese Zelle lässt sich nicht lesen.
marketplace-table-cells = Diese Zeile hat mehr Zellen, als es Spalten gibt.
marketplace-import-done = Angelegte Entwürfe: { $made }. Ausgelassene Zeilen: { $left }.
marketplace-promotions-off = In dieser Gemeinschaft lässt sich nichts hervorheben.
marketplace-promotion-hidden = Nur was Mitglieder sehen können, lässt sich hervorheben.
marketplace-promotion-runs = Das ist schon hervorgehoben. Du kannst es wieder hervorheben, wenn das vorbei ist.
marketplace-promotion-unpayable = Diese Hervorhebung kostet etwas, und dafür werden hier keine Zahlungen angenommen.
marketplace-group-members-only = Das können nur Mitglieder der Gruppe sehen.
