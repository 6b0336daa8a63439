# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

faq-missing = Cette question n'existe pas.
faq-nothing-named = Veuillez indiquer ce que vous voulez modifier.
consent-unknown = Ce consentement n'existe pas.
consent-marketing = Actualités par e-mail
consent-marketing-means = Votre communauté peut vous envoyer des actualités par e-mail.
onboarding-picture-missing = Veuillez ajouter une photo de vous.
onboarding-bio-missing = Veuillez vous présenter en au moins { $least } caractères.
onboarding-done = Bienvenue ! Tout est prêt pour vous.
support-request-missing = Cette demande n’existe pas.
support-request-over = Cette demande a déjà reçu une réponse ou a été close.
support-message-arrived = Votre message est bien arrivé. L’équipe de la communauté vous répondra.
