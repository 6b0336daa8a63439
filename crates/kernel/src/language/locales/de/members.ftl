# German. Informal address (du). The English file says what the messages are for.

member-missing = Dieses Mitglied gibt es nicht.
language-not-offered = Diese Gemeinschaft bietet diese Sprache nicht an.
language-saved = Deine Sprache ist gespeichert.
preferences-saved = Deine Einstellungen sind gespeichert.

blocked = Zwischen euch besteht eine Blockierung, deshalb ist das nicht möglich.
block-yourself = Du kannst dich nicht selbst blockieren.
block-missing = Du hast dieses Mitglied nicht blockiert.
member-blocked = Dieses Mitglied ist blockiert. Ihr könnt einander nicht erreichen, bis du die Blockierung aufhebst.
member-unblocked = Dieses Mitglied ist nicht mehr blockiert.
