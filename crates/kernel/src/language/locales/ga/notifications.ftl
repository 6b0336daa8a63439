# Irish. Singular address. Names stand where nothing changes their first letter: as the subject of a verb, after "chuig", "ag" and "agus", or
# after a colon. "Uair an chloig" counts in five ways. The English file says what the messages are for.

## The sentence in the bell.

bell-connection-request = Tá { $name } ag iarraidh ceangal a dhéanamh leat.
bell-connection-accepted = Ghlac { $name } le d’iarratas ar cheangal.
bell-connection-declined = Dhiúltaigh { $name } do d’iarratas ar cheangal.
bell-new-message = Chuir { $name } teachtaireacht chugat.
bell-transaction = Chuir { $name } uaireanta an chloig chugat.
bell-credits-received = Chuir { $name } uaireanta an chloig le do chuntas.
bell-credits-taken = Bhain na daoine atá i mbun an phobail ({ $place }) uaireanta an chloig de do chuntas.
bell-credit-received = { $hours ->
    [one] Chuir { $name } { $hours } uair an chloig chugat.
    [two] Chuir { $name } { $hours } uair an chloig chugat.
    [few] Chuir { $name } { $hours } huaire an chloig chugat.
    [many] Chuir { $name } { $hours } n-uaire an chloig chugat.
   *[other] Chuir { $name } { $hours } uair an chloig chugat.
}
bell-credit-sent = { $hours ->
    [one] Chuir tú { $hours } uair an chloig chuig { $name }.
    [two] Chuir tú { $hours } uair an chloig chuig { $name }.
    [few] Chuir tú { $hours } huaire an chloig chuig { $name }.
    [many] Chuir tú { $hours } n-uaire an chloig chuig { $name }.
   *[other] Chuir tú { $hours } uair an chloig chuig { $name }.
}
bell-review-request = Inis dúinn conas a d’éirigh leat féin agus { $name }, le do thoil.
bell-review-received = Scríobh { $name } léirmheas ort.
bell-review-hidden = Chuir na daoine atá i mbun an phobail ({ $place }) léirmheas a scríobh tú i bhfolach.
bell-review-removed = Bhain na daoine atá i mbun an phobail ({ $place }) anuas léirmheas a scríobh tú.
bell-comment = Scríobh { $name } trácht ar rud leat.
bell-comment-reply = D’fhreagair { $name } do thrácht.
bell-mention = Luaigh { $name } thú.
bell-like = Is maith le { $name } rud leat.
bell-saved-search-match = Tá rud éigin nua ann do do chuardach “{ $place }”.
bell-feed-item-hidden = Bhain na daoine atá i mbun an phobail ({ $place }) rud leat as an bhfotha.
bell-feed-item-restored = Tá rud leat i bhfotha an phobail ({ $place }) arís.
bell-feed-report-created = Tuairiscíodh rud i bhfotha an phobail ({ $place }). Féach air, le do thoil.
bell-listing-saved = Shábháil { $name } d’fhógra.
bell-listing-pending-review = Tá fógra ag fanacht le ceadú. Chuir { $name } isteach é.
bell-listing-approved = Ceadaíodh d’fhógra: “{ $place }”.
bell-listing-rejected = Níor ceadaíodh d’fhógra: “{ $place }”. Is féidir leat é a athrú agus a chur isteach arís. An chúis:
bell-listing-reported = Tuairiscíodh d’fhógra, “{ $place }”, agus aontaíonn an fhoireann leis sin. Féach air, le do thoil.
bell-listing-report-upheld = Thuairiscigh tú “{ $place }”, agus aontaíonn an fhoireann leat. Go raibh maith agat!
bell-listing-report-dismissed = Thuairiscigh tú “{ $place }”. D’fhéach an fhoireann air agus níor aimsigh siad aon locht. Go raibh maith agat as insint dúinn.
bell-listing-removed = Scrios an fhoireann d’fhógra “{ $place }”.
bell-listing-suspended = Chuir an fhoireann d’fhógra “{ $place }” ar fionraí. Ní fheiceann baill eile é a thuilleadh.
bell-new-listing-created = Chuir { $name } fógra suas.
bell-listing-report-created = Tuairiscíodh fógra sa phobal ({ $place }). Féach air, le do thoil.
bell-marketplace-listing-pending-review = Tá earra ag fanacht le ceadú. Chuir { $name } isteach é.
bell-marketplace-listing-approved = Ceadaíodh d’earra: “{ $place }”.
bell-marketplace-listing-rejected = Baineadh d’earra den mhargadh: “{ $place }”.
bell-marketplace-low-stock = Níl ach beagán fágtha: “{ $place }”.
bell-marketplace-search-found = D’aimsigh do chuardach “{ $place }” rud éigin.
bell-marketplace-search-found-email = D’aimsigh do chuardach “{ $place }” rud éigin.
bell-marketplace-search-found-push = D’aimsigh do chuardach “{ $place }” rud éigin.
bell-marketplace-restocked = Tá “{ $place }” ar fáil arís.
bell-marketplace-seller-suspended = Cuireadh do dhíolachán ar fionraí. Tá do chuid earraí i bhfolach faoi láthair.
bell-marketplace-seller-restored = Is féidir leat díol arís. Tá do chuid earraí le feiceáil mar a bhí.
bell-marketplace-coupon-suspended = Chuir an fhoireann do chúpón “{ $place }” ar fionraí.
bell-group-member-joined = Tá { $name } sa ghrúpa { $place } anois.
bell-group-join-request = Ba mhaith le duine dul sa ghrúpa { $place }: { $name }.
bell-group-join = Tá tú sa ghrúpa { $place } anois.
bell-group-join-rejected = Diúltaíodh d’iarratas ar dhul sa ghrúpa { $place }.
bell-group-role-owner = Is leatsa an grúpa { $place } anois.
bell-group-role-admin = Tá tú ag cabhrú leis an ngrúpa { $place } a reáchtáil anois.
bell-group-role-member = Níl tú ag cabhrú leis an ngrúpa { $place } a reáchtáil a thuilleadh, ach is ball fós thú.
bell-group-removed = Níl tú sa ghrúpa { $place } a thuilleadh.
bell-group-banned = Ní féidir leat páirt a ghlacadh sa ghrúpa { $place } a thuilleadh.
bell-group-invite = Thug { $name } cuireadh duit dul sa ghrúpa { $place }.
bell-group-chatroom-message = Scríobh { $name } chuig { $place }.
bell-group-announcement = D’fhógair { $name } rud éigin sa ghrúpa { $place }.
bell-new-topic = Thosaigh { $name } plé sa ghrúpa { $place }.
bell-new-reply = D’fhreagair { $name } i bplé sa ghrúpa { $place }.
bell-new-group-created = Bhunaigh { $name } an grúpa { $place }.
bell-exchange-request-received = Tá { $name } ag iarraidh malartú a dhéanamh leat.
bell-exchange-pending-broker = Ghlac { $name } le do mhalartú; ní mór do dhuine atá i mbun an phobail ({ $place }) aontú leis fós.
bell-exchange-accepted = Ghlac { $name } le do mhalartú.
bell-exchange-approved = Cheadaigh { $name } do mhalartú.
bell-exchange-rejected = Chuir { $name } stop le do mhalartú.
bell-exchange-request-declined = Dhiúltaigh { $name } do do mhalartú.
bell-exchange-started = Chuir { $name } tús le bhur malartú.
bell-exchange-ready-confirmation = Deir { $name } go bhfuil sé déanta. Deimhnigh na huaireanta, le do thoil.
bell-exchange-completed = Tá do mhalartú críochnaithe agus na huaireanta aistrithe.
bell-exchange-cancelled = Chuir { $name } bhur malartú ar ceal.
bell-exchange-disputed = Tá { $name } ag iarraidh go bhféachfadh duine éigin ar bhur malartú.
bell-exchange-hours-differ = Ní hionann na huaireanta a dheimhnigh tusa agus { $name } don mhalartú. Féachfaidh an fhoireann air.
bell-exchange-needs-broker = Tá malartú sa phobal ({ $place }) ag fanacht le cinneadh. Féach air, le do thoil.
bell-marketplace-order-confirmed = Tá an t-ordú ar { $place } deimhnithe.
bell-marketplace-order-paid = Tá íoctha as an ordú ar { $place }.
bell-marketplace-order-shipped = Tá { $place } ar an mbealach chugat.
bell-marketplace-order-delivered = Tá { $place } tagtha, dar leis an bpáirtí eile.
bell-marketplace-order-completed = Tá an t-ordú ar { $place } críochnaithe.
bell-marketplace-order-cancelled = Cuireadh an t-ordú ar { $place } ar ceal.
bell-marketplace-order-rated = Rátáil { $name } ordú leat.
bell-marketplace-pickup-reserved = Roghnaigh { $name } am bailithe do { $place }.
bell-marketplace-pickup-handed-over = Tá { $place } bailithe agat, dar le { $name }.
bell-marketplace-delivery-offered = Tairgeann { $name } { $place } a thabhairt chugat.
bell-marketplace-delivery-accepted = Ghlac { $name } le do thairiscint { $place } a thabhairt.
bell-marketplace-delivery-arranged = Tiocfaidh { $name } chun { $place } a bhailiú.
bell-marketplace-delivery-declined = Ní gá duit { $place } a thabhairt.
bell-marketplace-delivery-withdrawn = Ní féidir le { $name } { $place } a thabhairt tar éis an tsaoil.
bell-marketplace-delivery-unpaid = Níl seachadadh { $place } íoctha fós, mar níl dóthain uaireanta agat.
bell-marketplace-pickup-moved = D’athraigh { $name } an t-am bailithe do { $place }.
bell-marketplace-pickup-missed = Níor bailíodh { $place } in am.
bell-marketplace-dispute-opened = D’oscail { $name } díospóid faoi bhur n-ordú.
bell-marketplace-dispute-resolved = Tá an díospóid faoi d’ordú socraithe.
bell-marketplace-dispute-filed = Tá díospóid in { $place } ag fanacht le cinneadh. Féach uirthi, le do thoil.
bell-marketplace-report-filed = Tá tuairisc faoi fhógra in { $place } ag fanacht le cinneadh. Féach uirthi, le do thoil.
bell-marketplace-report-received = Tháinig do thuairisc faoi “{ $place }”.
bell-marketplace-report-acknowledged = Tá do thuairisc faoi “{ $place }” á scrúdú.
bell-marketplace-report-resolved = Tá do thuairisc faoi “{ $place }” socraithe.
bell-marketplace-report-appeal-received = Tháinig d’achomharc faoi “{ $place }”.
bell-marketplace-report-appeal-resolved = Tá an t-achomharc faoi “{ $place }” socraithe.
bell-marketplace-enforcement-under-review = Tuairiscíodh “{ $place }”, agus tá sé á scrúdú.
bell-marketplace-enforcement-action = Socraíodh tuairisc faoi “{ $place }” i d’aghaidh. Is féidir leat achomharc a dhéanamh.
bell-marketplace-enforcement-cleared = Tuairiscíodh “{ $place }”. Scrúdaíodh é, agus níl aon athrú ann.
bell-marketplace-offer-received = Rinne { $name } tairiscint ar d’fhógra.
bell-marketplace-offer-accepted = Ghlac { $name } le do thairiscint.
bell-marketplace-offer-declined = Diúltaíodh do thairiscint.
bell-marketplace-offer-expired = Níl tairiscint ar glacadh léi bailí a thuilleadh.
bell-marketplace-offer-countered = D’fhreagair { $name } do thairiscint le méid eile.
bell-marketplace-offer-counter-accepted = Ghlac { $name } le d’fhrith-thairiscint.
bell-marketplace-offer-withdrawn = Tharraing { $name } siar tairiscint ar d’fhógra.
bell-safeguarding-flag = Tuairiscíodh rud éigin sa phobal ({ $place }). Féach air go luath, le do thoil.
bell-safeguarding-contact-blocked = Cuireadh stop le hiarracht ar theagmháil sa phobal ({ $place }) chun duine a chosaint. Féach air, le do thoil.
bell-gdpr-request = Rinne { $name } iarratas cosanta sonraí. Freagair laistigh de 30 lá, le do thoil.
bell-gdpr-account-deletion = Ba mhaith le { $name } go scriosfaí a chuntas nó a cuntas. Freagair laistigh de 30 lá, le do thoil.
bell-data-request-received = Fuair foireann { $place } d’iarratas cosanta sonraí agus freagróidh siad laistigh de 30 lá.
bell-data-request-completed = Chuir foireann { $place } d’iarratas cosanta sonraí i gcrích.
bell-data-request-rejected = Dhiúltaigh foireann { $place } do d’iarratas cosanta sonraí. Tá an fáth le léamh i do shocruithe.
bell-data-export-ready = Tá an chóip de do shonraí ag { $place } réidh. Coinneofar í ar feadh seacht lá.
bell-legal-acceptance-needed = Tá leagan nua de “{ $place }” ann. Léigh agus glac leis, le do thoil.
bell-legal-version-published = Tá leagan nua de “{ $place }” ann.
bell-impersonation-started = Shínigh { $place } ón bhfoireann isteach mar thusa, ar feadh 15 nóiméad ar a mhéad, chun cabhrú leat. Is féidir leat deireadh a chur leis i do shocruithe slándála.
bell-passkey-registered = Cuireadh paseochair le do chuntas. Murar tusa a rinne é, bain í agus athraigh do phasfhocal.
bell-passkey-removed = Baineadh paseochair as do chuntas.
bell-welcome = Fáilte chuig { $place }!
bell-new-user-registered = Tá { $name } sa phobal anois.
bell-registration-waiting = Chláraigh { $name } agus tá cinneadh ag teastáil.
bell-password-changed = Athraíodh do phasfhocal.
bell-email-changed = Athraíodh do sheoladh ríomhphoist.
bell-2fa-enabled = Tá an dara fachtóir ar siúl.
bell-2fa-disabled = Tá an dara fachtóir múchta.
bell-2fa-reset = D’athshocraigh an fhoireann do dhara fachtóir.

