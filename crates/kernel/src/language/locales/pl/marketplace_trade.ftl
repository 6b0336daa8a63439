# Polish. Familiar address. The English file says what the messages are for.

marketplace-order-missing = To zamówienie nie istnieje.
marketplace-order-not-yours = Może to zrobić tylko druga strona tego zamówienia i nikt inny.
marketplace-order-wrong-status = Stan tego zamówienia na to nie pozwala.
marketplace-order-needs-refund = Za to zamówienie już zapłacono. Otwórz spór, aby poprosić o zwrot.
marketplace-order-own-listing = To Twoje ogłoszenie, więc nie możesz go zamówić.
marketplace-order-unavailable = Tego ogłoszenia nie można teraz zamówić.
marketplace-order-not-allowed = Społeczność nie pozwala na to zamówienie.
marketplace-order-key-reused = Ten klucz został już użyty do innego zamówienia. Wybierz nowy.
marketplace-order-needs-offer = To ogłoszenie można zamówić dopiero po przyjęciu oferty.
marketplace-order-offer-cash = To, co uzgodniono w ofercie, płaci się pieniędzmi.
marketplace-order-not-free = To ogłoszenie nie jest bezpłatne.
marketplace-order-no-price = To ogłoszenie nie ma ceny w pieniądzach.
marketplace-order-no-hours = To ogłoszenie nie ma ceny w godzinach.
marketplace-order-hours-shipping = Za płatną wysyłkę nie można zapłacić godzinami.
marketplace-order-too-much = To zamówienie jest zbyt duże. Wybierz mniejszą liczbę.
marketplace-order-no-way = Tego ogłoszenia nie można dostarczyć w ten sposób.
marketplace-order-shipping-missing = Wybierz jedną z dostępnych opcji wysyłki.
marketplace-order-slot-unusable = Tego terminu odbioru nie można wybrać dla tego zamówienia.
marketplace-offer-missing = Ta oferta nie istnieje.
marketplace-coupon-unusable = Tego kuponu nie można użyć w tym zamówieniu.
marketplace-redemption-unusable = Tej wymiany godzin nie można użyć w tym zamówieniu.
marketplace-insufficient-credits = Nie masz wystarczająco dużo godzin na to zamówienie.
marketplace-web-address-unusable = Podaj adres internetowy, który zaczyna się od http lub https.
marketplace-rating-early = To zamówienie można ocenić, gdy będzie zakończone.
marketplace-rating-exists = To zamówienie zostało już przez Ciebie ocenione.

marketplace-dispute-missing = Ten spór nie istnieje.
marketplace-dispute-exists = To zamówienie ma już spór.
marketplace-dispute-decided = Ten spór jest już rozstrzygnięty.
marketplace-dispute-claimed = Ktoś inny już rozstrzyga ten spór.
marketplace-dispute-own = To Twoje zamówienie, więc musi zdecydować ktoś inny.
marketplace-dispute-done = Spór jest rozstrzygnięty.
marketplace-refund-failed = Zwrot nie jest teraz możliwy. Spróbuj ponownie później.
marketplace-refund-missing = Ten zwrot nie istnieje.
marketplace-refund-wrong-status = Stan tego zwrotu na to nie pozwala.
marketplace-refund-not-asked = Zwrot jest możliwy tylko przy decyzji na korzyść strony kupującej.
marketplace-refund-whole = Godziny można zwrócić tylko w całości.
marketplace-refund-too-much = Nie można zwrócić więcej, niż zapłacono.

marketplace-offer-wrong-status = Stan tej oferty na to nie pozwala.
marketplace-offer-not-yours = Może to zrobić tylko druga strona tej oferty.
marketplace-offer-expired = Ta oferta wygasła.
marketplace-offer-nothing = Zaproponuj więcej niż zero.
marketplace-offer-exists = Masz już otwartą ofertę na to ogłoszenie.
marketplace-offer-withdrawn = Oferta jest wycofana.

marketplace-pickup-code-unknown = Pod tym kodem nic nie jest zarezerwowane.
marketplace-pickup-not-yours = To zamówienie należy do innej sprzedaży.
marketplace-pickup-not-paid = To zamówienie nie jest opłacone albo już się zakończyło.
marketplace-pickup-done = To zostało już wydane.
marketplace-pickup-cancelled = To zamówienie jest anulowane, więc nie ma czego wydać.
marketplace-pickup-not-eligible = To zamówienie nie czeka na odbiór.
marketplace-pickup-exists = To zamówienie ma już termin odbioru.
marketplace-pickup-slot-closed = Tego terminu odbioru nie można już zarezerwować. Wybierz inny.
marketplace-pickup-slot-over = Ten termin odbioru już minął. Wybierz inny.
marketplace-pickup-slot-full = Ten termin odbioru jest pełny. Wybierz inny.
marketplace-order-slot-missing = Wybierz jeden z podanych terminów odbioru.

