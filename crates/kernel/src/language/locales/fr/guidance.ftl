# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

faq-missing = Cette question n'existe pas.
faq-nothing-named = Veuillez indiquer ce que vous voulez modifier.
consent-unknown = Ce consentement n'existe pas.
consent-marketing = Actualités par e-mail
consent-marketing-means = Votre communauté peut vous envoyer des actualités par e-mail.
onboarding-picture-missing = Veuillez ajouter une photo de vous.
onboarding-bio-missing = Veuillez vous présenter en au moins { $least } caractères.
onboarding-done = Bienvenue ! Tout est prêt pour vous.
