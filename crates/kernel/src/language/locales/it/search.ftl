# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

search-too-short = Scrivi almeno due caratteri.
saved-search-missing = Questa ricerca salvata non esiste.
saved-search-name = Scegli un nome leggibile.
saved-search-words = Indica che cosa cercare: almeno due caratteri in “q”.
saved-search-too-long = Una ricerca salvata può contenere al massimo { $most } byte.
saved-searches-full = Puoi salvare al massimo { $most } ricerche. Prima eliminane una.
