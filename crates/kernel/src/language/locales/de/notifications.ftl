# German. Informal address (du). The English file says what the messages are for.

## The sentence in the bell.

bell-connection-request = { $name } möchte mit dir in Kontakt treten.
bell-connection-accepted = { $name } hat deine Kontaktanfrage angenommen.
bell-connection-declined = { $name } hat deine Kontaktanfrage abgelehnt.
bell-new-message = { $name } hat dir eine Nachricht geschickt.
bell-transaction = { $name } hat dir Stunden geschickt.
bell-credits-received = { $name } hat dir Stunden gutgeschrieben.
bell-credits-taken = Die Menschen, die sich um { $place } kümmern, haben dir Stunden abgezogen.
bell-credit-received = { $hours ->
    [one] { $name } hat dir { $hours } Stunde geschickt.
   *[other] { $name } hat dir { $hours } Stunden geschickt.
}
bell-credit-sent = { $hours ->
    [one] Du hast { $hours } Stunde an { $name } geschickt.
   *[other] Du hast { $hours } Stunden an { $name } geschickt.
}
bell-review-request = Erzähle bitte, wie es mit { $name } war.
bell-review-received = { $name } hat dich bewertet.
bell-review-hidden = Die Menschen, die sich um { $place } kümmern, haben eine Bewertung von dir ausgeblendet.
bell-review-removed = Die Menschen, die sich um { $place } kümmern, haben eine Bewertung von dir entfernt.
bell-listing-saved = { $name } hat sich deine Anzeige gemerkt.
bell-listing-pending-review = Eine Anzeige von { $name } wartet auf Freigabe.
bell-listing-approved = Deine Anzeige „{ $place }“ wurde freigegeben.
bell-listing-rejected = Deine Anzeige „{ $place }“ wurde nicht freigegeben. Du kannst sie ändern und erneut einreichen. Der Grund:
bell-listing-reported = Deine Anzeige „{ $place }“ wurde gemeldet, und das Team stimmt zu. Bitte sieh sie dir an.
bell-listing-report-upheld = Du hast „{ $place }“ gemeldet, und das Team stimmt dir zu. Danke!
bell-listing-report-dismissed = Du hast „{ $place }“ gemeldet. Das Team hat sich die Anzeige angesehen und nichts beanstandet. Danke für den Hinweis!
bell-listing-removed = Das Team hat deine Anzeige „{ $place }“ gelöscht.
bell-listing-suspended = Das Team hat deine Anzeige „{ $place }“ gesperrt. Andere sehen sie nicht mehr.
bell-new-listing-created = { $name } hat eine Anzeige aufgegeben.
bell-listing-report-created = In { $place } wurde eine Anzeige gemeldet. Bitte sieh sie dir an.
bell-marketplace-listing-pending-review = Etwas, das { $name } verkauft, wartet auf Freigabe.
bell-marketplace-listing-approved = Was du verkaufst, „{ $place }“, wurde freigegeben.
bell-marketplace-listing-rejected = Was du verkaufst, „{ $place }“, wurde vom Marktplatz genommen.
bell-marketplace-low-stock = Von „{ $place }“ ist nur noch wenig da.
bell-marketplace-seller-suspended = Dein Verkauf wurde gesperrt. Was du verkaufst, ist vorerst nicht zu sehen.
bell-marketplace-seller-restored = Du kannst wieder verkaufen. Was du verkaufst, ist zu sehen wie zuvor.
bell-group-member-joined = { $name } ist der Gruppe { $place } beigetreten.
bell-group-join-request = { $name } möchte der Gruppe { $place } beitreten.
bell-group-join = Du gehörst jetzt zur Gruppe { $place }.
bell-group-join-rejected = Deine Anfrage an die Gruppe { $place } wurde abgelehnt.
bell-group-role-owner = Die Gruppe { $place } gehört jetzt dir.
bell-group-role-admin = Du kümmerst dich jetzt mit um die Gruppe { $place }.
bell-group-role-member = Du kümmerst dich nicht mehr um die Gruppe { $place }, gehörst aber weiter dazu.
bell-group-removed = Du gehörst nicht mehr zur Gruppe { $place }.
bell-group-banned = Du kannst an der Gruppe { $place } nicht mehr teilnehmen.
bell-group-invite = { $name } lädt dich in die Gruppe { $place } ein.
bell-group-chatroom-message = { $name } hat der Gruppe { $place } geschrieben.
bell-group-announcement = { $name } hat in der Gruppe { $place } etwas angekündigt.
bell-new-topic = { $name } hat in der Gruppe { $place } eine Diskussion begonnen.
bell-new-reply = { $name } hat in einer Diskussion der Gruppe { $place } geantwortet.
bell-new-group-created = { $name } hat die Gruppe { $place } gegründet.
bell-exchange-request-received = { $name } fragt dich nach einem Tausch.
bell-exchange-pending-broker = { $name } hat deinen Tausch angenommen; jemand, der sich um { $place } kümmert, muss noch zustimmen.
bell-exchange-accepted = { $name } hat deinen Tausch angenommen.
bell-exchange-approved = { $name } hat deinen Tausch genehmigt.
bell-exchange-rejected = { $name } hat deinen Tausch gestoppt.
bell-exchange-request-declined = { $name } hat deinen Tausch abgelehnt.
bell-exchange-started = { $name } hat mit eurem Tausch begonnen.
bell-exchange-ready-confirmation = { $name } meldet, dass es erledigt ist. Bitte bestätige die Stunden.
bell-exchange-completed = Dein Tausch ist abgeschlossen und die Stunden sind übertragen.
bell-exchange-cancelled = { $name } hat euren Tausch abgesagt.
bell-exchange-disputed = { $name } bittet darum, dass sich jemand euren Tausch ansieht.
bell-exchange-hours-differ = Du und { $name } habt verschiedene Stunden für euren Tausch bestätigt. Das Team sieht sich das an.
bell-exchange-needs-broker = In { $place } wartet ein Tausch auf eine Entscheidung. Bitte sieh ihn dir an.
bell-marketplace-order-confirmed = Die Bestellung von { $place } ist bestätigt.
bell-marketplace-order-paid = Die Bestellung von { $place } ist bezahlt.
bell-marketplace-order-shipped = { $place } ist auf dem Weg zu dir.
bell-marketplace-order-delivered = { $place } ist angekommen, sagt die andere Seite.
bell-marketplace-order-completed = Die Bestellung von { $place } ist abgeschlossen.
bell-marketplace-order-cancelled = Die Bestellung von { $place } wurde storniert.
bell-marketplace-order-rated = { $name } hat eine Bestellung von dir bewertet.
bell-marketplace-dispute-opened = { $name } hat zu eurer Bestellung einen Streitfall eröffnet.
bell-marketplace-dispute-resolved = Der Streitfall zu deiner Bestellung ist entschieden.
bell-marketplace-dispute-filed = In { $place } wartet ein Streitfall auf eine Entscheidung. Bitte sieh ihn dir an.
bell-marketplace-offer-received = { $name } hat ein Angebot für deine Anzeige gemacht.
bell-marketplace-offer-accepted = { $name } hat dein Angebot angenommen.
bell-marketplace-offer-declined = Dein Angebot wurde abgelehnt.
bell-marketplace-offer-countered = { $name } hat auf dein Angebot mit einem anderen Betrag geantwortet.
bell-marketplace-offer-counter-accepted = { $name } hat dein Gegenangebot angenommen.
bell-marketplace-offer-withdrawn = { $name } hat ein Angebot für deine Anzeige zurückgezogen.
bell-safeguarding-flag = In { $place } wurde etwas gemeldet. Bitte sieh es dir bald an.
bell-safeguarding-contact-blocked = In { $place } wurde zum Schutz eines Mitglieds eine Kontaktaufnahme verhindert. Bitte sieh es dir an.
bell-gdpr-request = { $name } hat eine Datenschutzanfrage gestellt. Bitte antworte innerhalb von 30 Tagen.
bell-gdpr-account-deletion = { $name } möchte das eigene Konto löschen lassen. Bitte antworte innerhalb von 30 Tagen.
bell-data-request-received = Das Team von { $place } hat deine Datenschutzanfrage erhalten und antwortet innerhalb von 30 Tagen.
bell-data-request-completed = Das Team von { $place } hat deine Datenschutzanfrage erledigt.
bell-data-request-rejected = Das Team von { $place } hat deine Datenschutzanfrage abgelehnt. Den Grund findest du in deinen Einstellungen.
bell-data-export-ready = Die Kopie deiner Daten bei { $place } ist fertig. Sie wird sieben Tage aufbewahrt.
bell-legal-acceptance-needed = Es gibt eine neue Fassung von „{ $place }“. Bitte lies sie und stimme ihr zu.
bell-legal-version-published = Es gibt eine neue Fassung von „{ $place }“.
bell-impersonation-started = { $place } aus dem Team hat sich für höchstens 15 Minuten als du angemeldet, um zu helfen. Du kannst das in deinen Sicherheitseinstellungen beenden.
bell-passkey-registered = Zu deinem Konto wurde ein Passkey hinzugefügt. Wenn du das nicht warst, entferne ihn und ändere dein Passwort.
bell-passkey-removed = Aus deinem Konto wurde ein Passkey entfernt.
bell-welcome = Willkommen bei { $place }!
bell-new-user-registered = { $name } ist der Gemeinschaft beigetreten.
bell-registration-waiting = { $name } hat sich registriert und wartet auf eine Entscheidung.
bell-password-changed = Dein Passwort wurde geändert.
bell-email-changed = Deine E-Mail-Adresse wurde geändert.
bell-2fa-enabled = Der zweite Faktor ist eingeschaltet.
bell-2fa-disabled = Der zweite Faktor ist ausgeschaltet.
bell-2fa-reset = Das Team hat deinen zweiten Faktor zurückgesetzt.

