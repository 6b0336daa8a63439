# Co jest w mailach. $community to nazwa społeczności, $name osoba, która czyta.

mail-greeting = Cześć, { $name }!
mail-greeting-stranger = Cześć,
mail-subject = Wieści z { $community }
mail-open = Zobacz
mail-link-hint = Jeśli przycisk nie działa, otwórz ten adres:
mail-why = Ten mail przychodzi do Ciebie, bo należysz do { $community }.
mail-why-account = Ten mail przychodzi do Ciebie, bo ktoś zapisał się do { $community } z tym adresem.
mail-why-invited = Otrzymujesz tę wiadomość, ponieważ ktoś z { $community } zaprosił ten adres.
mail-support-answer-subject = Odpowiedź od { $community }
mail-support-answer-text = To wiadomość od { $community }. Tak odpowiada zespół:
mail-support-answer-why = Otrzymujesz tę wiadomość, ponieważ ktoś napisał do { $community } z tego adresu.
mail-write-open = Napisz do zespołu
mail-manage = Wybierz, o czym chcesz wiedzieć
mail-unsubscribe = Nie chcę więcej takich maili
mail-unsubscribe-all = Nie chcę więcej żadnych maili z { $community }

mail-digest-subject-daily = Twój dzień w { $community }: { $count ->
    [one] jedna nowość
    [few] { $count } nowości
    [many] { $count } nowości
   *[other] { $count } nowości
}
mail-digest-subject-monthly = Twój miesiąc w { $community }: { $count ->
    [one] jedna nowość
    [few] { $count } nowości
    [many] { $count } nowości
   *[other] { $count } nowości
}
mail-digest-daily = Oto co się wydarzyło w { $community } od Twojego ostatniego maila.
mail-digest-monthly = Oto co się wydarzyło w { $community } w ostatnim miesiącu.
mail-digest-more = { $count ->
    [one] I jeszcze jedna. Wszystko jest w powiadomieniach.
    [few] I jeszcze { $count } inne. Wszystko jest w powiadomieniach.
    [many] I jeszcze { $count } innych. Wszystko jest w powiadomieniach.
   *[other] I jeszcze { $count } innych. Wszystko jest w powiadomieniach.
}
mail-digest-open = Zobacz wszystkie powiadomienia

mail-welcome-subject = Witamy w { $community }
mail-welcome-text = Jak miło, że jesteś! Twoje konto jest gotowe i możesz się zalogować w każdej chwili.
mail-welcome-next = Opowiedz innym trochę o sobie: co lubisz robić i w czym przyda Ci się pomoc. Tak właśnie znajdują się sąsiedzi.
mail-welcome-open = Przejdź do { $community }

mail-verify-subject = Potwierdź swój adres e-mail
mail-verify-text = Jak miło, że chcesz dołączyć do { $community }! Potwierdź, proszę, że ten adres należy do Ciebie.
mail-verify-open = Potwierdzam mój adres
mail-verify-hours = Link jest ważny 24 godziny i działa jeden raz.
mail-verify-ignore = To nie Ty? W takim razie nic nie trzeba robić; z Twoim adresem nic się nie stanie.
mail-group-invite-text = { $name } zaprasza Cię do grupy { $place } w { $community }.
mail-group-invite-open = Zobacz zaproszenie
mail-group-invite-days = Link jest ważny 14 dni i tylko dla konta z tym adresem.
mail-group-invite-ignore = Nie chcesz dołączyć? Wtedy nie musisz nic robić.

mail-received-subject = Mamy Twoje zgłoszenie
mail-received-text = Dziękujemy, że chcesz dołączyć do { $community }! Ktoś z zespołu obejrzy Twoje zgłoszenie.
mail-received-next = Gdy tylko konto będzie gotowe, napiszemy znowu.

mail-repeated-subject = Masz już konto
mail-repeated-text = Ktoś właśnie próbował zarejestrować się w { $community } z tym adresem. Masz tam już konto.
mail-repeated-next = To ty? W takim razie po prostu się zaloguj.
mail-repeated-open = Zaloguj się
mail-repeated-ignore = To nie ty? Nie musisz nic robić: twoje konto się nie zmieniło i nikt nie dowiedział się, że je masz.

mail-rejected-subject = Twoja rejestracja
mail-rejected-text = Dziękujemy za chęć dołączenia do { $community }. Niestety zespół nie mógł przyjąć twojej rejestracji. Oto powód:

mail-why-security = Otrzymujesz tę wiadomość, ponieważ dotyczy bezpieczeństwa twojego konta w { $community }.

