# Spanish. The English file says what the messages are for.

search-too-short = Escribe al menos dos caracteres.
saved-search-missing = Esta búsqueda guardada no existe.
saved-search-name = Elige un nombre legible.
saved-search-words = Indica qué se busca: al menos dos caracteres en «q».
saved-search-too-long = Una búsqueda guardada puede tener como máximo { $most } bytes.
saved-searches-full = Puedes guardar como máximo { $most } búsquedas. Elimina primero una.
