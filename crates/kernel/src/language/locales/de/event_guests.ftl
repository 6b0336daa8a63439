# Guests at events.

event-guest-name = Bitte schreib den Namen des Gastes.
event-guest-missing = Diesen Gast gibt es nicht.
event-guest-conflict = Gäste kommen mit jemandem, der teilnimmt. Dieser Gast oder deine Anmeldung ist abgesagt.
event-guest-limit = Zu dieser Veranstaltung können Mitglieder höchstens { $most } Gäste mitbringen.
