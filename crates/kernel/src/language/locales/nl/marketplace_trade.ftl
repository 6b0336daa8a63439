# Dutch. Familiar address. The English file says what the messages are for.

marketplace-order-missing = Deze bestelling bestaat niet.
marketplace-order-not-yours = Alleen de andere partij van deze bestelling kan dit doen, en niemand anders.
marketplace-order-wrong-status = De status van deze bestelling laat dit niet toe.
marketplace-order-needs-refund = Voor deze bestelling is al betaald. Open een geschil om een terugbetaling te vragen.
marketplace-order-own-listing = Dit is je eigen advertentie, dus je kunt die niet bestellen.
marketplace-order-unavailable = Deze advertentie kan nu niet worden besteld.
marketplace-order-not-allowed = De gemeenschap staat deze bestelling niet toe.
marketplace-order-key-reused = Je hebt deze sleutel al voor een andere bestelling gebruikt. Kies een nieuwe.
marketplace-order-needs-offer = Deze advertentie kan pas worden besteld nadat een bod is geaccepteerd.
marketplace-order-offer-cash = Wat met een bod is afgesproken, wordt met geld betaald.
marketplace-order-not-free = Deze advertentie is niet gratis.
marketplace-order-no-price = Deze advertentie heeft geen prijs in geld.
marketplace-order-no-hours = Deze advertentie heeft geen prijs in uren.
marketplace-order-hours-shipping = Verzending die geld kost, kan niet met uren worden betaald.
marketplace-order-too-much = Deze bestelling is te groot. Kies een kleiner aantal.
marketplace-order-no-way = Deze advertentie kan niet op deze manier worden geleverd.
marketplace-order-shipping-missing = Kies een van de verzendopties van de verkoper.
marketplace-order-slot-unusable = Dit afhaalmoment kan niet voor deze bestelling worden gekozen.
marketplace-offer-missing = Dit bod bestaat niet.
marketplace-coupon-unusable = Deze coupon kan niet voor deze bestelling worden gebruikt.
marketplace-redemption-unusable = Deze inwisseling kan niet voor deze bestelling worden gebruikt.
marketplace-insufficient-credits = Je hebt niet genoeg uren voor deze bestelling.
marketplace-web-address-unusable = Voer een webadres in dat met http of https begint.
marketplace-rating-early = Je kunt deze bestelling beoordelen zodra ze is afgerond.
marketplace-rating-exists = Je hebt deze bestelling al beoordeeld.

marketplace-dispute-missing = Dit geschil bestaat niet.
marketplace-dispute-exists = Deze bestelling heeft al een geschil.
marketplace-dispute-decided = Over dit geschil is al beslist.
marketplace-dispute-claimed = Iemand anders beslist al over dit geschil.
marketplace-dispute-own = Dit is je eigen bestelling, dus iemand anders moet beslissen.
marketplace-dispute-done = Over het geschil is beslist.
marketplace-refund-failed = De terugbetaling lukt nu niet. Probeer het later opnieuw.
marketplace-refund-missing = Deze terugbetaling bestaat niet.
marketplace-refund-wrong-status = De status van deze terugbetaling laat dit niet toe.
marketplace-refund-not-asked = Een terugbetaling kan alleen bij een beslissing voor de koper.
marketplace-refund-whole = Uren kunnen alleen volledig worden teruggegeven.
marketplace-refund-too-much = Er kan niet meer worden teruggegeven dan is betaald.

marketplace-offer-wrong-status = De status van dit bod laat dit niet toe.
marketplace-offer-not-yours = Alleen de andere partij van dit bod kan dit doen.
marketplace-offer-expired = Dit bod is verlopen.
marketplace-offer-nothing = Bied meer dan niets.
marketplace-offer-exists = Je hebt al een open bod op deze advertentie.
marketplace-offer-withdrawn = Het bod is ingetrokken.

marketplace-pickup-code-unknown = Onder deze code is niets gereserveerd.
marketplace-pickup-not-yours = Deze bestelling hoort bij een andere verkoper.
marketplace-pickup-not-paid = Deze bestelling is niet betaald, of is al voorbij.
marketplace-pickup-done = Dit is al overhandigd.
marketplace-pickup-cancelled = Deze bestelling is geannuleerd, dus er valt niets te overhandigen.
marketplace-pickup-not-eligible = Deze bestelling wacht niet op afhalen.
marketplace-pickup-exists = Deze bestelling heeft al een afhaaltijd.
marketplace-pickup-slot-closed = Deze afhaaltijd kan niet meer worden geboekt. Kies een andere.
marketplace-pickup-slot-over = Deze ophaaltijd is voorbij. Kies een andere.
marketplace-pickup-slot-full = Deze afhaaltijd is vol. Kies een andere.
marketplace-order-slot-missing = Kies een van de aangeboden afhaaltijden.

