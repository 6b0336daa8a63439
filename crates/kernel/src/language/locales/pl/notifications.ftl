# Polish. Informal address. Names are never declined (they stand as the subject or after a colon), and verbs about people are in the present
# tense, which shows no gender. The English file says what the messages are for.

## The sentence in the bell.

bell-connection-request = { $name } chce nawiązać z Tobą kontakt.
bell-connection-accepted = { $name } przyjmuje Twoje zaproszenie do kontaktu.
bell-connection-declined = { $name } odrzuca Twoje zaproszenie do kontaktu.
bell-new-message = { $name } przesyła Ci wiadomość.
bell-transaction = { $name } przekazuje Ci godziny.
bell-credits-received = { $name } dopisuje godziny do Twojego konta.
bell-credits-taken = Osoby, które opiekują się społecznością { $place }, pobrały godziny z Twojego konta.
bell-credit-received = { $hours ->
    [one] { $name } przekazuje Ci { $hours } godzinę.
    [few] { $name } przekazuje Ci { $hours } godziny.
    [many] { $name } przekazuje Ci { $hours } godzin.
   *[other] { $name } przekazuje Ci { $hours } godziny.
}
bell-credit-sent = { $hours ->
    [one] Z Twojego konta przekazano { $hours } godzinę. Komu: { $name }.
    [few] Z Twojego konta przekazano { $hours } godziny. Komu: { $name }.
    [many] Z Twojego konta przekazano { $hours } godzin. Komu: { $name }.
   *[other] Z Twojego konta przekazano { $hours } godziny. Komu: { $name }.
}
bell-review-request = { $name } i Ty macie za sobą wymianę. Napisz, jak poszło.
bell-review-received = { $name } wystawia Ci opinię.
bell-review-hidden = Osoby, które opiekują się społecznością { $place }, ukryły Twoją opinię.
bell-review-removed = Osoby, które opiekują się społecznością { $place }, usunęły Twoją opinię.
bell-comment = { $name } komentuje coś twojego.
bell-comment-reply = { $name } odpowiada na twój komentarz.
bell-like = { $name } lubi coś twojego.
bell-feed-item-hidden = Zespół { $place } usunął coś twojego z aktualności.
bell-feed-item-restored = Coś twojego jest znów w aktualnościach { $place }.
bell-feed-report-created = Zgłoszono coś w aktualnościach { $place }. Zajrzyj tam, proszę.
bell-listing-saved = { $name } zapisuje sobie Twoje ogłoszenie.
bell-listing-pending-review = Ogłoszenie czeka na zatwierdzenie. Dodaje je { $name }.
bell-listing-approved = Twoje ogłoszenie „{ $place }” zostało zatwierdzone.
bell-listing-rejected = Twoje ogłoszenie „{ $place }” nie zostało zatwierdzone. Możesz je zmienić i przesłać ponownie. Powód:
bell-listing-reported = Twoje ogłoszenie „{ $place }” zostało zgłoszone, a zgłoszenie uznano za słuszne. Przyjrzyj mu się.
bell-listing-report-upheld = Twoje zgłoszenie ogłoszenia „{ $place }” uznano za słuszne. Dziękujemy!
bell-listing-report-dismissed = Zgłoszono ogłoszenie „{ $place }”. Po sprawdzeniu nie znaleziono w nim nic niewłaściwego. Dziękujemy za zgłoszenie!
bell-listing-removed = Twoje ogłoszenie „{ $place }” zostało usunięte przez zespół.
bell-listing-suspended = Twoje ogłoszenie „{ $place }” zostało zawieszone przez zespół. Inni już go nie widzą.
bell-new-listing-created = { $name } dodaje ogłoszenie.
bell-listing-report-created = W społeczności { $place } zgłoszono ogłoszenie. Przyjrzyj mu się.
bell-marketplace-listing-pending-review = Rzecz na sprzedaż czeka na zatwierdzenie. Sprzedaje ją { $name }.
bell-marketplace-listing-approved = Twoja rzecz na sprzedaż „{ $place }” została zatwierdzona.
bell-marketplace-listing-rejected = Twoja rzecz na sprzedaż „{ $place }” została wycofana z rynku.
bell-marketplace-low-stock = Zostało niewiele sztuk: „{ $place }”.
bell-marketplace-seller-suspended = Twoja sprzedaż została zawieszona. To, co sprzedajesz, jest na razie ukryte.
bell-marketplace-seller-restored = Możesz znów sprzedawać. To, co sprzedajesz, jest widoczne jak wcześniej.
bell-marketplace-coupon-suspended = Administracja zawiesiła twój kupon „{ $place }”.
bell-group-member-joined = { $name } dołącza do grupy { $place }.
bell-group-join-request = { $name } chce dołączyć do grupy { $place }.
bell-group-join = Należysz teraz do grupy { $place }.
bell-group-join-rejected = Twoja prośba o dołączenie do grupy { $place } została odrzucona.
bell-group-role-owner = Grupa { $place } należy teraz do Ciebie.
bell-group-role-admin = Pomagasz teraz prowadzić grupę { $place }.
bell-group-role-member = Nie prowadzisz już grupy { $place }, ale nadal do niej należysz.
bell-group-removed = Nie należysz już do grupy { $place }.
bell-group-banned = Nie możesz już brać udziału w grupie { $place }.
bell-group-invite = { $name } zaprasza Cię do grupy { $place }.
bell-group-chatroom-message = { $name } pisze w grupie { $place }.
bell-group-announcement = { $name } ogłasza coś w grupie { $place }.
bell-new-topic = { $name } rozpoczyna dyskusję w grupie { $place }.
bell-new-reply = { $name } odpowiada w dyskusji w grupie { $place }.
bell-new-group-created = { $name } zakłada grupę { $place }.
bell-exchange-request-received = { $name } proponuje Ci wymianę.
bell-exchange-pending-broker = { $name } przyjmuje Twoją wymianę; potrzebna jest jeszcze zgoda osoby, która opiekuje się społecznością { $place }.
bell-exchange-accepted = { $name } przyjmuje Twoją wymianę.
bell-exchange-approved = { $name } zatwierdza Twoją wymianę.
bell-exchange-rejected = { $name } wstrzymuje Twoją wymianę.
bell-exchange-request-declined = { $name } odrzuca Twoją wymianę.
bell-exchange-started = { $name } rozpoczyna Waszą wymianę.
bell-exchange-ready-confirmation = { $name } informuje, że wszystko gotowe. Potwierdź godziny.
bell-exchange-completed = Twoja wymiana jest zakończona, a godziny zostały przekazane.
bell-exchange-cancelled = { $name } odwołuje Waszą wymianę.
bell-exchange-disputed = { $name } prosi, aby ktoś przyjrzał się Waszej wymianie.
bell-exchange-hours-differ = Ty i { $name } potwierdzacie różną liczbę godzin Waszej wymiany. Osoby, które opiekują się społecznością, przyjrzą się tej sprawie.
bell-exchange-needs-broker = W społeczności { $place } wymiana czeka na decyzję. Przyjrzyj się jej.
bell-marketplace-order-confirmed = Zamówienie { $place } jest potwierdzone.
bell-marketplace-order-paid = Zamówienie { $place } jest opłacone.
bell-marketplace-order-shipped = { $place } jest w drodze do Ciebie.
bell-marketplace-order-delivered = Druga strona potwierdza, że dotarło: { $place }.
bell-marketplace-order-completed = Zamówienie { $place } jest zakończone.
bell-marketplace-order-cancelled = Zamówienie { $place } zostało anulowane.
bell-marketplace-order-rated = { $name } ocenia Twoje zamówienie.
bell-marketplace-pickup-reserved = { $name } wybiera termin odbioru: { $place }.
bell-marketplace-pickup-handed-over = { $name } potwierdza, że odbiór się odbył: { $place }.
bell-marketplace-delivery-offered = { $name } oferuje dostawę: { $place }.
bell-marketplace-delivery-accepted = { $name } przyjmuje Twoją ofertę dostawy: { $place }.
bell-marketplace-delivery-arranged = { $name } przyjdzie po odbiór: { $place }.
bell-marketplace-delivery-declined = Dostawa nie jest już potrzebna: { $place }.
bell-marketplace-delivery-withdrawn = { $name } jednak nie może dostarczyć: { $place }.
bell-marketplace-delivery-unpaid = Dostawa nie jest jeszcze opłacona, bo nie masz wystarczająco dużo godzin: { $place }.
bell-marketplace-pickup-moved = { $name } zmienia termin odbioru: { $place }.
bell-marketplace-pickup-missed = Nie odebrano na czas: { $place }.
bell-marketplace-dispute-opened = { $name } otwiera spór o wasze zamówienie.
bell-marketplace-dispute-resolved = Spór o Twoje zamówienie jest rozstrzygnięty.
bell-marketplace-dispute-filed = Spór w { $place } czeka na decyzję. Prosimy o przejrzenie go.
bell-marketplace-report-filed = Zgłoszenie ogłoszenia w { $place } czeka na decyzję. Prosimy o przejrzenie go.
bell-marketplace-report-received = Twoje zgłoszenie dotyczące „{ $place }” dotarło.
bell-marketplace-report-acknowledged = Twoje zgłoszenie dotyczące „{ $place }” jest rozpatrywane.
bell-marketplace-report-resolved = Twoje zgłoszenie dotyczące „{ $place }” jest rozstrzygnięte.
bell-marketplace-report-appeal-received = Twoje odwołanie dotyczące „{ $place }” dotarło.
bell-marketplace-report-appeal-resolved = Odwołanie dotyczące „{ $place }” jest rozstrzygnięte.
bell-marketplace-enforcement-under-review = Zgłoszenie dotyczące „{ $place }” jest rozpatrywane.
bell-marketplace-enforcement-action = Zgłoszenie dotyczące „{ $place }” rozstrzygnięto na Twoją niekorzyść. Możesz się odwołać.
bell-marketplace-enforcement-cleared = Sprawdziliśmy zgłoszenie dotyczące „{ $place }”. Nic się nie zmienia.
bell-marketplace-offer-received = { $name } składa ofertę na Twoje ogłoszenie.
bell-marketplace-offer-accepted = { $name } przyjmuje Twoją ofertę.
bell-marketplace-offer-declined = Twoja oferta została odrzucona.
bell-marketplace-offer-expired = Przyjęta oferta nie jest już ważna.
bell-marketplace-offer-countered = { $name } odpowiada na Twoją ofertę inną kwotą.
bell-marketplace-offer-counter-accepted = { $name } przyjmuje Twoją kontrofertę.
bell-marketplace-offer-withdrawn = { $name } wycofuje ofertę na Twoje ogłoszenie.
bell-safeguarding-flag = W społeczności { $place } pojawiło się zgłoszenie. Przyjrzyj mu się jak najszybciej.
bell-safeguarding-contact-blocked = W społeczności { $place } zatrzymano próbę kontaktu, aby chronić jedną z osób. Przyjrzyj się tej sprawie.
bell-gdpr-request = Wniosek o ochronę danych składa { $name }. Odpowiedz w ciągu 30 dni.
bell-gdpr-account-deletion = O usunięcie konta prosi { $name }. Odpowiedz w ciągu 30 dni.
bell-data-request-received = Zespół { $place } otrzymał Twój wniosek o ochronę danych i odpowie w ciągu 30 dni.
bell-data-request-completed = Zespół { $place } zrealizował Twój wniosek o ochronę danych.
bell-data-request-rejected = Zespół { $place } odrzucił Twój wniosek o ochronę danych. Powód znajdziesz w ustawieniach.
bell-data-export-ready = Kopia Twoich danych w { $place } jest gotowa. Przechowujemy ją przez siedem dni.
bell-legal-acceptance-needed = Jest nowa wersja dokumentu „{ $place }”. Przeczytaj ją i zaakceptuj.
bell-legal-version-published = Jest nowa wersja dokumentu „{ $place }”.
bell-impersonation-started = { $place } z zespołu działa jako Ty, najwyżej przez 15 minut, aby pomóc. Możesz to zakończyć w ustawieniach bezpieczeństwa.
bell-passkey-registered = Do Twojego konta dodano klucz dostępu. Jeśli to nie Ty, usuń go i zmień hasło.
bell-passkey-removed = Z Twojego konta usunięto klucz dostępu.
bell-welcome = Witamy w społeczności { $place }!
bell-new-user-registered = { $name } dołącza do społeczności.
bell-registration-waiting = { $name } czeka na decyzję o rejestracji.
bell-password-changed = Twoje hasło zostało zmienione.
bell-email-changed = Twój adres e-mail został zmieniony.
bell-2fa-enabled = Drugi składnik jest włączony.
bell-2fa-disabled = Drugi składnik jest wyłączony.
bell-2fa-reset = Zespół zresetował twój drugi składnik.

