# Polish. Familiar address. The English file says what the messages are for.

marketplace-coupon-missing = Ten kupon nie istnieje.
marketplace-coupon-code-taken = Inny kupon w tej społeczności ma już ten kod. Wybierz inny.
marketplace-coupon-code-unusable = Kod może zawierać litery od A do Z, cyfry, łączniki i podkreślenia.
marketplace-coupon-no-seller = Do kuponów potrzebny jest profil sprzedaży. Najpierw go utwórz.
marketplace-coupon-window = Kupon musi kończyć się po swoim początku.
marketplace-coupon-value-unusable = Podaj wartość z najwyżej dwoma miejscami po przecinku.
marketplace-coupon-scope-missing = Wybierz od 1 do 100 różnych ogłoszeń lub kategorii.
marketplace-coupon-scope-listings = Kupon może dotyczyć tylko twoich własnych ogłoszeń.
marketplace-coupon-scope-categories = Jedna z tych kategorii nie istnieje.
marketplace-coupon-uses = Ten kupon wykorzystano już więcej razy.
marketplace-coupon-suspended = Administracja zawiesiła ten kupon, więc jego stanu nie można zmienić.
marketplace-coupon-wrong-status = Stan tego kuponu na to nie pozwala.
marketplace-coupon-too-many = Możesz mieć najwyżej { $most } kuponów. Najpierw usuń jeden.
marketplace-coupon-decide-own = To twój własny kupon, więc musi zdecydować ktoś inny.
marketplace-coupon-inactive = Ten kupon jest teraz nieważny.
marketplace-coupon-min-order = Twoje zamówienie jest za małe na ten kupon.
marketplace-coupon-used-up = Ten kupon został wykorzystany.
marketplace-coupon-used-by-you = Ten kupon został już przez ciebie wykorzystany tyle razy, ile można.
marketplace-coupon-currency = Tego kuponu nie można użyć do zamówień w { $currency }.
marketplace-coupon-two = Aby użyć tego kuponu, zamów co najmniej dwie takie same rzeczy.
marketplace-coupon-cash = Kuponu można użyć tylko przy płatności pieniędzmi.
marketplace-coupon-one-discount = Użyj kuponu albo zniżki za godziny, nie obu naraz.
marketplace-coupon-own = To twój własny kupon, więc nie możesz go użyć.
marketplace-coupon-token-unknown = Ten kod jest nieznany, wykorzystany lub wygasł. Poproś o nowy.
marketplace-coupon-not-yours = Ten kupon należy do innej sprzedaży.
