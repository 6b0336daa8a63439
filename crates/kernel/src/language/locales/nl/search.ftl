# Dutch. Informal address (je). The English file says what the messages are for.

search-too-short = Typ ten minste twee tekens.
saved-search-missing = Deze opgeslagen zoekopdracht bestaat niet.
saved-search-name = Kies een leesbare naam.
saved-search-words = Geef aan wat er wordt gezocht: ten minste twee tekens in “q”.
saved-search-too-long = Een opgeslagen zoekopdracht mag hoogstens { $most } bytes groot zijn.
saved-searches-full = Je kunt hoogstens { $most } zoekopdrachten opslaan. Verwijder er eerst een.
