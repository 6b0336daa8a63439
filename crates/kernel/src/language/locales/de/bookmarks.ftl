# German. Informal address (du). The English file says what the messages are for.

bookmark-missing = Dieses Lesezeichen gibt es nicht.
bookmark-collection-missing = Diese Sammlung gibt es nicht.
bookmark-item-missing = Das gibt es nicht, oder du kannst es nicht sehen.
bookmark-collection-duplicate = Du hast schon eine Sammlung mit diesem Namen.
bookmark-collections-full = Du kannst höchstens { $most } Sammlungen haben. Bitte lösch zuerst eine.
saved-item-missing = Das ist nicht gespeichert.
saved-collection-private = Diese Sammlung ist privat.
saved-collection-full = Eine Sammlung fasst höchstens { $most } Einträge. Bitte nimm zuerst etwas heraus.
