# Portuguese. The English file says what the messages are for.

search-too-short = Escreve pelo menos dois caracteres.
saved-search-missing = Esta pesquisa guardada não existe.
saved-search-name = Escolhe um nome legível.
saved-search-words = Indica o que se procura: pelo menos dois caracteres em “q”.
saved-search-too-long = Uma pesquisa guardada pode ter no máximo { $most } bytes.
saved-searches-full = Podes guardar no máximo { $most } pesquisas. Apaga uma primeiro.
