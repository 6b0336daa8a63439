# The marketplace: saved searches, collections, tables, promotions, groups.

marketplace-search-empty = Abair, le do thoil, cad atá á lorg agat.
marketplace-search-prices = Tá an praghas is airde níos ísle ná an praghas is ísle.
marketplace-search-missing = Níl a leithéid de chuardach sábháilte agat.
marketplace-search-too-many = Ní féidir níos mó ná { $most } cuardach sábháilte a bheith agat. Scrios ceann ar dtús.
marketplace-collection-missing = Níl an bailiúchán seo ann, nó níl sé ar fáil duit.
marketplace-table-unusable = Ní féidir an comhad seo a léamh mar thábla. Seol CSV in UTF-8.
marketplace-table-columns = Ní mór don chéad líne na colúin a ainmniú; tá title agus description riachtanach.
marketplace-table-empty = Níl aon rud sa tábla seo.
marketplace-table-long = Ní féidir níos mó ná { $most } ró a bheith i dtábla. Níor cruthaíodh aon rud.
marketplace-table-cell = Ní féidir an chill seo a léamh.
marketplace-table-cells = Tá níos mó cealla sa ró seo ná mar atá colúin ann.
marketplace-import-done = Dréachtaí a cruthaíodh: { $made }. Rónna a fágadh ar lár: { $left }.
marketplace-promotions-off = Ní féidir liostuithe a chur chun cinn sa phobal seo.
marketplace-promotion-hidden = Ní féidir ach a bhfuil le feiceáil ag baill a chur chun cinn.
marketplace-promotion-runs = Tá sé seo á chur chun cinn cheana. Is féidir é a dhéanamh arís ina dhiaidh.
marketplace-promotion-unpayable = Tá costas ar an gcur chun cinn seo, agus ní ghlactar le híocaíochtaí air anseo.
marketplace-group-members-only = Ní féidir ach le baill an ghrúpa é seo a fheiceáil.
