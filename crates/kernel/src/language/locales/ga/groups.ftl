# Irish. Singular address. The English file says what the messages are for.

group-missing = Níl an grúpa seo ann.
group-forbidden = Níl cead agat é seo a dhéanamh sa ghrúpa seo.
group-unavailable = Níl an grúpa seo gníomhach faoi láthair.
group-full = Tá an grúpa seo lán.
group-limit-reached = Ní féidir le ball a bheith i níos mó grúpaí ná seo. Fág grúpa eile ar dtús, le do thoil.
group-type-missing = Níl an cineál grúpa seo sa phobal seo.
group-name-missing = Tabhair ainm ar an ngrúpa, le do thoil.
group-name-taken = Tá grúpa leis an ainm seo ann cheana.
group-place-incomplete = Seol an domhanleithead agus an domhanfhad araon, nó ná seol ceachtar acu, le do thoil.
group-picture-unclear = Seol pictiúr nó bain anuas é, ach ná déan an dá rud, le do thoil.
group-sole-admin = Is tusa an t-aon riarthóir ar an ngrúpa seo. Déan riarthóir de dhuine eile ar dtús, le do thoil.
group-owner-cannot-leave = Ní féidir leis an úinéir an grúpa a fhágáil. Déan úinéir de dhuine eile ar dtús, nó scrios an grúpa, le do thoil.
group-admin-protected = Ní féidir leat é seo a dhéanamh le riarthóir an ghrúpa.

group-joined = Fáilte chuig an ngrúpa!
group-requested = Tá d’iarratas seolta.
group-asked-already = D’iarr tú cheana a bheith sa ghrúpa seo.
group-request-missing = Níor iarr an ball seo a bheith sa ghrúpa.
group-invited-already = Fuair an ball seo cuireadh cheana.
group-member-already = Tá an ball seo sa ghrúpa cheana.
group-member-missing = Níl an ball seo sa ghrúpa.
group-member-banned = Tá cosc ar an mball seo sa ghrúpa.
group-declined-lately = Diúltaíodh don iarratas deireanach uait. Is féidir leat iarraidh arís { $days } lá ina dhiaidh sin.
group-banned-already = Tá cosc ar an mball seo sa ghrúpa cheana.
group-not-banned = Níl cosc ar an mball seo sa ghrúpa.
group-banned = Tá cosc ortsa sa ghrúpa seo.
group-not-member = Níl tú sa ghrúpa seo.
group-tab-off = Mhúch an pobal seo an chuid seo de na grúpaí.
group-announcement-missing = Níl an fógra seo ann.
group-announcement-end-passed = Roghnaigh deireadh atá fós le teacht, le do thoil.
group-discussion-missing = Níl an plé seo ann.
group-reply-missing = Níl an freagra seo ann.
group-invite-missing = Níl an cuireadh seo ann.
group-invite-expired = Tá an cuireadh seo imithe as feidhm. Iarr ceann nua, le do thoil.
group-invite-revoked = Tarraingíodh siar an cuireadh seo.
group-invite-used = Baineadh úsáid as an gcuireadh seo cheana.
group-invite-other-email = Chuaigh an cuireadh seo chuig seoladh ríomhphoist eile.
group-invite-limit = Ní féidir níos mó ná { $most } cuireadh oscailte a bheith ag grúpa. Tarraing cuid acu siar ar dtús, le do thoil.

group-file-missing = Níl an comhad seo ann.
group-file-deleted = Scriosadh an comhad.
group-file-text-too-long = Ní féidir níos mó ná { $most } carachtar a bheith in { $field }.
group-files-full = Níl spás ag an ngrúpa don chomhad seo. Scrios cinn eile ar dtús, le do thoil.
group-files-full-everywhere = Níl spás ag an bpobal don chomhad seo.
