# Polish. Familiar address. The English file says what the messages are for.

marketplace-report-own = To Twoje ogłoszenie, więc nie możesz go zgłosić.
marketplace-report-exists = To ogłoszenie zostało już przez Ciebie zgłoszone.
marketplace-report-missing = To zgłoszenie nie istnieje.
marketplace-report-not-yours = To zgłoszenie widzi tylko osoba zgłaszająca i sprzedająca.
marketplace-report-wrong-status = Stan tego zgłoszenia na to nie pozwala.
marketplace-report-decide-own = O tym zgłoszeniu musi zdecydować ktoś inny, bo dotyczy Ciebie.
marketplace-report-received = Dziękujemy. Administracja przyjrzy się zgłoszeniu.
marketplace-report-appealed = Otrzymaliśmy Twoje odwołanie.
marketplace-report-taken-up = Zgłoszenie jest rozpatrywane.
marketplace-report-decided = Zgłoszenie jest rozstrzygnięte.
marketplace-report-appeal-decided = Odwołanie jest rozstrzygnięte.
