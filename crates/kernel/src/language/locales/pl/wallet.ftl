# Polish. The English file says what the messages are for.

recipient-missing = Podaj, kto ma otrzymać godziny.
recipient-inactive = Ta osoba nie może teraz otrzymywać godzin.
transfer-to-yourself = Nie możesz przekazać godzin na własne konto.
insufficient-funds = Nie ma na to dość godzin.
transfer-too-large = { $most ->
    [one] Jednorazowo możesz przekazać najwyżej { $most } godzinę.
    [few] Jednorazowo możesz przekazać najwyżej { $most } godziny.
    [many] Jednorazowo możesz przekazać najwyżej { $most } godzin.
   *[other] Jednorazowo możesz przekazać najwyżej { $most } godziny.
}
hours-not-positive = Podaj więcej niż 0 godzin.
hours-too-fine = Podaj godziny z najwyżej dwoma miejscami po przecinku.
hours-out-of-range = Podaj najwyżej 1000 godzin, z najwyżej dwoma miejscami po przecinku.
transaction-missing = Ta transakcja nie istnieje.
transaction-final = Tej transakcji nie można cofnąć.
account-missing = To konto nie istnieje.

transaction-category-missing = Ta kategoria nie istnieje.
transaction-category-exists = Kategoria o tej nazwie już istnieje.
transaction-category-name-missing = Nadaj kategorii nazwę.
transaction-category-deleted = Kategoria została usunięta.

donated = Dziękujemy! Twoje godziny zostały podarowane.
donated-to-community = Dziękujemy! Twoje godziny zostały podarowane społeczności.
donation-repeated = Nic się nie zmieniło: dokładnie to podarowano przed chwilą.
hours-of-your-own = Nie możesz decydować o własnych godzinach. Poproś o to inną osobę z administracji.
community-fund-description = Godziny, które należą do całej społeczności.
