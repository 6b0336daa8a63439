# Polish. The English file says what the messages are for.

skill-name-missing = Podaj umiejętność.
skill-not-listed = Na liście społeczności nie ma umiejętności o tej nazwie.
skill-exists = Ta umiejętność jest już na liście.
endorse-yourself = Nie możesz potwierdzać własnych umiejętności.
endorsement-exists = Ta umiejętność ma już Twoje potwierdzenie.
endorsement-gone = To potwierdzenie zostało wycofane.
endorsed = Twoje potwierdzenie zostało zapisane.
endorsement-withdrawn = Twoje potwierdzenie zostało wycofane.
vouched = Ta osoba ma teraz Twoją rekomendację.