## The subject of an e-mail about it.

subject-connection-request = { $name } chce nawiązać z Tobą kontakt
subject-connection-accepted = { $name } przyjmuje Twoje zaproszenie do kontaktu
subject-connection-declined = { $name } odrzuca Twoje zaproszenie do kontaktu
subject-new-message = { $name } przesyła Ci wiadomość
subject-transaction = { $name } przekazuje Ci godziny
subject-credits-received = { $name } dopisuje godziny do Twojego konta
subject-credits-taken = Z Twojego konta pobrano godziny
subject-credit-received = { $hours ->
    [one] { $name } przekazuje Ci { $hours } godzinę
    [few] { $name } przekazuje Ci { $hours } godziny
    [many] { $name } przekazuje Ci { $hours } godzin
   *[other] { $name } przekazuje Ci { $hours } godziny
}
subject-credit-sent = { $hours ->
    [one] Przekazano { $hours } godzinę. Komu: { $name }
    [few] Przekazano { $hours } godziny. Komu: { $name }
    [many] Przekazano { $hours } godzin. Komu: { $name }
   *[other] Przekazano { $hours } godziny. Komu: { $name }
}
subject-review-request = { $name } i Ty: jak poszła wymiana?
subject-review-received = { $name } wystawia Ci opinię
subject-review-hidden = Twoja opinia została ukryta
subject-review-removed = Twoja opinia została usunięta
subject-comment = { $name } komentuje coś twojego
subject-comment-reply = { $name } odpowiada na twój komentarz
subject-like = { $name } lubi coś twojego
subject-feed-item-hidden = Coś twojego usunięto z aktualności
subject-feed-item-restored = Coś twojego jest znów w aktualnościach
subject-feed-report-created = Zgłoszono coś w aktualnościach
subject-listing-saved = { $name } zapisuje sobie Twoje ogłoszenie
subject-listing-pending-review = Ogłoszenie czeka na zatwierdzenie
subject-listing-approved = Twoje ogłoszenie zostało zatwierdzone
subject-listing-rejected = Twoje ogłoszenie nie zostało zatwierdzone
subject-listing-reported = Twoje ogłoszenie zostało zgłoszone
subject-listing-report-upheld = Twoje zgłoszenie uznano za słuszne
subject-listing-report-dismissed = Twoje zgłoszenie zostało sprawdzone
subject-listing-removed = Twoje ogłoszenie zostało usunięte
subject-listing-suspended = Twoje ogłoszenie zostało zawieszone
subject-new-listing-created = { $name } dodaje ogłoszenie
subject-listing-report-created = Zgłoszono ogłoszenie
subject-marketplace-listing-pending-review = Rzecz na sprzedaż czeka na zatwierdzenie
subject-marketplace-listing-approved = Twoja rzecz na sprzedaż została zatwierdzona
subject-marketplace-listing-rejected = Twoja rzecz na sprzedaż została wycofana z rynku
subject-marketplace-low-stock = Zostało niewiele sztuk tego, co sprzedajesz
subject-marketplace-seller-suspended = Twoja sprzedaż została zawieszona
subject-marketplace-seller-restored = Możesz znów sprzedawać
subject-marketplace-coupon-suspended = Twój kupon został zawieszony
subject-group-member-joined = { $name } dołącza do grupy { $place }
subject-group-join-request = { $name } chce dołączyć do grupy { $place }
subject-group-join = Należysz teraz do grupy { $place }
subject-group-join-rejected = Twoja prośba o dołączenie do grupy { $place } została odrzucona
subject-group-role-owner = Grupa { $place } należy teraz do Ciebie
subject-group-role-admin = Pomagasz teraz prowadzić grupę { $place }
subject-group-role-member = Nie prowadzisz już grupy { $place }, ale nadal do niej należysz
subject-group-removed = Nie należysz już do grupy { $place }
subject-group-banned = Nie możesz już brać udziału w grupie { $place }
subject-group-invite = { $name } zaprasza Cię do grupy { $place }
subject-group-chatroom-message = { $name } pisze w grupie { $place }
subject-group-announcement = { $name } ogłasza coś w grupie { $place }
subject-new-topic = { $name } rozpoczyna dyskusję w grupie { $place }
subject-new-reply = { $name } odpowiada w dyskusji w grupie { $place }
subject-new-group-created = Nowa grupa: { $place }
subject-exchange-request-received = { $name } proponuje Ci wymianę
subject-exchange-pending-broker = Twoja wymiana czeka na zatwierdzenie
subject-exchange-accepted = { $name } przyjmuje Twoją wymianę
subject-exchange-approved = Twoja wymiana została zatwierdzona
subject-exchange-rejected = Twoja wymiana została wstrzymana
subject-exchange-request-declined = { $name } odrzuca Twoją wymianę
subject-exchange-started = { $name } rozpoczyna Waszą wymianę
subject-exchange-ready-confirmation = Potwierdź godziny swojej wymiany
subject-exchange-completed = Twoja wymiana jest zakończona
subject-exchange-cancelled = { $name } odwołuje Waszą wymianę
subject-exchange-disputed = { $name } prosi, aby ktoś przyjrzał się Waszej wymianie
subject-exchange-hours-differ = Ty i { $name } potwierdzacie różną liczbę godzin
subject-exchange-needs-broker = Wymiana czeka na decyzję
subject-marketplace-order-confirmed = Zamówienie jest potwierdzone
subject-marketplace-order-paid = Zamówienie jest opłacone
subject-marketplace-order-shipped = Twoje zamówienie jest w drodze
subject-marketplace-order-delivered = Twoja sprzedaż dotarła
subject-marketplace-order-completed = Zamówienie jest zakończone
subject-marketplace-order-cancelled = Zamówienie zostało anulowane
subject-marketplace-order-rated = { $name } ocenia Twoje zamówienie
subject-marketplace-pickup-reserved = Wybrano termin odbioru
subject-marketplace-pickup-handed-over = Twoje zamówienie zostało wydane
subject-marketplace-delivery-offered = Ktoś oferuje dostawę Twojego zamówienia
subject-marketplace-delivery-accepted = Twoja oferta dostawy została przyjęta
subject-marketplace-delivery-arranged = Ktoś odbierze to, co zostało u Ciebie kupione
subject-marketplace-delivery-declined = Twoja dostawa nie jest potrzebna
subject-marketplace-delivery-withdrawn = Wycofano ofertę dostawy
subject-marketplace-delivery-unpaid = Dostawa nie jest jeszcze opłacona
subject-marketplace-pickup-moved = Twój termin odbioru został zmieniony
subject-marketplace-pickup-missed = Odbiór nie doszedł do skutku
subject-marketplace-dispute-opened = { $name } otwiera spór o wasze zamówienie
subject-marketplace-dispute-resolved = Spór o Twoje zamówienie jest rozstrzygnięty
subject-marketplace-dispute-filed = Spór czeka na decyzję
subject-marketplace-report-filed = Zgłoszenie ogłoszenia czeka na decyzję
subject-marketplace-report-received = Twoje zgłoszenie dotarło
subject-marketplace-report-acknowledged = Twoje zgłoszenie jest rozpatrywane
subject-marketplace-report-resolved = Twoje zgłoszenie jest rozstrzygnięte
subject-marketplace-report-appeal-received = Twoje odwołanie dotarło
subject-marketplace-report-appeal-resolved = Odwołanie dotyczące ogłoszenia jest rozstrzygnięte
subject-marketplace-enforcement-under-review = Twoje ogłoszenie jest sprawdzane
subject-marketplace-enforcement-action = Zgłoszenie Twojego ogłoszenia jest rozstrzygnięte
subject-marketplace-enforcement-cleared = Zgłoszenie Twojego ogłoszenia jest zamknięte
subject-marketplace-offer-received = { $name } składa ofertę na Twoje ogłoszenie
subject-marketplace-offer-accepted = { $name } przyjmuje Twoją ofertę
subject-marketplace-offer-declined = Twoja oferta została odrzucona
subject-marketplace-offer-expired = Przyjęta oferta nie jest już ważna
subject-marketplace-offer-countered = { $name } odpowiada na Twoją ofertę inną kwotą
subject-marketplace-offer-counter-accepted = { $name } przyjmuje Twoją kontrofertę
subject-marketplace-offer-withdrawn = { $name } wycofuje ofertę na Twoje ogłoszenie
subject-safeguarding-flag = Zgłoszenie w społeczności { $place }
subject-safeguarding-contact-blocked = Zatrzymana próba kontaktu w społeczności { $place }
subject-gdpr-request = Wniosek o ochronę danych: { $name }
subject-gdpr-account-deletion = Prośba o usunięcie konta: { $name }
subject-data-request-received = Otrzymaliśmy Twój wniosek o ochronę danych
subject-data-request-completed = Twój wniosek o ochronę danych zrealizowano
subject-data-request-rejected = Twój wniosek o ochronę danych odrzucono
subject-data-export-ready = Kopia Twoich danych jest gotowa
subject-legal-acceptance-needed = Przeczytaj i zaakceptuj: { $place }
subject-legal-version-published = Nowa wersja dokumentu „{ $place }”
subject-impersonation-started = { $place } z zespołu działa jako Ty
subject-passkey-registered = Do Twojego konta dodano klucz dostępu
subject-passkey-removed = Z Twojego konta usunięto klucz dostępu
subject-welcome = Witamy w społeczności { $place }!
subject-new-user-registered = Nowa osoba w społeczności: { $name }
subject-registration-waiting = Rejestracja do sprawdzenia: { $name }
subject-password-changed = Twoje hasło zostało zmienione
subject-email-changed = Twój adres e-mail został zmieniony
subject-2fa-enabled = Drugi składnik jest włączony
subject-2fa-disabled = Drugi składnik jest wyłączony
subject-2fa-reset = Zespół zresetował twój drugi składnik

