# An méid a deir ríomhphoist. Is é $community ainm an phobail, agus $name an té a léann.

mail-greeting = A { $name }, a chara,
mail-greeting-stranger = Dia duit,
mail-subject = Nuacht ó { $community }
mail-open = Féach air
mail-link-hint = Mura n-oibríonn an cnaipe, oscail an seoladh seo:
mail-why = Faigheann tú an ríomhphost seo toisc gur ball de { $community } thú.
mail-why-account = Faigheann tú an ríomhphost seo toisc gur chláraigh duine éigin le { $community } leis an seoladh seo.
mail-why-invited = Fuair tú an ríomhphost seo mar thug duine in { $community } cuireadh don seoladh seo.
mail-support-answer-subject = Freagra ó { $community }
mail-support-answer-text = Scríobh tú chuig { $community }. Seo a fhreagraíonn an fhoireann:
mail-support-answer-why = Fuair tú an ríomhphost seo mar scríobh duine chuig { $community } leis an seoladh seo.
mail-write-open = Scríobh chuig an bhfoireann
mail-manage = Roghnaigh cad faoi ar mhaith leat cloisteáil
mail-unsubscribe = Stop ríomhphoist mar seo
mail-unsubscribe-all = Stop gach ríomhphost ó { $community }

mail-digest-subject-daily = Do lá in { $community }: { $count ->
    [one] scéal amháin
    [two] dhá scéal
    [few] { $count } scéal
    [many] { $count } scéal
   *[other] { $count } scéal
}
mail-digest-subject-monthly = Do mhí in { $community }: { $count ->
    [one] scéal amháin
    [two] dhá scéal
    [few] { $count } scéal
    [many] { $count } scéal
   *[other] { $count } scéal
}
mail-digest-daily = Seo a tharla in { $community } ó do ríomhphost deireanach.
mail-digest-monthly = Seo a tharla in { $community } le mí anuas.
mail-digest-more = { $count ->
    [one] Agus ceann amháin eile. Tá gach rud i d’fhógraí.
    [two] Agus dhá cheann eile. Tá gach rud i d’fhógraí.
    [few] Agus { $count } eile. Tá gach rud i d’fhógraí.
    [many] Agus { $count } eile. Tá gach rud i d’fhógraí.
   *[other] Agus { $count } eile. Tá gach rud i d’fhógraí.
}
mail-digest-open = Féach ar na fógraí go léir

mail-welcome-subject = Fáilte go { $community }
mail-welcome-text = Nach deas thú a bheith linn! Tá do chuntas réidh agus is féidir leat síniú isteach am ar bith.
mail-welcome-next = Inis beagán fút féin do na daoine eile: cad is maith leat a dhéanamh, agus cá dteastódh cúnamh uait. Sin mar a aimsíonn comharsana a chéile.
mail-welcome-open = Téigh go { $community }

mail-verify-subject = Deimhnigh do sheoladh ríomhphoist
mail-verify-text = Nach deas gur mian leat a bheith páirteach in { $community }! Deimhnigh, le do thoil, gur leatsa an seoladh seo.
mail-verify-open = Deimhnigh mo sheoladh
mail-verify-hours = Tá an nasc bailí ar feadh 24 uair an chloig agus oibríonn sé uair amháin.
mail-verify-ignore = Nár chláraigh tú? Ní gá duit aon rud a dhéanamh, mar sin; ní tharlóidh aon rud do do sheoladh.
mail-group-invite-text = Ba mhaith le { $name } go mbeifeá sa ghrúpa { $place } in { $community }.
mail-group-invite-open = Féach ar an gcuireadh
mail-group-invite-days = Tá an nasc bailí ar feadh 14 lá, agus do chuntas leis an seoladh seo amháin.
mail-group-invite-ignore = Nach bhfuil fonn ort? Mar sin ní gá duit aon rud a dhéanamh.

mail-received-subject = Tá do chlárú againn
mail-received-text = Go raibh maith agat as a bheith ag iarraidh páirt a ghlacadh in { $community }! Féachfaidh duine den fhoireann ar do chlárú.
mail-received-next = A luaithe a bheidh do chuntas réidh, scríobhfaimid chugat arís.

mail-repeated-subject = Tá cuntas agat cheana
mail-repeated-text = Rinne duine éigin iarracht díreach anois clárú le { $community } leis an seoladh seo. Tá cuntas agat ann cheana.
mail-repeated-next = An tusa a bhí ann? Más ea, níl le déanamh ach síniú isteach.
mail-repeated-open = Sínigh isteach
mail-repeated-ignore = Nárbh tusa a bhí ann? Ní gá duit aon rud a dhéanamh: níor athraigh do chuntas, agus níor insíodh d’aon duine go bhfuil ceann agat.

mail-rejected-subject = Do chlárú
mail-rejected-text = Go raibh maith agat as iarraidh a bheith páirteach in { $community }. Faraor, níorbh fhéidir leis an bhfoireann glacadh le do chlárú. Seo an fáth:

mail-why-security = Faigheann tú an ríomhphost seo toisc go mbaineann sé le slándáil do chuntais ag { $community }.

