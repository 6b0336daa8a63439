# German. Informal address (du). The English file says what the messages are for.

activity-post = Dein Beitrag: { $text }
activity-comment = Dein Kommentar: { $text }
activity-gave-hours = Du hast { $hours } Stunden gegeben: { $text }
activity-received-hours = Du hast { $hours } Stunden bekommen: { $text }
activity-connection = Du bist mit { $text } verbunden.
activity-event = Du nimmst an „{ $text }“ teil.
