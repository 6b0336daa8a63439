# German. Informal address (du). The English file says what the messages are for.

search-too-short = Bitte gib mindestens zwei Zeichen ein.
saved-search-missing = Diese gespeicherte Suche gibt es nicht.
saved-search-name = Bitte wähle einen lesbaren Namen.
saved-search-words = Bitte gib an, wonach gesucht wird: mindestens zwei Zeichen in „q“.
saved-search-too-long = Eine gespeicherte Suche darf höchstens { $most } Byte groß sein.
saved-searches-full = Du kannst höchstens { $most } Suchen speichern. Bitte lösche zuerst eine.
