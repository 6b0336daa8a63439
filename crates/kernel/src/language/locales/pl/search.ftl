# Polish. The English file says what the messages are for.

search-too-short = Wpisz co najmniej dwa znaki.
saved-search-missing = Nie ma takiego zapisanego wyszukiwania.
saved-search-name = Wybierz czytelną nazwę.
saved-search-words = Podaj, czego szukać: co najmniej dwa znaki w „q”.
saved-search-too-long = Zapisane wyszukiwanie może mieć najwyżej { $most } bajtów.
saved-searches-full = Możesz zapisać najwyżej { $most } wyszukiwań. Najpierw usuń jedno z nich.
