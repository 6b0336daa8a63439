# German. Informal address (du). The English file says what the messages are for.

exchange-missing = Diesen Tausch gibt es nicht.
exchange-own-listing = Das ist deine eigene Anzeige, deshalb kannst du dafür keinen Tausch anfragen.
exchange-exists = Zu dieser Anzeige hast du schon einen offenen Tausch.
exchange-blocked = Mit diesem Mitglied kannst du nicht tauschen.
exchange-partner-inactive = Das andere Mitglied ist in dieser Gemeinschaft zurzeit nicht aktiv.
exchange-not-yours = Das kann nur jemand anderes in diesem Tausch tun.
exchange-decide-own = Du bist an diesem Tausch beteiligt, deshalb muss jemand anderes aus dem Team entscheiden.
exchange-hours-missing = Bitte gib an, wie viele Stunden bezahlt werden.
exchange-insufficient-balance = Das Mitglied, das bezahlt, hat dafür nicht genug Stunden.

exchange-wrong-status = { $status ->
    [pending_provider] Dieser Tausch wurde noch nicht angenommen
    [pending_broker] Dieser Tausch wartet auf die Zustimmung des Teams
    [accepted] Dieser Tausch ist angenommen, aber noch nicht begonnen
    [in_progress] Dieser Tausch läuft schon
    [pending_confirmation] Bei diesem Tausch müssen noch die Stunden bestätigt werden
    [disputed] Das Team sieht sich diesen Tausch gerade an
    [completed] Dieser Tausch ist schon abgeschlossen
    [expired] Dieser Tausch ist abgelaufen
   *[cancelled] Dieser Tausch wurde schon abgesagt
}, { $action ->
    [accept] deshalb kann er nicht angenommen werden.
    [decline] deshalb kann er nicht abgelehnt werden.
    [start] deshalb kann er nicht begonnen werden.
    [complete] deshalb kann er nicht als erledigt gemeldet werden.
    [confirm] deshalb können seine Stunden nicht bestätigt werden.
    [dispute] deshalb kann er nicht beanstandet werden.
    [cancel] deshalb kann er nicht abgesagt werden.
    [approve] deshalb gibt es nichts zu genehmigen.
    [resolve] deshalb gibt es nichts zu klären.
   *[other] deshalb ist das nicht möglich.
}

exchange-cancelled = Der Tausch ist abgesagt.
exchange-declined = Der Tausch ist abgelehnt.
exchange-paid = Danke! Die Stunden sind übertragen.
exchange-half-confirmed = Danke! Das andere Mitglied muss noch bestätigen.
exchange-disputed = Ihr habt verschiedene Stunden bestätigt. Das Team sieht sich das an.

exchange-rating-early = Du kannst diesen Tausch bewerten, sobald er abgeschlossen ist.
exchange-reversed = Die Stunden dieses Tauschs wurden zurückgebucht, deshalb kann er nicht bewertet werden.
exchange-rating-exists = Du hast diesen Tausch schon bewertet.
