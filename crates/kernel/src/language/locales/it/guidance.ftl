# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

faq-missing = Questa domanda non esiste.
faq-nothing-named = Indica che cosa vuoi cambiare.
consent-unknown = Questo consenso non esiste.
consent-marketing = Novità via e-mail
consent-marketing-means = La tua comunità può inviarti novità via e-mail.
onboarding-picture-missing = Aggiungi una tua foto.
onboarding-bio-missing = Scrivi qualcosa di te, con almeno { $least } caratteri.
onboarding-done = Ti diamo il benvenuto! È tutto pronto.
support-request-missing = Questa richiesta non esiste.
support-request-over = A questa richiesta è già stata data una risposta oppure è stata chiusa.
support-message-arrived = Il tuo messaggio è arrivato. Lo staff della comunità ti risponderà.
