# Polish. The English file says what the messages are for.

faq-missing = Nie ma takiego pytania.
faq-nothing-named = Podaj, co chcesz zmienić.
consent-unknown = Nie ma takiej zgody.
consent-marketing = Wiadomości e-mailem
consent-marketing-means = Twoja społeczność może wysyłać ci wiadomości e-mailem.
onboarding-picture-missing = Dodaj swoje zdjęcie.
onboarding-bio-missing = Napisz coś o sobie, co najmniej { $least } znaków.
onboarding-done = Witaj! Wszystko jest gotowe.
support-request-missing = Nie ma takiego zgłoszenia.
support-request-over = Na to zgłoszenie już odpowiedziano lub je zamknięto.
support-message-arrived = Twoja wiadomość dotarła. Zespół społeczności Ci odpowie.
