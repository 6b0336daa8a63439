# Polish. The English file says what the messages are for.

notification-missing = To powiadomienie nie istnieje.
notification-group-key-invalid = Wskaż grupę powiadomień przez jej typ, dwukropek i link.
notification-choice-missing = Wskaż jedno powiadomienie albo wszystkie.

preferences-empty = Wyślij co najmniej jedno ustawienie.
thread-missing = Ten wątek nie istnieje.
notification-context-missing = Podaj, czego dotyczy to ustawienie.
notification-context-id-missing = Podaj, której grupy lub którego wątku dotyczy to ustawienie.
notification-frequency-missing = Podaj, jak często chcesz otrzymywać powiadomienia.
notification-push-alone = Zmień powiadomienia push w osobnym żądaniu.
push-failure-missing = Tego powiadomienia push nie ma już w dzienniku.
unsubscribe-link-invalid = Ten link nie działa. Otwórz link z e-maila jeszcze raz.

mute-yourself = Nie możesz wyciszyć własnego konta.
mute-missing = Ta osoba nie jest u Ciebie wyciszona.