marketplace-delivery-wrong-status = Stan tej oferty dostawy na to nie pozwala.
marketplace-delivery-missing = Ta oferta dostawy nie istnieje.
marketplace-delivery-hours = Podaj godziny z najwyżej dwoma miejscami po przecinku.
marketplace-delivery-own = To zamówienie musi dostarczyć ktoś inny.
marketplace-delivery-not-wanted = W tej chwili nikt nie jest potrzebny, by dostarczyć to zamówienie.
marketplace-delivery-exists = Ta dostawa została już przez Ciebie zaoferowana.
marketplace-fund-short = W funduszu społeczności nie ma wystarczająco dużo godzin.

marketplace-cards-off = Tutaj nie można płacić kartą.
marketplace-card-not-chosen = To zamówienie nie jest opłacane kartą.
marketplace-card-by-provider = To zamówienie jest opłacane kartą. Zostanie oznaczone jako opłacone, gdy dotrą pieniądze.
marketplace-card-payment-missing = Dla tego zamówienia nie ma płatności kartą.
marketplace-card-silent = Płatności kartą teraz nie działają. Spróbuj ponownie później.
marketplace-card-signature = Ta wiadomość nie jest podpisana tak, jak powinna.
marketplace-card-event = Tej wiadomości o płatności kartą nie da się użyć.

marketplace-seller-not-paid-out = Tej osobie nie można jeszcze zapłacić kartą. Wybierz inny sposób płatności.
marketplace-chargeback-open = Bank kupującego decyduje o tej płatności. Poczekaj na decyzję.

bell-marketplace-payout-sent = Pieniądze z Twojej sprzedaży zostały do Ciebie wysłane.
bell-marketplace-payout-failed = Nie udało się wysłać pieniędzy z Twojej sprzedaży. Sprawdź swoje dane u dostawcy płatności.
bell-marketplace-chargeback-opened = Bank cofnął pieniądze za { $place }. Zamówienie czeka na decyzję banku.
bell-marketplace-chargeback-closed = Bank zdecydował o pieniądzach za { $place }.
bell-marketplace-chargeback-filed = Bank cofnął pieniądze za zamówienie. Prosimy o przejrzenie go.

subject-marketplace-payout-sent = Twoje pieniądze zostały wysłane
subject-marketplace-payout-failed = Nie udało się wysłać Twoich pieniędzy
subject-marketplace-chargeback-opened = Bank cofnął pieniądze za zamówienie
subject-marketplace-chargeback-closed = Bank zdecydował o zamówieniu
subject-marketplace-chargeback-filed = Bank cofnął pieniądze za zamówienie

type-marketplace-payout-sent = Wypłata wysłana
type-marketplace-payout-failed = Wypłata nieudana
type-marketplace-chargeback-opened = Obciążenie zwrotne otwarte
type-marketplace-chargeback-closed = Obciążenie zwrotne zamknięte
type-marketplace-chargeback-filed = Obciążenie zwrotne zgłoszone

marketplace-dispute-unsent = Od miesiąca nie zgłoszono wysłania tej rzeczy.
marketplace-release-nothing = Z tej płatności nic nie jest wstrzymane.

bell-marketplace-order-ship-due = { $place } czeka, aż to wyślesz lub przekażesz. Zgłoś to, gdy tylko się stanie, najpóźniej do:
bell-marketplace-order-arrival-due = Czy { $place } dotarło? Potwierdź to albo otwórz spór, jeśli coś się nie zgadza. Odpowiedz do:
bell-marketplace-order-unsent = Nigdy nie zgłoszono wysłania { $place }, dlatego w Twoim imieniu otwarto spór. Zdecyduje administracja.
bell-marketplace-order-presumed = Przez miesiąc nikt nie zaprzeczył, więc { $place } uznaje się za otrzymane. Jeśli coś się nie zgadza, otwórz spór. Zamówienie zostanie zakończone:
bell-marketplace-order-released = Pieniądze za { $place } trafiły do osoby sprzedającej przed czasem, decyzją administracji. Zamówienie jest zakończone. Powód:

subject-marketplace-order-ship-due = Zamówienie czeka na wysłanie
subject-marketplace-order-arrival-due = Czy Twoje zamówienie dotarło?
subject-marketplace-order-unsent = Twoje zamówienie nigdy nie zostało wysłane
subject-marketplace-order-presumed = Zamówienie uznano za otrzymane
subject-marketplace-order-released = Pieniądze za zamówienie trafiły do osoby sprzedającej

type-marketplace-order-ship-due = Zamówienie do wysłania
type-marketplace-order-arrival-due = Odbiór do potwierdzenia
type-marketplace-order-unsent = Zamówienie niewysłane
type-marketplace-order-presumed = Zamówienie uznane za otrzymane
type-marketplace-order-released = Pieniądze wypłacone przed czasem
