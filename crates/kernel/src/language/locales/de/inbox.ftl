# German. Informal address (du). The English file says what the messages are for.

notification-missing = Diese Benachrichtigung gibt es nicht.
notification-group-key-invalid = Bitte benenne eine Gruppe von Benachrichtigungen mit ihrer Art, einem Doppelpunkt und ihrem Link.
notification-choice-missing = Bitte nenne entweder eine Benachrichtigung oder alle.

preferences-empty = Bitte sende mindestens eine Einstellung.
thread-missing = Dieses Thema gibt es nicht.
notification-context-missing = Bitte gib an, worum es bei dieser Einstellung geht.
notification-context-id-missing = Bitte gib an, um welche Gruppe oder welches Thema es bei dieser Einstellung geht.
notification-frequency-missing = Bitte gib an, wie oft du benachrichtigt werden möchtest.
notification-push-alone = Bitte ändere Push-Benachrichtigungen in einer eigenen Anfrage.
push-failure-missing = Diese Push-Nachricht steht nicht mehr im Protokoll.
unsubscribe-link-invalid = Dieser Link funktioniert nicht. Bitte öffne den Link in der E-Mail noch einmal.

mute-yourself = Du kannst dich nicht selbst stummschalten.
mute-missing = Du hast dieses Mitglied nicht stummgeschaltet.
