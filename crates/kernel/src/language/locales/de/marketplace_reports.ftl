# German. Familiar address. The English file says what the messages are for.

marketplace-report-own = Das ist deine eigene Anzeige, deshalb kannst du sie nicht melden.
marketplace-report-exists = Du hast diese Anzeige schon gemeldet.
marketplace-report-missing = Diese Meldung gibt es nicht.
marketplace-report-not-yours = Diese Meldung sehen nur, wer sie gemacht hat und wer die Anzeige verkauft.
marketplace-report-wrong-status = Der Stand dieser Meldung lässt das nicht zu.
marketplace-report-decide-own = Über diese Meldung muss jemand anderes entscheiden, weil du daran beteiligt bist.
marketplace-report-received = Danke. Die Verwaltung wird deine Meldung prüfen.
marketplace-report-appealed = Dein Einspruch ist eingegangen.
marketplace-report-taken-up = Die Meldung wird geprüft.
marketplace-report-decided = Über die Meldung ist entschieden.
marketplace-report-appeal-decided = Über den Einspruch ist entschieden.
