# German. Informal address (du). The English file says what the messages are for.

faq-missing = Diese Frage gibt es nicht.
faq-nothing-named = Bitte gib an, was du ändern möchtest.
consent-unknown = Diese Einwilligung gibt es nicht.
consent-marketing = Neuigkeiten per E-Mail
consent-marketing-means = Deine Gemeinschaft darf dir Neuigkeiten per E-Mail schicken.
onboarding-picture-missing = Bitte füge ein Bild von dir hinzu.
onboarding-bio-missing = Bitte schreib etwas über dich, mit mindestens { $least } Zeichen.
onboarding-done = Willkommen! Alles ist für dich bereit.
support-request-missing = Diese Anfrage gibt es nicht.
support-request-over = Diese Anfrage wurde schon beantwortet oder geschlossen.
support-message-arrived = Deine Nachricht ist angekommen. Das Team der Gemeinschaft antwortet dir.
