# Che cosa dicono le e-mail. $community è il nome della comunità, $name chi legge.

mail-greeting = Ciao { $name },
mail-greeting-stranger = Ciao,
mail-subject = Novità da { $community }
mail-open = Guarda
mail-link-hint = Se il pulsante non funziona, apri questo indirizzo:
mail-why = Ricevi questa e-mail perché fai parte di { $community }.
mail-why-account = Ricevi questa e-mail perché qualcuno si è iscritto a { $community } con questo indirizzo.
mail-why-invited = Ricevi questa e-mail perché qualcuno di { $community } ha invitato questo indirizzo.
mail-support-answer-subject = Una risposta da { $community }
mail-support-answer-text = Hai scritto a { $community }. Ecco la risposta dello staff:
mail-support-answer-why = Ricevi questa e-mail perché qualcuno ha scritto a { $community } con questo indirizzo.
mail-write-open = Scrivi al team
mail-manage = Scegli che cosa vuoi sapere
mail-unsubscribe = Niente più e-mail come questa
mail-unsubscribe-all = Niente più e-mail da { $community }

mail-digest-subject-daily = La tua giornata in { $community }: { $count ->
    [one] una novità
   *[other] { $count } novità
}
mail-digest-subject-monthly = Il tuo mese in { $community }: { $count ->
    [one] una novità
   *[other] { $count } novità
}
mail-digest-daily = Ecco che cosa è successo in { $community } dalla tua ultima e-mail.
mail-digest-monthly = Ecco che cosa è successo in { $community } nell’ultimo mese.
mail-digest-more = { $count ->
    [one] E ancora una. Trovi tutto nelle tue notifiche.
   *[other] E altre { $count }. Trovi tutto nelle tue notifiche.
}
mail-digest-open = Vedi tutte le notifiche

mail-welcome-subject = Ti diamo il benvenuto in { $community }
mail-welcome-text = Che bello che ci sei! Il tuo account è pronto e puoi accedere quando vuoi.
mail-welcome-next = Racconta agli altri qualcosa di te: che cosa ti piace fare e in che cosa ti farebbe comodo una mano. Così i vicini si trovano.
mail-welcome-open = Vai a { $community }

mail-verify-subject = Conferma il tuo indirizzo e-mail
mail-verify-text = Che bello che vuoi unirti a { $community }! Conferma per favore che questo indirizzo è tuo.
mail-verify-open = Conferma il mio indirizzo
mail-verify-hours = Il link vale 24 ore e funziona una volta sola.
mail-verify-ignore = Non l’hai chiesto tu? Allora non devi fare nulla; al tuo indirizzo non succederà niente.
mail-group-invite-text = { $name } vorrebbe che tu facessi parte del gruppo { $place } in { $community }.
mail-group-invite-open = Vedi l’invito
mail-group-invite-days = Il link vale 14 giorni e solo per un account con questo indirizzo.
mail-group-invite-ignore = Non ti interessa? Allora non devi fare nulla.

mail-received-subject = Abbiamo ricevuto la tua iscrizione
mail-received-text = Grazie di volerti unire a { $community }! Qualcuno del team guarderà la tua iscrizione.
mail-received-next = Appena il tuo account è pronto, ti scriviamo di nuovo.

mail-repeated-subject = Hai già un account
mail-repeated-text = Qualcuno ha appena provato a registrarsi a { $community } con questo indirizzo. Lì hai già un account.
mail-repeated-next = Eri tu? Allora accedi semplicemente.
mail-repeated-open = Accedi
mail-repeated-ignore = Non eri tu? Allora non devi fare nulla: il tuo account non è cambiato e nessuno ha saputo che ne hai uno.

mail-rejected-subject = La tua registrazione
mail-rejected-text = Grazie per aver voluto unirti a { $community }. Purtroppo il team non ha potuto accettare la tua registrazione. Ecco il motivo:

mail-why-security = Ricevi questa e-mail perché riguarda la sicurezza del tuo account presso { $community }.

