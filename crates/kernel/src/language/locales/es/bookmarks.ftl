# Spanish. The English file says what the messages are for.

bookmark-missing = Este marcador no existe.
bookmark-collection-missing = Esta colección no existe.
bookmark-item-missing = Esto no existe o no está a tu alcance.
bookmark-collection-duplicate = Ya tienes una colección con este nombre.
bookmark-collections-full = Puedes tener como máximo { $most } colecciones. Elimina una primero.
saved-item-missing = No has guardado esto.
saved-collection-private = Esta colección es privada.
saved-collection-full = Una colección tiene como máximo { $most } elementos. Quita alguno primero.
