# The marketplace: saved searches, collections, tables, promotions, groups.

marketplace-search-empty = Napisz, czego szukasz.
marketplace-search-prices = Najwyższa cena jest niższa od najniższej.
marketplace-search-missing = Nie masz takiego zapisanego wyszukiwania.
marketplace-search-too-many = Możesz mieć najwyżej { $most } zapisanych wyszukiwań. Usuń najpierw jedno.
marketplace-collection-missing = Ta kolekcja nie istnieje albo nie jest dla ciebie.
marketplace-table-unusable = Tego pliku nie da się odczytać jako tabeli. Wyślij CSV w UTF-8.
marketplace-table-columns = Pierwszy wiersz musi nazywać kolumny; potrzebne są title i description.
marketplace-table-empty = W tej tabeli nic nie ma.
marketplace-table-long = Tabela może mieć najwyżej { $most } wierszy. Niczego nie utworzono.
marketplace-table-cell = Tej komórki nie da się odczytać.
marketplace-table-cells = Ten wiersz ma więcej komórek niż jest kolumn.
marketplace-import-done = Utworzone szkice: { $made }. Pominięte wiersze: { $left }.
marketplace-promotions-off = W tej społeczności nie można promować ogłoszeń.
marketplace-promotion-hidden = Promować można tylko to, co widzą członkowie.
marketplace-promotion-runs = To jest już promowane. Możesz promować ponownie, gdy to się skończy.
marketplace-promotion-unpayable = Ta promocja kosztuje, a tutaj nie przyjmuje się za nią płatności.
marketplace-group-members-only = Mogą to zobaczyć tylko członkowie grupy.