## The subject of an e-mail about it.

subject-connection-request = { $name } möchte mit dir in Kontakt treten
subject-connection-accepted = { $name } hat deine Kontaktanfrage angenommen
subject-connection-declined = { $name } hat deine Kontaktanfrage abgelehnt
subject-new-message = { $name } hat dir eine Nachricht geschickt
subject-transaction = { $name } hat dir Stunden geschickt
subject-credits-received = { $name } hat dir Stunden gutgeschrieben
subject-credits-taken = Dir wurden Stunden abgezogen
subject-credit-received = { $hours ->
    [one] { $name } hat dir { $hours } Stunde geschickt
   *[other] { $name } hat dir { $hours } Stunden geschickt
}
subject-credit-sent = { $hours ->
    [one] Du hast { $hours } Stunde an { $name } geschickt
   *[other] Du hast { $hours } Stunden an { $name } geschickt
}
subject-review-request = Wie war es mit { $name }?
subject-review-received = { $name } hat dich bewertet
subject-review-hidden = Eine Bewertung von dir wurde ausgeblendet
subject-review-removed = Eine Bewertung von dir wurde entfernt
subject-listing-saved = { $name } hat sich deine Anzeige gemerkt
subject-listing-pending-review = Eine Anzeige wartet auf Freigabe
subject-listing-approved = Deine Anzeige wurde freigegeben
subject-listing-rejected = Deine Anzeige wurde nicht freigegeben
subject-listing-reported = Deine Anzeige wurde gemeldet
subject-listing-report-upheld = Das Team stimmt deiner Meldung zu
subject-listing-report-dismissed = Das Team hat deine Meldung geprüft
subject-listing-removed = Deine Anzeige wurde gelöscht
subject-listing-suspended = Deine Anzeige wurde gesperrt
subject-new-listing-created = Neue Anzeige von { $name }
subject-listing-report-created = Eine Anzeige wurde gemeldet
subject-marketplace-listing-pending-review = Etwas zum Verkauf wartet auf Freigabe
subject-marketplace-listing-approved = Was du verkaufst, wurde freigegeben
subject-marketplace-listing-rejected = Was du verkaufst, wurde vom Marktplatz genommen
subject-marketplace-low-stock = Von etwas, das du verkaufst, ist nur noch wenig da
subject-marketplace-seller-suspended = Dein Verkauf wurde gesperrt
subject-marketplace-seller-restored = Du kannst wieder verkaufen
subject-group-member-joined = { $name } ist der Gruppe { $place } beigetreten
subject-group-join-request = { $name } möchte der Gruppe { $place } beitreten
subject-group-join = Du gehörst jetzt zur Gruppe { $place }
subject-group-join-rejected = Deine Anfrage an die Gruppe { $place } wurde abgelehnt
subject-group-role-owner = Die Gruppe { $place } gehört jetzt dir
subject-group-role-admin = Du kümmerst dich jetzt mit um die Gruppe { $place }
subject-group-role-member = Du kümmerst dich nicht mehr um die Gruppe { $place }, gehörst aber weiter dazu
subject-group-removed = Du gehörst nicht mehr zur Gruppe { $place }
subject-group-banned = Du kannst an der Gruppe { $place } nicht mehr teilnehmen
subject-group-invite = { $name } lädt dich in die Gruppe { $place } ein
subject-group-chatroom-message = { $name } hat der Gruppe { $place } geschrieben
subject-group-announcement = { $name } hat in der Gruppe { $place } etwas angekündigt
subject-new-topic = { $name } hat in der Gruppe { $place } eine Diskussion begonnen
subject-new-reply = { $name } hat in einer Diskussion der Gruppe { $place } geantwortet
subject-new-group-created = Neue Gruppe: { $place }
subject-exchange-request-received = { $name } fragt dich nach einem Tausch
subject-exchange-pending-broker = Dein Tausch wartet auf Zustimmung
subject-exchange-accepted = { $name } hat deinen Tausch angenommen
subject-exchange-approved = Dein Tausch wurde genehmigt
subject-exchange-rejected = Dein Tausch wurde gestoppt
subject-exchange-request-declined = { $name } hat deinen Tausch abgelehnt
subject-exchange-started = { $name } hat mit eurem Tausch begonnen
subject-exchange-ready-confirmation = Bitte bestätige die Stunden eures Tauschs
subject-exchange-completed = Dein Tausch ist abgeschlossen
subject-exchange-cancelled = { $name } hat euren Tausch abgesagt
subject-exchange-disputed = { $name } bittet darum, dass sich jemand euren Tausch ansieht
subject-exchange-hours-differ = Du und { $name } habt verschiedene Stunden bestätigt
subject-exchange-needs-broker = Ein Tausch wartet auf eine Entscheidung
subject-marketplace-order-confirmed = Eine Bestellung ist bestätigt
subject-marketplace-order-paid = Eine Bestellung ist bezahlt
subject-marketplace-order-shipped = Deine Bestellung ist unterwegs
subject-marketplace-order-delivered = Dein Verkauf ist angekommen
subject-marketplace-order-completed = Eine Bestellung ist abgeschlossen
subject-marketplace-order-cancelled = Eine Bestellung wurde storniert
subject-marketplace-order-rated = { $name } hat eine Bestellung von dir bewertet
subject-marketplace-dispute-opened = { $name } hat zu eurer Bestellung einen Streitfall eröffnet
subject-marketplace-dispute-resolved = Der Streitfall zu deiner Bestellung ist entschieden
subject-marketplace-dispute-filed = Ein Streitfall wartet auf eine Entscheidung
subject-marketplace-offer-received = { $name } hat ein Angebot für deine Anzeige gemacht
subject-marketplace-offer-accepted = { $name } hat dein Angebot angenommen
subject-marketplace-offer-declined = Dein Angebot wurde abgelehnt
subject-marketplace-offer-countered = { $name } hat auf dein Angebot mit einem anderen Betrag geantwortet
subject-marketplace-offer-counter-accepted = { $name } hat dein Gegenangebot angenommen
subject-marketplace-offer-withdrawn = { $name } hat ein Angebot für deine Anzeige zurückgezogen
subject-safeguarding-flag = In { $place } wurde etwas gemeldet
subject-safeguarding-contact-blocked = In { $place } wurde eine Kontaktaufnahme verhindert
subject-gdpr-request = { $name } hat eine Datenschutzanfrage gestellt
subject-gdpr-account-deletion = { $name } möchte gehen
subject-data-request-received = Deine Datenschutzanfrage ist angekommen
subject-data-request-completed = Deine Datenschutzanfrage ist erledigt
subject-data-request-rejected = Deine Datenschutzanfrage wurde abgelehnt
subject-data-export-ready = Die Kopie deiner Daten ist fertig
subject-legal-acceptance-needed = Bitte lesen und zustimmen: { $place }
subject-legal-version-published = Neue Fassung von „{ $place }“
subject-impersonation-started = { $place } aus dem Team hat sich als du angemeldet
subject-passkey-registered = Zu deinem Konto wurde ein Passkey hinzugefügt
subject-passkey-removed = Aus deinem Konto wurde ein Passkey entfernt
subject-welcome = Willkommen bei { $place }!
subject-new-user-registered = Neues Mitglied: { $name }
subject-registration-waiting = Registrierung wartet auf Entscheidung: { $name }
subject-password-changed = Dein Passwort wurde geändert
subject-email-changed = Deine E-Mail-Adresse wurde geändert
subject-2fa-enabled = Der zweite Faktor ist eingeschaltet
subject-2fa-disabled = Der zweite Faktor ist ausgeschaltet
subject-2fa-reset = Das Team hat deinen zweiten Faktor zurückgesetzt

