# German. Informal address (du). The English file says what the messages are for.

review-missing = Diese Bewertung gibt es nicht.
review-exists = Du hast diese Bewertung schon geschrieben.
review-yourself = Du kannst dich nicht selbst bewerten.
review-not-between-you = Diese Überweisung war nicht zwischen euch beiden.
review-not-yours = Diese Bewertung kann nur das Mitglied zurückziehen, das sie geschrieben hat.
review-about-you = Diese Bewertung ist von dir oder handelt von dir, deshalb überlass sie bitte jemand anderem aus der Administration.
reviewed = Danke für deine Bewertung!
review-removed = Die Bewertung ist entfernt.
review-flagged = Die Bewertung ist markiert.
review-hidden = Die Bewertung ist ausgeblendet.
review-approved = Die Bewertung ist wieder sichtbar.
review-shown = Diese Bewertung ist schon sichtbar.
