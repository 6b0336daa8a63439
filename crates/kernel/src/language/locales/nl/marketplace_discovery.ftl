# The marketplace: saved searches, collections, tables, promotions, groups.

marketplace-search-empty = Zeg waar je naar zoekt.
marketplace-search-prices = De hoogste prijs ligt onder de laagste.
marketplace-search-missing = Je hebt zo’n bewaarde zoekopdracht niet.
marketplace-search-too-many = Je kunt hoogstens { $most } bewaarde zoekopdrachten hebben. Verwijder er eerst een.
marketplace-collection-missing = Deze verzameling bestaat niet, of is niet voor jou.
marketplace-table-unusable = Dit bestand is niet als tabel te lezen. Stuur CSV in UTF-8.
marketplace-table-columns = De eerste regel moet de kolommen noemen; title en description zijn nodig.
marketplace-table-empty = Er staat niets in deze tabel.
marketplace-table-long = Een tabel kan hoogstens { $most } rijen hebben. Er is niets gemaakt.
marketplace-table-cell = Deze cel is niet te lezen.
marketplace-table-cells = Deze rij heeft meer cellen dan er kolommen zijn.
marketplace-import-done = Gemaakte concepten: { $made }. Overgeslagen rijen: { $left }.
marketplace-promotions-off = In deze gemeenschap kun je niets uitlichten.
marketplace-promotion-hidden = Alleen wat leden kunnen zien, kun je uitlichten.
marketplace-promotion-runs = Dit is al uitgelicht. Je kunt het opnieuw uitlichten als dat voorbij is.
marketplace-promotion-unpayable = Dit uitlichten kost iets, en daarvoor worden hier geen betalingen aangenomen.
marketplace-group-members-only = Alleen leden van de groep kunnen dit zien.
