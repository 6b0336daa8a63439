# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

activity-post = Ta publication : { $text }
activity-comment = Ton commentaire : { $text }
activity-gave-hours = Tu as donné { $hours } h : { $text }
activity-received-hours = Tu as reçu { $hours } h : { $text }
activity-connection = Tu es en contact avec { $text }.
activity-event = Tu participes à « { $text } ».
