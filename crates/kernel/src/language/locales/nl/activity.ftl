# Dutch. Informal address (je). The English file says what the messages are for.

activity-post = Je bericht: { $text }
activity-comment = Je reactie: { $text }
activity-gave-hours = Je hebt { $hours } uur gegeven: { $text }
activity-received-hours = Je hebt { $hours } uur gekregen: { $text }
activity-connection = Je bent verbonden met { $text }.
activity-event = Je doet mee aan “{ $text }”.
