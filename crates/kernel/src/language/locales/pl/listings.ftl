# Polish. The English file says what the messages are for.

listing-missing = To ogłoszenie nie istnieje.
listing-not-yours = Może to zrobić tylko osoba, która dodała to ogłoszenie, albo administracja.
listing-limit-reached = { $most ->
    [one] Masz już { $most } ogłoszenie i nie możesz mieć ich więcej. Najpierw je usuń.
    [few] Masz już { $most } ogłoszenia i nie możesz mieć ich więcej. Najpierw usuń jedno z nich.
    [many] Masz już { $most } ogłoszeń i nie możesz mieć ich więcej. Najpierw usuń jedno z nich.
   *[other] Masz już { $most } ogłoszenia i nie możesz mieć ich więcej. Najpierw usuń jedno z nich.
}
listing-text-too-short = { $least ->
    [one] Napisz co najmniej { $least } znak.
    [few] Napisz co najmniej { $least } znaki.
    [many] Napisz co najmniej { $least } znaków.
   *[other] Napisz co najmniej { $least } znaku.
}
listing-offers-off = Ta społeczność nie przyjmuje ofert.
listing-requests-off = Ta społeczność nie przyjmuje próśb.
listing-category-missing = Ta kategoria nie istnieje.
listing-category-required = Wybierz kategorię.
listing-location-required = Podaj, gdzie to jest.
listing-hours-too-few = { $field } musi być co najmniej tak duże jak { $other_field }.
listing-hours-out-of-range = Podaj od 0,5 do { $most } godzin.
listing-availability-invalid = availability musi być listą albo obiektem.
listing-availability-too-long = { $most ->
    [one] availability jest za długie. Może mieć najwyżej { $most } bajt.
    [few] availability jest za długie. Może mieć najwyżej { $most } bajty.
    [many] availability jest za długie. Może mieć najwyżej { $most } bajtów.
   *[other] availability jest za długie. Może mieć najwyżej { $most } bajta.
}
listing-not-approved = Zanim włączysz to ogłoszenie, muszą je zatwierdzić osoby, które opiekują się społecznością.
listing-status-forbidden = Temu ogłoszeniu nie można nadać tego statusu.
listing-not-renewable = Odnowić można tylko aktywne lub wygasłe ogłoszenie.
listing-renew-waits = Treść tego ogłoszenia nie jest jeszcze zatwierdzona. Najpierw aktywuj ogłoszenie.
listing-renewed-too-often = Tego ogłoszenia nie można już odnowić. Napisz nowe.
listing-renew-not-yours = Ogłoszenie może odnowić tylko osoba, która je dodała.
listing-favourites-off = W tej społeczności nie można zapisywać ogłoszeń.
listing-writer-missing = Ta społeczność nie ma usługi, która pisze teksty.

listing-reports-off = W tej społeczności nie można zgłaszać ogłoszeń.
listing-report-own = Nie możesz zgłosić własnego ogłoszenia.
listing-save-own = Nie możesz zapisać własnego ogłoszenia.
listing-report-exists = To ogłoszenie ma już Twoje zgłoszenie.
listing-report-missing = To zgłoszenie nie istnieje.
listing-report-decide-own = To Twoje zgłoszenie, więc musi o nim zdecydować ktoś inny.
listing-report-decided = Decyzja o tym zgłoszeniu już zapadła.
listing-decide-own = To Twoje ogłoszenie, więc decyzję musi podjąć ktoś inny.
listing-not-waiting = To ogłoszenie nie czeka na zatwierdzenie.
listing-changed-since = To ogłoszenie zmieniło się od czasu, gdy je czytasz. Obejrzyj je jeszcze raz.
listing-reported = Dziękujemy! Osoby, które opiekują się społecznością, przyjrzą się ogłoszeniu.

picture-required = Wyślij obraz.
too-many-pictures = { $most ->
    [one] Ogłoszenie może mieć najwyżej { $most } obraz.
    [few] Ogłoszenie może mieć najwyżej { $most } obrazy.
    [many] Ogłoszenie może mieć najwyżej { $most } obrazów.
   *[other] Ogłoszenie może mieć najwyżej { $most } obrazu.
}
listing-picture-missing = To ogłoszenie nie ma takiego obrazu.
listing-pictures-incomplete = Wymień każdy obraz ogłoszenia dokładnie jeden raz.
too-many-tags = { $most ->
    [one] Ogłoszenie może mieć najwyżej { $most } tag.
    [few] Ogłoszenie może mieć najwyżej { $most } tagi.
    [many] Ogłoszenie może mieć najwyżej { $most } tagów.
   *[other] Ogłoszenie może mieć najwyżej { $most } tagu.
}
place-missing = Na mapie nie ma takiego miejsca.
