# Polish. The English file says what the messages are for.

message-missing = Ta wiadomość nie istnieje.
message-deleted = Ta wiadomość została usunięta.
message-not-yours = Może to zrobić tylko osoba, która napisała tę wiadomość.
message-edit-expired = Wiadomość można zmienić tylko w ciągu 24 godzin od wysłania.
voice-message-without-text = Wiadomość głosowa nie ma tekstu, który można zmienić.
message-without-text = Ta wiadomość nie ma tekstu.
translator-missing = Ta społeczność nie ma usługi tłumaczenia.
message-to-yourself = Nie możesz wysyłać wiadomości do siebie.
message-recipient-missing = Podaj, dla kogo jest ta wiadomość.
message-listing-differs = { $field } wskazuje co innego niż { $other_field } i { $third_field }. Wyślij tylko jedno z nich.
message-context-type-missing = Wyślij { $field } razem z { $other_field }.
message-context-id-missing = Wyślij { $field } razem z { $other_field }.
messages-off = Ta społeczność ma wyłączone wiadomości.
messages-off-for-one = Jedna z osób ma wyłączone wiadomości.
text-missing = Napisz coś.
emoji-invalid = Wybierz jedno z tych: { $choice }
recording-missing = Wyślij nagranie.
too-many-files = { $most ->
    [one] Wiadomość może mieć najwyżej { $most } plik.
    [few] Wiadomość może mieć najwyżej { $most } pliki.
    [many] Wiadomość może mieć najwyżej { $most } plików.
   *[other] Wiadomość może mieć najwyżej { $most } pliku.
}
form-number-invalid = Taka liczba nie jest tu możliwa.
scopes-differ = Parametry adresu i treść żądania podają różne zakresy. Wyślij tylko jeden z nich.
message-gone = Wiadomość została usunięta.

conversation-missing = Ta rozmowa nie istnieje.
conversation-archived = Rozmowa jest w archiwum.
conversation-restored = Rozmowa jest znów w Twojej skrzynce odbiorczej.

coordinator-request-missing = Nie ma takiej prośby.
coordinator-request-closed = Ta prośba została już zamknięta.
bell-coordinator-requested = Osoba ze społeczności { $place } prosi, żeby ktoś interweniował. Przyjrzyj się temu.
subject-coordinator-requested = Osoba ze społeczności { $place } prosi o interwencję
type-coordinator-requested = Prośba o interwencję
bell-coordinator-request-closed = Osoby, które opiekują się społecznością { $place }, przyjrzały się Twojej prośbie.
subject-coordinator-request-closed = W społeczności { $place } przyjrzano się Twojej prośbie
type-coordinator-request-closed = Prośba o interwencję zamknięta
