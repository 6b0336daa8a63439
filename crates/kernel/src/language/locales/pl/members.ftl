# Polish. The English file says what the messages are for.

member-missing = Nie ma tu takiej osoby.
language-not-offered = Ta społeczność nie oferuje tego języka.
language-saved = Twój język został zapisany.
preferences-saved = Twoje ustawienia zostały zapisane.

blocked = Jedna z osób zablokowała drugą, więc to niemożliwe.
block-yourself = Nie możesz zablokować własnego konta.
block-missing = Ta osoba nie jest przez Ciebie zablokowana.
member-blocked = Ta osoba jest zablokowana. Dopóki jej nie odblokujesz, żadne z Was nie może kontaktować się z drugim.
member-unblocked = Ta osoba nie jest już zablokowana.

profile-email-elsewhere = Tutaj nie można zmienić adresu e-mail. Zostaw go bez zmian.
profile-picture-elsewhere = Prześlij swoje zdjęcie. Nie można użyć adresu spoza serwisu.
profile-birth-date-impossible = Sprawdź swoją datę urodzenia.
profile-phone-short = Numer telefonu musi mieć co najmniej { $least } cyfr.
profile-place-incomplete = Podaj szerokość i długość geograficzną albo żadnej z nich.
skill-missing = Tej umiejętności nie ma na twojej liście.
skill-there = Ta umiejętność jest już na twojej liście.
too-many-skills = Możesz podać najwyżej { $most } umiejętności. Najpierw usuń jedną.
skill-removed = Umiejętność została usunięta.
skill-category-missing = Nie ma takiej kategorii umiejętności.
skill-category-there = Kategoria o tej nazwie już istnieje.
skill-category-circle = Kategoria nie może znajdować się pod samą sobą ani tak głęboko.
skill-category-used = Członkowie mają umiejętności w tej kategorii, więc można ją tylko ukryć.
skill-category-removed = Kategoria została usunięta.
availability-missing = Nie podano, że masz wtedy czas.
availability-ends-first = Czas musi kończyć się po rozpoczęciu.
availability-overlaps = Dwa z twoich terminów nakładają się. Połącz je w jeden.
availability-too-many = Możesz podać najwyżej { $most } terminów dziennie.
availability-over = Ten dzień już minął.
availability-saved = Twoje terminy są zapisane.
day-sunday = niedziela
day-monday = poniedziałek
day-tuesday = wtorek
day-wednesday = środa
day-thursday = czwartek
day-friday = piątek
day-saturday = sobota

badge-unknown = Nie ma takiej odznaki.
badge-over = { $field } musi być w przyszłości.
badge-missing = Ta osoba nie ma takiej odznaki.
bell-verification = Przyznano Ci odznakę: { $place }.
subject-verification = Odznaka dla Ciebie
type-verification = Weryfikacja