## More words in an e-mail about it.

detail-credit-received = { $hours ->
    [one] { $name } przekazuje Ci { $hours } godzinę. Jest już na Twoim koncie.
    [few] { $name } przekazuje Ci { $hours } godziny. Są już na Twoim koncie.
    [many] { $name } przekazuje Ci { $hours } godzin. Są już na Twoim koncie.
   *[other] { $name } przekazuje Ci { $hours } godziny. Są już na Twoim koncie.
}
detail-credit-sent = { $hours ->
    [one] Przekazano { $hours } godzinę. Komu: { $name }.
    [few] Przekazano { $hours } godziny. Komu: { $name }.
    [many] Przekazano { $hours } godzin. Komu: { $name }.
   *[other] Przekazano { $hours } godziny. Komu: { $name }.
}
detail-review-request = { $name } i Ty macie za sobą wymianę czasu. Napisz w kilku słowach, jak poszło: to pomaga innym znaleźć kogoś, komu można zaufać.
detail-voice-message = Czeka na Ciebie wiadomość głosowa.

## What a lock screen shows, where anybody may read it: never who or what.

push-default = Mamy dla Ciebie coś nowego
push-new-message = Masz nową wiadomość
push-connection-request = Masz nowe zaproszenie do kontaktu
push-connection-accepted = Twoje zaproszenie do kontaktu zostało przyjęte
push-body = Otwórz aplikację, aby zobaczyć więcej.

