# Polish. The English file says what the messages are for.

exchange-missing = Ta wymiana nie istnieje.
exchange-own-listing = To Twoje ogłoszenie, więc nie możesz prosić o wymianę w jego sprawie.
exchange-exists = Masz już otwartą wymianę w sprawie tego ogłoszenia.
exchange-blocked = Nie możesz wymieniać się z tą osobą.
exchange-partner-inactive = Druga osoba nie jest teraz aktywna w tej społeczności.
exchange-not-yours = Może to zrobić tylko inna osoba z tej wymiany.
exchange-decide-own = Bierzesz udział w tej wymianie, więc musi zdecydować inna z osób, które opiekują się społecznością.
exchange-hours-missing = Podaj, ile godzin należy się za tę wymianę.
exchange-insufficient-balance = Osoba, która płaci, nie ma na to dość godzin.

exchange-wrong-status = { $status ->
    [pending_provider] Ta wymiana nie została jeszcze przyjęta
    [pending_broker] Ta wymiana czeka na zatwierdzenie przez osoby, które opiekują się społecznością
    [accepted] Ta wymiana jest przyjęta, ale jeszcze się nie rozpoczęła
    [in_progress] Ta wymiana już trwa
    [pending_confirmation] Ta wymiana czeka na potwierdzenie godzin
    [disputed] Tej wymianie przyglądają się osoby, które opiekują się społecznością
    [completed] Ta wymiana jest już zakończona
    [expired] Ta wymiana wygasła
   *[cancelled] Ta wymiana jest już odwołana
}, { $action ->
    [accept] więc nie można jej przyjąć.
    [decline] więc nie można jej odrzucić.
    [start] więc nie można jej rozpocząć.
    [complete] więc nie można oznaczyć jej jako wykonanej.
    [confirm] więc nie można potwierdzić jej godzin.
    [dispute] więc nie można prosić o jej wyjaśnienie.
    [cancel] więc nie można jej odwołać.
    [approve] więc nie ma czego zatwierdzać.
    [resolve] więc nie ma sporu do rozstrzygnięcia.
   *[other] więc to niemożliwe.
}

exchange-cancelled = Wymiana została odwołana.
exchange-declined = Wymiana została odrzucona.
exchange-paid = Dziękujemy! Godziny zostały przekazane.
exchange-half-confirmed = Dziękujemy! Czekamy jeszcze na potwierdzenie drugiej osoby.
exchange-disputed = Wasze potwierdzenia różnią się liczbą godzin. Osoby, które opiekują się społecznością, przyjrzą się tej sprawie.

exchange-rating-early = Tę wymianę można ocenić, gdy się zakończy.
exchange-reversed = Godziny tej wymiany zostały cofnięte, więc nie można jej ocenić.
exchange-rating-exists = Ta wymiana ma już Twoją ocenę.
