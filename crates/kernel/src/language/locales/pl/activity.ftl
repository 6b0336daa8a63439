# Polish. The English file says what the messages are for.

activity-post = Twój wpis: { $text }
activity-comment = Twój komentarz: { $text }
activity-gave-hours = Oddane godziny ({ $hours }): { $text }
activity-received-hours = Otrzymane godziny ({ $hours }): { $text }
activity-connection = Masz kontakt: { $text }.
activity-event = Bierzesz udział w „{ $text }”.
