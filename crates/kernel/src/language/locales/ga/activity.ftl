# Irish. Singular address. The English file says what the messages are for.

activity-post = Do phostáil: { $text }
activity-comment = Do thrácht: { $text }
activity-gave-hours = Thug tú { $hours } uair: { $text }
activity-received-hours = Fuair tú { $hours } uair: { $text }
activity-connection = Tá nasc agat le { $text }.
activity-event = Tá tú ag freastal ar “{ $text }”.