## The subject of an e-mail about it.

subject-connection-request = Tá { $name } ag iarraidh ceangal a dhéanamh leat
subject-connection-accepted = Ghlac { $name } le d’iarratas ar cheangal
subject-connection-declined = Dhiúltaigh { $name } do d’iarratas ar cheangal
subject-new-message = Chuir { $name } teachtaireacht chugat
subject-transaction = Chuir { $name } uaireanta an chloig chugat
subject-credits-received = Chuir { $name } uaireanta an chloig le do chuntas
subject-credits-taken = Baineadh uaireanta an chloig de do chuntas
subject-credit-received = { $hours ->
    [one] Chuir { $name } { $hours } uair an chloig chugat
    [two] Chuir { $name } { $hours } uair an chloig chugat
    [few] Chuir { $name } { $hours } huaire an chloig chugat
    [many] Chuir { $name } { $hours } n-uaire an chloig chugat
   *[other] Chuir { $name } { $hours } uair an chloig chugat
}
subject-credit-sent = { $hours ->
    [one] Chuir tú { $hours } uair an chloig chuig { $name }
    [two] Chuir tú { $hours } uair an chloig chuig { $name }
    [few] Chuir tú { $hours } huaire an chloig chuig { $name }
    [many] Chuir tú { $hours } n-uaire an chloig chuig { $name }
   *[other] Chuir tú { $hours } uair an chloig chuig { $name }
}
subject-review-request = Conas a d’éirigh leat féin agus { $name }?
subject-review-received = Scríobh { $name } léirmheas ort
subject-review-hidden = Cuireadh léirmheas a scríobh tú i bhfolach
subject-review-removed = Baineadh anuas léirmheas a scríobh tú
subject-comment = Scríobh { $name } trácht ar rud leat
subject-comment-reply = D’fhreagair { $name } do thrácht
subject-mention = Luaigh { $name } thú
subject-like = Is maith le { $name } rud leat
subject-saved-search-match = Rud éigin nua do do chuardach “{ $place }”
subject-feed-item-hidden = Baineadh rud leat as an bhfotha
subject-feed-item-restored = Tá rud leat san fhotha arís
subject-feed-report-created = Tuairiscíodh rud san fhotha
subject-listing-saved = Shábháil { $name } d’fhógra
subject-listing-pending-review = Tá fógra ag fanacht le ceadú
subject-listing-approved = Ceadaíodh d’fhógra
subject-listing-rejected = Níor ceadaíodh d’fhógra
subject-listing-reported = Tuairiscíodh d’fhógra
subject-listing-report-upheld = Aontaíonn an fhoireann le do thuairisc
subject-listing-report-dismissed = D’fhéach an fhoireann ar do thuairisc
subject-listing-removed = Scriosadh d’fhógra
subject-listing-suspended = Cuireadh d’fhógra ar fionraí
subject-new-listing-created = Chuir { $name } fógra suas
subject-listing-report-created = Tuairiscíodh fógra
subject-marketplace-listing-pending-review = Tá earra ag fanacht le ceadú
subject-marketplace-listing-approved = Ceadaíodh d’earra
subject-marketplace-listing-rejected = Baineadh d’earra den mhargadh
subject-marketplace-low-stock = Níl ach beagán fágtha de d’earra
subject-marketplace-search-found = Rud éigin duit sa mhargadh
subject-marketplace-search-found-email = Rud éigin duit sa mhargadh
subject-marketplace-search-found-push = Rud éigin duit sa mhargadh
subject-marketplace-restocked = Tá rud atá á lorg agat ar fáil arís
subject-marketplace-seller-suspended = Cuireadh do dhíolachán ar fionraí
subject-marketplace-seller-restored = Is féidir leat díol arís
subject-marketplace-coupon-suspended = Cuireadh cúpón leat ar fionraí
subject-group-member-joined = Tá { $name } sa ghrúpa { $place } anois
subject-group-join-request = Ba mhaith le duine dul sa ghrúpa { $place }: { $name }
subject-group-join = Tá tú sa ghrúpa { $place } anois
subject-group-join-rejected = Diúltaíodh d’iarratas ar dhul sa ghrúpa { $place }
subject-group-role-owner = Is leatsa an grúpa { $place } anois
subject-group-role-admin = Tá tú ag cabhrú leis an ngrúpa { $place } a reáchtáil anois
subject-group-role-member = Níl tú ag cabhrú leis an ngrúpa { $place } a reáchtáil a thuilleadh, ach is ball fós thú
subject-group-removed = Níl tú sa ghrúpa { $place } a thuilleadh
subject-group-banned = Ní féidir leat páirt a ghlacadh sa ghrúpa { $place } a thuilleadh
subject-group-invite = Thug { $name } cuireadh duit dul sa ghrúpa { $place }
subject-group-chatroom-message = Scríobh { $name } chuig { $place }
subject-group-announcement = D’fhógair { $name } rud éigin sa ghrúpa { $place }
subject-new-topic = Thosaigh { $name } plé sa ghrúpa { $place }
subject-new-reply = D’fhreagair { $name } i bplé sa ghrúpa { $place }
subject-new-group-created = Grúpa nua: { $place }
subject-exchange-request-received = Tá { $name } ag iarraidh malartú a dhéanamh leat
subject-exchange-pending-broker = Tá do mhalartú ag fanacht le cead
subject-exchange-accepted = Ghlac { $name } le do mhalartú
subject-exchange-approved = Ceadaíodh do mhalartú
subject-exchange-rejected = Cuireadh stop le do mhalartú
subject-exchange-request-declined = Dhiúltaigh { $name } do do mhalartú
subject-exchange-started = Chuir { $name } tús le bhur malartú
subject-exchange-ready-confirmation = Deimhnigh uaireanta do mhalartaithe, le do thoil
subject-exchange-completed = Tá do mhalartú críochnaithe
subject-exchange-cancelled = Chuir { $name } bhur malartú ar ceal
subject-exchange-disputed = Tá { $name } ag iarraidh go bhféachfadh duine éigin ar bhur malartú
subject-exchange-hours-differ = Ní hionann na huaireanta a dheimhnigh tusa agus { $name }
subject-exchange-needs-broker = Tá malartú ag fanacht le cinneadh
subject-marketplace-order-confirmed = Tá ordú deimhnithe
subject-marketplace-order-paid = Tá íoctha as ordú
subject-marketplace-order-shipped = Tá d’ordú ar an mbealach
subject-marketplace-order-delivered = Tá do dhíolachán tagtha
subject-marketplace-order-completed = Tá ordú críochnaithe
subject-marketplace-order-cancelled = Cuireadh ordú ar ceal
subject-marketplace-order-rated = Rátáil { $name } ordú leat
subject-marketplace-pickup-reserved = Roghnaíodh am bailithe
subject-marketplace-pickup-handed-over = Tugadh d’ordú ar láimh
subject-marketplace-delivery-offered = Tá duine sásta d’ordú a thabhairt chugat
subject-marketplace-delivery-accepted = Glacadh le do thairiscint seachadta
subject-marketplace-delivery-arranged = Baileofar an rud a dhíol tú
subject-marketplace-delivery-declined = Níl do sheachadadh de dhíth
subject-marketplace-delivery-withdrawn = Tarraingíodh siar tairiscint seachadta
subject-marketplace-delivery-unpaid = Níl seachadadh íoctha fós
subject-marketplace-pickup-moved = Athraíodh d’am bailithe
subject-marketplace-pickup-missed = Cailleadh bailiúchán
subject-marketplace-dispute-opened = D’oscail { $name } díospóid faoi bhur n-ordú
subject-marketplace-dispute-resolved = Tá an díospóid faoi d’ordú socraithe
subject-marketplace-dispute-filed = Tá díospóid ag fanacht le cinneadh
subject-marketplace-report-filed = Tá tuairisc faoi fhógra ag fanacht le cinneadh
subject-marketplace-report-received = Tháinig do thuairisc
subject-marketplace-report-acknowledged = Tá do thuairisc á scrúdú
subject-marketplace-report-resolved = Tá do thuairisc socraithe
subject-marketplace-report-appeal-received = Tháinig d’achomharc
subject-marketplace-report-appeal-resolved = Tá achomharc faoi fhógra socraithe
subject-marketplace-enforcement-under-review = Tá fógra leat á scrúdú
subject-marketplace-enforcement-action = Tá tuairisc faoi fhógra leat socraithe
subject-marketplace-enforcement-cleared = Tá tuairisc faoi fhógra leat dúnta
subject-marketplace-offer-received = Rinne { $name } tairiscint ar d’fhógra
subject-marketplace-offer-accepted = Ghlac { $name } le do thairiscint
subject-marketplace-offer-declined = Diúltaíodh do thairiscint
subject-marketplace-offer-expired = Níl tairiscint ar glacadh léi bailí a thuilleadh
subject-marketplace-offer-countered = D’fhreagair { $name } do thairiscint le méid eile
subject-marketplace-offer-counter-accepted = Ghlac { $name } le d’fhrith-thairiscint
subject-marketplace-offer-withdrawn = Tharraing { $name } siar tairiscint ar d’fhógra
subject-safeguarding-flag = Tuairiscíodh rud éigin sa phobal ({ $place })
subject-safeguarding-contact-blocked = Cuireadh stop le hiarracht ar theagmháil sa phobal ({ $place })
subject-gdpr-request = Rinne { $name } iarratas cosanta sonraí
subject-gdpr-account-deletion = Ba mhaith le { $name } imeacht
subject-data-request-received = Tháinig d’iarratas cosanta sonraí
subject-data-request-completed = Cuireadh d’iarratas cosanta sonraí i gcrích
subject-data-request-rejected = Diúltaíodh do d’iarratas cosanta sonraí
subject-data-export-ready = Tá an chóip de do shonraí réidh
subject-legal-acceptance-needed = Léigh agus glac le: { $place }
subject-legal-version-published = Leagan nua de “{ $place }”
subject-impersonation-started = Shínigh { $place } ón bhfoireann isteach mar thusa
subject-passkey-registered = Cuireadh paseochair le do chuntas
subject-passkey-removed = Baineadh paseochair as do chuntas
subject-welcome = Fáilte chuig { $place }!
subject-new-user-registered = Ball nua: { $name }
subject-registration-waiting = Clárú le scrúdú: { $name }
subject-password-changed = Athraíodh do phasfhocal
subject-email-changed = Athraíodh do sheoladh ríomhphoist
subject-2fa-enabled = Tá an dara fachtóir ar siúl
subject-2fa-disabled = Tá an dara fachtóir múchta
subject-2fa-reset = D’athshocraigh an fhoireann do dhara fachtóir

