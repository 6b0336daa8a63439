# German. Informal address (du). The English file says what the messages are for.

push-auth-invalid = keys.auth muss aus 16 Bytes in base64url bestehen.
push-key-invalid = keys.p256dh muss ein unkomprimierter Punkt auf P-256 in base64url sein.
endpoint-invalid = endpoint muss eine Webadresse sein.
endpoint-not-https = endpoint muss mit https beginnen.
endpoint-with-user = endpoint darf keinen Benutzernamen enthalten.
endpoint-with-port = endpoint darf keinen Port enthalten.
endpoint-not-public = endpoint muss eine öffentliche Adresse sein.
browser-unsubscribed = Dieser Browser bekommt keine Push-Nachrichten mehr.
phone-registered = Dieses Telefon bekommt jetzt Push-Nachrichten.
phone-unregistered = Dieses Telefon bekommt keine Push-Nachrichten mehr.
phone-not-registered-by-you = Dieses Telefon ist nicht mit deinem Konto angemeldet.
phone-needs-sign-in = Bitte melde zuerst dich an, dann dieses Telefon.
push-to-nobody = Keines dieser Mitglieder hat einen Browser, der Push-Nachrichten bekommt.
campaign-missing = Diese Nachricht ging nicht an dich.
push-campaign-missing = Diese Kampagne gibt es nicht.
campaign-url-unsafe = Bitte gib die Adresse einer öffentlichen Webseite ein, die mit https oder http beginnt.
campaign-moment-wrong = Bitte wähle einen Zeitpunkt, der noch kommt und weniger als ein Jahr entfernt ist.
campaign-half-a-place = Ein Ort braucht Breite, Länge und Umkreis, oder nichts davon.
campaigns-many = Du kannst höchstens { $most } Kampagnen haben, über die noch niemand entschieden hat.
campaign-wrong-status = Die Kampagne ist dafür zu weit, oder noch nicht weit genug.
campaign-stale = Die Kampagne hat sich geändert. Bitte sieh sie dir noch einmal an.
