# Polish. The English file says what the messages are for.

bookmark-missing = Nie ma takiej zakładki.
bookmark-collection-missing = Nie ma takiej kolekcji.
bookmark-item-missing = Tego nie ma albo nie masz do tego dostępu.
bookmark-collection-duplicate = Masz już kolekcję o tej nazwie.
bookmark-collections-full = Możesz mieć najwyżej { $most } kolekcji. Najpierw usuń jedną.
saved-item-missing = Nie masz tego wśród zapisanych.
saved-collection-private = Ta kolekcja jest prywatna.
saved-collection-full = Kolekcja mieści najwyżej { $most } pozycji. Najpierw coś usuń.
