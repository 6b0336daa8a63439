# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

faq-missing = Deze vraag bestaat niet.
faq-nothing-named = Geef aan wat je wilt wijzigen.
consent-unknown = Deze toestemming bestaat niet.
consent-marketing = Nieuws per e-mail
consent-marketing-means = Je gemeenschap mag je nieuws per e-mail sturen.
onboarding-picture-missing = Voeg een foto van jezelf toe.
onboarding-bio-missing = Vertel iets over jezelf, in minstens { $least } tekens.
onboarding-done = Welkom! Alles staat voor je klaar.
support-request-missing = Deze vraag bestaat niet.
support-request-over = Deze vraag is al beantwoord of gesloten.
support-message-arrived = Je bericht is aangekomen. Het team van de gemeenschap geeft je antwoord.
