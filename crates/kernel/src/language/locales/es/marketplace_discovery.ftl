# The marketplace: saved searches, collections, tables, promotions, groups.

marketplace-search-empty = Di qué estás buscando, por favor.
marketplace-search-prices = El precio máximo es menor que el mínimo.
marketplace-search-missing = No tienes esa búsqueda guardada.
marketplace-search-too-many = Puedes tener como máximo { $most } búsquedas guardadas. Elimina una primero.
marketplace-collection-missing = Esta colección no existe o no es para ti.
marketplace-table-unusable = Este archivo no se puede leer como tabla. Envía un CSV en UTF-8.
marketplace-table-columns = La primera línea debe nombrar las columnas; hacen falta title y description.
marketplace-table-empty = No hay nada en esta tabla.
marketplace-table-long = Una tabla puede tener como máximo { $most } filas. No se ha creado nada.
marketplace-table-cell = Esta celda no se puede leer.
marketplace-table-cells = Esta fila tiene más celdas que columnas hay.
marketplace-import-done = Borradores creados: { $made }. Filas omitidas: { $left }.
marketplace-promotions-off = En esta comunidad no se pueden promocionar anuncios.
marketplace-promotion-hidden = Solo se puede promocionar lo que los miembros pueden ver.
marketplace-promotion-runs = Esto ya está promocionado. Podrás promocionarlo de nuevo cuando termine.
marketplace-promotion-unpayable = Esta promoción cuesta algo y aquí no se aceptan pagos por ella.
marketplace-group-members-only = Solo los miembros del grupo pueden ver esto.