mail-reset-subject = Roghnaigh pasfhocal nua
mail-reset-text = D’iarr duine éigin pasfhocal nua do do chuntas ag { $community }. Leis an nasc seo is féidir leat ceann a roghnú.
mail-reset-open = Roghnaigh pasfhocal nua
mail-reset-hours = Tá an nasc bailí ar feadh uair an chloig agus oibríonn sé uair amháin.
mail-reset-ignore = Nach tusa a bhí ann? Más ea ní gá duit aon rud a dhéanamh: fanann do phasfhocal mar atá sé.

mail-password-changed-subject = Athraíodh do phasfhocal
mail-password-changed-text = Athraíodh pasfhocal do chuntais ag { $community } anois beag. Síníodh gach gléas amach.
mail-password-changed-next = Nach tusa a bhí ann? Más ea roghnaigh pasfhocal nua láithreach.
mail-password-changed-open = Roghnaigh pasfhocal nua

mail-email-confirm-subject = Deimhnigh do sheoladh ríomhphoist nua, le do thoil
mail-email-confirm-text = Beidh an seoladh seo ag do chuntas ag { $community } feasta. Deimhnigh gur leatsa é, le do thoil.
mail-email-confirm-open = Deimhnigh mo sheoladh nua
mail-email-confirm-ignore = Nach eol duit aon rud faoi seo? Más ea ní gá duit aon rud a dhéanamh; ní tharlóidh aon rud le do sheoladh.

mail-email-stop-subject = Tá do sheoladh ríomhphoist ar tí athrú
mail-email-stop-text = Tá duine a bhfuil do phasfhocal ar eolas aige ag iarraidh seoladh ríomhphoist eile a thabhairt do do chuntas ag { $community }. Athróidh sé a luaithe a dheimhnítear an seoladh nua.
mail-email-stop-next = Nach tusa a bhí ann? Más ea cuir stop leis: sínítear gach gléas amach, agus seolaimid nasc chugat chun pasfhocal nua a roghnú.
mail-email-stop-open = Cuir stop leis an athrú
mail-email-stop-ignore = An tusa a bhí ann? Más ea ní gá duit aon rud a dhéanamh.

mail-email-changed-subject = Athraíodh do sheoladh ríomhphoist
mail-email-changed-text = Tá seoladh ríomhphoist eile ag do chuntas ag { $community } anois. Ní féidir leat síniú isteach leis an gceann seo a thuilleadh.
mail-email-changed-next = Nach tusa a bhí ann? Más ea scríobh chuig an bhfoireann láithreach, le do thoil.

mail-second-factor-on-subject = Tá an dara fachtóir ar siúl
mail-second-factor-off-subject = Tá an dara fachtóir múchta
mail-second-factor-text = Baineann sé seo leis an tslí a síníonn tú isteach i do chuntas ag { $community }. Nuair atá dara fachtóir ar siúl, teastaíonn cód ó aip chomh maith leis an bpasfhocal.
mail-second-factor-reset-subject = D’athshocraigh an fhoireann do dhara fachtóir
mail-second-factor-reset-text = D’athshocraigh an fhoireann do dhara fachtóir. Go dtí go gcuireann tú ar siúl arís é, is leor an pasfhocal chun síniú isteach i do chuntas ag { $community }. Síníodh amach gach gléas. Scríobh an fhoireann:

mail-topic-messages = Teachtaireachtaí
mail-topic-connections = Ceangail
mail-topic-reviews = Léirmheasanna
mail-topic-transactions = Uaireanta
mail-topic-social = Nótaí agus freagairtí
mail-topic-events = Imeachtaí
mail-topic-groups = Grúpaí
mail-topic-listings = Tairiscintí agus iarratais
mail-topic-jobs = Poist
mail-topic-ideation = Smaointe
mail-topic-safeguarding = Sábháilteacht
mail-topic-system = Ón bhfoireann
mail-topic-security = Do chuntas
mail-topic-other = Nuacht eile
mail-topic-all = Gach ríomhphost
mail-topic-digest = Achoimrí
mail-topic-gamification = Pointí agus suaitheantais
mail-topic-org = Eagraíochtaí
mail-topic-federation = Nuacht ó phobail pháirtneara

page-unsubscribe-title = Níos lú ríomhphost?
page-unsubscribe-text = Ní bhfaighidh tú ríomhphoist den chineál seo ó { $community } a thuilleadh:
page-unsubscribe-all-text = Ní bhfaighidh tú aon ríomhphost ó { $community } a thuilleadh, seachas faoi do chuntas:
page-unsubscribe-button = Sea, stop iad
page-unsubscribe-keep = Más fearr leat iad a choinneáil, níl le déanamh ach an leathanach seo a dhúnadh.
page-unsubscribed-title = Déanta
page-unsubscribed-text = Ní fhaigheann tú ríomhphoist den chineál seo ó { $community } a thuilleadh:
page-unsubscribed-all-text = Ní fhaigheann tú aon ríomhphost ó { $community } a thuilleadh, seachas faoi do chuntas:
page-unsubscribed-back = Is féidir leat iad a chur ar siúl arís i do shocruithe am ar bith.
page-unsubscribe-invalid-title = Ní oibríonn an nasc seo
page-unsubscribe-invalid-text = B’fhéidir gur gearradh é ar an mbealach. Oscail an nasc sa ríomhphost arís, nó sínigh isteach agus athraigh do shocruithe.
