# Neuigkeiten, Kommentare und Reaktionen.

feed-item-missing = Das steht nicht in den Neuigkeiten, oder es ist nicht für dich.
feed-post-not-yours = Nur wer diesen Beitrag geschrieben hat, kann ihn ändern oder löschen.
feed-report-own = Das ist von dir. Wenn es dort nicht stehen soll, lösche es bitte.
feed-report-exists = Das hast du schon gemeldet. Das Team sieht es sich an.
feed-decide-own = Das ist von dir, deshalb muss jemand anderes darüber entscheiden.
comment-not-yours = Dieser Kommentar ist nicht von dir, oder es gibt ihn nicht mehr.
comment-missing = Diesen Kommentar gibt es nicht.
comment-too-deep = Tiefer kann niemand antworten. Beginne bitte einen neuen Kommentar.