marketplace-delivery-wrong-status = De status van dit bezorgaanbod laat dit niet toe.
marketplace-delivery-missing = Dit bezorgaanbod bestaat niet.
marketplace-delivery-hours = Vul uren in met hoogstens twee decimalen.
marketplace-delivery-own = Iemand anders moet deze bestelling brengen.
marketplace-delivery-not-wanted = Er is op dit moment niemand nodig om deze bestelling te brengen.
marketplace-delivery-exists = Je hebt al aangeboden deze bestelling te brengen.
marketplace-fund-short = Er zijn niet genoeg uren in het gemeenschapsfonds.

marketplace-cards-off = Hier kan niet met een kaart worden betaald.
marketplace-card-not-chosen = Deze bestelling wordt niet met een kaart betaald.
marketplace-card-by-provider = Deze bestelling wordt met een kaart betaald. Ze geldt als betaald zodra het geld binnen is.
marketplace-card-payment-missing = Er is geen kaartbetaling voor deze bestelling.
marketplace-card-silent = Kaartbetalingen lukken nu niet. Probeer het later opnieuw.
marketplace-card-signature = Dit bericht is niet ondertekend zoals verwacht.
marketplace-card-event = Dit bericht over een kaartbetaling is niet bruikbaar.

marketplace-seller-not-paid-out = Deze verkoper kan nog niet met een kaart worden betaald. Kies een andere manier om te betalen.
marketplace-chargeback-open = De bank van de koper beslist over deze betaling. Wacht tot dat gebeurd is.

bell-marketplace-payout-sent = Het geld van je verkopen is naar je gestuurd.
bell-marketplace-payout-failed = Het geld van je verkopen kon niet naar je worden gestuurd. Controleer je gegevens bij de betaaldienst.
bell-marketplace-chargeback-opened = De bank heeft het geld voor { $place } teruggehaald. De bestelling wacht tot de bank beslist.
bell-marketplace-chargeback-closed = De bank heeft over het geld voor { $place } beslist.
bell-marketplace-chargeback-filed = Een bank heeft het geld van een bestelling teruggehaald. Bekijk het even.

subject-marketplace-payout-sent = Je geld is verstuurd
subject-marketplace-payout-failed = Je geld kon niet worden verstuurd
subject-marketplace-chargeback-opened = Een bank heeft het geld van een bestelling teruggehaald
subject-marketplace-chargeback-closed = Een bank heeft over een bestelling beslist
subject-marketplace-chargeback-filed = Een bank heeft het geld van een bestelling teruggehaald

type-marketplace-payout-sent = Uitbetaling verstuurd
type-marketplace-payout-failed = Uitbetaling mislukt
type-marketplace-chargeback-opened = Terugboeking begonnen
type-marketplace-chargeback-closed = Terugboeking afgerond
type-marketplace-chargeback-filed = Terugboeking gemeld

marketplace-dispute-unsent = Al een maand is niet gemeld dat dit is verstuurd.
marketplace-release-nothing = Van deze betaling wordt niets vastgehouden.

bell-marketplace-order-ship-due = { $place } wacht tot je het verstuurt of overhandigt. Meld het zodra dat is gebeurd, uiterlijk op:
bell-marketplace-order-arrival-due = Is { $place } aangekomen? Bevestig het, of open een geschil als er iets mis is. Antwoord uiterlijk op:
bell-marketplace-order-unsent = Er is nooit gemeld dat { $place } is verstuurd, dus is er namens jou een geschil geopend. Een beheerder beslist.
bell-marketplace-order-presumed = Een maand lang heeft niemand iets anders gezegd, dus { $place } geldt als ontvangen. Open een geschil als er iets mis is. De bestelling wordt afgerond op:
bell-marketplace-order-released = Het geld voor { $place } is voortijdig naar de verkoper gegaan, omdat een beheerder dat heeft besloten. De bestelling is afgerond. De reden:

subject-marketplace-order-ship-due = Een bestelling wacht tot je haar verstuurt
subject-marketplace-order-arrival-due = Is je bestelling aangekomen?
subject-marketplace-order-unsent = Je bestelling is nooit verstuurd
subject-marketplace-order-presumed = Een bestelling geldt als ontvangen
subject-marketplace-order-released = Het geld van een bestelling is naar de verkoper gegaan

type-marketplace-order-ship-due = Bestelling nog te versturen
type-marketplace-order-arrival-due = Aankomst te bevestigen
type-marketplace-order-unsent = Bestelling nooit verstuurd
type-marketplace-order-presumed = Bestelling geldt als ontvangen
type-marketplace-order-released = Geld voortijdig vrijgegeven
