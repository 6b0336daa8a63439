# French. Polite address (vous), without words that agree with the gender of a member. The English file says what the messages are for.

push-auth-invalid = keys.auth doit être 16 octets en base64url.
push-key-invalid = keys.p256dh doit être un point non compressé sur P-256 en base64url.
endpoint-invalid = endpoint doit être une adresse web.
endpoint-not-https = endpoint doit commencer par https.
endpoint-with-user = endpoint ne doit pas contenir de nom d’utilisateur.
endpoint-with-port = endpoint ne doit pas contenir de port.
endpoint-not-public = endpoint doit être une adresse publique.
browser-unsubscribed = Ce navigateur ne reçoit plus de messages push.
phone-registered = Ce téléphone reçoit maintenant les messages push.
phone-unregistered = Ce téléphone ne reçoit plus de messages push.
phone-not-registered-by-you = Ce téléphone n’est pas enregistré avec votre compte.
phone-needs-sign-in = Merci de vous connecter d’abord, puis d’enregistrer ce téléphone.
push-to-nobody = Aucun de ces membres n’a de navigateur qui reçoit des messages push.
campaign-missing = Ce message ne vous a pas été envoyé.
push-campaign-missing = Cette campagne n’existe pas.
campaign-url-unsafe = Saisissez l’adresse d’une page web publique qui commence par https ou http.
campaign-moment-wrong = Choisissez un moment à venir, dans moins d’un an.
campaign-half-a-place = Un lieu a besoin de la latitude, de la longitude et d’un rayon, ou d’aucun des trois.
campaigns-many = Vous pouvez avoir au plus { $most } campagnes sans décision.
campaign-wrong-status = La campagne est trop avancée pour cela, ou pas assez.
campaign-stale = La campagne a changé. Regardez-la de nouveau.
