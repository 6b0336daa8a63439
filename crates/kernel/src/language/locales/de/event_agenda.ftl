# Programme von Veranstaltungen.

event-session-missing = Diesen Programmpunkt gibt es nicht.
event-agenda-closed = Das Programm dieser Veranstaltung lässt sich nicht ändern: Sie ist vorbei oder findet nicht statt.
event-session-title = Bitte gib einen Titel an.
event-session-outside = Ein Programmpunkt beginnt und endet innerhalb der Veranstaltung. Hat sie kein Ende, dann innerhalb eines Tages nach ihrem Beginn.
event-session-speaker-who = Bitte wähle ein Mitglied oder gib den Namen eines Gastes an, nicht beides.
event-session-speaker-twice = Diese Person steht schon in der Liste.
event-session-room-taken = In diesem Raum ist zur selben Zeit ein anderer Programmpunkt.
event-session-speaker-taken = Eine der Personen spricht zur selben Zeit bei einem anderen Programmpunkt.
event-sessions-many = Eine Veranstaltung kann höchstens { $most } Programmpunkte haben.
event-session-stale = Das hat inzwischen jemand anders geändert. Bitte sieh es dir noch einmal an.
event-session-cancelled = Dieser Programmpunkt wurde abgesagt.
event-agenda-order = Bitte nenne jeden Programmpunkt, der stattfindet, genau einmal.
event-session-registration = Plätze bei Programmpunkten sind für alle, die an der Veranstaltung teilnehmen. Bitte melde dich zuerst an.
event-session-closed = Für diesen Programmpunkt kannst du dich nicht mehr anmelden.
event-session-full = Dieser Programmpunkt ist voll.
bell-event-session-speaker = Du bist bei „{ $place }“ als sprechende Person genannt.
bell-event-session-updated = Zeit oder Raum des Programmpunkts „{ $place }“ haben sich geändert.
bell-event-session-cancelled = Der Programmpunkt „{ $place }“ wurde abgesagt.
subject-event-session-speaker = Du sprichst bei einer Veranstaltung: { $place }
subject-event-session-updated = Programmpunkt geändert: { $place }
subject-event-session-cancelled = Programmpunkt abgesagt: { $place }
type-event-session-speaker = Auftritt bei einer Veranstaltung
type-event-session-updated = Programmpunkt geändert
type-event-session-cancelled = Programmpunkt abgesagt