mail-reset-subject = Wybierz nowe hasło
mail-reset-text = Ktoś poprosił o nowe hasło do twojego konta w { $community }. Dzięki temu linkowi możesz je wybrać.
mail-reset-open = Wybierz nowe hasło
mail-reset-hours = Link jest ważny godzinę i działa raz.
mail-reset-ignore = To nie ty? W takim razie nie musisz nic robić: hasło pozostaje bez zmian.

mail-password-changed-subject = Twoje hasło zostało zmienione
mail-password-changed-text = Hasło do twojego konta w { $community } zostało właśnie zmienione. Wszystkie urządzenia zostały wylogowane.
mail-password-changed-next = To nie ty? W takim razie od razu wybierz nowe hasło.
mail-password-changed-open = Wybierz nowe hasło

mail-email-confirm-subject = Potwierdź swój nowy adres e-mail
mail-email-confirm-text = Twoje konto w { $community } ma mieć odtąd ten adres. Potwierdź, że jest twój.
mail-email-confirm-open = Potwierdź mój nowy adres
mail-email-confirm-ignore = Nic o tym nie wiesz? W takim razie nie musisz nic robić; z twoim adresem nic się nie stanie.

mail-email-stop-subject = Twój adres e-mail ma się zmienić
mail-email-stop-text = Ktoś, kto zna twoje hasło, chce nadać twojemu kontu w { $community } inny adres e-mail. Zmieni się, gdy tylko nowy adres zostanie potwierdzony.
mail-email-stop-next = To nie ty? W takim razie zatrzymaj to: wszystkie urządzenia zostaną wylogowane, a my wyślemy ci link do wyboru nowego hasła.
mail-email-stop-open = Zatrzymaj zmianę
mail-email-stop-ignore = To ty? W takim razie nie musisz nic robić.

mail-email-changed-subject = Twój adres e-mail został zmieniony
mail-email-changed-text = Twoje konto w { $community } ma teraz inny adres e-mail. Tym adresem nie można się już zalogować.
mail-email-changed-next = To nie ty? W takim razie od razu napisz do zespołu.

mail-second-factor-on-subject = Drugi składnik jest włączony
mail-second-factor-off-subject = Drugi składnik jest wyłączony
mail-second-factor-text = Chodzi o logowanie do twojego konta w { $community }. Gdy drugi składnik jest włączony, oprócz hasła potrzebny jest kod z aplikacji.
mail-second-factor-reset-subject = Zespół zresetował twój drugi składnik
mail-second-factor-reset-text = Zespół zresetował twój drugi składnik. Dopóki nie włączysz go ponownie, do zalogowania się na konto w { $community } wystarczy hasło. Wszystkie urządzenia zostały wylogowane. Zespół pisze:

mail-topic-messages = Wiadomości
mail-topic-connections = Znajomości
mail-topic-reviews = Opinie
mail-topic-transactions = Godziny
mail-topic-social = Komentarze i reakcje
mail-topic-events = Wydarzenia
mail-topic-groups = Grupy
mail-topic-listings = Oferty i prośby
mail-topic-jobs = Praca
mail-topic-ideation = Pomysły
mail-topic-safeguarding = Bezpieczeństwo
mail-topic-system = Od zespołu
mail-topic-security = Twoje konto
mail-topic-other = Inne wieści
mail-topic-all = Wszystkie maile
mail-topic-digest = Podsumowania
mail-topic-gamification = Punkty i odznaki
mail-topic-org = Organizacje
mail-topic-federation = Wieści ze społeczności partnerskich

page-unsubscribe-title = Mniej maili?
page-unsubscribe-text = Nie będzie więcej maili tego rodzaju z { $community }:
page-unsubscribe-all-text = Nie będzie więcej żadnych maili z { $community }, poza tymi o Twoim koncie:
page-unsubscribe-button = Tak, wystarczy
page-unsubscribe-keep = Jeśli jednak mają przychodzić dalej, po prostu zamknij tę stronę.
page-unsubscribed-title = Gotowe
page-unsubscribed-text = Maile tego rodzaju z { $community } już nie przyjdą:
page-unsubscribed-all-text = Żadne maile z { $community } już nie przyjdą, poza tymi o Twoim koncie:
page-unsubscribed-back = W każdej chwili można je znów włączyć w ustawieniach.
page-unsubscribe-invalid-title = Ten link nie działa
page-unsubscribe-invalid-text = Być może został po drodze ucięty. Otwórz link z maila jeszcze raz albo zaloguj się i zmień ustawienia.
