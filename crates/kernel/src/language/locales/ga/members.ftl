# Irish. Singular address. The English file says what the messages are for.

member-missing = Níl an ball seo ann.
language-not-offered = Níl an teanga seo ar fáil sa phobal seo.
language-saved = Tá do theanga sábháilte.
preferences-saved = Tá do roghanna sábháilte.

blocked = Bhlocáil duine agaibh an duine eile, mar sin ní féidir é seo a dhéanamh.
block-yourself = Ní féidir leat thú féin a bhlocáil.
block-missing = Níor bhlocáil tú an ball seo.
member-blocked = Tá an ball seo blocáilte. Ní féidir le ceachtar agaibh teagmháil a dhéanamh leis an duine eile go dtí go ndíbhlocálfaidh tú an ball seo.
member-unblocked = Níl an ball seo blocáilte a thuilleadh.
