# Vorlagen von Veranstaltungen.

event-template-missing = Diese Vorlage gibt es nicht.
event-template-blocked = So wie es ist, geht das nicht. Bitte sieh dir an, was im Weg steht.
event-template-changed = Die Veranstaltung hat sich geändert, seit du nachgesehen hast. Bitte sieh noch einmal nach.
event-template-archived = Diese Vorlage ist archiviert. Aus ihr entstehen keine Veranstaltungen mehr.
event-template-stale = Jemand anderes hat diese Vorlage überarbeitet. Bitte lade sie neu.
event-template-name = Bitte gib der Vorlage einen Namen.
event-template-source = Bitte sag, von welcher Veranstaltung sie genommen wird.
event-template-empty = Was in dieser Vorlage stand, ist mit der Person gegangen, die es geschrieben hat. Bitte behalte eine andere Veranstaltung.
event-templates-many = Du kannst höchstens { $most } Vorlagen behalten. Bitte archiviere zuerst eine.
event-template-versions = Diese Vorlage hat schon { $most } Versionen. Bitte lege eine neue an.