## More words in an e-mail about it.

detail-credit-received = { $hours ->
    [one] Chuir { $name } { $hours } uair an chloig chugat. Tá sí curtha le d’iarmhéid.
    [two] Chuir { $name } { $hours } uair an chloig chugat. Tá siad curtha le d’iarmhéid.
    [few] Chuir { $name } { $hours } huaire an chloig chugat. Tá siad curtha le d’iarmhéid.
    [many] Chuir { $name } { $hours } n-uaire an chloig chugat. Tá siad curtha le d’iarmhéid.
   *[other] Chuir { $name } { $hours } uair an chloig chugat. Tá siad curtha le d’iarmhéid.
}
detail-credit-sent = { $hours ->
    [one] Seoladh { $hours } uair an chloig chuig { $name }.
    [two] Seoladh { $hours } uair an chloig chuig { $name }.
    [few] Seoladh { $hours } huaire an chloig chuig { $name }.
    [many] Seoladh { $hours } n-uaire an chloig chuig { $name }.
   *[other] Seoladh { $hours } uair an chloig chuig { $name }.
}
detail-review-request = Mhalartaigh tú féin agus { $name } am le chéile. Inis i gcúpla focal conas a d’éirigh libh, le do thoil: cabhraíonn sé le daoine eile duine iontaofa a aimsiú.
detail-voice-message = Tá teachtaireacht ghutha ag fanacht leat.