## More words in an e-mail about it.

detail-credit-received = { $hours ->
    [one] { $hours } Stunde von { $name } ist auf deinem Konto eingegangen.
   *[other] { $hours } Stunden von { $name } sind auf deinem Konto eingegangen.
}
detail-credit-sent = { $hours ->
    [one] { $hours } Stunde wurde an { $name } übertragen.
   *[other] { $hours } Stunden wurden an { $name } übertragen.
}
detail-review-request = Du und { $name } habt Zeit getauscht. Erzähle bitte in ein paar Worten, wie es war: Das hilft anderen, jemanden zu finden, dem sie vertrauen können.
detail-voice-message = Eine Sprachnachricht wartet auf dich.

## What a lock screen shows, where anybody may read it: never who or what.

push-default = Es gibt Neues für dich
push-new-message = Du hast eine neue Nachricht
push-connection-request = Du hast eine neue Kontaktanfrage
push-connection-accepted = Deine Kontaktanfrage wurde angenommen
push-body = Öffne die App, um es anzusehen.

## The short heading of a line in the bell.

type-connection-request = Kontaktanfrage
type-connection-accepted = Kontakt angenommen
type-connection-declined = Kontakt abgelehnt
type-new-message = Neue Nachricht
type-transaction = Überweisung
type-credits-received = Gutschriften erhalten
type-credits-taken = Stunden abgezogen
type-credit-received = Gutschrift erhalten
type-credit-sent = Stunden gesendet
type-review-request = Bitte um Bewertung
type-review-received = Bewertung erhalten
type-review-hidden = Bewertung ausgeblendet
type-review-removed = Bewertung entfernt
type-listing-saved = Anzeige gemerkt
type-listing-pending-review = Anzeige wartet auf Freigabe
type-listing-approved = Anzeige freigegeben
type-listing-rejected = Anzeige nicht freigegeben
type-listing-reported = Deine Anzeige wurde gemeldet
type-listing-report-upheld = Meldung bestätigt
type-listing-report-dismissed = Meldung nicht bestätigt
type-listing-removed = Anzeige vom Team gelöscht
type-listing-suspended = Anzeige gesperrt
type-new-listing-created = Neue Anzeige
type-listing-report-created = Anzeige gemeldet
type-marketplace-listing-pending-review = Verkaufsanzeige wartet auf Freigabe
type-marketplace-listing-approved = Verkaufsanzeige freigegeben
type-marketplace-listing-rejected = Verkaufsanzeige abgelehnt
type-marketplace-low-stock = Wenig Vorrat
type-marketplace-seller-suspended = Verkauf gesperrt
type-marketplace-seller-restored = Verkauf wieder möglich
type-group-member-joined = Neues Gruppenmitglied
type-group-join-request = Beitrittsanfrage
type-group-join = Aufnahme in die Gruppe
type-group-join-rejected = Beitrittsanfrage abgelehnt
type-group-role-owner = Gruppe übernommen
type-group-role-admin = Mitverantwortung für eine Gruppe
type-group-role-member = Keine Mitverantwortung mehr
type-group-removed = Aus einer Gruppe entfernt
type-group-banned = Von einer Gruppe ausgeschlossen
type-group-invite = Einladung in eine Gruppe
type-group-chatroom-message = Nachricht in der Gruppe
type-group-announcement = Ankündigung in der Gruppe
type-new-topic = Neue Diskussion
type-new-reply = Neue Antwort in einer Diskussion
type-new-group-created = Neue Gruppe
type-exchange-request-received = Tauschanfrage
type-exchange-pending-broker = Tausch wartet auf Zustimmung
type-exchange-accepted = Tausch angenommen
type-exchange-approved = Tausch genehmigt
type-exchange-rejected = Tausch gestoppt
type-exchange-request-declined = Tausch abgelehnt
type-exchange-started = Tausch begonnen
type-exchange-ready-confirmation = Stunden bestätigen
type-exchange-completed = Tausch abgeschlossen
type-exchange-cancelled = Tausch abgesagt
type-exchange-disputed = Klärung erbeten
type-exchange-hours-differ = Verschiedene Stunden bestätigt
type-exchange-needs-broker = Tausch wartet auf Entscheidung
type-marketplace-order-confirmed = Bestellung bestätigt
type-marketplace-order-paid = Bestellung bezahlt
type-marketplace-order-shipped = Bestellung versandt
type-marketplace-order-delivered = Bestellung angekommen
type-marketplace-order-completed = Bestellung abgeschlossen
type-marketplace-order-cancelled = Bestellung storniert
type-marketplace-order-rated = Bestellung bewertet
type-marketplace-dispute-opened = Streitfall eröffnet
type-marketplace-dispute-resolved = Streitfall entschieden
type-marketplace-dispute-filed = Streitfall gemeldet
type-marketplace-offer-received = Angebot erhalten
type-marketplace-offer-accepted = Angebot angenommen
type-marketplace-offer-declined = Angebot abgelehnt
type-marketplace-offer-countered = Gegenangebot erhalten
type-marketplace-offer-counter-accepted = Gegenangebot angenommen
type-marketplace-offer-withdrawn = Angebot zurückgezogen
type-safeguarding-flag = Meldung zum Schutz
type-safeguarding-contact-blocked = Kontakt verhindert
type-gdpr-request = Datenschutzanfrage
type-gdpr-account-deletion = Wunsch nach Löschung des Kontos
type-data-request-received = Datenschutzanfrage angekommen
type-data-request-completed = Datenschutzanfrage erledigt
type-data-request-rejected = Datenschutzanfrage abgelehnt
type-data-export-ready = Datenkopie fertig
type-legal-acceptance-needed = Zustimmung zu einem Dokument
type-legal-version-published = Neue Fassung eines Dokuments
type-impersonation-started = Team als du angemeldet
type-passkey-registered = Passkey hinzugefügt
type-passkey-removed = Passkey entfernt
type-welcome = Willkommen
type-new-user-registered = Neues Mitglied
type-registration-waiting = Registrierung zu entscheiden
type-password-changed = Passwort geändert
type-email-changed = E-Mail-Adresse geändert
type-2fa-enabled = Der zweite Faktor ist eingeschaltet
type-2fa-disabled = Der zweite Faktor ist ausgeschaltet
type-2fa-reset = Das Team hat deinen zweiten Faktor zurückgesetzt

