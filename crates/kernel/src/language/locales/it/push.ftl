# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

push-auth-invalid = keys.auth deve essere di 16 byte in base64url.
push-key-invalid = keys.p256dh deve essere un punto non compresso su P-256 in base64url.
endpoint-invalid = endpoint deve essere un indirizzo web.
endpoint-not-https = endpoint deve iniziare con https.
endpoint-with-user = endpoint non deve contenere un nome utente.
endpoint-with-port = endpoint non deve contenere una porta.
endpoint-not-public = endpoint deve essere un indirizzo pubblico.
browser-unsubscribed = Questo browser non riceve più messaggi push.
phone-registered = Questo telefono ora riceve i messaggi push.
phone-unregistered = Questo telefono non riceve più messaggi push.
phone-not-registered-by-you = Questo telefono non è registrato con il tuo account.
phone-needs-sign-in = Prima accedi, poi registra questo telefono.
push-to-nobody = Nessuna di queste persone ha un browser che riceve messaggi push.
campaign-missing = Questo messaggio non è stato mandato a te.
push-campaign-missing = Questa campagna non esiste.
campaign-url-unsafe = Inserisci l’indirizzo di una pagina web pubblica che inizi con https o http.
campaign-moment-wrong = Scegli un momento futuro, entro un anno.
campaign-half-a-place = Un luogo ha bisogno di latitudine, longitudine e raggio, o di nessuno dei tre.
campaigns-many = Puoi avere al massimo { $most } campagne su cui nessuno ha deciso.
campaign-wrong-status = La campagna è troppo avanti per questo, o non ancora abbastanza.
campaign-stale = La campagna è cambiata. Guardala di nuovo.