## What a lock screen shows, where anybody may read it: never who or what.

push-default = Tá scéala nua duit
push-new-message = Tá teachtaireacht nua agat
push-connection-request = Tá iarratas nua ar cheangal agat
push-connection-accepted = Glacadh le d’iarratas ar cheangal
push-body = Oscail an aip chun é a fheiceáil.

## The short heading of a line in the bell.

type-connection-request = Iarratas ar cheangal
type-connection-accepted = Glacadh leis an gceangal
type-connection-declined = Diúltaíodh don cheangal
type-new-message = Teachtaireacht nua
type-transaction = Aistriú uaireanta
type-credits-received = Uaireanta curtha le do chuntas
type-credits-taken = Uaireanta bainte de do chuntas
type-credit-received = Uaireanta faighte
type-credit-sent = Uaireanta seolta
type-review-request = Iarratas ar léirmheas
type-review-received = Léirmheas faighte
type-review-hidden = Léirmheas i bhfolach
type-review-removed = Léirmheas bainte anuas
type-comment = Trácht san fhotha
type-comment-reply = Freagra ar thrácht
type-mention = Lua
type-like = Is maith liom san fhotha
type-saved-search-match = Cuardach sábháilte
type-feed-item-hidden = Mír den fhotha i bhfolach
type-feed-item-restored = Mír den fhotha ar ais
type-feed-report-created = Tuairisc faoin bhfotha
type-listing-saved = Fógra sábháilte
type-listing-pending-review = Fógra ag fanacht le ceadú
type-listing-approved = Fógra ceadaithe
type-listing-rejected = Fógra diúltaithe
type-listing-reported = Tuairiscíodh d’fhógra
type-listing-report-upheld = Tuairisc deimhnithe
type-listing-report-dismissed = Tuairisc diúltaithe
type-listing-removed = Fógra scriosta ag an bhfoireann
type-listing-suspended = Fógra ar fionraí
type-new-listing-created = Fógra nua
type-listing-report-created = Fógra tuairiscithe
type-marketplace-listing-pending-review = Earra ag fanacht le ceadú
type-marketplace-listing-approved = Earra ceadaithe
type-marketplace-listing-rejected = Earra diúltaithe
type-marketplace-low-stock = Stoc íseal
type-marketplace-search-found = Toradh ar chuardach sa mhargadh
type-marketplace-search-found-email = Toradh ar chuardach sa mhargadh (ríomhphost)
type-marketplace-search-found-push = Toradh ar chuardach sa mhargadh (brú)
type-marketplace-restocked = Ar ais i stoc
type-marketplace-seller-suspended = Díolachán ar fionraí
type-marketplace-seller-restored = Díolachán ceadaithe arís
type-marketplace-coupon-suspended = Cúpón ar fionraí
type-group-member-joined = Ball nua sa ghrúpa
type-group-join-request = Iarratas ar dhul sa ghrúpa
type-group-join = Glacadh leat sa ghrúpa
type-group-join-rejected = Iarratas diúltaithe
type-group-role-owner = Úinéir grúpa
type-group-role-admin = Cabhrú le grúpa
type-group-role-member = Gan a bheith ag cabhrú le grúpa
type-group-removed = Bainte as grúpa
type-group-banned = Coiscthe ó ghrúpa
type-group-invite = Cuireadh chuig grúpa
type-group-chatroom-message = Teachtaireacht sa ghrúpa
type-group-announcement = Fógra sa ghrúpa
type-new-topic = Plé nua
type-new-reply = Freagra nua i bplé
type-new-group-created = Grúpa nua
type-exchange-request-received = Iarratas ar mhalartú
type-exchange-pending-broker = Malartú ag fanacht le cead
type-exchange-accepted = Glacadh leis an malartú
type-exchange-approved = Ceadaíodh an malartú
type-exchange-rejected = Stopadh an malartú
type-exchange-request-declined = Diúltaíodh don mhalartú
type-exchange-started = Tús leis an malartú
type-exchange-ready-confirmation = Uaireanta le deimhniú
type-exchange-completed = Malartú críochnaithe
type-exchange-cancelled = Malartú ar ceal
type-exchange-disputed = Malartú le scrúdú
type-exchange-hours-differ = Uaireanta éagsúla i malartú
type-exchange-needs-broker = Malartú le socrú
type-marketplace-order-confirmed = Ordú deimhnithe
type-marketplace-order-paid = Ordú íoctha
type-marketplace-order-shipped = Ordú seolta
type-marketplace-order-delivered = Ordú seachadta
type-marketplace-order-completed = Ordú críochnaithe
type-marketplace-order-cancelled = Ordú curtha ar ceal
type-marketplace-order-rated = Ordú rátáilte
type-marketplace-pickup-reserved = Am bailithe roghnaithe
type-marketplace-pickup-handed-over = Ordú tugtha ar láimh
type-marketplace-delivery-offered = Seachadadh tairgthe
type-marketplace-delivery-accepted = Glacadh le tairiscint seachadta
type-marketplace-delivery-arranged = Seachadadh socraithe
type-marketplace-delivery-declined = Seachadadh gan ghá
type-marketplace-delivery-withdrawn = Tairiscint seachadta tarraingthe siar
type-marketplace-delivery-unpaid = Seachadadh gan íoc
type-marketplace-pickup-moved = Am bailithe athraithe
type-marketplace-pickup-missed = Bailiúchán caillte
type-marketplace-dispute-opened = Díospóid oscailte
type-marketplace-dispute-resolved = Díospóid socraithe
type-marketplace-dispute-filed = Díospóid curtha isteach
type-marketplace-report-filed = Tuairisc ag fanacht
type-marketplace-report-received = Tuairisc faighte
type-marketplace-report-acknowledged = Tuairisc á scrúdú
type-marketplace-report-resolved = Tuairisc socraithe
type-marketplace-report-appeal-received = Achomharc faighte
type-marketplace-report-appeal-resolved = Achomharc socraithe
type-marketplace-enforcement-under-review = Fógra á scrúdú
type-marketplace-enforcement-action = Beart faoi fhógra
type-marketplace-enforcement-cleared = Tuairisc gan toradh
type-marketplace-offer-received = Tairiscint faighte
type-marketplace-offer-accepted = Tairiscint glactha
type-marketplace-offer-declined = Tairiscint diúltaithe
type-marketplace-offer-expired = Tairiscint imithe in éag
type-marketplace-offer-countered = Frith-thairiscint faighte
type-marketplace-offer-counter-accepted = Frith-thairiscint glactha
type-marketplace-offer-withdrawn = Tairiscint tarraingthe siar
type-safeguarding-flag = Tuairisc chosanta
type-safeguarding-contact-blocked = Teagmháil stoptha
type-gdpr-request = Iarratas sonraí
type-gdpr-account-deletion = Iarratas ar scriosadh cuntais
type-data-request-received = Iarratas sonraí faighte
type-data-request-completed = Iarratas sonraí curtha i gcrích
type-data-request-rejected = Iarratas sonraí diúltaithe
type-data-export-ready = Cóip sonraí réidh
type-legal-acceptance-needed = Cáipéis le glacadh
type-legal-version-published = Leagan nua de cháipéis
type-impersonation-started = Foireann sínithe isteach mar thusa
type-passkey-registered = Paseochair curtha leis
type-passkey-removed = Paseochair bainte
type-welcome = Fáilte
type-new-user-registered = Ball nua
type-registration-waiting = Clárú ag fanacht
type-password-changed = Athraíodh an pasfhocal
type-email-changed = Athraíodh an seoladh ríomhphoist
type-2fa-enabled = Tá an dara fachtóir ar siúl
type-2fa-disabled = Tá an dara fachtóir múchta
type-2fa-reset = D’athshocraigh an fhoireann do dhara fachtóir

