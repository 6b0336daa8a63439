# Polish. The English file says what the messages are for.

connection-missing = Ten kontakt nie istnieje.
connection-exists = Ten kontakt już istnieje albo zaproszenie do niego zostało już wysłane.
connection-requested = Twoje zaproszenie zostało wysłane.
connection-member-gone = Jednej z tych dwóch osób już tu nie ma.
connection-answered = Na to zaproszenie jest już odpowiedź.
connection-accept-own = To Twoje zaproszenie, więc może je przyjąć tylko druga osoba.
connection-decline-own = To Twoje zaproszenie, więc nie możesz go odrzucić. Możesz je za to wycofać.
connect-with-yourself = Nie możesz nawiązać kontaktu z własnym kontem.
connect-blocked = Nie możesz nawiązać kontaktu z tą osobą.
connection-status-own = Podaj id innej osoby. Nie możesz mieć kontaktu z własnym kontem.
