# Spanish. The English file says what the messages are for.

activity-post = Tu publicación: { $text }
activity-comment = Tu comentario: { $text }
activity-gave-hours = Diste { $hours } horas: { $text }
activity-received-hours = Recibiste { $hours } horas: { $text }
activity-connection = Tienes contacto con { $text }.
activity-event = Participas en «{ $text }».