mail-reset-subject = Scegli una nuova password
mail-reset-text = Qualcuno ha chiesto una nuova password per il tuo account presso { $community }. Con questo link puoi sceglierne una.
mail-reset-open = Scegli una nuova password
mail-reset-hours = Il link vale un’ora e una sola volta.
mail-reset-ignore = Non eri tu? Allora non devi fare nulla: la tua password resta com’è.

mail-password-changed-subject = La tua password è cambiata
mail-password-changed-text = La password del tuo account presso { $community } è appena stata cambiata. Tutti i dispositivi sono stati disconnessi.
mail-password-changed-next = Non eri tu? Allora scegli subito una nuova password.
mail-password-changed-open = Scegli una nuova password

mail-email-confirm-subject = Conferma il tuo nuovo indirizzo e-mail
mail-email-confirm-text = Il tuo account presso { $community } avrà d’ora in poi questo indirizzo. Conferma che è tuo.
mail-email-confirm-open = Conferma il mio nuovo indirizzo
mail-email-confirm-ignore = Non ne sai nulla? Allora non devi fare nulla; al tuo indirizzo non succederà niente.

mail-email-stop-subject = Il tuo indirizzo e-mail sta per cambiare
mail-email-stop-text = Qualcuno che conosce la tua password vuole dare un altro indirizzo e-mail al tuo account presso { $community }. Cambierà appena il nuovo indirizzo sarà confermato.
mail-email-stop-next = Non eri tu? Allora ferma il cambio: tutti i dispositivi saranno disconnessi e ti invieremo un link per scegliere una nuova password.
mail-email-stop-open = Ferma il cambio
mail-email-stop-ignore = Eri tu? Allora non devi fare nulla.

mail-email-changed-subject = Il tuo indirizzo e-mail è cambiato
mail-email-changed-text = Il tuo account presso { $community } ha ora un altro indirizzo e-mail. Con questo non puoi più accedere.
mail-email-changed-next = Non eri tu? Allora scrivi subito al team.

mail-second-factor-on-subject = Il secondo fattore è attivo
mail-second-factor-off-subject = Il secondo fattore è disattivato
mail-second-factor-text = Si tratta di come accedi al tuo account presso { $community }. Quando un secondo fattore è attivo, oltre alla password serve un codice di un’app.
mail-second-factor-reset-subject = Il team ha reimpostato il tuo secondo fattore
mail-second-factor-reset-text = Il team ha reimpostato il tuo secondo fattore. Finché non lo riattivi, per accedere al tuo account presso { $community } basta la password. Tutti i dispositivi sono stati disconnessi. Il team scrive:

mail-topic-messages = Messaggi
mail-topic-connections = Contatti
mail-topic-reviews = Recensioni
mail-topic-transactions = Ore
mail-topic-social = Commenti e reazioni
mail-topic-events = Eventi
mail-topic-groups = Gruppi
mail-topic-listings = Offerte e richieste
mail-topic-jobs = Lavoro
mail-topic-ideation = Idee
mail-topic-safeguarding = Sicurezza
mail-topic-system = Dal team
mail-topic-security = Il tuo account
mail-topic-other = Altre novità
mail-topic-all = Tutte le e-mail
mail-topic-digest = Riepiloghi
mail-topic-gamification = Punti e distintivi
mail-topic-org = Organizzazioni
mail-topic-federation = Novità dalle comunità partner

page-unsubscribe-title = Meno e-mail?
page-unsubscribe-text = Non riceverai più e-mail di questo tipo da { $community }:
page-unsubscribe-all-text = Non riceverai più nessuna e-mail da { $community }, tranne quelle sul tuo account:
page-unsubscribe-button = Sì, basta
page-unsubscribe-keep = Se preferisci tenerle, chiudi semplicemente questa pagina.
page-unsubscribed-title = Fatto
page-unsubscribed-text = Non ricevi più e-mail di questo tipo da { $community }:
page-unsubscribed-all-text = Non ricevi più nessuna e-mail da { $community }, tranne quelle sul tuo account:
page-unsubscribed-back = Puoi riattivarle in ogni momento nelle tue impostazioni.
page-unsubscribe-invalid-title = Questo link non funziona
page-unsubscribe-invalid-text = Forse si è interrotto lungo la strada. Apri di nuovo il link nell’e-mail, oppure accedi e cambia le tue impostazioni.
