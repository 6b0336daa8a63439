# Irish. Singular address. The English file says what the messages are for.

search-too-short = Clóscríobh dhá charachtar ar a laghad.
saved-search-missing = Níl a leithéid de chuardach sábháilte ann.
saved-search-name = Roghnaigh ainm inléite.
saved-search-words = Abair cad atá á lorg: dhá charachtar ar a laghad in “q”.
saved-search-too-long = Is féidir { $most } beart ar a mhéad a bheith i gcuardach sábháilte.
saved-searches-full = Is féidir leat { $most } cuardach ar a mhéad a shábháil. Scrios ceann acu ar dtús.