## The short heading of a line in the bell.

type-connection-request = Zaproszenie do kontaktu
type-connection-accepted = Zaproszenie przyjęte
type-connection-declined = Zaproszenie odrzucone
type-new-message = Nowa wiadomość
type-transaction = Przekazanie godzin
type-credits-received = Dopisane godziny
type-credits-taken = Pobrane godziny
type-credit-received = Otrzymane godziny
type-credit-sent = Przekazane godziny
type-review-request = Prośba o opinię
type-review-received = Nowa opinia o Tobie
type-review-hidden = Opinia ukryta
type-review-removed = Opinia usunięta
type-comment = Komentarz w aktualnościach
type-comment-reply = Odpowiedź na komentarz
type-like = Polubienie w aktualnościach
type-feed-item-hidden = Wpis ukryty
type-feed-item-restored = Wpis przywrócony
type-feed-report-created = Zgłoszenie w aktualnościach
type-listing-saved = Ogłoszenie zapisane
type-listing-pending-review = Ogłoszenie czeka na zatwierdzenie
type-listing-approved = Ogłoszenie zatwierdzone
type-listing-rejected = Ogłoszenie odrzucone
type-listing-reported = Zgłoszono Twoje ogłoszenie
type-listing-report-upheld = Zgłoszenie uznane
type-listing-report-dismissed = Zgłoszenie odrzucone
type-listing-removed = Ogłoszenie usunięte przez zespół
type-listing-suspended = Ogłoszenie zawieszone
type-new-listing-created = Nowe ogłoszenie
type-listing-report-created = Zgłoszone ogłoszenie
type-marketplace-listing-pending-review = Rzecz na sprzedaż czeka na zatwierdzenie
type-marketplace-listing-approved = Rzecz na sprzedaż zatwierdzona
type-marketplace-listing-rejected = Rzecz na sprzedaż odrzucona
type-marketplace-low-stock = Mały zapas
type-marketplace-seller-suspended = Sprzedaż zawieszona
type-marketplace-seller-restored = Sprzedaż przywrócona
type-marketplace-coupon-suspended = Kupon zawieszony
type-group-member-joined = Nowa osoba w grupie
type-group-join-request = Prośba o dołączenie do grupy
type-group-join = Dołączenie do grupy
type-group-join-rejected = Prośba odrzucona
type-group-role-owner = Przejęcie grupy
type-group-role-admin = Prowadzenie grupy
type-group-role-member = Koniec prowadzenia grupy
type-group-removed = Usunięcie z grupy
type-group-banned = Wykluczenie z grupy
type-group-invite = Zaproszenie do grupy
type-group-chatroom-message = Wiadomość w grupie
type-group-announcement = Ogłoszenie w grupie
type-new-topic = Nowa dyskusja
type-new-reply = Nowa odpowiedź w dyskusji
type-new-group-created = Nowa grupa
type-exchange-request-received = Propozycja wymiany
type-exchange-pending-broker = Wymiana czeka na zatwierdzenie
type-exchange-accepted = Wymiana przyjęta
type-exchange-approved = Wymiana zatwierdzona
type-exchange-rejected = Wymiana wstrzymana
type-exchange-request-declined = Wymiana odrzucona
type-exchange-started = Wymiana rozpoczęta
type-exchange-ready-confirmation = Godziny do potwierdzenia
type-exchange-completed = Wymiana zakończona
type-exchange-cancelled = Wymiana odwołana
type-exchange-disputed = Wymiana do wyjaśnienia
type-exchange-hours-differ = Różne godziny wymiany
type-exchange-needs-broker = Wymiana czeka na decyzję
type-marketplace-order-confirmed = Zamówienie potwierdzone
type-marketplace-order-paid = Zamówienie opłacone
type-marketplace-order-shipped = Zamówienie wysłane
type-marketplace-order-delivered = Zamówienie dostarczone
type-marketplace-order-completed = Zamówienie zakończone
type-marketplace-order-cancelled = Zamówienie anulowane
type-marketplace-order-rated = Zamówienie ocenione
type-marketplace-pickup-reserved = Termin odbioru wybrany
type-marketplace-pickup-handed-over = Zamówienie wydane
type-marketplace-delivery-offered = Oferta dostawy
type-marketplace-delivery-accepted = Oferta dostawy przyjęta
type-marketplace-delivery-arranged = Dostawa uzgodniona
type-marketplace-delivery-declined = Dostawa niepotrzebna
type-marketplace-delivery-withdrawn = Oferta dostawy wycofana
type-marketplace-delivery-unpaid = Dostawa nieopłacona
type-marketplace-pickup-moved = Termin odbioru zmieniony
type-marketplace-pickup-missed = Odbiór opuszczony
type-marketplace-dispute-opened = Spór otwarty
type-marketplace-dispute-resolved = Spór rozstrzygnięty
type-marketplace-dispute-filed = Spór zgłoszony
type-marketplace-report-filed = Zgłoszenie czeka
type-marketplace-report-received = Zgłoszenie otrzymane
type-marketplace-report-acknowledged = Zgłoszenie rozpatrywane
type-marketplace-report-resolved = Zgłoszenie rozstrzygnięte
type-marketplace-report-appeal-received = Odwołanie otrzymane
type-marketplace-report-appeal-resolved = Odwołanie rozstrzygnięte
type-marketplace-enforcement-under-review = Ogłoszenie sprawdzane
type-marketplace-enforcement-action = Środek wobec ogłoszenia
type-marketplace-enforcement-cleared = Zgłoszenie bez skutków
type-marketplace-offer-received = Oferta otrzymana
type-marketplace-offer-accepted = Oferta przyjęta
type-marketplace-offer-declined = Oferta odrzucona
type-marketplace-offer-expired = Oferta wygasła
type-marketplace-offer-countered = Kontroferta otrzymana
type-marketplace-offer-counter-accepted = Kontroferta przyjęta
type-marketplace-offer-withdrawn = Oferta wycofana
type-safeguarding-flag = Zgłoszenie dotyczące bezpieczeństwa
type-safeguarding-contact-blocked = Zatrzymana próba kontaktu
type-gdpr-request = Wniosek o dane
type-gdpr-account-deletion = Wniosek o usunięcie konta
type-data-request-received = Wniosek o dane otrzymany
type-data-request-completed = Wniosek o dane zrealizowany
type-data-request-rejected = Wniosek o dane odrzucony
type-data-export-ready = Kopia danych gotowa
type-legal-acceptance-needed = Dokument do zaakceptowania
type-legal-version-published = Nowa wersja dokumentu
type-impersonation-started = Zespół działał jako Ty
type-passkey-registered = Dodano klucz dostępu
type-passkey-removed = Usunięto klucz dostępu
type-welcome = Witamy
type-new-user-registered = Nowa osoba w społeczności
type-registration-waiting = Rejestracja do sprawdzenia
type-password-changed = Zmieniono hasło
type-email-changed = Zmieniono adres e-mail
type-2fa-enabled = Drugi składnik jest włączony
type-2fa-disabled = Drugi składnik jest wyłączony
type-2fa-reset = Zespół zresetował twój drugi składnik

