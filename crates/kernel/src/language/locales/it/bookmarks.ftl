# Italian. Informal address (tu), without words that agree with the gender of a member. The English file says what the messages are for.

bookmark-missing = Questo segnalibro non esiste.
bookmark-collection-missing = Questa raccolta non esiste.
bookmark-item-missing = Questo elemento non esiste o non ti è accessibile.
bookmark-collection-duplicate = Hai già una raccolta con questo nome.
bookmark-collections-full = Puoi avere al massimo { $most } raccolte. Eliminane prima una.
saved-item-missing = Non hai salvato questo elemento.
saved-collection-private = Questa raccolta è privata.
saved-collection-full = Una raccolta contiene al massimo { $most } elementi. Togline prima uno.
