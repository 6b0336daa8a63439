# German. Informal address (du). The English file says what the messages are for.

listing-missing = Diese Anzeige gibt es nicht.
listing-not-yours = Das kann bei dieser Anzeige nur, wer sie aufgegeben hat oder die Gemeinschaft verwaltet.
listing-limit-reached = { $most ->
    [one] Du hast schon { $most } Anzeige, und mehr sind nicht möglich. Bitte entferne sie zuerst.
   *[other] Du hast schon { $most } Anzeigen, und mehr sind nicht möglich. Bitte entferne zuerst eine davon.
}
listing-text-too-short = { $least ->
    [one] Bitte schreibe mindestens { $least } Zeichen.
   *[other] Bitte schreibe mindestens { $least } Zeichen.
}
listing-offers-off = Diese Gemeinschaft nimmt keine Angebote an.
listing-requests-off = Diese Gemeinschaft nimmt keine Gesuche an.
listing-category-missing = Diese Kategorie gibt es nicht.
listing-category-required = Bitte wähle eine Kategorie.
listing-location-required = Bitte gib an, wo das ist.
listing-hours-too-few = { $field } muss mindestens so groß wie { $other_field } sein.
listing-hours-out-of-range = Bitte gib zwischen 0,5 und { $most } Stunden an.
listing-availability-invalid = availability muss eine Liste oder ein Objekt sein.
listing-availability-too-long = { $most ->
    [one] availability ist zu lang. Höchstens { $most } Byte ist möglich.
   *[other] availability ist zu lang. Höchstens { $most } Bytes sind möglich.
}
listing-not-approved = Das Team muss dieser Anzeige zustimmen, bevor du sie einschalten kannst.
listing-status-forbidden = Diesen Status kann diese Anzeige nicht bekommen.
listing-not-renewable = Nur eine aktive oder abgelaufene Anzeige lässt sich verlängern.
listing-renew-waits = Der Text dieser Anzeige ist noch nicht freigegeben. Aktiviere die Anzeige zuerst.
listing-renewed-too-often = Diese Anzeige lässt sich nicht noch einmal verlängern. Bitte schreibe eine neue.
listing-renew-not-yours = Eine Anzeige kann nur verlängern, wer sie aufgegeben hat.
listing-favourites-off = In dieser Gemeinschaft kann man sich keine Anzeigen merken.
listing-writer-missing = Diese Gemeinschaft hat keinen Dienst, der Texte schreibt.

listing-reports-off = Diese Gemeinschaft nimmt keine Meldungen zu Anzeigen an.
listing-report-own = Du kannst deine eigene Anzeige nicht melden.
listing-save-own = Deine eigene Anzeige kannst du nicht merken.
listing-report-exists = Du hast diese Anzeige schon gemeldet.
listing-report-missing = Diese Meldung gibt es nicht.
listing-report-decide-own = Diese Meldung ist von dir, deshalb muss jemand anderes darüber entscheiden.
listing-report-decided = Über diese Meldung wurde schon entschieden.
listing-decide-own = Diese Anzeige ist deine eigene, deshalb muss jemand anderes über sie entscheiden.
listing-not-waiting = Diese Anzeige wartet nicht auf Freigabe.
listing-changed-since = Diese Anzeige wurde geändert, seit du sie gelesen hast. Bitte sieh sie dir noch einmal an.
listing-reported = Danke! Das Team sieht es sich an.

picture-required = Bitte sende ein Bild.
too-many-pictures = { $most ->
    [one] Eine Anzeige kann höchstens { $most } Bild haben.
   *[other] Eine Anzeige kann höchstens { $most } Bilder haben.
}
listing-picture-missing = Dieses Bild gibt es in dieser Anzeige nicht.
listing-pictures-incomplete = Bitte nenne jedes Bild der Anzeige genau einmal.
too-many-tags = { $most ->
    [one] Eine Anzeige kann höchstens { $most } Schlagwort haben.
   *[other] Eine Anzeige kann höchstens { $most } Schlagwörter haben.
}
place-missing = Diesen Ort gibt es auf der Karte nicht.
