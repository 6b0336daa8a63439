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
