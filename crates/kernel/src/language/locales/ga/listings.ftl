# Irish. Singular address. The English file says what the messages are for.

listing-missing = Níl an fógra seo ann.
listing-not-yours = Ní féidir ach le húinéir an fhógra seo nó le riarthóir é seo a dhéanamh.
listing-limit-reached = { $most ->
    [one] Tá { $most } fhógra agat cheana, agus ní féidir tuilleadh a bheith agat. Bain anuas é ar dtús, le do thoil.
    [two] Tá { $most } fhógra agat cheana, agus ní féidir tuilleadh a bheith agat. Bain ceann acu anuas ar dtús, le do thoil.
    [few] Tá { $most } fhógra agat cheana, agus ní féidir tuilleadh a bheith agat. Bain ceann acu anuas ar dtús, le do thoil.
    [many] Tá { $most } bhfógra agat cheana, agus ní féidir tuilleadh a bheith agat. Bain ceann acu anuas ar dtús, le do thoil.
   *[other] Tá { $most } fógra agat cheana, agus ní féidir tuilleadh a bheith agat. Bain ceann acu anuas ar dtús, le do thoil.
}
listing-text-too-short = { $least ->
    [one] Scríobh { $least } charachtar ar a laghad, le do thoil.
    [two] Scríobh { $least } charachtar ar a laghad, le do thoil.
    [few] Scríobh { $least } charachtar ar a laghad, le do thoil.
    [many] Scríobh { $least } gcarachtar ar a laghad, le do thoil.
   *[other] Scríobh { $least } carachtar ar a laghad, le do thoil.
}
listing-offers-off = Ní ghlacann an pobal seo le tairiscintí.
listing-requests-off = Ní ghlacann an pobal seo le hiarratais.
listing-category-missing = Níl an chatagóir seo ann.
listing-category-required = Roghnaigh catagóir, le do thoil.
listing-location-required = Abair cá bhfuil sé seo, le do thoil.
listing-hours-too-few = Níl cead { $field } a bheith níos lú ná { $other_field }.
listing-hours-out-of-range = Cuir isteach idir 0.5 agus { $most } uair an chloig, le do thoil.
listing-availability-invalid = Ní mór liosta nó réad a bheith in availability.
listing-availability-too-long = { $most ->
    [one] Tá availability rófhada. Ceadaítear { $most } bheart ar a mhéad.
    [two] Tá availability rófhada. Ceadaítear { $most } bheart ar a mhéad.
    [few] Tá availability rófhada. Ceadaítear { $most } bheart ar a mhéad.
    [many] Tá availability rófhada. Ceadaítear { $most } mbeart ar a mhéad.
   *[other] Tá availability rófhada. Ceadaítear { $most } beart ar a mhéad.
}
listing-not-approved = Ní mór don fhoireann an fógra seo a cheadú sular féidir leat é a chur i ngníomh.
listing-status-forbidden = Ní féidir an stádas seo a chur ar an bhfógra seo.
listing-not-renewable = Ní féidir fógra a athnuachan ach amháin má tá sé gníomhach nó imithe as feidhm.
listing-renew-waits = Níl téacs an fhógra seo ceadaithe fós. Gníomhachtaigh an fógra ar dtús.
listing-renewed-too-often = Ní féidir an fógra seo a athnuachan a thuilleadh. Scríobh ceann nua, le do thoil.
listing-renew-not-yours = Ní féidir ach leis an úinéir fógra a athnuachan.
listing-favourites-off = Ní ligeann an pobal seo do bhaill fógraí a shábháil.
listing-writer-missing = Níl aon seirbhís ag an bpobal seo a scríobhann téacsanna.

listing-reports-off = Ní ghlacann an pobal seo le tuairiscí faoi fhógraí.
listing-report-own = Ní féidir leat d’fhógra féin a thuairisciú.
listing-save-own = Ní féidir leat do liosta féin a shábháil.
listing-report-exists = Thuairiscigh tú an fógra seo cheana.
listing-report-missing = Níl an tuairisc seo ann.
listing-report-decide-own = Is tusa a rinne an tuairisc seo, mar sin ní mór do dhuine eile cinneadh a dhéanamh fúithi.
listing-report-decided = Rinneadh cinneadh faoin tuairisc seo cheana.
listing-decide-own = Is leatsa an fógra seo, mar sin ní mór do dhuine eile cinneadh a dhéanamh faoi.
listing-not-waiting = Níl an fógra seo ag fanacht le ceadú.
listing-changed-since = Athraíodh an fógra seo ó léigh tú é. Féach air arís, le do thoil.
listing-reported = Go raibh maith agat! Féachfaidh an fhoireann air.

picture-required = Seol pictiúr, le do thoil.
too-many-pictures = { $most ->
    [one] Ceadaítear { $most } phictiúr ar a mhéad i bhfógra.
    [two] Ceadaítear { $most } phictiúr ar a mhéad i bhfógra.
    [few] Ceadaítear { $most } phictiúr ar a mhéad i bhfógra.
    [many] Ceadaítear { $most } bpictiúr ar a mhéad i bhfógra.
   *[other] Ceadaítear { $most } pictiúr ar a mhéad i bhfógra.
}
listing-picture-missing = Níl an pictiúr seo san fhógra.
listing-pictures-incomplete = Ainmnigh gach pictiúr san fhógra uair amháin go díreach, le do thoil.
too-many-tags = { $most ->
    [one] Ceadaítear { $most } chlib ar a mhéad i bhfógra.
    [two] Ceadaítear { $most } chlib ar a mhéad i bhfógra.
    [few] Ceadaítear { $most } chlib ar a mhéad i bhfógra.
    [many] Ceadaítear { $most } gclib ar a mhéad i bhfógra.
   *[other] Ceadaítear { $most } clib ar a mhéad i bhfógra.
}
place-missing = Níl an áit seo ar an léarscáil.
