# German. Informal address (du). The English file says what the messages are for.

message-missing = Diese Nachricht gibt es nicht.
message-deleted = Diese Nachricht wurde gelöscht.
message-not-yours = Das kann nur das Mitglied tun, das diese Nachricht geschrieben hat.
message-edit-expired = Eine Nachricht lässt sich nur bis 24 Stunden nach dem Senden ändern.
voice-message-without-text = Eine Sprachnachricht hat keinen Text, der sich ändern ließe.
message-without-text = Diese Nachricht hat keinen Text.
translator-missing = Diese Gemeinschaft hat keinen Dienst, der übersetzt.
message-to-yourself = Du kannst dir nicht selbst Nachrichten schicken.
message-recipient-missing = Bitte gib an, für wen die Nachricht ist.
message-listing-differs = { $field } nennt etwas anderes als { $other_field } und { $third_field }. Bitte sende nur eines von beiden.
message-context-type-missing = Bitte sende zu { $other_field } auch { $field } mit.
message-context-id-missing = Bitte sende zu { $other_field } auch { $field } mit.
messages-off = Diese Gemeinschaft hat Nachrichten ausgeschaltet.
messages-off-for-one = Du oder das andere Mitglied hat Nachrichten ausgeschaltet.
text-missing = Bitte schreibe etwas.
emoji-invalid = Bitte wähle eines davon: { $choice }
recording-missing = Bitte sende eine Aufnahme.
too-many-files = { $most ->
    [one] Eine Nachricht kann höchstens { $most } Datei haben.
   *[other] Eine Nachricht kann höchstens { $most } Dateien haben.
}
form-number-invalid = Diese Zahl ist hier nicht möglich.
scopes-differ = Adresse und Inhalt nennen verschiedene Werte für scope. Bitte sende nur einen davon.
message-gone = Die Nachricht ist gelöscht.

conversation-missing = Diese Unterhaltung gibt es nicht.
conversation-archived = Die Unterhaltung ist archiviert.
conversation-restored = Die Unterhaltung ist wieder in deinem Posteingang.

coordinator-request-missing = Diese Bitte gibt es nicht.
coordinator-request-closed = Diese Bitte wurde schon abgeschlossen.
bell-coordinator-requested = Ein Mitglied von { $place } bittet darum, dass jemand einschreitet. Bitte sieh es dir an.
subject-coordinator-requested = Ein Mitglied von { $place } bittet darum, dass jemand einschreitet
type-coordinator-requested = Bitte um Koordination
bell-coordinator-request-closed = Wer sich um { $place } kümmert, hat sich deine Bitte angesehen.
subject-coordinator-request-closed = In { $place } hat sich jemand deine Bitte angesehen
type-coordinator-request-closed = Bitte um Koordination abgeschlossen