bell-event-cancelled = Cuireadh “{ $place }” ar ceal.
bell-event-updated = Tá athrú ar am nó ar áit “{ $place }”.
bell-event-approved = Ceadaíodh d’imeacht “{ $place }” agus tá sí foilsithe.
bell-event-pending-review = Ba mhaith le { $name } “{ $place }” a fhoilsiú. Déan cinneadh faoi, le do thoil.
bell-new-event-created = D’fhoilsigh { $name } an imeacht “{ $place }”.
subject-event-cancelled = Curtha ar ceal: { $place }
subject-event-updated = Athraithe: { $place }
subject-event-approved = Tá d’imeacht foilsithe
subject-event-pending-review = Tá imeacht ag fanacht le cinneadh
subject-new-event-created = Imeacht nua: { $place }
type-event-cancelled = Imeacht ar ceal
type-event-updated = Imeacht athraithe
type-event-approved = Imeacht ceadaithe
type-event-pending-review = Imeacht ag fanacht le cinneadh
type-new-event-created = Imeacht nua
bell-event-waitlist-offered = Tá áit ag “{ $place }” á coinneáil duit. Glac léi más mian leat teacht. Tá sí á coinneáil go dtí:
bell-event-offer-expired = Bhí áit ag “{ $place }” á coinneáil duit, ach níor glacadh léi in am.
bell-event-reminder = Tosóidh “{ $place }” go luath:
bell-event-staff-granted = Tá tú ag cabhrú le “{ $place }” anois.
bell-event-staff-revoked = Níl tú ag cabhrú le “{ $place }” a thuilleadh.
bell-event-ticket-given = Tugadh ticéid duit do “{ $place }”.
bell-event-ticket-cancelled = Cuireadh do thicéid do “{ $place }” ar ceal.
bell-event-ticket-offered = Tá { $name } ag tairiscint ticéad duit do “{ $place }”.
bell-event-ticket-accepted = Tá do thicéid do “{ $place }” ag { $name } anois.
bell-event-ticket-declined = Níl do thicéid do “{ $place }” ó { $name }.
bell-event-waitlist-ended = Tá “{ $place }” tosaithe, agus níor tháinig aon áit saor duit.
bell-event-no-show = Nótáladh nach raibh tú i láthair ag “{ $place }”. Mura bhfuil sé sin ceart, labhair leis na heagraithe.
bell-event-no-show-undone = Níl sé nótáilte a thuilleadh nach raibh tú i láthair ag “{ $place }”.
bell-event-archived = Cuireadh d’imeacht “{ $place }” sa chartlann.
subject-event-waitlist-offered = Tá áit á coinneáil duit: { $place }
subject-event-offer-expired = Níor glacadh leis an áit in am: { $place }
subject-event-reminder = Meabhrúchán: { $place }
subject-event-staff-granted = Tá tú ag cabhrú le himeacht: { $place }
subject-event-staff-revoked = Níl tú ag cabhrú a thuilleadh: { $place }
subject-event-ticket-given = Ticéid duit: { $place }
subject-event-ticket-cancelled = Cuireadh do thicéid ar ceal: { $place }
subject-event-ticket-offered = Tairgtear ticéid duit: { $place }
subject-event-ticket-accepted = Glacadh le do thicéid: { $place }
subject-event-ticket-declined = Diúltaíodh do do thicéid: { $place }
subject-event-waitlist-ended = Níor tháinig aon áit saor: { $place }
subject-event-no-show = Nótáilte mar as láthair: { $place }
subject-event-no-show-undone = Gan a bheith nótáilte mar as láthair a thuilleadh: { $place }
subject-event-archived = Curtha sa chartlann: { $place }
type-event-waitlist-offered = Áit ón liosta feithimh
type-event-offer-expired = Áit nár glacadh léi
type-event-reminder = Meabhrúchán imeachta
type-event-staff-granted = Ról ag imeacht
type-event-staff-revoked = Ról ag imeacht thart
type-event-ticket-given = Ticéid imeachta tugtha
type-event-ticket-cancelled = Ticéid imeachta ar ceal
type-event-ticket-offered = Ticéid imeachta tairgthe
type-event-ticket-accepted = Ticéid imeachta glactha
type-event-ticket-declined = Ticéid imeachta diúltaithe
type-event-waitlist-ended = Deireadh leis an liosta feithimh
type-event-no-show = Nótáilte mar as láthair
type-event-no-show-undone = Gan a bheith nótáilte mar as láthair a thuilleadh
type-event-archived = Imeacht sa chartlann
bell-event-postponed = Cuireadh “{ $place }” siar. Níl am nua ann fós.
bell-event-restored = Beidh “{ $place }” ar siúl tar éis an tsaoil.
bell-event-rejected = Níor ceadaíodh d’imeacht “{ $place }” agus is dréacht í arís. An chúis:
bell-event-reopened = Níl d’imeacht “{ $place }” sa chartlann a thuilleadh. Is dréacht í arís.
bell-event-place-free = Tá áit shaor ag “{ $place }”. Cláraigh más mian leat teacht, sula dtógfar í.
bell-event-invited = Tá cuireadh agat chuig “{ $place }”. Abair an bhfuil tú ag teacht.
bell-event-registration-approved = Glacadh le do chlárú do “{ $place }”.
bell-event-registration-declined = Níor glacadh le do chlárú do “{ $place }”. An chúis:
bell-event-removed = Chuir na heagraithe d’áit ag “{ $place }” ar ceal. An chúis:
bell-event-registered = Tá tú cláraithe do “{ $place }”.
bell-event-withdrawn = Níl tú cláraithe do “{ $place }” a thuilleadh.
bell-event-broadcast = Scríobh { $name } chugat faoi “{ $place }”.
bell-event-invitation-revoked = Níl cuireadh agat chuig “{ $place }” a thuilleadh.
bell-event-checkin-conflicts = Ní thagann nótaí faoi cé a bhí ag “{ $place }” le chéile. Déan cinneadh, le do thoil.
subject-event-postponed = Curtha siar: { $place }
subject-event-restored = Beidh sé ar siúl: { $place }
subject-event-rejected = Níor ceadaíodh d’imeacht
subject-event-reopened = Is dréacht d’imeacht arís
subject-event-place-free = Tá áit shaor ann: { $place }
subject-event-invited = Cuireadh: { $place }
subject-event-registration-approved = Tá áit agat: { $place }
subject-event-registration-declined = Níor glacadh leis: { $place }
subject-event-removed = Cuireadh d’áit ar ceal: { $place }
subject-event-registered = Tá tú cláraithe: { $place }
subject-event-withdrawn = Níl tú cláraithe a thuilleadh: { $place }
subject-event-broadcast = Teachtaireacht faoi imeacht
subject-event-invitation-revoked = Tarraingíodh cuireadh siar
subject-event-checkin-conflicts = Féach ar nótaí faoi cé a tháinig
type-event-postponed = Imeacht curtha siar
type-event-restored = Imeacht ar siúl arís
type-event-rejected = Imeacht diúltaithe
type-event-reopened = Imeacht ina dréacht arís
type-event-place-free = Áit shaor
type-event-invited = Cuireadh chuig imeacht
type-event-registration-approved = Clárú glactha
type-event-registration-declined = Clárú diúltaithe
type-event-removed = Áit curtha ar ceal
type-event-registered = Clárú d’imeacht
type-event-withdrawn = Clárú tarraingthe siar
type-event-broadcast = Teachtaireacht do chách ag imeacht
type-event-invitation-revoked = Cuireadh chuig imeacht tarraingthe siar
type-event-checkin-conflicts = Coimhlintí ag doras imeachta
