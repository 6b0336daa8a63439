# The marketplace: what members sell, lend and give.

marketplace-amount-unusable = Dieser Betrag lässt sich nicht in { $currency } bezahlen.
marketplace-currency-unknown = In dieser Währung sind keine Preise möglich.
marketplace-out-of-stock = So viele sind nicht mehr da.
marketplace-listing-not-yours = Nur wer diese Anzeige aufgegeben hat, kann sie ändern.
marketplace-text-required = Bitte schreib hier etwas.
marketplace-free-off = In dieser Gemeinschaft wird nichts verschenkt.
marketplace-business-off = In dieser Gemeinschaft können Geschäfte nichts verkaufen.
marketplace-shipping-off = In dieser Gemeinschaft ist kein Versand möglich.
marketplace-community-delivery-off = In dieser Gemeinschaft liefern Mitglieder einander nichts.
marketplace-hybrid-off = In dieser Gemeinschaft kostet etwas Geld oder Stunden, aber nicht beides.
marketplace-template-data-unusable = { $field } muss ein Objekt und darf nicht zu lang sein.
marketplace-template-field-unknown = Das Formular dieser Kategorie hat kein solches Feld.
marketplace-template-field-unusable = Das passt nicht in dieses Feld des Formulars.
marketplace-listing-waits = Deine Anzeige wird sichtbar, sobald sie freigegeben ist.
marketplace-seller-suspended = Du kannst zurzeit nichts verkaufen: Dein Verkauf wurde gesperrt.
marketplace-decide-own = Über deine eigene Anzeige muss jemand anderes entscheiden.
marketplace-seller-missing = Diesen Verkäufer gibt es nicht.
marketplace-option-missing = Diese Versandart gibt es nicht.
marketplace-slot-missing = Diese Abholzeit gibt es nicht.
marketplace-slot-booked = Diese Abholzeit ist gebucht und kann nicht entfernt werden. Du kannst sie deaktivieren.
marketplace-slot-order = Eine Abholzeit muss nach ihrem Beginn enden.
marketplace-slot-over = Eine Abholzeit muss in der Zukunft enden.
marketplace-slot-capacity = Es ist schon mehr als das gebucht.
marketplace-verify-business = Nur ein Geschäft kann bestätigt werden.
marketplace-decide-own-seller = Über deinen Verkauf muss jemand anderes entscheiden.
marketplace-neither-day = Bitte nenne einen Tag wie 2026-05-01 oder einen Zeitpunkt wie 2026-05-01T09:30:00Z.

bell-marketplace-listing-expiring = „{ $place }“ läuft bald ab. Verlängere es, wenn es noch zu haben ist. Es wird gezeigt bis:
bell-marketplace-listing-expired = „{ $place }“ ist abgelaufen und wird nicht mehr gezeigt. Du kannst es jederzeit verlängern.
subject-marketplace-listing-expiring = Etwas von dir auf dem Marktplatz läuft bald ab
subject-marketplace-listing-expired = Etwas von dir auf dem Marktplatz ist abgelaufen
type-marketplace-listing-expiring = Anzeige läuft bald ab
type-marketplace-listing-expired = Anzeige abgelaufen