bell-event-cancelled = „{ $place }“ wurde abgesagt.
bell-event-updated = Zeit oder Ort von „{ $place }“ hat sich geändert.
bell-event-approved = Deine Veranstaltung „{ $place }“ wurde freigegeben und ist veröffentlicht.
bell-event-pending-review = { $name } möchte „{ $place }“ veröffentlichen. Bitte entscheide darüber.
bell-new-event-created = { $name } hat die Veranstaltung „{ $place }“ veröffentlicht.
subject-event-cancelled = Abgesagt: { $place }
subject-event-updated = Geändert: { $place }
subject-event-approved = Deine Veranstaltung ist veröffentlicht
subject-event-pending-review = Eine Veranstaltung wartet auf eine Entscheidung
subject-new-event-created = Neue Veranstaltung: { $place }
type-event-cancelled = Veranstaltung abgesagt
type-event-updated = Veranstaltung geändert
type-event-approved = Veranstaltung freigegeben
type-event-pending-review = Veranstaltung wartet auf Freigabe
type-new-event-created = Neue Veranstaltung
bell-event-waitlist-offered = Für kurze Zeit wird ein Platz bei „{ $place }“ für dich freigehalten. Bitte nimm ihn an, wenn du kommen möchtest.
bell-event-offer-expired = Der Platz bei „{ $place }“ wurde für dich freigehalten, aber nicht rechtzeitig angenommen.
subject-event-waitlist-offered = Ein Platz für dich: { $place }
subject-event-offer-expired = Der Platz wurde nicht rechtzeitig angenommen: { $place }
type-event-waitlist-offered = Platz von der Warteliste
type-event-offer-expired = Platz nicht angenommen
