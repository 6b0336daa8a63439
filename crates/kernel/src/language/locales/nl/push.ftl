# Dutch. Informal address (je); "uur" is the same for one and for many. The English file says what the messages are for.

push-auth-invalid = keys.auth moet uit 16 bytes in base64url bestaan.
push-key-invalid = keys.p256dh moet een niet-gecomprimeerd punt op P-256 in base64url zijn.
endpoint-invalid = endpoint moet een webadres zijn.
endpoint-not-https = endpoint moet met https beginnen.
endpoint-with-user = endpoint mag geen gebruikersnaam bevatten.
endpoint-with-port = endpoint mag geen poort bevatten.
endpoint-not-public = endpoint moet een openbaar adres zijn.
browser-unsubscribed = Deze browser krijgt geen pushberichten meer.
phone-registered = Deze telefoon krijgt nu pushberichten.
phone-unregistered = Deze telefoon krijgt geen pushberichten meer.
phone-not-registered-by-you = Deze telefoon is niet aangemeld bij je account.
phone-needs-sign-in = Log alsjeblieft eerst in en meld dan deze telefoon aan.
push-to-nobody = Geen van deze leden heeft een browser die pushberichten krijgt.
campaign-missing = Dit bericht is niet naar jou gestuurd.
