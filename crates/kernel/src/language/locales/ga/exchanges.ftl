# Irish. Singular address. The English file says what the messages are for.

exchange-missing = Níl an malartú seo ann.
exchange-own-listing = Is leatsa an fógra seo, mar sin ní féidir leat malartú a iarraidh faoi.
exchange-exists = Tá malartú oscailte agat faoin bhfógra seo cheana.
exchange-blocked = Ní féidir leat malartú a dhéanamh leis an mball seo.
exchange-partner-inactive = Níl an ball eile gníomhach sa phobal seo faoi láthair.
exchange-not-yours = Ní féidir ach le duine eile sa mhalartú seo é seo a dhéanamh.
exchange-decide-own = Tá tú páirteach sa mhalartú seo, mar sin ní mór do dhuine eile den fhoireann cinneadh a dhéanamh.
exchange-hours-missing = Abair cé mhéad uair an chloig a íoctar, le do thoil.
exchange-insufficient-balance = Níl dóthain uaireanta ag an té a íocann.

exchange-wrong-status = { $status ->
    [pending_provider] Níor glacadh leis an malartú seo fós
    [pending_broker] Tá an malartú seo ag fanacht le cead ón bhfoireann
    [accepted] Glacadh leis an malartú seo ach níor cuireadh tús leis
    [in_progress] Tá an malartú seo ar siúl cheana
    [pending_confirmation] Tá an malartú seo ag fanacht go ndeimhneofar na huaireanta
    [disputed] Tá an fhoireann ag féachaint ar an malartú seo
    [completed] Tá an malartú seo críochnaithe cheana
    [expired] Tá an malartú seo imithe as feidhm
   *[cancelled] Cuireadh an malartú seo ar ceal cheana
}, { $action ->
    [accept] mar sin ní féidir glacadh leis.
    [decline] mar sin ní féidir diúltú dó.
    [start] mar sin ní féidir tús a chur leis.
    [complete] mar sin ní féidir a rá go bhfuil sé déanta.
    [confirm] mar sin ní féidir na huaireanta a dheimhniú.
    [dispute] mar sin ní féidir scrúdú a iarraidh air.
    [cancel] mar sin ní féidir é a chur ar ceal.
    [approve] mar sin níl aon rud le ceadú.
    [resolve] mar sin níl aon aighneas le réiteach.
   *[other] mar sin ní féidir é seo a dhéanamh.
}

exchange-cancelled = Tá an malartú curtha ar ceal.
exchange-declined = Diúltaíodh don mhalartú.
exchange-paid = Go raibh maith agat! Aistríodh na huaireanta.
exchange-half-confirmed = Go raibh maith agat! Níor dheimhnigh an ball eile fós.
exchange-disputed = Ní hionann na huaireanta a dheimhnigh sibh. Féachfaidh an fhoireann air.

exchange-rating-early = Is féidir leat an malartú seo a mheas nuair a bheidh sé críochnaithe.
exchange-reversed = Tógadh uaireanta an mhalartaithe seo ar ais, mar sin ní féidir é a rátáil.
exchange-rating-exists = Mheas tú an malartú seo cheana.
