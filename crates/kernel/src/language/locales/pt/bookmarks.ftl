# Portuguese. The English file says what the messages are for.

bookmark-missing = Este marcador não existe.
bookmark-collection-missing = Esta coleção não existe.
bookmark-item-missing = Isto não existe ou não lhe está acessível.
bookmark-collection-duplicate = Já tem uma coleção com este nome.
bookmark-collections-full = Pode ter no máximo { $most } coleções. Elimine primeiro uma.
saved-item-missing = Não guardou isto.
saved-collection-private = Esta coleção é privada.
saved-collection-full = Uma coleção tem no máximo { $most } elementos. Retire um primeiro.
