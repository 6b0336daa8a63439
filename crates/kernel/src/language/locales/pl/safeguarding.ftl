# Polish. The English file says what the messages are for.

## What a member is told who may not contact another.

contact-restricted = W przypadku tej osoby to niemożliwe.
jurisdiction-required = Będzie to możliwe, gdy osoby, które opiekują się społecznością, zapiszą, gdzie mieszkasz.
vetting-required = Będzie to możliwe, gdy osoby, które opiekują się społecznością, zakończą Twoją weryfikację.
safeguarding-unavailable = Teraz to niemożliwe. Spróbuj ponownie później.

## What staff are told who manage measures.

measure-missing = Ten środek ochrony nie istnieje.
measure-lifted = Ten środek ochrony został już zniesiony.
measure-about-you = Ten środek ochrony dotyczy Ciebie, więc pozostaw go administracji.
reason-missing = Podaj powód.
measure-pair-of-one = { $field } musi wskazywać inną osobę.
measure-no-pair = Tylko środek ochrony rodzaju no_contact może mieć { $field }.
measure-no-direction = Tylko środek ochrony rodzaju no_contact dotyczący jednej osoby może mieć direction.
measure-for-everything = Ten rodzaj środka ochrony zawsze obejmuje wszystkie interakcje. Pomiń interactions.
measure-place-missing = Podaj kraj albo region.
measure-no-place = Ten rodzaj środka ochrony nie ma kraju ani regionu. Pomiń jurisdiction.
measure-over = { $field } musi być w przyszłości i po { $other_field }.

safeguarding-option-missing = Nie ma takiej opcji.
safeguarding-option-nothing-named = Napisz, co chcesz zmienić.
safeguarding-option-there = Opcja z takim kluczem już istnieje.
too-many-safeguarding-options = Opcji może być najwyżej { $most }.
safeguarding-option-only-read = Opcja typu info jest tylko do czytania: { $field } do niej nie należy.
safeguarding-option-values = Opcja typu select ma wartości, a żadna inna ich nie ma.
safeguarding-option-value-twice = Każda wartość potrzebuje własnej nazwy.
safeguarding-choice-unknown = Ta opcja nie jest dostępna.
safeguarding-choice-twice = „{ $label }” podano dwa razy.
safeguarding-choice-value = Wybierz jedną z wartości „{ $label }”.
safeguarding-choice-needed = Odpowiedz na „{ $label }”.
safeguarding-told = Dziękujemy. Mogą to przeczytać tylko osoby, które opiekują się społecznością.
onboarding-safeguarding-missing = Napisz, co powinniśmy wiedzieć o Twoim bezpieczeństwie.
bell-safeguarding-choice-made = Osoba ze społeczności { $place } napisała coś o swoim bezpieczeństwie. Przyjrzyj się temu.
subject-safeguarding-choice-made = Osoba ze społeczności { $place } napisała coś o swoim bezpieczeństwie
type-safeguarding-choice-made = Informacja o bezpieczeństwie
