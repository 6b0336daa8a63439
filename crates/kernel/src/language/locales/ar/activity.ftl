# Arabic. Nouns of action, and no commands, so that no sentence shows the gender of who reads. The English file says what the messages are for.

activity-post = منشورك: { $text }
activity-comment = تعليقك: { $text }
activity-gave-hours = ساعات مُنحت ({ $hours }): { $text }
activity-received-hours = ساعات وردت ({ $hours }): { $text }
activity-connection = لديك صلة مع { $text }.
activity-event = لديك مشاركة في «{ $text }».