bell-event-cancelled = Wydarzenie „{ $place }” zostało odwołane.
bell-event-updated = Zmienił się czas lub miejsce wydarzenia „{ $place }”.
bell-event-approved = Twoje wydarzenie „{ $place }” zostało zatwierdzone i opublikowane.
bell-event-pending-review = Wydarzenie „{ $place }” czeka na decyzję o publikacji. Zgłasza: { $name }.
bell-new-event-created = Opublikowano wydarzenie „{ $place }”. Organizuje: { $name }.
subject-event-cancelled = Odwołane: { $place }
subject-event-updated = Zmiana: { $place }
subject-event-approved = Twoje wydarzenie zostało opublikowane
subject-event-pending-review = Wydarzenie czeka na decyzję
subject-new-event-created = Nowe wydarzenie: { $place }
type-event-cancelled = Wydarzenie odwołane
type-event-updated = Zmiana wydarzenia
type-event-approved = Wydarzenie zatwierdzone
type-event-pending-review = Wydarzenie czeka na decyzję
type-new-event-created = Nowe wydarzenie
bell-event-waitlist-offered = Czeka na ciebie miejsce na wydarzeniu „{ $place }”. Przyjmij je, jeśli chcesz przyjść. Czeka do:
bell-event-offer-expired = Miejsce na wydarzeniu „{ $place }” czekało na ciebie, ale nie zostało przyjęte na czas.
bell-event-reminder = „{ $place }” wkrótce się zaczyna:
bell-event-staff-granted = Pomagasz teraz przy „{ $place }”.
bell-event-staff-revoked = Nie pomagasz już przy „{ $place }”.
bell-event-waitlist-ended = Wydarzenie „{ $place }” się rozpoczęło i nie zwolniło się dla ciebie żadne miejsce.
bell-event-no-show = Zapisano, że nie było cię na wydarzeniu „{ $place }”. Jeśli to nieprawda, porozmawiaj z organizatorami.
bell-event-no-show-undone = Nie jest już zapisane, że nie było cię na wydarzeniu „{ $place }”.
bell-event-archived = Twoje wydarzenie „{ $place }” zostało zarchiwizowane.
subject-event-waitlist-offered = Czeka na ciebie miejsce: { $place }
subject-event-offer-expired = Miejsce nie zostało przyjęte na czas: { $place }
subject-event-reminder = Przypomnienie: { $place }
subject-event-staff-granted = Pomagasz przy wydarzeniu: { $place }
subject-event-staff-revoked = Już nie pomagasz: { $place }
subject-event-waitlist-ended = Nie zwolniło się żadne miejsce: { $place }
subject-event-no-show = Zapisana nieobecność: { $place }
subject-event-no-show-undone = Cofnięta nieobecność: { $place }
subject-event-archived = Zarchiwizowane: { $place }
type-event-waitlist-offered = Miejsce z listy oczekujących
type-event-offer-expired = Miejsce nieprzyjęte
type-event-reminder = Przypomnienie o wydarzeniu
type-event-staff-granted = Rola przy wydarzeniu
type-event-staff-revoked = Koniec roli przy wydarzeniu
type-event-waitlist-ended = Koniec listy oczekujących
type-event-no-show = Zapisana nieobecność
type-event-no-show-undone = Cofnięta nieobecność
type-event-archived = Wydarzenie zarchiwizowane
bell-event-postponed = Wydarzenie „{ $place }” zostało przełożone. Nowego terminu jeszcze nie ma.
bell-event-restored = Wydarzenie „{ $place }” jednak się odbędzie.
bell-event-rejected = Twoje wydarzenie „{ $place }” nie zostało zatwierdzone i znów jest szkicem. Powód:
bell-event-reopened = Twoje wydarzenie „{ $place }” nie jest już w archiwum. Znów jest szkicem.
bell-event-place-free = Na wydarzeniu „{ $place }” jest wolne miejsce. Zapisz się, jeśli chcesz przyjść, zanim zostanie zajęte.
subject-event-postponed = Przełożone: { $place }
subject-event-restored = Odbędzie się: { $place }
subject-event-rejected = Twoje wydarzenie nie zostało zatwierdzone
subject-event-reopened = Twoje wydarzenie znów jest szkicem
subject-event-place-free = Wolne miejsce: { $place }
type-event-postponed = Wydarzenie przełożone
type-event-restored = Wydarzenie przywrócone
type-event-rejected = Wydarzenie odrzucone
type-event-reopened = Wydarzenie znów jest szkicem
type-event-place-free = Wolne miejsce
