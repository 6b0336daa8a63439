# The marketplace: what members sell, lend and give.

marketplace-amount-unusable = Tej kwoty nie można zapłacić w { $currency }.
marketplace-currency-unknown = Ceny nie mogą być w tej walucie.
marketplace-out-of-stock = Nie ma już tylu sztuk.
marketplace-listing-not-yours = To ogłoszenie może zmienić tylko osoba, która sprzedaje.
marketplace-text-required = Napisz tu coś.
marketplace-free-off = W tej społeczności nie można oddawać rzeczy za darmo.
marketplace-business-off = W tej społeczności firmy nie mogą sprzedawać.
marketplace-shipping-off = W tej społeczności nie ma wysyłki.
marketplace-community-delivery-off = W tej społeczności członkowie nie dostarczają sobie rzeczy.
marketplace-hybrid-off = W tej społeczności rzecz kosztuje pieniądze albo godziny, ale nie jedno i drugie.
marketplace-template-data-unusable = { $field } musi być obiektem i nie może być za długie.
marketplace-template-field-unknown = Formularz tej kategorii nie ma takiego pola.
marketplace-template-field-unusable = To nie pasuje do pola formularza.
marketplace-listing-waits = Twoje ogłoszenie będzie widoczne po zatwierdzeniu.
marketplace-seller-suspended = Nie możesz teraz sprzedawać: sprzedaż została zawieszona.
marketplace-decide-own = O twoim ogłoszeniu musi zdecydować ktoś inny.
marketplace-seller-missing = Ten sprzedawca nie istnieje.
marketplace-option-missing = Ten sposób wysyłki nie istnieje.
marketplace-slot-missing = Ten termin odbioru nie istnieje.
marketplace-slot-booked = Ten termin odbioru jest zarezerwowany i nie można go usunąć. Możesz go wyłączyć.
marketplace-slot-order = Termin odbioru musi się kończyć po rozpoczęciu.
marketplace-slot-over = Termin odbioru musi się kończyć w przyszłości.
marketplace-slot-capacity = Zarezerwowano już więcej.
marketplace-verify-business = Zweryfikować można tylko firmę.
marketplace-decide-own-seller = O twojej sprzedaży musi zdecydować ktoś inny.
marketplace-neither-day = Podaj dzień, na przykład 2026-05-01, albo chwilę, na przykład 2026-05-01T09:30:00Z.

bell-marketplace-listing-expiring = „{ $place }” wkrótce wygaśnie. Odnów ogłoszenie, jeśli jest aktualne. Będzie widoczne do:
bell-marketplace-listing-expired = Ogłoszenie „{ $place }” wygasło i nie jest już widoczne. Możesz je odnowić w każdej chwili.
subject-marketplace-listing-expiring = Twoje ogłoszenie wkrótce wygaśnie
subject-marketplace-listing-expired = Twoje ogłoszenie wygasło
type-marketplace-listing-expiring = Ogłoszenie wkrótce wygaśnie
type-marketplace-listing-expired = Ogłoszenie wygasło
