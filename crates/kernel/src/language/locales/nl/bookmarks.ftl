# Dutch. Informal address (je). The English file says what the messages are for.

bookmark-missing = Deze bladwijzer bestaat niet.
bookmark-collection-missing = Deze verzameling bestaat niet.
bookmark-item-missing = Dit bestaat niet, of je kunt het niet zien.
bookmark-collection-duplicate = Je hebt al een verzameling met deze naam.
bookmark-collections-full = Je kunt hoogstens { $most } verzamelingen hebben. Verwijder er eerst een.
saved-item-missing = Dit heb je niet bewaard.
saved-collection-private = Deze verzameling is privé.
saved-collection-full = Een verzameling bevat hoogstens { $most } dingen. Haal er eerst iets uit.
