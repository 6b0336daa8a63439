# Neuigkeiten, Kommentare und Reaktionen.

feed-item-missing = Das steht nicht in den Neuigkeiten, oder es ist nicht für dich.
feed-post-not-yours = Nur wer diesen Beitrag geschrieben hat, kann ihn ändern oder löschen.
feed-moment-out-of-reach = Bitte wähle einen Zeitpunkt in den nächsten 365 Tagen.
feed-post-came-out = Dieser Beitrag steht schon im Feed und braucht keinen Zeitpunkt mehr.
too-many-scheduled-posts = Du kannst höchstens { $most } geplante Beiträge haben.
too-many-post-pictures = { $most ->
    [one] Ein Beitrag kann höchstens { $most } Bild haben.
   *[other] Ein Beitrag kann höchstens { $most } Bilder haben.
}
feed-report-own = Das ist von dir. Wenn es dort nicht stehen soll, lösche es bitte.
feed-report-exists = Das hast du schon gemeldet. Das Team sieht es sich an.
feed-decide-own = Das ist von dir, deshalb muss jemand anderes darüber entscheiden.
comment-not-yours = Dieser Kommentar ist nicht von dir, oder es gibt ihn nicht mehr.
comment-missing = Diesen Kommentar gibt es nicht.
comment-too-deep = Tiefer kann niemand antworten. Beginne bitte einen neuen Kommentar.
