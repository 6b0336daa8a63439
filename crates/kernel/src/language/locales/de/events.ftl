# German. Informal address (du). The English file says what the messages are for.

event-missing = Diese Veranstaltung gibt es nicht.
event-forbidden = Das können nur die tun, die diese Veranstaltung verwalten.
event-creation-closed = In dieser Gemeinschaft kann nur das Team Veranstaltungen anlegen.

event-title-short = Ein Titel braucht mindestens 3 Buchstaben.
event-title-hidden = Der Titel enthält unsichtbare Zeichen. Bitte entferne sie.
event-description-required = Bitte beschreibe die Veranstaltung.
event-time-unreadable = Bitte gib einen Tag oder eine Zeit an, zum Beispiel 2030-05-01T18:00.
event-time-left-out = Diese Uhrzeit gibt es nicht: In dieser Nacht werden die Uhren vorgestellt. Bitte wähle eine andere.
event-time-twice = Diese Uhrzeit gibt es zweimal: In dieser Nacht werden die Uhren zurückgestellt. Bitte wähle eine andere.
event-time-past = Eine Veranstaltung muss in der Zukunft beginnen.
event-end-before-start = Eine Veranstaltung muss nach ihrem Beginn enden.
event-all-day-midnight = Eine ganztägige Veranstaltung beginnt und endet um Mitternacht. Bitte gib den ersten Tag an und den Tag nach dem letzten.
event-timezone-unknown = Diese Zeitzone ist unbekannt. Bitte gib ihren IANA-Namen an, zum Beispiel Europe/Dublin.
event-half-a-place = Ein Ort auf der Karte braucht Breite und Länge.
event-place-required = Bitte gib an, wo die Veranstaltung ist, bevor du den Ort beschreibst.
event-address-unusable = Bitte gib eine Adresse an, die mit https:// oder http:// beginnt.
event-category-missing = Diese Kategorie von Veranstaltungen gibt es in dieser Gemeinschaft nicht.
event-series-missing = Diese Veranstaltungsreihe gibt es nicht.
event-series-forbidden = Diese Reihe gehört einem anderen Mitglied.
event-group-missing = Eine solche aktive Gruppe gibt es nicht.
event-group-forbidden = Nur wer die Gruppe leitet, kann ihr Veranstaltungen hinzufügen.
event-places-taken = Es sind schon mehr Plätze vergeben.
event-recurs = Diese Veranstaltung wiederholt sich. Bitte gib an, welche Termine geändert werden sollen.

event-review-pending = Diese Veranstaltung wartet auf eine Entscheidung und kann bis dahin nicht geändert werden.
event-review-not-required = Diese Veranstaltung braucht keine Entscheidung. Du kannst sie gleich veröffentlichen.
event-review-required = In dieser Gemeinschaft werden Veranstaltungen von der Verwaltung veröffentlicht. Bitte frage danach.
event-lifecycle-conflict = Das geht bei dieser Veranstaltung zurzeit nicht.
event-reason-required = Bitte gib einen Grund an.
event-reason-long = Der Grund ist zu lang. Bitte nimm höchstens 4000 Zeichen.

event-registration-disabled = Diese Gemeinschaft nimmt keine Anmeldungen zu Veranstaltungen an.
event-registration-forbidden = Zu dieser Veranstaltung kannst du dich nicht anmelden.
event-occurrence-required = Diese Veranstaltung wiederholt sich. Bitte wähle einen Termin.
event-registration-unavailable = Zu dieser Veranstaltung kannst du dich zurzeit nicht anmelden.
event-registration-closed = Diese Veranstaltung hat schon begonnen.
event-full = Diese Veranstaltung ist voll.
event-offer-acceptance-required = Für dich wird ein Platz freigehalten. Bitte nimm ihn an.
event-waitlist-disabled = Diese Gemeinschaft hat keine Wartelisten.
event-already-confirmed = Du bist schon angemeldet.
event-place-free = Es sind noch Plätze frei, niemand muss warten.
event-offer-inactive = Für dich wird kein Platz freigehalten.
event-offer-expired = Der Platz wurde bis eben für dich freigehalten und ist nun vergeben.
event-offer-token = Du brauchst keinen Code, um den Platz anzunehmen. Bitte lass ihn weg.
event-answer-going = Du bist angemeldet.
event-answer-waitlisted = Die Veranstaltung ist voll. Du stehst auf der Warteliste.
event-answer-interested = Notiert: Du bist interessiert.
event-answer-not-going = Notiert: Du kommst nicht.
