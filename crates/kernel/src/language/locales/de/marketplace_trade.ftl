# German. Familiar address. The English file says what the messages are for.

marketplace-order-missing = Diese Bestellung gibt es nicht.
marketplace-order-not-yours = Das kann nur die andere Seite dieser Bestellung, und niemand sonst.
marketplace-order-wrong-status = Der Stand dieser Bestellung lässt das nicht zu.
marketplace-order-needs-refund = Für diese Bestellung wurde schon bezahlt. Bitte eröffne einen Streitfall, um eine Erstattung zu bekommen.
marketplace-order-own-listing = Das ist deine eigene Anzeige, deshalb kannst du sie nicht bestellen.
marketplace-order-unavailable = Diese Anzeige kann gerade nicht bestellt werden.
marketplace-order-not-allowed = Die Gemeinschaft lässt diese Bestellung nicht zu.
marketplace-order-key-reused = Du hast diesen Schlüssel schon für eine andere Bestellung verwendet. Bitte wähle einen neuen.
marketplace-order-needs-offer = Diese Anzeige kann erst bestellt werden, wenn ein Angebot dafür angenommen wurde.
marketplace-order-offer-cash = Was mit einem Angebot vereinbart wurde, wird mit Geld bezahlt.
marketplace-order-not-free = Diese Anzeige ist nicht kostenlos.
marketplace-order-no-price = Diese Anzeige hat keinen Preis in Geld.
marketplace-order-no-hours = Diese Anzeige hat keinen Preis in Stunden.
marketplace-order-hours-shipping = Versand, der Geld kostet, kann nicht mit Stunden bezahlt werden.
marketplace-order-too-much = Diese Bestellung ist zu groß. Bitte wähle eine kleinere Menge.
marketplace-order-no-way = So kann diese Anzeige nicht geliefert werden.
marketplace-order-shipping-missing = Bitte wähle eine der angebotenen Versandarten.
marketplace-order-slot-unusable = Diese Abholzeit kann für diese Bestellung nicht gewählt werden.
marketplace-offer-missing = Dieses Angebot gibt es nicht.
marketplace-coupon-unusable = Dieser Gutschein gilt nicht für diese Bestellung.
marketplace-redemption-unusable = Diese Einlösung gilt nicht für diese Bestellung.
marketplace-insufficient-credits = Du hast nicht genug Stunden für diese Bestellung.
marketplace-web-address-unusable = Bitte gib eine Webadresse ein, die mit http oder https beginnt.
marketplace-rating-early = Du kannst diese Bestellung bewerten, sobald sie abgeschlossen ist.
marketplace-rating-exists = Du hast diese Bestellung schon bewertet.

marketplace-dispute-missing = Diesen Streitfall gibt es nicht.
marketplace-dispute-exists = Zu dieser Bestellung gibt es schon einen Streitfall.
marketplace-dispute-decided = Dieser Streitfall ist schon entschieden.
marketplace-dispute-claimed = Jemand anderes entscheidet diesen Streitfall schon.
marketplace-dispute-own = Das ist deine eigene Bestellung, deshalb muss jemand anderes entscheiden.
marketplace-dispute-done = Der Streitfall ist entschieden.
marketplace-refund-failed = Die Erstattung ist gerade nicht möglich. Bitte versuche es später noch einmal.
marketplace-refund-missing = Diese Erstattung gibt es nicht.
marketplace-refund-wrong-status = Der Stand dieser Erstattung lässt das nicht zu.
marketplace-refund-not-asked = Eine Erstattung gibt es nur mit einer Entscheidung für die kaufende Seite.
marketplace-refund-whole = Stunden können nur ganz zurückgegeben werden.
marketplace-refund-too-much = Es kann nicht mehr zurückgegeben werden, als bezahlt wurde.

marketplace-offer-wrong-status = Der Stand dieses Angebots lässt das nicht zu.
marketplace-offer-not-yours = Das kann nur die andere Seite dieses Angebots.
marketplace-offer-expired = Dieses Angebot ist abgelaufen.
marketplace-offer-nothing = Bitte biete mehr als nichts.
marketplace-offer-exists = Du hast für diese Anzeige schon ein offenes Angebot.
marketplace-offer-withdrawn = Das Angebot ist zurückgezogen.

marketplace-pickup-code-unknown = Unter diesem Code ist nichts reserviert.
marketplace-pickup-not-yours = Diese Bestellung gehört zu einem anderen Verkauf.
marketplace-pickup-not-paid = Diese Bestellung ist nicht bezahlt oder schon vorbei.
marketplace-pickup-done = Das wurde schon übergeben.
marketplace-pickup-cancelled = Diese Bestellung ist storniert, deshalb gibt es nichts zu übergeben.
marketplace-pickup-not-eligible = Diese Bestellung wartet nicht auf eine Abholung.
marketplace-pickup-exists = Diese Bestellung hat schon eine Abholzeit.
marketplace-pickup-slot-closed = Diese Abholzeit lässt sich nicht mehr buchen. Bitte wähle eine andere.
marketplace-pickup-slot-over = Diese Abholzeit ist vorbei. Bitte wähle eine andere.
marketplace-pickup-slot-full = Diese Abholzeit ist voll. Bitte wähle eine andere.
marketplace-order-slot-missing = Bitte wähle eine der angebotenen Abholzeiten.

