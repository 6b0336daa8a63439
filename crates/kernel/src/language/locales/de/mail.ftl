# Was in E-Mails steht. $community ist der Name der Gemeinschaft, $name wer liest.

mail-greeting = Hallo { $name },
mail-greeting-stranger = Hallo,
mail-subject = Neues von { $community }
mail-open = Ansehen
mail-link-hint = Falls der Knopf nicht funktioniert, öffne diese Adresse:
mail-why = Du bekommst diese E-Mail, weil du bei { $community } dabei bist.
mail-why-account = Du bekommst diese E-Mail, weil sich jemand mit dieser Adresse bei { $community } angemeldet hat.
mail-why-invited = Du bekommst diese Mail, weil jemand bei { $community } diese Adresse eingeladen hat.
mail-support-answer-subject = Eine Antwort von { $community }
mail-support-answer-text = Du hast an { $community } geschrieben. Das antwortet das Team:
mail-support-answer-why = Du bekommst diese Mail, weil jemand mit dieser Adresse an { $community } geschrieben hat.
mail-write-open = Dem Team schreiben
mail-manage = Aussuchen, wovon du hören möchtest
mail-unsubscribe = Keine solchen E-Mails mehr
mail-unsubscribe-all = Gar keine E-Mails mehr von { $community }

mail-digest-subject-daily = Dein Tag bei { $community }: { $count ->
    [one] eine Neuigkeit
   *[other] { $count } Neuigkeiten
}
mail-digest-subject-monthly = Dein Monat bei { $community }: { $count ->
    [one] eine Neuigkeit
   *[other] { $count } Neuigkeiten
}
mail-digest-daily = Das ist bei { $community } seit deiner letzten E-Mail passiert.
mail-digest-monthly = Das ist bei { $community } im letzten Monat passiert.
mail-digest-more = { $count ->
    [one] Und noch eine weitere. Alles findest du in deinen Benachrichtigungen.
   *[other] Und noch { $count } weitere. Alles findest du in deinen Benachrichtigungen.
}
mail-digest-open = Alle Benachrichtigungen ansehen

mail-welcome-subject = Willkommen bei { $community }
mail-welcome-text = Schön, dass du da bist! Dein Konto ist bereit, und du kannst dich jederzeit anmelden.
mail-welcome-next = Erzähl den anderen ein wenig von dir: was du gern tust und wobei du Hilfe brauchen kannst. So finden sich Nachbarn.
mail-welcome-open = Zu { $community }

mail-verify-subject = Bitte bestätige deine E-Mail-Adresse
mail-verify-text = Schön, dass du bei { $community } mitmachen möchtest! Bitte bestätige, dass diese Adresse dir gehört.
mail-verify-open = Meine Adresse bestätigen
mail-verify-hours = Der Link gilt 24 Stunden und funktioniert einmal.
mail-verify-ignore = Du hast dich gar nicht angemeldet? Dann musst du nichts tun; mit deiner Adresse geschieht nichts.
mail-group-invite-text = { $name } möchte dich in der Gruppe { $place } bei { $community } dabeihaben.
mail-group-invite-open = Einladung ansehen
mail-group-invite-days = Der Link gilt 14 Tage und nur für ein Konto mit dieser Adresse.
mail-group-invite-ignore = Möchtest du nicht dabei sein? Dann brauchst du nichts zu tun.

mail-received-subject = Deine Anmeldung ist da
mail-received-text = Danke, dass du bei { $community } mitmachen möchtest! Jemand aus dem Team sieht sich deine Anmeldung an.
mail-received-next = Sobald dein Konto bereit ist, schreiben wir dir wieder.

mail-repeated-subject = Du hast schon ein Konto
mail-repeated-text = Gerade hat jemand versucht, sich bei { $community } mit dieser Adresse zu registrieren. Du hast dort schon ein Konto.
mail-repeated-next = Warst du es? Dann melde dich einfach an.
mail-repeated-open = Anmelden
mail-repeated-ignore = Warst du es nicht? Dann musst du nichts tun: Dein Konto hat sich nicht verändert, und niemand hat erfahren, dass du eines hast.

mail-rejected-subject = Deine Registrierung
mail-rejected-text = Danke, dass du bei { $community } mitmachen wolltest. Leider konnte das Team deine Registrierung nicht annehmen. Der Grund:

mail-why-security = Du bekommst diese E-Mail, weil es um die Sicherheit deines Kontos bei { $community } geht.

