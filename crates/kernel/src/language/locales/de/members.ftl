# German. Informal address (du). The English file says what the messages are for.

member-missing = Dieses Mitglied gibt es nicht.
language-not-offered = Diese Gemeinschaft bietet diese Sprache nicht an.
language-saved = Deine Sprache ist gespeichert.
preferences-saved = Deine Einstellungen sind gespeichert.

blocked = Zwischen euch besteht eine Blockierung, deshalb ist das nicht möglich.
block-yourself = Du kannst dich nicht selbst blockieren.
block-missing = Du hast dieses Mitglied nicht blockiert.
member-blocked = Dieses Mitglied ist blockiert. Ihr könnt einander nicht erreichen, bis du die Blockierung aufhebst.
member-unblocked = Dieses Mitglied ist nicht mehr blockiert.

profile-email-elsewhere = Deine E-Mail-Adresse kann hier nicht geändert werden. Lass sie, wie sie ist.
profile-picture-elsewhere = Bitte lade dein Bild hoch. Eine fremde Adresse kann nicht verwendet werden.
profile-birth-date-impossible = Bitte prüfe dein Geburtsdatum.
profile-phone-short = Deine Telefonnummer braucht mindestens { $least } Ziffern.
profile-place-incomplete = Bitte gib Breite und Länge an oder keine von beiden.
skill-missing = Diese Fähigkeit steht nicht auf deiner Liste.
skill-there = Diese Fähigkeit steht schon auf deiner Liste.
too-many-skills = Du kannst höchstens { $most } Fähigkeiten angeben. Entferne zuerst eine.
skill-removed = Die Fähigkeit ist entfernt.
skill-category-missing = Diese Kategorie von Fähigkeiten gibt es nicht.
skill-category-there = Es gibt schon eine Kategorie mit diesem Namen.
skill-category-circle = Eine Kategorie kann nicht unter sich selbst stehen und nicht so tief.
skill-category-used = Mitglieder haben Fähigkeiten in dieser Kategorie, deshalb kann sie nur ausgeblendet werden.
skill-category-removed = Die Kategorie ist entfernt.
availability-missing = Du hast nicht angegeben, dass du dann Zeit hast.
availability-ends-first = Eine Zeit muss nach ihrem Beginn enden.
availability-overlaps = Zwei deiner Zeiten überschneiden sich. Mach bitte eine daraus.
availability-too-many = Du kannst höchstens { $most } Zeiten am Tag angeben.
availability-over = Dieser Tag ist vorbei.
availability-saved = Deine Zeiten sind gespeichert.
day-sunday = Sonntag
day-monday = Montag
day-tuesday = Dienstag
day-wednesday = Mittwoch
day-thursday = Donnerstag
day-friday = Freitag
day-saturday = Samstag

badge-unknown = Dieses Abzeichen gibt es nicht.
badge-over = { $field } muss in der Zukunft liegen.
badge-missing = Das Mitglied hat dieses Abzeichen nicht.
bell-verification = Du hast ein Abzeichen bekommen: { $place }.
subject-verification = Ein Abzeichen für dich
type-verification = Bestätigung
