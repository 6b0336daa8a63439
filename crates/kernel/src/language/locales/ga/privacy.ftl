# Irish. Singular address. The English file says what the messages are for.

data-request-open = D’iarr tú é seo cheana. Freagróidh an fhoireann go luath.
data-request-missing = Níl an t-iarratas seo ann.
data-request-over = Tá an t-iarratas seo thart cheana.
data-request-own = Is leatsa an t-iarratas seo. Fág faoi riarthóir eile é, le do thoil.
data-request-received = Fuaireamar d’iarratas agus freagróimid laistigh de 30 lá.
data-export-missing = Níl an chóip seo ann.
data-export-over = Níl comhad na cóipe seo ann a thuilleadh.
account-erased = Scriosadh do chuntas.
community-sole-admin = Is tusa an t-aon riarthóir sa phobal seo. Déan riarthóir de dhuine eile ar dtús, le do thoil.
former-member = Iarbhall
