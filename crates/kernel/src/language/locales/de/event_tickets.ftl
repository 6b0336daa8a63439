# Tickets of events.

event-ticket-missing = Diese Tickets gibt es nicht.
event-ticket-forbidden = Du kannst über die Tickets dieser Veranstaltung nicht entscheiden.
event-ticket-stale = Das hat inzwischen jemand anders geändert. Bitte sieh es dir noch einmal an.
event-ticket-event-closed = Diese Veranstaltung findet nicht statt oder hat begonnen, also gibt es nichts vorzubereiten.
event-ticket-many = Eine Veranstaltung kann höchstens { $most } Arten von Tickets haben.
event-ticket-groups = Bitte wähle aktive Gruppen, die du sehen kannst.
event-ticket-not-editable = Bitte halte diese Tickets zuerst an; was archiviert ist, bleibt, wie es ist.
event-ticket-step = Dieser Schritt passt nicht dazu, wie es um diese Tickets steht.
event-ticket-unpayable = Mit Stunden lässt sich noch nichts bezahlen. Bitte wähle kostenlose Tickets.
event-ticket-over = Die Zeit für diese Tickets ist vorbei. Bitte ändere sie zuerst.
event-ticket-registration = Tickets sind für alle, die teilnehmen. Bitte melde dich zuerst an.
event-ticket-not-active = Diese Tickets gibt es im Moment nicht.
event-ticket-closed = Es ist nicht die Zeit für diese Tickets.
event-ticket-not-eligible = Diese Tickets sind nicht für alle, und dieses Konto kann sie nicht haben.
event-ticket-member-most = Eine Person kann höchstens { $most } dieser Tickets haben.
event-ticket-exhausted = So viele sind nicht mehr da: { $left }.
event-ticket-time = Bitte gib Tag und Uhrzeit mit Sekunden und Abstand zu UTC an, etwa 2030-05-01T18:00:00+01:00.
event-ticket-time-twice = Bitte gib diese Zeit nur einmal an, auf der Uhr der Veranstaltung oder in UTC.
event-ticket-offset = Auf der Uhr von { $zone } ist der Abstand zu UTC dann { $offset }.
event-ticket-name = Bitte gib einen Namen von 1 bis 191 Zeichen an.
event-ticket-price = Bitte gib eine Zahl von Stunden über null mit höchstens zwei Nachkommastellen an.
event-ticket-price-free = Kostenlose Tickets kosten nichts.
event-ticket-member-limit = Eine Person kann nicht mehr haben, als es gibt.
event-ticket-window = Das muss nach dem Anfang liegen.
event-ticket-window-late = Das kann nicht nach Beginn der Veranstaltung sein.
event-ticket-fixed = Es wurden schon Tickets ausgegeben, also bleibt das, wie es ist.
