# German. Informal address (du). The English file says what the messages are for.

socket-id-invalid = { $field } muss aus zwei Zahlen mit einem Punkt dazwischen bestehen.
channel-name-invalid = { $field } ist nicht der Name eines Kanals.
channel-public = { $field } muss einen privaten oder einen Anwesenheitskanal nennen. Öffentliche Kanäle brauchen keine Erlaubnis.
channel-not-yours = Zu diesem Kanal hast du keinen Zugang.
presence-not-offered = Anwesenheitskanäle gibt es hier nicht.
presence-hidden = Deine Privatsphäre-Einstellungen verbergen dich, deshalb kannst du nicht als anwesend angezeigt werden.
