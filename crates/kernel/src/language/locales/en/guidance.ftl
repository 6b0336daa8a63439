# Guidance: first steps, consents, help.

faq-missing = There is no such question.
faq-nothing-named = Please say what you want to change.
consent-unknown = There is no such consent.
consent-marketing = News by e-mail
consent-marketing-means = Your community may send you news by e-mail.
onboarding-picture-missing = Please add a picture of yourself.
onboarding-bio-missing = Please say something about yourself, in at least { $least } letters.
onboarding-done = Welcome! Everything is ready for you.
support-request-missing = There is no such request.
support-request-over = This request was answered or closed before.
support-message-arrived = Your message has arrived. Staff of the community will answer you.