marketplace-delivery-wrong-status = Der Stand dieses Lieferangebots lässt das nicht zu.
marketplace-delivery-missing = Dieses Lieferangebot gibt es nicht.
marketplace-delivery-hours = Bitte gib Stunden mit höchstens zwei Nachkommastellen an.
marketplace-delivery-own = Diese Bestellung muss jemand anderes bringen.
marketplace-delivery-not-wanted = Für diese Bestellung wird gerade niemand gebraucht, der sie bringt.
marketplace-delivery-exists = Du hast schon angeboten, diese Bestellung zu bringen.
marketplace-fund-short = Im Gemeinschaftsfonds sind nicht genug Stunden.

marketplace-cards-off = Hier kann nicht mit Karte bezahlt werden.
marketplace-card-not-chosen = Diese Bestellung wird nicht mit Karte bezahlt.
marketplace-card-by-provider = Diese Bestellung wird mit Karte bezahlt. Sie gilt als bezahlt, sobald das Geld da ist.
marketplace-card-payment-missing = Zu dieser Bestellung gibt es keine Kartenzahlung.
marketplace-card-silent = Kartenzahlungen gehen gerade nicht. Bitte versuche es später noch einmal.
marketplace-card-signature = Diese Nachricht ist nicht so unterschrieben, wie sie sein soll.
marketplace-card-event = Mit dieser Nachricht über eine Kartenzahlung lässt sich nichts anfangen.

marketplace-seller-not-paid-out = Wer das anbietet, kann noch nicht mit Karte bezahlt werden. Bitte wähle eine andere Zahlungsart.
marketplace-chargeback-open = Die Bank der Käuferseite entscheidet gerade über diese Zahlung. Bitte warte das ab.

bell-marketplace-payout-sent = Geld aus deinen Verkäufen wurde an dich gesendet.
bell-marketplace-payout-failed = Geld aus deinen Verkäufen konnte nicht an dich gesendet werden. Bitte prüfe deine Angaben beim Zahlungsdienst.
bell-marketplace-chargeback-opened = Die Bank hat das Geld für { $place } zurückgeholt. Die Bestellung wartet, bis die Bank entscheidet.
bell-marketplace-chargeback-closed = Die Bank hat über das Geld für { $place } entschieden.
bell-marketplace-chargeback-filed = Eine Bank hat das Geld einer Bestellung zurückgeholt. Bitte sieh sie dir an.

subject-marketplace-payout-sent = Dein Geld wurde gesendet
subject-marketplace-payout-failed = Dein Geld konnte nicht gesendet werden
subject-marketplace-chargeback-opened = Eine Bank hat das Geld einer Bestellung zurückgeholt
subject-marketplace-chargeback-closed = Eine Bank hat über eine Bestellung entschieden
subject-marketplace-chargeback-filed = Eine Bank hat das Geld einer Bestellung zurückgeholt

type-marketplace-payout-sent = Auszahlung gesendet
type-marketplace-payout-failed = Auszahlung fehlgeschlagen
type-marketplace-chargeback-opened = Rückbuchung begonnen
type-marketplace-chargeback-closed = Rückbuchung entschieden
type-marketplace-chargeback-filed = Rückbuchung gemeldet

marketplace-dispute-unsent = Seit einem Monat ist nicht gemeldet, dass das verschickt wurde.
marketplace-release-nothing = Von dieser Zahlung wird nichts zurückgehalten.

bell-marketplace-order-ship-due = { $place } wartet darauf, dass du es verschickst oder übergibst. Bitte melde es, sobald das geschehen ist, spätestens bis:
bell-marketplace-order-arrival-due = Ist { $place } angekommen? Bitte bestätige es, oder eröffne einen Streitfall, wenn etwas nicht stimmt. Bitte antworte bis:
bell-marketplace-order-unsent = Dass { $place } verschickt wurde, ist nie gemeldet worden. Deshalb ist in deinem Namen ein Streitfall eröffnet. Jemand aus der Verwaltung entscheidet.
bell-marketplace-order-presumed = Einen Monat lang hat niemand widersprochen, deshalb gilt { $place } als angekommen. Wenn etwas nicht stimmt, eröffne bitte einen Streitfall. Die Bestellung wird abgeschlossen am:
bell-marketplace-order-released = Das Geld für { $place } ist vorzeitig an die verkaufende Seite gegangen, weil die Verwaltung so entschieden hat. Die Bestellung ist abgeschlossen. Die Begründung:

subject-marketplace-order-ship-due = Eine Bestellung wartet darauf, dass du sie verschickst
subject-marketplace-order-arrival-due = Ist deine Bestellung angekommen?
subject-marketplace-order-unsent = Deine Bestellung wurde nie verschickt
subject-marketplace-order-presumed = Eine Bestellung gilt als angekommen
subject-marketplace-order-released = Das Geld einer Bestellung ist an die verkaufende Seite gegangen

type-marketplace-order-ship-due = Bestellung noch nicht verschickt
type-marketplace-order-arrival-due = Ankunft noch nicht bestätigt
type-marketplace-order-unsent = Bestellung nie verschickt
type-marketplace-order-presumed = Bestellung gilt als angekommen
type-marketplace-order-released = Geld vorzeitig freigegeben
