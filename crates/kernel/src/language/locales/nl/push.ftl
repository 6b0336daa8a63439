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
push-campaign-missing = Deze campagne bestaat niet.
campaign-url-unsafe = Voer het adres in van een openbare webpagina die met https of http begint.
campaign-moment-wrong = Kies een moment dat nog komt en minder dan een jaar weg is.
campaign-half-a-place = Een plaats heeft breedtegraad, lengtegraad en straal nodig, of geen van drie.
campaigns-many = Je kunt hoogstens { $most } campagnes hebben waarover niemand heeft beslist.
campaign-wrong-status = De campagne is hiervoor te ver, of nog niet ver genoeg.
campaign-stale = De campagne is veranderd. Bekijk haar opnieuw.
