# German. Informal address (du). The English file says what the messages are for.

data-request-open = Darum hast du schon gebeten. Das Team antwortet bald.
data-request-missing = Diese Anfrage gibt es nicht.
data-request-over = Diese Anfrage ist schon abgeschlossen.
data-request-own = Das ist deine eigene Anfrage. Bitte überlass sie jemand anderem mit Verwaltungsrechten.
data-request-received = Deine Anfrage ist angekommen. Du bekommst innerhalb von 30 Tagen eine Antwort.
data-export-missing = Diese Kopie gibt es nicht.
data-export-over = Die Datei dieser Kopie ist nicht mehr da.
account-erased = Dein Konto ist gelöscht.
community-sole-admin = Nur du verwaltest diese Gemeinschaft. Bitte gib zuerst jemand anderem Verwaltungsrechte.
former-member = Ehemaliges Mitglied
