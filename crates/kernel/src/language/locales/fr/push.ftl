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
