# German. Informal address (du). The English file says what the messages are for.

socket-id-invalid = socket_id muss aus zwei Zahlen mit einem Punkt dazwischen bestehen.
channel-name-invalid = channel_name ist nicht der Name eines Kanals.
channel-public = channel_name muss einen privaten oder einen Anwesenheitskanal nennen. Öffentliche Kanäle brauchen keine Erlaubnis.
channel-not-yours = Zu diesem Kanal hast du keinen Zugang.
presence-not-offered = Anwesenheitskanäle gibt es hier nicht.
presence-hidden = Deine Privatsphäre-Einstellungen verbergen dich, deshalb kannst du nicht als anwesend angezeigt werden.
