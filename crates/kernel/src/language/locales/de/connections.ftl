# German. Informal address (du). The English file says what the messages are for.

connection-missing = Diesen Kontakt gibt es nicht.
connection-exists = Ihr seid schon in Kontakt, oder eine Anfrage zwischen euch ist schon unterwegs.
connection-requested = Deine Anfrage ist abgeschickt.
connection-member-gone = Eines der beiden Mitglieder ist nicht mehr hier.
connection-answered = Diese Anfrage wurde schon beantwortet.
connection-accept-own = Du hast diese Anfrage gestellt, deshalb kann nur das andere Mitglied sie annehmen.
connection-decline-own = Du hast diese Anfrage gestellt, deshalb kannst du sie nicht ablehnen. Du kannst sie aber zurückziehen.
connect-with-yourself = Du kannst nicht mit dir selbst in Kontakt treten.
connect-blocked = Du kannst mit diesem Mitglied nicht in Kontakt treten.
connection-status-own = Bitte nenne ein anderes Mitglied mit seiner ID. Mit dir selbst kannst du nicht in Kontakt stehen.