mail-reset-subject = Neues Passwort wählen
mail-reset-text = Jemand hat für dein Konto bei { $community } ein neues Passwort verlangt. Mit diesem Link kannst du eines wählen.
mail-reset-open = Neues Passwort wählen
mail-reset-hours = Der Link gilt eine Stunde und nur einmal.
mail-reset-ignore = Warst du das nicht? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.

mail-password-changed-subject = Dein Passwort wurde geändert
mail-password-changed-text = Das Passwort deines Kontos bei { $community } wurde gerade geändert. Alle Geräte wurden abgemeldet.
mail-password-changed-next = Warst du das nicht? Dann wähle sofort ein neues Passwort.
mail-password-changed-open = Neues Passwort wählen

mail-email-confirm-subject = Bitte bestätige deine neue E-Mail-Adresse
mail-email-confirm-text = Dein Konto bei { $community } soll ab jetzt diese Adresse haben. Bitte bestätige, dass sie dir gehört.
mail-email-confirm-open = Meine neue Adresse bestätigen
mail-email-confirm-ignore = Weißt du nichts davon? Dann musst du nichts tun; mit deiner Adresse geschieht nichts.

mail-email-stop-subject = Deine E-Mail-Adresse soll sich ändern
mail-email-stop-text = Jemand, der dein Passwort kennt, will deinem Konto bei { $community } eine andere E-Mail-Adresse geben. Sie ändert sich, sobald die neue Adresse bestätigt ist.
mail-email-stop-next = Warst du das nicht? Dann halte es auf: Alle Geräte werden abgemeldet, und wir schicken dir einen Link, um ein neues Passwort zu wählen.
mail-email-stop-open = Änderung aufhalten
mail-email-stop-ignore = Warst du es? Dann musst du nichts tun.

mail-email-changed-subject = Deine E-Mail-Adresse wurde geändert
mail-email-changed-text = Dein Konto bei { $community } hat jetzt eine andere E-Mail-Adresse. Mit dieser kannst du dich nicht mehr anmelden.
mail-email-changed-next = Warst du das nicht? Dann schreib bitte sofort dem Team.

mail-second-factor-on-subject = Der zweite Faktor ist eingeschaltet
mail-second-factor-off-subject = Der zweite Faktor ist ausgeschaltet
mail-second-factor-text = Es geht darum, wie du dich bei deinem Konto bei { $community } anmeldest. Ist ein zweiter Faktor eingeschaltet, braucht es neben dem Passwort einen Code aus einer App.
mail-second-factor-reset-subject = Das Team hat deinen zweiten Faktor zurückgesetzt
mail-second-factor-reset-text = Das Team hat deinen zweiten Faktor zurückgesetzt. Bis du ihn wieder einschaltest, reicht für die Anmeldung bei deinem Konto bei { $community } das Passwort. Alle Geräte wurden abgemeldet. Das Team schreibt dazu:

mail-topic-messages = Nachrichten
mail-topic-connections = Verbindungen
mail-topic-reviews = Bewertungen
mail-topic-transactions = Stunden
mail-topic-social = Kommentare und Reaktionen
mail-topic-events = Veranstaltungen
mail-topic-groups = Gruppen
mail-topic-listings = Angebote und Gesuche
mail-topic-jobs = Stellen
mail-topic-ideation = Ideen
mail-topic-safeguarding = Sicherheit
mail-topic-system = Vom Team
mail-topic-security = Dein Konto
mail-topic-other = Anderes
mail-topic-all = Alle E-Mails
mail-topic-digest = Zusammenfassungen
mail-topic-gamification = Punkte und Abzeichen
mail-topic-org = Organisationen
mail-topic-federation = Neues aus Partnergemeinschaften

page-unsubscribe-title = Weniger E-Mails?
page-unsubscribe-text = Du bekommst dann keine E-Mails dieser Art mehr von { $community }:
page-unsubscribe-all-text = Du bekommst dann gar keine E-Mails mehr von { $community }, außer zu deinem Konto:
page-unsubscribe-button = Ja, bitte keine mehr
page-unsubscribe-keep = Wenn du sie doch behalten möchtest, schließe einfach diese Seite.
page-unsubscribed-title = Erledigt
page-unsubscribed-text = Du bekommst keine E-Mails dieser Art mehr von { $community }:
page-unsubscribed-all-text = Du bekommst gar keine E-Mails mehr von { $community }, außer zu deinem Konto:
page-unsubscribed-back = In deinen Einstellungen kannst du sie jederzeit wieder einschalten.
page-unsubscribe-invalid-title = Dieser Link funktioniert nicht
page-unsubscribe-invalid-text = Vielleicht wurde er unterwegs abgeschnitten. Öffne den Link in der E-Mail noch einmal, oder melde dich an und ändere deine Einstellungen.
