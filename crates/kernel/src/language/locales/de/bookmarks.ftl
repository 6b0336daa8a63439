# German. Informal address (du). The English file says what the messages are for.

bookmark-missing = Dieses Lesezeichen gibt es nicht.
bookmark-collection-missing = Diese Sammlung gibt es nicht.
bookmark-item-missing = Das gibt es nicht, oder du kannst es nicht sehen.
bookmark-collection-duplicate = Du hast schon eine Sammlung mit diesem Namen.
bookmark-collections-full = Du kannst höchstens { $most } Sammlungen haben. Bitte lösch zuerst eine.
