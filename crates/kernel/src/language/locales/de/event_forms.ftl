# Forms of events.

event-form-missing = Diesen Fragebogen gibt es nicht.
event-form-conflict = Das lässt sich nicht mehr ändern oder veröffentlichen.
event-form-stale = Diesen Fragebogen hat inzwischen jemand anders geändert. Bitte sieh ihn dir noch einmal an.
event-form-title = Bitte gib dem Fragebogen einen Titel.
event-forms-many = Eine Veranstaltung kann höchstens { $most } Fragebögen haben.
event-form-empty = Bitte füge zuerst eine Frage hinzu.
event-form-kind = Ein früherer Fragebogen hat unter diesem Schlüssel eine Frage mit einer anderen Art von Antwort. Bitte wähle einen anderen Schlüssel.
event-form-key-twice = Eine andere Frage hat diesen Schlüssel schon.
event-form-label = Bitte schreib, was gefragt wird.
event-form-options = Bitte gib mindestens zwei verschiedene Möglichkeiten an.
event-form-no-options = Bei dieser Art von Frage gibt es keine Auswahl.
event-answers-required = Bitte beantworte zuerst die Fragen dieser Veranstaltung.
event-answers-given = Du hast schon geantwortet. Du kannst deine Antworten korrigieren.
event-answers-closed = Die Fragen dieser Veranstaltung lassen sich nicht mehr beantworten.
event-answers-missing = Diese Antworten gibt es nicht.
event-answer-unknown = Diese Frage wird nicht gestellt.
event-answer-twice = Diese Frage ist zweimal beantwortet.
event-answer-text = Bitte antworte mit einem Text von höchstens { $most } Zeichen.
event-answer-option = Bitte wähle eine der Möglichkeiten.
event-answer-options = Bitte wähle nur unter den Möglichkeiten.
event-answer-yes-no = Bitte antworte mit Ja oder Nein.
event-answer-number = Bitte antworte mit einer Zahl.
event-answer-date = Bitte antworte mit einem Tag, etwa 2030-05-01.
event-answer-consent = Bitte stimme zu, wenn du teilnehmen möchtest.
event-answer-required = Bitte beantworte diese Frage: { $question }
