# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

activity-post = Il tuo post: { $text }
activity-comment = Il tuo commento: { $text }
activity-gave-hours = Hai dato { $hours } ore: { $text }
activity-received-hours = Hai ricevuto { $hours } ore: { $text }
activity-connection = Hai un contatto con { $text }.
activity-event = Partecipi a “{ $text }”.
