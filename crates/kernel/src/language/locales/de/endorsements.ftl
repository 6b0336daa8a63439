# German. Informal address (du). The English file says what the messages are for.

skill-name-missing = Bitte nenne die Fähigkeit.
skill-not-listed = In der Liste der Gemeinschaft gibt es keine Fähigkeit mit diesem Namen.
skill-exists = Diese Fähigkeit steht schon auf der Liste.
endorse-yourself = Du kannst dich nicht selbst empfehlen.
endorsement-exists = Für diese Fähigkeit hast du schon eine Empfehlung gegeben.
endorsement-gone = Diese Empfehlung wurde zurückgezogen.
endorsed = Deine Empfehlung ist gespeichert.
endorsement-withdrawn = Deine Empfehlung ist zurückgezogen.
vouched = Du hast dieses Mitglied empfohlen.
