# Portuguese. The English file says what the messages are for.

activity-post = A tua publicação: { $text }
activity-comment = O teu comentário: { $text }
activity-gave-hours = Deste { $hours } horas: { $text }
activity-received-hours = Recebeste { $hours } horas: { $text }
activity-connection = Tens ligação com { $text }.
activity-event = Participas em “{ $text }”.
