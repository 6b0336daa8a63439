# German. Informal address (du). The English file says what the messages are for.

group-missing = Diese Gruppe gibt es nicht.
group-forbidden = In dieser Gruppe darfst du das nicht tun.
group-unavailable = Diese Gruppe ist zurzeit nicht aktiv.
group-full = Diese Gruppe ist voll.
group-limit-reached = Kein Mitglied kann in noch mehr Gruppen sein. Bitte verlasse zuerst eine andere Gruppe.
group-type-missing = Diese Art von Gruppe gibt es in dieser Gemeinschaft nicht.
group-name-missing = Bitte gib der Gruppe einen Namen.
group-name-taken = Eine Gruppe mit diesem Namen gibt es schon.
group-place-incomplete = Bitte sende latitude und longitude zusammen oder keines von beiden.
group-picture-unclear = Bitte sende entweder ein Bild oder entferne es, nicht beides.
group-sole-admin = Niemand außer dir verwaltet diese Gruppe. Bitte übertrage die Verwaltung zuerst noch jemand anderem.
group-owner-cannot-leave = Die Gruppe gehört dir, deshalb kannst du sie nicht verlassen. Bitte übergib sie zuerst jemand anderem oder lösche sie.
group-admin-protected = Das ist bei einem Mitglied, das die Gruppe verwaltet, nicht möglich.

group-joined = Willkommen in der Gruppe!
group-requested = Deine Anfrage ist abgeschickt.
group-asked-already = Du hast schon angefragt, ob du dieser Gruppe beitreten kannst.
group-request-missing = Dieses Mitglied hat nicht angefragt, ob es beitreten kann.
group-invited-already = Dieses Mitglied ist schon eingeladen.
group-member-already = Dieses Mitglied ist schon in der Gruppe.
group-member-missing = Dieses Mitglied ist nicht in der Gruppe.
group-member-banned = Dieses Mitglied ist aus der Gruppe ausgeschlossen.
group-declined-lately = Deine letzte Anfrage wurde abgelehnt. { $days } Tage danach kannst du wieder fragen.
group-banned-already = Dieses Mitglied ist schon aus der Gruppe ausgeschlossen.
group-not-banned = Dieses Mitglied ist nicht aus der Gruppe ausgeschlossen.
group-banned = Du bist aus dieser Gruppe ausgeschlossen.
group-not-member = Du bist nicht in dieser Gruppe.
group-tab-off = Diese Gemeinschaft hat diesen Teil der Gruppen abgeschaltet.
group-announcement-missing = Diese Ankündigung gibt es nicht.
group-announcement-end-passed = Bitte wähle ein Ende, das noch bevorsteht.
group-discussion-missing = Diese Diskussion gibt es nicht.
group-reply-missing = Diese Antwort gibt es nicht.
group-invite-missing = Diese Einladung gibt es nicht.
group-invite-expired = Diese Einladung ist abgelaufen. Bitte frage nach einer neuen.
group-invite-revoked = Diese Einladung wurde zurückgenommen.
group-invite-used = Diese Einladung wurde schon benutzt.
group-invite-other-email = Diese Einladung ging an eine andere E-Mail-Adresse.
group-invite-limit = Eine Gruppe kann höchstens { $most } offene Einladungen haben. Bitte nimm erst einige zurück.

group-file-missing = Diese Datei gibt es nicht.
group-file-deleted = Die Datei ist gelöscht.
group-file-text-too-long = { $field } kann höchstens { $most } Zeichen haben.
group-files-full = Die Gruppe hat keinen Platz für diese Datei. Bitte lösche erst andere.
group-files-full-everywhere = Die Gemeinschaft hat keinen Platz für diese Datei.
