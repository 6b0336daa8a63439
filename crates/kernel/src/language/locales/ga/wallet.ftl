# Irish. Singular address. The English file says what the messages are for.

recipient-missing = Abair cé a gheobhaidh na huaireanta, le do thoil.
recipient-inactive = Ní féidir leis an mball seo uaireanta a fháil faoi láthair.
transfer-to-yourself = Ní féidir leat uaireanta a chur chugat féin.
insufficient-funds = Níl dóthain uaireanta ann chuige seo.
transfer-too-large = { $most ->
    [one] Is féidir leat { $most } uair an chloig ar a mhéad a aistriú in aon turas.
    [two] Is féidir leat { $most } uair an chloig ar a mhéad a aistriú in aon turas.
    [few] Is féidir leat { $most } huaire an chloig ar a mhéad a aistriú in aon turas.
    [many] Is féidir leat { $most } n-uaire an chloig ar a mhéad a aistriú in aon turas.
   *[other] Is féidir leat { $most } uair an chloig ar a mhéad a aistriú in aon turas.
}
hours-not-positive = Cuir isteach níos mó ná 0 uair an chloig, le do thoil.
hours-too-fine = Cuir isteach na huaireanta le dhá ionad de dheachúlacha ar a mhéad, le do thoil.
hours-out-of-range = Cuir isteach 1000 uair an chloig ar a mhéad, le dhá ionad de dheachúlacha ar a mhéad, le do thoil.
transaction-missing = Níl an t-aistriú seo ann.
transaction-final = Ní féidir an t-aistriú seo a chur ar ceal.
account-missing = Níl an cuntas seo ann.

transaction-category-missing = Níl an chatagóir seo ann.
transaction-category-exists = Tá catagóir leis an ainm seo ann cheana.
transaction-category-name-missing = Tabhair ainm ar an gcatagóir, le do thoil.
transaction-category-deleted = Tá an chatagóir scriosta.

donated = Go raibh maith agat! Bronnadh d’uaireanta.
donated-to-community = Go raibh maith agat! Bronnadh d’uaireanta ar an bpobal.
donation-repeated = Níor aistríodh aon rud: bhronn tú é seo go díreach nóiméad ó shin.
hours-of-your-own = Ní féidir leat cinneadh a dhéanamh faoi d’uaireanta féin. Iarr ar riarthóir eile é.
community-fund-description = Uaireanta ar leis an bpobal ar fad iad.
